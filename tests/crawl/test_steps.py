"""Steps are bound where their procedures stand."""

from __future__ import annotations

from types import ModuleType

import pytest

from undercroft.crawl.steps import bound_to, entries, step, steps_of
from undercroft.kernel.state import Entry


class Strike(Entry, frozen=True):
    """Somebody strikes."""


class Rest(Entry, frozen=True):
    """Somebody rests."""


@pytest.fixture
def agenda() -> ModuleType:
    """An agenda of two entries, of a system whose only module is this one."""
    found = ModuleType(f"{__name__}.agenda")
    vars(found).update(Entry=Entry, Strike=Strike, Rest=Rest)
    return found


def of_this_system(procedure, module):
    procedure.__module__ = f"{__name__}.{module}"
    return procedure


def test_the_entries_of_an_agenda_are_those_its_module_names(agenda):
    assert entries(agenda) == (Strike, Rest)


def test_a_step_is_known_by_its_procedure_and_its_part_in_an_attack(agenda):
    strike = step(Strike, attack=True)(of_this_system(lambda game, entry: None, "combat"))
    rest = step(Rest, between=True)(of_this_system(lambda game, entry: None, "actions"))
    found = steps_of(agenda)
    assert found.of == {Strike: strike, Rest: rest}
    assert (found.attack, found.between) == ({Strike}, {Rest})


def test_an_entry_with_two_procedures_is_refused_with_both(agenda):
    class Twice(Entry, frozen=True):
        """Done by two."""

    agenda.Twice = Twice

    @step(Twice)
    def once(game, entry):
        pass

    @step(Twice)
    def again(game, entry):
        pass

    of_this_system(once, "flow")
    of_this_system(again, "flow")
    with pytest.raises(TypeError, match=r"Twice is done by .*once and by .*again; it can be done by one only"):
        bound_to(agenda)


def test_systems_that_share_an_entry_have_a_step_for_it_each(agenda):
    class Shared(Entry, frozen=True):
        """Of crawls in general."""

    agenda.Shared = Shared

    @step(Shared)
    def mine(game, entry):
        pass

    @step(Shared)
    def theirs(game, entry):
        pass

    of_this_system(mine, "flow")
    assert bound_to(agenda)[Shared].procedure is mine
