"""Edges of Actions: what they cost, and what is done with which of two things.  UN-0114 to UN-0614, UN-1342"""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, orc, position, square
from systems.universalis.rooms import rooms
from undercroft.kernel.requests import Option
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.break_open import _give_way
from undercroft.systems.universalis.actions.disarm import _landing
from undercroft.systems.universalis.actions.jump_and_climb import _get_out
from undercroft.systems.universalis.actions.melee import paired
from undercroft.systems.universalis.actions.quest_marks import handle
from undercroft.systems.universalis.actions.search import interact
from undercroft.systems.universalis.actions.search_corpses import take_weapon
from undercroft.systems.universalis.actions.shoot import aimed
from undercroft.systems.universalis.agenda import ObstacleWindow, Reveal
from undercroft.systems.universalis.ground.fixtures import alter, door_id, fixture, piece_id, toughness
from undercroft.systems.universalis.rolls.dice import Alike
from undercroft.systems.universalis.state import Fixture, Hit, Trophy
from undercroft.systems.universalis.status.quest_marks import DONE, bearer


def hall(turn: str = "S", board: str = HALL, **people: Any) -> Play:
    return position(board, turn=turn, **{"S": hero(at="b2"), "k": orc(at="h8"), **people})


@rule("UN-0256")
def test_a_strange_weapon_is_worse_in_attack_and_defense() -> None:
    play = hall(S=hero(at="b2", hands=["axe"], pack=[]), k=orc(at="c3"))
    before = play.see("S attacking k")["attack"]
    taken = hall(S=hero(at="b2", hands=[], pack=[]), k=orc(at="c3"))
    taken.who("S").trophy = Trophy(2, "axe")
    take_weapon(taken.game, taken.who("S"), Option("take-weapon"))
    assert taken.see("S attacking k")["attack"] == before - 1


@rule("UN-0257", "UN-0114")
def test_who_strips_a_fallen_hero_may_stop_at_any_time_and_does_if_nothing_is_said() -> None:
    fallen = hero("borgron", at="c2", conditions=["knocked-out"], body=[], hands=["axe"], pack=["rope"])
    play = position(HALL, turn="S", S=hero(at="b2"), B=fallen).choose("strip", who=2)
    ask = play.table.ask
    assert ask is not None
    assert ask.options[ask.default].act == "done"
    play.take("S takes rope").on()
    assert ("rope" in play.who("S").pack, play.who("B").hands) == (True, ("axe",))


@rule("UN-0290")
@pytest.mark.parametrize(("at", "other"), [("c2", "c4"), ("c4", "c2")])
def test_of_two_levers_the_one_that_is_pulled_is_read(at: str, other: str) -> None:
    levers = [{"kind": "lever", "at": "c2"}, {"kind": "lever", "at": "c4"}]
    play = position(HALL, S=hero(at="b3"), turn="S", dice=[3, 3], furniture=levers)
    features = {one.at: one for one in play.state.ground.features}
    play.take(f"S pulls the lever at {at}").on()
    assert fixture(play.game, piece_id(features[square(play, at)])).searched
    assert not fixture(play.game, piece_id(features[square(play, other)])).searched


@rule("UN-C430")
@pytest.mark.parametrize(
    ("attacker", "skills", "found"), [("S", ("aiming",), True), ("S", (), False), ("k", ("aiming",), False)]
)
def test_whoever_takes_aim_is_the_one_that_shoots_and_said_so(attacker: str, skills: Any, found: bool) -> None:
    play = hall()
    assert aimed(play.game, play.who("S")) is False
    play.state.hit = Hit(attacker=play.who(attacker).id, target=play.who("k").id, weapon="longbow", skills=skills)
    assert aimed(play.game, play.who("S")) is found


@rule("UN-0201", "UN-0202")
@pytest.mark.parametrize(("explored", "reveals"), [(["d2"], 0), ([], 1)])
def test_a_door_broken_between_two_known_sections_is_open_and_shows_nothing_new(
    explored: list[str], reveals: int
) -> None:
    play = position(rooms([3, 3], 3, {0: (2, "=")}), S=hero(at="c2"), turn="S", explored=explored)
    before = len(play.state.agenda)
    carried_out(_give_way(play.game, play.who("S"), Fixture(door_id(0)), Option("break", n=0), None))
    assert [type(entry) for entry in play.state.agenda[before:]] == [Reveal] * reveals
    assert bool(play.state.ground.closed >> 0 & 1) is bool(reveals)


@rule("UN-0163", "UN-0287")
def test_an_enemy_who_is_far_away_hinders_nobody_from_using_things() -> None:
    alone = position(HALL, turn="S", S=hero(at="b2", pack=["bandages"], wounds=1))
    far = hall(S=hero(at="b2", pack=["bandages"], wounds=1))
    near = hall(S=hero(at="b2", pack=["bandages"], wounds=1), k=orc(at="c3"))
    assert [play.offers("S uses bandages on S") for play in (alone, far, near)] == [True, True, False]


