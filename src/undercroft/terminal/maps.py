"""The map of a quest for its author: in letters and lines, or as a drawing (SVG)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from xml.sax.saxutils import escape

import msgspec

from undercroft.kernel.packs import PackPlan, called, plain
from undercroft.kernel.requests import NOBODY
from undercroft.kernel.scene import Door, GridBoard, MapBoard, Scene, Zone, ZoneBoard
from undercroft.kernel.system import AnySystem, SetupError
from undercroft.kernel.table import Table
from undercroft.terminal.draw import draw
from undercroft.text.messages import Messages, messages
from undercroft.text.names import Names, column_name, row_name

CELL = 40
"""How wide a square is drawn; a zone is three times as wide."""

EDGE = 24
"""How wide the margin is, in which squares are counted."""

WIDE = 200
"""How many letters wide a map in text may be."""

GROUND = {
    ".": "#efe6d2",
    ",": "#dcc9a0",
    "~": "#bcd9e8",
    "w": "#7fb0cf",
    "o": "#8d7a66",
    "x": "#4a4038",
    "=": "#d6d0c4",
}
SIDES = {"hero": "#2f5d8a", "foe": "#9c2f2f", "other": "#5d6d4a"}
DOORS = {"closed": "#7a4b1e", "open": "#c79a5b", "locked": "#3a2412", "secret": "#8a8a8a"}
LANDS = {
    "forest": "#c6bd8e",
    "mountain": "#cbb791",
    "plain": "#dfcfa4",
    "swamp": "#bdb894",
    "desert": "#e2cc98",
    "volcanic": "#c4a184",
    "glacier": "#dddccb",
    "sea": "#b3b9a6",
}
WALL, TOKEN, DARK = "#2b2622", "#b8860b", "#cfc6d8"


def scene_of(system: AnySystem, quest: str, packs: Sequence[PackPlan] = (), heroes: int | None = None) -> Scene:
    """The table at the start of a quest, with its whole map on it; `SetupError` if there is no such quest."""
    cards = [*system.bring(packs).quests, *system.quests()]
    meant = called(quest, [card.id for card in cards])
    card = next((one for one in cards if one.id == meant), None)
    if card is None:
        raise SetupError(f'{system.name} has no quest "{quest}"; one of {", ".join(plain(one.id) for one in cards)}')
    setup = system.default_setup(card.id, max(card.least, min(card.most, heroes or card.least)), "map")
    whole = system.laid_open(msgspec.structs.replace(setup, packs=tuple(packs)))
    table = Table(system, whole, listen=False, digests=False, keep=False)
    system.lay_out(table.game)
    return table.scene(NOBODY)


def as_text(scene: Scene, language: str) -> str:
    """The map in letters and lines, with their meaning."""
    said = messages(language, scene.system)
    return "\n".join(draw(scene, Names().learn(scene, said), said, WIDE)) + "\n"


def as_svg(scene: Scene, language: str) -> str:
    """The map as a drawing that stands alone; pointing at a thing shows its name."""
    said = messages(language, scene.system)
    board = scene.board
    size = _size(board)
    width, height = (board.width * size, board.height * size) if board is not None else (0, 0)
    parts = [*_board(board, said), *_figures(scene, said, size)] if board is not None else []
    box = f"{-EDGE} {-EDGE} {width + 2 * EDGE} {height + 2 * EDGE}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="sans-serif">'
    return "\n".join([head, _box(-EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE, "#fff"), *parts, "</svg>", ""])


def _size(board: GridBoard | ZoneBoard | MapBoard | None) -> int:
    """How wide one of the units is in which a board is measured."""
    return CELL if isinstance(board, GridBoard) else 1 if isinstance(board, MapBoard) else 3 * CELL


def _board(board: GridBoard | ZoneBoard | MapBoard, said: Messages) -> Iterator[str]:
    if isinstance(board, GridBoard):
        yield from _squares(board, said)
    elif isinstance(board, ZoneBoard):
        yield from _zones(board, said)
    else:
        yield from _country(board, said)


def _box(x: float, y: float, w: float, h: float, fill: str, title: str = "", more: str = "") -> str:
    inner = f"<title>{escape(title)}</title>" if title else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="{fill}"{more}>{inner}</rect>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, wide: int, title: str = "") -> str:
    inner = f"<title>{escape(title)}</title>" if title else ""
    ends = f'x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{wide}">{inner}</line>'


def _label(x: float, y: float, text: str, colour: str = WALL, size: int = 11) -> str:
    place = f'x="{x:g}" y="{y:g}" font-size="{size}" fill="{colour}"'
    return f'<text {place} text-anchor="middle" dominant-baseline="central">{escape(text)}</text>'


# squares


def _squares(board: GridBoard, said: Messages) -> Iterator[str]:
    for at, kind in enumerate(board.floor):
        if kind != " ":
            x, y = _corner(board, at)
            yield _box(x, y, CELL, CELL, GROUND.get(kind, GROUND["."]), more=' stroke="#d9cdb4"')
    for feature in board.features:
        for cell in feature.cells:
            x, y = _corner(board, cell)
            yield _box(x + 5, y + 5, CELL - 10, CELL - 10, "#a58f70", said.say(feature.name or feature.kind))
    for token in board.tokens:
        x, y = _corner(board, token.at)
        yield _box(x + 12, y + 12, 16, 16, TOKEN, said.say(token.name or token.kind), ' rx="8"')
    for at, side in (*board.walls, *_outline(board)):
        yield _line(*_edge(board, at, side), WALL, 4)
    for x in range(board.rim, board.width):
        yield _label((x + 0.5) * CELL, -EDGE / 2, column_name(board, x))
    for y in range(board.rim, board.height):
        yield _label(-EDGE / 2, (y + 0.5) * CELL, row_name(board, y))
    for door in board.doors:
        yield _line(*_between(board, door), DOORS[door.state], 8, said.say(door.name or "door"))


def _outline(board: GridBoard) -> Iterator[tuple[int, int]]:
    """The sides of squares beyond which there is nothing."""
    for at, kind in enumerate(board.floor):
        x, y = at % board.width, at // board.width
        for side, (to_x, to_y) in enumerate(((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))):
            inside = 0 <= to_x < board.width and 0 <= to_y < board.height
            if kind != " " and (not inside or board.floor[to_y * board.width + to_x] == " "):
                yield at, side


def _corner(board: GridBoard, at: int) -> tuple[int, int]:
    return at % board.width * CELL, at // board.width * CELL


def _edge(board: GridBoard, at: int, side: int) -> tuple[int, int, int, int]:
    """The side of a square: 0 to 3 for north, east, south, west."""
    x, y = _corner(board, at)
    ends = ((0, 0, 1, 0), (1, 0, 1, 1), (0, 1, 1, 1), (0, 0, 0, 1))[side]
    return x + ends[0] * CELL, y + ends[1] * CELL, x + ends[2] * CELL, y + ends[3] * CELL


def _between(board: GridBoard, door: Door) -> tuple[int, int, int, int]:
    one, other = sorted((door.at, door.to))
    return _edge(board, one, 1 if other - one == 1 else 2)


# zones


def _zones(board: ZoneBoard, said: Messages) -> Iterator[str]:
    size, places = 3 * CELL, {zone.id: zone for zone in board.zones}
    for zone in board.zones:
        fill = (DARK if zone.dark else "#f6efdd") if zone.room else ("#b9b0c4" if zone.dark else "#e6d9b8")
        more = f' stroke="{WALL}" stroke-width="3"'
        yield _box(zone.x * size, zone.y * size, zone.w * size, zone.h * size, fill, zone.name, more)
        yield _label(zone.x * size + 24, zone.y * size + 12, zone.name)
    for a, b in board.open:
        if (border := _border(places[a], places[b])) is not None:
            yield _line(*border, "#f6efdd", 5)
    for door in board.doors:
        if (border := _border(places[door.at], places[door.to])) is not None:
            x1, y1, x2, y2 = border
            inset = ((x2 - x1) / 4, (y2 - y1) / 4)
            ends = (x1 + inset[0], y1 + inset[1], x2 - inset[0], y2 - inset[1])
            yield _line(*ends, DOORS[door.state], 9, said.say(door.name or "door"))
    lying: dict[int, int] = {}
    for token in board.tokens:
        zone = places[token.at]
        n = lying[token.at] = lying.get(token.at, 0) + 1
        x, y = zone.x * size + 22 * n, (zone.y + zone.h) * size - 24
        yield _box(x - 8, y - 8, 16, 16, TOKEN, said.say(token.name or token.kind), ' rx="8"')


def _border(one: Zone, two: Zone) -> tuple[float, float, float, float] | None:
    """The line that two zones share, if they touch."""
    size = 3 * CELL
    if one.x + one.w == two.x or two.x + two.w == one.x:
        x = max(one.x, two.x)
        top, bottom = max(one.y, two.y), min(one.y + one.h, two.y + two.h)
        return (x * size, top * size + 2, x * size, bottom * size - 2) if top < bottom else None
    y = max(one.y, two.y)
    left, right = max(one.x, two.x), min(one.x + one.w, two.x + two.w)
    touch = one.y + one.h == two.y or two.y + two.h == one.y
    return (left * size + 2, y * size, right * size - 2, y * size) if touch and left < right else None


# a country


def _country(board: MapBoard, said: Messages) -> Iterator[str]:
    places = {region.id: region for region in board.regions}
    for region in board.regions:
        ring = " ".join(f"{board.corners[corner][0]:g},{board.corners[corner][1]:g}" for corner in region.ring)
        title = escape(said.text(f"land-{region.land}"))
        more = f'fill="{LANDS[region.land]}" stroke="{WALL}"'
        yield f'<polygon points="{ring}" {more}><title>{title}</title></polygon>'
        yield _label(region.x, region.y, str(region.id))
    for road in board.roads:
        for one, other in pairwise(road):
            yield _line(places[one].x, places[one].y, places[other].x, places[other].y, DOORS["open"], 3)
    for town in board.settlements:
        at = places[town.at]
        yield _label(at.x, at.y + 14, said.say(town.name))
    for token in board.tokens:
        at = places[token.at]
        yield _box(at.x - 8, at.y - 28, 16, 16, TOKEN, said.say(token.name or token.kind), ' rx="8"')


# figures


def _figures(scene: Scene, said: Messages, size: int) -> Iterator[str]:
    names, crowd = Names().learn(scene, said), dict[int, int]()
    for figure in (one for one in scene.figures if one.at >= 0):
        n = crowd[figure.at] = crowd.get(figure.at, 0) + 1
        if isinstance(scene.board, GridBoard):
            x, y = (part + CELL / 2 for part in _corner(scene.board, figure.at))
        else:
            x, y = _spot(scene, figure.at, n, size)
        title = f"<title>{escape(said.say(figure.name))}</title>"
        yield f'<circle cx="{x:g}" cy="{y:g}" r="15" fill="{SIDES[figure.side]}">{title}</circle>'
        yield _label(x, y, names.label(figure.id), "#fff", 12)


def _spot(scene: Scene, at: int, n: int, size: int) -> tuple[float, float]:
    if isinstance(scene.board, MapBoard):
        region = next(region for region in scene.board.regions if region.id == at)
        return region.x + 24 * (n - 1), region.y - 20
    assert isinstance(scene.board, ZoneBoard)
    zone = next(zone for zone in scene.board.zones if zone.id == at)
    return zone.x * size + 20 + (n - 1) % 3 * 34, zone.y * size + 42 + (n - 1) // 3 * 34
