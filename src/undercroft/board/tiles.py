"""Tiles: small boards that are turned and laid side by side to make a dungeon.

A layout (`undercroft.board.layouts`) is a canvas of fixed size and the tiles laid on it, so that squares keep their
numbers while the dungeon grows.  Doors are numbered in the order in which their tiles were laid, then in reading order,
and doors added later among them: they keep their numbers too.  Where two tiles meet, a wall of either is a wall, else a
door of either is a door.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import msgspec

from undercroft.board.bits import Bits, Square, bits, squares
from undercroft.board.facing import FOUR, Facing
from undercroft.board.grid import Board, Door
from undercroft.board.layouts import Added, Laid, Layout, edges
from undercroft.kernel.remembering import Kept, remembered


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


def _turn(board: Board, x: int, y: int, turns: int) -> tuple[int, int]:
    """Column and row after quarter turns clockwise; also right for the padding around the board."""
    width, height = board.width, board.height
    for _ in range(turns):
        x, y = height - 1 - y, x
        width, height = height, width
    return x, y


@remembered(1024)
def turned(board: Board, turns: int) -> Board:
    """A board after quarter turns clockwise."""
    if turns % 4 == 0:
        return board
    turns %= 4
    size = (board.height, board.width) if turns % 2 else (board.width, board.height)
    grid = Board(*size)

    def place(square: int) -> Square:
        return grid.square(*_turn(board, *board.place(square), turns))

    def places(there: Bits) -> Bits:
        return sum(1 << place(square) for square in squares(there))

    def sides(east: Bits, south: Bits) -> tuple[Bits, Bits]:
        found = [0, 0]
        for upright, there in ((True, east), (False, south)):
            for square in squares(there):
                x, y = board.place(square)
                one = _turn(board, x, y, turns)
                two = _turn(board, x + upright, y + (not upright), turns)
                found[one[0] == two[0]] |= 1 << grid.square(min(one[0], two[0]), min(one[1], two[1]))
        return found[0], found[1]

    east, south = sides(board.east, board.south)
    return Board(
        *size,
        floor=places(board.floor),
        east=east,
        south=south,
        doors=tuple(Door(*sides(door.east, door.south)) for door in board.doors),
        levels=tuple(map(places, board.levels)),
        kinds={kind: places(there) for kind, there in board.kinds.items()},
        lit=places(board.lit),
        links=tuple((place(one), place(other)) for one, other in board.links),
    )


def _side_places(board: Board, side: Facing) -> list[tuple[int, int]]:
    if side in (Facing.NORTH, Facing.SOUTH):
        return [(x, 0 if side is Facing.NORTH else board.height - 1) for x in range(board.width)]
    return [(0 if side is Facing.WEST else board.width - 1, y) for y in range(board.height)]


def _walled(board: Board, x: int, y: int, side: Facing) -> bool:
    upright = side in (Facing.EAST, Facing.WEST)
    edge = board.square(x - (side is Facing.WEST), y - (side is Facing.NORTH))
    return bool((board.east if upright else board.south) >> edge & 1)


@remembered(1024)
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


def by_width(gaps: Sequence[Opening]) -> Callable[[Opening, Opening], bool]:
    """The match of a tile with these gaps, doors against doors and open sides against open sides.

    Against a door an open side is laid only if the tile has no door, and a tile that has only doors lies with one of
    them anywhere along an open side.  DO-0273, DO-0278, DO-0280
    """
    doors, sides = any(gap.width == 1 for gap in gaps), any(gap.width > 1 for gap in gaps)

    def match(there: Opening, new: Opening) -> bool:
        wanted = doors if there.width == 1 else not sides
        return (new.width == 1) == wanted

    return match


MOST = 512
"""So many dungeons, and so many tiles where they lie, are remembered: some games' worth."""


@remembered(256)
def blank(width: int, height: int) -> Board:
    """A canvas with nothing on it."""
    return Board(width, height)


class Piece(msgspec.Struct, frozen=True, eq=False):
    """A tile where it lies on a canvas: the places under it, and what its board has there."""

    cover: Bits
    floor: Bits
    lit: Bits
    east: Bits
    south: Bits
    levels: tuple[Bits, ...]
    kinds: Mapping[str, Bits]
    doors: tuple[Door, ...]
    links: tuple[tuple[Square, Square], ...]
    gaps: tuple[Opening, ...]


