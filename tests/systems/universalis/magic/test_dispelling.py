"""Magic: dispelling, maximum power, blunders, where and in what one casts.  UN-0438 to UN-0447"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, hero, orc, position
from systems.universalis.magic.casters import (
    FULL,
    NOTHING,
    SHAMAN,
    WITHOUT_SUMMONS,
    attacked_by_shaman,
    facing_orc,
    mage,
    wizard,
)
from systems.universalis.proofs import skill
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.magic.casting import dispel_tally
from undercroft.systems.universalis.state import Casting

# dispelling


@rule("UN-0438", "UN-X54")
@pytest.mark.parametrize(("dice", "dispelled"), [([4, 3], False), ([5, 3], True)])
def test_a_dispeller_must_exceed_the_casting_total(dice, dispelled):
    play = attacked_by_shaman([5, 3, *dice, *NOTHING]).take("B dispels").on()
    assert play.see("casting")["dispelled"] is dispelled


@rule("UN-0439")
def test_a_dispelled_spell_has_no_effect_but_its_mana_is_spent():
    play = attacked_by_shaman([5, 3, 6, 5]).take("B dispels")
    assert play.see("S")["wounds"] == 0
    assert play.see("k")["mana left"] == 5


@rule("UN-0440")
@pytest.mark.parametrize(("dice", "mana"), [([6, 5], FULL - 1), ([2, 1], FULL)])
def test_only_a_successful_dispel_costs_1_mana(dice, mana):
    play = attacked_by_shaman([5, 3, *dice, *NOTHING]).take("B dispels").on()
    assert play.see("B")["mana left"] == mana


@rule("UN-0440")
def test_without_mana_nobody_may_try():
    assert attacked_by_shaman([5, 3, *NOTHING], B={"mana": 0}).asks() != "dispel"


@rule("UN-0441")
def test_nobody_dispels_in_an_enemys_melee_range():
    assert attacked_by_shaman([5, 3, *NOTHING], o=orc(at="b4")).asks() != "dispel"


@rule("UN-0441", "UN-0488")
@pytest.mark.parametrize(("condition", "asked"), [("knocked-down", True), ("stationary", False)])
def test_the_knocked_down_may_dispel_and_the_stationary_may_not(condition, asked):
    play = attacked_by_shaman([5, 3, *NOTHING], B={"conditions": [condition]})
    assert (play.asks() == "dispel") is asked


LONG = "\n".join(["#" * 24, *["#" + "." * 22 + "#"] * 4, "#" * 24])


@rule("UN-0442")
@pytest.mark.parametrize(("at", "asked"), [("l4", True), ("n4", False)])
def test_a_dispeller_is_at_most_8_squares_from_the_target(at, asked):
    people = {
        "B": mage(at=at),
        "S": hero(at="d3", hands=["broadsword"]),
        "k": {**SHAMAN, "at": "b3", "cast": WITHOUT_SUMMONS},
    }
    play = position(LONG, turn="k", dice={"k helps": [2], "k cast": [5, 3], "k damage?": [1] * 4}, **people)
    assert (play.asks() == "dispel") is asked


@rule("UN-0442")
@pytest.mark.parametrize(("at", "tries"), [("u3", 1), ("v3", 0)])
def test_or_at_most_8_squares_from_the_caster(at, tries):
    people = {"B": mage(at="m3"), "k": orc(at="b3"), "s": {**SHAMAN, "at": at}}
    dice = {"B cast": [5, 3], "s dispel?": [2, 1], "B damage": NOTHING}
    play = position(LONG, turn="B", dice=dice, **people).take("B casts lightning at k")
    assert play.rolled("dispel") == tries


@rule("UN-0443")
def test_a_double_6_cannot_be_dispelled():
    assert attacked_by_shaman([6, 6, *NOTHING]).asks() != "dispel"


@rule("UN-G27")
def test_one_caster_makes_the_one_attempt():
    play = attacked_by_shaman([5, 3, 2, 1, *NOTHING], M=hero("maeliss", at="b6"))
    assert play.offers("B dispels")
    play.take("M dispels").on()
    assert play.rolled("dispel") == 1


@rule("UN-G27", "UN-0091")
@pytest.mark.parametrize(("dice", "dispelled"), [([1, 1], False), ([6, 6], True)])
def test_a_double_1_never_dispels_and_a_double_6_always_does(dice, dispelled):
    play = attacked_by_shaman([6, 5, *dice, *NOTHING], B={"attributes": {"intelligence": 3 if dispelled else 15}})
    assert play.take("B dispels").on().see("casting")["dispelled"] is dispelled


@rule("UN-C310")
def test_a_scroll_adds_2_to_a_dispel():
    play = attacked_by_shaman([5, 3, 4, 2, *NOTHING], B={"pack": ["magic-scroll"]})
    play.take("B dispels with magic-scroll").on()
    assert play.see("casting")["dispelled"]
    assert play.see("B")["pack"] == []


@rule("UN-0438")
def test_the_artificial_dark_player_dispels_with_a_caster_that_can():
    dice = {"B cast": [4, 2], "k dispel": [6, 4]}
    play = facing_orc(dice, k={"creature": "orc-shaman", "hands": ["dagger"]}).take("B casts lightning at k")
    assert play.see("casting")["dispelled"]
    assert play.see("k")["mana left"] == 5


@rule("UN-0438")
def test_an_orc_without_magic_dispels_nothing():
    assert facing_orc({"B cast": [4, 2], "B damage": NOTHING}).take("B casts lightning at k").rolled("dispel") == 0


# maximum power and blunders


@rule("UN-0444")
@pytest.mark.parametrize(("dice", "n"), [([5, 3], 6), ([6, 3], 7), ([6, 6], 8)])
def test_each_6_of_the_casting_roll_adds_a_damage_die(dice, n):
    play = facing_orc([*dice, *[1] * n]).take("B casts lightning at k")
    assert play.chance.left == []
    assert play.rolled("damage") == 1


@rule("UN-0425", "UN-0445")
def test_a_blunder_casts_nothing_yet_its_mana_and_aids_are_spent():
    dice = {"B cast": [1, 1], "B backlash": [1] * 5}
    play = facing_orc(dice, B={"pack": ["components-for-magic"], "attributes": {"intelligence": 9}})
    play.take("B casts lightning at k", "B uses the aid components-for-magic")
    assert not play.see("casting")["cast"]
    assert play.see("B")["mana left"] == FULL - 1
    assert play.see("B")["pack"] == []


@rule("UN-0446")
def test_after_a_blunder_the_caster_is_stunned_and_loses_vitality_by_5_dice_against_intelligence():
    play = facing_orc({"B cast": [1, 1], "B backlash": [4, 4, 3, 5, 1]}).take("B casts lightning at k")
    assert play.see("B")["conditions"] == ["stunned"]
    assert play.see("B")["wounds"] == 3


@rule("UN-0446", "UN-C536")
def test_the_invulnerable_are_not_spared_by_a_blunder():
    dice = {"B cast": [1, 1], "B backlash": [4, 4, 3, 1, 1]}
    play = facing_orc(dice, B={"skills": ["invulnerable"]}).take("B casts lightning at k")
    assert play.see("B")["wounds"] == 2


@rule("UN-0447")
def test_a_blunder_ends_the_activation():
    play = facing_orc({"B cast": [1, 1], "B backlash": [1] * 5}).take("B casts lightning at k")
    assert play.see("B")["activated"]


@rule("UN-0447")
def test_a_plain_failure_does_not():
    assert not facing_orc([3, 1]).take("B casts lightning at k").see("B")["activated"]


# where


@rule("UN-0144")
def test_difficult_terrain_hampers_casting_and_dispelling():
    rough = HALL.replace("#..........#", "#,,........#")
    play = facing_orc(board=rough)
    assert play.see("B casting lightning at k")["terms"] == ["intelligence +5", "difficult-terrain -1"]
    casting = Casting(caster=play.names["k"], spell="spirit-spear", target=play.names["B"])
    assert dispel_tally(play.game, play.who("B"), casting).total == 4


@rule("UN-0148")
def test_nobody_casts_or_dispels_in_deep_water():
    deep = HALL.replace("#..........#", "#ww........#")
    assert not facing_orc(board=deep).offers("B casts lightning at k")
    dice = {"k helps": [2], "k cast": [5, 3]}
    play = position(deep, turn="k", dice=dice, B=mage(at="b3"), S=hero(at="f5"), k={**SHAMAN, "at": "h5"})
    assert play.asks() != "dispel"


# Fortune


@rule("UN-0098")
def test_a_caster_may_spend_fortune_on_a_failed_casting():
    dice = {"B cast": [[3, 1], [4, 2]], "B damage": NOTHING}
    play = facing_orc(dice, B={"fortune": 1}).take("B casts lightning at k", "B spends fortune")
    assert play.see("casting")["cast"]


@rule("UN-0099")
def test_a_hero_may_have_the_casting_roll_against_him_thrown_again():
    play = attacked_by_shaman([5, 3, 2, 1], B={"mana": 0}, S={"fortune": 1}).take("S spends fortune")
    assert not play.see("casting")["cast"]


# armor


@rule("UN-C470")
@skill("battle-wizard", changes=True)
@pytest.mark.parametrize(
    ("body", "skills", "casts"),
    [([], [], True), (["leather-armor"], [], False), (["leather-armor"], ["battle-wizard"], True)],
)
def test_a_wizard_casts_in_armor_only_as_a_battle_wizard(body, skills, casts):
    assert wizard(M={"body": body, "skills": skills}).offers("M casts fireball at k") is casts


@rule("UN-C470")
@pytest.mark.parametrize(("body", "total"), [(["leather-armor"], 4), (["chainmail"], 3)])
def test_a_battle_wizard_whose_class_did_not_begin_so_casts_at_minus_1_and_at_minus_2_in_heavy_armor(body, total):
    play = wizard(M={"body": body, "skills": ["battle-wizard"]})
    assert play.see("M casting fireball at k")["cast"] == total


# familiars


@rule("UN-C528")
@skill("familiar", changes=False)
@pytest.mark.parametrize(("at", "harm"), [("d4", 2), ("e5", 0)])
def test_a_familiar_beside_its_caster_is_hurt_by_his_blunder_as_he_is(at, harm):
    dice = {"B cast": [1, 1], "B backlash": [4, 4, 1, 1, 1]}
    play = facing_orc(dice, S=hero(at=at, skills=["familiar"])).take("B casts lightning at k")
    assert play.see("B")["wounds"] == 2
    assert play.see("S")["wounds"] == harm


@rule("UN-C528")
def test_a_familiar_beside_its_caster_adds_1_to_his_casting():
    play = facing_orc(S=hero(at="d4", skills=["familiar"]))
    assert play.see("B casting lightning at k")["terms"] == ["intelligence +5", "familiar +1"]
