"""Square grids: floor, walls on edges, doors, heights, floor kinds and light, fixed for a whole game.

Squares are numbered row by row with one column of padding on the left and one row on top, so that a step is a
shift and nothing wraps: `square = (row + 1) * stride + column + 1`, `stride = width + 1`.  An edge belongs to
the square on its west or north side: bit s of `east` is the edge between s and s + 1, bit s of `south` the
edge between s and s + stride; the padding carries the outer edges.
"""

import re
from collections.abc import Mapping
from typing import Self

import msgspec

from undercroft.board.bits import Bits, Square, squares

_NAME = re.compile(r"([a-z]+)([1-9][0-9]*)")


class Door(msgspec.Struct, frozen=True):
    """A door on one or more edges; doors are numbered, and the closed ones are a set of those numbers."""

    east: Bits = 0
    south: Bits = 0


class Board:
    """A square grid that never changes; shared by reference, compared by value, never copied."""

    __slots__ = (
        "_hash",
        "_key",
        "doors",
        "east",
        "everywhere",
        "floor",
        "height",
        "kinds",
        "levels",
        "links",
        "lit",
        "size",
        "solid",
        "south",
        "stride",
        "width",
    )

    def __init__(
        self,
        width: int,
        height: int,
        *,
        floor: Bits | None = None,
        east: Bits = 0,
        south: Bits = 0,
        doors: tuple[Door, ...] = (),
        levels: tuple[Bits, ...] = (),
        kinds: Mapping[str, Bits] | None = None,
        lit: Bits = 0,
        links: tuple[tuple[Square, Square], ...] = (),
    ) -> None:
        self.width = width
        self.height = height
        self.stride = width + 1
        self.size = self.stride * (height + 1) + 1
        row = ((1 << width) - 1) << 1
        self.everywhere: Bits = sum(row << (y + 1) * self.stride for y in range(height))
        """Every place of the grid, floor or not."""
        self.floor = self.everywhere if floor is None else floor
        self.solid = self.everywhere & ~self.floor
        """Places of the grid that are not floor: rock, columns drawn as wall, nothing at all."""
        self.east = east
        self.south = south
        self.doors = doors
        raised = 0
        for squares_up in levels[1:]:
            raised |= squares_up
        self.levels = (self.floor & ~raised, *levels[1:])
        self.kinds = dict(sorted((kinds or {}).items()))
        self.lit = lit
        self.links = links
        """Pairs of squares that are neighbours although something lies between: a passage under a bridge.  DO-0330"""
        self._key = (
            width,
            height,
            self.floor,
            east,
            south,
            doors,
            self.levels,
            tuple(self.kinds.items()),
            lit,
            links,
        )
        self._hash = hash(self._key)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Board) and self._key == other._key)

    def __hash__(self) -> int:
        return self._hash

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __repr__(self) -> str:
        return f"Board({self.width}x{self.height}, {self.floor.bit_count()} squares, {len(self.doors)} doors)"

    def square(self, column: int, row: int) -> Square:
        """The square at a column and row, both counted from 0 at the north-west corner."""
        return Square((row + 1) * self.stride + column + 1)

    def place(self, square: int) -> tuple[int, int]:
        """Column and row of a square."""
        row, column = divmod(square, self.stride)
        return column - 1, row - 1

    def contains(self, column: int, row: int) -> bool:
        """Whether a column and row lie on the grid."""
        return 0 <= column < self.width and 0 <= row < self.height

    def name(self, square: int) -> str:
        """The text form of a square: column letters and row number, `a1` in the north-west corner."""
        column, row = self.place(square)
        letters = ""
        column += 1
        while column:
            column, digit = divmod(column - 1, 26)
            letters = chr(97 + digit) + letters
        return f"{letters}{row + 1}"

    def parse(self, name: str) -> Square:
        """The square of a text form; the reverse of `name`."""
        match = _NAME.fullmatch(name)
        if match is None:
            raise ValueError(f'"{name}" names no square; expected column letters and a row number such as "c4"')
        column = 0
        for letter in match[1]:
            column = column * 26 + ord(letter) - 96
        if not self.contains(column - 1, int(match[2]) - 1):
            last = self.name(self.square(self.width - 1, self.height - 1))
            raise ValueError(f'square "{name}" is off the board; expected "a1" to "{last}"')
        return self.square(column - 1, int(match[2]) - 1)

    def kind(self, name: str) -> Bits:
        """The squares of a floor kind (`water`, `difficult` …); none when the board has no such floor."""
        return self.kinds.get(name, 0)

    def level(self, square: int) -> int:
        """The height of the floor of a square."""
        for height, there in enumerate(self.levels):
            if there >> square & 1:
                return height
        return 0

    def walls(self, closed: Bits = 0) -> tuple[Bits, Bits]:
        """East and south edges that stop: walls, and the doors whose numbers are in `closed`."""
        east, south = self.east, self.south
        for number in squares(closed):
            east |= self.doors[number].east
            south |= self.doors[number].south
        return east, south

    def door_at(self, square: int, *, upright: bool) -> int | None:
        """The number of the door on the east edge (`upright`) or on the south edge of a square."""
        for number, door in enumerate(self.doors):
            if (door.east if upright else door.south) >> square & 1:
                return number
        return None

    def beside_door(self, number: int) -> Bits:
        """The floor squares that have the door on one of their sides.  UN-0134"""
        door = self.doors[number]
        return (door.east | door.east << 1 | door.south | door.south << self.stride) & self.floor

    def distance(self, a: int, b: int) -> int:
        """The squares between two places, counting diagonals as one, whatever lies between."""
        stride = self.stride
        down, along = abs(a // stride - b // stride), abs(a % stride - b % stride)
        return down if down > along else along

    def spread(self, there: Bits, far: int) -> Bits:
        """All places at most this many squares from a set, diagonals counted as one, whatever lies between."""
        stride = self.stride
        for _ in range(far):
            row = there | there << 1 | there >> 1
            there = (row | row << stride | row >> stride) & self.everywhere
        return there

    def walk(self, a: int, b: int) -> int:
        """The squares between two places counted orthogonally, whatever lies between.  DO-0042"""
        (ax, ay), (bx, by) = self.place(a), self.place(b)
        return abs(ax - bx) + abs(ay - by)
