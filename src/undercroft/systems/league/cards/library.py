"""The cards of the box, read once."""

from __future__ import annotations

from pathlib import Path

from undercroft.content.entries import Layout
from undercroft.content.library import Library, box
from undercroft.content.rulings import RULINGS
from undercroft.crawl.lessons import LESSONS
from undercroft.kernel.remembering import remembered
from undercroft.systems.league.cards import (
    combat_words,
    dungeon,
    dungeon_words,
    magic_words,
    monster_words,
    use_words,
    words,
    world,
)
from undercroft.systems.league.cards.conditions import CONDITIONS
from undercroft.systems.league.cards.enchantments import ENCHANTMENTS
from undercroft.systems.league.cards.heroes import (
    BACKGROUNDS,
    HEROES,
    MERCENARIES,
    PERKS,
    PROFESSIONS,
    SPECIES,
    TALENTS,
)
from undercroft.systems.league.cards.monsters import ENCOUNTERS, MONSTERS
from undercroft.systems.league.cards.potions import (
    INGREDIENT_TABLES,
    INGREDIENTS,
    PART_TABLES,
    PARTS,
    POTION_TABLES,
    POTIONS,
    PotionCard,
)
from undercroft.systems.league.cards.prayers import PRAYERS
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.cards.spells import ENEMY_SPELLS, SPELLS, Magic
from undercroft.systems.league.cards.things import ARMOUR, GEAR, WEAPONS, ArmourCard, ThingCard, WeaponCard
from undercroft.systems.league.cards.treasure import TREASURES
from undercroft.systems.league.cards.vocabulary import WORDS

HERE = Path(__file__).parents[1]
VOICES = (combat_words, dungeon_words, magic_words, monster_words, use_words, words)
"""The modules whose words the cards speak."""

LAYOUT = Layout(
    "league",
    (
        SPECIES,
        PROFESSIONS,
        TALENTS,
        PERKS,
        BACKGROUNDS,
        CONDITIONS,
        HEROES,
        MERCENARIES,
        WEAPONS,
        ARMOUR,
        GEAR,
        ENCHANTMENTS,
        TREASURES,
        SPELLS,
        ENEMY_SPELLS,
        PRAYERS,
        POTIONS,
        INGREDIENTS,
        PARTS,
        INGREDIENT_TABLES,
        PART_TABLES,
        POTION_TABLES,
        MONSTERS,
        ENCOUNTERS,
        *dungeon.ALL,
        *world.ALL,
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
    return library().joined(WEAPONS, ARMOUR, GEAR, POTIONS, INGREDIENTS, PARTS)


def weapon(card: str) -> WeaponCard | None:
    """A weapon by id; None for what is none."""
    return library()[WEAPONS].get(card)


def armour(card: str) -> ArmourCard | None:
    """Armour or a shield by id; None for what is none."""
    return library()[ARMOUR].get(card)


def potion(card: str) -> PotionCard | None:
    """A potion by id; None for what is none."""
    return library()[POTIONS].get(card)


def spell(card: str) -> Magic:
    """A spell by id, of wizards or of enemies."""
    box = library()
    found = box[SPELLS].get(card)
    return box[ENEMY_SPELLS][card] if found is None else found


def hero_name(card: str) -> str:
    """What people call a hero: the message of a premade one or of a mercenary, else the name that a player gave."""
    box = library()
    if card in box[HEROES]:
        return f"league-hero-{card}"
    return f"league-mercenary-{card}" if card in box[MERCENARIES] else card
