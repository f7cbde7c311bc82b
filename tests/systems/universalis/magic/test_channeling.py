"""Channeling, and spells that cost their caster Vitality.  UN-C067"""

from __future__ import annotations

import pytest

from systems.universalis.build import orc, troll
from systems.universalis.magic.casting import FAIL, PASS, cast, field, over, turns, wounds
from systems.universalis.proofs import spell
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.scene.sheets import sheet_of

BESIDE = {"k": {"at": "d3"}}
"""The orc beside Borgron."""


@rule("UN-C448")
@spell("breath-of-iron", changes=True)
def test_a_breath_of_iron_turns_a_wound_aside_on_3():
    dice = {"k attack": [5, 6], "B defense": [2, 1], "k damage": [6, 1, 1, 1, 1], "B soften": [3]}
    play = cast("breath-of-iron", "B", dice, turn=["B", "k"], k={"at": "d3"}, S={"at": "b9"}).take("B ends")
    assert wounds(play, "B") == [0]


@rule("UN-0481")
@spell("breath-of-iron", changes=True)
def test_who_breathes_iron_is_not_to_be_stunned_thrown_down_or_frightened():
    play = cast("breath-of-iron", "B")
    assert play.game.kit(play.who("B")).immune == {"stunned", "knocked-down", "frightened"}


@rule("UN-0426")
@spell("breath-of-iron", changes=False)
def test_a_breath_of_iron_is_for_the_caster_alone_and_can_be_drawn_beside_an_enemy():
    play = field("breath-of-iron", **BESIDE)
    assert play.offers("B casts breath-of-iron at B")
    assert not play.offers("B casts breath-of-iron at S")


@spell("candle-at-both-ends", changes=True)
def test_a_candle_at_both_ends_gives_strength_and_an_attack_more_for_1_vitality():
    before, play = field("candle-at-both-ends").see("B"), cast("candle-at-both-ends", "B")
    assert [play.see("B")[name] - before[name] for name in ("strength", "movement")] == [1, 1]
    assert [id for id, _ in play.game.kit(play.who("B")).attacks] == ["candle-at-both-ends"]
    assert wounds(play, "B") == [1]


@spell("candle-at-both-ends", changes=False)
def test_a_candle_burns_down():
    play = turns(cast("candle-at-both-ends", "B"), 5)
    assert play.see("B")["strength"] == field("candle-at-both-ends").see("B")["strength"]
    assert wounds(play, "B") == [1]


@rule("UN-0473")
@spell("dam-breaks", changes=True)
def test_when_the_dam_breaks_it_sweeps_over_enemies_within_2_squares_for_2_vitality():
    dice = {"B damage": [[3, 1, 1, 1, 1], [3, 3, 1, 1, 1]]}
    play = cast("dam-breaks", "B", dice, S={"at": "d4"}, k={"at": "d3"}, j=orc(at="e5"))
    assert wounds(play, "k", "j", "S", "B") == [1, 99, 0, 2]


@spell("dam-breaks", changes=False)
def test_the_flood_does_not_reach_3_squares():
    play = cast("dam-breaks", "B", k={"at": "f3"})
    assert play.rolled("damage") == 0
    assert wounds(play, "B", "k") == [2, 0]


@rule("UN-0398", "UN-0426")
@spell("far-fist", changes=True)
def test_a_far_fist_goes_through_armor_and_drives_back_even_beside_an_enemy():
    play = cast("far-fist", "k", {"B damage": [3, 1, 1, 1]}, **BESIDE).take("B pushes to e3")
    assert wounds(play, "k") == [1]
    assert play.see("k")["at"] == "e3"


@spell("far-fist", changes=False)
def test_a_far_fist_does_not_drive_the_large_back():
    assert cast("far-fist", "t", {"B damage?": [1] * 4}, t=troll(at="g6")).see("t")["at"] == "g6"


def test_a_far_fist_is_not_as_long_as_6_squares():
    reached = [field("far-fist", k={"at": at}).offers("B casts far-fist at k") for at in ("h3", "i3")]
    assert reached == [True, False]


@rule("UN-0459")
@spell("pressure-point", changes=True)
def test_a_pressure_point_numbs_the_arm_and_takes_the_next_activation():
    before = field("pressure-point", **BESIDE).see("k")
    play = cast("pressure-point", "k", {"k resist": FAIL}, turn=["B", "k"], **BESIDE)
    assert play.see("k")["strength"] == before["strength"] - 2
    assert play.take("B ends").rolled("attack") == 0


def test_who_bears_the_pressure_goes_on():
    dice = {"k resist": PASS, "k attack": [1, 2], "B defense": [6, 5]}
    play = cast("pressure-point", "k", dice, turn=["B", "k"], S={"at": "b9"}, **BESIDE).take("B ends")
    assert play.rolled("attack") == 1


@spell("pressure-point", changes=False)
def test_a_pressure_point_must_be_touched():
    assert not field("pressure-point", k={"at": "e3"}).offers("B casts pressure-point at k")


@rule("UN-0460")
@spell("take-the-wound", changes=True)
def test_who_takes_the_wound_loses_2_vitality_and_gives_4():
    play = cast("take-the-wound", "S", S={"wounds": 4, "conditions": ["stunned", "poisoned"]})
    assert wounds(play, "S", "B") == [0, 2]
    assert play.see("S")["conditions"] == []


@spell("take-the-wound", changes=False)
def test_nobody_takes_his_own_wound():
    assert not field("take-the-wound", B={"wounds": 1}).offers("B casts take-the-wound at B")


# what a spell costs besides Mana


@rule("UN-0424", "UN-0425")
def test_a_spell_that_fails_costs_no_vitality():
    play = cast("take-the-wound", "S", roll=[2, 1], S={"wounds": 3})
    assert wounds(play, "S", "B") == [3, 0]


@rule("UN-0439")
def test_a_spell_that_is_dispelled_costs_its_vitality_all_the_same():
    shaman = {"creature": "orc-shaman", "hands": ["dagger"]}
    play = cast("take-the-wound", "S", {"k dispel": [6, 6]}, k=shaman, S={"wounds": 3})
    assert wounds(play, "S", "B") == [3, 2]


@pytest.mark.parametrize(("left", "offered"), [(3, True), (2, False)])
def test_nobody_casts_himself_to_death(left, offered):
    vitality = field("take-the-wound").see("B")["vitality"]
    play = field("take-the-wound", B={"wounds": vitality - left}, S={"wounds": 1})
    assert play.offers("B casts take-the-wound at S") is offered


def test_the_sheet_says_what_a_spell_costs_its_caster():
    play = field("take-the-wound")
    (card,) = [card for card in sheet_of(play.game, play.who("B")).skills if card.id == "take-the-wound"]
    assert dict(card.facts)["fact-vitality"] == "2"


def test_a_spell_without_a_price_says_nothing_of_vitality():
    assert over(cast("breath-of-iron", "B")).see("B")["wounds"] == 0
