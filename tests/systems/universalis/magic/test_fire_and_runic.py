"""The lores of Fire and Runes.  UN-C064, UN-C065"""

from __future__ import annotations

import pytest

from systems.universalis.build import orc, troll
from systems.universalis.magic.casting import CAST, CRITICAL, FAIL, PASS, cast, field, over, wounds
from systems.universalis.proofs import spell
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.words import MAGIC_RESISTANCE

# Fire


@rule("UN-0460")
@spell("cauterize", changes=True)
def test_cauterize_gives_1_vitality_back_and_ends_poison():
    play = cast("cauterize", "S", S={"at": "d4", "wounds": 2, "conditions": ["poisoned", "diseased"]})
    assert play.see("S")["wounds"] == 1
    assert play.see("S")["conditions"] == ["diseased"]


@spell("cauterize", changes=False)
def test_cauterize_does_not_reach_who_is_not_adjacent():
    assert not field("cauterize", S={"wounds": 2}).offers("B casts cauterize at S")


@rule("UN-0455")
@spell("fire-elemental", changes=True)
def test_a_fire_elemental_fights_for_its_caster():
    play = field("fire-elemental", CAST, turn=["B", "heroes"])
    play.take("B casts fire-elemental on a square", "B aims at g3", "B ends")
    summoned = play.state.creatures[-1]
    assert summoned.card == "fire-elemental"
    assert [enemy.id for enemy in play.game.enemies(summoned)] == [play.names["k"]]
    assert [enemy.id for enemy in play.game.enemies(play.who("k"))][-1] == summoned.id


@rule("UN-0428")
def test_the_elemental_vanishes_with_the_spell():
    play = field("fire-elemental", CAST).take("B casts fire-elemental on a square", "B aims at g3")
    over(play)
    assert [creature.card for creature in play.state.creatures] == ["orc-warrior"]
    assert play.state.swayed == ()


@spell("fire-elemental", changes=False)
def test_a_fire_elemental_needs_3_mana():
    assert not field("fire-elemental", B={"mana": 2}).offers("B casts fire-elemental on a square")


@rule("UN-C070", "UN-0453")
@spell("fireball", changes=True)
def test_a_fireball_throws_5_dice_at_its_target_and_3_beside_it():
    play = cast("fireball", "k", [4, 1, 1, 1, 1, 4, 1, 1], j=orc(at="h4"))
    assert wounds(play, "k", "j") == [1, 1]
    assert play.chance.left == []


@rule("UN-0448")
def test_a_fireball_spares_who_is_two_squares_off():
    play = cast("fireball", "k", [1] * 5, j=orc(at="h5"))
    assert play.rolled("damage") == 1


@rule("UN-0449")
def test_a_fireball_burns_friends_too():
    play = cast("fireball", "k", [1, 1, 1, 1, 1, 6, 1, 1], S={"at": "g4"})
    assert play.see("S")["wounds"] == 1


@spell("flaming-weapon", changes=True)
def test_a_flaming_weapon_deals_a_die_more_in_melee():
    play = cast("flaming-weapon", "S")
    assert play.see("S attacking k")["dice"] == over(play).see("S attacking k")["dice"] + 1


@spell("flaming-weapon", changes=False)
def test_a_flaming_weapon_adds_nothing_to_shots():
    plain = field("flaming-weapon", S={"hands": ["longbow"]})
    burning = cast("flaming-weapon", "S", S={"hands": ["longbow"]})
    assert burning.see("S shooting k")["dice"] == plain.see("S shooting k")["dice"]


@rule("UN-C559", "UN-0459")
def test_a_flaming_weapon_wounds_the_invulnerable_without_a_critical():
    sure = {"skills": ["invulnerable"], "conditions": ["stationary"], "at": "d4"}
    burning = cast("flaming-weapon", "S", [6] * 6, turn=["B", "S"], S={"at": "d5"}, k=sure, B={"at": "b8"})
    burning.take("B ends", "S attacks k with broadsword")
    assert burning.see("k").get("gone")


@rule("UN-0457")
@spell("rain-of-embers", changes=True)
def test_rain_of_embers_burns_and_frightens_everybody_in_the_area():
    play = cast("rain-of-embers", "k", [4, 1, 1, *FAIL, 1, 1, 1, *PASS], j=orc(at="h5"))
    assert wounds(play, "k", "j") == [1, 0]
    assert play.see("k")["conditions"] == ["frightened"]
    assert play.see("j")["conditions"] == []


def test_rain_of_embers_is_beyond_a_caster_with_1_mana():
    assert not field("rain-of-embers", B={"mana": 1}).offers("B casts rain-of-embers at k")


@spell("wall-of-fire", changes=True)
def test_nobody_passes_a_wall_of_fire():
    play = field("wall-of-fire", CAST, turn=["B", "k"]).take("B casts wall-of-fire on a square", "B aims at f3")
    play.take("B builds it north")
    assert [feature.kind for feature in play.state.ground.features] == ["flames"] * 3
    barred = play.game.terrain.obstacles.barred
    assert all(barred >> feature.at & 1 for feature in play.state.ground.features)


