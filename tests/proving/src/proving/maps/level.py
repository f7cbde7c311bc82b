"""A board under the doors as they stand: what is fixed, worked out once and shared by all games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from proving.maps.tiles import TILES
from undercroft.board.bits import Bits, Square, bits, squares
from undercroft.board.control import zone
from undercroft.board.facing import FOUR, Facing, behind, towards
from undercroft.board.footprint import Footprint, footprint
from undercroft.board.grid import Board
from undercroft.board.layouts import Layout as Plan
from undercroft.board.sight import Sight, sight_on
from undercroft.board.sight_any import AnySight, any_sight_on
from undercroft.board.steps import Steps, steps_on
from undercroft.board.text import LEGEND, Legend, Look, read

LEGEND_HERE: Legend = {
    **LEGEND,
    "?": Look("doubtful"),
    "$": Look("chest"),
    **{letter: Look(f"room-{letter}") for letter in "abcd"},
}

MOST_FIELDS = 4096
"""So many are kept; most come up again, in this game or another."""


class Field:
    """Rings around some squares, one step after the other; they grow as far as somebody asks."""

    __slots__ = ("_left", "_steps", "rings")

    def __init__(self, first: Bits, steps: Steps, passable: Bits) -> None:
        self.rings = [first]
        self._steps = steps
        self._left = passable & ~first

    def grow(self) -> Bits:
        """The next ring."""
        ring = self._steps.from_(self.rings[-1]) & self._left
        self._left &= ~ring
        self.rings.append(ring)
        return ring


class Layout:
    """A level while certain doors are closed."""

    __slots__ = (
        "_behind",
        "_fields",
        "_large_zones",
        "anywhere",
        "board",
        "large",
        "large_steps",
        "near",
        "sight",
        "steps",
        "zones",
    )

    def __init__(self, board: Board, closed: int, large: Footprint) -> None:
        self.board = board
        self.steps: Steps = steps_on(board, closed)
        self.sight: Sight = sight_on(board, closed)
        self.anywhere: AnySight = any_sight_on(board, closed)
        self.large = large
        self.large_steps = large.steps(self.steps)
        self.near: list[Bits] = [
            self.steps.from_(1 << square) if board.floor >> square & 1 else 0 for square in range(board.size)
        ]
        self.zones: list[list[Bits]] = [
            [zone(board, self.steps, 1 << square, facing) if near else 0 for square, near in enumerate(self.near)]
            for facing in FOUR
        ]
        self._large_zones: dict[int, Bits] = {}
        self._behind: dict[int, Bits] = {}
        self._fields: dict[tuple[Bits, int], Field] = {}

    def field(self, goals: Bits, size: int) -> Field:
        """The rings around the squares from which goals can be attacked, whoever stands in the way."""
        found = self._fields.get((goals, size))
        if found is None:
            if len(self._fields) >= MOST_FIELDS:
                self._fields.clear()
            found = self._fields[goals, size] = self._new_field(goals, size)
        return found

    def _new_field(self, goals: Bits, size: int) -> Field:
        floor = self.board.floor
        beside = self.steps.from_(goals) & floor
        if size == 1:
            return Field(beside & ~goals, self.steps, floor)
        anchors = self.large.fits(floor & ~goals, self.steps)
        return Field(self.large.touching(beside) & anchors, self.large_steps, anchors)

    def zone(self, at: int, facing: int, size: int = 1) -> Bits:
        """The squares before a figure and to its sides."""
        if size == 1:
            return self.zones[facing >> 1][at]
        key = at << 3 | facing
        found = self._large_zones.get(key)
        if found is None:
            found = self._large_zones[key] = zone(self.board, self.steps, self.cover(at, size), Facing(facing))
        return found

    def behind(self, at: int, facing: int, size: int = 1) -> Bits:
        """The squares behind a figure."""
        key = (at << 4 | facing) << 1 | size - 1
        found = self._behind.get(key)
        if found is None:
            found = self._behind[key] = behind(self.board, self.cover(at, size), Facing(facing))
        return found

    def cover(self, at: int, size: int) -> Bits:
        """The squares a figure stands on."""
        return 1 << at if size == 1 else self.large.shape << at

    def around(self, at: int, size: int) -> Bits:
        """The squares next to a figure."""
        return self.near[at] if size == 1 else self.steps.around(self.large.shape << at)


class Level:
    """The board of a quest and what its drawing says."""

    __slots__ = (
        "_layouts",
        "_towards",
        "_within",
        "beside",
        "board",
        "chests",
        "closed",
        "doors_at",
        "doubtful",
        "large",
        "lit",
        "marks",
        "room",
        "rooms",
        "squares",
    )

    def __init__(self, board: Board, closed: int, marks: Mapping[Square, str]) -> None:
        self.board = board
        self.squares = squares(self.board.floor)
        self.closed = closed
        self.marks = marks
        self.lit = self.board.lit
        self.doubtful = self.board.kind("doubtful")
        self.rooms: tuple[Bits, ...] = tuple(filter(None, (self.board.kind(f"room-{name}") for name in "abcd")))
        self.chests = self.board.kind("chest")
        self.room: dict[int, int] = {square: n for n, there in enumerate(self.rooms) for square in squares(there)}
        self.beside = tuple(self.board.beside_door(door) for door in range(len(self.board.doors)))
        self.large: Footprint = footprint(self.board, 2, 2)
        self.doors_at: dict[int, tuple[int, ...]] = {
            at: tuple(n for n, there in enumerate(self.beside) if there >> at & 1) for at in squares(self.board.floor)
        }
        self._within: dict[int, Bits] = {}
        self._towards: dict[tuple[int, int], int] = {}
        self._layouts: dict[int, Layout] = {}

    def layout(self, closed: int) -> Layout:
        """The level while these doors are closed."""
        found = self._layouts.get(closed)
        if found is None:
            found = self._layouts[closed] = Layout(self.board, closed, self.large)
        return found

    def towards(self, a: int, b: int) -> int:
        """The facing that looks from a square to another."""
        found = self._towards.get((a, b))
        if found is None:
            found = self._towards[a, b] = int(towards(self.board, a, b, FOUR))
        return found

    def within(self, at: int, far: int) -> Bits:
        """The squares not farther away than this, walls or not."""
        key = at << 4 | far
        found = self._within.get(key)
        if found is None:
            walk = self.board.walk
            found = self._within[key] = bits(square for square in self.squares if walk(at, square) <= far)
        return found

    def through(self, door: int, at: int) -> int:
        """The square on the other side of a door; this one where nothing lies there yet."""
        return next((int(square) for square in squares(self.beside[door]) if square != at), at)

    def rooms_behind(self, door: int) -> list[int]:
        """The rooms a door leads to."""
        return [n for n, there in enumerate(self.rooms) if there & self.beside[door]]


@lru_cache(maxsize=256)
def level(drawing: str) -> Level:
    """The level of a drawing; every game on it shares it."""
    found = read(drawing, LEGEND_HERE)
    return Level(found.board, found.closed, found.marks)


@lru_cache(maxsize=256)
def laid(plan: Plan) -> Level:
    """The level of tiles as they lie."""
    return Level(TILES.board(plan), 0, {})
