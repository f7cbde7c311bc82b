"""Edges of traps: where one stays, what is over, who else is struck.  UN-0096 to UN-0660"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, position, square, troll
from systems.universalis.rooms import rooms
from undercroft.content.vocabulary import Effect, Effects
from undercroft.kernel.requests import Option
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import Act, ObstacleMet, ObstacleWindow, Reveal, Walk
from undercroft.systems.universalis.cards.definitions import DARK_CARDS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.words import Blast
from undercroft.systems.universalis.dungeon.obstacle_windows import _halted_large, sheet_trap, with_ventures
from undercroft.systems.universalis.dungeon.obstacles import befall
from undercroft.systems.universalis.dungeon.traps import _retreat, go_off, obstacle_met
from undercroft.systems.universalis.effects import Cause
from undercroft.systems.universalis.effects.harm import hurt
from undercroft.systems.universalis.state import Obstacle


def hall(board: str = HALL, **people: Any) -> Play:
    return position(board, **{"turn": "S", "S": hero(at="b2"), "hand": [], **people})


def met(play: Play, card: str = "stake", **more: Any) -> ObstacleMet:
    who = play.who("S")
    return ObstacleMet(who.id, **{"card": card, "deed": "step", "access": -1, "at": who.at, **more})


@rule("UN-0606", "UN-0607", "UN-0609")
@pytest.mark.parametrize(("must", "acts"), [(True, {"retreat"}), (False, {"stay", "retreat"})])
def test_who_may_step_back_from_a_trap_stays_where_nothing_is_said(must: bool, acts: set[str]) -> None:
    play = hall()
    ask = next(_retreat(play.game, play.who("S"), 0, must=must))
    assert {option.act for option in ask.options} == acts
    assert (ask.options[ask.default].act == "stay") is not must


@rule("UN-0596", "UN-0660")
@pytest.mark.parametrize(
    ("at", "card", "found"), [("c3", "stake", ""), ("d3", "stake", "stake"), ("c3", "acid-spray", "stake")]
)
def test_the_sheets_trap_lies_on_its_square_until_it_has_gone_off_there(at: str, card: str, found: str) -> None:
    play = hall()
    spot = square(play, "c3")
    play.game.plan.traps[spot] = "stake"
    try:
        window = ObstacleWindow(play.who("S").id, deed="step", at=spot)
        assert sheet_trap(play.game, window) == "stake"
        play.state.obstacles = (Obstacle(card, (square(play, at),)),)
        assert sheet_trap(play.game, window) == found
    finally:
        del play.game.plan.traps[spot]


@rule("UN-0610", "UN-0297")
def test_a_trap_that_lay_dormant_and_goes_off_lies_there_once() -> None:
    play = hall()
    play.state.agenda.append(Act(play.who("S").id))
    other = Obstacle("stake", (square(play, "h8"),))
    play.state.obstacles = (Obstacle("stake", (play.who("S").at,), dormant=True), other)
    next(go_off(play.game, play.who("S"), met(play), ()), None)
    assert play.state.obstacles == (other, Obstacle("stake", (play.who("S").at,), -1))
    assert play.game.active.over


@rule("UN-0096", "UN-0610")
@pytest.mark.parametrize("fortune", [0, 2])
def test_of_a_trap_turned_aside_by_fortune_nothing_more_comes(fortune: int) -> None:
    play = hall(S=hero(at="b2", fortune=fortune, wounds=4))
    deadly = Effect("blast", Blast(dice=9, against="armor"))
    effects = Effects((deadly, Effect("suffer", ("poisoned",))))
    script = befall(play.game, play.who("S"), effects, met(play))
    replies: list[Any] = [9] if not fortune else [9, Option("keep"), Option("fortune"), True]
    assert carried_out(script, *replies) is not bool(fortune)
    assert ("poisoned" in play.see("S")["conditions"]) is False


@rule("UN-0467", "UN-0096")
@pytest.mark.parametrize(("trap", "why"), [(True, "trap"), (False, "stake")])
def test_who_is_hurt_learns_by_what(trap: bool, why: str) -> None:
    play = hall()
    carried_out(hurt(play.game, play.who("S"), 1, Cause("stake", trap=trap)))
    assert [event.why for event in play.events("harmed")] == [why]


@rule("UN-0176", "UN-0605", "UN-0608")
@pytest.mark.parametrize(("deed", "over"), [("door", True), ("step", False)])
def test_an_obstacle_at_a_door_stops_what_one_was_about_to_do(deed: str, over: bool) -> None:
    cards = [one for one in library()[DARK_CARDS].values() if one.kind == "obstacle" and one.trap is None]
    card = next(one.id for one in cards if "door" in one.where)
    play = position(rooms([4, 4], 3, {0: (2, "=")}), S=hero(at="d2"), turn="S", hand=[])
    opening = Reveal(play.who("S").id, access=0)
    play.state.agenda = [Act(play.who("S").id), opening]
    access = 0 if deed == "door" else -1
    next(obstacle_met(play.game, met(play, card, deed=deed, access=access)), None)
    assert (opening not in play.state.agenda) is over


@rule("UN-0156")
def test_a_larger_base_halts_where_it_first_has_room_on_a_trapped_square_and_goes_on_from_there() -> None:
    play = hall(S=hero(at="k9"), k=troll(at="b2"))
    who, start = play.who("k").id, square(play, "b2")
    path = tuple(square(play, f"{column}2") for column in "defgh")
    walk, trapped = Walk(who, path=path, to=square(play, "g2")), square(play, "e2")
    assert _halted_large(play.game, walk, start, start, 0, 1 << trapped) == [
        Walk(who, path=path[:2], to=square(play, "d2")),
        ObstacleWindow(who, at=trapped, back=start),
        Walk(who, path=path[2:], to=square(play, "g2")),
    ]
    safe = sum(1 << square(play, f"{column}{row}") for column in "bcdef" for row in "23")
    entries = _halted_large(play.game, walk, start, start, safe, 0)
    assert [entry.at for entry in entries if type(entry) is ObstacleWindow] == [square(play, "g2")]
    assert _halted_large(play.game, walk, start, start, 0, 0) == [walk]


def windows(play: Play) -> list[tuple[int, int]]:
    """A Large bear goes from b2 to i2 and is shot at on f2: where Obstacles may come, and where it stood before."""
    who = play.who("h")
    way = [square(play, f"{column}2") for column in "defghi"]
    legs = [Walk(who.id, path=tuple(way[:3]), to=way[2]), Walk(who.id, path=tuple(way[3:]), to=way[5])]
    entries = with_ventures(play.game, who, legs)
    return [(entry.at, entry.back) for entry in entries if type(entry) is ObstacleWindow]


@rule("UN-0156", "UN-0598")
def test_a_large_base_that_is_shot_at_on_the_way_leaves_the_safety_zone_once() -> None:
    play = hall(S=hero(at="k9"), h={"companion": "bear", "at": "b2"}, turn="h", hand=["stake"])
    assert windows(play) == [(square(play, "f2"), square(play, "b2"))]


@rule("UN-0156", "UN-0609")
def test_a_large_base_steps_back_to_where_the_leg_of_its_walk_began() -> None:
    play = hall(S=hero(at="k9"), h={"companion": "bear", "at": "b2"}, turn="h", hand=["stake"])
    play.state.obstacles = (Obstacle("stake", (square(play, "h2"),), dormant=True),)
    assert windows(play)[1:] == [(square(play, "h2"), square(play, "f2"))]


@rule("UN-0467", "UN-0096")
@pytest.mark.parametrize(("short", "asked"), [(0, True), (1, False)])
def test_what_takes_the_last_vitality_may_be_turned_aside_and_nothing_less(short: int, asked: bool) -> None:
    play = hall(S=hero(at="b2", fortune=1))
    who = play.who("S")
    request = next(hurt(play.game, who, play.game.left(who) - short, Cause("stake", trap=True)), None)
    assert (getattr(request, "prompt", "") == "fatal-blow") is asked
