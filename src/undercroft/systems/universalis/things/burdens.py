"""How much a character may carry, and what overloading does.  UN-0085, UN-1121 to UN-1129"""

from __future__ import annotations

from undercroft.kernel.remembering import remembered
from undercroft.systems.universalis.cards.definitions import Armor, Shield, Weapon
from undercroft.systems.universalis.cards.people import gear_cards, person
from undercroft.systems.universalis.cards.sizes import LARGE

MOST_SHIELDS = 1
MOST_ARMORS = 2
MOST_WEAPONS = 5
MOST_COINS = 30

Load = dict[str, tuple[int, int]]
"""For each limit, how much is carried and how much may be."""


def weight_limit(card: str) -> int:
    """The weight a character may carry: (Strength + Vitality) x 2, by the values on its card.  UN-0085, UN-1121"""
    stats = person(card).stats
    return 2 * (stats.strength + stats.vitality)


def weight(card: str, items: tuple[str, ...]) -> int:
    """The weight of items, worn or not; it counts double for Large characters.  UN-1121, UN-1126, UN-1474"""
    return sum([_heft(id)[0] for id in items]) * _clumsiness(card)


def _clumsiness(card: str) -> int:
    return 2 if person(card).size >= LARGE else 1


@remembered(4096)
def _heft(item: str) -> tuple[int, int, int, int]:
    """The weight of one thing, and whether it counts as a shield, a body armor, a weapon."""
    card = gear_cards()[item]
    armor = isinstance(card, Armor) and card.weighs != "piece"
    weapon = isinstance(card, Weapon) and card.hands > 0
    return card.weight, int(isinstance(card, Shield)), int(armor), int(weapon)


def load(card: str, items: tuple[str, ...], coins: int, *, alone: bool = False) -> Load:
    """Every limit of equipment with how much of it is used; a lone hero may carry twice the coins.

    UN-0760, UN-1121 to UN-1125"""
    heft = shields = armors = weapons = 0
    for id in items:
        weighs, shield, armor, weapon = _heft(id)
        heft += weighs
        shields += shield
        armors += armor
        weapons += weapon
    return {
        "weight": (heft * _clumsiness(card), weight_limit(card)),
        "shields": (shields, MOST_SHIELDS),
        "armors": (armors, MOST_ARMORS),
        "weapons": (weapons, MOST_WEAPONS),
        "coins": (coins, MOST_COINS * (2 if alone else 1)),
    }


def holds(card: str, items: tuple[str, ...], coins: int) -> bool:
    """Are all limits kept?  UN-1121 to UN-1125, UN-1127"""
    return all(now <= most for now, most in load(card, items, coins).values())


@remembered(2048)
def burden(card: str, items: tuple[str, ...], coins: int, *, alone: bool = False) -> int:
    """How overloaded a character is.

    0: all limits are kept; 1: one is exceeded, up to double; 2: several are exceeded, or one is more than doubled.
    UN-1128, UN-1129
    """
    broken = 0
    for now, most in load(card, items, coins, alone=alone).values():
        if now > most:
            broken += 1 if now <= 2 * most else 2
    return min(broken, 2)
