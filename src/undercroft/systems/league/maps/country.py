"""The country as it can be travelled: territories, who borders on whom, roads.  LE-C36, LE-G31"""

from __future__ import annotations

from itertools import pairwise

from undercroft.board.territories import Seed, Territories, territories
from undercroft.kernel.remembering import remembered
from undercroft.kernel.scene import Land
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.world import COUNTRIES, SETTLEMENTS, CountryCard, SettlementCard, TerritoryPlan

COUNTRY = "the-marches"


def country() -> CountryCard:
    """The country in which the League works."""
    return library()[COUNTRIES][COUNTRY]


@remembered(4)
def cut() -> Territories:
    """Its territories."""
    card = country()
    seeds = tuple(Seed(one.n, one.x, one.y) for one in card.territories)
    return territories(seeds, card.width, card.height)


def plan_of(n: int) -> TerritoryPlan:
    """A territory by its number."""
    return next(one for one in country().territories if one.n == n)


def land_of(n: int) -> Land:
    """The ground of a territory."""
    return plan_of(n).land


def is_sea(n: int) -> bool:
    """Is it water, which nobody travels?"""
    return land_of(n) == "sea"


@remembered(4)
def sea() -> frozenset[int]:
    """The territories nobody travels through."""
    return frozenset(one.n for one in country().territories if one.land == "sea")


def neighbours(n: int) -> tuple[int, ...]:
    """The territories to which one can go from one, ascending."""
    return tuple(one for one in cut().near[n] if one not in sea())


@remembered(4)
def roads() -> frozenset[frozenset[int]]:
    """Pairs of territories that a road joins."""
    return frozenset(frozenset(pair) for road in country().roads for pair in pairwise(road))


def by_road(one: int, other: int) -> bool:
    """Does a road join two territories?"""
    return frozenset((one, other)) in roads()


@remembered(128)
def far(one: int, other: int) -> int:
    """How many territories it is from one to another over land."""
    return cut().steps(one, sea()).get(other, len(country().territories))


def settlement_at(n: int) -> SettlementCard | None:
    """The settlement of a territory, if there is one."""
    return next((one for one in library()[SETTLEMENTS].values() if one.at == n), None)
