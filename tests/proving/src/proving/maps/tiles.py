"""The tiles of a dungeon that grows while it is explored."""

from __future__ import annotations

from proving.cards.definitions import DECKS, TILE_CARDS, TileCard
from proving.cards.library import BOX
from undercroft.board.grid import Board
from undercroft.board.layouts import Laid, Layout
from undercroft.board.text import read
from undercroft.board.tiles import Tiles

CANVAS = 27
"""The dungeon becomes no larger than so many squares each way."""


def shape(card: TileCard) -> Board:
    """The board of a tile, with the passages under its bridges."""
    flat = read(card.drawing).board
    links = tuple((flat.parse(one), flat.parse(other)) for one, other in card.under)
    return Board(
        flat.width,
        flat.height,
        floor=flat.floor,
        east=flat.east,
        south=flat.south,
        doors=flat.doors,
        lit=flat.lit,
        kinds=flat.kinds,
        links=links,
    )


TILES = Tiles({id: shape(card) for id, card in BOX[TILE_CARDS].items()})

DECK = BOX[DECKS]["tiles"].cards
"""The tiles to be drawn; the den is shuffled into the lower half of them."""

GOAL = "den"

START = Layout(CANVAS, CANVAS, (Laid("mouth", 12, 12),))
