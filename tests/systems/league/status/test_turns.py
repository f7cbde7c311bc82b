"""AP, stuns, what ends with turns and battles.  LE-0061, LE-0487, LE-0511, LE-0529, LE-0532, LE-G93"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import drive, standing
from undercroft.proofs.checklist import rule
from undercroft.systems.league.rolls.ailments import risk_disease
from undercroft.systems.league.rolls.values import value_of
from undercroft.systems.league.status.conditions import fall, rise, stun
from undercroft.systems.league.status.turns import action_points, battle_over, take_up


def ap(**who):
    play = standing("Wg", W=hero(max_hp=14, hp=who.pop("hp", 14), **who), g=monster("goblin"))
    return action_points(play.game, play.who("W")).total


@rule("LE-0061")
def test_each_model_has_2_ap():
    play = standing("Wg", W=hero(), g=monster("goblin"))
    assert action_points(play.game, play.who("W")).total == 2
    assert action_points(play.game, play.enemy("g")).total == 2


@rule("LE-0511")
def test_a_wounded_character_has_1():
    assert ap(hp=7) == 1
    play = standing("Wg", W=hero(), g=monster("goblin", hp=3))
    assert action_points(play.game, play.enemy("g")).total == 1


@rule("LE-0532")
def test_a_stunned_model_has_1_less_in_its_next_turn_only():
    play = standing("Wg", W=hero(), g=monster("goblin"))
    who = play.who("W")
    stun(play.game, who)
    take_up(play.game, who)
    assert who.ap == 1
    take_up(play.game, who)
    assert who.ap == 2


@rule("LE-G93")
def test_stuns_do_not_add_up():
    play = standing("Wg", W=hero(), g=monster("goblin"))
    stun(play.game, play.who("W"))
    stun(play.game, play.who("W"))
    assert play.who("W").stun == 1


@rule("LE-G93")
def test_stun_and_wounds_do_down_to_none():
    assert ap(hp=7, stun=1) == 0
    assert ap(hp=7, stun=2) == 0


@rule("LE-0280", "LE-G93")
def test_what_it_owes_is_taken_from_its_next_ap():
    play = standing(W=hero())
    who = play.who("W")
    who.owed = 1
    take_up(play.game, who)
    assert (who.ap, who.owed) == (1, 0)


@rule("LE-0529")
def test_a_disease_caught_in_battle_begins_after_it():
    play = standing("Wg", W=hero(values={"constitution": 41, "strength": 45}), g=monster("goblin"))
    who = play.who("W")
    drive(risk_disease(play.game, who), 99)
    assert value_of(play.game, who, "constitution").total == 41
    battle_over(play.game)
    assert value_of(play.game, who, "constitution").total == 20
    assert value_of(play.game, who, "strength").total == 22
    assert value_of(play.game, who, "dexterity").total == who.values.dexterity


@rule("LE-0529")
def test_one_caught_outside_battle_begins_at_once():
    play = standing(W=hero(values={"constitution": 41}))
    drive(risk_disease(play.game, play.who("W")), 99)
    assert value_of(play.game, play.who("W"), "constitution").total == 20


@rule("LE-0740")
def test_fear_passes_with_the_battle():
    play = standing("Wg", W=hero(), g=monster("goblin"))
    play.who("W").afraid = ("goblin",)
    battle_over(play.game)
    assert play.who("W").afraid == ()


@rule("LE-0426")
def test_a_model_lying_down_rises_in_its_own_square():
    play = standing("Wg", W=hero(), g=monster("goblin"))
    who = play.who("W")
    was = who.at
    fall(play.game, who)
    assert who.prone
    rise(play.game, who)
    assert (who.prone, who.at) == (False, was)


@rule("LE-0622")
@pytest.mark.parametrize("shake", [fall, stun])
def test_a_prayer_ends_when_the_priest_falls_or_is_stunned(shake):
    play = standing("Wg", W=hero(), g=monster("goblin"), has={"prayer": "bringer-of-light", "praying": 1})
    shake(play.game, play.who("W"))
    assert play.state.prayer == ""


@rule("LE-0622")
def test_it_does_not_end_when_somebody_else_falls():
    play = standing(
        "WVg", W=hero(), V=hero("sylwen"), g=monster("goblin"), has={"prayer": "bringer-of-light", "praying": 1}
    )
    fall(play.game, play.who("V"))
    assert play.state.prayer == "bringer-of-light"
