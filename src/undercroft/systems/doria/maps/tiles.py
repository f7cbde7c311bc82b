"""The Room Tiles: five by five squares, drawn with walls, doors, open sides and icons.  DO-C02, DO-C128 to DO-C140

A drawing has eleven rows of eleven signs, squares at odd rows and columns and edges between them: `-` and `|` a Wall,
blank where one may pass, on the rim a `=` for a door and blank for an open side.  Squares:

    #  Wall        .  floor          o  red-bordered: not entered, only jumped over
    $  treasure    w g y r  monster icon, white green yellow red    ^  entrance, where monsters come in
    B P O G  rune, blue purple orange green                         1 … 6  start positions I to VI
"""

from __future__ import annotations

from typing import Literal

from undercroft.board.grid import Board
from undercroft.board.text import Legend, Look, read
from undercroft.board.tiles import Tiles
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
    """Tiles by their codes.  A code that is a drawing is the tile it draws, for positions that somebody sketches."""

    def __missing__(self, code: str) -> Board:
        if "\n" not in code:
            raise KeyError(code)
        self[code] = found = read(code, LEGEND).board
        return found


@remembered(1)
def tiles() -> Tiles:
    """The tiles of the box, ready to be laid."""
    found = Tiles({id: shape(card) for id, card in library()[TILES].items()})
    found.tiles = Drawn(found.tiles)
    return found
