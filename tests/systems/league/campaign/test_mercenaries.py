"""Mercenaries in a campaign: hired in a settlement, kept from game to game, paid for each further quest.

LE-0002, LE-G37
"""

from __future__ import annotations

from systems.league.campaign.between import PARTY, Between, in_town
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.heroes import MERCENARIES
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.heroes.kept import joins, kept, written
from undercroft.systems.league.maps.games_between import TOWN
from undercroft.systems.league.state import State

HENK = library()[MERCENARIES]["old-henk"]


def rich(state: State) -> None:
    """Everybody has coins."""
    for hero in state.party:
        hero.coins = 300


def poor(state: State) -> None:
    """Nobody has any."""
    for hero in state.party:
        hero.coins = 0


def hired() -> Between:
    """A party that has hired Old Henk."""
    return in_town(prepare=rich).take("hire", what="mercenary-old-henk")


@rule("LE-0002", "LE-G37")
def test_a_mercenary_is_hired_in_a_settlement():
    town = hired()
    assert [one.card for one in town.state.party] == [*PARTY, "old-henk"]
    assert sum(one.coins for one in town.state.party) == 600 - HENK.price
    assert not town.found("hire", what="mercenary-old-henk")


@rule("LE-0002")
def test_nobody_is_hired_who_cannot_be_paid():
    assert not in_town(prepare=poor).found("hire")


@rule("LE-0002")
def test_a_party_of_four_hires_nobody():
    four = ("brunna", "ogrim", "pip", "marta")
    assert not in_town(party=four, prepare=rich).found("hire")


@rule("LE-0002", "LE-G37")
def test_whoever_was_hired_comes_along():
    town = hired()
    after = town.take("take-quest").after()
    assert [sheet.name for sheet in after.hired] == ["old-henk"]
    again = Between(TOWN, after, prepare=rich)
    assert [one.hired for one in again.state.party] == [False, False, True]


@rule("LE-G37")
def test_each_further_quest_is_paid_for():
    henk = kept(hired().state.party[-1])
    town = in_town(hired=(henk,), prepare=rich)
    mine = [one.coins for one in town.state.party if not one.hired]
    assert sum(mine) == 600 - HENK.upkeep


@rule("LE-G37")
def test_whoever_is_not_paid_goes():
    henk = kept(hired().state.party[-1])
    town = in_town(hired=(henk,), prepare=poor)
    assert [one.card for one in town.state.party if one.here] == list(PARTY)
    assert town.take("take-quest").after().hired == ()


@rule("LE-0003", "LE-0661")
def test_whoever_has_spent_its_last_point_comes_back_without_any():
    hero = in_town().hero()
    hero.max_luck = hero.max_energy = 1
    hero.luck = hero.energy = hero.mana = 0
    sheet = kept(hero)
    again = joins(written(sheet), FigureId(1), SeatId(0))
    assert (again.energy, again.luck, again.mana) == (0, 0, 0)
