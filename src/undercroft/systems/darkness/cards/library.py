"""The library of everything that is printed: the cards of the box, read once."""

from __future__ import annotations

from pathlib import Path

from undercroft.content.entries import Layout
from undercroft.content.library import Library, box
from undercroft.content.rulings import RULINGS
from undercroft.crawl.lessons import LESSONS
from undercroft.kernel.packs import SIGN
from undercroft.kernel.remembering import remembered
from undercroft.systems.darkness.cards.definitions import (
    ARTIFACTS,
    CLASSES,
    DOORS,
    EVENTS,
    GUARDS,
    HEROES,
    QUESTS,
    ROAMERS,
    START,
    TILES,
    TREASURES,
    FoeCard,
    Gear,
)
from undercroft.systems.darkness.cards.words import WORDS

HERE = Path(__file__).parents[1]


LAYOUT = Layout(
    "darkness",
    (START, TREASURES, ARTIFACTS, GUARDS, ROAMERS, DOORS, EVENTS, HEROES, CLASSES, TILES, QUESTS, LESSONS, RULINGS),
    WORDS,
    home=HERE / "content",
)


@remembered(1)
def library() -> Library:
    """The cards of the box, read once; those of packs that games bring are found there by their ids, too."""
    return box(LAYOUT)


@remembered(1)
def gear_cards() -> dict[str, Gear]:
    """All equipment by id: starting, treasure, artifacts."""
    return library().joined(START, TREASURES, ARTIFACTS)


@remembered(1)
def foe_cards() -> dict[str, FoeCard]:
    """All enemy cards by id: guards and roaming monsters."""
    return library().joined(GUARDS, ROAMERS)


def foe_name(card: FoeCard) -> str:
    """The message that names an Enemy: the miniature's, or its own where it comes from a pack."""
    return f"darkness-foe-{card.id if SIGN in card.id else card.type}"


def foe_deck(card: FoeCard) -> str:
    """The deck of an Enemy card: the Guards of its Level, the Lesser or the Greater Roaming Monsters.  DA-0036"""
    if card.role != "roamer":
        return f"guard-{card.level}"
    return "greater" if card.greater else "lesser"


def card_level(card: str) -> int:
    """The Level of a card: Starting Equipment counts as 1, Artifacts as 4.  DA-0229, DA-0328, DA-G61"""
    gear = gear_cards()[card]
    return ARTIFACT_LEVEL if gear.kind == "artifact" else gear.level


ARTIFACT_LEVEL = 4
