"""Bits, grids and drawings."""

from copy import copy, deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from board.boards import boards
from undercroft.board.bits import bit, bits, count, each, has, lowest, of_squares, shifted, squares
from undercroft.board.grid import Board, Door
from undercroft.board.text import LEGEND, Look, draw, read
from undercroft.proofs.checklist import rule

modest = settings(max_examples=80, deadline=None)


@given(st.sets(st.integers(0, 700)))
def test_listing_a_set_gives_its_squares_ascending(chosen):
    found = bits(chosen)
    assert squares(found) == sorted(chosen)
    assert [lowest(one) for one in each(found)] == sorted(chosen)
    assert of_squares(tuple(range(8192)), found) == tuple(sorted(chosen))
    assert count(found) == len(chosen)


def test_listing_works_beyond_the_table_of_numbers():
    assert squares(bits([3, 9000, 20000])) == [3, 9000, 20000]


@given(st.integers(0, 50), st.integers(-60, 60))
def test_shifting_moves_a_square_or_drops_it(square, by):
    assert shifted(bit(square), by) == (bit(square + by) if square + by >= 0 else 0)
    assert has(bit(square), square)


@given(st.integers(1, 800), st.integers(1, 40), st.data())
def test_the_name_of_a_square_reads_back(width, height, data):
    board = Board(width, height, floor=0)
    square = board.square(data.draw(st.integers(0, width - 1)), data.draw(st.integers(0, height - 1)))
    assert board.parse(board.name(square)) == square


def test_names_count_columns_in_letters_and_rows_from_the_top():
    board = Board(30, 5)
    assert [board.name(board.square(x, y)) for x, y in ((0, 0), (2, 3), (25, 0), (26, 4))] == [
        "a1",
        "c4",
        "z1",
        "aa5",
    ]


@pytest.mark.parametrize("name", ["", "4c", "C4", "c0", "c"])
def test_a_name_that_is_none_is_refused_with_an_example(name):
    with pytest.raises(ValueError, match='such as "c4"'):
        Board(5, 5).parse(name)


def test_a_square_off_the_board_is_refused_with_its_bounds():
    with pytest.raises(ValueError, match='"f1" is off the board; expected "a1" to "e3"'):
        Board(5, 3).parse("f1")


def test_boards_are_equal_by_value_and_never_copied():
    one, other = read("..#\n~1.").board, read("..#\n~1.").board
    assert one == other
    assert hash(one) == hash(other)
    assert copy(one) is one
    assert deepcopy(one) is one
    assert one != read("...\n~1.").board
    assert one != "board"


def test_a_board_says_what_it_is():
    assert repr(read("..#").board) == "Board(3x1, 2 squares, 0 doors)"


def test_floor_kinds_heights_and_light_are_sets_of_squares():
    board = read("~2*.").board
    a, b, c, d = (board.parse(f"{x}1") for x in "abcd")
    assert board.kind("water") == 1 << a
    assert board.kind("lava") == 0
    assert [board.level(square) for square in (a, b, c, d, 0)] == [0, 2, 0, 0, 0]
    assert board.lit == 1 << c


def test_distances_count_diagonals_once_or_twice():
    board = Board(9, 9)
    a, b = board.parse("b2"), board.parse("e8")
    assert (board.distance(a, b), board.walk(a, b)) == (6, 9)


@rule("UN-0133", "UN-0134")
def test_a_door_stands_between_squares():
    drawing = read("+-+-+\n|. .|\n+=+ +\n|.=.|\n+-+-+")
    board = drawing.board
    assert squares(board.beside_door(0)) == [board.parse("a1"), board.parse("a2")]
    assert squares(board.beside_door(1)) == [board.parse("a2"), board.parse("b2")]
    assert board.door_at(board.parse("a2"), upright=True) == 1
    assert board.door_at(board.parse("a1"), upright=True) is None


@rule("LE-G61")
def test_door_edges_in_a_line_are_one_door():
    drawing = read("+-+-+-+\n|. .=.|\n+ + + +\n|. .=.|\n+=+=+ +\n|. . .|\n+-+-+-+")
    assert len(drawing.board.doors) == 2
    assert drawing.closed == 3


def test_a_closed_and_an_open_door_beside_each_other_are_two():
    drawing = read("+-+-+\n|. .|\n+=+/+\n|. .|\n+-+-+")
    assert (len(drawing.board.doors), drawing.closed) == (2, 1)


def test_walls_hold_the_closed_doors():
    board = Board(2, 2, doors=(Door(east=1 << 4), Door(south=1 << 5)), south=1 << 4)
    assert board.walls(0) == (0, 1 << 4)
    assert board.walls(3) == (1 << 4, 1 << 4 | 1 << 5)


DRAWINGS = [
    "#######\n#..S..#\n#..k..#\n#######\n",
    "..~,\n*12#\n",
    "+-+-+-+\n|. .=S|\n+ +-+ +\n|# ./.|\n+-+-+-+\n",
    "+-+ +\n|. .\n+-+-+\n",
]


@pytest.mark.parametrize("text", DRAWINGS)
def test_a_drawing_reads_and_draws_back(text):
    drawing = read(text)
    assert draw(drawing.board, drawing.closed, drawing.marks) == text


@modest
@given(boards())
def test_a_drawn_board_reads_back_the_same_floor_and_edges(board):
    again = read(draw(board, 1)).board
    assert (again.floor, again.walls((1 << len(again.doors)) - 1)) == (board.floor, board.walls(3))


def test_a_mark_is_found_on_its_square():
    drawing = read("#a#\n#bb")
    assert drawing.board.name(drawing.where("a")) == "b1"
    assert [drawing.board.name(square) for square in squares(drawing.all("b"))] == ["b2", "c2"]


def test_a_mark_on_two_squares_is_not_the_one_square():
    with pytest.raises(ValueError, match='mark "b" is on 2 squares'):
        read("bb").where("b")


def test_a_short_row_ends_in_rock():
    assert read("..\n.").board.floor.bit_count() == 3


def test_an_empty_drawing_is_refused():
    with pytest.raises(ValueError, match="empty"):
        read("\n")


def test_an_edged_drawing_of_even_size_is_refused():
    with pytest.raises(ValueError, match="expected odd numbers"):
        read("+-+\n|.|")


def test_a_strange_edge_is_refused_with_its_place():
    with pytest.raises(ValueError, match='row 2, column 1: "x" is no edge'):
        read("+-+\nx.|\n+-+")


def test_a_floor_the_legend_does_not_know_cannot_be_drawn():
    board = Board(1, 1, kinds={"lava": 1 << 3})
    with pytest.raises(ValueError, match="no sign of the legend shows a1"):
        draw(board)


def test_a_legend_gives_signs_their_own_meaning():
    legend = {**LEGEND, "L": Look("lava", 0, lit=True)}
    drawing = read("L.", legend)
    assert drawing.board.kind("lava") == drawing.board.lit == 1 << drawing.board.parse("a1")
    assert draw(drawing.board, legend=legend) == "L.\n"


def test_places_around_a_set_are_those_no_farther_than_so_many_squares() -> None:
    board = Board(5, 4)
    for far in range(4):
        for start in range(board.size):
            if board.everywhere >> start & 1:
                near = {
                    at for at in range(board.size) if board.everywhere >> at & 1 and board.distance(start, at) <= far
                }
                assert set(squares(board.spread(1 << start, far))) == near