@rule("UN-C466")
def test_who_strikes_with_two_weapons_is_alone_in_doing_so() -> None:
    both = {"hands": ["broadsword", "dagger"], "skills": ["two-weapon-fighting"]}
    play = hall(S=hero(at="b2", **both), T=hero("taeral", at="b5", **both), k=orc(at="c3"))
    assert not paired(play.game, play.who("S"))
    play.take("S readies two-weapon-fighting")
    assert paired(play.game, play.who("S"))
    assert not paired(play.game, play.who("T"))


@rule("UN-0240", "UN-0595", "UN-0654")
@pytest.mark.parametrize(("searched", "sprung"), [(0, True), (7, False)])
def test_what_somebody_has_searched_springs_no_trap_on_who_follows(searched: int, sprung: bool) -> None:
    play = position(HALL, S=hero(at="b3"), turn="S", furniture=[{"kind": "tomb", "at": "c3"}], hand=[])
    piece = next(one for one in play.state.ground.features if one.kind == "tomb")
    if searched:
        alter(play.game, Fixture(piece_id(piece), searched=searched))
    script = interact(play.game, play.who("S"), piece)
    request = next(script, None)
    assert (request is not None and request.why == "search-element") is sprung
    if sprung:
        with contextlib.suppress(StopIteration):
            script.send((1, 1))
    assert any(type(entry) is ObstacleWindow for entry in play.state.agenda) is sprung


@rule("UN-0238", "UN-0114")
def test_of_two_pieces_of_a_kind_the_one_meant_is_searched() -> None:
    both = [{"kind": "barrels-and-boxes", "at": at} for at in ("c2", "c4")]
    play = position(HALL, S=hero(at="b3"), turn="S", furniture=both, dice=[3, 3])
    pieces = {one.at: one for one in play.state.ground.features}
    play.take("S searches c4").on()
    assert fixture(play.game, piece_id(pieces[square(play, "c4")])).searched
    assert not fixture(play.game, piece_id(pieces[square(play, "c2")])).searched


@rule("UN-0224", "UN-0226")
@pytest.mark.parametrize(("near", "found"), [(("b2", "b3"), {"b2", "b3"}), (("f5",), 8)])
def test_who_is_pulled_up_by_a_rope_comes_up_beside_the_helper(near: tuple[str, ...], found: set[str] | int) -> None:
    play = position("######\n#....#\n#.o..#\n#....#\n######", S=hero(at="c3"), turn="S")
    ask = next(_get_out(play.game, play.who("S"), sum(1 << square(play, at) for at in near)))
    places = {play.game.plan.board.name(option.at) for option in ask.options}
    assert (len(places) if isinstance(found, int) else places) == found


@rule("UN-0223", "UN-0226")
@pytest.mark.parametrize("to", ["b2", "d4"])
def test_who_climbs_out_stands_where_it_wants_and_is_done(to: str) -> None:
    play = position("######\n#....#\n#.o..#\n#....#\n######", S=hero(at="c3"), turn="S", dice={"S climb": [6, 6]})
    play.take("S climbs", f"S climbs to {to}")
    assert (play.see("S")["at"], play.asks()) == (to, "")


@rule("UN-0214", "UN-0612")
@pytest.mark.parametrize(
    ("at", "seen", "to", "wide"),
    [("c2", "a1", "e2", 1), ("b2", "a1", "e2", 2), ("d2", "a1", "e2", 1), ("f2", "e1", "d2", 1)],
)
def test_a_jump_through_a_door_ends_on_its_other_side(at: str, seen: str, to: str, wide: int) -> None:
    play = position(rooms([4, 4], 3, {0: (2, "=")}), S=hero(at=at), turn="S", explored=[seen])
    found = _landing(play.game, play.who("S"), play.game.plan.accesses[0])
    assert found == (square(play, to), wide)


@rule("UN-1181", "UN-0285")
@pytest.mark.parametrize(("dice", "broken"), [((6, 6), True), ((1, 2), False)])
def test_a_mark_that_asks_for_a_test_is_dealt_with_only_when_it_is_passed(dice: tuple[int, int], broken: bool) -> None:
    play = position(quest="the-seventh-candle", S=hero("maeliss", at="l3", pack=[]), turn="S", explored=["l2"])
    number = next(n for n, mark in enumerate(play.game.plan.quest.marks) if mark.at == "l2")
    carried_out(handle(play.game, play.who("S"), Option("mark-break", n=number)), Alike(dice, lambda one: one))
    assert (bearer(play.game, number) == DONE) is broken
    assert not play.game.active.action


@rule("UN-0200", "UN-0263")
def test_a_piece_that_stands_where_the_sheet_put_it_cannot_be_broken_unless_the_sheet_says_so() -> None:
    play = hall(furniture=[{"kind": "barrels-and-boxes", "at": "c2"}, {"kind": "table", "at": "e5", "breaks": [2, 1]}])
    pieces = {one.kind: piece_id(one) for one in play.state.ground.features}
    assert toughness(play.game, pieces["barrels-and-boxes"]) == (0, 0)
    assert toughness(play.game, pieces["table"]) == (2, 1)
