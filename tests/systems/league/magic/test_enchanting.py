"""Enchanting things and writing scrolls between two quests.  LE-0551, LE-0648 to LE-0658, LE-G35"""

from __future__ import annotations

import pytest

from systems.league.driving import drive
from systems.league.magic.scene import room
from undercroft.crawl.things import Item
from undercroft.kernel.requests import Option
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.marks import bears_magic, enchantment
from undercroft.systems.league.cards.spells import SPELLS
from undercroft.systems.league.cards.things import GEAR
from undercroft.systems.league.magic import enchanting
from undercroft.systems.league.magic.between_quests import begin_quest, work, works
from undercroft.systems.league.magic.enchanting import DAYS, enchant, may_enchant, may_scribe, scribe

STONES = [card.id for card in library()[GEAR].values() if card.imbues]
KEEN = next(card.id for card in library()[GEAR].values() if card.imbues == "keen")
SWORD = Item("broadsword", 2)
STONE = Item(KEEN)
SHEET = Item("parchment")
NO_FOCUS = Option("focus")


def workshop(*pack, spells=("enchant-item", "magic-scribbles", "ember"), **more):
    """A wizard with arcane arts 90 and these things."""
    return room(W={"pack": [str(one) for one in pack], "spells": spells, **more})


def w(play):
    return play.who("W")


@rule("LE-0650", "LE-0651", "LE-0652", "LE-C155", "LE-C174")
def test_a_thing_that_is_enchanted_has_the_magic_of_the_stone():
    play = workshop(STONE, SWORD)
    assert drive(enchant(play.game, w(play), STONE, SWORD), NO_FOCUS, 75)
    (item,) = w(play).outfit.pack
    assert enchantment(item) == "keen"
    assert bears_magic(item)
    assert w(play).mana == 40


@rule("LE-0653")
def test_failure_destroys_the_thing_and_leaves_the_stone():
    play = workshop(STONE, SWORD)
    assert not drive(enchant(play.game, w(play), STONE, SWORD), NO_FOCUS, 76)
    assert w(play).outfit.pack == (STONE,)
    assert w(play).mana == 50


@rule("LE-0650", "LE-0651")
def test_it_takes_the_spell_a_stone_and_a_thing_that_suits_it():
    assert may_enchant(workshop(STONE, SWORD).game, w(workshop(STONE, SWORD))) == [(STONE, SWORD)]
    for play in (
        workshop(STONE, SWORD, spells=("ember",)),
        workshop(SWORD),
        workshop(STONE, Item("torch")),
        workshop(STONE, Item("round-shield")),
        workshop(STONE, SWORD, mana=19),
    ):
        assert may_enchant(play.game, w(play)) == []


@rule("LE-0654")
def test_a_thing_bears_one_enchantment():
    bearing = Item("broadsword", 0, ("magic", "parrying"))
    play = workshop(STONE, bearing)
    assert may_enchant(play.game, w(play)) == []


@rule("LE-0648", "LE-0667")
def test_only_wizards_enchant():
    play = workshop(STONE, SWORD)
    w(play).profession = "warrior"
    assert may_enchant(play.game, w(play)) == []
    assert may_scribe(play.game, w(play)) == []


@rule("LE-0655", "LE-0656", "LE-0658", "LE-C156", "LE-C175")
def test_a_spell_that_is_cast_well_stands_on_a_scroll():
    play = workshop(SHEET)
    assert may_scribe(play.game, w(play)) == ["ember"]
    assert drive(scribe(play.game, w(play), "ember"), NO_FOCUS, 85)
    assert w(play).outfit.pack == (Item("magic-scroll", 0, ("ember",)),)
    assert (w(play).mana, DAYS) == (54, 1)


@rule("LE-0648", "LE-0655", "LE-0658")
def test_it_is_work_for_a_stay_in_a_settlement():
    play = workshop(STONE, SWORD, SHEET)
    assert {one.act for one in works(play.game, w(play))} == {"enchant", "scribe"}
    drive(work(play.game, w(play), Option("scribe", play.names["W"], what="spell-ember")), NO_FOCUS, 20)
    assert Item("magic-scroll", 0, ("ember",)) in w(play).outfit.pack
    play = workshop(STONE, SWORD)
    drive(work(play.game, w(play), works(play.game, w(play))[0]), NO_FOCUS, 20)
    assert [enchantment(item) for item in w(play).outfit.pack] == ["keen"]


@rule("LE-0657")
def test_failure_destroys_the_parchment():
    play = workshop(SHEET)
    assert not drive(scribe(play.game, w(play), "ember"), NO_FOCUS, 86)
    assert w(play).outfit.pack == ()
    assert may_scribe(play.game, w(play)) == []


@rule("LE-0656", "LE-0566")
def test_focus_helps_with_the_risk_that_goes_with_it():
    play = workshop(SHEET, values={"arcane-arts": 50})
    assert drive(scribe(play.game, w(play), "ember"), Option("focus", n=2), 65)
    play = workshop(SHEET)
    assert not drive(scribe(play.game, w(play), "ember"), Option("focus", n=2), 85, 1)
    assert w(play).sanity == 9


@rule("LE-0655")
def test_it_takes_both_spells_and_parchment():
    for play in (workshop(SHEET, spells=("ember",)), workshop(), workshop(SHEET, spells=("magic-scribbles",))):
        assert may_scribe(play.game, w(play)) == []


@rule("LE-0649")
def test_between_two_quests_one_thing_is_made_or_two_scrolls_are_tried():
    play = workshop(STONE, SWORD, SHEET, SHEET, SHEET)
    drive(scribe(play.game, w(play), "ember"), NO_FOCUS, 86)
    assert may_enchant(play.game, w(play)) == []
    drive(scribe(play.game, w(play), "ember"), NO_FOCUS, 20)
    assert may_scribe(play.game, w(play)) == []
    begin_quest(play.game)
    assert may_scribe(play.game, w(play))
    drive(enchant(play.game, w(play), STONE, SWORD), NO_FOCUS, 90)
    assert may_scribe(play.game, w(play)) == []
    assert may_enchant(play.game, w(play)) == []


@rule("LE-0551")
@pytest.mark.parametrize("spell", ["enchant-item", "magic-scribbles"])
def test_the_two_spells_for_it_are_incantations_and_cannot_be_written_down(spell):
    assert library()[SPELLS][spell].incantation
    play = workshop(SHEET)
    assert spell not in may_scribe(play.game, w(play))


@rule("LE-G35")
def test_every_powerstone_suits_something():
    things = [Item(one) for one in ("broadsword", "short-bow", "leather-jerkin", "round-shield", "travelling-cloak")]
    rings = [Item(card.id) for card in library()[GEAR].values() if card.slot in ("ring", "necklace") and not card.magic]
    assert STONES
    for stone in STONES:
        assert any(enchanting.suitable(Item(stone), item) for item in (*things, *rings)), stone
