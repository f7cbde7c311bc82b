"""Watchmen open doors that only heroes open otherwise.  UN-C571"""

from __future__ import annotations

from typing import Any

import pytest

from systems.staging import Dice
from systems.universalis.build import Play, hero, orc, position
from systems.universalis.proofs import skill
from systems.universalis.rooms import rooms
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.state import State

TWO = rooms([6, 6], 5, {0: (3, "=")})
ENCOUNTER = 3
MISS = {"k attack": [2, 1], "S defense": [6, 5]}


def guard(at: str, *skills: str, turn: str | list[str] = "k", dice: Dice | None = None, **more: Any) -> Play:
    """An orc with these skills in a room with Shara, a closed door between them and the next."""
    people = {"S": hero(at="a5"), "k": orc(at=at, skills=list(skills)), **more.pop("people", {})}
    return position(TWO, turn=turn, dice=dice, **people, **{"round": 2, "reserve": 20, **more})


def sections(play: Play) -> int:
    return len(play.see("table")["sections"])


@rule("UN-C571")
@skill("watchman", changes=True)
@pytest.mark.parametrize(("skills", "seen"), [(["watchman"], 2), ([], 1)])
def test_a_watchman_of_the_artificial_dark_player_first_opens_a_door(skills, seen):
    play = guard("e2", *skills, dice={"scenario-encounter?": [1], "k attack?": [1, 3], "S defense?": [3, 3]}).finish()
    assert sections(play) == seen


@rule("UN-C571")
@skill("watchman", changes=True)
def test_a_watchman_who_is_too_far_from_the_door_goes_towards_it():
    play = guard("a1", "watchman", dice=[3, 3]).finish()
    assert play.see("k")["at"][0] > "a"
    assert (sections(play), play.rolled("run")) == (1, 0)


@rule("UN-C571")
@skill("watchman", changes=False)
def test_a_watchman_beside_an_enemy_fights():
    play = guard("b5", "watchman", dice=MISS).finish()
    assert (sections(play), play.rolled("attack")) == (1, 1)


@rule("UN-C571")
@skill("watchman", changes=False)
def test_a_watchman_does_not_open_what_nobody_knows_of_nor_what_is_locked():
    secret = guard("f3", "watchman", dice=[3] * 8, doors={"f3": {"kind": "secret-door"}}).finish()
    locked = guard("f3", "watchman", dice=[3] * 8, doors={"f3": {"state": "locked"}}).finish()
    assert (sections(secret), sections(locked)) == (1, 1)


@rule("UN-C571")
def test_no_obstacle_answers_a_watchman_but_encounters_may_come():
    decks = {"encounters": ["wandering-creature"], "obstacles": ["pit"] * 3}
    play = guard("f3", "watchman", dice={"scenario-encounter": [ENCOUNTER], "spawn": [1]}, decks=decks).finish()
    assert len(play.state.creatures) == 3
    assert len(play.state.piles["obstacles"].cards) == 3


@rule("UN-C571", "UN-0315")
def test_those_whom_a_watchman_lets_in_lose_initiative_without_a_roll():
    decks = {"encounters": ["wandering-creature"]}
    play = guard("f3", "watchman", dice={"scenario-encounter": [ENCOUNTER], "spawn": [1]}, decks=decks).finish()
    assert play.rolled("initiative") == 0
    assert [creature.activated for creature in play.state.creatures] == [True] * 3


@rule("UN-C571", "UN-0167")
@skill("watchman", changes=True)
@skill("watchman", changes=False)
@pytest.mark.parametrize(
    ("skills", "at", "opens"), [(["watchman"], "f3", True), ([], "f3", False), (["watchman"], "b5", False)]
)
def test_a_watchman_of_a_person_may_open_a_door(skills, at, opens):
    play = guard(at, *skills, hand=["fortune"])
    assert play.offers("k opens g3") is opens


@rule("UN-C571", "UN-0315")
def test_encounters_but_no_obstacles_are_played_behind_a_watchmans_door_and_initiative_is_rolled():
    def prepare(state: State) -> None:
        state.side = "dark"

    cards = ["wandering-creature", "complete-darkness", "pit"]
    play = guard("f3", "watchman", hand=cards, dice=[2, 1, 6, 5], prepare=prepare)
    play.state.player.grunts = 9
    play.take("k opens g3")
    assert play.asks() == "discover"
    assert [act for act in play.acts() if act.startswith("play")] == ["play =wandering-creature"]
    play.take("the dark player plays wandering-creature", "the dark player brings orc-warrior")
    while play.asks() in ("equip", "train", "post", "bring", "discover"):
        play.table.choose(play.table.ask.options[-1 if play.asks() == "bring" else 0])
    assert play.rolled("initiative") == 1
    assert sections(play) == 2


@rule("UN-C571")
@skill("watchman", changes=True)
@pytest.mark.parametrize(("skills", "can"), [(["watchman"], True), ([], False)])
def test_a_hero_who_keeps_watch_searches_in_the_middle_of_a_fight(skills, can):
    people = {"S": hero(at="a1", skills=skills), "k": orc(at="f5")}
    play = position(TWO, turn="S", **people)
    assert play.offers("S searches the room") is can
