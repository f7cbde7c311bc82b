"""Sight in straight lines along rows and columns, from zone to zone (Massive Darkness).

A run is a straight line of zones that nothing but doors can interrupt.  Two zones of a run see each other while no
door between them is closed; the range is the number of zones from one to the other.  DA-0058 to DA-0064
"""

from collections.abc import Iterable, Mapping

import msgspec

from undercroft.board.bits import Bits, Square
from undercroft.board.facing import Facing
from undercroft.board.grid import Board


class Run(msgspec.Struct, frozen=True):
    """Zones in a line and, between each and the next, the doors as a set (none for an opening)."""

    zones: tuple[int, ...]
    doors: tuple[Bits, ...]


def runs_of_edges(zones: int, edges: Iterable[tuple[int, int, Facing, int | None]]) -> tuple[Run, ...]:
    """The straight runs of a graph whose zones have at most one edge on each side."""
    ahead: dict[tuple[int, Facing], tuple[int, Bits]] = {}
    for a, b, side, door in edges:
        doors = 0 if door is None else 1 << door
        ahead[a, side] = b, doors
        ahead[b, side.opposite] = a, doors
    found: list[Run] = []
    for side in (Facing.EAST, Facing.SOUTH):
        for zone in range(zones):
            if (zone, side) not in ahead or (zone, side.opposite) in ahead:
                continue
            line, doors_between = [zone], []
            while (line[-1], side) in ahead:
                following, doors = ahead[line[-1], side]
                line.append(following)
                doors_between.append(doors)
            found.append(Run(tuple(line), tuple(doors_between)))
    return tuple(found)


def runs_of_board(board: Board, zone_of: Mapping[Square, int]) -> tuple[Run, ...]:
    """The straight runs along the rows and columns of a drawn board; zones may cover several squares."""
    found: dict[Run, None] = {}
    rows = [[board.square(x, y) for x in range(board.width)] for y in range(board.height)]
    columns = [[board.square(x, y) for y in range(board.height)] for x in range(board.width)]
    for lines, side in ((rows, Facing.EAST), (columns, Facing.SOUTH)):
        walls = board.east if side is Facing.EAST else board.south
        for line in lines:
            for run in _runs_of_line(board, zone_of, line, walls, side):
                found[run] = None
    return tuple(found)


def _runs_of_line(
    board: Board, zone_of: Mapping[Square, int], line: list[Square], walls: Bits, side: Facing
) -> Iterable[Run]:
    zones: list[int] = []
    doors: list[Bits] = []
    between = 0
    for square in line:
        if square not in zone_of:
            if len(zones) > 1:
                yield Run(tuple(zones), tuple(doors))
            zones, doors = [], []
            continue
        if not zones:
            zones = [zone_of[square]]
        elif zones[-1] != zone_of[square]:
            zones.append(zone_of[square])
            doors.append(between)
        door = board.door_at(square, upright=side is Facing.EAST)
        between = 0 if door is None else 1 << door
        if walls >> square & 1:
            if len(zones) > 1:
                yield Run(tuple(zones), tuple(doors))
            zones, doors = [], []
    if len(zones) > 1:
        yield Run(tuple(zones), tuple(doors))


def sight_along(runs: tuple[Run, ...], zones: int, closed: Bits, gone: Bits, far: int) -> tuple[tuple[int, ...], ...]:
    """Ranges along the lines of sight, `far` where there is none; a zone always sees itself.  DA-0063, DA-0064"""
    table = [[far] * zones for _ in range(zones)]
    for zone in range(zones):
        table[zone][zone] = 0
    for run in runs:
        for first, a in enumerate(run.zones):
            if gone >> a & 1:
                continue
            for steps, b in enumerate(run.zones[first + 1 :], 1):
                if run.doors[first + steps - 1] & closed or gone >> b & 1:
                    break
                table[a][b] = table[b][a] = min(table[a][b], steps)
    return tuple(tuple(row) for row in table)
