"""Every entry of an agenda has one step, and odds follow an attack through all of its steps."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

import pytest

from undercroft.crawl.steps import bound_to, entries
from undercroft.kernel.system import AnySystem

from .everybody import SYSTEMS, home_of
from .pushed import pushed


@pytest.fixture(params=SYSTEMS, ids=lambda system: system.name)
def system(request: pytest.FixtureRequest) -> AnySystem:
    found: AnySystem = request.param
    return found


@pytest.fixture
def agenda(system: AnySystem) -> ModuleType:
    return import_module(f"{home_of(system)}.agenda")


def test_every_entry_of_the_agenda_has_a_step(system: AnySystem, agenda: ModuleType) -> None:
    assert [kind.__name__ for kind in entries(agenda) if kind not in system.steps] == []


def test_what_an_attack_comes_to_says_where_it_belongs(system: AnySystem, agenda: ModuleType) -> None:
    """Else odds would stop there without a word: mark its step `attack`, `between` or `after`."""
    bound = bound_to(agenda)
    silent = {
        kind.__name__: f"{start.__name__}: {', '.join(way)}"
        for start, one in bound.items()
        if one.attack
        for kind, way in pushed(one.procedure, home_of(system)).items()
        if not bound[kind].placed
    }
    assert silent == {}


def test_a_state_can_be_written_and_read_with_any_entry_on_its_agenda(system: AnySystem, agenda: ModuleType) -> None:
    import msgspec

    for kind in entries(agenda):
        written = msgspec.json.encode([kind()])
        assert msgspec.json.decode(written, type=list[agenda.AnyEntry]) == [kind()]  # type: ignore[name-defined]
