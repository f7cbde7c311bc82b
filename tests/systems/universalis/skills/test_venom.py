"""Poison and disease.  UN-C550, UN-C551"""

from __future__ import annotations

import pytest

from systems.universalis.build import Play
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import duel
from undercroft.proofs.checklist import rule

APART = "#######\n#.....#\n#..k..#\n#.....#\n#..S..#\n#######"
WOUND, SCRATCH = [6, 1, 1, 1], [1, 1, 1, 1]


def bitten(skill: str, *skills: str, damage: list[int], then: list[int]) -> Play:
    """An orc with a skill of its own hits Shara."""
    dice = {"k attack": [5, 4], "S defense": [2, 1], "k damage": damage, "k plague-bearer?": then, "k poisonous?": then}
    return duel(*skills, turn="k", k={"skills": [skill]}, dice=dice).finish()


@rule("UN-C551")
@skill("poisonous", changes=True)
def test_poison_that_reaches_natural_armor_costs_another_point():
    play = bitten("poisonous", damage=WOUND, then=[3])
    assert play.see("S")["conditions"] == ["poisoned"]
    assert play.see("S")["wounds"] == 2


@rule("UN-C551")
@skill("poisonous", changes=False)
def test_poison_below_natural_armor_does_nothing():
    play = bitten("poisonous", damage=WOUND, then=[2])
    assert (play.see("S")["conditions"], play.see("S")["wounds"]) == ([], 1)


@rule("UN-C551", "UN-C550")
@skill("plague-bearer", changes=False)
@skill("poisonous", changes=False)
@pytest.mark.parametrize("skill", ["poisonous", "plague-bearer"])
def test_without_a_wound_nothing_gets_into_the_blood(skill):
    play = bitten(skill, damage=SCRATCH, then=[])
    assert play.rolled(skill) == 0


@rule("UN-C550")
@skill("plague-bearer", changes=True)
@skill("plague-bearer", changes=False)
@pytest.mark.parametrize(("face", "conditions"), [(3, ["diseased"]), (2, [])])
def test_the_plague_spreads_through_wounds(face, conditions):
    play = bitten("plague-bearer", damage=WOUND, then=[face])
    assert (play.see("S")["conditions"], play.see("S")["wounds"]) == (conditions, 1)


@rule("UN-C551")
def test_the_poisonous_do_not_poison_those_who_strike_them():
    play = duel("poisonous", turn="k", dice={"k attack": [5, 4], "S defense": [2, 1], "k damage": WOUND}).finish()
    assert play.rolled("poisonous") == 0


@rule("UN-C464")
@pytest.mark.parametrize(("skills", "poisoned"), [(["tough"], False), ([], True)])
def test_the_tough_resist_poison_better(skills, poisoned):
    play = bitten("poisonous", *skills, damage=WOUND, then=[3])
    assert ("poisoned" in play.see("S")["conditions"]) is poisoned


@rule("UN-C464")
@skill("tough", changes=False)
def test_the_tough_have_no_more_armor_against_blows():
    assert duel("tough").see("k attacking S") == duel().see("k attacking S")


@rule("UN-C567", "UN-C568", "UN-C569")
@skill("underworld", changes=True)
@pytest.mark.parametrize("skill", ["undead", "underworld", "vermin"])
def test_poison_does_nothing_to_the_undead_demons_and_swarms(skill):
    play = bitten("poisonous", skill, damage=WOUND, then=[6])
    assert (play.see("S")["conditions"], play.see("S")["wounds"]) == ([], 1)


@rule("UN-C551", "UN-C567")
@pytest.mark.parametrize(("skills", "left"), [((), []), (("undead",), [1])])
def test_whatever_carries_the_poison_spares_those_whom_poison_does_not_hurt(skills, left):
    dice = {"S attack": [5, 4], "k defense": [2, 1], "S damage": [*WOUND, 1], "S poisonous": [6]}
    play = duel(board=APART, dice=dice, S={"pack": ["poison-flask"]}, k={"skills": list(skills)})
    play.take("S uses poison-flask", "S moves to d4", "S attacks k").on()
    assert play.rolled("poisonous") == 1
    assert [creature.wounds for creature in play.state.creatures] == left
