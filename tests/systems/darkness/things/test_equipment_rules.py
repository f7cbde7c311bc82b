"""1.12 Equipment: what is worn, what it is good for, what is used up."""

from __future__ import annotations

import pytest

from systems.darkness.box import GEAR
from systems.darkness.build import DarknessTable, dice, end_turn, first, foe, hero, offered, position, take, until, zone
from systems.darkness.duel import made, monster, power
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.definitions import Gear


def trading(hands: tuple[str, ...], *pack: str) -> DarknessTable:
    """Bjorn has just begun to reorganise."""
    return take(position(heroes=[hero("bjorn", hands=hands, pack=pack)]), "trade")


def category(gear: Gear) -> str:
    if gear.slot != "none":
        return "combat"
    return "consumable" if gear.consumable else "item"


@rule("DA-0118")
def test_equipment_is_combat_equipment_items_and_consumables() -> None:
    kept = [gear for gear in GEAR.values() if not (gear.trap or gear.luck)]
    assert {category(gear) for gear in kept} == {"combat", "item", "consumable"}
    assert all(gear.melee or gear.ranged or gear.magic or gear.defense for gear in kept if category(gear) == "combat")


@rule("DA-0119")
def test_a_weapon_or_armor_that_is_not_equipped_is_of_no_use() -> None:
    table = position(heroes=[hero("bjorn", hands=(), pack=("fire-sword", "plate-armor"))])
    kit = table.game.kit(first(table))
    assert (kit.dice["melee"], kit.defense) == ((0, 0), (0, 1))


@rule("DA-0120")
def test_armor_put_on_takes_the_place_of_the_one_worn() -> None:
    table = take(trading(("mace",), "plate-armor"), "wear", what="plate-armor")
    assert (first(table).body, first(table).pack) == ("plate-armor", ("leather-armor",))


@rule("DA-0121")
def test_two_hand_cards_may_be_equipped_and_a_third_replaces_one_of_them() -> None:
    table = trading(("mace", "short-sword"), "hatchet")
    take(table, "wear", what="hatchet", n=2)
    assert (first(table).hands, first(table).pack) == (("mace", "hatchet"), ("short-sword",))


@rule("DA-0121", "DA-0122")
def test_a_two_handed_card_empties_both_hands() -> None:
    table = take(trading(("mace", "short-sword"), "wolf-spear"), "wear", what="wolf-spear")
    assert (first(table).hands, first(table).pack) == (("wolf-spear",), ("mace", "short-sword"))


@rule("DA-0122")
def test_beside_a_two_handed_card_no_hand_card_fits() -> None:
    table = trading(("wolf-spear",), "mace")
    assert [option.n for option in offered(table, "wear")] == [1]
    take(table, "wear", what="mace")
    assert (first(table).hands, first(table).pack) == (("mace",), ("wolf-spear",))


@rule("DA-0123")
def test_changing_what_is_equipped_costs_an_action() -> None:
    table = position(heroes=[hero("bjorn", hands=("mace",), pack=("hatchet",))])
    assert offered(table, "wear") == []
    take(table, "trade")
    assert first(table).actions == 2
    assert offered(table, "wear")


@rule("DA-0123", "DA-0173")
def test_a_card_won_in_a_fight_lets_its_owner_reorganise_for_free() -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("goblin-warriors-1b", "b1", minions=0, gear="hammer")])
    dice(table, "hh")
    take(table, "melee")
    take(table, "wear", what="hammer")
    assert (first(table).hands, first(table).actions) == (("hammer",), 2)


@rule("DA-0124")
def test_items_work_without_being_equipped() -> None:
    table = position(heroes=[hero("bjorn", pack=("wayfarers-boots", "whetstone"))])
    kit = table.game.kit(first(table))
    assert kit.movement == 2
    assert [owned.source for owned in kit.attack_spells["melee"]] == ["whetstone"]


@rule("DA-0124", "DA-0131")
def test_a_consumable_is_used_without_an_action_and_then_discarded() -> None:
    table = position(heroes=[hero("bjorn", health=1, pack=("healing-potion",))])
    take(table, "use", what="healing-potion")
    one = first(table)
    assert (one.health, one.actions, one.pack) == (4, 3, ())
    assert table.state.piles["treasure-1"].discards == ("healing-potion",)


@rule("DA-0131")
def test_a_consumable_of_combat_is_discarded_too() -> None:
    table = position(heroes=[hero("bjorn", "b1", pack=("berserkers-draught",))], foes=[foe("orc-flayers-1a", "b1")])
    take(take(table, "melee"), "use", what="berserkers-draught")
    assert table.state.fight is not None
    assert table.state.fight.attack.better == 2
    assert first(table).pack == ()


RANGES = """
    ###########
    #* l l l l#
    ###########
"""


