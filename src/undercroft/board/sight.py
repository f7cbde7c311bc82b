"""Sight from centre to centre, with heights, cover and figures in the way (Universalis, League).

Walls, closed doors and rock are worked into each ray when it is first asked for; whatever else may block on a
given day (furniture, figures as tall as the viewer) is an argument, so a test is one `&`.  A line that runs
exactly through a corner is stopped only if both ways round that corner are; else it merely touches.
"""

from collections.abc import Iterable

import msgspec

from undercroft.board.bits import Bits, squares
from undercroft.board.grid import Board
from undercroft.board.lines import Corner, line
from undercroft.kernel.remembering import Kept, remembered

LIGHT, HEAVY = 1, 2
MOST_RAYS = 65536
"""How many rays of one arrangement of doors are remembered."""


class Ray(msgspec.Struct, frozen=True, gc=False):
    """One line of sight that no wall stops, on its board."""

    through: Bits
    """Squares that stop it when something in them blocks."""
    lows: Bits
    """Lower-numbered squares of the pairs it squeezes between: it is stopped when both of a pair block."""
    gap: int
    """How far the other square of each pair is from the lower one."""
    touched: Bits
    """Squares it crosses or touches at a corner, ends excluded.  UN-0335"""
    struck: Bits
    """Squares whose middle (a disc of 0.8 across) it crosses.  LE-G46"""
    jambs: Bits
    """Squares at the corners of walls and door frames the line touches.  UN-0408"""
    straight: bool
    """Does it run along a row, a column or a diagonal?  LE-G66"""

    @property
    def crossed(self) -> Bits:
        """Every square in which something might stop it, alone or together with another."""
        return self.through | self.lows | self.lows << self.gap if self.lows else self.through

    def clear(self, blockers: Bits) -> bool:
        """Whether nothing in `blockers` stops it."""
        if self.through & blockers:
            return False
        return not (self.lows and self.lows & blockers & blockers >> self.gap)


