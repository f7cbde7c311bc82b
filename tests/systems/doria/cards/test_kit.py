"""What attributes, equipment and hero bonuses come to."""

from __future__ import annotations

import pytest

from undercroft.crawl.things import EMPTY, Outfit, Worn, parse_item
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.cards import item_words
from undercroft.systems.doria.cards.definitions import ATTRIBUTES, HEROES, STANDARD, Attributes
from undercroft.systems.doria.cards.kit import attack_kinds, guard_against, kit_of, meets
from undercroft.systems.doria.cards.library import item_cards, library

WARREN = Attributes(13, 13, 10, 9, 6, 1)
MAGE = Attributes(5, 5, 7, 11, 11, 12)


def wearing(*pairs: str, pack: tuple[str, ...] = ()) -> Outfit:
    """Cards by slot: `torso:leather-armor`."""
    worn = [pair.split(":") for pair in pairs]
    return Outfit(tuple(Worn(slot, parse_item(item)) for slot, item in worn), tuple(map(parse_item, pack)))


@rule("DO-0057", "DO-0058", "DO-0059", "DO-0060", "DO-0103", "DO-X05")
def test_the_warrior_with_plated_arms():
    kit = kit_of(WARREN, wearing("arms:plated-arms"))
    assert (kit.max_hp, kit.ip, kit.max_pp) == (13, 8, 3)


@rule("DO-0061", "DO-0093", "DO-0104", "DO-0105")
def test_bonuses_of_one_type_from_several_items_add_up():
    kit = kit_of(MAGE, wearing("head:hypno-hat", "arms:psi-gloves", "accessory:mages-ring", "torso:star-robe"))
    assert kit.magic == 2 + 2 + 2
    assert kit.max_pp == 11 + 1 + 2
    assert [term.value for term in kit.terms(item_words.MAGIC)] == [2, 2, 2]


@rule("DO-0072", "DO-0082")
def test_what_is_in_belt_or_backpack_gives_nothing_and_weighs_nothing():
    kit = kit_of(MAGE, wearing("belt:hypno-hat", "belt:scale-armor", pack=("psi-gloves", "plated-legs")))
    assert (kit.magic, kit.encumbrance, kit.ar_total) == (0, 0, 0)


@rule("DO-0080", "DO-C68", "DO-C69", "DO-C70", "DO-C71", "DO-X07")
def test_armor_beyond_strength_costs_initiative():
    light = ("torso:woolen-jacket", "feet:woolen-shoes", "legs:tights")
    assert kit_of(MAGE, wearing(*light)).encumbrance == 0
    heavy = kit_of(MAGE, wearing(*light, "head:padded-hood"))
    assert heavy.encumbrance == 3
    assert heavy.ip == 9 - 3


@rule("DO-0081", "DO-0097")
def test_damaged_armor_weighs_as_much_and_keeps_its_bonuses_but_protects_no_more():
    kit = kit_of(Attributes(1, 9, 9, 9, 9, 9), wearing("torso:fighting-tunic+damaged"))
    assert (kit.encumbrance, kit.melee, kit.ar_total, kit.armor) == (2, 1, 0, ())


@rule("DO-G37")
def test_a_shield_with_armor_rating_counts_as_armor():
    kit = kit_of(Attributes(1, 9, 9, 9, 9, 9), wearing("hand:knights-shield"))
    assert (kit.ar_total, kit.encumbrance) == (2, 1)


@rule("DO-G65", "DO-C65", "DO-C66")
def test_full_metal_counts_a_lower_number_for_the_strength_check():
    card = item_cards()["scale-armor"]
    assert card.load is not None
    assert card.load < card.ar
    assert kit_of(Attributes(1, 9, 9, 9, 9, 9), wearing("torso:scale-armor")).encumbrance == card.load - 1


@rule("DO-0124")
def test_a_strength_bonus_counts_for_armor_alone():
    weak = Attributes(2, 9, 9, 9, 9, 9)
    kit = kit_of(weak, wearing("torso:scale-armor", "accessory:girdle-of-strength"))
    assert kit.encumbrance == 0
    assert kit.max_hp == kit_of(weak, EMPTY).max_hp


@rule("DO-0111", "DO-G20")
def test_the_belt_has_three_slots_and_more_through_cards():
    assert kit_of(MAGE, EMPTY).belt == 3
    assert kit_of(MAGE, wearing("accessory:utility-belt", "accessory:utility-belt")).belt == 5


@rule("DO-0078", "DO-X06")
def test_requirements_are_met_by_equal_or_higher_values():
    card = item_cards()["woolen-jacket"]
    assert card.needs == {"con": 4, "wis": 4}
    assert meets(Attributes(1, 4, 1, 1, 4, 1), card)
    assert not meets(Attributes(1, 3, 1, 1, 9, 1), card)


@rule("DO-0113", "DO-0250", "DO-0251")
def test_one_handed_cards_and_potions_are_used_from_the_belt_and_two_handed_ones_are_not():
    kit = kit_of(WARREN, wearing("belt:longsword", "belt:battle-axe", "belt:healing-potion", "belt:leather-armor"))
    assert {one.item.card: one.access for one in kit.usable} == {"longsword": 4, "healing-potion": 4}


@rule("DO-0071")
def test_a_card_whose_requirements_are_not_met_cannot_be_used_from_the_belt():
    assert kit_of(MAGE, wearing("belt:longsword")).usable == ()


@rule("DO-G33", "DO-0254")
def test_damaged_cards_neither_attack_nor_defend_and_the_belt_defends_nobody():
    kit = kit_of(WARREN, wearing("hand:longsword+damaged", "hand:round-shield", "belt:buckler"))
    assert kit.hands == ()
    assert [one.item.card for one in kit.guards("defence")] == ["round-shield"]


@rule("DO-0083", "DO-0084", "DO-0085")
def test_magic_is_fended_off_by_psi_resistance_and_everything_else_by_defence():
    assert [guard_against(kind) for kind in ("melee", "ranged", "magic")] == ["defence", "defence", "resistance"]
    assert attack_kinds(item_cards()["tomahawk"]) == ("melee", "ranged")


def test_a_spell_in_force_gives_what_it_gives_and_does_not_by_being_held():
    assert kit_of(MAGE, wearing("hand:blessing")).melee == 0
    assert kit_of(MAGE, EMPTY, (), ("blessing",)).melee == 2


@rule("DO-0044", "DO-C25", "DO-C41", "DO-G14", "DO-G18")
@pytest.mark.parametrize("id", list(library()[HEROES]))
def test_every_premade_character_has_fifty_points_and_can_use_its_standard_items(id):
    card = library()[HEROES][id]
    values = [card.attributes.of(name) for name in ATTRIBUTES]
    assert sum(values) == 50
    assert max(values) <= 13
    assert min(values) >= 1
    assert all(meets(card.attributes, library()[STANDARD][item]) for item in card.items)


@rule("DO-0122", "DO-0123", "DO-0110")
def test_jump_trap_and_tn_bonuses_add_up():
    scout = Attributes(9, 9, 9, 9, 9, 9)
    kit = kit_of(scout, wearing("feet:winged-boots", "hand:cats-claws", "arms:thieves-gloves", "head:seers-circlet"))
    assert (kit.jump, kit.trap, kit.tn) == (8 + 3, 4 + 2, -2)
