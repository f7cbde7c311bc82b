"""The lore of Nature.  UN-C067"""

from __future__ import annotations

import pytest

from systems.universalis.build import orc, troll
from systems.universalis.magic.casting import CAST, CRITICAL, FAIL, PASS, cast, field, over, wounds
from systems.universalis.proofs import spell
from undercroft.proofs.checklist import rule

NEAR = {"k": {"at": "e5"}, "B": {"at": "b8"}}
"""Shara beside the orc, Borgron out of the way."""


@rule("UN-0449")
@spell("grasping-roots", changes=True)
def test_grasping_roots_pull_down_friend_and_foe():
    dice = {"k resist": FAIL, "S resist": FAIL, "j resist": PASS}
    play = cast("grasping-roots", "k", dice, j=orc(at="h5"), S={"at": "g5"})
    fallen = ["knocked-down", "stationary"]
    assert [play.see(name)["conditions"] for name in "kjS"] == [fallen, [], fallen]


@rule("UN-0501", "UN-0108")
def test_who_is_rooted_gets_up_in_the_next_recovery():
    play = cast("grasping-roots", "k", {"k resist": FAIL}, turn=["B", "k"], hand=[]).take("B ends")
    assert play.see("k")["conditions"] == ["stunned"]


@rule("UN-0448")
@spell("grasping-roots", changes=False)
def test_roots_do_not_grasp_3_squares_off():
    play = cast("grasping-roots", "k", {"k resist?": PASS}, S={"at": "e5"})
    assert play.see("S")["conditions"] == []


@rule("UN-0455")
@pytest.mark.parametrize(("roll", "tests"), [(CAST, 0), (CRITICAL, 1)])
def test_the_large_are_rooted_only_by_a_critical(roll, tests):
    assert cast("grasping-roots", "t", {"t resist?": PASS}, roll=roll, t=troll(at="g6")).rolled("resist") == tests


@spell("hail-of-thorns", changes=True)
@pytest.mark.parametrize(("creature", "dice"), [("minotaur", 6), ("orc-warrior", 4), ("black-fortress-guard", 2)])
def test_a_hail_of_thorns_is_the_worse_the_less_is_worn(creature, dice):
    play = field("hail-of-thorns", k={"creature": creature, "hands": []})
    assert play.see("B casting hail-of-thorns at k")["dice"] == dice


@rule("UN-0453")
@spell("hail-of-thorns", changes=True)
def test_thorns_wound():
    assert wounds(cast("hail-of-thorns", "k", {"B damage": [4, 1, 1, 1]}), "k") == [1]


@rule("UN-0450")
@spell("hail-of-thorns", changes=False)
def test_thorns_do_not_fly_11_squares():
    long = "\n".join(["#" * 15, *["#" + "." * 13 + "#"] * 4, "#" * 15])
    far = field("hail-of-thorns", board=long, B={"at": "b2"}, S={"at": "b4"}, k={"at": "m2"})
    near = field("hail-of-thorns", board=long, B={"at": "b2"}, S={"at": "b4"}, k={"at": "l2"})
    assert (near.offers("B casts hail-of-thorns at k"), far.offers("B casts hail-of-thorns at k")) == (True, False)


@rule("UN-0457", "UN-0473")
@spell("nest-of-hornets", changes=True)
def test_a_nest_of_hornets_stings_and_sends_running():
    dice = {"B damage": [[3, 1], [1, 1]], "k resist": FAIL, "j resist": PASS}
    play = cast("nest-of-hornets", "k", dice, turn=["B", "k"], j=orc(at="h4"))
    assert wounds(play, "k", "j") == [1, 0]
    assert (play.who("k").loses_turn, play.who("j").loses_turn) == (True, False)
    assert play.take("B ends").see("k")["at"] == "h3"


@spell("nest-of-hornets", changes=False)
def test_hornets_do_not_fly_2_squares_from_their_nest():
    play = cast("nest-of-hornets", "k", {"B damage?": [1, 1], "k resist?": PASS}, S={"at": "h5"})
    assert not play.who("S").loses_turn


@rule("UN-0460")
@spell("root-and-rest", changes=True)
def test_root_and_rest_heals_4_vitality_and_holds():
    play = cast("root-and-rest", "S", S={"wounds": 4, "conditions": ["poisoned"]})
    assert play.see("S")["wounds"] == 0
    assert play.see("S")["conditions"] == ["stationary"]


@rule("UN-0501")
@spell("root-and-rest", changes=False)
def test_the_roots_let_go_in_the_next_recovery():
    play = cast("root-and-rest", "S", turn=["B", "S"], S={"wounds": 0}).take("B ends")
    assert play.see("S")["conditions"] == []


@rule("UN-C554")
@spell("sacred-grove", changes=True)
@pytest.mark.parametrize(("at", "left"), [("d5", 1), ("d7", 2)])
def test_a_sacred_grove_heals_what_was_lost_to_those_who_stay_in_it(at, left):
    play = cast("sacred-grove", "B", {"S regeneration?": [5, 4]}, turn=["B", "S"], S={"at": at, "wounds": 2})
    assert play.take("B ends").see("S")["wounds"] == left


@rule("UN-0458")
@spell("sacred-grove", changes=True)
def test_nobody_is_poisoned_or_falls_ill_in_a_sacred_grove():
    play = cast("sacred-grove", "B")
    assert play.game.kit(play.who("S")).immune == {"poisoned", "diseased"}


@spell("sacred-grove", changes=False)
def test_a_sacred_grove_is_nobodys_when_the_spell_is_over():
    play = over(cast("sacred-grove", "B", turn=["B", "S"], S={"wounds": 2})).take("B ends")
    assert play.see("S")["wounds"] == 2


@spell("skin-of-bark", changes=True)
def test_a_skin_of_bark_is_thick_and_stiff():
    before, after = field("skin-of-bark").see("S"), cast("skin-of-bark", "S").see("S")
    assert [after[name] - before[name] for name in ("armor", "natural", "agility")] == [1, 2, -1]


@rule("UN-C570")
@spell("skin-of-bark", changes=True)
def test_bark_is_better_than_skin_against_steel_and_no_better_against_fire():
    magus = {"creature": "court-magus", "hands": ["staff"]}
    skin, bark = field("skin-of-bark", k=magus), cast("skin-of-bark", "S", {"k dispel": [2, 1]}, k=magus)
    attacks = ("k attacking S", "k casting fireball at S")
    assert [bark.see(attack)["armor"] - skin.see(attack)["armor"] for attack in attacks] == [1, 0]


@spell("skin-of-bark", changes=False)
def test_bark_does_not_burn_by_steel():
    play = cast("skin-of-bark", "S")
    assert play.see("k attacking S")["defense"] == over(play).see("k attacking S")["defense"]
