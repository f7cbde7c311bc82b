"""Maps: the tiles of a quest, or the drawing of a vignette, as one board with sections and accesses.

Every access is a door of the board and closed until the section behind it is revealed, so nobody walks or looks into
what is not on the table yet.  UN-0030 to UN-0036
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import msgspec

from undercroft.board.bits import Bits, Square, bits, squares
from undercroft.board.facing import Facing, towards
from undercroft.board.features import Feature
from undercroft.board.grid import Board, Door
from undercroft.board.reach import flood
from undercroft.board.steps import Corners, steps_on
from undercroft.board.text import Legend, Look, read
from undercroft.board.tiles import turned
from undercroft.kernel.remembering import Answers, remembered
from undercroft.systems.universalis.cards.definitions import ELEMENTS, FURNITURE
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.quest_files import SHEET, from_setup
from undercroft.systems.universalis.cards.quests import (
    QUESTS,
    TILES,
    AccessPlan,
    Goal,
    Land,
    Piece,
    Quest,
    SectionPlan,
    Tile,
)

LARGE_SECTION = 40
"""A section of more squares than this is large.  UN-0033"""

COLUMN = "*"
STAIR = "stair"
LEGEND: Legend = {
    ".": Look(),
    ",": Look("difficult"),
    "~": Look("shallow"),
    "w": Look("deep-water"),
    "o": Look("pit"),
    "x": Look("abyss"),
    "1": Look(height=1),
    "2": Look(height=2),
    "3": Look(height=3),
    "4": Look(height=4),
}
PRINTED: Legend = {
    **LEGEND,
    COLUMN: Look("column"),
    "A": Look(STAIR, height=1),
    "B": Look(STAIR, height=2),
    "C": Look(STAIR, height=3),
    "D": Look(STAIR, height=4),
}
"""What else is printed on tiles: columns, which are not floor but are shown, and the steps of stairs.  UN-1195"""

Run = tuple[Square, ...]
"""The squares of a stair from the lowest to the highest."""

MADE = "made"
"""The name, for texts, of quests made by the design rules."""

SKETCHES = "great-orc-clans"
"""The faction that drawings without a quest use."""


class Section(msgspec.Struct, frozen=True):
    """A section of the map: its squares, what the sheet says of it, and the columns printed on its tiles."""

    name: str
    squares: Bits
    plan: SectionPlan
    columns: Bits = 0

    @property
    def title(self) -> str:
        """The name without the number that tells it from other sections of that name."""
        return self.name.rstrip("-0123456789")

    @property
    def large(self) -> bool:
        """Does it have more than 40 squares?  UN-0033"""
        return self.squares.bit_count() > LARGE_SECTION


class Access(msgspec.Struct, frozen=True):
    """A way between two sections: the squares on either side of it, and the sections they lie in."""

    kind: str
    state: str
    sides: tuple[Bits, Bits]
    sections: tuple[int, int]
    reinforced: bool = False

    @property
    def arrow(self) -> bool:
        """Is it revealed from an exploration arrow?  UN-0170"""
        return self.kind == "opening"


class Plan:
    """A map that never changes; shared by reference."""

    __slots__ = (
        "_inside",
        "accesses",
        "board",
        "breakable",
        "dark",
        "exits",
        "features",
        "fences",
        "goal",
        "id",
        "ladders",
        "marks",
        "places",
        "quest",
        "reserved",
        "section_of",
        "sections",
        "stairs",
        "start",
        "title",
        "traps",
    )

    def __init__(self, quest: Quest, board: Board, sections: tuple[Section, ...], accesses: tuple[Access, ...]) -> None:
        self.id = quest.id
        self.title = MADE if quest.id.startswith(SHEET) else "" if quest.id.startswith("{") else quest.id
        self.quest = quest
        self.board = board
        self.sections = sections
        self._inside = Answers(partial(_squares_of, sections))
        self.accesses = accesses
        self.section_of = {int(square): n for n, section in enumerate(sections) for square in squares(section.squares)}
        self.start = bits(board.parse(name) for name in quest.start)
        self.goal = bits(board.parse(name) for name in quest.goal.squares)
        self.exits = self.start | bits(board.parse(name) for name in quest.exits)
        if quest.goal.kind == "escape":
            self.exits |= self.goal
        self.reserved = self.start | self.goal
        """The squares where the Dark Player may place no creature.  UN-1190, UN-1192"""
        self.traps = {int(board.parse(at)): card for one in sections for at, card in one.plan.traps.items()}
        """The traps of the Quest Sheet, by square.  UN-0596"""
        self.marks = tuple(board.parse(mark.at) for mark in quest.marks)
        self.places = {name: bits(board.parse(at) for at in there) for name, there in quest.places.items()}
        runs = [tuple(board.parse(name) for name in run) for section in sections for run in section.plan.stairs]
        runs += printed_stairs(board)
        self.stairs = bits(square for run in runs for square in run)
        self.fences = _fences(board, runs, self.stairs)
        self.dark = any(section.plan.dark for section in sections)
        self.features = tuple(_features(board, section.plan) for section in sections)
        self.breakable = {
            f"{piece.kind} {board.parse(piece.at)}": piece.breaks
            for section in sections
            for piece in (*section.plan.furniture, *section.plan.elements)
            if piece.breaks is not None
        }
        """Armor and Vitality of the things the sheet lets characters break, by the ids of `fixtures`.  UN-0200"""
        self.ladders = tuple(
            (board.parse(foot), board.parse(top)) for section in sections for foot, top in section.plan.ladders
        )

    def inside(self, sections: Bits) -> Bits:
        """All squares of a set of sections; remembered."""
        return self._inside[sections]


def _squares_of(known: tuple[Section, ...], sections: Bits) -> Bits:
    found = 0
    for n, section in enumerate(known):
        if sections >> n & 1:
            found |= section.squares
    return found


def _features(board: Board, plan: SectionPlan) -> tuple[Feature, ...]:
    pieces = (*plan.furniture, *plan.elements)
    chests = tuple(Feature("chest", board.parse(name)) for name in plan.chests)
    return tuple(Feature(piece.kind, board.parse(piece.at), piece.turned) for piece in pieces) + chests


def _fences(board: Board, runs: list[Run], stairs: Bits) -> tuple[Bits, Bits]:
    """The sides of stairs, where nobody can step on or off: a stair is entered only at its ends.  UN-0127, UN-0130"""
    east = south = 0
    for run in runs:
        along = towards(board, run[0], run[1], (Facing.NORTH, Facing.EAST, Facing.SOUTH, Facing.WEST))
        upright = along in (Facing.NORTH, Facing.SOUTH)
        for square in run:
            if upright:
                east |= (1 << square if not stairs >> square + 1 & 1 else 0) | (
                    1 << square - 1 if not stairs >> square - 1 & 1 else 0
                )
            else:
                below, above = square + board.stride, square - board.stride
                south |= (1 << square if not stairs >> below & 1 else 0) | (
                    1 << above if not stairs >> above & 1 else 0
                )
    return east, south


def printed_stairs(board: Board) -> list[Run]:
    """The stairs printed on tiles: runs that begin at height 1 and climb a level with each square.  UN-0128, UN-1195"""
    steps = board.kind(STAIR)
    runs: list[Run] = []
    for square in squares(steps):
        run = [square]
        while True:
            higher = [
                Square(run[-1] + by)
                for by in (1, -1, board.stride, -board.stride)
                if steps >> run[-1] + by & 1 and board.level(Square(run[-1] + by)) == len(run) + 1
            ]
            if not higher:
                break
            run.append(higher[0])
        if board.level(square) == 1:
            runs.append(tuple(run))
    return runs


# a quest's map


@remembered(256)
def plan_of(quest: str) -> Plan:
    """The map of a quest by id, of a Quest Sheet as JSON, or of a drawing (`Sketch` as JSON) for positions."""
    if quest.startswith(SHEET):
        return lay(from_setup(quest))
    if quest.startswith("{"):
        return _sketched(msgspec.json.decode(quest, type=Sketch))
    return lay(library()[QUESTS][quest])


def lay(quest: Quest, tiles: Mapping[str, Tile] | None = None) -> Plan:
    """Lay the tiles of a Quest Sheet and wall the sections off from each other."""
    known = library()[TILES] if tiles is None else tiles
    canvas = Board(*quest.size)
    levels: list[Bits] = [0] * 6
    kinds: dict[str, Bits] = {}
    areas: list[Bits] = []
    columns: list[Bits] = []
    for section in quest.sections.values():
        area, stones = _print(canvas, section, known, levels, kinds)
        areas.append(area)
        columns.append(stones)
    for section in quest.sections.values():
        levels = _stepped(levels, canvas, section.stairs)
    doors = tuple(_door(canvas, access) for access in quest.accesses)
    east, south = _walls(canvas, areas, doors)
    while len(levels) > 1 and not levels[-1]:
        levels.pop()
    floor = 0
    for area in areas:
        floor |= area
    board = Board(*quest.size, floor=floor, east=east, south=south, doors=doors, levels=tuple(levels), kinds=kinds)
    sections = tuple(
        Section(name, area, quieted(plan), stones)
        for (name, plan), area, stones in zip(quest.sections.items(), areas, columns)
    )
    accesses = tuple(_access(board, access, sections) for access in quest.accesses)
    return Plan(quest, board, sections, accesses)


def _print(
    canvas: Board, section: SectionPlan, known: Mapping[str, Tile], levels: list[Bits], kinds: dict[str, Bits]
) -> tuple[Bits, Bits]:
    """The squares and the columns of a section's tiles; heights and kinds of ground go into `levels` and `kinds`."""
    area = stones = 0
    for laid in section.tiles:
        shape = turned(tile_board(known[laid.tile].plan), laid.turn)
        for square in squares(shape.floor):
            x, y = shape.place(square)
            there = 1 << canvas.square(x + laid.at[0], y + laid.at[1])
            if shape.kind("column") >> square & 1:
                stones |= there
                continue
            area |= there
            levels[shape.level(square)] |= there
            for kind, where in shape.kinds.items():
                if where >> square & 1:
                    kinds[kind] = kinds.get(kind, 0) | there
    return area, stones


