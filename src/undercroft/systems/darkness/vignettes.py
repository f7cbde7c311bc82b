"""The vocabulary of vignettes for Massive Darkness: positions, sentences, facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.kernel.requests import Ask, FigureId, Option
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import StageError
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import State


def stage(position: Mapping[str, Any]) -> tuple[State, Setup, Mapping[str, FigureId]]:
    """A position."""
    raise StageError("not yet")


def phrase(game: Darkness, text: str, names: Mapping[str, FigureId], ask: Ask) -> Option | None:
    """A sentence."""
    return None


def observe(game: Darkness, name: str, names: Mapping[str, FigureId]) -> Mapping[str, Any] | None:
    """Facts."""
    return None
