"""The lores of Light and Blessings.  UN-C065"""

from __future__ import annotations

import pytest

from systems.universalis.build import orc
from systems.universalis.magic.casting import CAST, FAIL, PASS, cast, field, over, turns, wounds
from systems.universalis.proofs import spell
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.words import FEARLESS

MISS = [1, 2, 6, 5]
"""A blow of an orc that Shara parries."""

# Light


@rule("UN-0452", "UN-0492")
@spell("dazzling-flash", changes=True)
def test_a_dazzling_flash_stuns_while_it_lasts():
    play = cast("dazzling-flash", "k", [*FAIL, *MISS], turn=["B", "k"]).take("B ends")
    assert play.rolled("recovery") == 0
    assert play.see("k")["conditions"] == ["stunned"]
    assert turns(play, 5).see("k")["conditions"] == []


@rule("UN-0452")
def test_a_stun_of_another_cause_is_recovered_from():
    dice = {"k recovery": [6], "k attack": [1, 2], "B defense": [6, 5]}
    play = field("dazzling-flash", dice, turn="k", k={"conditions": ["stunned"]})
    assert play.rolled("recovery") == 1


def test_a_dazzling_flash_spares_friends():
    play = cast("dazzling-flash", "k", PASS, S={"at": "g4"})
    assert play.rolled("resist") == 1
    assert play.see("S")["conditions"] == []


@rule("UN-0460")
@spell("healing-light", changes=True)
def test_a_healing_light_gives_2_vitality_back_and_ends_stunned():
    play = cast("healing-light", "S", S={"wounds": 3, "conditions": ["stunned"]})
    assert play.see("S")["wounds"] == 1
    assert play.see("S")["conditions"] == []


@rule("UN-0471")
def test_nobody_is_healed_beyond_his_vitality():
    assert cast("healing-light", "S", S={"wounds": 1}).see("S")["wounds"] == 0


@spell("healing-light", changes=False)
def test_a_healing_light_is_not_for_enemies():
    assert not field("healing-light", k={"wounds": 1}).offers("B casts healing-light at k")


@rule("UN-0476")
@spell("holy-light", changes=True)
def test_a_holy_light_harms_enemies_within_3_squares_by_their_courage():
    play = cast("holy-light", "B", [3, 1, 1], S={"at": "d4"}, k={"at": "f3"})
    assert wounds(play, "k", "S") == [1, 0]


@spell("holy-light", changes=False)
def test_a_holy_light_does_not_reach_4_squares():
    assert cast("holy-light", "B", k={"at": "g3"}).rolled("damage") == 0


@spell("lance-of-dawn", changes=True)
def test_a_lance_of_dawn_lowers_armor_by_2():
    seen = field("lance-of-dawn").see("B casting lance-of-dawn at k")
    assert (seen["dice"], seen["armor"]) == (4, 2)


@spell("lance-of-dawn", changes=False)
def test_a_lance_of_dawn_is_stopped_by_a_wall():
    wall = "\n".join(["##########", "#...#....#", "#...#....#", "#...#....#", "#...#....#", "#...#....#", "##########"])
    assert not field("lance-of-dawn", board=wall, B={"at": "b3"}).offers("B casts lance-of-dawn at k")


@spell("light-of-the-high-heavens", changes=True)
def test_the_light_of_the_high_heavens_heals_everybody_of_its_side_nearby():
    hurt = {"wounds": 3, "conditions": ["poisoned", "diseased"]}
    play = cast("light-of-the-high-heavens", "B", S={"at": "d4", **hurt}, B={"wounds": 3}, k={"at": "e3", "wounds": 1})
    assert wounds(play, "B", "S", "k") == [0, 0, 1]
    assert play.see("S")["conditions"] == []


@spell("light-of-the-high-heavens", changes=False)
def test_the_light_of_the_high_heavens_is_not_cast_after_a_move():
    play = field("light-of-the-high-heavens").take("B moves to c4")
    assert not play.offers("B casts light-of-the-high-heavens at B")


@rule("UN-0458")
@spell("sheltering-light", changes=True)
def test_a_sheltering_light_takes_a_die_off_whatever_hits_who_stays_in_it():
    play = cast("sheltering-light", "S")
    assert play.see("k attacking S")["dice"] == over(play).see("k attacking S")["dice"] - 1


@rule("UN-0458")
def test_who_leaves_the_sheltering_light_loses_it():
    play = cast("sheltering-light", "S", turn=["B", "S"]).take("B ends")
    inside = play.see("k attacking S")["dice"]
    play.take("S moves to d8")
    assert play.see("k attacking S")["dice"] == inside + 1