class Sight:
    """All rays of a board while certain doors are closed; made by `sight_on`, shared, filled as asked."""

    __slots__ = ("_east", "_open", "_rays", "_solid", "_south", "board")

    def __init__(self, board: Board, closed: Bits = 0) -> None:
        self.board = board
        self._east, self._south = board.walls(closed)
        self._solid = board.solid
        self._rays: Kept[int, Ray | None] = Kept(MOST_RAYS)
        self._open: Kept[int, tuple[Bits, Bits]] = Kept()
        """For each square, the squares asked about so far, and those of them with a ray to it."""

    def ray(self, a: int, b: int) -> Ray | None:
        """The ray between two squares; None when a wall, a closed door or rock stops it."""
        key = a << 16 | b
        try:
            return self._rays[key]
        except KeyError:
            ray = self._cast(a, b)
            if ray is None and self.board.links:
                ray = self._cast_beneath(a, b)
            self._rays[key] = ray
            return ray

    def sees(self, a: int, b: int, blockers: Bits = 0) -> bool:
        """Whether the line from a to b is free of walls and of `blockers`.  UN-0326, UN-0327, LE-0038"""
        try:
            ray = self._rays[a << 16 | b]
        except KeyError:
            ray = self.ray(a, b)
        if ray is None or ray.through & blockers:
            return False
        return not (ray.lows and ray.lows & blockers & blockers >> ray.gap)

    def rays(self, viewer: Bits, target: Bits) -> list[Ray]:
        """All rays from a square of one set to a square of another."""
        if not (viewer & viewer - 1 or target & target - 1):
            ray = self.ray(viewer.bit_length() - 1, target.bit_length() - 1)
            return [ray] if ray is not None else []
        pairs = [(a, b) for a in squares(viewer) for b in squares(target)]
        return [ray for a, b in pairs if (ray := self.ray(a, b)) is not None]

    def seen(self, a: int, targets: Bits, blockers: Bits = 0) -> Bits:
        """Which of these squares are seen from a."""
        found = 0
        for b in squares(targets):
            if self.sees(a, b, blockers):
                found |= 1 << b
        return found

    def open_to(self, b: int, among: Bits) -> Bits:
        """Which of these squares have a ray to b, whatever else may block it; remembered."""
        asked, found = self._open.get(b, (0, 0))
        new = among & ~asked
        if new:
            for a in squares(new):
                if self.ray(a, b) is not None:
                    found |= 1 << a
            self._open.keep(b, (asked | new, found))
        return found & among

    def cover(self, a: int, b: int, light: Bits = 0, heavy: Bits = 0, whole: Bits = 0) -> int:
        """0, LIGHT or HEAVY: the best cover b has against a from elements next to it on the line.

        `light` and `heavy` are squares of elements that give cover; walls and door frames are always heavy.  Where b is
        part of a figure, `whole` are the squares of all of it.  There is no cover where there is no ray.  UN-0334 to
        UN-0337
        """
        ray = self.ray(a, b)
        if ray is None:
            return 0
        near = self._beside(b)
        for square in squares(whole & ~(1 << b)):
            near |= self._beside(square)
        beside = ray.touched & near & ~whole
        if beside & (heavy | self._solid) or ray.jambs >> b & 1:
            return HEAVY
        return LIGHT if beside & light else 0

    def _beside(self, square: int) -> Bits:
        stride = self.board.stride
        row = 7 << square - 1
        return row | row << stride | row >> stride

    def best(
        self, viewer: Bits, target: Bits, blockers: Bits = 0, light: Bits = 0, heavy: Bits = 0
    ) -> tuple[int, int, int] | None:
        """For figures of several squares: the pair that sees with least cover, as (cover, from, to).

        Any square of either may be chosen; both figures' own squares never block.  Equal pairs: lowest square
        numbers, viewer first.  UN-0326
        """
        blockers &= ~(viewer | target)
        found: tuple[int, int, int] | None = None
        for a in squares(viewer):
            for b in squares(target):
                if self.sees(a, b, blockers):
                    pair = (self.cover(a, b, light, heavy, target), a, b)
                    if found is None or pair < found:
                        found = pair
        return found

    def _cast(self, a: int, b: int) -> Ray | None:
        stride = self.board.stride
        drawn = line(b % stride - a % stride, b // stride - a // stride, stride)
        shift = a + drawn.base
        through = drawn.through << shift
        if drawn.east << shift & self._east or drawn.south << shift & self._south or through & self._solid:
            return None
        lows = gap = jambs = 0
        for corner in drawn.corners:
            row, column = self._row_shut(corner, shift), self._column_shut(corner, shift)
            if row and column:
                return None
            if row:
                through |= 1 << corner.column_side + shift
            elif column:
                through |= 1 << corner.row_side + shift
            else:
                lows |= 1 << min(corner.row_side, corner.column_side) + shift
                gap = abs(corner.row_side - corner.column_side)
            if self._framed(corner, shift):
                for square in (corner.before, corner.row_side, corner.column_side, corner.after):
                    jambs |= 1 << square + shift
        return Ray(through, lows, gap, drawn.touched << shift, drawn.struck << shift, jambs, drawn.straight)

    def _cast_beneath(self, a: int, b: int) -> Ray | None:
        """The ray along a passage whose two ends are neighbours: what lies over it does not exist.  DO-0330"""
        for ends in self.board.links:
            for one, other in (ends, ends[::-1]):
                if not _in_line(self.board, a, one, other, b):
                    continue
                legs = [self._cast(start, end) for start, end in ((a, one), (other, b)) if start != end]
                if None not in legs:
                    beside = 1 << one | 1 << other
                    through = beside & ~(1 << a | 1 << b)
                    for leg in legs:
                        through |= leg.through if leg is not None else 0
                    return Ray(through, 0, 0, through, through, 0, True)
        return None

    def _row_shut(self, corner: Corner, shift: int) -> int:
        """Whether the way round a corner by the square beside is walled off."""
        east, south = corner.row_edges
        return (self._east >> east + shift | self._south >> south + shift | self._solid >> corner.row_side + shift) & 1

    def _column_shut(self, corner: Corner, shift: int) -> int:
        """Whether the way round a corner by the square above or below is walled off."""
        south, east = corner.column_edges
        return (
            self._south >> south + shift | self._east >> east + shift | self._solid >> corner.column_side + shift
        ) & 1

    def _framed(self, corner: Corner, shift: int) -> int:
        """Whether a wall or closed door ends at the corner."""
        (row_east, row_south), (column_south, column_east) = corner.row_edges, corner.column_edges
        return (
            self._east >> row_east + shift
            | self._east >> column_east + shift
            | self._south >> row_south + shift
            | self._south >> column_south + shift
        ) & 1


def _in_line(board: Board, *path: int) -> bool:
    """Do these squares follow each other along one row or one column?"""
    columns, rows = zip(*map(board.place, path))
    along = columns if len(set(rows)) == 1 else rows if len(set(columns)) == 1 else ()
    return bool(along) and list(along) in (sorted(along), sorted(along, reverse=True))


@remembered(256)
def sight_on(board: Board, closed: Bits = 0) -> Sight:
    """The rays of a board while the doors of `closed` are shut; another set of doors has its own."""
    return Sight(board, closed)


def skyline(elements: Iterable[tuple[Bits, int]], highest: int = 8) -> tuple[Bits, ...]:
    """For each height the squares of everything at least that high; index it to get what blocks.  UN-0068"""
    heights = [0] * (highest + 2)
    for there, height in elements:
        for level in range(min(height, highest) + 1):
            heights[level] |= there
    return tuple(heights)


def blockers(sky: tuple[Bits, ...], viewer: int, target: int) -> Bits:
    """What is too high to look over: as high as the viewer and not lower than the target.  UN-0329, UN-G21"""
    return sky[min(max(viewer, target), len(sky) - 1)]
