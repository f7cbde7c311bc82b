"""Identifying magic.  LE-0277, LE-0580 to LE-0582, LE-0668 to LE-0670, LE-G34, LE-G102"""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, position
from systems.league.driving import drive, standing
from undercroft.crawl.things import Item, parse_item
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.enchantments import ENCHANTMENTS
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.status.wear import durability, is_magic
from undercroft.systems.league.things.identifying import (
    enchantment_by,
    expert,
    identify,
    kind_of,
    may_be_tried,
    offer_to_identify,
    table_of,
)

STRANGE = parse_item("broadsword+magic+unknown")


def wizard(**more):
    """A wizard by itself."""
    play = standing(W=hero("aldrith", values={"arcane-arts": 60}, **more))
    return play.game, play.who("W")


@rule("LE-0580", "LE-0668", "LE-0669")
def test_an_arcane_arts_check_and_a_roll_say_which_magic_it_is():
    game, who = wizard()
    now = drive(identify(game, who, STRANGE), 60, 44)
    assert now == parse_item("broadsword+magic+gravebane")


@rule("LE-0580")
def test_a_check_that_fails_says_nothing():
    game, who = wizard()
    now = drive(identify(game, who, STRANGE), 61)
    assert "unknown" in now.marks


@rule("LE-0277", "LE-0581", "LE-G102")
def test_there_is_one_attempt_for_each_object():
    game, who = wizard()
    tried = drive(identify(game, who, STRANGE), 99)
    assert not may_be_tried(tried)
    assert drive(offer_to_identify(game, tried)) == tried
    assert may_be_tried(STRANGE)


@rule("LE-0277", "LE-G102")
def test_the_hero_who_knows_most_of_the_arcane_arts_tries():
    play = standing("WV", W=hero("aldrith", values={"arcane-arts": 50}), V=hero("sylwen", values={"arcane-arts": 55}))
    assert expert(play.game) is play.who("V")


@rule("LE-0667", "LE-0670")
def test_nobody_tries_who_knows_nothing_of_them():
    play = standing(W=hero())
    assert expert(play.game) is None
    assert drive(offer_to_identify(play.game, STRANGE)) == STRANGE


@rule("LE-0277")
def test_it_may_be_tried_as_soon_as_it_is_found():
    game, _ = wizard()
    assert drive(offer_to_identify(game, STRANGE), "identify", 30, 5) == parse_item("broadsword+magic+keen")
    assert drive(offer_to_identify(game, STRANGE), "later") == STRANGE


@rule("LE-0277")
def test_later_it_is_no_action_either():
    dice = {"W identify": [12], "W enchantment": [5]}
    strange = hero("aldrith", pack=[str(STRANGE)], values={"arcane-arts": 60})
    play = position(W=strange, turn="W", dice=dice)
    ap = play.who("W").ap
    play.choose("identify-carried")
    assert play.who("W").ap == ap
    assert play.who("W").outfit.pack == (parse_item("broadsword+magic+keen"),)


@rule("LE-0277")
def test_nobody_identifies_anything_in_battle():
    strange = hero("aldrith", pack=[str(STRANGE)], values={"arcane-arts": 60})
    play = position("W...g", W=strange, g=goblin(), turn="W")
    assert not any(act.startswith("identify") for act in play.acts())


@rule("LE-0580", "LE-0670")
def test_magic_nobody_knows_gives_nothing():
    game, who = wizard()
    for item, gives in ((STRANGE, False), (parse_item("broadsword+magic+of-might"), True)):
        assert bool(game.armed(who, item).effects != game.kit(who).effects) is gives


@rule("LE-0669", "LE-G34")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("broadsword", "weapon"),
        ("longbow", "missile"),
        ("mail-shirt", "armour"),
        ("buckler", "shield"),
        ("plain-ring", "ring"),
        ("plain-necklace", "necklace"),
        ("hooded-cloak", "cloak"),
    ],
)
def test_every_kind_of_thing_has_a_table_of_its_own(card, kind):
    assert kind_of(Item(card)) == kind
    table = table_of(kind)
    assert len(table) >= 5
    assert table[-1].to == 100
    assert {enchantment_by(kind, roll) for roll in range(1, 101)} == {one.id for one in table}


@rule("LE-G34")
def test_every_enchantment_gives_something():
    assert [id for id, card in library()[ENCHANTMENTS].items() if not card.gives] == []


@rule("LE-0585")
@pytest.mark.parametrize(
    ("item", "most"), [("broadsword", 6), ("broadsword+magic+keen", 8), ("mail-shirt+magic+health", 8)]
)
def test_magic_weapons_and_armour_have_8_points(item, most):
    assert durability(parse_item(item)) == most


@rule("LE-0585", "LE-0586")
def test_magic_jewellery_has_no_more_than_others():
    assert is_magic(parse_item("plain-ring+magic+of-strength"))
    assert durability(parse_item("plain-ring+magic+of-strength")) == durability(Item("plain-ring"))
