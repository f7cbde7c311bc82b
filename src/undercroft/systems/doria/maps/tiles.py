"""The Room Tiles: five by five squares, drawn with walls, doors, open sides and icons.  DO-C02, DO-C128 to DO-C140

A drawing has eleven rows of eleven signs, squares at odd rows and columns and edges between them: `-` and `|` a Wall,
blank where one may pass, on the rim a `=` for a door and blank for an open side.  Squares:

    #  Wall        .  floor          o  red-bordered: not entered, only jumped over
    $  treasure    w g y r  monster icon, white green yellow red    ^  entrance, where monsters come in
    B P O G  rune, blue purple orange green                         1 … 6  start positions I to VI
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from undercroft.board.facing import Facing
from undercroft.board.grid import Board
from undercroft.board.text import Legend, Look, read
from undercroft.board.tiles import Tiles, openings
from undercroft.kernel.remembering import remembered
from undercroft.systems.doria.cards.definitions import TILES, TileCard
from undercroft.systems.doria.cards.library import library

SIDE = 5
"""A tile is so many squares long and wide; tiles lie on a lattice of as many."""

RED = "red"
TREASURE = "treasure"
ENTRANCE = "entrance"
IconColour = Literal["white", "green", "yellow", "red"]
ICONS: tuple[IconColour, ...] = ("white", "green", "yellow", "red")
RUNES = ("blue", "purple", "orange", "green")

LEGEND: Legend = {
    ".": Look(),
    "o": Look(RED),
    "$": Look(TREASURE),
    "^": Look(ENTRANCE),
    **{colour[0]: Look(f"icon-{colour}") for colour in ICONS},
    **{colour[0].upper(): Look(f"rune-{colour}") for colour in RUNES},
    **{str(n): Look(f"start-{n}") for n in range(1, 7)},
}


def shape(card: TileCard) -> Board:
    """The board of a tile, with the passages under its bridges."""
    flat = read(card.drawing, LEGEND).board
    links = tuple((flat.parse(one), flat.parse(other)) for one, other in card.under)
    return Board(
        flat.width,
        flat.height,
        floor=flat.floor,
        east=flat.east,
        south=flat.south,
        doors=flat.doors,
        kinds=flat.kinds,
        links=links,
    )


class Drawn(dict[str, Board]):
    """Tiles by their codes, those of packs that games bring among them.  A code that is a drawing is the tile it draws,
    for positions that somebody sketches."""

    def __missing__(self, code: str) -> Board:
        found = read(code, LEGEND).board if "\n" in code else shape(library()[TILES][code])
        self[code] = found
        return found


@remembered(1)
def tiles() -> Tiles:
    """The tiles of the box, ready to be laid."""
    found = Tiles({})
    found.tiles = Drawn()
    return found


def misplaced(board: Board) -> Iterator[str]:
    """What is wrong with the doors and open sides of a tile, so that others would not fit to it.  DO-0276, DO-G01"""
    gaps = openings(board)
    if not gaps:
        yield "no door and no open side; nobody could come in"
    doors = sum(door.east.bit_count() + door.south.bit_count() for door in board.doors)
    if doors != sum(gap.width == 1 for gap in gaps):
        yield "an opening of one square is a door, written =, and a door is one square wide, on the rim"
    for gap in gaps:
        first = gap.x if gap.side in (Facing.NORTH, Facing.SOUTH) else gap.y
        if gap.width % 2 == 0 or first != (SIDE - gap.width) // 2:
            side = gap.side.name.lower()
            yield f"an opening of {gap.width} squares in the {side}; expected 1, 3 or 5 about the middle"
