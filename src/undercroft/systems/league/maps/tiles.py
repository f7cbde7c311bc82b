"""The tiles of exploration cards, drawn square by square.  LE-0042, LE-0123 to LE-0125, LE-G19, LE-G61

A drawing has squares at odd rows and columns and edges between them: `-` and `|` a wall, blank where one may pass,
`=` on the rim a door, two squares wide.  Squares:

    #  rock        .  floor       ,  grass, where the party leaves the dungeon
    o  pit         v  chasm       ~  lava       :  bridge      ^  floor a level higher
    C  chest       L  lever       and the signs of furniture
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board.grid import Board
from undercroft.board.text import Legend, Look, read
from undercroft.board.tiles import Tiles, openings
from undercroft.kernel.remembering import remembered
from undercroft.systems.league.cards.dungeon import FURNITURE, TILES
from undercroft.systems.league.cards.library import library

GRASS, PIT, CHASM, LAVA, BRIDGE, CHEST, LEVER = "grass", "pit", "chasm", "lava", "bridge", "chest", "lever"
DOOR_WIDTH = 2
"""Doorways are so many squares wide.  LE-G61"""

SIGNS: Legend = {
    ".": Look(),
    ",": Look(GRASS),
    "o": Look(PIT),
    "v": Look(CHASM),
    "~": Look(LAVA),
    ":": Look(BRIDGE),
    "C": Look(CHEST),
    "L": Look(LEVER),
    "^": Look(height=1),
}


def furniture_kind(card: str) -> str:
    """The floor kind of the squares under a piece of furniture."""
    return f"furniture-{card}"


@remembered(1)
def legend() -> Legend:
    """What the signs of a drawing mean, furniture among them."""
    return {**SIGNS, **{card.sign: Look(furniture_kind(id)) for id, card in library()[FURNITURE].items()}}


class Drawn(dict[str, Board]):
    """Tiles by the ids of their cards, those of packs that games bring among them.  An id that is a drawing is the tile
    it draws, for positions that somebody sketches."""

    def __missing__(self, code: str) -> Board:
        found = read(code if "\n" in code else library()[TILES][code].drawing, legend()).board
        self[code] = found
        return found


@remembered(1)
def tiles() -> Tiles:
    """The tiles of the box, ready to be laid."""
    found = Tiles({})
    found.tiles = Drawn()
    return found


def misplaced(board: Board) -> Iterator[str]:
    """What is wrong with the doors of a tile, so that others would not fit to it.  LE-0123 to LE-0125, LE-G61"""
    for gap in openings(board):
        if gap.width != DOOR_WIDTH:
            yield f"an opening of {gap.width} squares in the {gap.side.name.lower()}; a doorway is {DOOR_WIDTH} wide"
