"""Tiles: small boards that are turned and laid side by side to make a dungeon.

A layout is a canvas of fixed size and the tiles laid on it, so that squares keep their numbers while the dungeon
grows.  Doors are numbered in the order in which their tiles were laid, then in reading order: they keep their
numbers too.  Where two tiles meet, a wall of either is a wall, else a door of either is a door.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

import msgspec

from undercroft.board.bits import Bits, Square, squares
from undercroft.board.facing import FOUR, Facing
from undercroft.board.grid import Board, Door


class Opening(msgspec.Struct, frozen=True, order=True):
    """A gap in the outer edge: the column and row of its first square, its side, and its width in squares.

    The first square is the westernmost or northernmost.
    """

    x: int
    y: int
    side: Facing
    width: int = 1

    def places(self) -> list[tuple[int, int]]:
        """Columns and rows of the squares inside the gap."""
        along = self.side in (Facing.NORTH, Facing.SOUTH)
        return [(self.x + n * along, self.y + n * (not along)) for n in range(self.width)]

    def beyond(self) -> list[tuple[int, int]]:
        """Columns and rows of the squares outside the gap."""
        return [(x + self.side.column, y + self.side.row) for x, y in self.places()]


class Laid(msgspec.Struct, frozen=True):
    """A tile on the canvas: its north-west corner and its quarter turns clockwise."""

    tile: str
    x: int
    y: int
    turns: int = 0


class Layout(msgspec.Struct, frozen=True):
    """The canvas and the tiles on it, in the order in which they were laid; a value for a game's state."""

    width: int
    height: int
    laid: tuple[Laid, ...] = ()

    def with_tile(self, laid: Laid) -> "Layout":
        """The same with one more tile."""
        return Layout(self.width, self.height, (*self.laid, laid))

    def without_tile(self, laid: Laid) -> "Layout":
        """The same without this tile.  DA-0393"""
        return Layout(self.width, self.height, tuple(other for other in self.laid if other != laid))


def _turn(board: Board, x: int, y: int, turns: int) -> tuple[int, int]:
    """Column and row after quarter turns clockwise; also right for the padding around the board."""
    width, height = board.width, board.height
    for _ in range(turns):
        x, y = height - 1 - y, x
        width, height = height, width
    return x, y


@lru_cache(maxsize=1024)
def turned(board: Board, turns: int) -> Board:
    """A board after quarter turns clockwise."""
    if turns % 4 == 0:
        return board
    turns %= 4
    size = (board.height, board.width) if turns % 2 else (board.width, board.height)
    grid = Board(*size)

    def places(there: Bits) -> Bits:
        return sum(1 << grid.square(*_turn(board, *board.place(square), turns)) for square in squares(there))

    def edges(east: Bits, south: Bits) -> tuple[Bits, Bits]:
        found = [0, 0]
        for upright, there in ((True, east), (False, south)):
            for square in squares(there):
                x, y = board.place(square)
                one = _turn(board, x, y, turns)
                two = _turn(board, x + upright, y + (not upright), turns)
                found[one[0] == two[0]] |= 1 << grid.square(min(one[0], two[0]), min(one[1], two[1]))
        return found[0], found[1]

    east, south = edges(board.east, board.south)
    return Board(
        *size,
        floor=places(board.floor),
        east=east,
        south=south,
        doors=tuple(Door(*edges(door.east, door.south)) for door in board.doors),
        levels=tuple(map(places, board.levels)),
        kinds={kind: places(there) for kind, there in board.kinds.items()},
        lit=places(board.lit),
    )


def _side_places(board: Board, side: Facing) -> list[tuple[int, int]]:
    if side in (Facing.NORTH, Facing.SOUTH):
        return [(x, 0 if side is Facing.NORTH else board.height - 1) for x in range(board.width)]
    return [(0 if side is Facing.WEST else board.width - 1, y) for y in range(board.height)]


def _walled(board: Board, x: int, y: int, side: Facing) -> bool:
    upright = side in (Facing.EAST, Facing.WEST)
    edge = board.square(x - (side is Facing.WEST), y - (side is Facing.NORTH))
    return bool((board.east if upright else board.south) >> edge & 1)


@lru_cache(maxsize=1024)
def openings(board: Board) -> tuple[Opening, ...]:
    """The gaps in the outer edge of a tile: north, east, south, west, each from its first square on.

    One square wide is a door, wider an open side.  DO-0276
    """
    found: list[Opening] = []
    for side in FOUR:
        gap: Opening | None = None
        for x, y in _side_places(board, side):
            if not board.floor >> board.square(x, y) & 1 or _walled(board, x, y, side):
                gap = None
            elif gap is None:
                gap = Opening(x, y, side)
                found.append(gap)
            else:
                gap = found[-1] = Opening(gap.x, gap.y, side, gap.width + 1)
    return tuple(found)


def same_width(there: Opening, new: Opening) -> bool:
    """The usual match: both gaps are equally wide."""
    return there.width == new.width


