"""Maps: the tiles of a Quest laid side by side as one board of Zones, with doors, tokens and Levels.

A `Chart` never changes and is shared by every game of its Quest; what changes during a game (closed doors, tokens
taken, tiles fallen away) is in the state.  Zones are named after the face and their number on it before turning:
`6v:5` is the middle of face 6v.  DA-0048 to DA-0053, DA-0072, DA-G04 to DA-G06
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from textwrap import dedent
from typing import Literal, NamedTuple

import msgspec

from undercroft.board.bits import Bits, Square, bits, squares
from undercroft.board.grid import Board, Door
from undercroft.board.layouts import Laid, Layout
from undercroft.board.tiles import Tiles
from undercroft.board.zones import Zones, zones_on
from undercroft.content.library import Library
from undercroft.content.problems import Fault, unknown
from undercroft.kernel.packs import plain
from undercroft.kernel.remembering import remembered, worked_out
from undercroft.kernel.requests import NOWHERE
from undercroft.systems.darkness.cards.definitions import QUESTS, TILES, DoorPlace, Quest, Tile
from undercroft.systems.darkness.cards.library import library
from undercroft.systems.darkness.maps.drawings import SIDE, read, tile_board, with_doors

State = Literal["closed", "open", "locked"]
STATES: Mapping[str, State] = {"+": "closed", "/": "open", "!": "locked"}
TOKENS = ("artifact", "lair", "library", "treasure", "special", "pillar", "bridge", "facedown")


class DoorDef(NamedTuple):
    """A door between two Zones and how it stands when the game starts."""

    a: int
    b: int
    state: State


class TokenDef(NamedTuple):
    """A token the map shows: its kind, its Zone, and its name where it has one."""

    kind: str
    zone: int
    name: str


class PlacedTile(msgspec.Struct, frozen=True):
    """A tile of the map; `level` is its highest Level token (0 without one), `wounds` what keeps it standing."""

    face: str
    level: int
    zones: Bits
    stage: int = 1
    wounds: int = 0


class Chart(msgspec.Struct, frozen=True, kw_only=True, eq=False, dict=True):
    """The map of one Quest.

    Doors are numbered as in `doors`; `closed` holds all that are shut at the start, `locked` those of them that only
    the Quest opens.  `open_at_start` are the rooms that need no Door card.  `marks` are Zones named by the rules, in
    the order written; `levels` the Level tokens as (Level, Zone); `xy` where each Zone is drawn.
    """

    id: str
    zones: Zones
    width: int
    height: int
    tiles: tuple[PlacedTile, ...]
    tile_of: tuple[int, ...]
    xy: tuple[tuple[int, int], ...]
    start: int
    exit: int = NOWHERE
    doors: tuple[DoorDef, ...] = ()
    closed: Bits = 0
    locked: Bits = 0
    open_at_start: Bits = 0
    tokens: tuple[TokenDef, ...] = ()
    marks: Mapping[str, tuple[int, ...]] = {}
    levels: tuple[tuple[int, int], ...] = ()
    stairs: tuple[tuple[int, int], ...] = ()
    hidden: tuple[str, ...] = ()
    rules: str = ""

    def zone(self, text: str) -> int:
        """The number of a Zone by its name, such as `6v:5`."""
        return self.zones.parse(text)

    def name(self, zone: int) -> str:
        """The name of a Zone; the reverse of `zone`."""
        return self.zones.names[zone]

    def mark(self, name: str) -> int:
        """The one Zone that bears this name in the Quest's rules."""
        found = self.marks.get(name, ())
        if len(found) != 1:
            raise ValueError(f'{self.id}: "{name}" marks {len(found)} Zones; expected exactly 1')
        return found[0]

    def tile(self, face: str) -> int:
        """The place of a face among `tiles`."""
        faces = [tile.face for tile in self.tiles]
        if face not in faces:
            raise ValueError(f"{self.id}: {unknown('tile', face, faces)}")
        return faces.index(face)

    def at(self, kind: str) -> tuple[int, ...]:
        """The Zones of all tokens of a kind, in the order written."""
        return tuple(token.zone for token in self.tokens if token.kind == kind)

    def level_at(self, zone: int) -> int:
        """The Level of the tile a Zone lies on, 0 without a Level token.  DA-0072, DA-G66, DA-G67"""
        return self.tiles[self.tile_of[zone]].level

    @worked_out
    def stage_of(self) -> tuple[int, ...]:
        """The Stage of every Zone.  DA-0464"""
        return tuple(self.tiles[tile].stage for tile in self.tile_of)

    @worked_out
    def wall_free(self) -> tuple[tuple[int, int], ...]:
        """Pairs of Zones drawn side by side with nothing between them: neither wall nor door, open or closed."""
        return tuple((edge.a, edge.b) for edge in self.zones.edges if edge.side is not None and edge.door is None)


