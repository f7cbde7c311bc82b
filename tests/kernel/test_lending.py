"""Parts of a state that no step has changed are lent."""

from __future__ import annotations

import msgspec

from undercroft.kernel.lending import Lender
from undercroft.kernel.state import Entry, Pile, State, copy, encode


class Orc(msgspec.Struct):
    wounds: int = 0


class Cave(State[Entry], kw_only=True):
    orcs: list[Orc] = []
    tokens: list[str] = []
    score: int = 0


def cave() -> Cave:
    return Cave(agenda=[], orcs=[Orc(1), Orc(2)], tokens=["key"], piles={"loot": Pile(("axe", "bow"))})


def test_what_no_step_has_changed_is_taken_back_and_given_again():
    lender, one = Lender(cave()), cave()
    lent = lender.take_back(one)
    assert (one.orcs, one.tokens, one.piles) == ([], [], {})
    lender.lend(one, lent)
    assert one == cave()


def test_what_a_step_has_changed_is_its_own():
    lender, one = Lender(cave()), cave()
    one.orcs[0].wounds = 9
    lent = lender.take_back(one)
    assert one.orcs == [Orc(9), Orc(2)]
    assert one.tokens == []
    lender.lend(one, lent)
    assert one.orcs == [Orc(9), Orc(2)]
    assert one.tokens == ["key"]


def test_the_next_step_finds_nothing_of_what_the_one_before_has_done_to_what_it_was_lent():
    lender = Lender(cave())
    waiting = cave()
    lent = lender.take_back(waiting)
    first, second = copy(waiting), copy(waiting)
    lender.lend(first, lent)
    first.orcs[0].wounds = 9
    first.piles["loot"].cards = ()
    lender.take_back(first)
    lender.lend(second, lent)
    assert second == cave()
    assert first.orcs == [Orc(9), Orc(2)]


def test_a_step_that_was_left_in_the_middle_leaves_nothing_behind():
    lender = Lender(cave())
    one = cave()
    lent = lender.take_back(one)
    lender.lend(one, lent)
    one.tokens.append("torch")
    lender.lend_anew()
    other = cave()
    lender.lend(other, lender.take_back(other))
    assert other == cave()


def test_nothing_left_is_not_the_same_as_lent():
    lender, one, other = Lender(cave()), cave(), cave()
    one.orcs = []
    mine, theirs = lender.take_back(one), lender.take_back(other)
    assert encode(one) == encode(other)
    assert mine != theirs
