"""Heroes as the box prints them: species, professions, premade heroes, mercenaries.

LE-0002 to LE-0030, LE-C12 to LE-C17
"""

from __future__ import annotations

import pytest

from undercroft.kernel.requests import FigureId, SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.hands import hands_for
from undercroft.systems.league.cards.heroes import HEROES, MERCENARIES, PROFESSIONS, SPECIES
from undercroft.systems.league.cards.library import library, things
from undercroft.systems.league.cards.values import GOVERNING, STATS, measure
from undercroft.systems.league.cards.words import MAX_HP
from undercroft.systems.league.heroes.fresh import sheet_kit
from undercroft.systems.league.heroes.kept import joins
from undercroft.systems.league.heroes.premade import premade
from undercroft.systems.league.status.burden import burden
from undercroft.systems.league.things.slots import well_ordered

BOX = library()
PREMADE = sorted(BOX[HEROES])


def player(name):
    """A premade hero as it comes into a game."""
    return joins(name, FigureId(1), SeatId(0))


def bounds(amount):
    """The least and the most of an amount."""
    dice, plus = measure(amount)
    return len(dice) + plus, sum(die.sides for die in dice) + plus


@rule("LE-0004", "LE-G04")
def test_there_are_eight_premade_heroes_one_of_each_profession():
    assert sorted(card.profession for card in BOX[HEROES].values()) == sorted(BOX[PROFESSIONS])
    assert len(BOX[HEROES]) == 8


@rule("LE-0005", "LE-0008", "LE-0300")
@pytest.mark.parametrize("name", PREMADE)
def test_a_premade_hero_could_have_been_rolled(name):
    card = BOX[HEROES][name]
    species = BOX[SPECIES][card.species]
    spare = 0
    for stat in STATS:
        least, most = bounds(species.rolls[stat])
        assert least <= card.values.of(stat) <= min(most + 10, species.most[stat]), stat
        spare += max(0, card.values.of(stat) - most)
    assert spare <= 15


@rule("LE-0012")
@pytest.mark.parametrize("name", PREMADE)
def test_its_hit_points_could_have_been_rolled(name):
    card = BOX[HEROES][name]
    least, most = bounds(BOX[SPECIES][card.species].hp)
    more = BOX[PROFESSIONS][card.profession].hp
    assert least + more <= card.hp <= most + more
    assert player(name).hp == card.hp + sheet_kit(player(name)).sum(MAX_HP)


@rule("LE-0016", "LE-0017", "LE-G44", "LE-G45")
@pytest.mark.parametrize("name", PREMADE)
def test_its_skills_are_stat_and_modifier_but_for_one_that_was_raised_by_10(name):
    card = BOX[HEROES][name]
    skills = BOX[PROFESSIONS][card.profession].skills
    other = {skill: card.values.of(skill) - card.values.of(GOVERNING[skill]) for skill in skills}
    changed = {skill for skill, by in skills.items() if other[skill] != by}
    assert len(changed) <= 1
    assert all(skills[skill] < 0 and other[skill] == 10 for skill in changed)


@rule("LE-0015", "LE-0018")
@pytest.mark.parametrize("name", PREMADE)
def test_it_has_a_talent_of_its_profession_and_the_magic_it_begins_with(name):
    card = BOX[HEROES][name]
    profession = BOX[PROFESSIONS][card.profession]
    assert len(card.talents) == 1
    assert card.talents[0] in profession.talents
    assert (len(card.spells), len(card.prayers)) == (profession.spells, profession.prayers)


@rule("LE-0112", "LE-0118", "LE-0664")
@pytest.mark.parametrize("name", [*PREMADE])
def test_it_can_use_and_carry_what_it_has(name):
    hero = player(name)
    strength = hero.values.strength
    assert well_ordered(hero.outfit, strength)
    assert burden(hero) <= strength
    assert all(hands_for(things()[worn.item.card], strength) for worn in hero.outfit.on if worn.slot == "hand")


@rule("LE-0023", "LE-0024")
@pytest.mark.parametrize("name", PREMADE)
def test_what_it_has_bought_was_paid_for(name):
    card = BOX[HEROES][name]
    given = list(BOX[PROFESSIONS][card.profession].gear)
    bought = 0
    for thing in (*card.wears, *card.quick, *card.pack):
        if thing in given:
            given.remove(thing)
        else:
            bought += things()[thing].price
    assert bought + card.coins <= 150


@rule("LE-0300", "LE-G01", "LE-C13", "LE-C14")
def test_each_species_can_rise_beyond_what_it_rolls():
    for species in BOX[SPECIES].values():
        assert all(species.most[stat] >= bounds(species.rolls[stat])[1] for stat in STATS)
        assert 55 <= max(species.most.values()) <= 80
    assert set(BOX[SPECIES]) == {"human", "dwarf", "elf", "halfling"}


@rule("LE-0667", "LE-0686", "LE-C15", "LE-C16", "LE-C40", "LE-C47")
def test_the_arcane_arts_and_battle_prayers_have_a_profession_each():
    arcane = [id for id, card in BOX[PROFESSIONS].items() if "arcane-arts" in card.skills]
    prayers = [id for id, card in BOX[PROFESSIONS].items() if "battle-prayers" in card.skills]
    assert (arcane, prayers) == (["wizard"], ["warrior-priest"])


@rule("LE-C17")
def test_the_alchemist_begins_with_tools_and_a_belt():
    assert {"alchemist-tools", "alchemist-belt", "bottle"} <= set(BOX[PROFESSIONS]["alchemist"].gear)


@rule("LE-0663", "LE-0665", "LE-0666", "LE-C37", "LE-C38", "LE-C39", "LE-C41", "LE-C42", "LE-C43", "LE-C44", "LE-C45")
def test_every_skill_has_the_stat_of_the_book():
    assert GOVERNING == {
        "combat-skill": "dexterity",
        "ranged-skill": "dexterity",
        "dodge": "dexterity",
        "arcane-arts": "wisdom",
        "barter": "wisdom",
        "heal": "wisdom",
        "foraging": "constitution",
        "pick-locks": "dexterity",
        "alchemy": "wisdom",
        "perception": "wisdom",
        "battle-prayers": "resolve",
    }


@rule("LE-G37")
@pytest.mark.parametrize("name", sorted(BOX[MERCENARIES]))
def test_a_mercenary_can_use_what_it_brings(name):
    card = BOX[MERCENARIES][name]
    held = [thing for thing in card.wears if hands_for(things()[thing], card.values.strength) == 0]
    assert held == []
    assert 0 < card.upkeep < card.price


@rule("LE-0003")
def test_a_premade_hero_has_on_what_its_card_says_and_the_rest_at_hand():
    sylwen = premade("sylwen", FigureId(1), SeatId(0))
    assert [(one.slot, one.item.card) for one in sylwen.outfit.on] == [
        ("hand", "short-bow"),
        ("torso", "leather-jerkin"),
        ("quick", "shortsword"),
        ("quick", "quiver"),
        ("quick", "bandage"),
    ]
