"""Systems from outside the package, named in the environment: `UNDERCROFT_SYSTEMS=module:ATTRIBUTE,…`."""

from __future__ import annotations

import importlib
import os

from undercroft.kernel.system import AnySystem, System, register

VARIABLE = "UNDERCROFT_SYSTEMS"


class OutsideError(LookupError):
    """A system named in the environment that cannot be brought in; says why."""


def bring_in(named: str | None = None) -> tuple[str, ...]:
    """Register the systems that are named, by default in the environment; gives their names."""
    listed = os.environ.get(VARIABLE, "") if named is None else named
    return tuple(register(_load(entry.strip())).name for entry in listed.split(",") if entry.strip())


def _load(entry: str) -> AnySystem:
    module, colon, attribute = entry.partition(":")
    if not (module and colon and attribute):
        raise OutsideError(f'{VARIABLE}: found "{entry}"; expected module:ATTRIBUTE, as in proving:SYSTEM')
    try:
        found: object = importlib.import_module(module)
        for name in attribute.split("."):
            found = getattr(found, name)
        system = found() if isinstance(found, type) else found
    except Exception as error:
        raise OutsideError(f'{VARIABLE}: "{entry}" cannot be brought in: {type(error).__name__}: {error}') from error
    if not isinstance(system, System):
        raise OutsideError(f'{VARIABLE}: "{entry}" is no System, but {type(system).__name__}')
    return system
