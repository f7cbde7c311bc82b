"""Party morale.  LE-0090 to LE-0110"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import drive, standing
from undercroft.proofs.checklist import rule
from undercroft.systems.league.rolls.ailments import risk_disease, risk_poison
from undercroft.systems.league.rolls.mind import demons_appear, face_up
from undercroft.systems.league.status.defeat import die, fell
from undercroft.systems.league.status.morale import is_broken, is_low, restore_morale, stir
from undercroft.systems.league.status.points import lose_hp


def party(board="WV", **more):
    return standing(board, W=hero(), V=hero("sylwen"), has={"morale": 12, "starting_morale": 12}, **more)


@rule("LE-0091")
def test_a_dead_hero_costs_6():
    play = party()
    die(play.game, play.who("W"), "blood")
    assert play.state.morale == 12 - 6


@rule("LE-0092")
def test_a_hero_at_0_hp_costs_4():
    play = party()
    lose_hp(play.game, play.who("W"), 40)
    assert play.state.morale == 12 - 4


@rule("LE-0093", "LE-0082", "LE-G52")
def test_a_battle_with_demons_costs_2_and_every_hero_a_point_of_sanity():
    play = party()
    demons_appear(play.game)
    assert play.state.morale == 12 - 2
    assert [one.sanity for one in play.state.party] == [9, 9]


@rule("LE-0094", "LE-0096")
@pytest.mark.parametrize(("terror", "cost"), [(True, 2), (False, 1)])
def test_failed_terror_costs_2_and_failed_fear_1(terror, cost):
    play = party("WVg", g=monster("goblin"))
    drive(face_up(play.game, play.who("W"), "goblin", terror=terror), 99)
    assert play.state.morale == 12 - cost


@rule("LE-0097")
@pytest.mark.parametrize(("risk", "replies"), [(risk_poison, (99, 4)), (risk_disease, (99,))])
def test_poison_and_disease_cost_1(risk, replies):
    play = party()
    drive(risk(play.game, play.who("W")), *replies)
    assert play.state.morale == 12 - 1


@rule("LE-0103")
@pytest.mark.parametrize(("card", "morale"), [("ogre", 14), ("goblin", 12)])
def test_slaying_a_large_monster_gives_2(card, morale):
    play = standing("W..g..\n......", W=hero(), g=monster(card), k=monster("goblin", at="a2"), has={"morale": 12})
    fell(play.game, play.enemy("g"))
    assert play.state.morale == morale


@rule("LE-0095", "LE-0098", "LE-0099", "LE-0100", "LE-0101", "LE-0102", "LE-0104", "LE-0105", "LE-0290", "LE-G54")
@pytest.mark.parametrize(
    ("event", "by"),
    [
        ("hunger", -2),
        ("trap-sprung", -1),
        ("miscast", -1),
        ("portcullis", -1),
        ("disturbed-rest", 1),
        ("rest", 2),
        ("fine-treasure", 1),
        ("dwarven-ale", 3),
        ("wonderful-treasure", 3),
    ],
)
def test_what_stirs_the_party_counts_each_time_it_occurs(event, by):
    play = party()
    stir(play.game, event)
    stir(play.game, event)
    assert play.state.morale == 12 + 2 * by


@rule("LE-0090")
def test_changes_add_up():
    play = party()
    for event in ("trap-sprung", "trap-sprung", "miscast", "fine-treasure"):
        stir(play.game, event)
    assert play.state.morale == 12 - 2


@rule("LE-G55")
def test_morale_has_no_upper_limit_and_never_falls_below_0():
    play = party()
    stir(play.game, "dwarven-ale")
    assert play.state.morale == 15
    for _ in range(4):
        stir(play.game, "hero-died")
    assert play.state.morale == 0


@rule("LE-0106", "LE-0107", "LE-G55")
@pytest.mark.parametrize(("start", "morale", "low"), [(12, 6, False), (12, 5, True), (13, 6, True), (13, 7, False)])
def test_it_is_low_below_half_of_its_starting_value(start, morale, low):
    play = standing(W=hero(), has={"morale": morale, "starting_morale": start})
    assert is_low(play.game) is low


@rule("LE-0108")
def test_at_0_it_is_broken():
    assert is_broken(standing(W=hero(), has={"morale": 0, "starting_morale": 4}).game)
    assert not is_broken(standing(W=hero(), has={"morale": 1, "starting_morale": 4}).game)


@rule("LE-0110")
def test_out_of_the_dungeon_it_is_what_it_was_at_the_start():
    play = standing(W=hero(), has={"morale": 3, "starting_morale": 12})
    restore_morale(play.game)
    assert play.state.morale == 12
