"""The nine independent quests in far lands: where they lie, and the rules that three of them have of their own."""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.box import BOX
from systems.universalis.build import Play, hero, position
from undercroft.kernel.events import Said
from undercroft.kernel.requests import FigureId, Script
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import QuestStep
from undercroft.systems.universalis.cards.definitions import FACTIONS
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.design.quest_checks import faults
from undercroft.systems.universalis.dungeon.mission import handled
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.quests import low_tide, roses_of_the_red_arena, the_hanging_larder

ALL = BOX[QUESTS]
NINE = {
    29: "the-guests-of-honour",
    30: "the-girl-in-the-glass",
    31: "the-hanging-larder",
    32: "low-tide",
    35: "roses-of-the-red-arena",
    36: "the-stolen-stove",
    37: "the-egg-goes-home",
    38: "market-day",
    40: "the-small-print",
}
SPIDER, BEAST = "leaping-spider", "pit-dog"


# what they are


@pytest.mark.parametrize(("number", "id"), NINE.items())
def test_each_has_its_number_and_can_be_played(number: int, id: str):
    assert (ALL[id].number, ALL[id].kind, faults(ALL[id])) == (number, "independent", [])


@rule("UN-1215")
def test_each_lies_in_a_land_of_its_own_and_has_a_faction_of_its_own():
    nine = [ALL[id] for id in NINE.values()]
    elsewhere = {quest.lies for quest in ALL.values() if quest.id not in NINE.values()}
    assert len({quest.lies for quest in nine} - elsewhere) == len(nine)
    assert len({quest.faction for quest in nine} & set(BOX[FACTIONS])) == len(nine)
    assert {quest.goal.kind for quest in nine} == {"free", "own", "escape", "slay-leader", "take", "reach", "break"}


# the hanging larder


def larder() -> Play:
    return position(quest=NINE[31], S=hero(at="j4"), turn="S", explored=["g5"])


def cut(play: Play, mark: int, lot: int) -> None:
    """A hero cuts a cocoon open, and this is the lot."""
    script = the_hanging_larder.quest_step(play.game, QuestStep(what="cocoon", n=mark))
    _run(script, lot)


def _run(script: Any, *answers: Any) -> None:
    """Go on with a script, giving these answers, then ones."""
    given = [None, *answers]
    try:
        while True:
            script.send(given.pop(0) if given else 1)
    except StopIteration:
        return


def test_a_cocoon_that_is_handled_is_cut_open():
    play = larder()
    handled(play.game, play.who("S"), 0)
    assert QuestStep(what="cocoon", n=0) in play.game.state.agenda


@pytest.mark.parametrize(("lot", "rescued", "spiders"), [(1, 1, 0), (4, 1, 0), (5, 0, 1), (6, 0, 1)])
def test_four_of_the_six_cocoons_hold_somebody_and_the_others_a_spider_for_nothing(lot, rescued, spiders):
    play = larder()
    reserve = play.game.state.reserve
    cut(play, 0, lot)
    found = [one.card for one in play.game.state.creatures]
    assert (play.game.state.quest.get("rescued", 0), found) == (rescued, [SPIDER] * spiders)
    assert play.game.state.reserve == reserve


def test_with_the_third_who_breathes_the_mission_is_accomplished():
    play = larder()
    done = []
    for mark in range(3):
        cut(play, mark, 1)
        done.append(play.game.state.accomplished)
    assert done == [False, False, True]


def test_what_was_in_the_others_is_not_drawn_again():
    play = larder()
    for mark, lot in ((0, 6), (1, 5), (2, 4)):
        cut(play, mark, lot)
    found = [one.card for one in play.game.state.creatures]
    assert (play.game.state.quest["rescued"], found) == (1, [SPIDER] * 2)


# low tide


def tide(at: str, number: int, side: str = "dark", **more: Any) -> Play:
    play = position(quest=NINE[32], S=hero(at=at), turn="S", explored=["g5", "m5"], **more)
    play.game.state.side, play.game.state.round = side, number
    low_tide.turn_starts(play.game)
    return play


