"""Overwatch: who may watch, and what interrupts an enemy's move."""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, position
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import BattleTurn, TurnEnds

NEAR = "W...g..."
LANE = ".........\nW.......g\n........."
BOW = {"hand": ["short-bow"]}
SWORD = {"hand": ["broadsword"]}


def battle_turn(number, **one):
    return position(LANE, W=hero(**one), X=hero("ogrim", at="a3"), g=goblin(stun=2), do=[BattleTurn()], battle=number)


def comes(*, board=NEAR, dice=None, rolled=3, enemy=None, **one):
    """A goblin four squares away comes into contact, or charges on a 5, while W is on overwatch and looks east."""
    figures = {"W": hero(facing="east", watching=True, **one), "g": enemy or goblin(stun=1 if rolled < 5 else 0)}
    thrown = {"g approach-table": [rolled], **(dice or {})}
    return position(board, **figures, turn="g", dice=thrown)


@rule("LE-0329", "LE-G83")
@pytest.mark.parametrize(("number", "asks"), [(1, False), (2, True)])
def test_heroes_may_watch_from_the_end_of_the_first_battle_turn_on(number, asks):
    play = battle_turn(number, **SWORD)
    assert (play.asks() == "overwatch") == asks


@rule("LE-0330")
@pytest.mark.parametrize(
    ("one", "may"),
    [
        (SWORD, True),
        (BOW, True),
        ({**BOW, "loaded": False}, False),
        ({}, False),
        ({**SWORD, "prone": True}, False),
        ({**SWORD, "energy": 0}, False),
    ],
    ids=["sword", "loaded", "unloaded", "bare", "lying", "no-energy"],
)
def test_it_takes_a_loaded_bow_or_a_weapon_in_hand(one, may):
    play = battle_turn(2, **one)
    assert (play.asks() == "overwatch") == may


@rule("LE-0331", "LE-G83")
def test_whoever_watches_has_no_token_and_no_activation_in_this_turn():
    play = battle_turn(2, **SWORD)
    play.take("W watches")
    assert play.see("W")["watching"]
    assert (
        play.state.piles["order"].cards.count("hero")
        + sum(card == "hero" for event in play.events("drawn") for card in event.cards)
        == 1
    )


@rule("LE-G83")
def test_it_ends_with_the_turn():
    play = position(LANE, W=hero(watching=True, **SWORD), g=goblin(), do=[TurnEnds(battle=True)])
    assert not play.see("W")["watching"]


# with a ranged weapon


@rule("LE-0332")
def test_an_enemy_that_moves_in_sight_may_be_stopped_at_any_point_of_its_way():
    play = comes(**BOW)
    places = []
    while play.asks() == "overwatch-now":
        places.append(play.see("g")["at"])
        play.choose("pass")
    assert places == ["d1", "c1"]
    assert play.see("g")["at"] == "b1"


@rule("LE-0332")
def test_nobody_shoots_at_what_is_adjacent_or_out_of_its_range():
    play = position("W.........g", W=hero(facing="east", watching=True, **BOW), g=goblin(stun=1), turn="g")
    assert (play.asks(), play.see("g")["at"]) == ("overwatch-now", "j1")
    far = position("W..............g", W=hero(facing="east", watching=True, **BOW), g=goblin(stun=1), turn="g")
    assert (far.asks(), far.see("g")["at"]) == ("", "l1")


@rule("LE-0332")
def test_the_shot_costs_a_point_of_energy_and_ends_the_watch():
    play = comes(dice={"W shot": [99]}, **BOW)
    play.choose("watch-shot")
    assert (play.see("W")["energy"], play.see("W")["watching"]) == (0, False)


@rule("LE-0333")
def test_after_the_shot_the_enemy_goes_on():
    play = comes(dice={"W shot": [99]}, **BOW)
    play.choose("watch-shot")
    play.choose("no")
    assert play.see("g")["at"] == "b1"


@rule("LE-0333")
def test_an_enemy_that_dies_of_the_shot_goes_nowhere():
    play = comes(dice={"W shot": [10], "W damage": [8]}, **BOW)
    play.choose("watch-shot")
    assert play.see("g") == {"gone": True}


@rule("LE-0332", "LE-0334")
@pytest.mark.parametrize(("energy", "may"), [(2, True), (1, False)])
def test_a_perk_may_be_used_if_there_is_energy_for_the_shot_as_well(energy, may):
    play = comes(perks=["hunters-eye"], energy=energy, max_energy=2, **BOW)
    assert ("perk" in {option.act for option in play.table.ask.options}) == may


@rule("LE-0334")
def test_nobody_aims_from_overwatch():
    play = comes(**BOW)
    assert {option.act for option in play.table.ask.options} == {"watch-shot", "pass"}


@rule("LE-0335")
@pytest.mark.parametrize(("answer", "loaded"), [("yes", True), ("no", False)])
def test_whoever_has_shot_may_load_again_with_its_other_action(answer, loaded):
    play = comes(dice={"W shot": [99]}, **BOW)
    play.choose("watch-shot")
    assert play.asks() == "load-again"
    play.choose(answer)
    assert play.see("W")["loaded"] == loaded


# hand to hand


@rule("LE-0336")
def test_an_enemy_that_enters_what_the_hero_controls_may_be_struck_before_it_strikes():
    play = comes(dice={"W attack": [99]}, **SWORD)
    assert (play.asks(), play.see("g")["at"]) == ("overwatch-now", "b1")
    play.choose("watch-strike")
    assert play.see("W")["energy"] == 0
    assert play.see("attack")["how"] == "watch"


@rule("LE-0336")
def test_nobody_strikes_at_what_comes_from_behind():
    play = position(
        NEAR, W=hero(facing="west", watching=True, **SWORD), g=goblin(stun=1), turn="g", dice={"g approach-table": [3]}
    )
    assert play.asks() == ""
    assert play.see("g")["at"] == "b1"


@rule("LE-0336")
def test_it_takes_a_point_of_energy():
    play = comes(energy=0, **SWORD)
    assert play.asks() == ""


@rule("LE-0337")
def test_a_strike_that_hits_stops_a_charge():
    play = comes(rolled=5, enemy=goblin(hp=6), dice={"W attack": [30], "W damage": [1]}, **SWORD)
    play.choose("watch-strike")
    assert play.see("g")["hp"] < 6
    assert play.rolled("attack") == 1


@rule("LE-0338")
def test_after_a_strike_that_missed_the_charge_is_sure_to_hit():
    dice = {"W attack": [99], "g location": [4], "g damage": [3]}
    play = comes(rolled=5, enemy=goblin(), dice=dice, dodged=1, **SWORD)
    play.choose("watch-strike").on()
    assert play.see("attack")["landed"]
    assert play.see("attack")["how"] == "charge"


def test_a_hero_that_was_knocked_out_meanwhile_does_nothing():
    play = comes(**SWORD)
    play.who("W").hp = 0
    play.choose("pass")
    assert play.asks() != "overwatch-now"