@rule("UN-0428")
def test_a_wall_of_fire_goes_out_with_the_spell():
    play = field("wall-of-fire", CAST).take("B casts wall-of-fire on a square", "B aims at f3", "B builds it north")
    over(play)
    assert play.state.ground.features == ()


def test_a_wall_of_fire_does_not_rise_where_somebody_stands():
    play = field("wall-of-fire").take("B casts wall-of-fire on a square")
    assert not play.offers("B aims at h3")


# Runes


@rule("UN-C069")
@spell("lightning", changes=True)
def test_lightning_throws_6_dice_at_armor_less_1():
    seen = field("lightning").see("B casting lightning at k")
    assert (seen["dice"], seen["armor"]) == (6, 3)


@rule("UN-0450")
@pytest.mark.parametrize(("at", "reached"), [("k8", True), ("c9", True)])
def test_lightning_reaches_12_squares(at, reached):
    assert field("lightning", k={"at": at}).offers("B casts lightning at k") is reached


@spell("lightning", changes=False)
def test_lightning_does_not_reach_who_is_out_of_sight():
    assert not field("lightning", S={"at": "d3"}).offers("B casts lightning at k")


@rule("UN-0452", "UN-0501")
@spell("rune-of-binding", changes=True)
def test_a_rune_of_binding_holds_who_is_too_weak():
    play = cast("rune-of-binding", "k", FAIL, turn=["B", "k"])
    assert play.see("k")["conditions"] == ["stationary"]
    play.take("B ends")
    assert play.see("k")["at"] == "h3"
    assert play.see("k")["conditions"] == ["stationary"]


@rule("UN-0501")
@spell("rune-of-binding", changes=False)
def test_a_hit_ends_the_rune_of_binding():
    play = cast("rune-of-binding", "k", [*FAIL, *[1] * 8], turn=["B", "S"], k={"at": "e5"}, B={"at": "b8"})
    play.take("B ends", "S attacks k with broadsword").on()
    assert play.see("k")["conditions"] == []


@rule("UN-0428")
@spell("rune-of-binding", changes=False)
def test_the_strong_shake_the_rune_of_binding_off():
    play = cast("rune-of-binding", "k", PASS)
    assert play.see("k")["conditions"] == []
    assert play.see("table")["spells"] == []


@rule("UN-0455")
@pytest.mark.parametrize(("roll", "dice", "held"), [(CAST, [], []), (CRITICAL, FAIL, ["stationary"])])
def test_the_large_are_bound_only_by_a_critical(roll, dice, held):
    play = cast("rune-of-binding", "t", dice, roll=roll, t=troll(at="g6"))
    assert play.see("t")["conditions"] == held


@spell("rune-of-breaking", changes=True)
def test_a_rune_of_breaking_lowers_armor_in_melee():
    play = cast("rune-of-breaking", "S")
    assert play.see("S attacking k")["armor"] == over(play).see("S attacking k")["armor"] - 1


@spell("rune-of-breaking", changes=False)
def test_a_rune_of_breaking_does_nothing_for_shots():
    play = cast("rune-of-breaking", "S", S={"hands": ["longbow"]})
    assert play.see("S shooting k")["armor"] == over(play).see("S shooting k")["armor"]


@spell("rune-of-iron", changes=True)
def test_a_rune_of_iron_gives_armor():
    play = cast("rune-of-iron", "S")
    assert play.see("S")["armor"] == over(play).see("S")["armor"] + 1


@rule("UN-0474")
@spell("rune-of-iron", changes=False)
def test_a_rune_of_iron_gives_nobody_more_than_armor_6():
    play = cast("rune-of-iron", "S", S={"body": ["full-armor"], "attributes": {"natural": 5}})
    assert play.see("S")["armor"] == 6


@rule("UN-0458", "UN-C543")
@spell("rune-of-warding", changes=True)
def test_a_rune_of_warding_negates_spells_on_those_within_it():
    play = cast("rune-of-warding", "B", S={"at": "d4"})
    assert play.game.kit(play.who("S")).has(MAGIC_RESISTANCE)


@rule("UN-0458")
@spell("rune-of-warding", changes=False)
def test_who_is_outside_the_rune_of_warding_is_not_protected():
    play = cast("rune-of-warding", "B", S={"at": "e5"})
    assert not play.game.kit(play.who("S")).has(MAGIC_RESISTANCE)


@spell("thunderstone", changes=True)
def test_a_thunderstone_wounds_and_throws_down():
    play = cast("thunderstone", "k", [4, 1, 1, 1, 1, *FAIL])
    assert wounds(play, "k") == [1]
    assert play.see("k")["conditions"] == ["knocked-down"]


@spell("thunderstone", changes=False)
def test_who_stands_firm_is_not_thrown_down_by_a_thunderstone():
    play = cast("thunderstone", "k", [4, 1, 1, 1, 1, *PASS])
    assert play.see("k")["conditions"] == []
