"""Rooms of a system whose modules bind something by being there: steps, effects, skills, quest rules."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules


def load(package: str, *rooms: str) -> None:
    """Import every module of these rooms of a system, in order of their names, so that what is bound there is bound."""
    for room in rooms:
        _load(f"{package}.{room}")


def _load(name: str) -> None:
    module = import_module(name)
    for found in sorted(iter_modules(getattr(module, "__path__", ())), key=lambda one: one.name):
        _load(f"{name}.{found.name}")