@pytest.mark.parametrize(
    ("at", "number", "lost"), [("b5", 11, 0), ("b5", 12, 1), ("h5", 15, 0), ("h5", 16, 1), ("n5", 19, 0), ("n5", 20, 1)]
)
def test_the_tide_fills_one_place_after_the_other_and_costs_a_point_each_turn(at, number, lost):
    assert tide(at, number).who("S").wounds == lost


def test_the_tide_takes_nothing_in_the_heroes_turn():
    assert tide("b5", 12, side="heroes").who("S").wounds == 0


def test_every_place_but_the_rock_fills():
    sections = set(ALL[NINE[32]].sections)
    assert sections - set(low_tide.FILLS) == {"lighthouse-rock"}


# roses of the Red Arena


def arena(number: int, *, creatures: int = 0, **quest: int) -> Play:
    """A turn of the Dark Player begins on the sand."""
    play = position(
        quest=NINE[35], S={**hero(at="j9"), "wounds": 4}, turn="S", **({"k": _beast()} if creatures else {})
    )
    state = play.game.state
    state.side, state.round = "dark", number
    state.quest.update(quest)
    roses_of_the_red_arena.turn_starts(play.game)
    return play


def _beast() -> dict[str, Any]:
    return {"creature": BEAST, "at": "n9"}


def bouts(play: Play) -> list[int]:
    return [entry.n for entry in play.game.state.agenda if isinstance(entry, QuestStep)]


@pytest.mark.parametrize(
    ("fought", "next"), [({}, [1]), ({"bout": 1, "begun": 1}, [2]), ({"bout": 2, "begun": 1}, [3])]
)
def test_when_the_sand_is_empty_the_next_bout_begins(fought, next):
    assert bouts(arena(6, **fought)) == next


def test_no_bout_begins_while_somebody_is_left_or_after_the_last():
    assert bouts(arena(6, creatures=1, bout=1, begun=1)) == bouts(arena(6, bout=3, begun=1)) == []


@pytest.mark.parametrize(("number", "next"), [(10, []), (11, [2])])
def test_after_ten_turns_of_a_bout_the_crowd_is_bored_and_throws_nothing(number: int, next: list[int]):
    play = arena(number, creatures=1, bout=1, begun=1)
    assert (bouts(play), play.who("S").wounds) == (next, 4)


@pytest.mark.parametrize(("turns", "wounds"), [(4, 1), (5, 3)])
def test_a_quick_bout_brings_roses_and_a_slow_one_applause(turns, wounds):
    assert arena(2 + turns, bout=1, begun=2).who("S").wounds == wounds


def test_the_undefeated_comes_with_the_third_bout():
    play = arena(6, bout=2, begun=1)
    _run(roses_of_the_red_arena.quest_step(play.game, QuestStep(what="bout", n=3)), (1,))
    (leader,) = [one for one in play.game.state.creatures if one.leader]
    assert leader.card == "undefeated"


def test_there_is_something_to_say_to_every_bout():
    for number, said in ((1, "universalis-bout-1"), (2, "universalis-bout-2"), (3, "universalis-bout-last")):
        play = arena(6)
        play.game.told = []
        _run(roses_of_the_red_arena.quest_step(play.game, QuestStep(what="bout", n=number)), *[(1,)] * (number == 3))
        assert said in [told.event.message for told in play.game.told if isinstance(told.event, Said)]


@pytest.mark.parametrize(("heroes", "column"), [(2, "wandering"), (3, "spotted")])
def test_two_heroes_meet_small_troops(heroes: int, column: str, monkeypatch: pytest.MonkeyPatch):
    sent: list[str] = []

    def arrive(game: Universalis, name: str, column: str) -> Script[list[FigureId]]:
        sent.append(column)
        yield from ()
        return []

    monkeypatch.setattr(roses_of_the_red_arena, "arrive", arrive)
    monkeypatch.setattr(Universalis, "party", lambda game: heroes)
    _run(roses_of_the_red_arena.quest_step(arena(6).game, QuestStep(what="bout", n=1)))
    assert sent == [column]
