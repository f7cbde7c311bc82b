"""Every system of the house that is installed, for tests of what all of them keep."""

from __future__ import annotations

from undercroft.kernel.system import AnySystem, find, installed

HOUSE = "undercroft.systems."
SYSTEMS = [find(name) for name in installed() if type(find(name)).__module__.startswith(HOUSE)]


def home_of(system: AnySystem) -> str:
    """The package of a system."""
    return type(system).__module__.rpartition(".")[0]
