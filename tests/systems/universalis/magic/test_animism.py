"""Animism.  UN-C067"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from systems.universalis.magic.casting import CAST, FAIL, PASS, cast, field, over, wounds
from systems.universalis.proofs import spell
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.words import FEARLESS

NEAR = {"k": {"at": "e5"}, "B": {"at": "b8"}}
"""Shara beside the orc, Borgron out of the way."""


@rule("UN-0455")
@spell("great-bear", changes=True)
def test_a_great_bear_fights_for_its_caster():
    play = field("great-bear", {"B cast": CAST}).take("B casts great-bear on a square", "B aims at f3")
    bear = play.state.creatures[-1]
    assert bear.card == "war-bear"
    assert [enemy.id for enemy in play.game.enemies(bear)] == [play.names["k"]]


@rule("UN-0436")
@spell("great-bear", changes=False)
def test_the_bear_does_not_come_to_a_caster_who_has_moved():
    assert not field("great-bear").take("B moves to c4").offers("B casts great-bear on a square")


@rule("UN-0428")
def test_the_bear_goes_when_the_spell_is_over():
    play = field("great-bear", {"B cast": CAST}).take("B casts great-bear on a square", "B aims at f3")
    assert [creature.card for creature in over(play).state.creatures] == ["orc-warrior"]


@rule("UN-0476", "UN-0501")
@spell("lost-soul", changes=True)
@pytest.mark.parametrize(("resist", "left"), [(FAIL, ["stationary"]), (PASS, [])])
def test_a_soul_called_out_harms_by_intelligence_and_leaves_the_body_standing(resist, left):
    play = cast("lost-soul", "k", {"B damage": [3, 2, 1], "k resist": resist})
    assert wounds(play, "k") == [1]
    assert play.see("k")["conditions"] == left


@spell("lost-soul", changes=False)
def test_a_soul_out_of_sight_does_not_hear_the_call():
    assert not field("lost-soul", S={"at": "d3"}).offers("B casts lost-soul at k")


def bitten(reaches: int, *, fang: bool) -> Mapping[str, Any]:
    """Shara's blow costs the orc a point, and the venom throws this."""
    fight = {"S attack": [5, 6], "k defense": [2, 1], "S damage": [6, 1, 1, 1, 1, 1], "S poisonous?": [reaches]}
    if fang:
        play = cast("serpents-fang", "S", fight, turn=["B", "S"], **NEAR).take("B ends")
    else:
        play = field("serpents-fang", fight, turn="S", **NEAR)
    return play.take("S attacks k with broadsword").on().see("k")


@rule("UN-C551")
@spell("serpents-fang", changes=True)
def test_the_fang_of_the_serpent_poisons():
    assert "poisoned" not in bitten(6, fang=False)["conditions"]
    assert bitten(6, fang=True)["gone"]


@spell("serpents-fang", changes=False)
def test_venom_that_does_not_reach_the_blood_does_nothing():
    assert "poisoned" not in bitten(2, fang=True)["conditions"]


@rule("UN-0453", "UN-0476")
@spell("stooping-hawk", changes=True)
def test_a_stooping_hawk_goes_for_the_eyes_whatever_armor_is_worn():
    play = cast("stooping-hawk", "k", {"B damage": [3, 2, 1, 1], "k resist": FAIL})
    assert wounds(play, "k") == [1]
    assert play.see("k")["conditions"] == ["stunned"]


@spell("stooping-hawk", changes=False)
def test_who_sees_the_hawk_come_is_not_stunned():
    play = cast("stooping-hawk", "k", {"B damage?": [1] * 4, "k resist?": PASS})
    assert play.see("k")["conditions"] == []


@rule("UN-C444")
@spell("watching-spirits", changes=True)
def test_spirits_watch_the_backs_of_those_beside_the_caster():
    dice = {"k attack": [3, 3], "S defense": [1, 5, 6]}
    play = cast("watching-spirits", "B", dice, turn=["B", "k"], hand=[], S={"at": "d4"}, k={"at": "e5"}).take("B ends")
    play.take("k attacks S")
    assert play.rolled("damage") == 0
    assert play.see("S")["perception"] == field("watching-spirits").see("S")["perception"] + 2


@rule("UN-0458")
@spell("watching-spirits", changes=False)
def test_the_spirits_do_not_follow_who_walks_away():
    play = cast("watching-spirits", "B", turn=["B", "S"], S={"at": "d4"}).take("B ends", "S moves to e6")
    assert play.see("S")["perception"] == field("watching-spirits").see("S")["perception"]


@rule("UN-0460", "UN-C432")
@spell("wounded-beast", changes=True)
def test_who_is_healed_by_a_wounded_beast_goes_for_the_nearest_enemy():
    play = cast("wounded-beast", "S", turn=["B", "S"], k={"at": "g5"}, B={"at": "b8"}, S={"wounds": 3}).take("B ends")
    assert play.see("S")["wounds"] == 0
    assert play.offers("S moves to f5")
    assert not play.offers("S moves to c5")
    assert play.game.kit(play.who("S")).has(FEARLESS)


@spell("wounded-beast", changes=False)
def test_the_wounded_beast_lets_go_with_the_spell():
    play = over(cast("wounded-beast", "S", turn=["B", "S"], k={"at": "g5"}, B={"at": "b8"})).take("B ends")
    assert play.offers("S moves to c5")
