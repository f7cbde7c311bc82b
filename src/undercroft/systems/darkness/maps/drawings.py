"""Drawings of Zones: the faces of tiles, and boards of any size for tests and vignettes.

    #######    Zones stand at odd rows and columns: `l` lit and `d` dark corridor, `L` lit and `D` dark room, nothing
    #l d#L#    where `#` or a space stands.  Between them, and around, stand the edges: a space where one may pass,
    # ###+#    `#` a wall, `+` a place for a door.  What stands at the corners is not looked at, and a row that ends
    #d l l#    early goes on in spaces.
    #######

A board of any size knows two signs more for doors, `/` open and `!` locked (`+` is closed), and two for lit corridors:
`*` where the Heroes start and `X` the Exit.  DA-G04, DA-G05
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from undercroft.board.bits import Bits, Square, bits, squares
from undercroft.board.grid import Board, Door
from undercroft.kernel.remembering import remembered
from undercroft.systems.darkness.cards.definitions import Tile

SIDE = 3
"""Zones along one side of a tile."""

_ZONES = "ldLD*X# "
_DOORS = "+/!"


class Plan(NamedTuple):
    """A drawing read: the board, the sign of each door in reading order, the Zones drawn as start and as Exit."""

    board: Board
    doors: tuple[str, ...]
    start: tuple[Square, ...]
    exit: tuple[Square, ...]


def with_doors(board: Board, doors: tuple[Door, ...], kinds: Mapping[str, Bits] | None = None) -> Board:
    """This board with these doors and no others; a place without a door is an opening."""
    return Board(
        board.width,
        board.height,
        floor=board.floor,
        east=board.east,
        south=board.south,
        doors=doors,
        kinds=board.kinds if kinds is None else kinds,
        lit=board.lit,
    )


@remembered(256)
def tile_board(tile: Tile) -> Board:
    """A face as a board of nine squares, each of the kind of its number so that it is known after turning."""
    rows = tile.plan.rstrip("\n").split("\n")
    if len(rows) != 2 * SIDE + 1 or max(map(len, rows)) > 2 * SIDE + 1:
        raise ValueError(f"a plan of {len(rows)} rows, the longest of {max(map(len, rows))}; expected 7 rows of 7")
    plan = read(rows)
    board = plan.board
    if board.floor != board.everywhere or plan.start or plan.exit or set(plan.doors) - {"+"}:
        raise ValueError("a face has nine Zones l, d, L or D and doors drawn as +; expected no other signs")
    numbers = {str(number): 1 << square for number, square in enumerate(squares(board.floor), 1)}
    return with_doors(board, board.doors, {**board.kinds, **numbers})


def read(rows: list[str]) -> Plan:
    """Read a drawing; ValueError says which sign does not belong where."""
    across = max(map(len, rows))
    across += 1 - across % 2
    grid = Board(across // 2, len(rows) // 2)
    cells: dict[str, list[Square]] = {sign: [] for sign in _ZONES}
    walls = [0, 0]
    doors: list[tuple[Door, str]] = []
    for y, row in enumerate(rows):
        upright = y % 2 == 1
        for x, sign in enumerate(row.ljust(across)):
            if upright and x % 2:
                if sign not in cells:
                    raise ValueError(f'row {y + 1}, column {x + 1}: "{sign}" is no Zone; one of l, d, L, D')
                cells[sign].append(grid.square(x // 2, y // 2))
            elif (upright or x % 2) and sign != " ":
                edge = 1 << grid.square(x // 2 - upright, y // 2 - (not upright))
                if sign in _DOORS:
                    doors.append((Door(east=edge) if upright else Door(south=edge), sign))
                elif sign == "#":
                    walls[not upright] |= edge
                else:
                    raise ValueError(f'row {y + 1}, column {x + 1}: "{sign}" is no edge; one of #, + or a space')
    board = _board(grid, cells, walls, tuple(door for door, _ in doors))
    return Plan(board, tuple(sign for _, sign in doors), tuple(cells["*"]), tuple(cells["X"]))


def _board(grid: Board, cells: Mapping[str, list[Square]], walls: list[Bits], doors: tuple[Door, ...]) -> Board:
    rooms = bits(cells["L"] + cells["D"])
    lit = bits(cells["l"] + cells["L"] + cells["*"] + cells["X"])
    return Board(
        grid.width,
        grid.height,
        floor=rooms | lit | bits(cells["d"]),
        east=walls[0],
        south=walls[1],
        doors=doors,
        kinds={"room": rooms},
        lit=lit,
    )
