"""The cards of the box, read once."""

from __future__ import annotations

from pathlib import Path

from undercroft.content.entries import Layout
from undercroft.content.library import Library, box
from undercroft.content.rulings import RULINGS
from undercroft.crawl.lessons import LESSONS
from undercroft.kernel.remembering import remembered
from undercroft.systems.league.cards import monster_words, use_words, words
from undercroft.systems.league.cards.dungeon import FURNITURE, TILES
from undercroft.systems.league.cards.heroes import HEROES, PERKS, PROFESSIONS, SPECIES, TALENTS
from undercroft.systems.league.cards.monsters import ENCOUNTERS, MONSTERS
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.cards.things import ARMOUR, GEAR, WEAPONS, ArmourCard, ThingCard, WeaponCard
from undercroft.systems.league.cards.vocabulary import WORDS

HERE = Path(__file__).parents[1]
VOICES = (monster_words, use_words, words)
"""The modules whose words the cards speak."""

LAYOUT = Layout(
    "league",
    (
        SPECIES,
        PROFESSIONS,
        TALENTS,
        PERKS,
        HEROES,
        WEAPONS,
        ARMOUR,
        GEAR,
        MONSTERS,
        ENCOUNTERS,
        TILES,
        FURNITURE,
        QUESTS,
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
def things() -> dict[str, ThingCard]:
    """Everything that can be carried, by id."""
    return library().joined(WEAPONS, ARMOUR, GEAR)


def weapon(card: str) -> WeaponCard | None:
    """A weapon by id; None for what is none."""
    return library()[WEAPONS].get(card)


def armour(card: str) -> ArmourCard | None:
    """Armour or a shield by id; None for what is none."""
    return library()[ARMOUR].get(card)
