"""Small random boards for hypothesis."""

import msgspec
from hypothesis import strategies as st

from undercroft.board.bits import Bits, bits
from undercroft.board.grid import Board, Door
from undercroft.board.steps import Corners, Steps

corner_rules = st.sampled_from(list(Corners))


@st.composite
def boards(draw: st.DrawFn, most: int = 6, walls: bool = True) -> Board:
    """A board of up to `most` columns and rows with rock, walls on edges and two doors."""
    width, height = draw(st.integers(1, most)), draw(st.integers(1, most))
    grid = Board(width, height)
    places = st.sets(st.integers(0, width * height - 1), max_size=width * height // 3)

    def pick() -> Bits:
        return bits(grid.square(n % width, n // width) for n in sorted(draw(places)))

    if not walls:
        return Board(width, height, floor=grid.floor & ~pick())
    door_east, door_south = pick(), pick()
    return Board(
        width,
        height,
        floor=grid.floor & ~pick(),
        east=pick() & ~door_east,
        south=pick() & ~door_south,
        doors=(Door(east=door_east), Door(south=door_south)),
    )


def subsets(board: Board) -> st.SearchStrategy[Bits]:
    """Random sets of places of a board."""
    places = [board.square(x, y) for y in range(board.height) for x in range(board.width)]
    return st.sets(st.sampled_from(places), max_size=max(1, len(places) // 3)).map(lambda s: bits(sorted(s)))


def squares_of(board: Board) -> st.SearchStrategy[int]:
    """A random place of a board."""
    return st.sampled_from([board.square(x, y) for y in range(board.height) for x in range(board.width)])


def diagonal(steps: Steps) -> Steps:
    """The diagonal steps alone."""
    return msgspec.structs.replace(steps, north=0, east=0, south=0, west=0, plain=False)
