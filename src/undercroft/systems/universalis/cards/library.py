"""The library of everything printed: the cards of the box, read once."""

from __future__ import annotations

from pathlib import Path

from undercroft.content.entries import Layout
from undercroft.content.library import Library, box
from undercroft.content.rulings import RULINGS
from undercroft.crawl.lessons import LESSONS
from undercroft.kernel.remembering import remembered
from undercroft.systems.universalis.cards import definitions, world
from undercroft.systems.universalis.cards.narratives import NARRATIVES
from undercroft.systems.universalis.cards.quests import QUESTS, TILES
from undercroft.systems.universalis.cards.travel_words import WORDS

HERE = Path(__file__).parents[1]


LAYOUT = Layout(
    "universalis",
    (
        definitions.RACES,
        definitions.CLASSES,
        definitions.SKILLS,
        definitions.SYMBOLS,
        definitions.NAMES,
        definitions.WEAPONS,
        definitions.ARMORS,
        definitions.SHIELDS,
        definitions.THINGS,
        definitions.CREATURES,
        definitions.COMPANIONS,
        definitions.FACTIONS,
        definitions.SPELLS,
        definitions.DARK_CARDS,
        definitions.BEHAVIORS,
        definitions.FURNITURE,
        definitions.ELEMENTS,
        definitions.TREASURES,
        definitions.HEROES,
        NARRATIVES,
        TILES,
        QUESTS,
        *world.ALL,
        LESSONS,
        RULINGS,
    ),
    WORDS,
    home=HERE / "content",
)


@remembered(1)
def library() -> Library:
    """The cards of the box, read once; cards of packs that games bring are found there by their ids as well."""
    return box(LAYOUT)
