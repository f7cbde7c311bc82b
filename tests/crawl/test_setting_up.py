"""Setups that can be played, ledgers that go from game to game, numbers of figures."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.crawl.campaign import brought, closed, mapped, opened, won_so_far
from undercroft.crawl.cards import QuestEntry, quest_cards
from undercroft.crawl.game import FIRST_FOE, is_hero, numbered
from undercroft.crawl.setup import must_be_played_by, must_be_there, must_differ, ready
from undercroft.kernel.ledger import LedgerError
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.system import Measured, SetupError
from undercroft.text.messages import LANGUAGES, messages


class Book(msgspec.Struct):
    """A ledger."""

    gold: int = 5


def refused(call, *args):
    with pytest.raises(SetupError) as raised:
        call(*args)
    return raised.value


def test_a_ready_setup_has_a_seat_for_each_hero():
    setup = ready("mygame", "cellar", ["ann", "bob"], "seed", round_limit=9)
    assert (setup.party, setup.seats) == (("ann", "bob"), (SeatPlan("ann"), SeatPlan("bob")))
    assert (setup.system, setup.quest, setup.seed, setup.round_limit) == ("mygame", "cellar", "seed", 9)


@pytest.mark.parametrize("heroes", [0, 7])
def test_more_heroes_than_there_may_be_are_refused_and_so_is_nobody(heroes):
    assert str(refused(must_be_played_by, heroes, 6)) == f"1 to 6 heroes can play, not {heroes}"


@pytest.mark.parametrize("heroes", [1, 6])
def test_one_hero_may_play_and_as_many_as_there_may_be(heroes):
    must_be_played_by(heroes, 6)


def test_a_quest_that_there_is_not_is_refused_with_those_there_are():
    assert str(refused(must_be_there, "quest", "attic", {"cellar", "well", "yard"}, ["cellar", "well"])) == (
        'there is no quest "attic"; one of cellar, well'
    )


def test_nobody_is_in_a_party_twice():
    must_differ(["ann", "bob"])
    assert str(refused(must_differ, ["ann", "ann"])) == "each hero can be in the party only once"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_refused_is_said_in_every_language(language):
    errors = [
        refused(must_be_played_by, 7, 6),
        refused(must_differ, ["ann", "ann"]),
        *(refused(must_be_there, what, "x", ["y"], ["y"]) for what in ("quest", "hero", "class")),
    ]
    said = messages(language, "")
    for error in errors:
        text = said.text(error.said, **error.names)
        assert error.said not in text
        assert all(name in text for name in error.names.values())


def test_a_ledger_comes_back_from_its_bytes_and_is_fresh_where_there_are_none():
    assert opened(Book, closed(Book(7))) == Book(7)
    assert opened(Book, b"") == Book()


def test_bytes_that_are_no_ledger_are_refused_as_a_setup():
    with pytest.raises(LedgerError):
        opened(Book, b"\xff")
    assert "the ledger cannot be read" in str(refused(brought, Book, Setup(system="g", quest="q", ledger=b"\xff")))


def test_a_quest_is_among_those_won_once():
    assert won_so_far(("cellar",), "well", True) == ("cellar", "well")
    assert won_so_far(("cellar",), "cellar", True) == ("cellar",)
    assert won_so_far(("cellar",), "well", False) == ("cellar",)


def test_between_quests_the_first_map_serves():
    assert mapped(Setup(system="g", quest="market"), ("market",), ["cellar", "well"]) == "cellar"
    assert mapped(Setup(system="g", quest="well"), ("market",), ["cellar", "well"]) == "well"


def test_quests_are_offered_by_number_with_what_was_measured():
    one, two = QuestEntry(id="one", number=1, minutes=30, most=4, teaches=True), QuestEntry(id="two", number=2)
    known = (Measured(heroes=2, rate=0.5, games=10, bot="sensible"),)
    first, second = quest_cards([two, one], {"two": known})
    assert (first.id, first.minutes, first.most, first.teaches, first.measured) == ("one", 30, 4, True, ())
    assert (second.id, second.measured) == ("two", known)


def test_heroes_are_numbered_below_their_foes():
    assert [is_hero(who) for who in (0, 1, FIRST_FOE - 1, FIRST_FOE)] == [False, True, True, False]


def test_a_figure_is_found_by_its_number():
    seats = [QuestEntry(id="3", number=0), QuestEntry(id="4", number=0)]
    assert numbered(seats, "4") is seats[1]
    assert numbered(seats, "5") is None
