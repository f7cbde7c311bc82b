"""Equipment: what the examples fix about it, and how cards and powers are made."""

from __future__ import annotations

import pytest

from systems.darkness.box import (
    BOX,
    CONDITIONS,
    FOES,
    GEAR,
    LEVELS,
    NOT_ON_CARDS,
    POWERS,
    USED,
    copies,
    enchantments,
    of_attack,
)
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.definitions import ARTIFACTS, START, FoeCard, Gear
from undercroft.systems.darkness.cards.kit import NEEDS

# what the rulebook's examples fix about equipment


@rule("DA-G32")
def test_starting_weapons_have_one_or_two_yellow_dice_a_kind_and_no_enchantments() -> None:
    for card in BOX[START].values():
        assert card.level == 1
        assert not card.powers
        assert {card.melee, card.ranged, card.magic} <= {"", "y", "yy"}


@rule("DA-C132", "DA-C133", "DA-C134", "DA-C139")
def test_gear_of_the_examples_has_their_level() -> None:
    levels = {"plate-armor": 2, "cold-iron-armor": 3, "dwarven-shield": 3, "healing-potion": 1}
    assert {id: GEAR[id].level for id in levels} == levels


@rule("DA-C141", "DA-C142", "DA-G26")
@pytest.mark.parametrize("level", LEVELS)
def test_each_level_has_two_or_three_traps_and_one_or_two_lucky_finds(level: int) -> None:
    traps, lucky = [card for card in copies(level) if card.trap], [card for card in copies(level) if card.luck]
    assert 2 <= len(traps) <= 3
    assert 1 <= len(lucky) <= 2


# the make of the cards


def test_gear_with_dice_has_a_slot_and_gear_without_has_none() -> None:
    for card in GEAR.values():
        dice = card.melee + card.ranged + card.magic + card.defense
        assert bool(dice) == (card.slot != "none"), card.id


def test_only_consumables_are_used_up() -> None:
    for card in GEAR.values():
        assert card.consumable == bool(card.use or (card.consumable and card.powers)), card.id


@rule("DA-C141", "DA-C142")
def test_a_trap_or_lucky_find_is_nothing_else() -> None:
    for card in GEAR.values():
        parts = (card.trap, card.luck, card.use, card.gives, card.powers, card.slot != "none")
        if card.trap or card.luck:
            assert sum(map(bool, parts)) == 1, card.id


@rule("DA-C93", "DA-C97", "DA-G70")
@pytest.mark.parametrize("tag", ["sword", "mace", "hammer", "shield"])
def test_a_card_is_tagged_with_what_its_name_contains(tag: str) -> None:
    for card in GEAR.values():
        assert (tag in card.tags) == (tag in card.id.split("-")), card.id


def test_a_diamond_is_asked_only_where_a_red_or_green_die_may_show_it() -> None:
    cards: list[Gear | FoeCard] = [*GEAR.values(), *FOES.values()]
    for card in cards:
        if isinstance(card, Gear) and card.slot == "none":
            continue
        for power in enchantments(card):
            dice = card.melee + card.ranged + card.magic if of_attack(power) else card.defense
            assert dice, card.id
            assert "D" not in power.pay or set(dice) & {"r", "g"}, card.id


def test_dice_are_added_and_rolled_again_by_skills_not_by_enchantments() -> None:
    before = {"red", "yellow", "green", "blue", "attack-dice", "defense-dice", "reroll", "reroll-blanks"}
    before |= {"bams", "diamonds", "mend-blank", "flip-blanks"}
    for power in POWERS:
        assert not (power.pay and before & {effect.name for effect in power.do})


def test_conditions_are_those_of_the_rulebook() -> None:
    assert set(words.Need) == CONDITIONS
    assert not NEEDS.unanswered()


@rule("DA-C92", "DA-C93", "DA-C94", "DA-C95", "DA-C96", "DA-C97", "DA-C98")
@pytest.mark.parametrize("condition", sorted(CONDITIONS))
def test_every_condition_is_on_some_card(condition: str) -> None:
    assert condition in {need for power in POWERS for need in power.needs}


@rule("DA-C90", "DA-C91", "DA-C99")
def test_wounds_suffered_and_both_prices_in_blood_are_on_some_card() -> None:
    assert any(power.wounded for power in POWERS)
    assert {power.tribute for power in POWERS if power.blood} == {False, True}
    assert not any(power.tribute for power in POWERS if not power.blood)


@pytest.mark.parametrize("word", sorted({word.name for word in words.WORDS} - NOT_ON_CARDS))
def test_every_word_is_on_some_card(word: str) -> None:
    assert word in USED


@rule("DA-C84", "DA-C85", "DA-C86", "DA-C87", "DA-C88", "DA-C89")
def test_every_kind_of_symbol_is_cancelled_by_some_card() -> None:
    cancelled = {kind for power in POWERS for kind in words.CANCEL.of(power.do)}
    assert cancelled == set(words.Symbol)


@rule("DA-C54", "DA-C55", "DA-C56", "DA-C57", "DA-C58", "DA-C59", "DA-C60", "DA-C61")
def test_every_combat_type_is_on_some_card() -> None:
    assert {power.when for power in POWERS} >= {
        "attack",
        "melee",
        "ranged",
        "magic",
        "defense",
        "melee-defense",
        "ranged-defense",
        "magic-defense",
    }


# artifacts


@rule("DA-0328", "DA-G29")
def test_artifacts_count_as_level_4() -> None:
    assert {(card.kind, card.level) for card in BOX[ARTIFACTS].values()} == {("artifact", 4)}


@rule("DA-G29")
def test_artifact_weapons_roll_as_many_red_dice_as_any_treasure() -> None:
    for card in BOX[ARTIFACTS].values():
        if card.melee or card.ranged or card.magic:
            assert max(dice.count("r") for dice in (card.melee, card.ranged, card.magic)) == 3, card.id
