"""Boards in text: squares with their walls, zones as boxes, and both in plain words for players who cannot see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from undercroft.kernel.requests import FigureId
from undercroft.kernel.scene import Door, Figure, GridBoard, MapBoard, Scene, Token, Zone, ZoneBoard
from undercroft.terminal.sheet import draw_map, map_lines
from undercroft.text.messages import Messages
from undercroft.text.names import Names, column_name, row_name, zone_name

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
_BOX = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
_DOOR = {"closed": "+", "open": "/", "locked": "X", "secret": "?"}
_GROUND = {",": "difficult", "~": "shallow", "w": "deep", "o": "pit", "x": "abyss", "=": "stairs"}
_CELL = 2


class Canvas:
    """Lines that join where they meet, and text between them."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._arms = [[0] * width for _ in range(height)]
        self._text: dict[tuple[int, int], str] = {}

    def across(self, y: int, x1: int, x2: int) -> None:
        """A line from left to right."""
        for x in range(x1, x2):
            self._arms[y][x] |= EAST
            self._arms[y][x + 1] |= WEST

    def down(self, x: int, y1: int, y2: int) -> None:
        """A line from top to bottom."""
        for y in range(y1, y2):
            self._arms[y][x] |= SOUTH
            self._arms[y + 1][x] |= NORTH

    def clear_across(self, y: int, x1: int, x2: int) -> None:
        """Take a piece of a line away."""
        for x in range(x1, x2):
            self._arms[y][x] &= ~EAST
            self._arms[y][x + 1] &= ~WEST

    def clear_down(self, x: int, y1: int, y2: int) -> None:
        """Take a piece of a line away."""
        for y in range(y1, y2):
            self._arms[y][x] &= ~SOUTH
            self._arms[y + 1][x] &= ~NORTH

    def write(self, x: int, y: int, text: str) -> None:
        """Put text somewhere; what does not fit is cut off."""
        if 0 <= y < self.height:
            for n, letter in enumerate(text):
                if 0 <= x + n < self.width:
                    self._text[x + n, y] = letter

    def has_lines(self, y: int) -> bool:
        """Does a line run along this row?"""
        return any(arms & (EAST | WEST) for arms in self._arms[y]) or any(at == y for _, at in self._text)

    def row(self, y: int) -> str:
        """One row of the picture."""
        return "".join(self._text.get((x, y), _BOX[self._arms[y][x]]) for x in range(self.width)).rstrip()


def draw(scene: Scene, names: Names, said: Messages, width: int = 80) -> list[str]:
    """The board as a picture, with a legend of its signs; nothing if there is no board."""
    if isinstance(scene.board, GridBoard):
        return _grid(scene.board, scene.figures, names, said, width)
    if isinstance(scene.board, ZoneBoard):
        return _zones(scene.board, scene.figures, names, said, width)
    if isinstance(scene.board, MapBoard):
        return draw_map(scene.board, scene.figures, names, said, width)
    return []


def _cells(figure: Figure, width: int) -> list[int]:
    return [figure.at + row * width + column for row in range(figure.size[1]) for column in range(figure.size[0])]


def _grid(board: GridBoard, figures: tuple[Figure, ...], names: Names, said: Messages, width: int) -> list[str]:
    step = _CELL + 1
    canvas = Canvas(board.width * step + 1, board.height * 2 + 1)
    for at, floor in enumerate(board.floor):
        if floor != " ":
            row, column = divmod(at, board.width)
            canvas.write(column * step + 1, row * 2 + 1, _floor(board, at))
            _frame(canvas, board, row, column, step)
    for wall, side in board.walls:
        _wall(canvas, *divmod(wall, board.width), side, step)
    for door in board.doors:
        _grid_door(canvas, board, door, step)
    marks: dict[str, str] = {}
    things = _things(board, figures, names, said, marks)
    for at, sign in things.items():
        row, column = divmod(at, board.width)
        canvas.write(column * step + 1, row * 2 + 1, f"{sign:<{_CELL}}")
    legend = _legend(board.doors, marks, said, width) + _wrapped(_ground(board, things, said), width, "   ", "  ")
    return _with_names(canvas, board, step) + legend


def _floor(board: GridBoard, at: int) -> str:
    """A bare square: the sign of its ground, and its height if it is raised."""
    sign = "·" if board.floor[at] == "." else board.floor[at]
    height = board.heights[at] if board.heights else 0
    return f"{sign}{height}" if height else sign