def _stepped(levels: list[Bits], board: Board, stairs: tuple[tuple[str, ...], ...]) -> list[Bits]:
    """The squares at each height, with every step of a stair one higher than the step before it."""
    for run in stairs:
        for height, name in enumerate(run, start=1):
            there = 1 << board.parse(name)
            levels = [level & ~there for level in levels] + [0] * (height + 1 - len(levels))
            levels[height] |= there
    return levels


@remembered(256)
def tile_board(plan: str) -> Board:
    """The drawing of a tile as a board."""
    return read(plan, PRINTED).board


def quieted(plan: SectionPlan) -> SectionPlan:
    """A section plan without Encounters, if one of its elements says no Encounter card is activated there.  UN-1058"""
    box = library()
    kinds = [piece.kind for piece in (*plan.furniture, *plan.elements)]
    pieces = [box[FURNITURE].get(kind) or box[ELEMENTS].get(kind) for kind in kinds]
    quiet = any(piece is not None and piece.no_encounters for piece in pieces)
    return msgspec.structs.replace(plan, encounters=False) if quiet else plan


def _door(board: Board, access: AccessPlan) -> Door:
    one, other = sorted(board.parse(name) for name in access.between)
    east = south = 0
    for n in range(access.wide):
        if other - one == 1:
            east |= 1 << one + n * board.stride
        else:
            south |= 1 << one + n
    return Door(east, south)


