"""Tiles laid side by side until a scenario is complete: the map of a quest that is being designed.  UN-1436

Every tile becomes a section of its own and is joined to one already laid; walls stand where two meet.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import msgspec

from undercroft.board.bits import squares
from undercroft.board.grid import Board
from undercroft.board.tiles import turned
from undercroft.kernel.remembering import remembered
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.quests import TILES
from undercroft.systems.universalis.maps.plans import tile_board

CANVAS = 60
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
BARE = ("pit", "abyss", "deep-water", "stair", "column")

Cell = tuple[int, int]


class Shape(msgspec.Struct, frozen=True):
    """A face of a tile as it is turned: the cells of its cardboard, and those at which an access may be."""

    tile: str
    turn: int
    cells: frozenset[Cell]
    open: frozenset[Cell]


@remembered(512)
def shape_of(tile: str, turn: int) -> Shape:
    """The shape of a tile after quarter turns clockwise."""
    board = turned(tile_board(library()[TILES][tile].plan), turn)
    cells = frozenset((x, y) for x in range(board.width) for y in range(board.height))
    floor = [board.place(square) for square in squares(board.floor)]
    return Shape(tile, turn, cells, frozenset(cell for cell in floor if _level_floor(board, cell)))


def _level_floor(board: Board, cell: Cell) -> bool:
    square = board.square(*cell)
    return board.level(square) == 0 and not any(board.kind(kind) >> square & 1 for kind in BARE)


class Placed(msgspec.Struct):
    """A section on the canvas: its shape and where its corner lies."""

    name: str
    shape: Shape
    x: int = 0
    y: int = 0

    def cells(self) -> set[Cell]:
        """The places it covers."""
        return {(x + self.x, y + self.y) for x, y in self.shape.cells}

    def open(self) -> set[Cell]:
        """The places at which it may be entered."""
        return {(x + self.x, y + self.y) for x, y in self.shape.open}


class Joint(msgspec.Struct, frozen=True):
    """Where two sections meet: a place on either side, and how wide it is (east- or southwards)."""

    one: Cell
    other: Cell
    wide: int
    sections: tuple[int, int]


class Layout:
    """A map that grows."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.sections: list[Placed] = []
        self.joints: list[Joint] = []
        self.taken: set[Cell] = set()

    def begin(self, name: str, tile: str) -> None:
        """Lay the first tile in the middle."""
        self._put(Placed(name, shape_of(tile, self.luck.randrange(2)), CANVAS // 2, CANVAS // 2))

    def add(self, name: str, tiles: Sequence[str], to: Sequence[int], wide: int) -> str | None:
        """Join one of these tiles to one of the sections named, by an access of this width; gives the tile that
        found room."""
        for near in to:
            for tile in tiles:
                turns = [0, 1, 2, 3]
                self.luck.shuffle(turns)
                for turn in turns:
                    found = self._meetings(near, shape_of(tile, turn), wide)
                    if found:
                        x, y, one, other = self.luck.choice(found)
                        self._put(Placed(name, shape_of(tile, turn), x, y))
                        self.joints.append(Joint(one, other, wide, (near, len(self.sections) - 1)))
                        return tile
        return None

    def _put(self, section: Placed) -> None:
        self.sections.append(section)
        self.taken |= section.cells()

    def _meetings(self, near: int, shape: Shape, wide: int) -> list[tuple[int, int, Cell, Cell]]:
        """Every place where a shape may lie so that it meets a section: its corner and the two cells that meet."""
        old = self.sections[near].open()
        found: list[tuple[int, int, Cell, Cell]] = []
        tried: set[Cell] = set()
        for dx, dy in WAYS:
            for ax, ay in sorted(old):
                out = (ax + dx, ay + dy)
                if out in self.taken:
                    continue
                for tx, ty in sorted(shape.open):
                    corner = (out[0] - tx, out[1] - ty)
                    if corner not in tried and _continues(old, shape.open, (ax, ay), (tx, ty), (dx, dy), wide):
                        tried.add(corner)
                        if self._free(shape, *corner):
                            found.append((*corner, (ax, ay), out))
        return found

    def _free(self, shape: Shape, x: int, y: int) -> bool:
        return all(
            0 <= cx + x < CANVAS and 0 <= cy + y < CANVAS and (cx + x, cy + y) not in self.taken
            for cx, cy in shape.cells
        )

    def borders(self) -> Iterator[Joint]:
        """Where sections meet that have no access to each other."""
        joined = {joint.sections for joint in self.joints}
        for one, first in enumerate(self.sections):
            for other in range(one + 1, len(self.sections)):
                if (one, other) in joined:
                    continue
                there = self.sections[other].open()
                for x, y in sorted(first.open()):
                    for dx, dy in WAYS:
                        if (x + dx, y + dy) in there:
                            yield Joint((x, y), (x + dx, y + dy), 1, (one, other))


def _continues(old: set[Cell], new: frozenset[Cell], at: Cell, to: Cell, way: Cell, wide: int) -> bool:
    """Do the cells beside the two that meet, south or east of them, meet as well?"""
    by = (1, 0) if way[0] == 0 else (0, 1)
    return all(
        (at[0] + n * by[0], at[1] + n * by[1]) in old and (to[0] + n * by[0], to[1] + n * by[1]) in new
        for n in range(wide)
    )