class Tiles:
    """A set of tiles by name; lays them out and remembers the dungeons it has put together."""

    __slots__ = ("_known", "tiles")

    def __init__(self, tiles: Mapping[str, Board]) -> None:
        self.tiles = dict(tiles)
        self._known: dict[Layout, Board] = {}

    def shape(self, laid: Laid) -> Board:
        """A laid tile as it is turned."""
        return turned(self.tiles[laid.tile], laid.turns)

    def cover(self, layout: Layout, laid: Laid) -> Bits:
        """The places of the canvas under a tile, floor or not."""
        canvas, shape = Board(layout.width, layout.height), self.shape(laid)
        row = ((1 << shape.width) - 1) << canvas.square(laid.x, laid.y)
        return sum(row << y * canvas.stride for y in range(shape.height))

    def free(self, layout: Layout, laid: Laid) -> bool:
        """Whether a tile lies inside the canvas and on no other tile."""
        shape = self.shape(laid)
        if laid.x < 0 or laid.y < 0 or laid.x + shape.width > layout.width:
            return False
        if laid.y + shape.height > layout.height:
            return False
        here = self.cover(layout, laid)
        return not any(here & self.cover(layout, other) for other in layout.laid)

    def exits(self, layout: Layout) -> list[Opening]:
        """Gaps of laid tiles beyond which no tile lies, by tile in laying order, then side, then place."""
        taken = 0
        canvas = Board(layout.width, layout.height)
        for laid in layout.laid:
            taken |= self.cover(layout, laid)
        found: list[Opening] = []
        for laid in layout.laid:
            for gap in openings(self.shape(laid)):
                out = Opening(gap.x + laid.x, gap.y + laid.y, gap.side, gap.width)
                outside = [canvas.square(x, y) for x, y in out.beyond() if canvas.contains(x, y)]
                if not any(taken >> square & 1 for square in outside):
                    found.append(out)
        return found

    def placements(
        self,
        layout: Layout,
        tile: str,
        exit: Opening,
        match: Callable[[Opening, Opening], bool] = same_width,
        lattice: int = 1,
    ) -> list[Laid]:
        """Every way to lay a tile so that one of its gaps meets an exit, by turns, then column, then row.

        `match` says which gaps may meet; equally wide gaps meet square by square, others anywhere they overlap.
        With a `lattice` only corners at its multiples count.  DO-0271 to DO-0274, DO-0278, DO-0280
        """
        found: set[tuple[int, int, int]] = set()
        for turns in range(4):
            for gap in openings(turned(self.tiles[tile], turns)):
                if gap.side is exit.side.opposite and match(exit, gap):
                    found |= {(turns, x, y) for x, y in _meetings(exit, gap)}
        return [
            laid
            for turns, x, y in sorted(found)
            if x % lattice == 0 and y % lattice == 0 and self.free(layout, laid := Laid(tile, x, y, turns))
        ]

    def board(self, layout: Layout) -> Board:
        """The dungeon of a layout as one board; remembered."""
        known = self._known.get(layout)
        if known is None:
            if len(self._known) >= 4096:
                self._known.clear()
            known = self._known[layout] = self._assemble(layout)
        return known

    def _assemble(self, layout: Layout) -> Board:
        canvas = Board(layout.width, layout.height)
        floor = east = south = lit = 0
        levels: list[Bits] = []
        kinds: dict[str, Bits] = {}
        doors: list[Door] = []
        for laid in layout.laid:
            shape = self.shape(laid)
            move = _mover(shape, canvas, laid)
            floor |= move(shape.floor)
            lit |= move(shape.lit)
            east |= move(shape.east)
            south |= move(shape.south)
            levels += [0] * (len(shape.levels) - len(levels))
            for height, there in enumerate(shape.levels):
                levels[height] |= move(there)
            for kind, there in shape.kinds.items():
                kinds[kind] = kinds.get(kind, 0) | move(there)
            doors += _new_doors(doors, shape, move)
        kept = tuple(Door(door.east & ~east, door.south & ~south) for door in doors)
        return Board(
            layout.width,
            layout.height,
            floor=floor,
            east=east,
            south=south,
            doors=kept,
            levels=tuple(levels),
            kinds=kinds,
            lit=lit,
        )


def _meetings(exit: Opening, gap: Opening) -> Iterator[tuple[int, int]]:
    """Where the new tile's corner lies when its gap meets the exit."""
    along = exit.side in (Facing.NORTH, Facing.SOUTH)
    x, y = exit.x + exit.side.column - gap.x, exit.y + exit.side.row - gap.y
    slides = range(1) if exit.width == gap.width else range(1 - gap.width, exit.width)
    for slide in slides:
        yield x + slide * along, y + slide * (not along)


def _mover(shape: Board, canvas: Board, laid: Laid) -> Callable[[Bits], Bits]:
    def move(there: Bits) -> Bits:
        found = 0
        for square in squares(there):
            x, y = shape.place(square)
            found |= 1 << canvas.square(x + laid.x, y + laid.y)
        return found

    return move


def _new_doors(known: list[Door], shape: Board, move: Callable[[Bits], Bits]) -> list[Door]:
    """The doors of a tile on the canvas, without those an earlier tile has on the same edges."""
    found: list[Door] = []
    for door in shape.doors:
        east, south = move(door.east), move(door.south)
        if not any(other.east & east or other.south & south for other in known):
            found.append(Door(east, south))
    return found


def tile_of(tiles: Tiles, layout: Layout, square: Square) -> int | None:
    """The place in laying order of the tile under a square."""
    for number, laid in enumerate(layout.laid):
        if tiles.cover(layout, laid) >> square & 1:
            return number
    return None
