"""Paths are cheapest, and equal ones are chosen as stated."""

from hypothesis import given, settings
from hypothesis import strategies as st

from board import reference
from board.boards import boards, corner_rules, diagonal, squares_of, subsets
from undercroft.board.bits import bits, squares
from undercroft.board.paths import onward, path, routes, step_towards
from undercroft.board.reach import overlay, reach
from undercroft.board.steps import Corners, steps_on
from undercroft.board.text import read

modest = settings(max_examples=80, deadline=None)


@modest
@given(st.data(), boards(most=5), corner_rules)
def test_routes_hold_exactly_the_squares_of_all_cheapest_ways(data, board, corners):
    start, goal = data.draw(squares_of(board)), data.draw(squares_of(board))
    stop, dear = data.draw(subsets(board)), data.draw(subsets(board))
    extra = dict.fromkeys(squares(dear), 1)
    cost = reference.dijkstra(board, 1, corners, start, 12, -1, extra, stop)
    steps = steps_on(board, 1, corners)
    found = routes(reach(steps, 1 << start, 12, -1, costs=((dear, 1),), stop=stop), 1 << goal)
    if goal not in cost:
        assert found == ()
        return
    on = {goal}
    for here in sorted(cost, key=lambda square: -cost[square]):
        if here in on:
            on |= {
                before
                for before in cost
                if here in reference.neighbours(board, 1, corners, before)
                and cost[before] + 1 + extra.get(here, 0) == cost[here]
                and (before == start or not stop >> before & 1)
            }
    assert found == tuple(bits(s for s in on if cost[s] == k) for k in range(cost[goal] + 1))


@modest
@given(st.data(), boards(most=5), corner_rules)
def test_a_path_steps_legally_and_costs_what_the_goal_costs(data, board, corners):
    start, goal = data.draw(squares_of(board)), data.draw(squares_of(board))
    dear = data.draw(subsets(board))
    found = reach(steps_on(board, 0, corners), 1 << start, 12, -1, costs=overlay((dear, 2)))
    way = path(found, 1 << goal)
    cost = found.cost(1 << goal)
    if cost is None or start == goal:
        assert way == []
        return
    assert way[-1] == goal
    for here, there in zip([start, *way], way):
        assert there in reference.neighbours(board, 0, corners, here)
    assert sum(1 + 2 * (dear >> square & 1) for square in way) == cost


@modest
@given(st.data(), boards(most=5), corner_rules, st.integers(1, 3))
def test_a_path_found_the_short_way_is_the_one_found_the_long_way(data, board, corners, price):
    start, goal = data.draw(squares_of(board)), data.draw(squares_of(board))
    stop, dear = data.draw(subsets(board)), data.draw(subsets(board))
    steps = steps_on(board, 1, corners)
    for ways in (steps, ((steps_on(board, 1), 1), (diagonal(steps), price))):
        found = reach(ways, 1 << start, 12, -1, costs=((dear, 1),), stop=stop)
        assert path(found, 1 << goal) == path(found, 1 << goal, prefer=(-1,))


OPEN = read("....\n....\n....")


def names(way):
    return [OPEN.board.name(square) for square in way]


def free(start="a1", corners=Corners.ORTHOGONAL):
    return reach(steps_on(OPEN.board, 0, corners), 1 << OPEN.board.parse(start), 9, OPEN.board.floor)


def test_of_equal_ways_the_lowest_square_number_comes_first():
    assert names(path(free(), 1 << OPEN.board.parse("b3"))) == ["b1", "b2", "b3"]


def test_orthogonal_steps_come_before_diagonal_ones():
    way = free("a1", Corners.FREE)
    goal = 1 << OPEN.board.parse("d2")
    assert names(path(way, goal)) == ["b1", "c1", "d2"]
    back = free("d2", Corners.FREE)
    goal = 1 << OPEN.board.parse("a1")
    assert names(path(back, goal)) == ["c2", "b2", "a1"]
    assert names(path(back, goal, straight_first=False)) == ["c1", "b1", "a1"]


def test_a_preference_decides_between_equal_ways():
    wish = 1 << OPEN.board.parse("a2")
    assert names(path(free(), 1 << OPEN.board.parse("b3"), prefer=(wish,)))[0] == "a2"


def test_all_first_steps_are_offered():
    found = free("b2")
    towards = step_towards(found, 1 << OPEN.board.parse("d3"))
    assert names(squares(towards)) == ["c2", "b3"]
    assert onward(found, routes(found, 1 << OPEN.board.parse("d3")), OPEN.board.parse("c2"), 1).bit_count() == 2


def test_there_is_no_first_step_to_where_nobody_gets():
    assert step_towards(free(), 1 << 99) == 0


def test_the_nearest_of_several_goals_is_taken():
    goals = bits(OPEN.board.parse(name) for name in ("d3", "b2"))
    assert names(path(free(), goals))[-1] == "b2"
