"""The country as it can be travelled: territories, who borders on whom, roads.  LE-C36, LE-G31"""

from __future__ import annotations

from undercroft.crawl.country import Country
from undercroft.kernel.remembering import remembered
from undercroft.kernel.scene import Land
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.world import COUNTRIES, SETTLEMENTS, SettlementCard

COUNTRY = "the-marches"


@remembered(1)
def country() -> Country:
    """The country in which the League works, cut once."""
    return Country(library()[COUNTRIES][COUNTRY])


def land_of(n: int) -> Land:
    """The ground of a territory."""
    return country().land(n)


def neighbours(n: int) -> tuple[int, ...]:
    """The territories to which one can go from one, ascending."""
    return country().neighbours(n)


def by_road(one: int, other: int) -> bool:
    """Does a road join two territories?"""
    return country().by_road(one, other)


def far(one: int, other: int) -> int:
    """How many territories it is from one to another over land."""
    return country().far(one, other)


def settlement_at(n: int) -> SettlementCard | None:
    """The settlement of a territory, if there is one."""
    return next((one for one in library()[SETTLEMENTS].values() if one.at == n), None)