@remembered(256)
def chart(quest: str) -> Chart:
    """The map of a Quest by its id, or of a drawing given in its place (see `sketch`)."""
    if "\n" in quest:
        return _sketched(quest)
    box = library()
    if quest not in box[QUESTS]:
        raise ValueError(unknown("quest", quest, box[QUESTS]))
    return lay_out(box[QUESTS][quest], box[TILES])


def tile_faults(box: Library, id: str) -> Iterator[Fault]:
    """What is wrong with the drawing of a tile."""
    try:
        tile_board(box[TILES][id])
    except ValueError as wrong:
        yield Fault(("plan",), str(wrong))


def map_faults(box: Library, id: str) -> Iterator[Fault]:
    """What is wrong with the map of a Quest: Zones that are not there, tiles that lie on each other."""
    quest = box[QUESTS][id]
    there = {f"{plain(placed.face)}:{number}" for placed in quest.tiles for number in range(1, SIDE * SIDE + 1)}
    strays = [Fault(path, unknown("Zone", name, sorted(there))) for path, name in _zones(quest) if name not in there]
    yield from strays
    if strays or not quest.tiles:
        return
    try:
        lay_out(quest, box[TILES])
    except ValueError as wrong:
        yield Fault((), str(wrong))


def _zones(quest: Quest) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Every Zone that a Quest names, and where in its file."""
    yield ("start",), quest.start
    if quest.exit:
        yield ("exit",), quest.exit
    for n, door in enumerate(quest.doors):
        yield from ((("doors", n, "between", end), name) for end, name in enumerate(door.between))
    for n, marker in enumerate(quest.tokens):
        yield ("tokens", n, "at"), marker.at
    for n, stair in enumerate(quest.stairs):
        yield from ((("stairs", n, end), name) for end, name in enumerate(stair))
    for n, (_, name) in enumerate(quest.levels):
        yield ("levels", n, 1), name


def lay_out(quest: Quest, tiles: Mapping[str, Tile]) -> Chart:
    """Lay the tiles of a Quest side by side, put the doors in their places and name the Zones."""
    west, north = (min(placed.at[axis] for placed in quest.tiles) for axis in (0, 1))
    east, south = (max(placed.at[axis] for placed in quest.tiles) for axis in (0, 1))
    layout = Layout(SIDE * (east - west + 1), SIDE * (south - north + 1))
    canvas = Tiles({placed.face: tile_board(tiles[placed.face]) for placed in quest.tiles})
    for placed in quest.tiles:
        laid = Laid(placed.face, SIDE * (placed.at[0] - west), SIDE * (placed.at[1] - north), placed.turn)
        if not canvas.free(layout, laid):
            raise ValueError(f"tile {placed.face} lies on another at {placed.at}; expected a free place")
        layout = layout.with_tile(laid)
    plain = canvas.board(layout)
    where = _named_squares(canvas, layout, plain)
    board = with_doors(plain, tuple(_door(plain, where, door) for door in quest.doors))
    return _charted(quest, board, where)


def _named_squares(canvas: Tiles, layout: Layout, board: Board) -> dict[str, Square]:
    names: dict[str, Square] = {}
    for laid in layout.laid:
        face = plain(laid.tile)
        if f"{face}:1" in names:
            raise ValueError(f"tile {face} is laid twice; expected each face once")
        here = canvas.cover(layout, laid)
        for number in range(1, SIDE * SIDE + 1):
            names[f"{face}:{number}"] = squares(here & board.kind(str(number)))[0]
    return names


def _charted(quest: Quest, board: Board, where: Mapping[str, Square]) -> Chart:
    number = {square: zone for zone, square in enumerate(sorted(where.values()))}
    names = {number[square]: name for name, square in where.items()}
    faces = [plain(placed.face) for placed in quest.tiles]

    def zone(name: str) -> int:
        if name not in where:
            raise ValueError(unknown("Zone", name, where))
        return number[where[name]]

    stairs = tuple((zone(a), zone(b)) for a, b in quest.stairs)
    levels = [(placed.level, zone(f"{plain(placed.face)}:{placed.token}")) for placed in quest.tiles if placed.level]
    levels += [(level, zone(name)) for level, name in quest.levels]
    lying = [TokenDef(marker.kind, zone(marker.at), marker.name) for marker in quest.tokens]
    made = zones_on(board, rooms=board.kind("room"), links=stairs)
    return _finish(
        Chart(
            id=quest.id,
            zones=_renamed(made, [names[zone] for zone in range(len(made))]),
            width=board.width,
            height=board.height,
            tiles=tuple(PlacedTile(plain(p.face), 0, 0, p.stage, p.wounds) for p in quest.tiles),
            tile_of=tuple(faces.index(names[zone].partition(":")[0]) for zone in range(len(made))),
            xy=tuple(board.place(square) for square in number),
            start=zone(quest.start),
            exit=zone(quest.exit) if quest.exit else NOWHERE,
            doors=tuple(DoorDef(zone(door.between[0]), zone(door.between[1]), door.state) for door in quest.doors),
            tokens=tuple(token for token in lying if token.kind != "mark"),
            marks=_marked(token for token in lying if token.kind == "mark"),
            levels=tuple(sorted(levels)),
            stairs=stairs,
            hidden=quest.hidden,
            rules=quest.rules,
        )
    )


def _marked(marks: Iterable[TokenDef]) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for mark in marks:
        found[mark.name] = (*found.get(mark.name, ()), mark.zone)
    return found


def _renamed(zones: Zones, names: Iterable[str]) -> Zones:
    return Zones(names, zones.edges, rooms=zones.rooms, lit=zones.lit, runs=zones.runs)


def _finish(draft: Chart) -> Chart:
    """Work out what follows from the rest: Levels and Zones of the tiles, sets of doors, open Chambers."""
    tiles = tuple(
        msgspec.structs.replace(
            tile,
            level=max((level for level, zone in draft.levels if draft.tile_of[zone] == number), default=0),
            zones=bits(zone for zone, home in enumerate(draft.tile_of) if home == number),
        )
        for number, tile in enumerate(draft.tiles)
    )
    shut = bits(number for number, door in enumerate(draft.doors) if door.state != "open")
    return msgspec.structs.replace(
        draft,
        tiles=tiles,
        closed=shut,
        locked=bits(number for number, door in enumerate(draft.doors) if door.state == "locked"),
        open_at_start=_open_rooms(draft.zones, shut, draft.start),
    )


def _open_rooms(zones: Zones, closed: Bits, start: int) -> Bits:
    """The rooms of Chambers that may be walked into from a corridor (not by stairs), or where the Heroes begin.

    DA-0199, DA-0200
    """
    view = zones.view(closed)
    found = view.chamber[start]
    for edge in zones.edges:
        shut = edge.side is None or (edge.door is not None and closed >> edge.door & 1)
        ends = 1 << edge.a | 1 << edge.b
        if not shut and ends & zones.corridors:
            found |= view.chamber[edge.a] | view.chamber[edge.b]
    return found


def _door(board: Board, where: Mapping[str, Square], door: DoorPlace) -> Door:
    for name in door.between:
        if name not in where:
            raise ValueError(unknown("Zone", name, where))
    a, b = sorted(where[name] for name in door.between)
    found = board.door_at(a, upright=b - a == 1) if b - a in (1, board.stride) else None
    if found is None:
        raise ValueError(f'no place for a door between {" and ".join(door.between)}; expected an edge drawn as "+"')
    return board.doors[found]


def sketch(text: str) -> Chart:
    """The map of a drawing, for tests and vignettes; its tidied text is its id, so `chart(sketch(text).id)` is it too.

    The drawing is as in `plans`, of any size; under it stand lines of a word, a colon and Zones by column and row:

        ###########      exit: e1                  pillar west: d1 e1     (a token of a kind, with or without a name)
        #* l+L D/d#      level 2: c1               treasure: c1 c1        (a Zone twice for two of them)
        ###########      spider: d1                stairs: b1 e1          (any other word marks Zones)

    `start` and `exit` may stand there too; `faces`, `stages` and `wounds` say more about the tiles, which are blocks of
    three by three Zones in reading order; `hidden` and `rules` are those of a Quest.  Without a Level token of its own
    the drawing has Level 1 where the Heroes start, and without a start that is its first Zone.
    """
    return chart("\n".join(row.rstrip() for row in dedent(text).strip("\n").split("\n")))


def _sketched(text: str) -> Chart:
    rows = text.rstrip().split("\n")
    plan = read([row for row in rows if row and ":" not in row])
    said = [(key.strip(), value.split()) for key, _, value in (row.partition(":") for row in rows if ":" in row)]
    floor = squares(plan.board.floor)
    notes = _Notes(zones_on(plan.board))
    for key, words in said:
        notes.take(key, words)
    made = zones_on(plan.board, rooms=plan.board.kind("room"), links=notes.stairs)
    start = notes.first("start", [floor.index(square) for square in plan.start] or [0])
    exits = notes.first("exit", [floor.index(square) for square in plan.exit] or [NOWHERE])
    edges = {edge.door: edge for edge in made.edges if edge.door is not None}
    if len(edges) < len(plan.doors):
        raise ValueError("a door of the drawing leads nowhere; expected a Zone on either side")
    xy = tuple(plan.board.place(square) for square in floor)
    blocks = sorted({(y // SIDE, x // SIDE) for x, y in xy})
    return _finish(
        Chart(
            id=text,
            zones=made,
            width=plan.board.width,
            height=plan.board.height,
            tiles=tuple(notes.tile(number) for number in range(len(blocks))),
            tile_of=tuple(blocks.index((y // SIDE, x // SIDE)) for x, y in xy),
            xy=xy,
            start=start,
            exit=exits,
            doors=tuple(DoorDef(edges[n].a, edges[n].b, STATES[sign]) for n, sign in enumerate(plan.doors)),
            tokens=tuple(notes.tokens),
            marks=notes.marks,
            levels=tuple(sorted(notes.levels)) or ((1, start),),
            stairs=tuple(notes.stairs),
            hidden=tuple(notes.words.get("hidden", ())),
            rules="".join(notes.words.get("rules", ())),
        )
    )


class _Notes:
    """The lines under a drawing."""

    def __init__(self, zones: Zones) -> None:
        self.zones = zones
        self.words: dict[str, list[str]] = {}
        self.tokens: list[TokenDef] = []
        self.marks: dict[str, tuple[int, ...]] = {}
        self.levels: list[tuple[int, int]] = []
        self.stairs: list[tuple[int, int]] = []

    def take(self, key: str, words: list[str]) -> None:
        """Read one line."""
        kind, _, name = key.partition(" ")
        if key in ("faces", "stages", "wounds", "hidden", "rules"):
            self.words[key] = words
            return
        there = [self.zones.parse(word) for word in words]
        if kind == "level":
            self.levels += [(int(name), zone) for zone in there]
        elif kind == "stairs":
            self.stairs += list(zip(there[::2], there[1::2]))
        elif kind in TOKENS:
            self.tokens += [TokenDef(kind, zone, name) for zone in there]
        else:
            self.marks[key] = tuple(there)

    def first(self, key: str, drawn: list[int]) -> int:
        """The Zone of a line, else the one drawn."""
        return [*self.marks.pop(key, ()), *drawn][0]

    def tile(self, number: int) -> PlacedTile:
        """What the lines say of a block of the drawing."""
        face, stage, wounds = (self.words.get(key, ())[number:] for key in ("faces", "stages", "wounds"))
        return PlacedTile(
            face[0] if face else str(number + 1), 0, 0, int(stage[0]) if stage else 1, int(wounds[0]) if wounds else 0
        )