def _things(
    board: GridBoard, figures: tuple[Figure, ...], names: Names, said: Messages, marks: dict[str, str]
) -> dict[int, str]:
    """What to show on each square that is not bare: a thing, or over it a figure."""
    found: dict[int, str] = {}
    for feature in board.features:
        sign = _sign(feature.name or feature.kind, said, marks)
        found.update(dict.fromkeys(feature.cells, sign))
    for token in board.tokens:
        found[token.at] = _sign(_token(token), said, marks)
    for figure in figures:
        if figure.at >= 0:
            found.update(dict.fromkeys(_cells(figure, board.width), names.label(figure.id)))
    return found


def _ground(board: GridBoard, things: Mapping[int, str], said: Messages) -> list[str]:
    """The kinds of ground there are, and the heights whose number is hidden, with what hides it."""
    parts = [f"{sign} {said.text(f'ground-{kind}')}" for sign, kind in _GROUND.items() if sign in board.floor]
    for height in sorted({*board.heights} - {0}):
        hiding = [sign for at, sign in sorted(things.items()) if board.heights[at] == height]
        called = said.text("ground-height", n=height, also=", ".join(dict.fromkeys(hiding)), hidden=len(hiding))
        parts.append(f"·{height} {called}")
    return parts


def _with_names(canvas: Canvas, board: GridBoard, step: int) -> list[str]:
    """The picture with columns and rows named, and without empty rows and columns at its edges."""
    rows = {y: canvas.row(y) for y in range(canvas.height)}
    used = [y for y, row in rows.items() if row.strip()]
    if not used:
        return []
    first = min(len(rows[y]) - len(rows[y].lstrip()) for y in used) // step
    last = max(len(rows[y]) for y in used)
    margin = len(str(board.height)) + 1
    names = "".join(f"{column_name(board, column):<{step}}" for column in range(first, board.width))
    lines = [(" " * (margin + 1) + names[: last - first * step]).rstrip()]
    for y in range(used[0], used[-1] + 1):
        if y % 2 or canvas.has_lines(y):
            name = f"{row_name(board, y // 2):>{margin - 1}} " if y % 2 else " " * margin
            lines.append((name + rows[y][first * step :]).rstrip())
    return lines


def _frame(canvas: Canvas, board: GridBoard, row: int, column: int, step: int) -> None:
    """Draw the edge of the board as a wall."""
    sides = ((0, row == 0), (1, column == board.width - 1), (2, row == board.height - 1), (3, column == 0))
    for side, edge in sides:
        if edge:
            _wall(canvas, row, column, side, step)


