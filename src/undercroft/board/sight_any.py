"""Sight from any point of a square to any point of another (Doria).

Two squares see each other if some straight segment between inner points of them crosses no wall, closed door or
blocked square.  Such a segment crosses a row of squares through their edges, and only a limited number of rows is
possible between two squares: they are listed once per difference of columns and rows, and a test looks for one row
that nothing stops.  Touching the end of a wall stops a segment, but then another one beside it passes if any does.

The rows are found exactly.  A segment rising to the right is a line y = m x + c, a point of the (m, c) plane; each
grid point it must pass above or below cuts that plane in two.  Starting from the lines that cross both squares,
every grid point that could be on either side splits the region, and every region left is one row of squares.

Under a bridge a row goes on: the squares at the two ends of the passage are neighbours, as if what lies between them
had been cut out of the map.  Such rows are walked square by square, and only where no plain row is free.
"""

from collections.abc import Iterable
from itertools import pairwise
from math import gcd

from undercroft.board.bits import Bits, bits, squares
from undercroft.board.grid import Board
from undercroft.kernel.remembering import remembered

_Point = tuple[int, int, int]
_Region = list[_Point]
_Skip = tuple[int, int]
"""Columns and rows that a passage under a bridge leaves out."""


def _height(point: _Point, x: int, y: int) -> int:
    """Positive where the grid point (x, y) is above the line of this point (m, c, over a common divisor)."""
    slope, intercept, scale = point
    return y * scale - slope * x - intercept


