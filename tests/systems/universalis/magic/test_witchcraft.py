"""Witchcraft.  UN-C066"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from systems.universalis.build import Play, orc, troll
from systems.universalis.magic.casting import CAST, CRITICAL, FAIL, PASS, cast, field, over, wounds
from systems.universalis.proofs import spell
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.words import NO_DEXTERITY, STAGGERING

ARCHER = {"creature": "orc-archer", "hands": ["longbow"]}
SHAMAN = {"creature": "orc-shaman", "hands": ["dagger"], "mana": 0}
NEAR = {"k": {"at": "e5"}, "B": {"at": "b8"}}
"""Shara beside the orc, Borgron out of the way."""


@rule("UN-0460", "UN-0499")
@spell("bitter-draught", changes=True)
@pytest.mark.parametrize(("resist", "left"), [(PASS, []), (FAIL, ["stunned"])])
def test_a_bitter_draught_gives_3_vitality_back_to_those_who_keep_it_down(resist, left):
    hurt = {"at": "d4", "wounds": 3, "conditions": ["poisoned", "diseased"]}
    play = cast("bitter-draught", "S", {"S resist": resist}, S=hurt)
    assert play.see("S")["wounds"] == 0
    assert play.see("S")["conditions"] == left


@spell("bitter-draught", changes=False)
def test_a_bitter_draught_does_not_reach_a_friend_2_squares_off():
    assert not field("bitter-draught", S={"wounds": 2}).offers("B casts bitter-draught at S")


@rule("UN-0459")
@spell("cats-skin", changes=True)
def test_a_cats_skin_is_quick_and_weak_and_slips_out_of_every_melee_range():
    before, after = field("cats-skin", **NEAR).see("S"), cast("cats-skin", "S", **NEAR).see("S")
    assert [after[name] - before[name] for name in ("movement", "agility", "strength")] == [2, 2, -2]
    assert (before["engaged by"], after["engaged by"]) == (["k"], [])


@spell("cats-skin", changes=True)
def test_the_paws_of_a_cat_handle_nothing():
    play = cast("cats-skin", "S")
    assert play.game.kit(play.who("S")).has(NO_DEXTERITY)


@spell("cats-skin", changes=False)
def test_a_cats_skin_is_given_back():
    assert over(cast("cats-skin", "S", **NEAR)).see("S")["engaged by"] == ["k"]


@rule("UN-0458", "UN-C529")
@spell("masks-of-dread", changes=True)
@spell("masks-of-dread", changes=False)
@pytest.mark.parametrize(("at", "tests"), [("d4", 1), ("d6", 0)])
def test_those_who_wear_masks_of_dread_are_feared_as_long_as_they_stay_beside_the_caster(at, tests):
    enemy = {"at": "e4" if at == "d4" else "e6"}
    dice = {"k courage?": PASS, "S attack": [2, 1], "k defense": [6, 5]}
    play = cast("masks-of-dread", "B", dice, turn=["B", "S"], k=enemy, S={"at": at}).take("B ends")
    play.take("S attacks k with broadsword")
    assert play.rolled("courage") == tests


@spell("murder-of-crows", changes=True)
def test_a_murder_of_crows_wounds_and_stays_before_the_eyes():
    play = cast("murder-of-crows", "k", {"B damage": [4, 1, 1, 1]}, k=ARCHER)
    assert wounds(play, "k") == [1]
    assert play.see("k shooting S")["shot"] == over(play).see("k shooting S")["shot"] - 2


@spell("murder-of-crows", changes=True)
def test_a_caster_with_crows_before_the_eyes_casts_at_minus_2():
    play = cast("murder-of-crows", "k", {"B damage": [1] * 4}, k=SHAMAN)
    assert play.see("k casting spirit-spear at S")["cast"] == over(play).see("k casting spirit-spear at S")["cast"] - 2


@spell("murder-of-crows", changes=False)
def test_the_crows_do_not_hinder_a_sword():
    play = cast("murder-of-crows", "k", {"B damage?": [1] * 4})
    assert play.see("k attacking S")["attack"] == over(play).see("k attacking S")["attack"]


@rule("UN-0428")
def test_no_crows_stay_with_the_dead():
    play = cast("murder-of-crows", "k", {"B damage": [6] * 4}, k={"wounds": 2})
    assert wounds(play, "k") == [99]
    assert play.see("table")["spells"] == []


@rule("UN-0473")
@spell("pins-in-the-doll", changes=True)
def test_pins_in_the_doll_wound_and_deepen_every_wound_after():
    play = cast("pins-in-the-doll", "k", {"B damage": [3, 1, 1]})
    assert wounds(play, "k") == [1]
    assert play.see("S attacking k")["dice"] == over(play).see("S attacking k")["dice"] + 1


@spell("pins-in-the-doll", changes=False)
def test_the_pins_do_not_weaken_the_blows_of_whoever_they_are_in():
    play = cast("pins-in-the-doll", "k", {"B damage?": [1] * 3})
    assert play.see("k attacking S")["dice"] == over(play).see("k attacking S")["dice"]


def cursed(dice: Mapping[str, Any], *, turn: str = "k", curse: bool = True, **more: Any) -> Play:
    """The turn of somebody in a field where Borgron may have laid two left hands on the orc."""
    if curse:
        return cast("two-left-hands", "k", dice, turn=["B", turn], **more).take("B ends")
    return field("two-left-hands", dice, turn=turn, **more)


@rule("UN-C259")
@spell("two-left-hands", changes=True)
@pytest.mark.parametrize("curse", [False, True])
def test_who_has_two_left_hands_cannot_parry_with_a_double_3(curse):
    dice = {"S attack": [1, 2], "k defense": [3, 3], "k break?": [6], "S damage?": [1] * 5}
    play = cursed(dice, turn="S", curse=curse, **NEAR).take("S attacks k with broadsword")
    assert play.rolled("damage") == curse


@spell("two-left-hands", changes=False)
def test_who_has_two_left_hands_parries_with_a_double_4():
    dice = {"S attack": [1, 2], "k defense": [4, 4]}
    assert cursed(dice, turn="S", **NEAR).take("S attacks k with broadsword").rolled("damage") == 0


@spell("two-left-hands", changes=True)
@pytest.mark.parametrize("curse", [False, True])
def test_who_has_two_left_hands_breaks_a_weapon_on_a_double_3(curse):
    dice = {"k attack": [3, 3], "S defense": [2, 1], "k damage?": [1] * 4, "k break?": [1]}
    play = cursed(dice, curse=curse, hand=[], **NEAR).take("k attacks S")
    assert play.see("k")["hands"] == ([] if curse else ["broadsword"])


@spell("two-left-hands", changes=True)
@pytest.mark.parametrize("curse", [False, True])
def test_an_arrow_from_two_left_hands_misses_on_a_double_3(curse):
    dice = {"k shot": [3, 3], "k break?": [6], "k damage?": [1] * 4}
    play = cursed(dice, curse=curse, k={**ARCHER, "at": "g5"}, B={"at": "b8"}, S={"conditions": ["stationary"]})
    assert play.rolled("damage") == (not curse)


@rule("UN-0445")
@spell("two-left-hands", changes=True)
def test_a_spell_from_two_left_hands_is_a_casting_blunder_on_a_double_3():
    shaman = {**SHAMAN, "mana": 6, "cast": ["call-of-the-pack"] * 3}
    dice = {"k dispel": [2, 1], "k helps": [1], "k cast": [3, 3], "k backlash?": [1] * 5}
    assert cursed(dice, k=shaman).rolled("backlash") == 1


@rule("UN-C560")
@spell("two-left-hands", changes=True)
def test_two_left_hands_go_with_two_left_feet():
    play = cast("two-left-hands", "k")
    assert play.game.kit(play.who("k")).has(STAGGERING)


@rule("UN-0455")
@pytest.mark.parametrize(("roll", "cursed"), [(CAST, []), (CRITICAL, ["two-left-hands"])])
def test_the_large_are_made_clumsy_only_by_a_critical(roll, cursed):
    assert cast("two-left-hands", "t", roll=roll, t=troll(at="g6")).see("t")["spells on"] == cursed


def test_a_curse_lies_on_one_alone():
    play: Play = cast("two-left-hands", "k", j=orc(at="h4"))
    assert play.see("j")["spells on"] == []
