"""Damage dice without a blow: spells, objects, skills, traps and falls are reckoned alike.

UN-0469, UN-0473 to UN-0476, UN-C536, UN-C568, UN-C570
"""

from __future__ import annotations

import pytest

from systems.universalis.build import Play, hero, orc, position
from systems.universalis.dark.lairs import BLIND, DOOR, sprung
from systems.universalis.skills.comparing import duel
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import Fall

PIT = "######\n#So..#\n######"
NOOK = "#####\n#Sk##\n#####"


def dice_of(play: Play, what: str = "damage") -> dict[str, int]:
    """The terms of the last number told under this name."""
    told = [event for event in play.events("summed") if event.what == what]
    return {term.source: term.value for term in told[-1].terms}


# the Invulnerable


@rule("UN-C536")
def test_only_sixes_of_a_trap_wound_the_invulnerable():
    play = sprung("stake", {"S detect-trap": BLIND, "trap-damage": [5, 5, 5, 6]}, S=hero(skills=["invulnerable"]))
    assert play.see("S")["wounds"] == 1
    assert sprung("stake", {"S detect-trap": BLIND, "trap-damage": [5, 5, 5, 6]}, S=hero()).see("S")["wounds"] == 4
    assert dice_of(play, "armor")["invulnerable"] > 0


@rule("UN-C536", "UN-0296")
@pytest.mark.parametrize(("skills", "wounds"), [(["invulnerable"], 1), ([], 3)])
def test_only_sixes_of_a_fall_wound_the_invulnerable(skills, wounds):
    play = position(PIT, S=hero(skills=skills), do=[Fall(1, height=4)], dice=[5, 5, 6, 1])
    assert play.see("S")["wounds"] == wounds


@rule("UN-C536", "UN-0414")
@pytest.mark.parametrize(("face", "wounds"), [(6, 1), (5, 0)])
def test_only_sixes_of_a_blow_that_needs_no_roll_wound_the_invulnerable(face, wounds):
    still = {"skills": ["invulnerable"], "conditions": ["stationary"]}
    play = duel(k=still, dice=[face, 1, 1, 1, 1, 1]).take("S attacks k").on()
    assert play.rolled("attack") == 0
    assert play.see("k")["wounds"] == wounds


@rule("UN-C536", "UN-0400")
@pytest.mark.parametrize(("skills", "attack", "wounds"), [([], [5, 5], 1), (["invulnerable"], [5, 5], 0)])
def test_a_wall_hurts_the_invulnerable_no_more_than_the_blow_did(skills, attack, wounds):
    people = {"S": hero(hands=["broadsword"]), "k": orc(skills=skills)}
    harmless = [] if skills else [1] * 5
    dice = {"S attack": attack, "k defense": [1, 2], "S damage?": [harmless, [5]]}
    play = position(NOOK, **people, turn="S", dice=dice).take("S attacks k")
    if play.offers("S slams"):
        play.take("S slams")
    assert play.on().see("k")["wounds"] == wounds


# elements, guards and the least die


@rule("UN-C570")
@pytest.mark.parametrize(("skills", "wounds"), [(["vulnerable-fire"], 2), ([], 0)])
def test_fire_of_a_trap_finds_the_vulnerable(skills, wounds):
    dice = {"S detect-trap": BLIND, "trap-damage": [4, 4, 1, 1, 1]}
    play = sprung("fireball", dice, deed="chest", at="e3", S=hero(skills=skills))
    assert play.see("S")["wounds"] == wounds


@rule("UN-0470")
def test_what_guards_against_every_hit_guards_against_traps():
    play = sprung("stake", {"S detect-trap": BLIND, "trap-damage": [1, 1, 1]}, S=hero(body=["guardians-plate"]))
    assert play.chance.left == []
    assert dice_of(play) == {"stake": 4, "guardians-plate": -1}


@rule("UN-0469")
@pytest.mark.parametrize(("face", "wounds"), [(4, 1), (3, 0)])
def test_a_trap_rolls_one_die_at_least_and_then_against_more_armor(face, wounds):
    dice = {"S detect-trap": BLIND, "S avoid-trap": [1, 2], "trap-damage": [face]}
    play = sprung("plague-vault", dice, deed="door", board=DOOR, S=hero(body=["guardians-plate"]))
    assert play.see("S")["wounds"] == wounds
    assert dice_of(play, "armor") == {"natural": 3, "least-dice": 1}
