"""The cards of the box: how many there are, what the examples fix about enemies, doors and events."""

from __future__ import annotations

from collections import Counter

import pytest

from systems.darkness.box import AGENTS, BOX, FOES, GEAR, LEVELS, LIFEBRINGER, MOBS, MONSTERS, copies, guards, of_attack
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.definitions import (
    ARTIFACTS,
    CLASSES,
    DOORS,
    EVENTS,
    GUARDS,
    HEROES,
    ROAMERS,
    START,
    TREASURES,
)

# how many


@rule("DA-C10", "DA-G20")
def test_the_box_has_231_mini_cards() -> None:
    equipment = sum(gear.copies for gear in GEAR.values())
    assert equipment + len(FOES) + len(BOX[DOORS]) + len(BOX[EVENTS]) + LIFEBRINGER == 231


@rule("DA-C10")
def test_there_are_50_guards_and_12_roaming_monsters() -> None:
    assert (len(BOX[GUARDS]), len(BOX[ROAMERS])) == (50, 12)


@rule("DA-G20")
def test_there_are_18_cards_of_starting_equipment_and_6_of_them_are_leather_armor() -> None:
    assert sum(gear.copies for gear in BOX[START].values()) == 18
    assert BOX[START]["leather-armor"].copies == 6


@rule("DA-0133", "DA-G20")
@pytest.mark.parametrize("level", LEVELS)
def test_each_level_has_20_treasures(level: int) -> None:
    assert len(copies(level)) == 20


@rule("DA-G20")
def test_there_are_10_artifacts_20_doors_and_20_events() -> None:
    assert (len(BOX[ARTIFACTS]), len(BOX[DOORS]), len(BOX[EVENTS])) == (10, 20, 20)


@rule("DA-C03")
def test_there_are_6_heroes_and_6_classes() -> None:
    assert sorted(BOX[HEROES]) == ["bjorn", "elias", "owen", "sibyl", "siegfried", "whisper"]
    assert len(BOX[CLASSES]) == 6


def test_no_card_has_the_id_of_another() -> None:
    assert len(GEAR) == sum(len(BOX[section]) for section in (START, TREASURES, ARTIFACTS))
    assert len(FOES) == len(BOX[GUARDS]) + len(BOX[ROAMERS])


# guards and roaming monsters


@rule("DA-G21")
@pytest.mark.parametrize("level", LEVELS)
def test_each_level_has_8_mobs_of_all_6_types_and_2_different_agents(level: int) -> None:
    cards = guards(level)
    mobs = [card.type for card in cards if card.role == "mob"]
    agents = [card.type for card in cards if card.role == "agent"]
    assert len(mobs) == 8
    assert set(mobs) == set(MOBS)
    assert len(agents) == len(set(agents)) == 2


@rule("DA-G21")
def test_every_agent_appears_on_some_level() -> None:
    assert {card.type for card in FOES.values() if card.role == "agent"} == set(AGENTS)


@rule("DA-G24")
def test_only_goblins_come_two_for_each_hero() -> None:
    assert {card.type for card in FOES.values() if card.minions == 2} == {"goblin-warriors", "goblin-archers"}


@rule("DA-G24")
def test_mobs_have_minions_and_others_have_none() -> None:
    assert all((card.minions > 0) == (card.role == "mob") for card in FOES.values())


@rule("DA-G22")
def test_an_agents_health_rises_with_its_level_from_2_to_5() -> None:
    by_level = {level: {card.health for card in guards(level) if card.role == "agent"} for level in LEVELS}
    assert by_level == {1: {2}, 2: {3}, 3: {3}, 4: {4}, 5: {5}}


@rule("DA-C16", "DA-G23")
def test_each_roaming_monster_has_a_lesser_and_a_greater_card() -> None:
    kinds = Counter((card.type, card.greater) for card in BOX[ROAMERS].values())
    assert kinds == {(kind, greater): 1 for kind in MONSTERS for greater in (False, True)}


@rule("DA-G23")
def test_lesser_monsters_have_4_to_6_health_for_each_hero_and_greater_ones_7_to_10() -> None:
    for card in BOX[ROAMERS].values():
        low, high = (7, 10) if card.greater else (4, 6)
        assert low <= card.health <= high, card.id


@pytest.mark.parametrize("kind", [*MOBS, *MONSTERS])
def test_higher_cards_of_a_kind_strike_at_least_as_hard(kind: str) -> None:
    cards = [card for card in FOES.values() if card.type == kind]
    strength: dict[int, int] = {}
    for card in cards:
        best = max(2 * dice.count("r") + dice.count("y") for dice in (card.melee, card.ranged, card.magic))
        rank = card.level + 5 * card.greater
        strength[rank] = max(best, strength.get(rank, 0))
    assert [strength[rank] for rank in sorted(strength)] == sorted(strength.values())


# what the rulebook's examples fix about enemies


@rule("DA-C110")
def test_goblin_warriors_have_dice_in_melee_and_defense_only() -> None:
    cards = [card for card in FOES.values() if card.type == "goblin-warriors"]
    assert all(card.melee and card.defense and not card.ranged and not card.magic for card in cards)


