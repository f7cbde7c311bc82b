"""Sight from any point to any point is what trying every line says."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from board import reference
from board.boards import boards, squares_of, subsets
from undercroft.board.bits import Bits, bits, squares
from undercroft.board.grid import Board
from undercroft.board.sight import sight_on
from undercroft.board.sight_any import AnySight, any_sight_on, rows
from undercroft.board.text import read
from undercroft.board.tiles import turned
from undercroft.proofs.checklist import rule


@settings(max_examples=150, deadline=None)
@given(st.data(), boards(most=5), st.integers(0, 3))
def test_any_point_sight_is_what_trying_every_line_says(data, board, closed):
    a, b, blocked = data.draw(squares_of(board)), data.draw(squares_of(board)), data.draw(subsets(board))
    expected = reference.sees_from_any_point(board, closed, board.place(a), board.place(b), blocked)
    sight = any_sight_on(board, closed, blocked)
    assert sight.sees(a, b) == expected
    assert sight.sees(b, a) == expected


def test_the_rows_between_two_squares_begin_with_the_one_nearest_the_centres():
    assert rows(2, 1)[0] == ((0, 0), (1, 0), (1, 1), (2, 1))
    assert rows(0, 2) == (((0, 0), (0, 1), (0, 2)),)
    assert rows(3, 0) == (((0, 0), (1, 0), (2, 0), (3, 0)),)


def seen(text, rubble=""):
    """The named squares T seen from V."""
    drawing = read(text)
    sight = any_sight_on(drawing.board, drawing.closed, drawing.all("r") if rubble else 0)
    found = sight.seen(drawing.where("V"), drawing.all("T"))
    return [drawing.board.name(square) for square in squares(found)]


@rule("DO-0385")
def test_one_free_line_past_a_corner_is_enough():
    drawing = read("V..\n#..\n#T.")
    v, t = drawing.where("V"), drawing.where("T")
    assert any_sight_on(drawing.board).sees(v, t)
    assert not sight_on(drawing.board).sees(v, t)


@rule("DO-0386")
def test_no_line_passes_between_walls_that_meet_at_a_corner():
    assert seen("V#\n#T") == []


@rule("DO-0387", "DO-0342")
def test_rubble_stops_sight():
    assert seen("V.r.T") == ["e1"]
    assert seen("V.r.T", rubble="yes") == []


@rule("DO-0334")
def test_sight_leads_through_an_open_door_but_not_through_a_closed_one():
    assert seen("+-+-+\n|V/T|\n+-+-+") == ["b1"]
    assert seen("+-+-+\n|V=T|\n+-+-+") == []


@rule("DO-0343")
def test_a_figure_under_rubble_is_seen_on_its_square():
    drawing = read("V.T")
    assert any_sight_on(drawing.board, 0, drawing.all("T")).sees(drawing.where("V"), drawing.where("T"))


# a passage under a bridge


CROSSING = read(
    "+-+-+=+-+-+\n"
    "|#|#|.|#|#|\n"
    "+-+-+ +-+-+\n"
    "|#|#|.|#|#|\n"
    "+-+-+ +-+-+\n"
    "=. .|.|. .=\n"
    "+-+-+ +-+-+\n"
    "|#|#|.|#|#|\n"
    "+-+-+ +-+-+\n"
    "|#|#|.|#|#|\n"
    "+-+-+=+-+-+"
).board
LOWER = bits(map(CROSSING.parse, ("a3", "b3", "d3", "e3")))
UPPER = bits(map(CROSSING.parse, ("c1", "c2", "c3", "c4", "c5")))
HALL = read(
    "+-+-+-+-+-+-+-+\n"
    "|. .|.|.|.|. .|\n"
    "+ + +-+ +-+ + +\n"
    "|. .|.|.|.|. .|\n"
    "+ + +-+ +-+ + +\n"
    "|. . .|.|. . .|\n"
    "+-+-+-+-+-+-+-+"
).board


def linked(board: Board, *pairs: tuple[str, str]) -> Board:
    links = tuple((board.parse(one), board.parse(other)) for one, other in pairs)
    return Board(
        board.width,
        board.height,
        floor=board.floor,
        east=board.east,
        south=board.south,
        doors=board.doors,
        links=links,
    )


def turns_of(board: Board, there: Bits, turns: int) -> Bits:
    """Where these squares lie once the board is turned."""
    marked = Board(board.width, board.height, floor=board.floor, kinds={"there": there})
    return turned(marked, turns).kind("there")


@pytest.mark.parametrize("turns", range(4))
@rule("DO-0330", "DO-0331")
def test_the_four_squares_under_a_bridge_see_each_other_and_nobody_above(turns):
    board = turned(linked(CROSSING, ("b3", "d3")), turns)
    lower, upper = turns_of(CROSSING, LOWER, turns), turns_of(CROSSING, UPPER, turns)
    sight = any_sight_on(board)
    for square in squares(lower):
        assert sight.seen(square, board.floor) == lower
    for square in squares(upper):
        assert sight.seen(square, board.floor) == upper


@rule("DO-0330")
def test_the_square_under_the_bridge_counts_for_no_range():
    board = linked(CROSSING, ("b3", "d3"))
    sight = any_sight_on(board)
    assert sight.range(board.parse("a3"), board.parse("b3")) == 1
    assert sight.range(board.parse("b3"), board.parse("d3")) == 1
    assert sight.range(board.parse("e3"), board.parse("a3")) == 3
    assert sight.range(board.parse("c1"), board.parse("c5")) == 4
    assert sight.range(board.parse("c3"), board.parse("b3")) is None


@rule("DO-0330", "DO-0342")
def test_rubble_in_the_passage_stops_sight_and_rubble_on_the_bridge_does_not():
    board = linked(CROSSING, ("b3", "d3"))
    a, d, e = map(board.parse, ("a3", "d3", "e3"))
    assert any_sight_on(board, 0, 1 << board.parse("c3")).sees(a, e)
    assert not any_sight_on(board, 0, 1 << board.parse("b3")).sees(a, e)
    assert not any_sight_on(board, 0, 1 << d).sees(a, e)
    assert any_sight_on(board, 0, 1 << d).sees(a, d)


@rule("DO-0330", "DO-0385")
def test_one_looks_into_a_passage_aslant_and_out_at_its_other_end():
    board = linked(HALL, ("c3", "e3"))
    sight = any_sight_on(board)
    assert sight.sees(board.parse("b2"), board.parse("f3"))
    assert sight.sees(board.parse("a2"), board.parse("e3"))
    assert not sight.sees(board.parse("b1"), board.parse("f1"))
    assert not sight.sees(board.parse("b3"), board.parse("d3"))


@rule("DO-0330")
def test_bridges_one_behind_another_are_all_passed_under():
    board = linked(read("+-+-+-+-+-+\n|.|.|.|.|.|\n+-+-+-+-+-+").board, ("a1", "c1"), ("c1", "e1"))
    sight = any_sight_on(board)
    assert sight.range(board.parse("a1"), board.parse("e1")) == 2
    assert not sight.sees(board.parse("a1"), board.parse("b1"))


def test_whoever_stands_at_the_edge_of_the_map_looks_for_no_bridge_beyond_it():
    board = linked(read(".#.\n.#.\n.#.\n.#.\n.#.").board, ("a1", "a5"))
    sight = any_sight_on(board)
    assert not sight.sees(board.parse("a1"), board.parse("c1"))
    assert not sight.sees(board.parse("c5"), board.parse("a5"))


@settings(max_examples=150, deadline=None)
@given(st.data(), boards(most=5), st.integers(0, 3))
def test_sight_under_a_bridge_is_sight_on_a_map_from_which_the_bridge_is_cut_out(data, board, closed):
    assume(board.width >= 3)
    x, y = data.draw(st.integers(0, board.width - 3)), data.draw(st.integers(0, board.height - 1))
    one, other = board.square(x, y), board.square(x + 2, y)
    assume(board.floor >> one & 1 and board.floor >> other & 1)
    a, b, blocked = data.draw(squares_of(board)), data.draw(squares_of(board)), data.draw(subsets(board))
    (ax, ay), (bx, by) = sorted((board.place(a), board.place(b)))
    expected = reference.sees_from_any_point(board, closed, board.place(a), board.place(b), blocked)
    if ax <= x and bx >= x + 2:
        cut, rubble = without_column(board, closed, x + 1, y, blocked)
        expected = expected or reference.sees_from_any_point(cut, 0, (ax, ay), (bx - 1, by), rubble)
    bridged = linked(board, (board.name(one), board.name(other)))
    assert AnySight(bridged, closed, blocked).sees(a, b) == expected
    assert AnySight(bridged, closed, blocked).sees(b, a) == expected


def without_column(board: Board, closed: Bits, gone: int, row: int, blocked: Bits) -> tuple[Board, Bits]:
    """The board with a column cut out: its two halves have a wall between them, but for one row."""
    east, south = board.walls(closed)
    grid = Board(board.width - 1, board.height)

    def moved(there: Bits) -> Bits:
        places = [board.place(square) for square in squares(there & board.everywhere)]
        return bits(grid.square(x - (x > gone), y) for x, y in places if x != gone)

    between = bits(grid.square(gone - 1, y) for y in range(board.height))
    opening = 1 << grid.square(gone - 1, row)
    walls = moved(east) & ~between | between & ~opening
    made = Board(grid.width, grid.height, floor=moved(board.floor), east=walls, south=moved(south))
    return made, moved(blocked)
