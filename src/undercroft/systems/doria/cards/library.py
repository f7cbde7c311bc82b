"""The cards of the box, read once.  DO-C01 to DO-C09"""

from __future__ import annotations

from pathlib import Path

from undercroft.content.entries import Layout
from undercroft.content.library import Library, box
from undercroft.content.rulings import RULINGS
from undercroft.crawl.lessons import LESSONS
from undercroft.kernel.remembering import remembered
from undercroft.systems.doria.cards import event_words, item_words, monster_words, trap_words
from undercroft.systems.doria.cards.definitions import (
    BOSSES,
    CAMPAIGN_ITEMS,
    DOOR_EVENTS,
    EVENTS,
    HEROES,
    ITEMS,
    MODIFIERS,
    MONSTERS,
    ROOM_EVENTS,
    STANDARD,
    TILES,
    TRAPS,
    ItemCard,
)
from undercroft.systems.doria.cards.scenarios import CAMPAIGNS, SCENARIOS
from undercroft.systems.doria.cards.vocabulary import WORDS

HERE = Path(__file__).parents[1]
VOICES = (event_words, item_words, monster_words, trap_words)
"""The modules whose words the cards speak."""

LAYOUT = Layout(
    "doria",
    (
        ITEMS,
        STANDARD,
        CAMPAIGN_ITEMS,
        TRAPS,
        EVENTS,
        MONSTERS,
        MODIFIERS,
        BOSSES,
        DOOR_EVENTS,
        ROOM_EVENTS,
        TILES,
        HEROES,
        SCENARIOS,
        CAMPAIGNS,
        LESSONS,
        RULINGS,
    ),
    WORDS,
    home=HERE / "content",
)


@remembered(1)
def library() -> Library:
    """The cards of the box, read once; those of packs that games bring are found there by their ids, too."""
    return box(LAYOUT)


@remembered(1)
def item_cards() -> dict[str, ItemCard]:
    """All equipment by id: Loot Cards, Standard Items, Campaign Items."""
    return library().joined(ITEMS, STANDARD, CAMPAIGN_ITEMS)
