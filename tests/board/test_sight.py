"""Sight from centre to centre is what exact geometry says."""

from hypothesis import given, settings
from hypothesis import strategies as st

from board import reference
from board.boards import boards, squares_of, subsets
from undercroft.board.sight import sight_on

modest = settings(max_examples=80, deadline=None)


@modest
@given(st.data(), boards(), st.integers(0, 3))
def test_centre_sight_is_what_exact_geometry_says(data, board, closed):
    a, b, blockers = data.draw(squares_of(board)), data.draw(squares_of(board)), data.draw(subsets(board))
    blockers &= ~(1 << a | 1 << b)
    expected = reference.sees(board, closed, board.place(a), board.place(b), blockers)
    assert sight_on(board, closed).sees(a, b, blockers) == expected
