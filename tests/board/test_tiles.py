"""Tiles: turning, matching gaps, collisions, and the dungeon they make."""

from hypothesis import given, settings
from hypothesis import strategies as st

from board import reference
from board.boards import boards
from undercroft.board.bits import squares
from undercroft.board.facing import Facing
from undercroft.board.layouts import Laid, Layout
from undercroft.board.text import draw, read
from undercroft.board.tiles import Opening, Tiles, openings, tile_of, turned
from undercroft.proofs.checklist import rule

CELL = read("+-+-+-+\n|. . .|\n+ + + +\n|. . .=\n+ + + +\n|. . .|\n+-+-+-+").board
CROSS = read("+-+=+-+\n|#|.|#|\n+-+ +-+\n=. . .=\n+-+ +-+\n|#|~|#|\n+-+-+-+").board
HALL = read("+-+-+-+\n|. . .\n+ + + +\n|. . .\n+ + + +\n|1 * .\n+-+-+-+").board
TILES = Tiles({"cell": CELL, "cross": CROSS, "hall": HALL})
START = Layout(9, 9, (Laid("cross", 3, 3),))


def lay(layout, tile, exit):
    return [(laid.x, laid.y, laid.turns) for laid in TILES.placements(layout, tile, exit)]


@settings(max_examples=60, deadline=None)
@given(boards(), st.integers(0, 3), st.integers(0, 3))
def test_turning_keeps_every_step(board, turns, closed):
    other = turned(board, turns)
    places = {(x, y): (x, y) for y in range(board.height) for x in range(board.width)}
    for quarter in range(turns):
        height = board.width if quarter % 2 else board.height
        places = {old: (height - 1 - y, x) for old, (x, y) in places.items()}
    for (x, y), now in places.items():
        assert reference.is_floor(board, (x, y)) == reference.is_floor(other, now)
        for beside in ((x + 1, y), (x, y + 1)):
            if beside in places:
                before = reference.passes(board, closed, (x, y), beside)
                assert before == reference.passes(other, closed, now, places[beside])


@given(boards())
def test_four_quarter_turns_change_nothing(board):
    assert turned(turned(turned(turned(board, 1), 1), 1), 1) == board
    assert turned(turned(board, 1), 3) == turned(board, 4) == board


def test_turning_takes_floor_kinds_heights_and_light_along():
    turn = turned(HALL, 1)
    assert turn.level(turn.parse("a1")) == 1
    assert turn.lit == 1 << turn.parse("a2")
    assert turned(CROSS, 1).kind("water") == 1 << CROSS.parse("a2")


@rule("DO-0276")
def test_a_gap_of_one_square_is_a_door_and_a_wider_one_an_open_side():
    assert openings(CELL) == (Opening(2, 1, Facing.EAST, 1),)
    assert openings(HALL) == (Opening(2, 0, Facing.EAST, 3),)
    assert [gap.side for gap in openings(CROSS)] == [Facing.NORTH, Facing.EAST, Facing.WEST]
    assert Opening(2, 0, Facing.EAST, 3).beyond() == [(3, 0), (3, 1), (3, 2)]


@rule("DO-0271", "DO-X22")
def test_a_tile_with_one_door_is_turned_so_that_it_meets_the_exit():
    north, east, west = TILES.exits(START)
    assert lay(START, "cell", east) == [(6, 3, 2)]
    assert lay(START, "cell", north) == [(3, 0, 1)]
    assert lay(START, "cell", west) == [(0, 3, 0)]


@rule("DO-0274", "DO-X23")
def test_any_of_three_doors_may_meet_the_exit():
    assert lay(START, "cross", TILES.exits(START)[1]) == [(6, 3, 0), (6, 3, 2), (6, 3, 3)]


def test_a_tile_does_not_lie_on_another_or_off_the_canvas():
    assert not TILES.free(START, Laid("cell", 5, 5))
    assert TILES.free(START, Laid("cell", 6, 6))
    for x, y in ((7, 0), (0, 7), (-1, 0), (0, -1)):
        assert not TILES.free(START, Laid("cell", x, y))


def test_an_open_side_does_not_meet_a_door():
    assert lay(START, "hall", TILES.exits(START)[1]) == []


@rule("DO-0280")
def test_a_door_may_lie_anywhere_along_an_open_side():
    layout = Layout(9, 9, (Laid("hall", 0, 3),))
    (exit,) = TILES.exits(layout)
    found = TILES.placements(layout, "cell", exit, match=lambda there, new: True)
    assert [(laid.x, laid.y) for laid in found] == [(3, 2), (3, 3), (3, 4)]
    on_lattice = TILES.placements(layout, "cell", exit, match=lambda there, new: True, lattice=3)
    assert [(laid.x, laid.y) for laid in on_lattice] == [(3, 3)]
    along = TILES.placements(
        Layout(9, 9, (Laid("hall", 3, 0, 1),)), "cell", Opening(3, 2, Facing.SOUTH, 3), lambda a, b: True
    )
    assert [(laid.x, laid.y) for laid in along] == [(2, 3), (3, 3), (4, 3)]


def test_two_tiles_share_the_door_between_them():
    layout = START.with_tile(Laid("cell", 6, 3, 2))
    board = TILES.board(layout)
    assert len(board.doors) == 3
    assert squares(board.beside_door(2)) == [board.square(5, 4), board.square(6, 4)]


def test_squares_and_doors_keep_their_numbers_while_the_dungeon_grows():
    before = TILES.board(START)
    after = TILES.board(START.with_tile(Laid("cross", 6, 3)))
    assert after.floor & before.floor == before.floor
    assert after.doors[:3] == before.doors
    assert TILES.board(START) is before


@rule("DO-0275", "DO-X24")
def test_a_door_against_the_wall_of_a_new_tile_is_no_door_any_more():
    board = TILES.board(START.with_tile(Laid("cell", 3, 0)))
    assert board.doors[0].south == 0
    assert board.south >> board.square(4, 2) & 1


def test_exits_are_the_gaps_without_a_tile_beyond():
    layout = START.with_tile(Laid("cell", 6, 3, 2))
    assert [exit.side for exit in TILES.exits(layout)] == [Facing.NORTH, Facing.WEST]


def test_a_gap_at_the_edge_of_the_canvas_is_an_exit_to_nowhere():
    layout = Layout(3, 3, (Laid("cell", 0, 0),))
    (exit,) = TILES.exits(layout)
    assert lay(layout, "cell", exit) == []


def test_a_square_knows_its_tile():
    layout = START.with_tile(Laid("cell", 6, 3, 2))
    board = TILES.board(layout)
    assert [tile_of(TILES, layout, board.parse(name)) for name in ("d4", "g4", "a1")] == [0, 1, None]


def test_a_layout_draws_as_one_dungeon():
    board = TILES.board(Layout(6, 3, (Laid("hall", 0, 0), Laid("hall", 3, 0, 2))))
    assert draw(board) == (
        "+-+-+-+-+-+-+\n|. . . . * 1|\n+ + + + + + +\n|. . . . . .|\n+ + + + + + +\n|1 * . . . .|\n+-+-+-+-+-+-+\n"
    )


def test_layouts_are_forgotten_when_there_are_too_many():
    tiles = Tiles({"cell": CELL})
    first = tiles.board(Layout(3, 3))
    for width in range(4097):
        tiles.board(Layout(width, 1))
    assert tiles.board(Layout(3, 3)) == first
