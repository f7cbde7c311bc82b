"""The cards of the box: how many there are, and what every one of them has."""

from __future__ import annotations

from collections import Counter

from undercroft.proofs.checklist import rule
from undercroft.systems.doria.cards.definitions import CAMPAIGN_ITEMS, EVENTS, HEROES, ITEMS, STANDARD, TRAPS
from undercroft.systems.doria.cards.kit import attack_kinds
from undercroft.systems.doria.cards.library import item_cards, library

EVERY = list(item_cards().values())


@rule("DO-0018", "DO-C03", "DO-G03")
def test_there_are_510_loot_cards_of_at_least_240_designs():
    cards = [card for section in (ITEMS, TRAPS, EVENTS) for card in library()[section].values()]
    assert sum(card.copies for card in cards) == 510
    assert len(cards) >= 240


@rule("DO-G03")
def test_the_mix_of_loot_is_as_ruled():
    found: Counter[str] = Counter()
    for card in library()[ITEMS].values():
        found["armor" if card.kind == "accessory" else card.kind] += card.copies
    assert found == {"weapon": 150, "spell": 100, "armor": 150, "potion": 40}


@rule("DO-C05", "DO-C40", "DO-G14", "DO-G15", "DO-0045")
def test_there_are_24_standard_items_of_which_16_belong_to_somebody_and_16_campaign_items():
    owned = [item for card in library()[HEROES].values() for item in card.items]
    assert len(library()[STANDARD]) == 24
    assert len(set(owned)) == 16
    assert len(library()[CAMPAIGN_ITEMS]) == 16
    assert all(card.gold == 0 for section in (STANDARD, CAMPAIGN_ITEMS) for card in library()[section].values())


@rule("DO-0079")
def test_weapons_psi_cards_and_armor_have_two_requirements_and_potions_none():
    assert [card.id for card in EVERY if len(card.needs) != (0 if card.kind == "potion" else 2)] == []


@rule("DO-0068", "DO-0069", "DO-0070")
def test_every_card_goes_where_its_kind_goes():
    zones = {
        "weapon": {"one-hand", "two-hands"},
        "spell": {"one-hand", "two-hands", "body"},
        "armor": {"head", "torso", "arms", "legs", "feet"},
        "accessory": {"accessory"},
        "potion": {"body"},
    }
    assert [card.id for card in EVERY if card.zone not in zones[card.kind]] == []


def test_every_card_does_something():
    idle = (
        card.id
        for card in EVERY
        if not (attack_kinds(card) or card.defence or card.resistance or card.ar or card.gives or card.use)
    )
    assert list(idle) == []


@rule("DO-0109")
def test_what_is_used_has_an_aim_and_only_spells_are_checked():
    used = [card for card in EVERY if card.use]
    assert [card.id for card in used if not card.aim or bool(card.tn) != (card.kind == "spell")] == []


@rule("DO-0099", "DO-0101")
def test_most_armor_is_vulnerable_to_one_element():
    armor = [card for card in library()[ITEMS].values() if card.kind == "armor"]
    assert sum(card.vulnerable is None for card in armor) * 5 < len(armor)


@rule("DO-C58", "DO-G04", "DO-0256")
def test_every_set_has_a_piece_for_each_part_of_the_body():
    sets: dict[str, set[str]] = {}
    for card in library()[ITEMS].values():
        if card.set:
            sets.setdefault(card.set, set()).add(card.zone)
    assert {"full-metal", "segmented-metal", "chain", "leather", "padded", "woolen"} <= set(sets)
    assert all(zones == {"head", "torso", "arms", "legs", "feet"} for zones in sets.values())


@rule(
    "DO-C59", "DO-C62", "DO-C64", "DO-C68", "DO-C69", "DO-C70", "DO-C71", "DO-C72", "DO-C73", "DO-C74", "DO-C75",
    "DO-C76", "DO-C77", "DO-C79", "DO-C80", "DO-C81", "DO-C82",
)  # fmt: skip
def test_what_the_rulebook_shows_of_cards_is_on_them():
    cards = item_cards()
    assert cards["longsword"].melee == "3D+5"
    assert cards["dagger"].gold == 1
    assert cards["leather-shield"].needs == {"str": 9, "con": 10}
    assert [cards[id].ar for id in ("woolen-jacket", "woolen-shoes", "tights", "padded-hood")] == [2, 2, 1, 3]
    assert [cards[id].ap for id in ("leather-armor", "leather-helmet", "padded-boots")] == [8, 9, 7]
    assert [cards[id].gold for id in ("wizard-hat", "hypno-hat")] == [2, 2]
    assert cards["small-healing-potion"].zone == "body"
    assert {effect.name: effect.args for effect in cards["small-healing-potion"].use} == {"heal": 3}
    assert (cards["thunderstorm"].magic, cards["thunderstorm"].element) == ("4D+2", "air")
    assert (cards["dense-hide"].tn, set(cards["dense-hide"].needs)) == (28, {"con", "psi"})
    assert (cards["small-healing-spell"].tn, set(cards["small-healing-spell"].needs)) == (32, {"con", "psi"})
    assert (cards["fireball"].spread, cards["fireball"].area) == ("burst", 1)
