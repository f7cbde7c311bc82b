"""Sight from centre to centre is what exact geometry says."""

from hypothesis import given, settings
from hypothesis import strategies as st

from board import reference
from board.boards import boards, squares_of, subsets
from undercroft.board.bits import squares
from undercroft.board.lines import line
from undercroft.board.sight import HEAVY, LIGHT, blockers, sight_on, skyline
from undercroft.board.text import read
from undercroft.proofs.checklist import rule

modest = settings(max_examples=80, deadline=None)


@modest
@given(st.data(), boards(), st.integers(0, 3))
def test_centre_sight_is_what_exact_geometry_says(data, board, closed):
    a, b, blockers = data.draw(squares_of(board)), data.draw(squares_of(board)), data.draw(subsets(board))
    blockers &= ~(1 << a | 1 << b)
    expected = reference.sees(board, closed, board.place(a), board.place(b), blockers)
    assert sight_on(board, closed).sees(a, b, blockers) == expected


@modest
@given(st.integers(-6, 6), st.integers(-6, 6))
def test_a_line_crosses_and_touches_the_squares_exact_geometry_says(dx, dy):
    drawn = line(dx, dy, 40)
    ends = ((0, 0), (dx, dy))
    through, touched = set(), set()
    for x in range(-7, 8):
        for y in range(-7, 8):
            if (x, y) in ends:
                continue
            if reference.line_meets_inside((0, 0), (dx, dy), (x, y)):
                through.add(y * 40 + x)
            if reference.line_meets_closed((0, 0), (dx, dy), (x, y)):
                touched.add(y * 40 + x)
    assert {s + drawn.base for s in squares(drawn.through)} == through
    assert {s + drawn.base for s in squares(drawn.touched)} == touched


@modest
@given(st.data(), boards(), st.integers(0, 3))
def test_sight_is_the_same_both_ways(data, board, closed):
    a, b, block = data.draw(squares_of(board)), data.draw(squares_of(board)), data.draw(subsets(board))
    sight = sight_on(board, closed)
    assert sight.sees(a, b, block) == sight.sees(b, a, block)


def looks(text, tall=None, viewer=2, target=2):
    """From V to T over elements by mark: (seen, cover), with beds b, wooden cupboards c and columns o."""
    drawing = read(text)
    sight = sight_on(drawing.board, drawing.closed)
    heights = {"b": 1, "c": 2, "o": 4, **(tall or {})}
    sky = skyline((drawing.all(mark), height) for mark, height in heights.items())
    v, t = drawing.where("V"), drawing.where("T")
    seen = sight.sees(v, t, blockers(sky, viewer, target))
    return seen, sight.cover(v, t, drawing.all("b") | drawing.all("c"), drawing.all("o"))


@rule("UN-0327", "UN-X34")
def test_nothing_between_is_clear():
    assert looks("V...T") == (True, 0)


@rule("UN-0334", "UN-X34")
def test_a_bed_beside_the_target_on_the_line_is_light_cover():
    assert looks("V..bT") == (True, LIGHT)


@rule("UN-0336")
def test_a_bed_away_from_the_target_is_no_cover():
    assert looks("V.b.T") == (True, 0)


@rule("UN-0335", "UN-X34")
def test_the_line_that_touches_the_corner_of_a_bed_gives_light_cover():
    assert looks("V..\n..b\n..T") == (True, LIGHT)


@rule("UN-0335", "UN-0337", "UN-X34")
def test_the_line_that_touches_the_corner_of_a_column_gives_heavy_cover():
    assert looks("V..\n..o\n..T") == (True, HEAVY)


@rule("UN-0329", "UN-X34")
def test_a_column_or_a_cupboard_on_the_line_hides_an_equal():
    assert not looks("V.o.T")[0]
    assert not looks("V.c.T")[0]


@rule("UN-0329", "UN-X34")
def test_a_troll_is_seen_over_the_cupboard_with_light_cover():
    assert looks("V..cT", target=3) == (True, LIGHT)


@rule("UN-0331", "UN-G21", "UN-X35")
def test_somebody_on_a_shrine_is_seen_over_a_figure_on_the_ground():
    assert not looks("V.s.T", {"s": 2}, target=2)[0]
    assert looks("V.s.T", {"s": 2}, target=3) == (True, 0)


@rule("UN-0338", "UN-X35")
def test_a_tree_hides_even_what_flies():
    assert not looks("V.t.T", {"t": 4}, target=4)[0]


@rule("UN-0333")
def test_a_closed_door_stops_sight_and_an_open_one_does_not():
    assert looks("+-+-+\n|V=T|\n+-+-+") == (False, 0)
    assert looks("+-+-+\n|V/T|\n+-+-+") == (True, 0)


@rule("UN-0408", "UN-X50")
def test_a_line_past_a_door_jamb_touches_it():
    assert looks("+-+-+\n|V|.|\n+ + +\n|. T|\n+-+-+") == (True, HEAVY)


def test_a_line_does_not_pass_between_two_corners_that_meet():
    assert not looks("V#\n#T")[0]
    assert not looks("Vo\noT")[0]
    assert not looks("V#\noT")[0]
    assert not looks("Vo\n#T")[0]
    assert looks("V#\n.T") == (True, HEAVY)


@rule("UN-0326")
def test_a_large_figure_looks_from_its_best_square():
    drawing = read("VV.#.\nVV...\n....T")
    sight = sight_on(drawing.board)
    v, t = drawing.all("V"), drawing.all("T")
    assert sight.best(v, t, v, heavy=0) == (0, drawing.board.parse("a1"), drawing.where("T"))
    assert sight.best(v, t, drawing.board.floor) is None


def test_seen_keeps_the_targets_in_view():
    drawing = read("V.#T\n...T\n...T")
    seen = sight_on(drawing.board).seen(drawing.where("V"), drawing.all("T"))
    assert squares(seen) == [drawing.board.parse("d2"), drawing.board.parse("d3")]


@rule("LE-0040", "LE-G46")
def test_a_line_through_a_square_may_miss_the_model_in_it():
    board = read("........\n........").board
    ray = sight_on(board).ray(board.parse("a1"), board.parse("h2"))
    assert squares(ray.through) == [board.parse(name) for name in ("b1", "c1", "d1", "e2", "f2", "g2")]
    assert squares(ray.struck) == [board.parse(name) for name in ("b1", "c1", "f2", "g2")]


def test_a_square_sees_itself():
    board = read("#.#").board
    assert sight_on(board).sees(board.parse("b1"), board.parse("b1"), board.floor)


@rule("LE-G66")
def test_rows_columns_and_diagonals_are_straight_lines():
    assert line(4, 0, 9).straight
    assert line(0, -2, 9).straight
    assert line(-3, 3, 9).straight
    assert not line(1, 2, 9).straight


@modest
@given(st.data(), boards())
def test_a_ray_is_clear_when_its_sight_is(data, board):
    a, b, block = data.draw(squares_of(board)), data.draw(squares_of(board)), data.draw(subsets(board))
    ray = sight_on(board).ray(a, b)
    assert (ray is not None and ray.clear(block)) == sight_on(board).sees(a, b, block)