def _piece(shape: Board, canvas: Board, laid: Laid) -> Piece:
    move = _mover(shape, canvas, laid)
    row = ((1 << shape.width) - 1) << canvas.square(laid.x, laid.y)
    return Piece(
        sum(row << y * canvas.stride for y in range(shape.height)),
        move(shape.floor),
        move(shape.lit),
        move(shape.east),
        move(shape.south),
        tuple(map(move, shape.levels)),
        {kind: move(there) for kind, there in shape.kinds.items()},
        tuple(Door(move(door.east), move(door.south)) for door in shape.doors),
        tuple((_moved(shape, canvas, laid, one), _moved(shape, canvas, laid, two)) for one, two in shape.links),
        tuple(Opening(gap.x + laid.x, gap.y + laid.y, gap.side, gap.width) for gap in openings(shape)),
    )


class Tiles:
    """A set of tiles by name; lays them out and remembers the dungeons it has put together."""

    __slots__ = ("_known", "_pieces", "tiles")

    def __init__(self, tiles: Mapping[str, Board]) -> None:
        self.tiles = dict(tiles)
        self._known: Kept[Layout, Board] = Kept(MOST)
        self._pieces: Kept[tuple[int, int, Laid], Piece] = Kept(MOST)

    def _piece(self, layout: Layout, laid: Laid) -> Piece:
        """A tile where it lies; remembered."""
        key = (layout.width, layout.height, laid)
        known = self._pieces.get(key)
        if known is None:
            known = _piece(self.shape(laid), blank(layout.width, layout.height), laid)
            self._pieces.keep(key, known)
        return known

    def shape(self, laid: Laid) -> Board:
        """The board of a laid tile, turned as it lies."""
        return turned(self.tiles[laid.tile], laid.turns)

    def cover(self, layout: Layout, laid: Laid) -> Bits:
        """The places of the canvas under a tile, floor or not."""
        return self._piece(layout, laid).cover

    def spot(self, layout: Layout, laid: Laid, square: int) -> Square:
        """Where a square of a tile, numbered as the tile was drawn, lies on the canvas."""
        drawn, canvas = self.tiles[laid.tile], Board(layout.width, layout.height)
        x, y = _turn(drawn, *drawn.place(square), laid.turns)
        return canvas.square(x + laid.x, y + laid.y)

    def free(self, layout: Layout, laid: Laid) -> bool:
        """Does a tile lie inside the canvas and on no other tile?"""
        shape = self.shape(laid)
        if laid.x < 0 or laid.y < 0 or laid.x + shape.width > layout.width:
            return False
        if laid.y + shape.height > layout.height:
            return False
        here = self.cover(layout, laid)
        return not any(here & self.cover(layout, other) for other in layout.laid)

    def exits(self, layout: Layout) -> list[Opening]:
        """The gaps of laid tiles beyond which no tile lies, by tile in laying order, then side, then place; a gap that
        is shut or blocked does not count, and doors put into walls come last."""
        taken = self.taken(layout)
        canvas = blank(layout.width, layout.height)
        found: list[Opening] = []
        for laid in layout.laid:
            for gap in self._piece(layout, laid).gaps:
                found += _still_open(layout, canvas, gap)
        found += [_outward(canvas, added, taken) for added in layout.doors]
        return [gap for gap in dict.fromkeys(found) if not self._built_on(canvas, taken, gap)]

    def _built_on(self, canvas: Board, taken: Bits, gap: Opening) -> bool:
        outside = [canvas.square(x, y) for x, y in gap.beyond() if canvas.contains(x, y)]
        return any(taken >> square & 1 for square in outside)

    def taken(self, layout: Layout) -> Bits:
        """The places of the canvas under any tile."""
        found = 0
        for laid in layout.laid:
            found |= self.cover(layout, laid)
        return found

    def room(self, layout: Layout, number: int) -> tuple[int, ...]:
        """The tiles that make one large room with a tile, by their places in laying order: those joined by open sides,
        up to the next openings of a single square.  DO-0279, DO-0290"""
        covers = [self.cover(layout, laid) for laid in layout.laid]
        found, left = [number], [n for n in range(len(covers)) if n != number]
        board = self.board(layout)
        for here in found:
            for there in [n for n in left if _openly_joined(board, covers[here], covers[n])]:
                found.append(there)
                left.remove(there)
        return tuple(sorted(found))

    def doors_between(self, layout: Layout, numbers: Iterable[int]) -> Bits:
        """The doors that join two of these tiles, as a set of door numbers.  DO-0281"""
        covers = [self.cover(layout, layout.laid[n]) for n in numbers]
        board = self.board(layout)
        return sum(
            1 << number
            for number in range(len(board.doors))
            if sum(bool(board.beside_door(number) & cover) for cover in covers) > 1
        )

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
        return self._known.keep(layout, self._assemble(layout)) if known is None else known

    def _assemble(self, layout: Layout) -> Board:
        floor = east = south = lit = 0
        levels: list[Bits] = []
        kinds: dict[str, Bits] = {}
        doors: list[Door] = []
        links: list[tuple[Square, Square]] = []
        for number, laid in enumerate(layout.laid, 1):
            piece = self._piece(layout, laid)
            floor |= piece.floor
            lit |= piece.lit
            east |= piece.east
            south |= piece.south
            levels += [0] * (len(piece.levels) - len(levels))
            for height, there in enumerate(piece.levels):
                levels[height] |= there
            for kind, there in piece.kinds.items():
                kinds[kind] = kinds.get(kind, 0) | there
            doors += _new_doors(doors, piece)
            doors += [Door(*edges(added.edges(layout.width + 1))) for added in layout.doors if added.after == number]
            links += piece.links
        east, south = _walls_then(layout, east, south)
        floor = (floor | bits(layout.dug)) & ~bits(layout.blocked)
        return Board(
            layout.width,
            layout.height,
            floor=floor,
            east=east,
            south=south,
            doors=tuple(Door(door.east & ~east, door.south & ~south) for door in doors),
            levels=tuple(level & floor for level in levels),
            kinds={kind: there & floor for kind, there in kinds.items()},
            lit=lit & floor,
            links=tuple(link for link in links if all(floor >> end & 1 for end in link)),
        )


