"""Boards as drawings: read them from text and draw them again.

Two forms.  Plain, where walls fill squares:      Edged, where walls and doors stand between squares:

    #####                                             +-+-+-+
    #.S.#                                             |. .=S|
    #####                                             + +-+ +
                                                      |. ./.|
                                                      +-+-+-+

`#` is no floor, `.` is floor; edges are `-` and `|` for walls, `=` a closed and `/` an open door, blank for
nothing.  Door edges that continue each other in a line are one door; doors are numbered in reading order.  A
legend gives other signs a floor kind, a height or light; any sign that is not in it is a mark on plain floor
(a figure, a chest), returned by its square.
"""

from collections.abc import Mapping

import msgspec

from undercroft.board.bits import Bits, Square
from undercroft.board.grid import Board, Door


class Look(msgspec.Struct, frozen=True):
    """What a sign of a drawing says about its square."""

    kind: str = ""
    height: int = 0
    lit: bool = False


Legend = Mapping[str, Look]

LEGEND: Legend = {
    ".": Look(),
    "~": Look("water"),
    ",": Look("difficult"),
    "*": Look(lit=True),
    "1": Look(height=1),
    "2": Look(height=2),
    "3": Look(height=3),
    "4": Look(height=4),
}

ROCK = "#"
_WALLS = "-|"
_CLOSED, _OPEN = "=", "/"


class Drawing(msgspec.Struct, frozen=True):
    """What a drawing shows: the board, which doors are closed, and the marks by square, ascending."""

    board: Board
    closed: Bits
    marks: dict[Square, str]

    def where(self, mark: str) -> Square:
        """The one square with this mark."""
        found = [square for square, sign in self.marks.items() if sign == mark]
        if len(found) != 1:
            raise ValueError(f'mark "{mark}" is on {len(found)} squares of the drawing; expected exactly 1')
        return found[0]

    def all(self, mark: str) -> Bits:
        """Every square with this mark."""
        return sum(1 << square for square, sign in self.marks.items() if sign == mark)


def read(text: str, legend: Legend = LEGEND) -> Drawing:
    """Read a drawing in either form; edged drawings begin with `+`."""
    rows = [row.rstrip() for row in text.rstrip().lstrip("\n").split("\n")]
    indent = min((len(row) - len(row.lstrip()) for row in rows if row), default=0)
    rows = [row[indent:] for row in rows]
    if not any(rows):
        raise ValueError("the drawing is empty; expected rows of squares")
    if rows[0].startswith("+"):
        return _read_edged(rows, legend)
    width = max(map(len, rows))
    return _read_squares([row.ljust(width, ROCK).replace(" ", ROCK) for row in rows], legend)


def _read_squares(
    rows: list[str],
    legend: Legend,
    east: Bits = 0,
    south: Bits = 0,
    doors: tuple[Door, ...] = (),
    closed: Bits = 0,
) -> Drawing:
    grid = Board(len(rows[0]), len(rows))
    floor = lit = 0
    levels = [0] * (1 + max(look.height for look in legend.values()))
    kinds: dict[str, Bits] = {}
    marks: dict[Square, str] = {}
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign == ROCK:
                continue
            square = grid.square(x, y)
            look = legend.get(sign)
            if look is None:
                marks[square] = sign
                look = Look()
            floor |= 1 << square
            lit |= look.lit << square
            levels[look.height] |= 1 << square
            if look.kind:
                kinds[look.kind] = kinds.get(look.kind, 0) | 1 << square
    while len(levels) > 1 and not levels[-1]:
        levels.pop()
    board = Board(
        grid.width,
        grid.height,
        floor=floor,
        east=east,
        south=south,
        doors=doors,
        levels=tuple(levels),
        kinds=kinds,
        lit=lit,
    )
    return Drawing(board, closed, marks)


def _read_edged(rows: list[str], legend: Legend) -> Drawing:
    across = max(map(len, rows))
    if len(rows) % 2 == 0 or across % 2 == 0:
        raise ValueError(
            f"an edged drawing of {len(rows)} rows and {across} columns; expected odd numbers of both: "
            "an edge, then squares and edges in turn"
        )
    rows = [row.ljust(across) for row in rows]
    grid = Board(across // 2, len(rows) // 2)
    walls = [0, 0]
    doors: list[tuple[Square, bool, bool]] = []
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if (x + y) % 2 == 0 or sign == " ":
                continue
            upright = y % 2 == 1
            square = grid.square(x // 2 - upright, y // 2 - (not upright))
            if sign in _WALLS:
                walls[not upright] |= 1 << square
            elif sign in (_CLOSED, _OPEN):
                doors.append((square, upright, sign == _CLOSED))
            else:
                raise ValueError(f'row {y + 1}, column {x + 1}: "{sign}" is no edge; one of - | = / or a blank')
    made, closed = _joined(doors, grid.stride)
    cells = [row[1::2].replace(" ", ROCK) for row in rows[1::2]]
    return _read_squares(cells, legend, walls[0], walls[1], made, closed)


def _joined(edges: list[tuple[Square, bool, bool]], stride: int) -> tuple[tuple[Door, ...], Bits]:
    """Door edges joined into doors, numbered by their first edge in reading order; and the closed ones."""
    doors: list[Door] = []
    closed = 0
    for square, upright, shut in edges:
        before = 1 << (square - stride if upright else square - 1)
        for number, door in enumerate(doors):
            if before & (door.east if upright else door.south) and shut == bool(closed >> number & 1):
                break
        else:
            number = len(doors)
            doors.append(Door())
            closed |= shut << number
        door = doors[number]
        doors[number] = (
            Door(door.east | 1 << square, door.south) if upright else Door(door.east, door.south | 1 << square)
        )
    return tuple(doors), closed


def draw(
    board: Board,
    closed: Bits = 0,
    marks: Mapping[Square, str] | None = None,
    legend: Legend = LEGEND,
) -> str:
    """Draw a board: plain when nothing stands on its edges, else edged.  `read` gives an equal board back."""
    signs = {look: sign for sign, look in reversed(list(legend.items()))}
    rows = [
        "".join(_sign(board, board.square(x, y), signs, marks or {}) for x in range(board.width))
        for y in range(board.height)
    ]
    if not (board.east or board.south or board.doors):
        return "\n".join(rows) + "\n"
    lines: list[str] = []
    for y in range(-1, board.height):
        if y >= 0:
            sides = [_edge(board, closed, board.square(x, y), upright=True) for x in range(-1, board.width)]
            lines.append("".join(side + sign for side, sign in zip(sides, rows[y])) + sides[-1])
        under = [_edge(board, closed, board.square(x, y), upright=False) for x in range(board.width)]
        lines.append("+" + "".join(edge + "+" for edge in under))
    return "\n".join(row.rstrip() for row in lines) + "\n"


def _sign(board: Board, square: Square, signs: Mapping[Look, str], marks: Mapping[Square, str]) -> str:
    if not board.floor >> square & 1:
        return ROCK
    if square in marks:
        return marks[square]
    kind = next((name for name, there in board.kinds.items() if there >> square & 1), "")
    look = Look(kind, board.level(square), bool(board.lit >> square & 1))
    if look not in signs:
        raise ValueError(f"no sign of the legend shows {board.name(square)}: {look}")
    return signs[look]


def _edge(board: Board, closed: Bits, square: Square, *, upright: bool) -> str:
    door = board.door_at(square, upright=upright)
    if door is not None:
        return _CLOSED if closed >> door & 1 else _OPEN
    if (board.east if upright else board.south) >> square & 1:
        return "|" if upright else "-"
    return " "
