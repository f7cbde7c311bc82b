"""The tiles of a dungeon that grows while it is explored."""

from __future__ import annotations

from undercroft.board.grid import Board
from undercroft.board.layouts import Laid, Layout
from undercroft.board.text import read
from undercroft.board.tiles import Tiles

CANVAS = 27
"""The dungeon becomes no larger than so many squares each way."""

MOUTH = "+-+-+-+\n|* * *|\n+ + + +\n|* * *=\n+ + + +\n|* * *|\n+-+=+-+"
CELL = "+-+-+-+\n|. . .|\n+ + + +\n|. . .=\n+ + + +\n|. . .|\n+-+-+-+"
BEND = "+-+-+-+\n|# . .|\n+ + + +\n|. . .=\n+ + + +\n|. . #|\n+-+=+-+"
CROSS = "+-+=+-+\n|#|.|#|\n+-+ +-+\n=. . .=\n+-+ +-+\n|#|.|#|\n+-+=+-+"
HALL = "+-+-+-+\n|. . .\n+ + + +\n=. . .\n+ + + +\n|. . .\n+-+-+-+"
DEN = "+-+-+-+-+\n|. . . .|\n+ + + + +\n=. . . .|\n+ + + + +\n|. . . .|\n+-+-+-+-+"
OVER = "+-+-+=+-+-+\n|#|#|.|#|#|\n+-+-+ +-+-+\n=. .|.|. .=\n+-+-+ +-+-+\n|#|#|.|#|#|\n+-+-+=+-+-+"


def bridge() -> Board:
    """A way over another: the squares beside the bridge are neighbours under it."""
    flat = read(OVER).board
    ends = (flat.parse("b2"), flat.parse("d2"))
    return Board(5, 3, floor=flat.floor, east=flat.east, south=flat.south, doors=flat.doors, links=(ends,))


DRAWN = {"mouth": MOUTH, "cell": CELL, "bend": BEND, "cross": CROSS, "hall": HALL, "den": DEN}

TILES = Tiles({**{name: read(drawing).board for name, drawing in DRAWN.items()}, "bridge": bridge()})

DECK = ("bend", "cross", "hall", "bridge", "cell", "bend", "cross", "hall")
"""The tiles to be drawn; the den is shuffled into the lower half of them."""

GOAL = "den"

START = Layout(CANVAS, CANVAS, (Laid("mouth", 12, 12),))
