"""The board as a fighter reads it: how far figures get in a turn, who can strike whom, what can be seen.

Sets of squares are integers used as bit sets, as everywhere; figures are not part of the board and are given.
"""

from __future__ import annotations

from undercroft.kernel.remembering import remembered
from undercroft.kernel.scene import Figure, GridBoard
from undercroft.systems.universalis.bot.ways import DIRECTIONS, Ways, ways_on

ROUGH = (",", "~")
"""Difficult ground, including water shallow enough to wade."""


@remembered(64)
def ground_of(board: GridBoard) -> Field:
    """The fighter's view of a board."""
    return Field(board)


def cells_of(figure: Figure, width: int) -> int:
    """The squares under a figure's base."""
    columns, rows = figure.size
    return sum(1 << figure.at + x + y * width for x in range(columns) for y in range(rows))


class Field:
    """The steps, neighbours and lines of sight of a board."""

    def __init__(self, board: GridBoard) -> None:
        self.board = board
        self.width = board.width
        self.ways: Ways = ways_on(board)
        barred = self.ways.holes.keys() | self.ways.deep
        self.rough = sum(1 << at for at, sign in enumerate(board.floor) if sign in ROUGH)
        self.steps: list[tuple[int, int]] = []
        self.touch: list[tuple[int, int]] = []
        for x, y in DIRECTIONS:
            by = x + y * board.width
            near = [at for at in range(len(board.floor)) if at not in self.ways.blocked and self.ways.leads(at, x, y)]
            self.touch.append((by, sum(1 << at for at in near)))
            self.steps.append((by, sum(1 << at for at in near if at + by not in barred)))
        self._rings: dict[int, int] = {}
        self._lines: dict[tuple[int, int], int] = {}

    def ring(self, cells: int) -> int:
        """The squares beside these squares, without walls in between."""
        found = self._rings.get(cells)
        if found is None:
            found = self._rings[cells] = _spread(cells, self.touch) & ~cells
        return found

    def reach(self, start: int, steps: int, barred: int) -> int:
        """The squares reached with this many steps, avoiding what is barred."""
        found = edge = start
        for _ in range(steps):
            edge = _spread(edge, self.steps) & ~found & ~barred
            if not edge:
                break
            found |= edge
        return found

    def sees(self, one: int, other: int, figures: int) -> bool:
        """Is there a line between two squares that no wall and no figure crosses?  UN-0326, UN-0331"""
        line = self._lines.get((one, other))
        if line is None:
            line = self._lines[one, other] = self._line(one, other)
        return line >= 0 and not line & figures

    def _line(self, one: int, other: int) -> int:
        """The squares that the straight line between two others crosses; -1 where a wall is in between."""
        (ay, ax), (by, bx) = divmod(one, self.width), divmod(other, self.width)
        parts = 2 * max(abs(ax - bx), abs(ay - by), 1)
        here, crossed = one, 0
        for n in range(1, parts + 1):
            x, y = ax + ((bx - ax) * n * 2 + parts) // (2 * parts), ay + ((by - ay) * n * 2 + parts) // (2 * parts)
            to = x + y * self.width
            if to == here:
                continue
            if not self._open(here, x - here % self.width, y - here // self.width):
                return -1
            here = to
            crossed |= 1 << to
        return crossed & ~(1 << other)

    def _open(self, at: int, x: int, y: int) -> bool:
        """Can one see on to the next square?  On a slant, one open way round the corner is enough."""
        if not (x and y):
            return self.ways.leads(at, x, y)
        leads, down = self.ways.leads, y * self.width
        return (leads(at, x, 0) and leads(at + x, 0, y)) or (leads(at, 0, y) and leads(at + down, x, 0))


def _spread(cells: int, steps: list[tuple[int, int]]) -> int:
    """The squares one step away from these squares."""
    found = 0
    for by, leads in steps:
        part = cells & leads
        if part:
            found |= part << by if by > 0 else part >> -by
    return found
