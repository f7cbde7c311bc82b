"""Premade heroes come to a quest at the level it is meant for."""

from __future__ import annotations

import pytest

from systems.league.build import SYSTEM
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.heroes import HEROES
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.heroes.experience import LEVELS, MOST_HP, level_for
from undercroft.systems.league.heroes.premade import premade
from undercroft.systems.league.heroes.seasoned import TRADES, seasoned

NAMES = tuple(library()[HEROES])


def fresh(name):
    return premade(name, FigureId(1), SeatId(0))


@rule("LE-G29")
@pytest.mark.parametrize(("quest", "level"), [("the-cellar", 1), ("hold-the-well", 2), ("she-who-does-not-sleep", 6)])
def test_premade_heroes_come_at_the_level_of_the_quest(quest, level):
    party = SYSTEM.start(SYSTEM.default_setup(quest, 4, "s")).party
    assert {one.level for one in party} == {level}


@pytest.mark.parametrize("name", NAMES)
@rule("LE-0299", "LE-0302", "LE-0307", "LE-0309", "LE-G08")
def test_a_seasoned_hero_has_risen_as_the_book_says(name):
    before, hero = fresh(name), seasoned(fresh(name), 4)
    assert (hero.level, level_for(hero.xp), hero.xp) == (4, 4, LEVELS[2])
    assert hero.max_hp == before.max_hp + 3 * MOST_HP
    assert max(hero.values.of(one) for one in TRADES) > max(before.values.of(one) for one in TRADES)
    assert len(hero.talents) == len(before.talents) + 3
    assert len(hero.perks) == len(before.perks) + 2
    assert hero.energy == hero.max_energy == 1 + len(hero.perks)


@pytest.mark.parametrize("name", NAMES)
@rule("LE-0302")
def test_no_points_are_spent_that_a_hero_does_not_have(name):
    assert 0 <= seasoned(fresh(name), 6).points < 15


def test_whoever_is_above_a_level_stays_there():
    assert seasoned(seasoned(fresh("brunna"), 3), 2).level == 3


def test_a_seasoned_hero_has_bought_something_at_every_level():
    before, hero = fresh("brunna").outfit.pack, seasoned(fresh("brunna"), 3).outfit.pack
    bought = [item.card for item in hero[len(before) :]]
    assert bought == ["healing", "linen-bandage", "ration"] * 2
