"""By how much objects help with rolls and change attributes: the figures of the cards.  UN-0051, UN-G70, UN-G71"""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from systems.universalis.build import HALL, Play, position
from systems.universalis.skills.comparing import NUMBERS
from systems.universalis.things.proofs import armed
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import ARMORS, SHIELDS, THINGS, WEAPONS
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.words import ATTRIBUTES, BONUS
from undercroft.systems.universalis.rolls.tests import tally_of

BONUSES = {
    "book-of-riddles": {("intelligence", "riddle"): 1},
    "crowbar": {("strength", "strength"): 1},
    "grappling-hook": {("agility", "climb"): 1},
    "hand-mirror": {("perception", "search-secret"): 1},
    "heavy-cloak": {("natural", "resist"): 1},
    "hunting-horn": {("strength", "threaten"): 1},
    "lantern": {("perception", "search-room"): 1},
    "lute": {("intelligence", "persuade"): 1},
    "picklocks": {("dexterity", "open-lock"): 1},
    "probing-pole": {("perception", "detect-trap"): 1},
    "spyglass": {("perception", "initiative"): 1},
    "sturdy-boots": {("agility", "jump"): 1},
    "trap-tools": {("dexterity", "disarm-trap"): 1},
    "boots-of-speed": {("agility", "disengage"): 1},
    "boots-of-the-goat": {("agility", "climb"): 1, ("agility", "jump"): 1},
    "cloak-of-shadows": {("perception", "initiative"): 1},
    "lamp-of-the-deep": {("perception", "search-secret"): 1},
    "cloak-of-the-last-night": {("perception", "initiative"): 1},
    "leaf-of-the-collard": {
        ("intelligence", "cast"): 2,
        ("intelligence", "dispel"): 2,
        ("intelligence", "riddle"): 2,
    },
    "staff-of-power": {("intelligence", "cast"): 1},
    "bracelets": {("agility", "recover-weapon"): 1},
    "shadow-leather": {("agility", "disengage"): 1, ("agility", "avoid-trap"): 1},
    "duelists-buckler": {("agility", "recover-weapon"): 1},
    "helm-of-the-blind-king": {("perception", "search-secret"): 2},
    "cavalry-lance": {("combat", "attack"): 0},
}


def bearing(item: str) -> Play:
    """Shara with this in hand or on her, or with nothing."""
    held = bool(item) and (getattr(gear_cards()[item], "hands", 0) > 0 or item in BOX[SHIELDS])
    who = armed(*([item] if held else []), at="d4", body=[item] if item and not held else [])
    return position(HALL, S=who)


def total(item: str, attribute: str, roll: str) -> int:
    """What Shara adds to a roll with this."""
    play = bearing(item)
    return tally_of(play.game, play.who("S"), attribute, roll).total


@rule("UN-0051")
@pytest.mark.parametrize("item", BONUSES)
def test_an_object_helps_by_the_figure_on_its_card(item):
    for (attribute, roll), more in BONUSES[item].items():
        assert total(item, attribute, roll) - total("", attribute, roll) == more


def test_every_object_that_helps_with_a_roll_is_listed():
    cards = {id: card for section in (WEAPONS, ARMORS, SHIELDS, THINGS) for id, card in BOX[section].items()}
    helping = {id: {bonus.roll for bonus in BONUS.of(card.effects)} for id, card in cards.items()}
    assert {id for id, rolls in helping.items() if rolls} == set(BONUSES)


BORNE = {
    "amulet-of-life": {"vitality": 1},
    "belt-of-might": {"strength": 1},
    "boots-of-speed": {"movement": 1},
    "boots-of-the-four-winds": {"movement": 2},
    "crown-of-command": {"courage": 1},
    "eye-of-the-hawk": {"perception": 2},
    "fist-of-the-mountain": {"strength": 1},
    "gloves-of-the-thief": {"dexterity": 2},
    "heart-of-the-titan": {"vitality": 2},
    "helm-of-clear-sight": {"perception": 1},
    "oath-of-the-kings": {"courage": 1},
    "ring-of-the-mind": {"intelligence": 1, "mana": 1},
    "splinter-of-the-crown": {"intelligence": 1, "mana": 4},
    "staff-of-power": {"mana": 2},
}
DRUNK = {
    "dexterity-potion": {"agility": 1, "shooting": 1, "dexterity": 2},
    "heroic-potion": {"combat": 1, "courage": 2},
    "strength-potion": {"strength": 2},
    "swiftness-elixir": {"movement": 2, "agility": 1},
}


def differences(play: Play) -> dict[str, int]:
    """In which attributes Shara differs from herself without anything."""
    now, plain = play.see("S"), bearing("").see("S")
    return {name: now[name] - plain[name] for name in NUMBERS if now[name] != plain[name]}


@pytest.mark.parametrize("item", BORNE)
def test_what_is_borne_changes_the_attributes_its_card_names(item):
    assert differences(bearing(item)) == BORNE[item]


@pytest.mark.parametrize("potion", DRUNK)
def test_what_is_drunk_changes_the_attributes_its_card_names(potion):
    play = position(HALL, S=armed(at="d4", pack=[potion])).take(f"S uses {potion}")
    assert differences(play) == DRUNK[potion]


def test_every_object_that_changes_attributes_is_listed():
    cards = {id: card for section in (WEAPONS, ARMORS, SHIELDS, THINGS) for id, card in BOX[section].items()}
    assert {id for id, card in cards.items() if ATTRIBUTES.of(card.effects)} == set(BORNE)
    assert {id for id, card in BOX[THINGS].items() if ATTRIBUTES.of(card.use)} == set(DRUNK)