def _walls(board: Board, areas: list[Bits], doors: tuple[Door, ...]) -> tuple[Bits, Bits]:
    """Walls stand wherever two sections meet without an access.  UN-0032, UN-0133"""
    east = south = 0
    for area in areas:
        for other in areas:
            if other != area:
                east |= area & other >> 1
                south |= area & other >> board.stride
    for door in doors:
        east &= ~door.east
        south &= ~door.south
    return east, south


def _access(board: Board, access: AccessPlan, sections: tuple[Section, ...]) -> Access:
    door = _door(board, access)
    near = door.east | door.south
    far = door.east << 1 | door.south << board.stride
    found = []
    for side in (near, far):
        inside = [n for n, section in enumerate(sections) if section.squares & side]
        if len(inside) != 1:
            raise ValueError(f"the access between {' and '.join(access.between)} must join two sections")
        found.append(inside[0])
    return Access(access.kind, access.state, (near, far), (found[0], found[1]), access.reinforced)


# a drawing


class Way(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a drawing says of a door beyond its being a closed door."""

    kind: str = "door"
    state: str = "closed"
    reinforced: bool = False


class Sketch(msgspec.Struct, frozen=True, kw_only=True):
    """A drawing with what cannot be drawn: stairs, furniture, kinds of rooms, starting squares, the goal.

    `doors` says more about the doors, each named by a square in front of it.
    """

    board: str
    stairs: tuple[tuple[str, ...], ...] = ()
    ladders: tuple[tuple[str, str], ...] = ()
    doors: dict[str, Way] = {}
    pieces: tuple[Piece, ...] = ()
    start: tuple[str, ...] = ()
    outdoor: bool = False
    land: Land = ""
    corridor: bool = False
    main: bool = False
    faction: str = SKETCHES
    goal: Goal = Goal(kind="own")
    rules: str = ""


def _breakable(sketch: Sketch) -> tuple[Piece, ...]:
    return tuple(piece for piece in sketch.pieces if piece.breaks is not None)


def _sketched(sketch: Sketch) -> Plan:
    """The plan of a drawing: regions separated by doors are sections, open doors are openings."""
    drawing = read(sketch.board.replace(COLUMN, "#"), LEGEND)
    drawn = drawing.board
    areas = _regions(drawn)
    plan = SectionPlan(
        tiles=(),
        kind="corridor" if sketch.corridor else "room",
        outdoor=sketch.outdoor,
        land=sketch.land,
        main=sketch.main,
    )
    board = Board(
        drawn.width,
        drawn.height,
        floor=drawn.floor,
        east=drawn.east,
        south=drawn.south,
        doors=drawn.doors,
        levels=tuple(_stepped(list(drawn.levels), drawn, sketch.stairs)),
        kinds=drawn.kinds,
    )
    first = msgspec.structs.replace(plan, stairs=sketch.stairs, ladders=sketch.ladders, furniture=_breakable(sketch))
    sections = tuple(Section(f"s{n + 1}", area, plan if n else first) for n, area in enumerate(areas))
    ways = enumerate(board.doors)
    accesses = tuple(_way(sketch, board, door, areas, closed=bool(drawing.closed >> n & 1)) for n, door in ways)
    quest = Quest(
        id=msgspec.json.encode(sketch).decode(),
        number=0,
        faction=sketch.faction,
        size=(board.width, board.height),
        sections={section.name: section.plan for section in sections},
        start=sketch.start,
        goal=sketch.goal,
        rules=sketch.rules,
    )
    return Plan(quest, board, sections, accesses)


def _regions(drawn: Board) -> list[Bits]:
    """The parts of a drawing that doors separate."""
    steps = steps_on(drawn, sum(1 << n for n in range(len(drawn.doors))), Corners.ORTHOGONAL)
    areas: list[Bits] = []
    left = drawn.floor
    while left:
        area = flood(steps, left & -left, drawn.floor)
        areas.append(area)
        left &= ~area
    return areas


def _way(sketch: Sketch, board: Board, door: Door, areas: list[Bits], *, closed: bool) -> Access:
    """A door of a drawing with what is said of it; an open door is an opening."""
    near = door.east | door.south
    far = door.east << 1 | door.south << board.stride
    a, b = (next(i for i, area in enumerate(areas) if area & side) for side in (near, far))
    way = next((way for name, way in sketch.doors.items() if (near | far) >> board.parse(name) & 1), Way())
    return Access(way.kind if closed else "opening", way.state, (near, far), (a, b), way.reinforced)
