"""The library of everything that is printed, read once."""

from __future__ import annotations

from pathlib import Path

from proving.cards.definitions import BROOD_CARDS, DECKS, KIND, LOOT_CARDS, QUEST_SHEETS, TILE_CARDS
from undercroft.content.entries import Layout
from undercroft.content.library import box
from undercroft.crawl.lessons import LESSONS

HERE = Path(__file__).parents[1]

LAYOUT = Layout(
    "proving", (KIND, LOOT_CARDS, BROOD_CARDS, DECKS, TILE_CARDS, QUEST_SHEETS, LESSONS), home=HERE / "content"
)
BOX = box(LAYOUT)

KINDS = BOX[KIND]
QUESTS = BOX[QUEST_SHEETS]
TEACHING = BOX[LESSONS]

HEROES = tuple(id for id, kind in KINDS.items() if kind.side == "hero")

LOOT = BOX[DECKS]["loot"].cards
TRAPS = BOX[DECKS]["traps"].cards
BROOD = BOX[DECKS]["brood"].cards

BROODS = {id: brood.kinds for id, brood in BOX[BROOD_CARDS].items()}

SLOTS = {id: card.slot for id, card in BOX[LOOT_CARDS].items() if card.slot}
"""Where a card is worn; the others work from the pack."""

DURABILITY = {id: card.durability for id, card in BOX[LOOT_CARDS].items()}
"""So many hits a weapon takes before it is damaged."""

ROOMS = {"hand": 1, "back": 1}
"""What each slot has room for."""

HELD = 3
"""So many cards a hero may have."""

AIM, FUMBLE, DISASTER = 60, 95, 100
"""A weapon is hurled on d100 under this, less ten for each die of the target's defence; from here on it is a fumble."""

HURLED = 4
"""So far an axe flies."""
