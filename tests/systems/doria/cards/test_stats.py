"""What a monster is worth."""

from __future__ import annotations

from itertools import pairwise

import pytest

from systems.doria.build import hero, monster, position
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.cards import monster_words
from undercroft.systems.doria.cards.definitions import BOSSES, MODIFIERS, MONSTERS
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.cards.stats import printed, stats_of
from undercroft.systems.doria.dungeon.doom import raise_level

BOX = library()


@rule("DO-C06", "DO-G06")
def test_the_monster_deck_has_160_cards_50_of_them_modifiers():
    assert sum(card.copies for card in BOX[MODIFIERS].values()) == 50
    assert sum(card.cards for card in BOX[MONSTERS].values()) == 110


@rule("DO-C07", "DO-C98")
def test_there_are_nineteen_monsters_with_four_levels_of_which_no_two_are_alike():
    assert len(BOX[MONSTERS]) == 19
    levels = [level for card in BOX[MONSTERS].values() for level in card.levels]
    assert len({(str(level)) for level in levels}) == 76


@rule("DO-C08", "DO-C120")
def test_the_boss_deck_has_twenty_cards_four_of_them_blank():
    assert len(BOX[BOSSES]) == 20
    blank = [card for card in BOX[BOSSES].values() if not card.levels]
    assert len(blank) == 4
    assert all(card.ends and card.figure for card in BOX[BOSSES].values() if card.levels)


@pytest.mark.parametrize("card", list(BOX[MONSTERS]))
def test_every_level_of_a_monster_is_better_than_the_one_before(card):
    levels = [stats_of(card, ml, ()) for ml in (1, 2, 3, 4)]
    for lower, higher in pairwise(levels):
        mean = [
            6.1 * throw.dice + throw.bonus for throw in (lower.attack, higher.attack, lower.defence, higher.defence)
        ]
        assert mean[0] < mean[1]
        assert mean[2] < mean[3]
        assert lower.hp <= higher.hp
        assert lower.damage <= higher.damage


@rule("DO-C99", "DO-C101", "DO-C104", "DO-C105", "DO-C107", "DO-C109", "DO-C110", "DO-C113", "DO-C116", "DO-G07")
def test_what_the_book_says_of_monsters_holds_at_the_first_level():
    first = {card: stats_of(card, 1, ()) for card in BOX[MONSTERS]}
    assert (first["orc"].ap, first["orc"].letter, first["orc"].defence) == (7, "A", (2, 5))
    assert (first["shaman"].ap, first["shaman"].letter) == (7, "D")
    assert (first["mummy"].ap, first["gargoyle"].ap) == (5, 10)
    assert first["goblin"].ap > first["dark-mage"].ap > first["slimecrawler"].ap > first["mummy"].ap
    assert (first["slimecrawler"].range, first["dark-mage"].range) == (5, 6)
    assert (first["gargoyle"].damage, first["gargoyle"].element) == (2, "earth")
    assert (first["mercenary"].damage, first["ogre"].damage) == (3, 4)


@rule("DO-0450", "DO-0451")
def test_the_values_are_those_of_the_current_level_card():
    play = position("W.o", W=hero(), o=monster("orc"))
    orc, levels = play.monster("o"), library()[MONSTERS]["orc"].levels
    assert play.game.stats(orc).attack == printed(levels[0].attack)
    raise_level(play.game)
    assert play.game.stats(orc).attack == printed(levels[1].attack) != printed(levels[0].attack)
    assert play.game.stats(orc).defence == printed(levels[1].defence) != printed(levels[0].defence)


@rule("DO-0449")
def test_when_the_level_rises_hp_and_ar_change_by_the_difference():
    play = position("W.o", W=hero(), o=monster("orc", hurt=2), ml=2)
    second, third = library()[MONSTERS]["orc"].levels[1:3]
    assert play.see("o")["hp"] == second.hp - 2
    raise_level(play.game)
    assert play.see("o")["hp"] == third.hp - 2 != second.hp - 2
    assert play.game.stats(play.monster("o")).ar == third.ar != second.ar


@rule("DO-0452")
def test_above_the_fourth_level_there_is_1_more_hp_for_each():
    fourth, seventh = stats_of("orc", 4, ()), stats_of("orc", 7, ())
    assert seventh.hp == fourth.hp + 3
    assert seventh.attack == fourth.attack
    assert seventh.ar == fourth.ar


@rule("DO-0522")
def test_a_vulnerability_is_there_for_monsters_without_armor():
    assert stats_of("goblin", 1, ()).ar == 0
    assert stats_of("goblin", 1, ("blocker",)).ar == 2
    assert stats_of("goblin", 1, ("blocker",)).vulnerable == "fire"


@rule("DO-0317", "DO-C121", "DO-C122", "DO-C125", "DO-C127", "DO-G10")
def test_modifiers_change_numbers_each_with_its_reason():
    plain, changed = stats_of("mummy", 1, ()), stats_of("mummy", 1, ("colossal", "blocker", "veteran"))
    assert (changed.hp, changed.damage, changed.ar) == (plain.hp + 3, plain.damage + 1, plain.ar + 2)
    assert (changed.attack.dice, changed.defence.bonus) == (plain.attack.dice + 1, plain.defence.bonus + 2)
    assert [term.source for term in changed.damage_terms] == ["mummy", "colossal"]
    assert [term.source for term in changed.defence_terms] == ["mummy", "veteran"]
    fiery = stats_of("mummy", 1, ("fire-creature",))
    assert (fiery.element, fiery.vulnerable) == ("fire", "water")


@rule("DO-0450", "DO-0317")
def test_nothing_falls_below_its_least():
    feeble = stats_of("goblin", 1, ("feeble", "sluggish"))
    assert stats_of("goblin", 1, ("feeble",)).hp == 1
    assert feeble.ap == 10
    assert stats_of("zombie", 1, ("sluggish",) * 3).ap == 1


def test_every_word_of_monsters_is_on_a_card():
    cards = [*BOX[MONSTERS].values(), *BOX[MODIFIERS].values(), *BOX[BOSSES].values()]
    used = {effect.name for card in cards for effect in card.gives}
    used |= {
        effect.name
        for card in (*BOX[MONSTERS].values(), *BOX[BOSSES].values())
        for level in card.levels
        for effect in level.gives
    }
    words = [value.name for value in vars(monster_words).values() if type(value).__name__ == "Word"]
    assert [name for name in words if name not in used] == []


@rule("DO-0029")
def test_dice_are_read_as_printed():
    assert [printed(dice) for dice in ("3D+5", "2D", "1D-1", "")] == [(3, 5), (2, 0), (1, -1), (0, 0)]
