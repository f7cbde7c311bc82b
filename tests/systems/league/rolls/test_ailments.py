"""Poison and disease.  LE-0519 to LE-0531, LE-0644"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import drive, standing
from undercroft.proofs.checklist import rule
from undercroft.systems.league.rolls.ailments import (
    rest_diseased,
    rest_poisoned,
    risk_disease,
    risk_poison,
    suffer_poison,
)
from undercroft.systems.league.status.conditions import cure_disease, cure_poison
from undercroft.systems.league.status.points import heal, lose_hp


def one(**who):
    """A hero with CON 40 beside another, so that its fall is not the end."""
    values = {"constitution": 40, **who.pop("values", {})}
    play = standing("WVg", W=hero(values=values, **{"hp": 10, **who}), V=hero("sylwen"), g=monster("goblin"))
    return play.game, play.who("W")


@rule("LE-0519", "LE-0520")
@pytest.mark.parametrize(("face", "rest", "tests"), [(40, (), 0), (41, (7,), 1 + 7)])
def test_whoever_fails_is_poisoned_for_the_next_turn_and_d10_turns_more(face, rest, tests):
    game, who = one()
    drive(risk_poison(game, who), face, *rest)
    assert who.poison == tests


@rule("LE-0519")
def test_the_poison_modifies_the_test():
    game, who = one()
    assert drive(risk_poison(game, who, -10), 31, 1)
    game, who = one()
    assert not drive(risk_poison(game, who, -10), 30)


@rule("LE-0520", "LE-0521")
@pytest.mark.parametrize(("face", "hp"), [(40, 10), (41, 9)])
def test_at_the_start_of_each_turn_it_tests_and_loses_1_hp_by_failing(face, hp):
    game, who = one(poison=3)
    drive(suffer_poison(game, who), face)
    assert (who.hp, who.poison) == (hp, 2)


@rule("LE-0520")
def test_after_the_last_test_the_poison_is_gone():
    game, who = one(poison=1)
    drive(suffer_poison(game, who), 41)
    assert who.poison == 0
    drive(suffer_poison(game, who))
    assert who.hp == 9


@rule("LE-0522")
@pytest.mark.parametrize(("face", "left"), [(5, 0), (6, 7)])
def test_a_con_test_of_01_to_05_ends_the_poison_at_once(face, left):
    game, who = one(poison=8, raised=("constitution",))
    drive(suffer_poison(game, who), face)
    assert who.poison == left


@rule("LE-0523")
def test_a_cure_ends_it():
    game, who = one(poison=8)
    cure_poison(game, who, "LE-0523")
    assert who.poison == 0


@rule("LE-0524")
def test_a_hero_at_0_hp_goes_on_losing_hp_and_must_be_healed_above_0_to_wake():
    game, who = one(poison=5, hp=1)
    for _ in range(3):
        drive(suffer_poison(game, who), 90)
    assert who.hp == -2
    assert who.down
    heal(game, who, 2)
    assert who.down
    heal(game, who, 1)
    assert not who.down


@rule("LE-0297", "LE-0525")
def test_on_a_rest_all_remaining_tests_are_rolled():
    game, who = one(poison=4)
    drive(rest_poisoned(game, who), 90, 20, 90, 90)
    assert (who.hp, who.poison) == (7, 0)


@rule("LE-0522", "LE-0525")
def test_on_a_rest_too_01_to_05_ends_it():
    game, who = one(poison=4, raised=("constitution",))
    drive(rest_poisoned(game, who), 90, 3)
    assert (who.hp, who.poison) == (9, 0)


@rule("LE-0526")
def test_whom_poison_brings_to_0_hp_during_a_rest_dies():
    game, who = one(poison=4, hp=2)
    drive(rest_poisoned(game, who), 90, 90)
    assert who.dead


@rule("LE-0527")
def test_whoever_is_poisoned_is_proof_against_more():
    game, who = one(poison=2)
    assert not drive(risk_poison(game, who))
    assert who.poison == 2


@rule("LE-0519")
def test_enemies_can_be_poisoned_too():
    play = standing("Wg", W=hero(), g=monster("goblin"))
    drive(risk_poison(play.game, play.enemy("g")), 99, 4)
    assert play.enemy("g").poison == 5


@rule("LE-0528")
@pytest.mark.parametrize(("face", "diseased"), [(40, False), (41, True)])
def test_risk_of_disease_is_a_con_test(face, diseased):
    game, who = one()
    drive(risk_disease(game, who), face)
    assert who.diseased is diseased


@rule("LE-0528")
def test_the_disease_modifies_it():
    game, who = one()
    assert not drive(risk_disease(game, who, 20), 60)
    assert drive(risk_disease(game, who, 20), 61)


def test_whoever_is_diseased_catches_nothing_more():
    game, who = one(diseased=True)
    assert not drive(risk_disease(game, who))


@rule("LE-0530")
def test_a_cure_ends_a_disease():
    game, who = one(diseased=True)
    cure_disease(game, who, "LE-0530")
    assert not who.diseased


@rule("LE-0531")
@pytest.mark.parametrize(("face", "diseased"), [(5, False), (6, True), (15, True)])
def test_on_a_rest_only_01_to_05_cures_it(face, diseased):
    game, who = one(diseased=True, raised=("constitution",))
    drive(rest_diseased(game, who), face)
    assert who.diseased is diseased


@rule("LE-0644")
@pytest.mark.parametrize("risk", [risk_poison, risk_disease])
def test_providence_of_metheia_helps_against_both(risk):
    prayer = {"prayer": "providence-of-metheia", "praying": 2}
    values = {"constitution": 40}
    play = standing("WV", W=hero(values=values), V=hero("sylwen"), has=prayer)
    assert not drive(risk(play.game, play.who("W")), 50)


def test_nobody_who_is_gone_loses_hp():
    game, who = one()
    who.dead = True
    assert lose_hp(game, who, 3) == 0