@rule("DA-C110")
def test_level_2_goblin_warriors_come_one_for_each_hero() -> None:
    assert {card.minions for card in guards(2) if card.type == "goblin-warriors"} == {1}


@rule("DA-C111")
def test_goblin_archers_shoot_and_fight_but_cast_nothing() -> None:
    cards = [card for card in FOES.values() if card.type == "goblin-archers"]
    assert all(card.melee and card.ranged and card.defense and not card.magic for card in cards)


@rule("DA-C111", "DA-G42")
def test_level_3_goblin_archers_are_as_in_the_examples() -> None:
    (card,) = (card for card in guards(3) if card.type == "goblin-archers")
    assert (card.health, card.minions, card.ranged) == (1, 2, "yy")
    assert [of_attack(power) for power in card.powers] == [True]


@rule("DA-C112")
def test_orc_flayers_have_melee_only() -> None:
    cards = [card for card in FOES.values() if card.type == "orc-flayers"]
    assert all(card.melee and not card.ranged and not card.magic for card in cards)


@rule("DA-C113")
def test_level_2_orc_enforcers_defend_with_one_blue_die() -> None:
    assert [card.defense for card in guards(2) if card.type == "orc-enforcers"] == ["b"]


@rule("DA-C114", "DA-G39")
def test_dwarf_warriors_have_attack_enchantments_only_and_their_bams_wound_up_to_three_times() -> None:
    for card in FOES.values():
        if card.type == "dwarf-warriors":
            assert all(of_attack(power) for power in card.powers)
            first = card.powers[0]
            assert (first.pay, first.repeat, words.WOUNDS.of(first.do)) == ("B", 3, (1,))


@rule("DA-C114", "DA-G42")
def test_level_1_dwarf_warriors_have_health_2_and_one_blue_die() -> None:
    assert [(card.health, card.defense) for card in guards(1) if card.type == "dwarf-warriors"] == [(2, "b")]


@rule("DA-C115", "DA-G41")
def test_dwarf_defenders_gain_a_shield_for_a_defense_bam() -> None:
    for card in FOES.values():
        if card.type == "dwarf-defenders":
            first = card.powers[0]
            assert (first.when, first.pay, words.SHIELDS.of(first.do)) == ("defense", "B", (1,))


@rule("DA-C115")
def test_some_dwarf_defenders_have_health_2() -> None:
    assert 2 in {card.health for card in FOES.values() if card.type == "dwarf-defenders"}


@rule("DA-C116")
def test_dwarf_agents_have_melee_only() -> None:
    cards = [card for card in FOES.values() if card.type == "dwarf-agent"]
    assert all(card.melee and not card.ranged and not card.magic for card in cards)


@rule("DA-C117", "DA-C118", "DA-C119", "DA-C120", "DA-C121", "DA-C122", "DA-G23")
def test_roaming_monsters_fight_in_the_ways_of_their_kind() -> None:
    ways = {
        card.type: (bool(card.melee), bool(card.ranged), bool(card.magic))
        for card in sorted(BOX[ROAMERS].values(), key=lambda card: card.id)
    }
    assert ways == {
        "giant-spider": (True, True, False),
        "high-troll": (True, False, False),
        **dict.fromkeys(("ogre-mage", "hellhound", "abyssal-demon", "liliarch"), (True, False, True)),
    }


@rule("DA-C119")
def test_an_ogre_mage_is_much_stronger_in_magic_than_in_melee() -> None:
    for card in BOX[ROAMERS].values():
        if card.type == "ogre-mage":
            assert card.magic.count("r") > card.melee.count("r")
            assert len(card.magic) > len(card.melee)


# doors and events


@rule("DA-C144", "DA-G30")
def test_three_doors_are_ambushes_and_each_has_an_enemy() -> None:
    ambushes = [card for card in BOX[DOORS].values() if card.ambush]
    assert len(ambushes) == 3
    assert all(any(block.spawn for block in card.zones) for card in ambushes)


@rule("DA-C143", "DA-G30")
def test_about_half_of_the_doors_hide_an_enemy_in_the_first_or_second_zone() -> None:
    hiding = [card for card in BOX[DOORS].values() if card.zones[0].spawn or card.zones[1].spawn]
    assert 9 <= len(hiding) <= 11
    assert not any(card.zones[2].spawn for card in BOX[DOORS].values())


@rule("DA-C06", "DA-G30")
def test_special_treasure_is_rare() -> None:
    assert sum(block.special for card in BOX[DOORS].values() for block in card.zones) <= 4


@rule("DA-C145", "DA-G31")
def test_events_are_patrols_monsters_blessings_and_a_few_others() -> None:
    assert Counter(card.kind for card in BOX[EVENTS].values()) == {
        "patrol": 8,
        "roamer": 4,
        "blessing": 5,
        "other": 3,
    }


@rule("DA-G81")
def test_patrols_come_at_below_and_above_the_current_level() -> None:
    assert {patrol.at for card in BOX[EVENTS].values() for patrol in words.PATROL.of(card.do)} == {-1, 0, 1}
