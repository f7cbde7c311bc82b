"""Floods, reach and costs are what a plain search finds."""

from hypothesis import given, settings
from hypothesis import strategies as st

from board import reference
from board.boards import boards, corner_rules, diagonal, squares_of, subsets
from undercroft.board.bits import bits, squares
from undercroft.board.reach import distance, flood, lit, nearest, overlay, reach, rings
from undercroft.board.steps import Corners, steps_on
from undercroft.board.text import read
from undercroft.proofs.checklist import rule

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
    for ways in (steps, ((steps_on(board, 1), 1), (diagonal(steps), 1))):
        found = reach(ways, 1 << start, points, ~barred, costs=costs, stop=stop)
        assert list(found.layers) == expected


@modest
@given(st.data(), boards(), corner_rules)
def test_the_distance_is_the_number_of_the_first_ring_that_meets_the_goal(data, board, corners):
    start, goal = data.draw(squares_of(board)), data.draw(squares_of(board))
    steps = steps_on(board, 0, corners)
    barred = data.draw(subsets(board))
    slow = reference.dijkstra(board, 0, corners, start, 99, ~barred | 1 << goal, {}, 0)
    assert distance(steps, 1 << start, 1 << goal, ~barred) == slow.get(goal)


ROOM = read("""
    #######
    #a.~..#
    #..#..#
    #..~.b#
    #######
""")


def test_costs_that_overlap_add_up():
    assert overlay((0b0110, 1), (0b0011, 2), (0b1000, 0)) == ((0b0100, 1), (0b0001, 2), (0b0010, 3))


def test_a_stop_square_is_entered_but_not_left():
    a, board = ROOM.where("a"), ROOM.board
    found = reach(steps_on(board), 1 << a, 20, board.floor, stop=board.kind("water"))
    assert found.squares == bits(board.parse(n) for n in ("b2", "c2", "d2", "b3", "c3", "b4", "c4", "d4"))


def test_a_mover_may_leave_the_stop_square_it_starts_on():
    a, board = ROOM.where("a"), ROOM.board
    assert reach(steps_on(board), 1 << a, 1, board.floor, stop=1 << a).squares.bit_count() == 3


def test_reach_names_the_cost_of_a_goal_and_none_for_what_is_too_far():
    a, b, board = ROOM.where("a"), ROOM.where("b"), ROOM.board
    found = reach(steps_on(board), 1 << a, 7, board.floor, costs=((board.kind("water"), 2),))
    assert (found.cost(1 << board.parse("d2")), found.cost(1 << b)) == (4, None)


def test_within_counts_the_squares_up_to_a_cost():
    a, board = ROOM.where("a"), ROOM.board
    found = reach(steps_on(board), 1 << a, 5, board.floor)
    assert found.within(1) == flood(steps_on(board), 1 << a, board.floor, 1)


def test_without_points_only_the_start_is_in_reach():
    a = ROOM.where("a")
    assert reach(steps_on(ROOM.board), 1 << a, 0, ROOM.board.floor).layers == (1 << a,)


def test_rings_without_a_limit_end_with_the_board():
    a, board = ROOM.where("a"), ROOM.board
    assert sum(ring.bit_count() for ring in rings(steps_on(board), 1 << a, board.floor)) == 14


def test_a_light_shines_as_far_as_its_steps():
    a, b, board = ROOM.where("a"), ROOM.where("b"), ROOM.board
    steps = steps_on(board)
    shining = lit(steps, [(1 << a, 1), (1 << b, 0)], board.floor)
    assert squares(shining) == sorted([a, b, board.parse("c2"), board.parse("b3")])


@rule("UN-0119")
def test_no_diagonal_step_cuts_the_corner_of_an_obstacle():
    board = read("...\n...\n...").board
    steps = steps_on(board, 0, Corners.BOTH_SIDES).avoiding(1 << board.parse("b1"))
    around = steps.from_(1 << board.parse("b2"))
    assert squares(around) == [board.parse(n) for n in ("b1", "a2", "c2", "a3", "b3", "c3")]


@modest
@given(st.data(), boards(most=4))
def test_obstacle_corners_are_those_of_the_squares_beside_a_diagonal(data, board):
    obstacles = data.draw(subsets(board))
    free, careful = steps_on(board, 0, Corners.FREE), steps_on(board, 0, Corners.FREE).avoiding(obstacles)
    for a in squares(board.floor):
        (x, y), cut = board.place(a), 0
        for b in squares(diagonal(free).from_(1 << a)):
            bx, by = board.place(b)
            if obstacles >> board.square(bx, y) & 1 or obstacles >> board.square(x, by) & 1:
                cut |= 1 << b
        assert careful.from_(1 << a) == free.from_(1 << a) & ~cut


@rule("DO-0330")
def test_a_passage_under_a_bridge_joins_its_far_ends_both_ways():
    board = read("+-+-+-+\n|.|.|.|\n+-+-+-+").board
    a, c = board.parse("a1"), board.parse("c1")
    steps = steps_on(board).linked((a, c))
    assert flood(steps, 1 << a, board.floor) == flood(steps, 1 << c, board.floor) == 1 << a | 1 << c
    assert steps.into(1 << a) == 1 << c
    assert steps.into(1 << c) == 1 << a


@rule("DO-0316")
def test_the_nearest_wanted_squares_are_those_of_the_first_ring_that_has_any():
    board = read("#.#\n...\n...").board
    wanted = bits(board.parse(name) for name in ("a2", "c2", "a3"))
    found = nearest(steps_on(board), 1 << board.parse("b1"), wanted, board.floor)
    assert squares(found) == [board.parse("a2"), board.parse("c2")]
    assert nearest(steps_on(board), 1 << board.parse("b1"), 1 << board.parse("a1"), board.floor) == 0


@rule("UN-0127", "UN-0130")
def test_a_fence_stops_steps_over_it_and_past_its_ends_like_a_wall():
    walled = read("+-+-+-+\n|. . .|\n+ + +-+\n|. .|.|\n+ + + +\n|. . .|\n+-+-+-+").board
    bare = read("...\n...\n...").board
    inside = walled.everywhere & walled.everywhere >> 1, walled.everywhere & walled.everywhere >> walled.stride
    fenced = steps_on(bare, 0, Corners.BOTH_SIDES).fenced(walled.east & inside[0], walled.south & inside[1])
    expected = steps_on(walled, 0, Corners.BOTH_SIDES)
    assert all(fenced.from_(1 << square) == expected.from_(1 << square) for square in squares(bare.floor))
