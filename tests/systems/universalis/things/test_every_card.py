"""No card of equipment, furniture, special element or treasure is without a test that proves it in play.

What a card says is all read by some rule: its fields, its words, the circumstances and rolls it names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from systems.universalis.box import BOX
from systems.universalis.dungeon import test_furniture, test_pieces, test_special_elements
from systems.universalis.effects import test_treasures
from systems.universalis.things import (
    test_armors_and_shields,
    test_common_and_special_objects,
    test_magic_items,
    test_magic_weapons,
    test_melee_weapons,
    test_more_relics,
    test_ranged_weapons,
)
from systems.universalis.things.proofs import PROVED
from undercroft.content.vocabulary import Effect, Effects
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import (
    ARMORS,
    ELEMENTS,
    FURNITURE,
    SHIELDS,
    THINGS,
    TREASURES,
    WEAPONS,
    Armor,
    Furniture,
    Shield,
    Thing,
    Trade,
    Treasure,
    Weapon,
)
from undercroft.systems.universalis.cards.library import HERE
from undercroft.systems.universalis.cards.words import Circumstance, RollName

SECTIONS = (WEAPONS, ARMORS, SHIELDS, THINGS, FURNITURE, ELEMENTS, TREASURES)
CARDS = {id: card for section in SECTIONS for id, card in BOX[section].items()}
TESTS = (
    *(test_melee_weapons, test_ranged_weapons, test_magic_weapons, test_armors_and_shields, test_magic_items),
    *(
        test_more_relics,
        test_common_and_special_objects,
        test_furniture,
        test_special_elements,
        test_pieces,
        test_treasures,
    ),
)
SOURCES = "\n".join(
    path.read_text() for path in sorted(HERE.rglob("*.py")) if path.stem not in ("definitions", "words")
)


@rule("UN-1049", "UN-1061", "UN-C202", "UN-C203")
@pytest.mark.parametrize("id", sorted(CARDS))
def test_every_card_is_proved_in_play(id):
    proofs = PROVED.get(id, set())
    assert proofs
    assert all(any(hasattr(module, name) for module in TESTS) for name in proofs)


def test_nothing_is_proved_that_is_no_card():
    assert sorted(set(PROVED) - set(CARDS)) == []


# what cards say


@pytest.mark.parametrize("kind", [Trade, Weapon, Armor, Shield, Thing, Furniture, Treasure])
def test_every_field_of_a_card_is_read_by_a_rule(kind):
    shown = {"id", "icon"}
    fields = {field.name for field in msgspec.structs.fields(kind)} - shown
    assert sorted(name for name in fields if not re.search(rf"\.{name}\b", SOURCES)) == []


def test_every_tag_of_a_weapon_is_read_by_a_rule():
    tags = {tag for card in BOX[WEAPONS].values() for tag in card.tags}
    elements = {"fire", "holy", "lightning"}
    assert sorted(tag for tag in tags - elements if f'"{tag}"' not in SOURCES) == []


def words_of(effects: Effects) -> Iterator[Effect[object]]:
    """Every effect, those inside others included."""
    for effect in effects:
        yield effect
        parts = [effect.args] if isinstance(effect.args, Effects) else []
        parts += [getattr(effect.args, name, None) for name in ("fail", "success")]
        for part in parts:
            if isinstance(part, Effects):
                yield from words_of(part)


def said(id: str) -> list[Effect[object]]:
    """Every effect a card names."""
    card = CARDS[id]
    found: list[Effects] = [getattr(card, name) for name in ("effects", "on_entry") if hasattr(card, name)]
    if isinstance(card, Thing):
        found.append(card.use)
    if isinstance(card, Furniture):
        found += [*card.search.values(), *([card.npc.gives] if card.npc is not None else [])]
    return [effect for effects in found for effect in words_of(effects)]


CONSTANTS = {
    word: name
    for name, word in re.findall(
        r'^([A-Z_]+) = (?:w|flag)\(\s*"([a-z-]+)"', (HERE / "cards" / "words.py").read_text(), re.MULTILINE
    )
}


@pytest.mark.parametrize("id", sorted(CARDS))
def test_every_word_roll_and_circumstance_a_card_names_is_read_by_a_rule(id):
    for effect in said(id):
        constant = CONSTANTS[effect.name]
        assert f'"{effect.name}"' in SOURCES or re.search(rf"\b{constant}\b", SOURCES), effect.name
        roll = getattr(effect.args, "roll", "any")
        attribute = roll in ("strength", "natural", "dexterity", "perception")
        assert roll == "any" or attribute or f'"{roll}"' in SOURCES, roll
        assert roll in get_args(RollName)
        assert all(isinstance(name, Circumstance) for name in getattr(effect.args, "when", ()))
