"""A small system of packs, as a real one would declare it."""

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from undercroft.content import RULINGS, Effects, Entry, Layout, Ref, RollTable, Section, Text, Vocabulary

VOCABULARY = Vocabulary()


class ExtraDice(Struct, frozen=True, forbid_unknown_fields=True):
    attack: int = 0
    defence: int = 0


POISON = VOCABULARY.word("poison", int, "The wounded figure loses this many hearts each round.", Meta(ge=1))
EXTRA_DICE = VOCABULARY.word("extra_dice", ExtraDice, "Dice added to a roll.")
GRANT = VOCABULARY.word("grant", str, "The bearer has this skill.", Ref("skills"))
ON_HIT = VOCABULARY.word("on_hit", Effects, "What follows a hit.")
STEALTHY = VOCABULARY.flag("stealthy", "Monsters do not hear the bearer.")


class Skill(Entry, frozen=True, kw_only=True):
    name: Text = ""


class Item(Entry, frozen=True, kw_only=True):
    zone: Literal["head", "torso", "arms", "legs", "feet", "accessory", "hand", "body"]
    cost: Annotated[int, Meta(ge=0, le=99)]
    skills: tuple[Annotated[str, Ref("skills", also=("any",))], ...] = ()
    effects: Effects = Effects()


class Loot(Entry, frozen=True, kw_only=True):
    cards: dict[Annotated[str, Ref("items")], Annotated[int, Meta(ge=1, le=200)]]
    adds_to: Annotated[str, Ref("decks")] = ""


class Find(Struct, frozen=True, forbid_unknown_fields=True):
    item: Annotated[str, Ref("items")]
    count: int = 1


class Finds(RollTable[Find], frozen=True, kw_only=True):
    pass


class Quest(Entry, frozen=True, kw_only=True):
    map: str
    finds: Finds | None = None


SKILLS = Section("skills", Skill, file="skills.yaml")
ITEMS = Section("items", Item, files="items")
DECKS = Section("decks", Loot, file="decks.yaml")
TABLES = Section("tables", Finds, file="tables.yaml")
QUESTS = Section("quests", Quest, folder="quests")

LAYOUT = Layout("cellar", (SKILLS, ITEMS, DECKS, TABLES, QUESTS, RULINGS), VOCABULARY)

FILES = {
    "pack.yaml": 'id: core\nversion: "1.2"\nsystem: cellar\ntitle: {en: The Cellar, it: La cantina}\n',
    "skills.yaml": "lockpicking: {name: Lockpicking}\nriding: {}\n",
    "items/weapons.yaml": (
        "# One line per weapon.\n"
        "dagger: {zone: hand, cost: 2, effects: [{poison: 2}, stealthy]}\n"
        "sword:  {zone: hand, cost: 6, effects: {extra_dice: {attack: +1}, grant: riding}}\n"
    ),
    "items/armour.yaml": "helmet: {zone: head, cost: 3, skills: [any, riding]}\n",
    "decks.yaml": "loot:\n  cards: {sword: 2, dagger: 1}\n",
    "tables.yaml": "search:\n  die: d6\n  rows:\n    1-3: {item: dagger}\n    4-6: {item: sword, count: 2}\n",
    "quests/first-night.yaml": "map: |\n  ####\n  #..#\n  ####\n",
    "rulings.yaml": (
        "doors-and-sight:\n"
        "  rules: [DA-0251]\n"
        "  question: Does an open door block sight?\n"
        "  choice: No.\n"
        "  alternatives: [It does.]\n"
        "  switch: {values: {clear: Clear., blocked: Blocked.}, default: clear}\n"
    ),
}


def write(folder: Path, files: dict[str, str | bytes]) -> Path:
    """Write a pack's files and return its folder."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return folder