@rule("DA-0125", "DA-0126", "DA-0127")
@pytest.mark.parametrize(
    ("person", "weapon", "act", "reached"),
    [
        ("bjorn", "mace", "melee", ["a1"]),
        ("bjorn", "short-bow", "ranged", ["b1", "c1", "d1", "e1"]),
        ("bjorn", "ember-wand", "magic", ["b1", "c1"]),
    ],
)
def test_melee_reaches_range_0_ranged_1_and_more_magic_1_and_2(
    person: str, weapon: str, act: str, reached: list[str]
) -> None:
    foes = [foe("high-troll-lesser", at) for at in ("a1", "b1", "c1", "d1", "e1")]
    table = position(sketch=RANGES, heroes=[hero(person, "a1", hands=(weapon,))], foes=foes)
    assert [option.at for option in offered(table, act)] == [zone(table, at) for at in reached]


@rule("DA-0125")
def test_without_a_melee_weapon_there_is_no_melee_action() -> None:
    table = position(heroes=[hero("sibyl", "b1")], foes=[foe("orc-flayers-1a", "b1")])
    assert offered(table, "melee") == []


@rule("DA-0128")
def test_defense_dice_of_all_equipped_cards_are_rolled_whenever_their_owner_is_attacked() -> None:
    defender = hero("bjorn", "b1", body="cold-iron-armor", hands=("dwarven-shield", "long-sword"), actions=0)
    table = position(heroes=[defender], foes=[foe("orc-flayers-1a", "b1")], do="enemies")
    assert table.state.fight is not None
    assert (table.state.fight.defense.better, table.state.fight.defense.plainer) == (3, 1)


@rule("DA-0129")
def test_a_card_may_serve_in_melee_and_in_defense() -> None:
    table = position(heroes=[hero("bjorn", hands=("long-sword",))])
    kit = table.game.kit(first(table))
    assert (kit.dice["melee"], kit.defense) == ((0, 2), (0, 2))


@rule("DA-0130")
def test_items_have_no_combat_dice_and_say_what_they_do() -> None:
    items = [gear for gear in GEAR.values() if category(gear) == "item" and not (gear.trap or gear.luck)]
    assert not any(gear.melee or gear.ranged or gear.magic or gear.defense for gear in items)
    assert all(gear.powers or gear.gives or gear.use for gear in items)


@rule("DA-0132")
def test_an_enchantment_is_offered_when_its_symbol_is_rolled_in_an_attack_with_its_card() -> None:
    table = position(heroes=[hero("bjorn", "b1", hands=("fire-sword",))], foes=[foe("orc-flayers-1a", "b1")])
    dice(table, "hb")
    take(table, "melee")
    assert [option.what for option in offered(table, "enchant")] == ["fire-sword/0"]


@rule("DA-0132")
def test_without_the_symbol_no_enchantment_is_offered() -> None:
    table = position(heroes=[hero("bjorn", "b1", hands=("fire-sword",))], foes=[foe("orc-flayers-1a", "b1")])
    dice(table, "hh")
    take(table, "melee")
    assert offered(table, "enchant") == []


@rule("DA-0132")
def test_an_enchantment_of_a_weapon_that_is_not_used_in_the_attack_is_not_offered() -> None:
    blade = made(power("attack", "B", hits=1), melee="r")
    table = position(heroes=[hero("bjorn", "a1", hands=("ember-wand", blade))], foes=[foe("orc-flayers-1a", "b1")])
    dice(table, "hb hb")
    take(table, "magic")
    assert [option.what for option in offered(table, "enchant")] == ["ember-wand/0"]


@rule("DA-0132")
def test_an_enchantment_for_attacks_is_not_offered_in_defense_nor_the_other_way_round() -> None:
    ring = made(power("attack", "B", hits=1), power("defense", "B", shields=1), slot="none")
    heroes = [hero("bjorn", "b1", hands=("mace",), pack=(ring,))]
    table = position(heroes=heroes, foes=[foe(monster(melee="r"), "b1")], do="turn, enemies")
    struck = table.fork()
    dice(table, "hb", "")
    take(table, "melee")
    assert [option.what for option in offered(table, "enchant")] == [f"{ring}/0"]
    dice(struck, "hh", "sb")
    end_turn(struck)
    assert [option.what for option in offered(until(struck, "enchant-defense"), "enchant")] == [f"{ring}/1"]


@rule("DA-0132")
def test_a_defense_enchantment_is_offered_when_its_symbol_is_rolled_in_defense() -> None:
    table = position(
        heroes=[hero("bjorn", "b1", body="chainmail-armor")], foes=[foe("orc-flayers-1a", "b1")], do="turn, enemies"
    )
    dice(table, "hh", "sb")
    end_turn(table)
    until(table, "enchant-defense")
    assert [option.what for option in offered(table, "enchant")] == ["chainmail-armor/0"]


@rule("DA-0134")
def test_a_hero_never_holds_more_than_two_hand_cards() -> None:
    table = trading(("mace", "short-sword"), "hatchet", "hammer")
    take(table, "wear", what="hatchet", n=1)
    take(table, "wear", what="hammer", n=2)
    assert first(table).hands == ("hatchet", "hammer")


@rule("DA-0134")
def test_an_enemy_has_hands_for_a_two_handed_weapon() -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("giant-spider-lesser", "b1", gear="wolf-spear")])
    own, spear = table.game.card(table.state.foes[0]).melee, GEAR["wolf-spear"].melee
    assert sum(table.game.foe_kit(table.state.foes[0]).dice["melee"]) == len(own) + len(spear)
