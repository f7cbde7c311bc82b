"""Which weapons a hero can use, and with how many hands.  LE-0009, LE-0664, LE-G10"""

from __future__ import annotations

from undercroft.crawl.things import Item, Outfit
from undercroft.systems.league.cards.library import things
from undercroft.systems.league.cards.things import ArmourCard, ThingCard, WeaponCard

HANDS = 2
HAND = "hand"


def hands_for(card: ThingCard, strength: int) -> int:
    """How many hands a thing takes for somebody of this STR: one if it is strong enough, else two; 0 if it cannot be
    used.  LE-0009, LE-0664"""
    if isinstance(card, WeaponCard):
        if card.one_hand is not None and strength >= card.one_hand:
            return 1
        return 2 if card.two_hands is not None and strength >= card.two_hands else 0
    return 1


def hands_full(outfit: Outfit, strength: int) -> int:
    """How many hands are taken."""
    return sum(hands_for(things()[item.card], strength) for item in outfit.at(HAND))


def weapons_in(outfit: Outfit) -> tuple[Item, ...]:
    """The weapons in a hero's hands."""
    return tuple(item for item in outfit.at(HAND) if isinstance(things()[item.card], WeaponCard))


def shield_in(outfit: Outfit) -> Item | None:
    """The shield in a hero's hand, if there is one.  LE-0490"""
    for item in outfit.at(HAND):
        card = things()[item.card]
        if isinstance(card, ArmourCard) and card.shield:
            return item
    return None


def two_weapons(outfit: Outfit) -> bool:
    """Is there a weapon for close combat in each hand?  LE-0357"""
    held = [things()[item.card] for item in weapons_in(outfit)]
    return len(held) == HANDS and not any(isinstance(card, WeaponCard) and card.ranged for card in held)