def _split(region: _Region, x: int, y: int, side: int) -> _Region:
    """The part of a region whose lines leave (x, y) above (side 1) or below (side -1); empty if it is no area."""
    values = [side * _height(point, x, y) for point in region]
    if max(values) <= 0:
        return []
    part: _Region = []
    for index, (value, point) in enumerate(zip(values, region)):
        if value >= 0:
            part.append(point)
        after, next_point = values[index - len(region) + 1], region[index - len(region) + 1]
        if value > 0 > after or value < 0 < after:
            near, far = abs(after), abs(value)
            crossing = tuple(near * p + far * q for p, q in zip(point, next_point))
            shared = gcd(*crossing)
            part.append((crossing[0] // shared, crossing[1] // shared, crossing[2] // shared))
    return part


@remembered(16384)
def rows(columns: int, rises: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The rows of squares a segment may cross from (0, 0) to (columns, rises), both not negative.

    Those nearest to the line between the centres come first, then in the order of their squares.
    """
    if not columns or not rises:
        return (tuple((x, y) for x in range(columns + 1) for y in range(rises + 1)),)
    wide = 4 * (columns + rises + 2)
    region: _Region = [(-1, -wide * wide, 1), (wide, -wide * wide, 1), (wide, wide, 1), (-1, wide, 1)]
    for x, y, side in ((0, 1, 1), (1, 0, -1), (columns, rises + 1, 1), (columns + 1, rises, -1)):
        region = _split(region, x, y, side)
    found: list[tuple[tuple[int, int], ...]] = []
    waiting: list[tuple[_Region, tuple[tuple[int, int], ...]]] = [(region, ((0, 0),))]
    while waiting:
        region, row = waiting.pop()
        x, y = row[-1]
        if (x, y) == (columns, rises):
            found.append(row)
            continue
        for side, square in ((1, (x + 1, y)), (-1, (x, y + 1))):
            part = _split(region, x + 1, y + 1, side)
            if part and square[0] <= columns and square[1] <= rises:
                waiting.append((part, (*row, square)))
    return tuple(sorted(found, key=lambda row: (_astray(row, columns, rises), row)))


def _astray(row: tuple[tuple[int, int], ...], columns: int, rises: int) -> int:
    return sum((x * rises - y * columns) ** 2 for x, y in row)


@remembered(4096)
def _masks(dx: int, dy: int, stride: int) -> tuple[int, tuple[tuple[Bits, Bits, Bits], ...]]:
    """Each row from a square to one `dx` east and `dy` south: its squares, east edges and south edges.

    Relative to the base, which is added to the starting square to shift them into place.
    """
    step_x, step_y = (1 if dx >= 0 else -1), (1 if dy >= 0 else -1)
    placed = [[y * step_y * stride + x * step_x for x, y in row] for row in rows(abs(dx), abs(dy))]
    base = min(min(row) for row in placed)
    masks: list[tuple[Bits, Bits, Bits]] = []
    for row in placed:
        across = [min(here, there) - base for here, there in pairwise(row) if abs(there - here) == 1]
        down = [min(here, there) - base for here, there in pairwise(row) if abs(there - here) != 1]
        masks.append((bits(square - base for square in row[1:-1]), bits(across), bits(down)))
    return base, tuple(masks)


def _passages(board: Board) -> dict[tuple[int, int], tuple[int, _Skip]]:
    """For each end of a passage under a bridge and the direction that leads in: the other end, and what is left out."""
    under: dict[tuple[int, int], tuple[int, _Skip]] = {}
    for ends in board.links:
        for one, other in (ends, ends[::-1]):
            (x, y), (to_x, to_y) = board.place(one), board.place(other)
            across, down = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
            if across and down:
                continue
            under[one, across + down * board.stride] = (other, (to_x - x - across, to_y - y - down))
    return under


def _sums(skips: Iterable[_Skip]) -> tuple[_Skip, ...]:
    """Every way in which bridges one after another may add up; the shortest first."""
    found = {(0, 0)}
    for x, y in skips:
        found |= {(x + other_x, y + other_y) for other_x, other_y in found}
    return tuple(sorted(found - {(0, 0)}, key=lambda skip: (abs(skip[0]) + abs(skip[1]), skip)))


class AnySight:
    """Which squares see each other from any point to any point, while certain doors are closed and squares blocked."""

    __slots__ = ("_east", "_known", "_skips", "_solid", "_south", "_under", "board")

    def __init__(self, board: Board, closed: Bits = 0, blocked: Bits = 0) -> None:
        self.board = board
        self._solid = board.solid | blocked
        self._east, self._south = board.walls(closed)
        self._known: dict[int, int | None] = {}
        self._under = _passages(board)
        """Where a step from a square in a direction leads under a bridge, and the squares it leaves out."""
        self._skips = _sums(skip for _, skip in self._under.values())
        """How far rows may come out from where they would without bridges."""

    def sees(self, a: int, b: int) -> bool:
        """Whether a straight segment joins the two squares.  DO-0385, DO-0386, DO-G52"""
        return self.range(a, b) is not None

    def range(self, a: int, b: int) -> int | None:
        """How far apart two squares are that see each other, counted orthogonally; None if they do not.

        Under a bridge the square in the middle of the passage does not count.  DO-0042, DO-0330, DO-0388
        """
        key = a << 16 | b if a < b else b << 16 | a
        try:
            return self._known[key]
        except KeyError:
            answer = self._known[key] = self._look(a, b)
            return answer

    def _look(self, a: int, b: int) -> int | None:
        (ax, ay), (bx, by) = self.board.place(a), self.board.place(b)
        base, masks = _masks(bx - ax, by - ay, self.board.stride)
        solid, east, south = self._solid >> a + base, self._east >> a + base, self._south >> a + base
        if any(not (inside & solid or across & east or down & south) for inside, across, down in masks):
            return abs(bx - ax) + abs(by - ay)
        for skip_x, skip_y in self._skips:
            dx, dy = bx - ax - skip_x, by - ay - skip_y
            if any(self._leads_beneath(a, b, row, dx, dy) for row in rows(abs(dx), abs(dy))):
                return abs(dx) + abs(dy)
        return None

    def _leads_beneath(self, a: int, b: int, row: tuple[tuple[int, int], ...], dx: int, dy: int) -> bool:
        """Whether a row that sets out from a and goes on under bridges comes freely to b.  DO-0330, DO-0331"""
        across, down = (1 if dx >= 0 else -1), (self.board.stride if dy >= 0 else -self.board.stride)
        inside = self.board.everywhere & ~self._solid
        here = a
        for (x, _), (next_x, _) in pairwise(row):
            if here != a and not inside >> here & 1:
                return False
            step = across if next_x != x else down
            if (here, step) in self._under:
                here, _ = self._under[here, step]
                continue
            if (self._east if next_x != x else self._south) >> min(here, here + step) & 1:
                return False
            here += step
        return here == b

    def seen(self, a: int, targets: Bits) -> Bits:
        """Which of these squares are seen from a."""
        found = 0
        for b in squares(targets):
            if self.sees(a, b):
                found |= 1 << b
        return found


@remembered(256)
def any_sight_on(board: Board, closed: Bits = 0, blocked: Bits = 0) -> AnySight:
    """Sight on a board while the doors of `closed` are shut and rubble lies on `blocked`.  DO-0342, DO-0387"""
    return AnySight(board, closed, blocked)
