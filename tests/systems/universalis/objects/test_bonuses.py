"""By how much objects help with rolls: the figure on each card, as the roll is added up.  UN-0051, UN-G70, UN-G71"""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from systems.universalis.build import HALL, position
from systems.universalis.objects.proofs import armed
from undercroft.kernel.checklist import rule
from undercroft.systems.universalis.cards import ARMORS, SHIELDS, THINGS, WEAPONS
from undercroft.systems.universalis.people import gear_cards
from undercroft.systems.universalis.trials import tally_of
from undercroft.systems.universalis.words import BONUS

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
    "cavalry-lance": {("combat", "attack"): 0},
}


def total(item: str, attribute: str, roll: str) -> int:
    """What Shara adds to a roll with this in hand or on her, or with nothing."""
    held = bool(item) and (getattr(gear_cards()[item], "hands", 0) > 0 or item in BOX[SHIELDS])
    who = armed(*([item] if held else []), at="d4", body=[item] if item and not held else [])
    play = position(HALL, S=who)
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
