"""Edges of what creatures choose.  UN-0702 to UN-0748"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, named, orc, position, square, troll
from systems.universalis.rooms import rooms
from undercroft.kernel.requests import NOWHERE
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import CreatureAct, Walk
from undercroft.systems.universalis.cards.definitions import SPELLS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import Weapon, gear_cards
from undercroft.systems.universalis.foes.casting import _marsh, _seek_place, _worth
from undercroft.systems.universalis.foes.moving import (
    _before_door,
    _nearest,
    _roomiest,
    beside_enemies,
    nearest_stands,
    press_on,
)
from undercroft.systems.universalis.foes.shooting import _worth as shot_worth
from undercroft.systems.universalis.foes.skills import _may_attack_otherwise
from undercroft.systems.universalis.foes.targets import behavior_of
from undercroft.systems.universalis.foes.turn import creature_act
from undercroft.systems.universalis.foes.weapons import use_things
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import reach_of
from undercroft.systems.universalis.magic.spells import area_of, threatened
from undercroft.systems.universalis.state import Activation, Casting

SHAMAN = {"creature": "orc-shaman", "hands": [], "facing": "south"}


def lair(board: str = HALL, **people: Any) -> Play:
    return position(board, turn="S", **{"S": hero(at="b2"), "k": orc(at="h8"), **people})


@rule("UN-0723")
def test_only_the_one_that_opens_a_door_goes_before_it() -> None:
    board = rooms([4, 4], 3, {0: (2, "=")})
    play = position(
        board, turn="S", explored=["e1"], S=hero(at="a2"), k={"creature": "goblin", "at": "h1"}, m=orc(at="h3")
    )
    for name in ("k", "m"):
        play.state.active = Activation(who=play.who(name).id, points=9)
        before = named(play, _before_door(play.game, play.who(name)))
        assert ("e2" in before) is (name == "k")


@rule("UN-0722")
@pytest.mark.parametrize(("walked", "points", "found"), [(0, 9, True), (1, 9, False), (0, 0, False)])
def test_a_creature_that_cannot_walk_any_more_attacks_nobody_far_away(walked: int, points: int, found: bool) -> None:
    play = lair(k=orc(at="d4"))
    who = play.who("k")
    play.state.active = active = Activation(who=who.id, points=points, walked=walked)
    assert _may_attack_otherwise(play.game, who, active, behavior_of(who)) is found


@rule("UN-0716", "UN-0734")
def test_what_does_friends_good_is_worth_as_much_as_there_are_friends() -> None:
    play = lair(k={**SHAMAN, "at": "e5"}, m=orc(at="f5"), S=hero(at="e4"), B=hero("borgron", at="h3"))
    spell = library()[SPELLS]["war-drums"]
    with_foes = _worth(play.game, play.who("k"), spell, play.who("k"))
    away = lair(k={**SHAMAN, "at": "e5"}, m=orc(at="f5"), S=hero(at="e4"), B=hero("borgron", at="k9"))
    assert with_foes == _worth(away.game, away.who("k"), spell, away.who("k")) > 0


@rule("UN-0734")
def test_bad_ground_is_worth_less_with_friends_in_it() -> None:
    spell = library()[SPELLS]["marshy-ground"]

    def worth(**more: Any) -> int:
        play = lair(k={**SHAMAN, "at": "k9"}, S=hero(at="e5"), **more)
        area = area_of(play.game, Casting(caster=play.who("k").id, spell=spell.id, at=play.who("S").at))
        return _marsh(play.game, play.who("k"), spell, play.who("S"), area).worth

    assert worth() > worth(m=orc(at="f5")) == 0
    assert worth(m=orc(at="f5"), n=orc(at="d5")) < 0


@rule("UN-0165", "UN-0426", "UN-0441")
@pytest.mark.parametrize(("at", "found"), [("b2", False), ("g7", True)])
def test_whoever_is_huge_is_kept_from_casting_by_those_beside_it_alone(at: str, found: bool) -> None:
    play = lair(k={"creature": "djinn", "at": "h8"}, S=hero(at=at))
    play.who("k").size = 4
    assert threatened(play.game, play.who("k")) is found


@rule("UN-0448", "UN-0451")
def test_a_spell_without_an_area_covers_its_target() -> None:
    play = lair(k=troll(at="e5"))
    cover = play.game.cover(play.who("k"))
    assert area_of(play.game, Casting(caster=1, spell="lightning", target=play.who("k").id, at=NOWHERE)) == cover
    around = area_of(play.game, Casting(caster=1, spell="fireball", target=play.who("k").id, at=NOWHERE))
    assert around & ~cover
    assert around >> square(play, "d4") & 1


RING = "##########\n#.......##\n#.#####.##\n#.#####..#\n#.#####.##\n#.......##\n##########"


@rule("UN-0713", "UN-0724")
@pytest.mark.parametrize(("hunts", "beside"), [(False, {"f6"}), (True, {"d6"})])
def test_a_creature_with_a_target_of_its_own_takes_the_way_on_which_nobody_else_stops_it(
    hunts: bool, beside: set[str]
) -> None:
    people = {"S": hero(at="i4", facing="west"), "B": hero("borgron", at="e6"), "k": orc(at="f2")}
    play = position(RING, turn="S", **people)
    who = play.who("k")
    who.quarry = play.who("B").id if hunts else 0
    goal = play.game.terrain.around[play.game.cover(play.who("B"))] & play.game.plan.board.floor
    play.state.active = Activation(who=who.id, points=2)
    here = Standpoint(play.game, who)
    assert named(play, nearest_stands(here, reach_of(here, 2), goal)) == beside


@rule("UN-0717")
@pytest.mark.parametrize(
    ("weapon", "dice"), [("short-bow", None), ("throwing-axe", None), ("repeating-crossbow", None)]
)
def test_what_a_shot_does_is_counted_in_dice_of_the_weapon_or_of_the_arm(weapon: str, dice: None) -> None:
    card = gear_cards()[weapon]
    assert isinstance(card, Weapon)
    play = lair(k={"creature": "orc-archer", "at": "e5", "hands": [weapon]}, S=hero(at="h5", body=[]))
    strength = play.game.kit(play.who("k")).strength
    expected = strength + card.damage if card.dice is None else card.dice
    assert shot_worth(play.game, play.who("k"), play.who("S"), card)[1] == expected


@rule("UN-0712")
def test_a_sorcerer_who_finds_no_place_to_cast_from_goes_nowhere_for_it() -> None:
    walls = "##########\n#....#...#\n#....#...#\n#....#...#\n##########"
    play = position(walls, turn="S", S=hero(at="h3"), k={**SHAMAN, "at": "b3"})
    who = play.who("k")
    play.state.active = active = Activation(who=who.id, points=4)
    before = list(play.state.agenda)
    assert _seek_place(play.game, who, active) is False
    assert (play.state.agenda, who.at) == (before, square(play, "b3"))


@rule("UN-0723")
def test_who_leaves_a_door_to_another_has_no_door_to_go_to() -> None:
    board = rooms([4, 4], 3, {0: (2, "=")})
    people = {"S": hero(at="a2"), "k": {"creature": "goblin", "at": "h1"}, "m": orc(at="h3")}
    play = position(board, turn="S", explored=["e1"], **people)
    play.state.active = Activation(who=play.who("m").id, points=9)
    assert _before_door(play.game, play.who("m")) == 0


@rule("UN-0712", "UN-0156")
def test_a_large_base_is_as_near_as_its_nearest_square() -> None:
    play = lair(k=troll(at="b8"))
    ends = sum(1 << square(play, at) for at in ("d2", "e6"))
    found = _nearest(play.game, play.who("k"), ends, 1 << square(play, "h2"))
    assert named(play, found) == {"d2"}


@rule("UN-0715")
@pytest.mark.parametrize(("at", "stays"), [("e5", True), ("h8", False)])
def test_who_is_as_near_as_can_be_stays_though_an_ally_is_beside(at: str, stays: bool) -> None:
    play = lair(k=orc(at=at), m=orc(at="d6"))
    places = sum(1 << square(play, place) for place in ("e5", "f5"))
    assert _roomiest(play.game, play.who("k"), places) == square(play, "e5" if stays else "f5")


@rule("UN-0736")
@pytest.mark.parametrize(
    ("at", "over", "left"),
    [("h8", False, ()), ("c2", False, ("healing-potion",)), ("h8", True, ("healing-potion",))],
)
def test_a_potion_is_drunk_in_peace_and_while_the_activation_lasts(at: str, over: bool, left: tuple[str, ...]) -> None:
    play = lair(k=orc(at=at, wounds=1, pack=["healing-potion"]))
    play.state.active = Activation(who=play.who("k").id, points=4, over=over)
    carried_out(use_things(play.game, play.who("k")))
    assert play.who("k").pack == left


@rule("UN-0724")
def test_where_there_are_no_enemies_no_square_is_beside_them() -> None:
    play = lair()
    play.state.heroes.clear()
    assert beside_enemies(Standpoint(play.game, play.who("k"))) == 0


WALLED = "##########\n#....#...#\n#....#...#\n#....#...#\n##########"
PIT = "########\n#......#\n#.o....#\n#......#\n########"


@rule("UN-0300", "UN-0718")
@pytest.mark.parametrize(("action", "climbs"), [(True, True), (False, False)])
def test_a_creature_climbs_out_of_a_pit_with_its_action(action: bool, climbs: bool) -> None:
    play = lair(board=PIT, S=hero(at="g2"), k=orc(at="c3"))
    play.state.active = Activation(who=play.who("k").id, points=4, action=action)
    assert (creature_act(play.game, CreatureAct(play.who("k").id)) is not None) is climbs


@rule("UN-0360")
@pytest.mark.parametrize(("at", "goes"), [("e5", True), ("f6", False), ("h8", False)])
def test_a_creature_presses_on_once_and_only_to_an_enemy(at: str, goes: bool) -> None:
    play = lair(S=hero(at="c3"), k=orc(at=at))
    play.state.active = Activation(who=play.who("k").id, momentum=True, attacks=1)
    before = len(play.state.agenda)
    press_on(play.game, play.who("k"))
    assert not play.game.active.momentum
    pushed = play.state.agenda[before:]
    assert [type(entry).__name__ for entry in pushed] == (["CreatureAct", "Walk"] if goes else [])
    assert [entry.to for entry in pushed if type(entry) is Walk] == ([square(play, "d4")] if goes else [])


@rule("UN-0724")
@pytest.mark.parametrize(("quarry", "found"), [("S", {"b2"}), ("B", {"g7"}), ("k", {"b2", "g7"}), ("", {"b2", "g7"})])
def test_the_squares_beside_the_one_it_was_given_as_a_target_or_beside_all(quarry: str, found: set[str]) -> None:
    play = lair(B=hero("borgron", at="g7"))
    if quarry:
        play.who("k").quarry = play.who(quarry).id
    beside = named(play, beside_enemies(Standpoint(play.game, play.who("k"))))
    assert {at for at, near in {"b2": "c2", "g7": "f7"}.items() if near in beside} == found
    assert len(beside) == sum({"b2": 3, "g7": 8}[at] for at in found)


@rule("UN-0723")
def test_who_opens_a_door_goes_to_either_side_of_it_that_it_can_get_to() -> None:
    board = rooms([4, 4], 3, {0: (2, "=")})
    play = position(board, turn="S", explored=["e1"], S=hero(at="a2"), k={"creature": "goblin", "at": "h1"})
    play.state.active = Activation(who=play.who("k").id, points=9)
    assert named(play, _before_door(play.game, play.who("k"))) == {"e2"}


@rule("UN-0712")
@pytest.mark.parametrize(("board", "end", "goal"), [(HALL, "h8", "d5"), (WALLED, "c3", "h3")])
def test_where_no_end_is_nearer_or_no_way_leads_there_is_none(board: str, end: str, goal: str) -> None:
    play = lair(board=board, S=hero(at="i2"), k=orc(at="e3" if board == HALL else "b3"))
    assert _nearest(play.game, play.who("k"), 1 << square(play, end), 1 << square(play, goal)) == 0
