"""What is in the box: as much of everything as there has to be, and nothing in it without effect."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from undercroft.content.rulings import RULINGS
from undercroft.content.vocabulary import Word
from undercroft.crawl.lessons import LESSONS
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards import monster_words
from undercroft.systems.league.cards.conditions import CONDITIONS
from undercroft.systems.league.cards.dungeon import DUNGEON_EVENTS, LEVERS, TILES, TRAPS
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
from undercroft.systems.league.cards.library import HERE, VOICES, library, things
from undercroft.systems.league.cards.monsters import MONSTERS, Behaviour
from undercroft.systems.league.cards.potions import POTION_TABLES, POTIONS, STRENGTHS
from undercroft.systems.league.cards.prayers import PRAYERS
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.cards.spells import ENEMY_SPELLS, SPELLS
from undercroft.systems.league.cards.things import ARMOUR, GEAR, WEAPONS
from undercroft.systems.league.cards.treasure import TREASURES
from undercroft.systems.league.cards.world import ROAD_EVENTS, SETTLEMENTS

NUMBERS = {
    SPECIES: 4,
    PROFESSIONS: 8,
    TALENTS: 40,
    PERKS: 24,
    BACKGROUNDS: 10,
    HEROES: 8,
    MERCENARIES: 4,
    WEAPONS: 30,
    ARMOUR: 20,
    SPELLS: 60,
    ENEMY_SPELLS: 12,
    MONSTERS: 60,
    CONDITIONS: 10,
    ENCHANTMENTS: 20,
    TRAPS: 12,
    LEVERS: 8,
    DUNGEON_EVENTS: 10,
    ROAD_EVENTS: 12,
    TREASURES: 8,
}
EXACTLY = {SPECIES: 4, PROFESSIONS: 8, HEROES: 8, SETTLEMENTS: 9, QUESTS: 15, CONDITIONS: 10}


@pytest.mark.parametrize(("section", "least"), NUMBERS.items(), ids=[section.name for section in NUMBERS])
def test_there_is_enough_of_everything(section, least):
    assert len(library()[section]) >= least


@pytest.mark.parametrize(("section", "number"), EXACTLY.items(), ids=[section.name for section in EXACTLY])
def test_of_some_there_are_so_many_and_no_more(section, number):
    assert len(library()[section]) == number


@rule("LE-G19")
def test_there_are_rooms_and_corridors_rooms_marked_b_and_objectives():
    found = Counter((card.kind, card.b) for card in library()[TILES].values())
    assert found["room", False] + found["room", True] >= 30
    assert found["corridor", False] >= 20
    assert found["objective", False] >= 10
    assert found["room", True] >= 4


@rule("LE-G15")
def test_each_difficulty_of_each_school_has_spells():
    found = Counter((card.school, card.difficulty) for card in library()[SPELLS].values())
    assert {school for school, _ in found} == {"destruction", "restoration", "mysticism"}
    assert all(found[school, n] >= 2 for school, _ in found for n in range(1, 7))


@rule("LE-G16")
def test_enemies_know_spells_of_every_kind():
    assert set(Counter(card.kind for card in library()[ENEMY_SPELLS].values())) == {"close", "ranged", "support"}


@rule("LE-G40")
def test_each_level_of_prayers_has_five():
    assert Counter(card.level for card in library()[PRAYERS].values()) == {1: 5, 2: 5, 3: 5, 4: 5}


@rule("LE-G17")
def test_every_potion_on_the_table_is_there_in_three_strengths():
    (table,) = library()[POTION_TABLES].values()
    for kind in table.rows.values():
        assert {card.strength for card in library()[POTIONS].values() if card.of == kind} == set(STRENGTHS)


@rule("LE-G27", "LE-C65", "LE-C70")
def test_every_behaviour_and_every_special_rule_has_a_monster():
    cards = library()[MONSTERS].values()
    assert {card.behaviour for card in cards} == set(get_args(Behaviour))
    spoken = {effect.name for card in cards for effect in card.special}
    assert {word.name for word in vars(monster_words).values() if isinstance(word, Word)} == spoken


@rule("LE-G36", "LE-G34")
def test_there_are_relics_and_legendary_things_of_several_kinds():
    relics = [card for card in library()[GEAR].values() if card.relic]
    assert {card.slot for card in relics} >= {"relic-ring", "relic-necklace", "charm"}
    legends = [card for card in things().values() if getattr(card, "legendary", False)]
    assert len(legends) >= 10


@rule("LE-G29")
def test_five_quests_are_a_campaign_each_after_the_one_before():
    quests = library()[QUESTS]
    last = next(id for id in quests if quests[id].after and not any(id in one.after for one in quests.values()))
    chain = [last]
    while quests[chain[-1]].after:
        chain += quests[chain[-1]].after
    assert len(chain) == 5
    levels = [quests[id].level for id in reversed(chain)]
    assert levels == sorted(levels)
    assert sum(bool(one.after) for one in quests.values()) == 4


def test_the_first_two_quests_teach():
    first = sorted(library()[QUESTS].values(), key=lambda one: one.number)[:2]
    assert {one.id for one in first} == set(library()[LESSONS])


# nothing without effect

CODE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(Path(HERE).rglob("*.py"))
    if path.relative_to(HERE).parts[0] not in ("cards", "bot", "scene", "vignettes")
)
DATA = "\n".join(path.read_text(encoding="utf-8") for path in sorted((HERE / "content").rglob("*.yaml")))
SPOKEN = [(name, word) for voice in VOICES for name, word in vars(voice).items() if isinstance(word, Word)]


@pytest.mark.parametrize(("name", "word"), SPOKEN, ids=[word.name for _, word in SPOKEN])
def test_every_word_is_read_by_a_rule_and_spoken_by_a_card(name, word):
    assert re.search(rf"\b{name}\b", CODE)
    assert re.search(rf"(?<![\w-]){re.escape(word.name)}(?![\w-])", DATA)


def test_whatever_is_called_a_tool_is_asked_for_somewhere():
    tools = {card.tool for card in library()[GEAR].values() if card.tool}
    assert [tool for tool in sorted(tools) if f'"{tool}"' not in CODE] == []


def test_every_talent_perk_enchantment_spell_and_condition_does_something():
    box = library()
    for card in (*box[TALENTS].values(), *box[ENCHANTMENTS].values()):
        assert card.gives, card.id
    for perk in box[PERKS].values():
        assert perk.gives or perk.do, perk.id
    for spell in box[SPELLS].values():
        assert spell.do or spell.gives or spell.incantation, spell.id
    for potion in box[POTIONS].values():
        assert potion.drink or potion.throw, potion.id
    for prayer in box[PRAYERS].values():
        assert any((prayer.party, prayer.priest, prayer.others, prayer.foes, prayer.at_once)), prayer.id
    for trap in box[TRAPS].values():
        assert trap.do or trap.once, trap.id


AUTHORED = {
    "LE-G24": "treasures.yaml",
    "LE-G27": "monsters",
    "LE-G28": "encounters.yaml",
    "LE-G29": "quests",
    "LE-G31": "road-events.yaml",
    "LE-G39": "gear.yaml",
}
"""Gaps that content of our own fills, and where it stands; the last gap only explains page numbers."""


def test_every_gap_has_its_ruling_or_its_content():
    ruled = {rule for ruling in library()[RULINGS].values() for rule in ruling.rules}
    gaps = {f"LE-G{n:02}" for n in range(1, 120)}
    assert gaps - ruled == set(AUTHORED)
    assert all((HERE / "content" / name).exists() for name in AUTHORED.values())
