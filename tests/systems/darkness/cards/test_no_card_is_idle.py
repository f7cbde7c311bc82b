"""No card is equal to or weaker than one of a lower Level, no two are twins; Greater Monsters are feared."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from systems.darkness.box import BOX, FOES, GEAR, MONSTERS
from undercroft.content.vocabulary import Effects
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.bot.strength import attack_strength, wounds_suffered
from undercroft.systems.darkness.cards.definitions import ROAMERS, FoeCard, Gear
from undercroft.systems.darkness.cards.kit import KINDS, foe_kit
from undercroft.systems.darkness.cards.words import Power

LESS_IS_MORE = ("attacker-", "defender-")
"""Words whose numbers are taken from the other side: the lower, the stronger."""


def weaker_dice(one: str, other: str) -> bool:
    """Are these dice no better than those, colour by colour, a better one counting for a plainer?"""
    better = ("r", "g")
    strong, more = (sum(letter in better for letter in dice) for dice in (one, other))
    return strong <= more and len(one) <= len(other)


def weaker_effects(one: Effects, other: Effects) -> bool:
    """Does nothing here go beyond what is there?"""
    known = {effect.name: effect.args for effect in other}
    for effect in one:
        if effect.name not in known:
            return False
        mine, theirs = effect.args, known[effect.name]
        if isinstance(mine, int) and isinstance(theirs, int):
            if (mine < theirs) if effect.name.startswith(LESS_IS_MORE) else (mine > theirs):
                return False
        elif mine != theirs:
            return False
    return True


def weaker_power(one: Power, other: Power) -> bool:
    """Is one power no better than another: the same or a narrower use, the same or a higher price?"""
    narrower = one.when == other.when or (other.when == "attack" and not one.when.endswith("defense"))
    narrower |= other.when == "defense" and one.when.endswith("defense")
    dearer = all(one.pay.count(sign) >= other.pay.count(sign) for sign in "BD")
    dearer &= one.wounded >= other.wounded and one.blood >= other.blood
    return (
        narrower
        and dearer
        and set(other.needs) <= set(one.needs)
        and one.repeat <= other.repeat
        and one.allies <= other.allies
        and weaker_effects(one.do, other.do)
    )


def weaker_powers(one: tuple[Power, ...], other: tuple[Power, ...]) -> bool:
    return all(any(weaker_power(mine, theirs) for theirs in other) for mine in one)


def all_dice_weaker(one: Gear | FoeCard, other: Gear | FoeCard) -> bool:
    return all(weaker_dice(getattr(one, kind), getattr(other, kind)) for kind in (*KINDS, "defense"))


def weaker_foe(one: FoeCard, other: FoeCard) -> bool:
    """Is an Enemy in nothing better than another, and so at best its equal?"""
    return (
        one.role == other.role
        and one.health <= other.health
        and one.minions <= other.minions
        and all_dice_weaker(one, other)
        and weaker_powers(one.powers, other.powers)
        and weaker_effects(one.gives, other.gives)
    )


def weaker_gear(one: Gear, other: Gear) -> bool:
    """Is a card to be used in the same way in nothing better than another?"""
    same_use = one.slot == other.slot and one.consumable == other.consumable and set(one.tags) <= set(other.tags)
    if bool(one.trap) != bool(other.trap) or bool(one.luck) != bool(other.luck):
        return False
    return (
        same_use
        and all_dice_weaker(one, other)
        and weaker_powers(one.powers, other.powers)
        and all(weaker_effects(getattr(one, part), getattr(other, part)) for part in ("gives", "use", "trap", "luck"))
    )


def rank(card: FoeCard) -> int:
    return card.level + 5 * card.greater


@rule("DA-G21", "DA-G22", "DA-G23")
def test_no_enemy_of_a_higher_level_is_equal_to_or_weaker_than_one_of_a_lower() -> None:
    pairs = [(one, other) for one, other in permutations(FOES.values(), 2) if rank(one) > rank(other)]
    same = [(one, other) for one, other in pairs if one.role == other.role and (one.type == other.type)]
    assert [(one.id, other.id) for one, other in same if weaker_foe(one, other)] == []
    guards = [(one, other) for one, other in pairs if one.role != "roamer" and other.role != "roamer"]
    assert [(one.id, other.id) for one, other in guards if weaker_foe(one, other)] == []


@rule("DA-G26", "DA-G29")
def test_no_treasure_of_a_higher_level_is_equal_to_or_weaker_than_one_of_a_lower() -> None:
    higher = [(one, other) for one, other in permutations(GEAR.values(), 2) if one.level > other.level]
    assert [(one.id, other.id) for one, other in higher if weaker_gear(one, other)] == []


def test_no_two_cards_are_twins() -> None:
    foes = [(one.id, other.id) for one, other in combinations(FOES.values(), 2) if _same_foe(one, other)]
    gear = [(one.id, other.id) for one, other in combinations(GEAR.values(), 2) if _same_gear(one, other)]
    assert (foes, gear) == ([], [])


def _same_foe(one: FoeCard, other: FoeCard) -> bool:
    return one.level == other.level and weaker_foe(one, other) and weaker_foe(other, one)


def _same_gear(one: Gear, other: Gear) -> bool:
    return weaker_gear(one, other) and weaker_gear(other, one)


# the monsters


def threat(card: FoeCard) -> float:
    """The Wounds its best attack deals on average to somebody with two blue dice."""
    kit = foe_kit(card.id, "", "")
    return max(attack_strength(kit, kind, False, 0, 0, 2) for kind in KINDS)


def toughness(card: FoeCard) -> float:
    """How many attacks of a red and two yellow dice it outlives, for each Hero."""
    kit = foe_kit(card.id, "", "")
    suffered = wounds_suffered(kit, "melee", False, 0, 1, 2)
    return (card.health + kit.regeneration) / suffered


@rule("DA-G23")
@pytest.mark.parametrize("kind", MONSTERS)
def test_a_greater_monster_strikes_harder_and_does_more_than_the_lesser_of_its_kind(kind: str) -> None:
    lesser, greater = (FOES[f"{kind}-{size}"] for size in ("lesser", "greater"))
    assert threat(greater) >= 1.25 * threat(lesser)
    assert toughness(greater) >= 1.5 * toughness(lesser)
    assert not weaker_powers(greater.powers, lesser.powers)


@rule("DA-G23", "DA-0475")
def test_the_last_emissary_is_the_most_feared_of_all_monsters() -> None:
    demon = FOES["abyssal-demon-greater"]
    others = [card for card in BOX[ROAMERS].values() if card.type != demon.type]
    assert all(threat(demon) > threat(card) for card in others)
    assert Counter(card.greater for card in others) == {False: 5, True: 5}
