"""Icons for what the game shows: deeds, marks, bars, tokens; names of the game-icons set."""

from __future__ import annotations

from undercroft.kernel.remembering import remembered
from undercroft.systems.doria.cards.library import item_cards

SHOWN = {
    "walk": "boot-prints",
    "jump": "jump-across",
    "swap": "swap-bag",
    "open": "doorway",
    "search": "open-chest",
    "search-with-care": "magnifying-glass",
    "melee": "crossed-swords",
    "ranged": "high-shot",
    "magic": "magic-swirl",
    "attack": "crossed-swords",
    "use": "potion-ball",
    "equip": "armor-upgrade",
    "stow": "knapsack",
    "repair": "anvil",
    "throw": "throwing-ball",
    "take": "swap-bag",
    "wait": "empty-hourglass",
    "first": "evil-eyes",
    "raise": "upgrade",
    "save": "knapsack",
    "bonus": "upgrade",
    "rest": "night-sleep",
    "sell": "two-coins",
    "buy": "swap-bag",
    "pay-off": "two-coins",
    "clear": "trash-can",
    "hp": "hearts",
    "pp": "magic-swirl",
    "poison": "poison-bottle",
    "disarmed": "broken-axe",
    "held": "foot-trip",
    "unconscious": "knocked-out-stars",
    "carrying": "person",
    "outside": "stairs",
    "damaged": "cracked-shield",
    "loot": "locked-chest",
    "icon": "evil-eyes",
    "entrance": "stairs",
    "fire": "flame",
    "ice": "ice-cube",
    "air": "tornado",
}


@remembered(1)
def icons() -> dict[str, str]:
    """Icons by what they stand for; items have those of their cards."""
    return {**{id: card.icon for id, card in item_cards().items()}, **SHOWN}