@rule("UN-0458")
def test_the_caster_who_leaves_loses_it_too():
    play = cast("sheltering-light", "B", turn=["B", "B"]).take("B ends")
    inside = play.see("k attacking B")["dice"]
    play.take("B moves to c6")
    assert play.see("k attacking B")["dice"] == inside + 1


# Blessings


@rule("UN-0449")
@spell("blessed-arms", changes=True)
def test_blessed_arms_attack_at_plus_1():
    play = cast("blessed-arms", "S")
    assert play.see("S attacking k")["attack"] == over(play).see("S attacking k")["attack"] + 1


def test_blessed_arms_shoot_at_plus_1():
    play = cast("blessed-arms", "S", S={"hands": ["longbow"]})
    assert play.see("S shooting k")["shot"] == over(play).see("S shooting k")["shot"] + 1


@spell("blessed-arms", changes=False)
def test_blessed_arms_do_not_help_to_defend():
    play = cast("blessed-arms", "S")
    assert play.see("k attacking S")["defense"] == over(play).see("k attacking S")["defense"]


@rule("UN-0459")
def test_blessed_arms_stay_blessed_wherever_they_go():
    play = cast("blessed-arms", "S", turn=["B", "S"]).take("B ends", "S moves to d8")
    assert play.see("S")["spells on"] == ["blessed-arms"]


@rule("UN-0459")
@spell("blessed-arms", changes=False)
def test_who_comes_later_is_not_blessed():
    play = cast("blessed-arms", "B", turn=["B", "S"], S={"at": "e6"}).take("B ends", "S moves to d4")
    assert play.see("S")["spells on"] == []


@rule("UN-0106")
@spell("hand-of-radan", changes=True)
def test_the_hand_of_radan_gives_fortune():
    assert cast("hand-of-radan", "S", S={"fortune": 1}).see("S")["fortune"] == 2


@spell("hand-of-radan", changes=False)
def test_the_hand_of_radan_is_not_for_its_caster():
    assert not field("hand-of-radan").offers("B casts hand-of-radan at B")


@rule("UN-0460", "UN-0498", "UN-0499")
@spell("lay-on-hands", changes=True)
def test_laying_on_hands_heals_wounds_poison_and_disease():
    play = cast("lay-on-hands", "S", S={"at": "d4", "wounds": 3, "conditions": ["poisoned", "diseased"]})
    assert play.see("S")["wounds"] == 1
    assert play.see("S")["conditions"] == []


@spell("lay-on-hands", changes=False)
def test_hands_are_not_laid_on_who_is_far():
    assert not field("lay-on-hands", S={"wounds": 2}).offers("B casts lay-on-hands at S")


@spell("placate-tempers", changes=True)
def test_who_is_placated_loses_its_next_activation():
    play = cast("placate-tempers", "k", FAIL, turn=["B", "k"]).take("B ends")
    assert play.see("k")["at"] == "h3"


def test_who_keeps_its_temper_acts():
    play = cast("placate-tempers", "k", [*PASS, *MISS], turn=["B", "k"]).take("B ends")
    assert play.see("k")["at"] != "h3"


@rule("UN-C568")
@spell("placate-tempers", changes=False)
def test_the_underworld_is_not_placated():
    play = cast("placate-tempers", "i", i={"creature": "imp", "at": "g6"})
    assert play.rolled("resist") == 0


@rule("UN-0458")
@spell("sanctuary", changes=True)
@spell("sanctuary", changes=False)
@pytest.mark.parametrize(("at", "more"), [("d5", 1), ("d7", 0)])
def test_a_sanctuary_helps_those_within_2_squares_to_defend(at, more):
    play = cast("sanctuary", "B", S={"at": at})
    assert play.see("k attacking S")["defense"] == over(play).see("k attacking S")["defense"] + more


def test_nobody_fears_the_fearsome_in_a_sanctuary():
    play = cast("sanctuary", "B")
    assert play.game.kit(play.who("S")).has(FEARLESS)
    assert not play.game.kit(play.who("k")).has(FEARLESS)


@rule("UN-0476")
@spell("scourge-of-evil", changes=True)
def test_the_scourge_of_evil_goes_against_courage():
    seen = field("scourge-of-evil").see("B casting scourge-of-evil at k")
    assert (seen["dice"], seen["armor"]) == (4, 3)


def test_the_scourge_of_evil_spares_friends():
    play = cast("scourge-of-evil", "k", [1] * 4, S={"at": "g4"}, j=orc(at="h4"))
    assert not field("scourge-of-evil").offers("B casts scourge-of-evil at S")
    assert play.rolled("damage") == 1


@spell("placate-tempers", changes=False)
def test_placate_tempers_fails_with_a_failed_casting():
    play = field("placate-tempers", [3, 1]).take("B casts placate-tempers at k")
    assert play.rolled("resist") == 0
    assert sum(CAST) > 3 + 1
