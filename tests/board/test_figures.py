"""Facing, footprints, zones of control and features."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from board.boards import boards, corner_rules, squares_of, subsets
from undercroft.board.bits import Square, bits, squares
from undercroft.board.control import zone
from undercroft.board.facing import EIGHT, FOUR, Facing, ahead, behind, beside, front, towards
from undercroft.board.features import Catalogue, Feature, FeatureKind, Ground
from undercroft.board.footprint import footprint, gap
from undercroft.board.grid import Board
from undercroft.board.reach import flood, reach
from undercroft.board.sight import HEAVY, LIGHT
from undercroft.board.steps import Corners, steps_on
from undercroft.board.text import read
from undercroft.proofs.checklist import rule

modest = settings(max_examples=60, deadline=None)
SIZES = [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 2)]


def named(board, found):
    return [board.name(square) for square in squares(found)]


@modest
@given(st.data(), boards(walls=False), st.sampled_from(EIGHT))
def test_arcs_are_what_measuring_along_the_facing_says(data, board, facing):
    x, y = board.place(data.draw(squares_of(board)))
    here = 1 << board.square(x, y)
    for square in squares(board.everywhere & ~here):
        column, row = board.place(square)
        along = (column - x) * facing.column + (row - y) * facing.row
        arcs = [bool(arc(board, here, facing) >> square & 1) for arc in (ahead, beside, behind, front)]
        assert arcs == [along > 0, along == 0, along < 0, along >= 0]


@rule("UN-G14")
@pytest.mark.parametrize("facing", EIGHT)
def test_of_the_eight_neighbours_five_are_in_front_and_three_behind(facing):
    board = Board(3, 3)
    here = 1 << board.parse("b2")
    assert front(board, here, facing).bit_count() == 5
    assert behind(board, here, facing).bit_count() == 3


@rule("UN-G14")
def test_a_base_of_four_squares_is_measured_from_its_rear_row():
    board = Board(4, 4)
    base = footprint(board, 2, 2).at(board.parse("b2"))
    assert named(board, behind(board, base, Facing.NORTH)) == ["a4", "b4", "c4", "d4"]
    assert named(board, ahead(board, base, Facing.NORTH)) == ["a1", "b1", "c1", "d1"]


@rule("LE-0158")
def test_a_zone_of_control_is_the_five_squares_before_and_beside():
    board = Board(3, 3)
    steps = steps_on(board, 0, Corners.BOTH_SIDES)
    held = zone(board, steps, 1 << board.parse("b2"), Facing.NORTH)
    assert named(board, held) == ["a1", "b1", "c1", "a2", "c2"]


@rule("UN-0340", "UN-0126")
def test_melee_range_is_every_adjacent_square_not_behind_a_wall():
    drawing = read("+-+-+-+\n|. . .|\n+ + + +\n|. A|.|\n+ + + +\n|. . .|\n+-+-+-+")
    steps = steps_on(drawing.board, 0, Corners.BOTH_SIDES)
    held = zone(drawing.board, steps, drawing.all("A"))
    assert named(drawing.board, held) == ["a1", "b1", "a2", "a3", "b3"]


def test_a_figure_turns_towards_what_it_looks_at():
    board = Board(9, 9)
    e5 = board.parse("e5")
    looks = {name: towards(board, e5, board.parse(name)) for name in ("e1", "h2", "i5", "a6", "d9", "b8")}
    assert looks == {
        "e1": Facing.NORTH,
        "h2": Facing.NORTH_EAST,
        "i5": Facing.EAST,
        "a6": Facing.WEST,
        "d9": Facing.SOUTH,
        "b8": Facing.SOUTH_WEST,
    }
    assert towards(board, e5, board.parse("h2"), FOUR) is Facing.NORTH
    assert Facing.NORTH.turned(3).opposite is Facing.NORTH_WEST


@modest
@given(st.data(), boards(), st.sampled_from(SIZES))
def test_a_footprint_fits_where_all_its_squares_are_free_and_no_wall_runs_through(data, board, size):
    passable = board.floor & ~data.draw(subsets(board))
    steps, print_ = steps_on(board, 1), footprint(board, *size)
    expected = []
    for anchor in squares(board.everywhere):
        x, y = board.place(anchor)
        cells = [(x + i, y + j) for j in range(size[1]) for i in range(size[0])]
        inside = all(board.contains(*cell) and passable >> board.square(*cell) & 1 for cell in cells)
        base = bits(board.square(*cell) for cell in cells) if inside else 0
        if inside and all(
            steps.from_(1 << board.square(*one)) >> board.square(*two) & 1
            for one in cells
            for two in cells
            if abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1
        ):
            expected.append(anchor)
            assert print_.at(anchor) == base
    assert squares(print_.fits(passable, steps)) == expected


@modest
@given(st.data(), boards(), corner_rules, st.sampled_from(SIZES))
def test_a_large_figure_steps_where_each_of_its_squares_may(data, board, corners, size):
    steps, print_ = steps_on(board, 2, corners), footprint(board, *size)
    large = print_.steps(steps)
    places = print_.fits(board.floor)
    for anchor in squares(places):
        x, y = board.place(anchor)
        for there in squares(places):
            dx, dy = (there % board.stride) - (anchor % board.stride), there // board.stride - anchor // board.stride
            if max(abs(dx), abs(dy)) != 1:
                continue
            every = all(
                steps.from_(1 << board.square(x + i, y + j)) >> board.square(x + i + dx, y + j + dy) & 1
                for i in range(size[0])
                for j in range(size[1])
            )
            assert bool(large.from_(1 << anchor) >> there & 1) == every


@rule("LE-0785")
def test_a_large_monster_does_not_pass_a_single_file():
    drawing = read("..#..\n.....\n..#..")
    large = footprint(drawing.board, 2, 2)
    steps = large.steps(steps_on(drawing.board))
    places = large.fits(drawing.board.floor)
    found = flood(steps, 1 << drawing.board.parse("a1"), places)
    assert named(drawing.board, found) == ["a1", "a2"]
    assert named(drawing.board, large.covered(found)) == ["a1", "b1", "a2", "b2", "a3", "b3"]


@rule("LE-0782", "UN-0156", "UN-0157")
def test_a_large_base_lands_with_any_square_where_the_move_ended():
    board = read("....\n....\n....").board
    large = footprint(board, 2, 2)
    assert named(board, large.landings(1 << board.parse("b2"), board.floor, steps_on(board))) == [
        "a1",
        "b1",
        "a2",
        "b2",
    ]


@rule("UN-0158")
def test_a_large_base_may_end_partly_on_obstructed_space():
    drawing = read("####\n....\n####")
    large = footprint(drawing.board, 2, 2)
    end = 1 << drawing.board.parse("c2")
    assert large.landings(end, drawing.board.floor) == 0
    assert large.squeezed(end, drawing.board.floor) == large.touching(end)


@modest
@given(st.data(), boards(walls=False), st.sampled_from(SIZES))
def test_the_gap_between_figures_is_that_of_their_nearest_squares(data, board, size):
    places = squares(footprint(board, *size).fits(board.everywhere))
    other = data.draw(squares_of(board))
    for anchor in places[:3]:
        base = footprint(board, *size).at(anchor)
        assert gap(board, base, 1 << other) == min(board.distance(square, other) for square in squares(base))


@rule("LE-0159", "LE-G63")
def test_each_square_of_a_hostile_zone_costs_two_once():
    drawing = read(".....\n.....")
    held = drawing.board.floor & ~(1 << drawing.board.parse("a1"))
    found = reach(steps_on(drawing.board), 1 << drawing.board.parse("a1"), 4, drawing.board.floor, costs=((held, 1),))
    assert found.cost(1 << drawing.board.parse("c1")) == 4


KINDS = Catalogue(
    {
        "bed": FeatureKind(1, 2, tall=1, cover=LIGHT, extra=1),
        "column": FeatureKind(tall=4, cover=HEAVY, enter=False),
        "hole": FeatureKind(enter=False),
    }
)
HALL = Board(4, 3)


def at(name):
    return HALL.parse(name)


def test_features_become_sets_of_squares():
    ground = Ground(0, (Feature("bed", at("a1"), turned=True), Feature("column", at("d3"))))
    found = KINDS.on(HALL, ground)
    assert named(HALL, found.barred) == ["d3"]
    assert found.costs == ((1 << at("a1") | 1 << at("b1"), 1),)
    assert (found.light, found.heavy) == (found.costs[0][0], 1 << at("d3"))
    assert named(HALL, found.sky[1]) == ["a1", "b1", "d3"]
    assert named(HALL, found.sky[4]) == ["d3"]


@rule("UN-0139", "UN-G21")
def test_furniture_raises_the_floor_one_stands_on():
    beds = tuple(Feature("bed", at(name)) for name in ("a1", "a2", "c1"))
    found = KINDS.on(HALL, Ground(0, beds))
    assert [named(HALL, level) for level in found.levels[1:]] == [["a1", "c1", "c2", "a3"], ["a2"]]


@rule("UN-0142")
def test_what_is_as_high_as_the_mover_cannot_be_passed_over():
    found = KINDS.on(HALL, Ground(0, (Feature("bed", at("a1")), Feature("hole", at("c1")))))
    assert named(HALL, found.too_high(1)) == ["a1", "c1", "a2"]
    assert named(HALL, found.too_high(2)) == ["c1"]


def test_an_arrangement_is_worked_out_once():
    ground = Ground(0, (Feature("bed", at("a1")),))
    assert KINDS.on(HALL, ground) is KINDS.on(HALL, Ground(1, ground.features))


def test_ground_is_replaced_not_changed():
    ground = Ground(0b11)
    chest = Feature("bed", Square(7))
    assert ground.opened(0).closed == 0b10
    assert ground.shut(2).closed == 0b111
    assert ground.with_feature(chest).without_feature(chest) == ground


def test_the_catalogue_forgets_when_it_grows_too_large():
    kinds = Catalogue({"hole": FeatureKind(enter=False)})
    for number in range(4097):
        kinds.on(HALL, Ground(0, (Feature("hole", Square(number)),)))
    assert kinds.on(HALL, Ground(0, (Feature("hole", Square(5)),))).barred == 1 << 5
