"""The dungeon as it lies: one arrangement of tiles, opened and blocked doors, Holes and Rubble; knows no figures.

It is remembered by its values, so that forks and games share it.
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board.bits import Bits, bits, lowest, squares
from undercroft.board.facing import Facing
from undercroft.board.grid import Board
from undercroft.board.layouts import Layout
from undercroft.board.reach import flood, rings
from undercroft.board.sight_any import AnySight, any_sight_on
from undercroft.board.steps import Steps, steps_on
from undercroft.board.tiles import Opening
from undercroft.kernel.remembering import Answers, remembered
from undercroft.kernel.requests import NOWHERE
from undercroft.systems.doria.maps.tiles import ENTRANCE, RED, TREASURE, IconColour, tiles

Squares = tuple[int, ...]


class Ground:
    """The dungeon while certain doors are open, others blocked, and Holes and Rubble lie here and there.

    DO-0042, DO-0332, DO-0336
    """

    __slots__ = (
        "_fields",
        "_rooms",
        "board",
        "closed",
        "covers",
        "doors_at",
        "enterable",
        "exits",
        "holes",
        "joined",
        "near",
        "passable",
        "plan",
        "rubble",
        "sight",
        "steps",
    )

    def __init__(self, plan: Layout, opened: Squares, barred: Squares, holes: Squares, rubble: Squares) -> None:
        self.plan = plan
        self.board: Board = tiles().board(plan)
        every = (1 << len(self.board.doors)) - 1
        unopened = every & ~bits(opened)
        self.closed: Bits = unopened | bits(barred)
        """The doors that count as Walls: not opened yet, or blocked.  DO-0336"""
        self.holes: Bits = self.board.kind(RED) | bits(holes)
        """Squares that nobody enters and everybody may jump over.  DO-0214, DO-0339"""
        self.rubble: Bits = bits(rubble)
        """Squares that are blocked like Walls.  DO-0342"""
        self.passable: Bits = self.board.floor & ~self.rubble
        """Where a way can be counted, by walking or in a jump.  DO-0221"""
        self.enterable: Bits = self.passable & ~self.holes
        """Where somebody can stand.  DO-0214, DO-0217"""
        self.steps: Steps = steps_on(self.board, self.closed)
        """Single steps, whatever lies on the squares.  DO-0042"""
        self.joined: Steps = steps_on(self.board, unopened)
        """Single steps, where a door that was opened and then blocked still joins two parts.  DO-0285"""
        self.sight: AnySight = any_sight_on(self.board, self.closed, self.rubble)
        """From any point to any point; closed and blocked doors and Rubble stop it.  DO-0385, DO-0387"""
        self.near: Answers[int, Bits] = Answers(lambda square: self.steps.from_(1 << square))
        """The squares adjacent to one.  DO-0042"""
        self.covers: tuple[Bits, ...] = tuple(tiles().cover(plan, laid) for laid in plan.laid)
        """The places under each tile, by laying order."""
        self.exits: tuple[Opening, ...] = tuple(tiles().exits(plan))
        """Openings beyond which no tile lies."""
        self.doors_at: dict[int, Squares] = _doors_at(self.board)
        """The numbers of the doors beside each square."""
        self._rooms: Answers[int, tuple[int, ...]] = Answers(lambda number: tiles().room(plan, number))
        self._fields: Answers[int, tuple[Bits, ...]] = Answers(self._field)

    # distances

    def _field(self, square: int) -> tuple[Bits, ...]:
        return tuple(rings(self.steps, 1 << square, self.passable))

    def field(self, square: int) -> tuple[Bits, ...]:
        """The squares 0, 1, 2 … steps from one, figures and Holes counted as passable.  DO-G50"""
        return self._fields[square]

    def walk(self, a: int, b: int) -> int | None:
        """How many steps it is from one square to another, figures and Holes counted as passable; None without a way,
        and for whoever stands nowhere.  DO-0042, DO-G50"""
        if a == NOWHERE or b == NOWHERE:
            return None
        there = 1 << b
        for far, ring in enumerate(self._fields[a]):
            if ring & there:
                return far
        return None

    def sees(self, a: int, b: int) -> bool:
        """Is there a line of sight?  DO-0385 to DO-0387, DO-G52"""
        return self.sight.sees(a, b)

    def range_of(self, a: int, b: int) -> int | None:
        """The squares from one to another that it sees, counted orthogonally; None where it does not.

        Rubble on either square hides what lies under it from all but its neighbours.  DO-0114, DO-0344, DO-0388, DO-G51
        """
        far = self.sight.range(a, b)
        if far is not None and far > 1 and (self.rubble >> a | self.rubble >> b) & 1:
            return None
        return far

    # tiles and rooms

    def tile(self, square: int) -> int:
        """The number of the tile under a square, in laying order; -1 where none lies."""
        for number, cover in enumerate(self.covers):
            if cover >> square & 1:
                return number
        return -1

    def room(self, number: int) -> tuple[int, ...]:
        """The tiles that make one Large Room with a tile.  DO-0279, DO-0290"""
        return self._rooms[number]

    def room_squares(self, number: int) -> Bits:
        """The squares of the room that a tile belongs to, up to the next doors.  DO-0290"""
        found = 0
        for tile in self._rooms[number]:
            found |= self.covers[tile]
        return found & self.board.floor

    def linked(self, one: int, other: int) -> bool:
        """Are two tiles the same, or neighbours with a direct connection that is open?  DO-0245"""
        if one == other:
            return True
        return bool(self.steps.from_(self.covers[one] & self.board.floor) & self.covers[other])

    def connected(self, start: Bits) -> Bits:
        """What is connected with these squares, over Holes and Rubble, through doors that have been opened.

        DO-0285, DO-0324
        """
        return flood(self.joined, start & self.board.floor, self.board.floor)

    # doors

    def beyond(self, door: int, at: int) -> int:
        """The place on the other side of a door, whether or not a tile lies there."""
        edge = self.board.doors[door]
        if edge.east:
            west = lowest(edge.east)
            return west + 1 if at == west else west
        north = lowest(edge.south)
        return north + self.board.stride if at == north else north

    def exit_of(self, door: int) -> Opening | None:
        """The opening of a door beyond which no tile lies."""
        edge = self.board.doors[door]
        for exit in self.exits:
            if exit.width == 1:
                there = self.plan.edge(self.board.square(exit.x, exit.y), exit.side)
                if (edge.east if there.side is Facing.EAST else edge.south) >> there.at & 1:
                    return exit
        return None

    def open_sides(self) -> list[Opening]:
        """Open sides beyond which no tile lies.  DO-0276, DO-0277"""
        return [exit for exit in self.exits if exit.width > 1]

    def squares_of(self, exit: Opening) -> Bits:
        """The squares inside an opening."""
        return bits(self.board.square(x, y) for x, y in exit.places())

    # what is printed

    def icons(self, colour: IconColour) -> Bits:
        """Monster icons of a colour.  DO-0310"""
        return self.board.kind(f"icon-{colour}")

    @property
    def treasures(self) -> Bits:
        """Treasure icons.  DO-0286"""
        return self.board.kind(TREASURE)

    @property
    def entrances(self) -> Bits:
        """Entrance squares.  DO-0181"""
        return self.board.kind(ENTRANCE)

    def starts(self) -> Iterator[int]:
        """Start positions I to VI in order.  DO-0325"""
        for n in range(1, 7):
            yield from squares(self.board.kind(f"start-{n}"))


def _doors_at(board: Board) -> dict[int, Squares]:
    found: dict[int, list[int]] = {}
    for number in range(len(board.doors)):
        for square in squares(board.beside_door(number)):
            found.setdefault(square, []).append(number)
    return {square: tuple(numbers) for square, numbers in sorted(found.items())}


@remembered(128)
def ground_of(plan: Layout, opened: Squares, barred: Squares = (), holes: Squares = (), rubble: Squares = ()) -> Ground:
    """The ground of one arrangement; remembered."""
    return Ground(plan, opened, barred, holes, rubble)
