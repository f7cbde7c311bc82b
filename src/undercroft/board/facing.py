"""Facing: eight directions, and what lies before, beside and behind a figure.

What is before and behind is measured along the facing: rows for orthogonal facings, diagonals for diagonal ones.
A figure of several squares is measured from its rearmost row for what is behind and from its foremost row for
what is ahead.
"""

from enum import IntEnum

from undercroft.board.bits import Bits, squares
from undercroft.board.grid import Board
from undercroft.kernel.remembering import remembered


class Facing(IntEnum):
    """The eight directions clockwise; games without diagonal facings use the four even ones."""

    NORTH = 0
    NORTH_EAST = 1
    EAST = 2
    SOUTH_EAST = 3
    SOUTH = 4
    SOUTH_WEST = 5
    WEST = 6
    NORTH_WEST = 7

    @property
    def column(self) -> int:
        """Columns eastward of one step."""
        return _COLUMNS[self]

    @property
    def row(self) -> int:
        """Rows southward of one step."""
        return _ROWS[self]

    def turned(self, eighths: int) -> "Facing":
        """The facing after this many eighths of a turn clockwise."""
        return Facing((self + eighths) % 8)

    @property
    def opposite(self) -> "Facing":
        """The facing turned about."""
        return self.turned(4)


_COLUMNS = (0, 1, 1, 1, 0, -1, -1, -1)
_ROWS = (-1, -1, 0, 1, 1, 1, 0, -1)

FOUR = (Facing.NORTH, Facing.EAST, Facing.SOUTH, Facing.WEST)
EIGHT = tuple(Facing)


class _Depths:
    """How far along a facing every square of a canvas lies, and for each depth the set of squares less far."""

    __slots__ = ("of", "shift", "short_of")

    def __init__(self, width: int, height: int, facing: Facing) -> None:
        self.of: dict[int, int] = {}
        canvas = Board(width, height)
        for square in squares(canvas.everywhere):
            column, row = canvas.place(square)
            self.of[square] = column * facing.column + row * facing.row
        self.shift = min(self.of.values())
        self.short_of = [0] * (max(self.of.values()) - self.shift + 2)
        for there, depth in self.of.items():
            self.short_of[depth - self.shift + 1] |= 1 << there
        for depth in range(1, len(self.short_of)):
            self.short_of[depth] |= self.short_of[depth - 1]


def _depths(board: Board, facing: Facing) -> _Depths:
    """The depths of a board: what lies on it makes no difference to them."""
    return _canvas(board.width, board.height, facing)


@remembered(512)
def _canvas(width: int, height: int, facing: Facing) -> _Depths:
    return _Depths(width, height, facing)


def behind(board: Board, cover: Bits, facing: Facing) -> Bits:
    """Every square strictly behind a figure's rearmost row.  UN-0339, UN-G14, LE-G65"""
    depths = _depths(board, facing)
    return depths.short_of[min(depths.of[square] for square in squares(cover)) - depths.shift]


def front(board: Board, cover: Bits, facing: Facing) -> Bits:
    """Every square before a figure or to its sides, its own squares left out.  UN-0339, LE-0158"""
    return board.everywhere & ~behind(board, cover, facing) & ~cover


def ahead(board: Board, cover: Bits, facing: Facing) -> Bits:
    """Every square strictly before a figure's foremost row."""
    depths = _depths(board, facing)
    return board.everywhere & ~depths.short_of[max(depths.of[square] for square in squares(cover)) + 1 - depths.shift]


def beside(board: Board, cover: Bits, facing: Facing) -> Bits:
    """Every square neither ahead nor behind, the figure's own left out."""
    return front(board, cover, facing) & ~ahead(board, cover, facing)


def towards(board: Board, a: int, b: int, among: tuple[Facing, ...] = EIGHT) -> Facing:
    """The facing that looks most directly from a to b; among equals the first of `among`."""
    (ax, ay), (bx, by) = board.place(a), board.place(b)
    return _most_direct(bx - ax, by - ay, among)


@remembered(4096)
def _most_direct(dx: int, dy: int, among: tuple[Facing, ...]) -> Facing:
    """The facing that looks most directly this many columns east and rows south; remembered."""

    def key(facing: Facing) -> tuple[bool, int, int]:
        along = dx * facing.column + dy * facing.row
        across = dx * facing.row - dy * facing.column
        length = facing.column**2 + facing.row**2
        return along < 0, across * across * (2 // length), -along

    return min(among, key=key)
