"""Advanced rules: long range weapons.  UN-1402 to UN-1412"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, hero, orc, position
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.ground.engagement import held, melee_range

ON = {"long-range-weapons": "advanced"}
SPEAR, SWORD = ["spear"], ["broadsword"]


def armed(turn="S", dice=None, board=HALL, options=None, **people):
    """Shara with a spear looks east from d4."""
    people = {"S": hero(at="d4", hands=SPEAR, facing="east", skills=[]), **people}
    return position(board, turn=turn, dice=dice, options=ON if options is None else options, **people)


def reach(play, name="S"):
    board = play.game.plan.board
    zone = melee_range(play.game, play.who(name))
    return {board.name(square) for square in range(zone.bit_length()) if zone >> square & 1}


@rule("UN-1402")
def test_the_advanced_rules_are_for_heroes_and_for_a_dark_player_in_person():
    assert "f4" in reach(armed())
    assert "f4" not in reach(armed(options={}))
    play = armed(k=orc(at="i4", hands=SPEAR, facing="west"))
    assert "g4" not in reach(play, "k")
    play.game.dark = 0
    assert "g4" in reach(play, "k")


@rule("UN-1403")
def test_the_melee_range_is_two_squares_to_the_front_and_sides_but_not_behind():
    zone = reach(armed())
    assert {"f4", "f2", "f6", "d2", "e4"} <= zone
    assert "b4" not in zone
    assert "c4" in zone


@rule("UN-1404")
def test_who_comes_within_two_squares_must_stop():
    play = armed(turn="S", k=orc(at="i4"))
    zone = held(play.game, play.who("k"))
    assert zone >> play.game.plan.board.parse("f4") & 1
    basic = armed(turn="S", k=orc(at="i4"), options={})
    assert not held(basic.game, basic.who("k")) >> basic.game.plan.board.parse("f4") & 1


def against_spear(dice, **more):
    """An orc of a Dark Player in person holds Shara off with a spear."""
    people = {"S": hero(at="f4", hands=SWORD, skills=[], facing="west"), "k": orc(at="d4", hands=SPEAR, facing="east")}
    play = position(HALL, turn=["B", "S"], dice=dice, options=ON, B=hero("borgron", at="j8"), **{**people, **more})
    play.game.dark = 0
    return play.take("B ends")


@rule("UN-1405")
def test_who_wins_from_two_squares_away_steps_up_before_the_damage():
    play = against_spear([6, 5, 1, 2, *[1] * 8])
    assert play.offers("S attacks k")
    play.take("S attacks k", "S advances to e4")
    assert play.see("S")["at"] == "e4"
    assert play.rolled("damage") == 1
    assert play.asks() == "push"


@rule("UN-1405")
def test_who_loses_stays_where_he_is():
    play = against_spear([1, 2, 6, 5]).take("S attacks k").on()
    assert play.see("S")["at"] == "f4"


@rule("UN-1406")
def test_a_long_weapon_does_not_strike_through_friends():
    assert armed(k=orc(at="f4")).offers("S attacks k")
    assert not armed(k=orc(at="f4"), B=hero("borgron", at="e4")).offers("S attacks k")


@rule("UN-1406")
def test_heavy_cover_stops_a_long_weapon():
    statue = [{"kind": "throne", "at": "e4"}]
    assert not armed(k=orc(at="f4"), furniture=statue).offers("S attacks k")


@rule("UN-1407")
def test_the_bearer_engages_without_being_engaged():
    play = armed(k=orc(at="f4", hands=SWORD))
    assert play.see("k")["engaged by"] == ["S"]
    assert play.see("S")["engaged by"] == []


@rule("UN-1408")
def test_against_an_adjacent_enemy_the_long_weapon_is_clumsy():
    assert "long-weapon-adjacent -1" in armed(k=orc(at="e4")).see("S attacking k")["terms"]
    assert "long-weapon-adjacent -1" not in armed(k=orc(at="f4")).see("S attacking k")["terms"]


@rule("UN-1409")
def test_an_adjacent_enemy_leaves_only_the_ordinary_range():
    assert "f4" not in reach(armed(k=orc(at="d3")))
    assert "e4" in reach(armed(k=orc(at="d3")))


@rule("UN-1410")
def test_heights_make_a_long_weapon_an_ordinary_one():
    board = "########\n#..2...#\n########"
    play = position(board, S=hero(at="b2", hands=SPEAR, facing="east"), k=orc(at="d2"), turn="S", options=ON)
    assert not play.offers("S attacks k")
    assert "d2" not in reach(play)
    flat = position(
        board.replace("2", "1"), S=hero(at="b2", hands=SPEAR, facing="east"), k=orc(at="d2"), turn="S", options=ON
    )
    assert "d2" in reach(flat)


@rule("UN-1411")
def test_nobody_is_engaged_past_the_corner_of_an_obstacle():
    assert "f5" in reach(armed())
    assert "f5" not in reach(armed(furniture=[{"kind": "column", "at": "e5"}]))


@rule("UN-1412")
def test_instead_of_taking_the_position_the_bearer_may_advance_after_a_push():
    play = armed(k=orc(at="f4"), dice=[6, 5, 1, 2, *[1] * 8]).take("S attacks k", "S pushes to g4")
    assert play.asks() == "advance"
    play.take("S advances to e4")
    assert play.see("S")["at"] == "e4"
    slain = armed(k=orc(at="f4"), dice=[6, 5, 1, 2, *[6] * 8]).take("S attacks k")
    assert slain.asks() != "occupy"
    assert slain.see("S")["at"] == "d4"


@rule("UN-1412")
@pytest.mark.parametrize(("weapon", "asked"), [("halberd", False), ("battleaxe", True)])
def test_not_even_the_place_of_an_adjacent_enemy_who_was_slain_is_taken(weapon, asked):
    play = armed(
        S=hero(at="d4", hands=[weapon], facing="east", skills=[]), k=orc(at="e4"), dice=[6, 5, 1, 2, *[6] * 9]
    ).take("S attacks k")
    assert play.see("k")["gone"]
    assert (play.asks() == "occupy") is asked
