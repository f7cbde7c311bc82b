"""The cards of the box as the tests look at them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from undercroft.content.vocabulary import Effect
from undercroft.systems.darkness.cards.definitions import (
    ARTIFACTS,
    CLASSES,
    EVENTS,
    GUARDS,
    HEROES,
    ROAMERS,
    START,
    TREASURES,
    FoeCard,
    Gear,
)
from undercroft.systems.darkness.cards.library import foe_cards, gear_cards, library
from undercroft.systems.darkness.cards.words import Power

BOX = library()
GEAR = gear_cards()
FOES = foe_cards()
CARDS = (START, TREASURES, ARTIFACTS, GUARDS, ROAMERS, EVENTS, HEROES, CLASSES)
MOBS = ("goblin-warriors", "goblin-archers", "orc-flayers", "orc-enforcers", "dwarf-warriors", "dwarf-defenders")
AGENTS = ("goblin-agent", "orc-agent", "dwarf-agent")
MONSTERS = ("giant-spider", "high-troll", "ogre-mage", "hellhound", "abyssal-demon", "liliarch")
LIFEBRINGER = 1
LEVELS = (1, 2, 3, 4, 5)

CONDITIONS = {
    "shadow",
    "dual-wielding",
    "mace-or-hammer",
    "no-armor",
    "shield",
    "sword",
    "two-handed",
}
NOT_ON_CARDS: set[str] = set()
"""Words that no card uses, because only quests do."""


def inside(thing: object) -> Iterator[object]:
    """A definition and everything within it."""
    yield thing
    if isinstance(thing, dict):
        for value in thing.values():
            yield from inside(value)
    elif isinstance(thing, tuple):
        for part in thing:
            yield from inside(part)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from inside(getattr(thing, name))


EVERYTHING = [part for section in CARDS for part in inside(dict(BOX[section]))]
POWERS = [part for part in EVERYTHING if isinstance(part, Power)]
USED = {part.name for part in EVERYTHING if isinstance(part, Effect)}


def enchantments(card: Gear | FoeCard) -> list[Power]:
    return [power for power in card.powers if power.pay]


def of_attack(power: Power) -> bool:
    return not power.when.endswith("defense")


def copies(level: int) -> list[Gear]:
    return [gear for gear in BOX[TREASURES].values() if gear.level == level for _ in range(gear.copies)]


def guards(level: int) -> list[FoeCard]:
    return [card for card in BOX[GUARDS].values() if card.level == level]
