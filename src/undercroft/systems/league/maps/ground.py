"""The dungeon as it lies: one arrangement of tiles and of doors that are open; knows no figures.

It is remembered by its values, so that forks and games share it.
"""

from __future__ import annotations

from undercroft.board.bits import Bits, bits, squares
from undercroft.board.control import zone
from undercroft.board.facing import Facing
from undercroft.board.grid import Board
from undercroft.board.layouts import Layout
from undercroft.board.reach import flood, rings
from undercroft.board.sight import Sight, sight_on
from undercroft.board.steps import Corners, Steps, steps_on
from undercroft.board.tiles import Opening
from undercroft.kernel.remembering import Answers, remembered
from undercroft.kernel.requests import NOWHERE
from undercroft.systems.league.cards.dungeon import FURNITURE, TILES
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.maps.tiles import BRIDGE, CHASM, CHEST, GRASS, LAVA, LEVER, PIT, furniture_kind, tiles

Squares = tuple[int, ...]


class Ground:
    """The dungeon while certain doors are open.  LE-0037, LE-0038, LE-0149, LE-G64"""

    __slots__ = (
        "_fields",
        "board",
        "bridges",
        "chests",
        "climbed",
        "closed",
        "covers",
        "deadly",
        "doors_at",
        "exits",
        "full",
        "furniture",
        "grass",
        "half",
        "levers",
        "near",
        "open_floor",
        "outdoors",
        "pits",
        "plan",
        "sight",
        "steps",
        "zones",
    )

    def __init__(self, plan: Layout, opened: Squares, pits: Squares = ()) -> None:
        self.plan = plan
        self.board: Board = tiles().board(plan)
        board = self.board
        first = library()[TILES].get(plan.laid[0].tile) if plan.laid else None
        self.outdoors: bool = first is not None and first.outdoors
        """Is it under the open sky?  LE-0346, LE-0770"""
        self.closed: Bits = (1 << len(board.doors)) - 1 & ~bits(opened)
        """The numbers of the doors that are shut, which count as walls."""
        self.furniture: dict[str, Bits] = {
            card: there for card in library()[FURNITURE] if (there := board.kind(furniture_kind(card)))
        }
        """The squares under each kind of furniture that is there.  LE-0150"""
        furniture = shut = half = full = 0
        for card, there in self.furniture.items():
            definition = library()[FURNITURE][card]
            furniture |= there
            shut |= 0 if definition.entered else there
            half |= there if definition.half_height else 0
            full |= there if definition.blocks_sight else 0
        self.half: Bits = half
        """Squares with half-height objects.  LE-0359, LE-0454"""
        self.full: Bits = full
        """Squares with objects that stop sight.  LE-G46"""
        self.pits: Bits = board.kind(PIT) | bits(pits)
        """Pits of tiles, and those that have opened since.  LE-0154, LE-G118"""
        self.deadly: Bits = board.kind(LAVA) | board.kind(CHASM)
        """Lava and deep chasms.  LE-0424"""
        self.bridges: Bits = board.kind(BRIDGE)
        self.chests: Bits = board.kind(CHEST)
        self.levers: Bits = board.kind(LEVER)
        self.grass: Bits = board.kind(GRASS)
        """The grass end of the starting tile.  LE-0042, LE-0047"""
        self.open_floor: Bits = board.floor & ~shut & ~self.deadly & ~self.chests
        """Where somebody may stand."""
        self.climbed: Bits = furniture & self.open_floor
        """Squares with furniture that one may climb.  LE-0150, LE-0151"""
        self.steps: Steps = steps_on(board, self.closed, Corners.BOTH_SIDES)
        """Single steps, straight and diagonal; no corner of a wall or closed door is cut.  LE-0146, LE-G64"""
        self.sight: Sight = sight_on(board, self.closed)
        """Lines from centre to centre; walls and closed doors stop them.  LE-0038"""
        self.near: Answers[int, Bits] = Answers(lambda square: self.steps.from_(1 << square))
        """The squares adjacent to one, with no wall or corner between.  LE-0037"""
        self.zones: Answers[tuple[Bits, int], Bits] = Answers(self._zone)
        """What is controlled from some squares by whoever looks to a side.  LE-0158"""
        self.covers: tuple[Bits, ...] = tuple(tiles().cover(plan, laid) for laid in plan.laid)
        """The places under each tile, by laying order."""
        self.exits: tuple[Opening, ...] = tuple(tiles().exits(plan))
        """Doors beyond which no tile lies."""
        self.doors_at: dict[int, Squares] = _doors_at(board)
        """The numbers of the doors beside each square."""
        self._fields: Answers[int, tuple[Bits, ...]] = Answers(self._field)

    def _zone(self, who: tuple[Bits, int]) -> Bits:
        return zone(self.board, self.steps, who[0], Facing(who[1]))

    # distances

    def _field(self, square: int) -> tuple[Bits, ...]:
        return tuple(rings(self.steps, 1 << square, self.open_floor))

    def walk(self, a: int, b: int) -> int | None:
        """How many steps it is from one square to another, whoever stands between; None without a way."""
        if a == NOWHERE or b == NOWHERE:
            return None
        for far, ring in enumerate(self._fields[a]):
            if ring >> b & 1:
                return far
        return None

    def sees(self, a: int, b: int) -> bool:
        """Is there a line of sight, as far as walls, doors and high objects go?  LE-0038, LE-0039, LE-G46"""
        ray = self.sight.ray(a, b)
        return ray is not None and not ray.struck & self.full

    # tiles

    def tile(self, square: int) -> int:
        """The number of the tile under a square, in laying order; -1 where none lies."""
        for number, cover in enumerate(self.covers):
            if cover >> square & 1:
                return number
        return -1

    def tile_squares(self, number: int) -> Bits:
        """The squares of a tile on which somebody may stand."""
        return self.covers[number] & self.open_floor

    def joined(self, number: int) -> tuple[int, ...]:
        """The tiles next to a tile, through doors that are open.  LE-0283"""
        around = self.steps.from_(self.covers[number] & self.board.floor)
        return tuple(n for n, cover in enumerate(self.covers) if n != number and cover & around)

    def connected(self, start: Bits) -> Bits:
        """What can be walked to from some squares, whoever stands there."""
        return flood(self.steps, start, self.open_floor)

    def door_squares(self, door: int) -> Bits:
        """The squares directly before a door, on both sides."""
        return self.board.beside_door(door)

    def exit_of(self, door: int) -> Opening | None:
        """The opening of a door beyond which no tile lies."""
        edge = self.board.doors[door]
        for exit in self.exits:
            there = self.plan.edge(self.board.square(exit.x, exit.y), exit.side)
            if (edge.east >> there.at | edge.south >> there.at) & 1:
                return exit
        return None


def _doors_at(board: Board) -> dict[int, Squares]:
    found: dict[int, list[int]] = {}
    for number in range(len(board.doors)):
        for square in squares(board.beside_door(number)):
            found.setdefault(square, []).append(number)
    return {square: tuple(numbers) for square, numbers in sorted(found.items())}


@remembered(128)
def ground_of(plan: Layout, opened: Squares, pits: Squares = ()) -> Ground:
    """The ground of one arrangement; remembered."""
    return Ground(plan, opened, pits)
