"""Spells that must leave somebody alone, or cannot be cast at all."""

from __future__ import annotations

import pytest

from systems.universalis.build import orc, troll
from systems.universalis.magic.casting import FAIL, PASS, cast, field, wounds
from systems.universalis.proofs import spell
from undercroft.proofs.checklist import rule


@rule("UN-0448")
@spell("fireball", changes=False)
@spell("hellfire", changes=False)
@pytest.mark.parametrize(("one", "dice"), [("fireball", 5), ("hellfire", 5)])
def test_fire_does_not_reach_who_stands_two_squares_from_its_target(one, dice):
    play = cast(one, "k", [6] * dice, j=orc(at="h5"))
    assert wounds(play, "j") == [0]


@spell("rain-of-embers", changes=False)
def test_no_ember_falls_three_squares_from_the_target():
    play = cast("rain-of-embers", "k", [1, 1, 1, *PASS], j=orc(at="h6"))
    assert (play.see("j")["wounds"], play.see("j")["conditions"]) == (0, [])


@spell("scourge-of-evil", changes=False)
def test_friends_beside_its_target_do_not_feel_the_scourge():
    play = cast("scourge-of-evil", "k", [6] * 4, S={"at": "g4"})
    assert wounds(play, "S") == [0]


@rule("UN-0455")
@spell("eat-steel", changes=False)
def test_the_steel_of_the_large_lasts_unless_the_spell_is_a_critical():
    assert cast("eat-steel", "t", t=troll(at="g6")).see("t")["strength"] == 5


@spell("sheltering-light", changes=False)
def test_enemies_in_a_sheltering_light_are_not_sheltered():
    lit, dim = cast("sheltering-light", "S", k={"at": "e5"}), field("sheltering-light", k={"at": "e5"})
    assert lit.see("S attacking k")["dice"] == dim.see("S attacking k")["dice"]


@spell("chains-of-the-pit", changes=False)
def test_friends_beside_their_target_are_not_chained():
    play, free = cast("chains-of-the-pit", "k", FAIL, S={"at": "g4"}), field("chains-of-the-pit")
    assert (play.see("S")["movement"], play.see("S")["conditions"]) == (free.see("S")["movement"], [])


@spell("dazzling-flash", changes=False)
def test_a_flash_beside_them_does_not_dazzle_friends():
    assert cast("dazzling-flash", "k", FAIL, S={"at": "g4"}).see("S")["conditions"] == []


@spell("wall-of-fire", changes=False)
@spell("raise-the-dead", changes=False)
@spell("open-the-gate", changes=False)
@pytest.mark.parametrize(("one", "mana"), [("wall-of-fire", 1), ("raise-the-dead", 1), ("open-the-gate", 2)])
def test_nothing_rises_for_who_has_too_little_mana(one, mana):
    play = field(one, B={"mana": mana})
    assert not play.offers(f"B casts {one} on a square")
    assert (len(play.state.creatures), play.state.ground.features) == (1, ())
