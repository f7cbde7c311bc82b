"""Zone boards: areas joined by openings and doors, each edge with its compass side (Massive Darkness).

Zones are numbered; sets of zones are integers used as bit sets.  A graph never changes.  What depends on the closed
doors is a `ZoneView`, worked out once per set of closed doors (and of zones that have gone) and remembered, so that
a game asks tables and not searches.
"""

from collections.abc import Iterable, Mapping

import msgspec

from undercroft.board.bits import Bits, Square, squares
from undercroft.board.facing import Facing
from undercroft.board.grid import Board
from undercroft.board.zone_sight import Run, runs_of_board, runs_of_edges, sight_along
from undercroft.kernel.remembering import Kept

FAR = 1 << 16
"""The distance between zones without a way, and the range of zones without sight."""


class ZoneEdge(msgspec.Struct, frozen=True):
    """Two zones that share an opening or a door; `side` is where b lies as seen from a.

    A link without a side, such as a staircase, is a way but not a line of sight.  DA-0465
    """

    a: int
    b: int
    side: Facing | None = None
    door: int | None = None


class Zones:
    """A graph of zones: names, rooms and corridors, light and shadow, edges, and straight runs for sight."""

    __slots__ = ("_by_name", "_views", "corridors", "edges", "lit", "names", "rooms", "runs", "shadow")

    def __init__(
        self,
        names: Iterable[str],
        edges: Iterable[ZoneEdge],
        *,
        rooms: Bits = 0,
        lit: Bits = 0,
        runs: tuple[Run, ...] | None = None,
    ) -> None:
        self.names = tuple(names)
        self.edges = tuple(edges)
        everything = (1 << len(self.names)) - 1
        self.rooms, self.corridors = rooms, everything & ~rooms
        self.lit, self.shadow = lit, everything & ~lit
        if runs is None:
            runs = runs_of_edges(
                len(self.names), ((e.a, e.b, e.side, e.door) for e in self.edges if e.side is not None)
            )
        self.runs = runs
        self._by_name = {name: number for number, name in enumerate(self.names)}
        self._views: Kept[tuple[Bits, Bits], ZoneView] = Kept()

    def __len__(self) -> int:
        return len(self.names)

    def __copy__(self) -> "Zones":
        return self

    def __deepcopy__(self, memo: object) -> "Zones":
        return self

    def parse(self, name: str) -> int:
        """The number of a zone by its name."""
        if name not in self._by_name:
            raise ValueError(f'"{name}" names no zone; one of {", ".join(self.names)}')
        return self._by_name[name]

    def beyond(self, zone: int, side: Facing) -> tuple[int, ...]:
        """The zones on one side of a zone, whether doors are open or not, ascending."""
        found = {edge.b for edge in self.edges if edge.a == zone and edge.side == side}
        found |= {edge.a for edge in self.edges if edge.b == zone and edge.side == side.opposite}
        return tuple(sorted(found))

    def doors_of(self, zone: int) -> Bits:
        """The doors on the edges of a zone."""
        found = 0
        for edge in self.edges:
            if edge.door is not None and zone in (edge.a, edge.b):
                found |= 1 << edge.door
        return found

    def beside_door(self, door: int) -> Bits:
        """The zones on either side of a door."""
        found = 0
        for edge in self.edges:
            if edge.door == door:
                found |= 1 << edge.a | 1 << edge.b
        return found

    def view(self, closed: Bits = 0, gone: Bits = 0) -> "ZoneView":
        """Everything that depends on the closed doors and on zones no longer there; remembered."""
        try:
            return self._views[closed, gone]
        except KeyError:
            return self._views.keep((closed, gone), ZoneView(self, closed, gone))


