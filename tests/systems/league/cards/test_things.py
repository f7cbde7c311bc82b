"""Things as the box prints them.  LE-C136 to LE-C173, LE-G10 to LE-G14"""

from __future__ import annotations

import pytest

from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.enchantments import ENCHANTMENTS
from undercroft.systems.league.cards.library import library, things
from undercroft.systems.league.cards.things import ARMOUR, DUR, GEAR, LOCATIONS, WEAPONS, ArmourCard, WeaponCard
from undercroft.systems.league.cards.use_words import HEALS
from undercroft.systems.league.cards.values import measure

BOX = library()


def most(amount):
    """The most that an amount can be."""
    dice, plus = measure(amount)
    return sum(die.sides for die in dice) + plus


@rule("LE-G10", "LE-C158", "LE-C159", "LE-C160", "LE-C161", "LE-C162", "LE-C163", "LE-C164", "LE-C165")
def test_there_are_thirty_weapons_and_those_the_book_names():
    common = [id for id, card in BOX[WEAPONS].items() if not card.legendary]
    named = {"dagger", "rapier", "staff", "warhammer", "net", "longbow", "short-bow", "sling", "crossbow"}
    assert len(common) >= 30
    assert named <= set(common)


@rule("LE-0009", "LE-G10")
@pytest.mark.parametrize("id", sorted(BOX[WEAPONS]))
def test_every_weapon_can_be_wielded_by_somebody(id):
    card = BOX[WEAPONS][id]
    needs = [need for need in (card.one_hand, card.two_hands) if need is not None]
    assert needs
    assert max(needs) <= 60
    if card.one_hand is not None and card.two_hands is not None:
        assert card.two_hands < card.one_hand


@rule("LE-0441", "LE-0442", "LE-0443", "LE-0444", "LE-C167", "LE-C168", "LE-C169", "LE-C170", "LE-C171", "LE-G12")
def test_every_property_of_weapons_is_on_one():
    cards = BOX[WEAPONS].values()
    for name in ("reach", "slow", "bfo", "rapier", "staff", "net", "reload"):
        assert any(getattr(card, name) for card in cards), name
    assert {card.edge for card in cards} >= {"bladed", "crushing"}
    assert {card.material for card in cards} >= {"silver", "mithril"}
    assert all(card.two_hands is not None and card.one_hand is None for card in cards if card.bfo)


@rule("LE-0345")
def test_missiles_reach_10_squares_at_most():
    assert all(card.range <= 10 for card in BOX[WEAPONS].values())


@rule("LE-0505")
def test_weapons_armour_and_shields_have_6_points_unless_something_is_said():
    fighting = [card for card in things().values() if isinstance(card, WeaponCard | ArmourCard)]
    assert {card.dur for card in fighting if getattr(card, "material", "") != "mithril"} == {DUR} == {6}


def test_a_heavier_weapon_of_a_kind_hurts_more():
    pairs = [("dagger", "shortsword"), ("mace", "warhammer"), ("hatchet", "battleaxe"), ("short-bow", "longbow")]
    for lighter, heavier in pairs:
        one, other = BOX[WEAPONS][lighter], BOX[WEAPONS][heavier]
        assert most(one.damage) < most(other.damage)
        assert one.enc < other.enc


@rule("LE-G13", "LE-0503")
@pytest.mark.parametrize("place", LOCATIONS)
def test_each_location_can_be_armoured_lightly_and_heavily(place):
    found = [card.defence for card in BOX[ARMOUR].values() if place in card.covers]
    assert min(found) <= 2
    assert max(found) >= 5 or place in ("arms", "legs")


@rule("LE-C166", "LE-0495")
def test_shields_cover_nothing_and_have_a_defence():
    shields = [card for card in BOX[ARMOUR].values() if card.shield]
    assert len(shields) >= 4
    assert all(card.defence >= 3 for card in shields)


@rule(
    "LE-C139",
    "LE-C140",
    "LE-C141",
    "LE-C142",
    "LE-C143",
    "LE-C144",
    "LE-C145",
    "LE-C147",
    "LE-C156",
    "LE-C172",
    "LE-C173",
    "LE-G14",
)
def test_there_is_gear_of_every_kind_the_book_names():
    tools = {card.tool for card in BOX[GEAR].values()}
    assert tools >= {
        "bandage",
        "lock-pick",
        "trap-kit",
        "crowbar",
        "rope",
        "torch",
        "alchemist-tools",
        "bottle",
        "parchment",
        "ration",
        "fur",
    }


@rule("LE-G38", "LE-C139")
def test_better_bandages_heal_more():

    healed = {id: most(HEALS.of(card.use)[0]) for id, card in BOX[GEAR].items() if card.tool == "bandage"}
    assert healed == {"bandage": 4, "linen-bandage": 8, "herb-wrap": 11}


@rule("LE-C155", "LE-0651", "LE-G35")
def test_every_powerstone_holds_an_enchantment_that_suits_something():
    stones = {id: card.imbues for id, card in BOX[GEAR].items() if card.imbues}
    assert len(stones) >= 10
    assert all(BOX[ENCHANTMENTS][held].suits for held in stones.values())


@rule("LE-G36", "LE-C186")
def test_relics_and_legendary_things_give_something_and_are_not_sold():
    rare = [card for card in things().values() if card.relic or card.legendary]
    assert len(rare) >= 20
    assert all(card.gives and not card.availability and card.price for card in rare)
    assert all(card.magic for card in rare if card.legendary)
