"""Sight from any point to any point is what trying every line says."""

from hypothesis import given, settings
from hypothesis import strategies as st

from board import reference
from board.boards import boards, squares_of, subsets
from undercroft.board.bits import squares
from undercroft.board.sight import sight_on
from undercroft.board.sight_any import any_sight_on, rows
from undercroft.board.text import read
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