class ZoneView:
    """The tables of a zone graph while certain doors are closed.

    `neighbours[a]` in ascending order and `near[a]` as a set; `sight[a]` the zones seen from a, itself included;
    `range[a][b]` the zones from a to b along the line of sight, FAR without one; `chamber[a]` the rooms joined to
    the room a, none for a corridor.
    """

    __slots__ = ("_distances", "_seen", "_steps", "chamber", "near", "neighbours", "range", "sight", "zones")

    def __init__(self, zones: Zones, closed: Bits, gone: Bits) -> None:
        self.zones = zones
        near = [0] * len(zones)
        for edge in zones.edges:
            shut = edge.door is not None and closed >> edge.door & 1
            if not shut and not gone & (1 << edge.a | 1 << edge.b):
                near[edge.a] |= 1 << edge.b
                near[edge.b] |= 1 << edge.a
        self.near = tuple(near)
        self.neighbours = tuple(tuple(map(int, squares(there))) for there in near)
        self.range = sight_along(zones.runs, len(zones), closed, gone, FAR)
        self.sight = tuple(sum(1 << b for b, far in enumerate(row) if far < FAR) for row in self.range)
        self.chamber = tuple(
            self.spread(1 << a, zones.rooms & ~gone) if zones.rooms >> a & 1 else 0 for a in range(len(zones))
        )
        self._steps: dict[tuple[int, int], tuple[int, ...]] = {}
        self._seen: dict[tuple[int, int, int], Bits] = {}
        self._distances: list[tuple[int, ...] | None] = [None] * len(zones)

    def spread(self, start: Bits, through: Bits = -1, limit: int = -1) -> Bits:
        """Every zone within `limit` moves of a set (any number by default) through the zones of `through`."""
        found = fresh = start
        while fresh and limit:
            grown = 0
            for zone in squares(fresh):
                grown |= self.near[zone]
            fresh = grown & through & ~found
            found |= fresh
            limit -= 1
        return found

    def distances(self, a: int) -> tuple[int, ...]:
        """Moves from a to every zone, FAR where there is no way."""
        row = self._distances[a]
        if row is None:
            row = self._distances[a] = self._count(a)
        return row

    def _count(self, a: int) -> tuple[int, ...]:
        row = [FAR] * len(self.near)
        fresh, far, new = 1 << a, 0, ~(1 << a)
        while fresh:
            grown = 0
            for zone in squares(fresh):
                row[zone] = far
                grown |= self.near[zone]
            fresh = grown & new
            new &= ~fresh
            far += 1
        return tuple(row)

    def distance(self, a: int, b: int) -> int:
        """Moves from a to b, FAR if there is no way."""
        return self.distances(b)[a]

    def next_steps(self, a: int, b: int) -> tuple[int, ...]:
        """The neighbours of a that lie on a shortest way to b, ascending; none at b or without a way."""
        known = self._steps.get((a, b))
        if known is None:
            row = self.distances(b)
            known = tuple(zone for zone in self.neighbours[a] if row[zone] == row[a] - 1)
            self._steps[a, b] = known
        return known

    def next_steps_to_any(self, a: int, goals: Bits) -> tuple[int, ...]:
        """The neighbours of a on a shortest way to the nearest of several zones, ascending."""
        rows = [self.distances(goal) for goal in squares(goals)]
        nearest = min((row[a] for row in rows), default=FAR)
        return tuple(
            zone for zone in self.neighbours[a] if any(row[zone] == nearest - 1 for row in rows if row[a] == nearest)
        )

    def seen_within(self, a: int, least: int, most: int = FAR) -> Bits:
        """The zones in sight of a at a range from `least` to `most`, or at least `least`.  DA-0125 to DA-0127"""
        known = self._seen.get((a, least, most))
        if known is None:
            row = enumerate(self.range[a])
            known = sum(1 << b for b, far in row if least <= far <= most and far < FAR)
            self._seen[a, least, most] = known
        return known


def zones_on(
    board: Board,
    areas: Iterable[Bits] | None = None,
    *,
    rooms: Bits = 0,
    lit: Bits | None = None,
    links: Iterable[tuple[int, int]] = (),
) -> Zones:
    """The zone graph of a drawn board: every floor square a zone, or each area of several squares.

    Zones are numbered by their lowest square and named after it.  `rooms` and `lit` are squares (a zone is lit or
    a room if its lowest square is); `links` join zones by a way without sight.  DA-0048 to DA-0053, DA-G05
    """
    grouped = sorted(areas, key=lambda area: area & -area) if areas is not None else []
    taken = 0
    for area in grouped:
        taken |= area
    grouped = sorted(grouped + [1 << s for s in squares(board.floor & ~taken)], key=lambda area: area & -area)
    firsts = [squares(area)[0] for area in grouped]
    zone_of = {square: zone for zone, area in enumerate(grouped) for square in squares(area)}
    light = board.lit if lit is None else lit
    return Zones(
        map(board.name, firsts),
        (*_edges(board, zone_of), *(ZoneEdge(a, b) for a, b in links)),
        rooms=sum(1 << zone for zone, first in enumerate(firsts) if rooms >> first & 1),
        lit=sum(1 << zone for zone, first in enumerate(firsts) if light >> first & 1),
        runs=runs_of_board(board, zone_of),
    )


def _edges(board: Board, zone_of: Mapping[Square, int]) -> list[ZoneEdge]:
    found: dict[ZoneEdge, None] = {}
    for here in sorted(zone_of):
        for side in (Facing.EAST, Facing.SOUTH):
            there = Square(here + (1 if side is Facing.EAST else board.stride))
            walls = board.east if side is Facing.EAST else board.south
            if there not in zone_of or walls >> here & 1 or zone_of[here] == zone_of[there]:
                continue
            found[ZoneEdge(zone_of[here], zone_of[there], side, board.door_at(here, upright=side is Facing.EAST))] = (
                None
            )
    return list(found)