def _wall(canvas: Canvas, row: int, column: int, side: int, step: int) -> None:
    if side % 2 == 0:
        canvas.across((row + side // 2) * 2, column * step, (column + 1) * step)
    else:
        canvas.down((column + (side == 1)) * step, row * 2, row * 2 + 2)


def _grid_door(canvas: Canvas, board: GridBoard, door: Door, step: int) -> None:
    (row, column), (row2, column2) = divmod(door.at, board.width), divmod(door.to, board.width)
    sign = _DOOR[door.state]
    if row == row2:
        _wall(canvas, row, column, 1 if column2 > column else 3, step)
        canvas.write(max(column, column2) * step, row * 2 + 1, sign)
    else:
        _wall(canvas, row, column, 2 if row2 > row else 0, step)
        canvas.write(column * step + 1, max(row, row2) * 2, sign * _CELL)


def _token(token: Token) -> str:
    """The name of a token, as a phrase."""
    return f"{token.name or token.kind}:{token.n}" if token.n else token.name or token.kind


def _sign(name: str, said: Messages, marks: dict[str, str]) -> str:
    """A mark for a thing on the floor: * and a letter of its name, not used for anything else."""
    called = said.phrase(name)
    for sign, known in marks.items():
        if known == called:
            return sign
    letters = [letter for letter in called.lower() if letter.isalnum()] + list("0123456789")
    sign = next((f"*{letter}" for letter in letters if f"*{letter}" not in marks), "**")
    marks[sign] = called
    return sign


def _legend(
    doors: tuple[Door, ...], marks: Mapping[str, str], said: Messages, width: int, signs: Sequence[str] = ()
) -> list[str]:
    parts = [*(f"{sign} {name}" for sign, name in marks.items()), *signs]
    states = [state for state in _DOOR if any(door.state == state for door in doors)]
    parts += [f"{_DOOR[state]} {said.text(f'door-{state}')}" for state in states]
    return _wrapped(parts, width, "   ", "  ")


def _zones(board: ZoneBoard, figures: tuple[Figure, ...], names: Names, said: Messages, width: int) -> list[str]:
    across = max(7, min(24, (width - 1) // max(1, board.width)))
    crowds = [_wrapped(_here(zone, figures, names), zone.w * across - 3) for zone in board.zones]
    high = 3 + max(1, *map(len, crowds)) if crowds else 4
    canvas = Canvas(board.width * across + 1, board.height * high + 1)
    for zone in board.zones:
        _box(canvas, zone, across, high)
    by_id = {zone.id: zone for zone in board.zones}
    for one, two in board.open:
        if one in by_id and two in by_id:
            _gap(canvas, by_id[one], by_id[two], across, high)
    for door in board.doors:
        if door.at in by_id and door.to in by_id:
            _zone_door(canvas, by_id[door.at], by_id[door.to], _DOOR[door.state], across, high)
    marks: dict[str, str] = {}
    for zone in board.zones:
        _fill(canvas, zone, board.tokens, figures, names, said, marks, across, high)
    signs = [f"░ {said.text('zone-dark')}"] if any(zone.dark for zone in board.zones) else []
    signs += [f"? {said.text('zone-sealed')}"] if any(zone.sealed for zone in board.zones) else []
    return [canvas.row(y) for y in range(canvas.height)] + _legend(board.doors, marks, said, width, signs)


def _here(zone: Zone, figures: tuple[Figure, ...], names: Names) -> list[str]:
    """The figures in a zone, by label; a mob with its number."""
    return [
        names.label(figure.id) + (f"×{figure.members}" if figure.members > 1 else "")
        for figure in figures
        if figure.at == zone.id
    ]


def _box(canvas: Canvas, zone: Zone, across: int, high: int) -> None:
    x1, x2 = zone.x * across, (zone.x + zone.w) * across
    y1, y2 = zone.y * high, (zone.y + zone.h) * high
    for y in (y1, y2):
        canvas.across(y, x1, x2)
    for x in (x1, x2):
        canvas.down(x, y1, y2)


def _border(one: Zone, two: Zone) -> tuple[bool, int, int, int] | None:
    """The border where two zones touch: along a column or a row of the drawing, which one, from where to where."""
    top, bottom = max(one.y, two.y), min(one.y + one.h, two.y + two.h)
    left, right = max(one.x, two.x), min(one.x + one.w, two.x + two.w)
    if top < bottom and two.x in (one.x + one.w, one.x - two.w):
        return True, max(one.x, two.x), top, bottom
    if left < right and two.y in (one.y + one.h, one.y - two.h):
        return False, max(one.y, two.y), left, right
    return None


def _gap(canvas: Canvas, one: Zone, two: Zone, across: int, high: int) -> None:
    border = _border(one, two)
    if border is None:
        return
    upright, at, start, end = border
    if upright:
        canvas.clear_down(at * across, start * high + 1, end * high - 1)
    else:
        canvas.clear_across(at * high, start * across + 1, end * across - 1)


def _zone_door(canvas: Canvas, one: Zone, two: Zone, sign: str, across: int, high: int) -> None:
    border = _border(one, two)
    if border is None:
        return
    upright, at, start, end = border
    if upright:
        canvas.write(at * across, (start + end) * high // 2, sign)
    else:
        canvas.write((start + end) * across // 2, at * high, sign)


def _fill(
    canvas: Canvas,
    zone: Zone,
    tokens: tuple[Token, ...],
    figures: tuple[Figure, ...],
    names: Names,
    said: Messages,
    marks: dict[str, str],
    across: int,
    high: int,
) -> None:
    x, y, room = zone.x * across + 2, zone.y * high + 1, zone.w * across - 3
    rows = [""] * (zone.h * high - 1)
    rows[0] = zone_name(zone, said) + (" ?" if zone.sealed else "")
    for n, line in enumerate(_wrapped(_here(zone, figures, names), room), 1):
        rows[n] = line
    rows[-1] = _lying([_token(token) for token in tokens if token.at == zone.id], room, said, marks)
    for n, row in enumerate(rows):
        text = row[:room]
        if zone.dark:
            text = (f"{text} " if text else "").ljust(room, "░")[:room]
        canvas.write(x, y + n, text)


def _lying(things: list[str], room: int, said: Messages, marks: dict[str, str]) -> str:
    """The things in a zone: by name if there is room, otherwise by signs that the legend explains."""
    counted = {thing: things.count(thing) for thing in things}
    called = ", ".join(_counted(said.phrase(thing), n, said) for thing, n in counted.items())
    if len(called) <= room:
        return called
    return " ".join(_counted(_sign(thing, said, marks), n, said) for thing, n in counted.items())


def _counted(name: str, n: int, said: Messages) -> str:
    return said.text("count-of", name=name, n=n) if n > 1 else name


def _wrapped(words: list[str], width: int, between: str = " ", before: str = "") -> list[str]:
    """Words or signs in lines, as many side by side as there is room for."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(between) + len(word) <= width:
            lines[-1] += between + word
        else:
            lines.append(before + word)
    return lines


def describe(scene: Scene, names: Names, said: Messages) -> list[str]:
    """The board in plain words, for screen readers: what lies where, and which way leads on."""
    board = scene.board
    if board is None:
        return []
    where: dict[int, list[str]] = {}
    for figure in scene.figures:
        called = names.figure(FigureId(figure.id), said)
        if figure.facing >= 0:
            called = said.text("words-facing", who=called, facing=said.text(f"facing-{figure.facing}"))
        where.setdefault(figure.at, []).append(called)
    for token in board.tokens:
        where.setdefault(token.at, []).append(said.phrase(_token(token)))
    if isinstance(board, ZoneBoard):
        return [_zone_line(zone, board, where, names, said) for zone in board.zones]
    if isinstance(board, MapBoard):
        return map_lines(board, where, names, said)
    for feature in board.features:
        for cell in feature.cells:
            where.setdefault(cell, []).append(said.say(feature.name or feature.kind))
    lines = [
        f"{names.place(at, said)}{_footing(board, at, said)}: {', '.join(things)}"
        for at, things in sorted(where.items())
        if at >= 0
    ]
    for door in board.doors:
        state = said.text(f"door-{door.state}")
        lines.append(
            said.text("door-between", state=state, at=names.place(door.at, said), to=names.place(door.to, said))
        )
    return lines + _walls_in_words(board, names, said)


def _walls_in_words(board: GridBoard, names: Names, said: Messages) -> list[str]:
    """The walls between squares, run by run: on which side of which squares, from the first to the last."""
    lines = []
    for side, step in ((0, 1), (1, board.width), (2, 1), (3, board.width)):
        edges = sorted(cell for cell, of in board.walls if of == side and board.floor[cell] != " ")
        edges.sort(key=lambda cell: (cell // board.width, cell) if step == 1 else (cell % board.width, cell))
        for run in _runs(edges, step, board.width):
            ends = [names.place(cell, said) for cell in dict.fromkeys((run[0], run[-1]))]
            many = "words-wall-along" if len(ends) > 1 else "words-wall"
            lines.append(said.text(many, side=said.text(f"facing-{2 * side}"), at=ends[0], to=ends[-1]))
    return lines


def _runs(cells: list[int], step: int, width: int) -> Iterator[list[int]]:
    """Squares side by side in a row or column, as long as they go on."""
    run: list[int] = []
    for cell in cells:
        if run and (cell != run[-1] + step or (step == 1 and cell % width == 0)):
            yield run
            run = []
        run.append(cell)
    if run:
        yield run


def _footing(board: GridBoard, at: int, said: Messages) -> str:
    """The ground and the height of a square, in brackets, unless they are plain."""
    kind, height = _GROUND.get(board.floor[at], ""), board.heights[at] if board.heights else 0
    notes = [said.text(f"ground-{kind}")] if kind else []
    notes += [said.text("ground-height", n=height, also="", hidden=0)] if height else []
    return f" ({', '.join(notes)})" if notes else ""


def _zone_line(zone: Zone, board: ZoneBoard, where: dict[int, list[str]], names: Names, said: Messages) -> str:
    notes = [said.text(f"zone-{name}") for name, is_so in (("dark", zone.dark), ("sealed", zone.sealed)) if is_so]
    title = zone_name(zone, said) + (f" ({', '.join(notes)})" if notes else "")
    ways = [names.place(two if one == zone.id else one, said) for one, two in board.open if zone.id in (one, two)]
    for door in board.doors:
        if zone.id in (door.at, door.to):
            place = names.place(door.to if door.at == zone.id else door.at, said)
            ways.append(f"{place} ({said.text(f'door-{door.state}')})")
    here = ", ".join(where.get(zone.id, [])) or said.text("zone-empty")
    return said.text("zone-line", zone=title, here=here, ways=", ".join(ways) or said.text("zone-no-way"))
