"""A country that is travelled from territory to territory: what is printed of it, and how one gets about in it."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated

import msgspec
from msgspec import Meta

from undercroft.board.territories import Seed, Territories, territories
from undercroft.content.entries import Entry
from undercroft.content.shapes import Free
from undercroft.crawl.cards import Icon
from undercroft.kernel.ranges import Tag
from undercroft.kernel.scene import Land, MapBoard, Region, Settlement

Territory = Annotated[int, Meta(ge=1, le=999)]
Border = tuple[Territory, Territory]


class TerritoryPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A territory: its number, where its middle lies on the sheet, its ground, its name if it has one."""

    n: Territory
    x: Annotated[int, Meta(ge=0, le=2_000)]
    y: Annotated[int, Meta(ge=0, le=2_000)]
    land: Land
    name: Annotated[Tag, Free("a name that this sheet gives")] = ""


class CountryCard(Entry, frozen=True, kw_only=True):
    """A country: its territories, roads from middle to middle, rivers along borders in the order of their current,
    bridges over them, and the shores where boats lie."""

    width: Annotated[int, Meta(ge=100, le=2_000)]
    height: Annotated[int, Meta(ge=100, le=2_000)]
    territories: tuple[TerritoryPlan, ...]
    roads: tuple[tuple[Territory, ...], ...] = ()
    rivers: tuple[tuple[Border, ...], ...] = ()
    bridges: tuple[Border, ...] = ()
    ports: tuple[Border, ...] = ()
    icon: Icon = "treasure-map"


class Country:
    """A country as it can be travelled: who borders on whom, roads, what parts two territories."""

    __slots__ = ("_far", "bridges", "card", "cut", "places", "rivers", "roads", "sea")

    def __init__(self, card: CountryCard) -> None:
        self.card = card
        seeds = tuple(Seed(one.n, one.x, one.y) for one in card.territories)
        self.cut: Territories = territories(seeds, card.width, card.height)
        self.places = {one.n: one for one in card.territories}
        self.sea = frozenset(one.n for one in card.territories if one.land == "sea")
        self.roads = frozenset(frozenset(pair) for road in card.roads for pair in pairwise(road))
        self.bridges = frozenset(frozenset(pair) for pair in card.bridges)
        self.rivers = frozenset(frozenset(pair) for river in card.rivers for pair in river)
        self._far: dict[tuple[int, frozenset[int]], dict[int, int]] = {}

    def land(self, n: int) -> Land:
        """The ground of a territory."""
        return self.places[n].land

    def beside(self, n: int) -> tuple[int, ...]:
        """The territories that border on one, land or sea, ascending."""
        return self.cut.near[n]

    def neighbours(self, n: int) -> tuple[int, ...]:
        """The territories on land that border on one, ascending."""
        return tuple(one for one in self.cut.near[n] if one not in self.sea)

    def by_road(self, one: int, other: int) -> bool:
        """Does a road join two territories?"""
        return frozenset((one, other)) in self.roads

    def bridged(self, one: int, other: int) -> bool:
        """Does a bridge join the banks of two territories?"""
        return frozenset((one, other)) in self.bridges

    def parted(self, one: int, other: int) -> bool:
        """Does a river without a bridge run between two territories?"""
        return frozenset((one, other)) in self.rivers - self.bridges

    def steps(self, start: int, closed: frozenset[int]) -> dict[int, int]:
        """How many territories it is to each that can be reached without entering a closed one."""
        found = self._far.get((start, closed))
        if found is None:
            found = self._far[start, closed] = self.cut.steps(start, closed)
        return found

    def far(self, one: int, other: int) -> int:
        """How many territories it is from one to another over land; as many as there are where no way leads."""
        return self.steps(one, self.sea).get(other, len(self.places))

    def mouth(self, river: int) -> tuple[int, ...]:
        """The sea areas into which a river flows: those that touch the end of its last border."""
        last = self.cut.border(*self.card.rivers[river][-1])
        assert last is not None
        ends = [corner for corner in last if any(corner in self.cut.outlines[n] for n in self.sea)]
        return tuple(n for n in sorted(self.sea) if any(corner in self.cut.outlines[n] for corner in ends))


def sheet_of(country: Country, settlements: tuple[Settlement, ...], names: str = "") -> MapBoard:
    """The sheet itself, which nothing changes; `names` is how the messages begin that name territories."""
    card, cut = country.card, country.cut
    regions = tuple(
        Region(one.n, one.x, one.y, one.land, cut.outlines[one.n], f"{names}{one.name}" if one.name else "")
        for one in card.territories
    )
    return MapBoard(
        card.width,
        card.height,
        cut.corners,
        regions,
        settlements,
        roads=card.roads,
        rivers=card.rivers,
        bridges=card.bridges,
        ports=card.ports,
    )
