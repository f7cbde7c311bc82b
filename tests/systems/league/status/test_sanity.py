"""Sanity and what follows when none is left.  LE-0074 to LE-0089, LE-G32, LE-G53"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import drive, run, standing
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import LoseMind
from undercroft.systems.league.cards.conditions import CONDITIONS
from undercroft.systems.league.rolls.ailments import risk_disease, risk_poison
from undercroft.systems.league.rolls.mind import face_up
from undercroft.systems.league.rolls.values import value_of
from undercroft.systems.league.status.points import lose_hp
from undercroft.systems.league.status.sanity import SHOCKS, calm, shock


def mind(**who):
    play = standing("Wg", W=hero(**who), g=monster("goblin"))
    return play, play.who("W")


@rule("LE-0078", "LE-0081")
@pytest.mark.parametrize(("terror", "sanity"), [(True, 8), (False, 9)])
def test_failing_a_terror_test_costs_2_and_a_fear_test_1(terror, sanity):
    play, who = mind()
    drive(face_up(play.game, who, "goblin", terror=terror), 99)
    assert who.sanity == sanity


@rule("LE-0083")
def test_going_down_costs_1():
    play = standing("WVg", W=hero(), V=hero("sylwen"), g=monster("goblin"))
    lose_hp(play.game, play.who("W"), 40)
    assert play.who("W").sanity == 9


@rule("LE-0084", "LE-0085")
@pytest.mark.parametrize(("risk", "replies"), [(risk_poison, (99, 4)), (risk_disease, (99,))])
def test_poison_and_disease_cost_1(risk, replies):
    play, who = mind()
    drive(risk(play.game, who), *replies)
    assert who.sanity == 9


@rule("LE-0079", "LE-0086", "LE-0087")
@pytest.mark.parametrize(("event", "n", "sanity"), [("trap-sprung", 0, 8), ("miscast", 3, 7), ("room", 2, 8)])
def test_traps_miscasts_and_rooms_cost_what_they_say(event, n, sanity):
    play, who = mind()
    shock(play.game, who, event, n)
    assert who.sanity == sanity


@rule("LE-0077")
def test_each_event_counts_every_time_it_occurs():
    play, who = mind()
    for _ in range(3):
        shock(play.game, who, "trap-sprung")
    assert who.sanity == 10 - 6


def lost(play, *replies):
    """Its mind gives way."""
    who = play.who("W")
    below = len(play.state.agenda)
    shock(play.game, who, "trap-sprung", who.sanity)
    run(play, *replies, down_to=below)
    return who


@rule("LE-0074")
def test_at_0_sanity_a_mental_condition_is_rolled():
    play, who = mind()
    lost(play, 8)
    assert who.conditions == ("brittle-mind",)


@rule("LE-0074")
def test_above_0_none_is():
    play, who = mind()
    play.game.push(LoseMind(who.id))
    run(play, down_to=len(play.state.agenda) - 1)
    assert who.conditions == ()


@rule("LE-0075")
def test_a_condition_it_has_is_rolled_again():
    play, who = mind(conditions=["brittle-mind"])
    lost(play, 8, 8, 1)
    assert who.conditions == ("brittle-mind", "trembling-hands")


@rule("LE-0076")
@pytest.mark.parametrize(
    ("before", "sanity"), [((), 9), (("red-rage",), 8), (("red-rage", "wariness", "fear-of-fire"), 6)]
)
def test_then_sanity_is_10_less_the_number_of_conditions(before, sanity):
    play, _ = mind(conditions=list(before))
    assert lost(play, 1).sanity == sanity


@rule("LE-0088", "LE-0089", "LE-G53")
def test_sanity_never_rises_above_10():
    play, who = mind()
    who.sanity = 8
    calm(play.game, who, 1, "rest")
    assert who.sanity == 9
    calm(play.game, who, 6, "carousing")
    assert who.sanity == 10


@rule("LE-0637")
@pytest.mark.parametrize(("face", "sanity"), [(30, 10), (90, 8)])
def test_whom_a_prayer_keeps_sane_tests_resolve_first(face, sanity):
    prayer = {"prayer": "verse-of-the-sane", "praying": 1}
    play = standing("Wg", W=hero(values={"resolve": 40}), g=monster("goblin"), has=prayer)
    below = len(play.state.agenda)
    shock(play.game, play.who("W"), "trap-sprung")
    run(play, face, down_to=below)
    assert play.who("W").sanity == sanity


def test_every_event_has_a_rule():
    assert all(rule.startswith("LE-") for _, rule in SHOCKS.values())


# what conditions do


@rule("LE-G32")
def test_ten_conditions_one_for_each_face_of_the_d10():
    cards = mind()[0].game.box[CONDITIONS]
    assert sorted(card.roll for card in cards.values()) == list(range(1, 11))
    assert all(card.gives for card in cards.values())


@rule("LE-G32")
def test_a_brittle_mind_loses_1_more_each_time():
    play, who = mind(conditions=["brittle-mind"])
    shock(play.game, who, "failed-fear")
    assert who.sanity == 8


@rule("LE-G32")
@pytest.mark.parametrize(
    ("condition", "value", "against", "hp", "by"),
    [
        ("trembling-hands", "ranged-skill", "goblin", 15, -10),
        ("trembling-hands", "pick-locks", "goblin", 15, -10),
        ("dread-of-the-dead", "combat-skill", "skeleton", 15, -5),
        ("dread-of-the-dead", "combat-skill", "goblin", 15, 0),
        ("beast-terrors", "combat-skill", "wolf", 15, -10),
        ("beast-terrors", "combat-skill", "goblin", 15, 0),
        ("blood-sickness", "dodge", "goblin", 7, -10),
        ("blood-sickness", "dodge", "goblin", 15, 0),
        ("wariness", "perception", "goblin", 15, 5),
        ("waking-visions", "perception", "goblin", 15, -15),
    ],
)
def test_what_a_condition_adds_to_values(condition, value, against, hp, by):
    play = standing("Wg", W=hero(hp=hp, max_hp=15), g=monster(against))
    who, enemy = play.who("W"), play.enemy("g")
    plain = value_of(play.game, who, value, (), enemy).total
    who.conditions = (condition,)
    assert value_of(play.game, who, value, (), enemy).total - plain == by


@rule("LE-G32")
def test_dread_of_the_dead_makes_fear_of_them_worse():
    play = standing("Wg", W=hero(values={"resolve": 40}), g=monster("skeleton"))
    who = play.who("W")
    who.conditions = ("dread-of-the-dead",)
    assert not drive(face_up(play.game, who, "skeleton"), 21)
    who.afraid = ()
    assert drive(face_up(play.game, who, "skeleton"), 20)