def _walls_then(layout: Layout, east: Bits, south: Bits) -> tuple[Bits, Bits]:
    """The walls as they are now: doors have been put into some, others are new."""
    opened_east, opened_south = edges(edge for added in layout.doors for edge in added.edges(layout.width + 1))
    shut_east, shut_south = edges(layout.walls)
    return east & ~opened_east | shut_east, south & ~opened_south | shut_south


def _still_open(layout: Layout, canvas: Board, gap: Opening) -> list[Opening]:
    """What is left of a gap: its stretches that are neither shut nor blocked."""
    found: list[Opening] = []
    last = -2
    for n, (x, y) in enumerate(gap.places()):
        square = canvas.square(x, y)
        if square in layout.blocked or layout.edge(square, gap.side) in layout.walls:
            continue
        if n == last + 1:
            found[-1] = msgspec.structs.replace(found[-1], width=found[-1].width + 1)
        else:
            found.append(Opening(x, y, gap.side))
        last = n
    return found


def _outward(canvas: Board, added: Added, taken: Bits) -> Opening:
    """A door put into a wall, seen from the tile it is in."""
    side = added.edge.side
    x, y = canvas.place(added.edge.at)
    if taken >> added.edge.at & 1:
        return Opening(x, y, side, added.width)
    return Opening(x + side.column, y + side.row, side.opposite, added.width)


def _openly_joined(board: Board, here: Bits, there: Bits) -> bool:
    """Do two tiles meet in an open side of two squares or more, with neither wall nor door between?"""
    east, south = board.east, board.south
    for door in board.doors:
        east, south = east | door.east, south | door.south
    here, there = here & board.floor, there & board.floor
    across = (here & there >> 1 | there & here >> 1) & ~east
    down = (here & there >> board.stride | there & here >> board.stride) & ~south
    return bool(across & across >> board.stride or down & down >> 1)


def _meetings(exit: Opening, gap: Opening) -> Iterator[tuple[int, int]]:
    """Where the new tile's corner lies when its gap meets the exit."""
    along = exit.side in (Facing.NORTH, Facing.SOUTH)
    x, y = exit.x + exit.side.column - gap.x, exit.y + exit.side.row - gap.y
    slides = range(1) if exit.width == gap.width else range(1 - gap.width, exit.width)
    for slide in slides:
        yield x + slide * along, y + slide * (not along)


def _moved(shape: Board, canvas: Board, laid: Laid, square: int) -> Square:
    x, y = shape.place(square)
    return canvas.square(x + laid.x, y + laid.y)


def _mover(shape: Board, canvas: Board, laid: Laid) -> Callable[[Bits], Bits]:
    def move(there: Bits) -> Bits:
        return bits(_moved(shape, canvas, laid, square) for square in squares(there))

    return move


def _new_doors(known: list[Door], piece: Piece) -> list[Door]:
    """The doors of a tile on the canvas, without those an earlier tile has on the same edges."""
    return [
        door for door in piece.doors if not any(other.east & door.east or other.south & door.south for other in known)
    ]


def tile_of(tiles: Tiles, layout: Layout, square: Square) -> int | None:
    """The place in laying order of the tile under a square."""
    for number, laid in enumerate(layout.laid):
        if tiles.cover(layout, laid) >> square & 1:
            return number
    return None
