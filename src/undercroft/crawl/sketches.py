"""Dungeons drawn for a position: a drawing of any size is cut into tiles of five by five squares.

A drawing has the form of a tile's (see `board.tiles`), or is plain: rows of squares, with walls around them all.  In
edged drawings a `/` is a door that has been opened.  Signs that nobody explains are marks, and stand on floor.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from undercroft.board.grid import Board
from undercroft.board.layouts import Laid, Layout
from undercroft.board.tiles import Tiles

SIDE = 5
"""The squares of a side of the tiles into which a drawing is cut."""

MARGIN = 3
"""So many of those tiles could be laid beyond the drawing on each side."""

CUT = 2 * SIDE


class Sketch(msgspec.Struct, frozen=True):
    """A dungeon as it was drawn: how its tiles lie, the doors that are open, the squares of its marks."""

    plan: Layout
    opened: tuple[int, ...]
    marks: dict[str, int]


def sketch(tiles: Tiles, drawing: str, marks: Collection[str] = ()) -> Sketch:
    """Read a drawing of pieces of tiles in which these letters are marks, whatever else they mean."""
    rows = _edged(drawing)
    width, height = len(rows[0]) // 2, len(rows) // 2
    found: dict[str, tuple[int, int]] = {}
    open_doors: list[tuple[int, int]] = []
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if x % 2 and y % 2 and sign in marks:
                found[sign] = (x // 2, y // 2)
                row = rows[y] = row[:x] + "." + row[x + 1 :]
            elif (x + y) % 2 and sign == "/":
                open_doors.append((x, y))
                row = rows[y] = row[:x] + "=" + row[x + 1 :]
    across, down = width // SIDE, height // SIDE
    plan = Layout(SIDE * (across + 2 * MARGIN), SIDE * (down + 2 * MARGIN), tuple(_pieces(rows, across, down)))
    board = tiles.board(plan)

    def square(x: int, y: int) -> int:
        return int(board.square(x + MARGIN * SIDE, y + MARGIN * SIDE))

    opened = sorted(_door(board, square, x, y) for x, y in open_doors)
    return Sketch(plan, tuple(opened), {mark: square(x, y) for mark, (x, y) in found.items()})


def _door(board: Board, square: Callable[[int, int], int], x: int, y: int) -> int:
    """The number of the door on an edge of the drawing."""
    upright = y % 2 == 1
    number = board.door_at(square(x // 2 - upright, y // 2 - (not upright)), upright=upright)
    assert number is not None
    return number


def _pieces(rows: list[str], across: int, down: int) -> list[Laid]:
    """The tiles of a drawing, row by row; where there is no floor no tile lies."""
    found: list[Laid] = []
    for j in range(down):
        for i in range(across):
            piece = "\n".join(row[i * CUT : i * CUT + CUT + 1] for row in rows[j * CUT : j * CUT + CUT + 1])
            if any(sign != "#" for row in piece.split("\n")[1::2] for sign in row[1::2]):
                found.append(Laid(piece, (i + MARGIN) * SIDE, (j + MARGIN) * SIDE))
    return found


def _edged(drawing: str) -> list[str]:
    """The rows of a drawing with edges between its squares, filled up with rock to whole tiles."""
    rows = [row.rstrip() for row in drawing.strip("\n").split("\n") if row.strip()]
    indent = min(len(row) - len(row.lstrip()) for row in rows)
    rows = [row[indent:] for row in rows]
    if not rows[0].startswith("+"):
        wide = max(map(len, rows))
        rows = ["+-" * wide + "+", *_between(rows, wide)]
    wide, high = (len(max(rows, key=len)) - 1) // 2, (len(rows) - 1) // 2
    more_wide, more_high = -wide % SIDE, -high % SIDE
    solid = ["+-" * (wide + more_wide) + "+", "|" + "#|" * (wide + more_wide)]
    padded = [
        row.ljust(2 * wide + 1) + ("#|" if n % 2 else "-+") * more_wide if more_wide else row.ljust(2 * wide + 1)
        for n, row in enumerate(rows)
    ]
    for _ in range(more_high):
        padded += [solid[1], solid[0]]
    return padded


def _between(rows: list[str], wide: int) -> list[str]:
    found: list[str] = []
    for n, row in enumerate(rows):
        found.append("|" + " ".join(row.ljust(wide, "#")) + "|")
        found.append("+-" * wide + "+" if n == len(rows) - 1 else "+ " * wide + "+")
    return found
