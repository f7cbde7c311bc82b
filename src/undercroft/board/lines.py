"""The line between the centres of two squares: what it passes through, touches and strikes.

A line depends only on how far apart its ends are, so it is worked out once per difference of columns and rows
and moved into place by a shift.  Everything is exact integer arithmetic.
"""

from itertools import pairwise

import msgspec

from undercroft.board.bits import Bits
from undercroft.kernel.remembering import remembered


class Corner(msgspec.Struct, frozen=True):
    """A point of the grid the line runs exactly through, with the two ways round it.

    Squares and edges are numbered from `Line.base`: by the square beside (`row_side`) or the one above or
    below (`column_side`); an edge is named like a board's, by the square on its west or north side.
    """

    before: int
    row_side: int
    column_side: int
    after: int
    row_edges: tuple[int, int]
    """East edge, then south edge, of the way over `row_side`."""
    column_edges: tuple[int, int]
    """South edge, then east edge, of the way over `column_side`."""


class Line(msgspec.Struct, frozen=True):
    """Sets relative to `base`: shift by `start + base` to lay the line from the square `start`."""

    base: int
    through: Bits
    """Squares whose inside the line crosses, without its two ends."""
    touched: Bits
    """Squares whose inside the line crosses or that it touches at a corner, without its two ends."""
    struck: Bits
    """Squares of `through` in which it meets a disc of 0.8 squares across.  LE-G46"""
    east: Bits
    """East edges crossed."""
    south: Bits
    """South edges crossed."""
    corners: tuple[Corner, ...]
    straight: bool
    """Does it run along a row, a column or a diagonal?  LE-G66"""


def _walk(dx: int, dy: int) -> list[tuple[int, int, bool]]:
    """The squares met from (0, 0) to (dx, dy), each with whether it was entered through a corner."""
    far_x, far_y = abs(dx), abs(dy)
    step_x, step_y = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    x = y = 0
    met = [(0, 0, False)]
    while x < far_x or y < far_y:
        ahead = (1 + 2 * x) * far_y - (1 + 2 * y) * far_x
        corner = ahead == 0
        x += ahead <= 0
        y += ahead >= 0
        met.append((x * step_x, y * step_y, corner))
    return met


@remembered(16384)
def line(dx: int, dy: int, stride: int) -> Line:
    """The line to the square `dx` columns east and `dy` rows south, on boards of this stride."""
    through: list[int] = []
    sides: list[int] = []
    struck: list[int] = []
    east: list[int] = []
    south: list[int] = []
    corners: list[tuple[int, int, int, int]] = []
    met = _walk(dx, dy)
    for (x0, y0, _), (x, y, corner) in pairwise(met):
        here, there = y0 * stride + x0, y * stride + x
        if corner:
            corners.append((here, y0 * stride + x, y * stride + x0, there))
            sides += corners[-1][1:3]
        elif y == y0:
            east.append(min(here, there))
        else:
            south.append(min(here, there))
        if (x, y) != (dx, dy):
            through.append(there)
            if 25 * (x * dy - y * dx) ** 2 < 4 * (dx * dx + dy * dy):
                struck.append(there)
    base = min([0, dy * stride + dx, *sides, *through, *east, *south])

    def laid(offsets: list[int]) -> Bits:
        return sum(1 << offset - base for offset in set(offsets))

    return Line(
        base,
        laid(through),
        laid(through + sides),
        laid(struck),
        laid(east),
        laid(south),
        tuple(_corner(corner, base) for corner in corners),
        dx == 0 or dy == 0 or abs(dx) == abs(dy),
    )


def _corner(squares: tuple[int, int, int, int], base: int) -> Corner:
    before, row_side, column_side, after = (square - base for square in squares)
    return Corner(
        before,
        row_side,
        column_side,
        after,
        (min(before, row_side), min(row_side, after)),
        (min(before, column_side), min(column_side, after)),
    )
