"""Fire, acid, frost, and what is suffered at the start of a turn.  LE-0512 to LE-0518, LE-0532, LE-G32"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import drive, run, standing
from undercroft.kernel.tally import Tally
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import Suffer
from undercroft.systems.league.combat import burning
from undercroft.systems.league.combat.damage import deal

PLAIN = {"constitution": 40, "strength": 20}
"""1 point of natural armour."""


def burnt(element, amount, *replies, **who):
    """A hero with 15 HP, natural armour and a breastplate, after damage of an element."""
    play = standing(W=hero(values=PLAIN, hp=15, max_hp=30, torso=["breastplate"], **who))
    below = len(play.state.agenda)
    drive(deal(play.game, play.who("W"), Tally(amount, "breath"), "breath", element=element))
    run(play, *replies, down_to=below)
    return play


def suffering(play, *replies):
    """It suffers what the start of its turn brings."""
    below = len(play.state.agenda)
    play.game.push(Suffer(play.names["W"]))
    run(play, *replies, down_to=below)
    return play.who("W")


@rule("LE-0512")
def test_fire_ignores_natural_armour():
    assert burnt("fire", 5, 1).who("W").hp == 10
    assert burnt("frost", 5, 1).who("W").hp == 11


@rule("LE-0515")
def test_acid_ignores_natural_armour():
    assert burnt("acid", 5, 1).who("W").hp == 10


@rule("LE-0513", "LE-0516")
@pytest.mark.parametrize("element", ["fire", "acid"])
@pytest.mark.parametrize(("face", "left"), [(3, 0), (4, 2)])
def test_on_1_to_3_it_is_out_and_on_4_to_6_it_goes_on_for_half(element, face, left):
    assert getattr(burnt(element, 5, face).who("W"), element) == left


@rule("LE-0514", "LE-0517")
@pytest.mark.parametrize("element", ["fire", "acid"])
def test_it_goes_on_for_at_least_1_and_is_out_after_the_next_turn(element):
    play = burnt(element, 1, 6)
    who = play.who("W")
    assert getattr(who, element) == 1
    assert suffering(play).hp == 13
    assert getattr(who, element) == 0
    assert suffering(play).hp == 13


@rule("LE-0514", "LE-0517")
@pytest.mark.parametrize("element", ["fire", "acid"])
def test_nothing_protects_against_what_goes_on(element):
    play = burnt(element, 6, 6)
    assert suffering(play).hp == 15 - 6 - 3


@rule("LE-0518", "LE-0532")
@pytest.mark.parametrize(("face", "stun"), [(3, 0), (4, 1)])
def test_frost_stuns_every_second_time(face, stun):
    assert burnt("frost", 5, face).who("W").stun == stun


@rule("LE-0513")
def test_whoever_lost_nothing_does_not_burn():
    play = standing(W=hero(values=PLAIN, hp=15))
    below = len(play.state.agenda)
    drive(deal(play.game, play.who("W"), Tally(0, "breath"), "breath", element="fire"))
    assert len(play.state.agenda) == below


def test_whoever_died_of_it_does_not_burn():
    play = standing("Wg", W=hero(), g=monster("goblin", hp=2))
    below = len(play.state.agenda)
    drive(deal(play.game, play.enemy("g"), Tally(5, "breath"), "breath", element="fire"))
    assert len(play.state.agenda) == below


@rule("LE-G32")
def test_whoever_dreads_fire_is_stunned_by_it():
    assert burnt("fire", 5, 1, conditions=["fear-of-fire"]).who("W").stun == 1
    assert burnt("acid", 5, 1, conditions=["fear-of-fire"]).who("W").stun == 0


@rule("LE-G32")
@pytest.mark.parametrize(("face", "owed"), [(2, 1), (3, 0)])
def test_a_listless_mind_may_cost_an_ap(face, owed):
    play = standing(W=hero())
    play.who("W").conditions = ("listlessness",)
    assert suffering(play, face).owed == owed


@rule("LE-0514", "LE-0517")
def test_whom_the_fire_has_killed_the_acid_does_not_kill_again():
    play = standing("W..g", W=hero(), g=monster("goblin", hp=2, fire=3, acid=3))
    drive(burning.suffer(play.game, Suffer(play.names["g"])))
    assert play.state.enemies == []
    assert len(play.state.rewards) == 1
