"""Floods, reach and costs are what a plain search finds."""

from hypothesis import given, settings
from hypothesis import strategies as st

from board import reference
from board.boards import boards, corner_rules, squares_of, subsets
from undercroft.board.bits import bits, squares
from undercroft.board.reach import flood, overlay, reach, rings
from undercroft.board.steps import steps_on

modest = settings(max_examples=80, deadline=None)


@modest
@given(st.data(), boards(), corner_rules, st.integers(0, 3))
def test_a_step_goes_where_the_slow_search_may_step(data, board, corners, closed):
    start = data.draw(squares_of(board))
    steps = steps_on(board, closed, corners)
    assert squares(steps.from_(1 << start)) == reference.neighbours(board, closed, corners, start)


@modest
@given(st.data(), boards(), corner_rules)
def test_stepping_into_is_stepping_from_reversed(data, board, corners):
    goal = data.draw(squares_of(board))
    steps = steps_on(board, 1, corners)
    before = [s for s in squares(board.floor) if steps.from_(1 << s) >> goal & 1]
    assert squares(steps.into(1 << goal)) == before


@modest
@given(st.data(), boards(), corner_rules, st.booleans(), st.integers(0, 7))
def test_a_flood_holds_the_squares_within_so_many_steps(data, board, corners, walls, limit):
    board = board if walls else data.draw(boards(walls=False))
    start, barred = data.draw(squares_of(board)), data.draw(subsets(board))
    steps = steps_on(board, 2 if walls else 0, corners)
    slow = reference.dijkstra(board, 2 if walls else 0, corners, start, limit, ~barred, {}, 0)
    assert squares(flood(steps, 1 << start, ~barred, limit)) == sorted(slow)
    found = rings(steps, 1 << start, ~barred, limit)
    assert {s: n for n, ring in enumerate(found) for s in squares(ring)} == slow


@modest
@given(st.data(), boards(), corner_rules, st.integers(0, 9))
def test_layered_costs_are_the_costs_of_dijkstra(data, board, corners, points):
    start = data.draw(squares_of(board))
    barred, stop, dear, dearer = (data.draw(subsets(board)) for _ in range(4))
    costs = overlay((dear, 1), (dearer, 2))
    extra = {s: (dear >> s & 1) + 2 * (dearer >> s & 1) for s in squares(dear | dearer)}
    slow = reference.dijkstra(board, 1, corners, start, points, ~barred, extra, stop)
    steps = steps_on(board, 1, corners)
    expected = [bits(s for s in slow if slow[s] == k) for k in range(points + 1)]
    for ways in (steps, ((steps.orthogonal(), 1), (steps.diagonal(), 1))):
        found = reach(ways, 1 << start, points, ~barred, costs=costs, stop=stop)
        assert list(found.layers) == expected
