"""The ground: distances, sight, tiles and rooms, doors."""

from __future__ import annotations

import pytest

from undercroft.board.bits import bits
from undercroft.board.layouts import Laid, Layout
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.maps.ground import Ground, ground_of

CANVAS = 35


def laid(*tiles: tuple[str, int, int] | tuple[str, int, int, int]) -> Layout:
    """Tiles by their places on a lattice, each with its quarter turns."""
    found = [Laid(code, 5 * x, 5 * y, *turns) for code, x, y, *turns in tiles]
    return Layout(CANVAS, CANVAS, tuple(found))


def ground(*tiles: tuple[str, int, int] | tuple[str, int, int, int], **more: tuple[int, ...]) -> Ground:
    return ground_of(laid(*tiles), more.pop("opened", ()), **more)


def at(board: Ground, name: str, tile: int = 0) -> int:
    """A square of a tile that lies as it was drawn, by its name there."""
    corner = board.plan.laid[tile]
    return board.board.square(corner.x + ord(name[0]) - ord("a"), corner.y + int(name[1]) - 1)


def door(board: Ground, name: str, tile: int = 0) -> int:
    """The door beside a square."""
    (number,) = board.doors_at[at(board, name, tile)]
    return number


@rule("DO-0042")
def test_only_orthogonal_squares_are_adjacent():
    hall = ground(("f-6", 3, 3))
    near = {hall.board.name(square) for square in range(hall.board.size) if hall.near[at(hall, "b2")] >> square & 1}
    assert near == {hall.board.name(at(hall, name)) for name in ("b1", "a2", "c2", "b3")}


@rule("DO-0042", "DO-0208")
def test_a_diagonal_neighbour_is_two_steps_away():
    hall = ground(("f-6", 3, 3))
    assert hall.walk(at(hall, "a1"), at(hall, "b2")) == 2


@rule("DO-G50")
def test_the_way_to_the_nearest_is_counted_over_holes():
    chasm = ground(("d-2", 3, 3))
    assert chasm.walk(at(chasm, "c2"), at(chasm, "c4")) == 2


@rule("DO-0342", "DO-G50")
def test_no_way_leads_over_rubble():
    pass_ = ground(("a-5", 3, 3))
    square = at(pass_, "c3")
    shut = ground(("a-5", 3, 3), rubble=(square,))
    assert pass_.walk(at(pass_, "c1"), at(pass_, "c5")) == 4
    assert shut.walk(at(pass_, "c1"), at(pass_, "c5")) is None


@rule("DO-0214", "DO-0339")
@pytest.mark.parametrize("name", ["b2", "d4"])
def test_nobody_stands_on_a_red_border_or_a_hole(name):
    hall = ground(("b-7", 3, 3), holes=())
    assert not hall.enterable >> at(hall, name) & 1
    plain = ground(("f-6", 3, 3))
    holed = ground(("f-6", 3, 3), holes=(at(plain, name),))
    assert plain.enterable >> at(plain, name) & 1
    assert not holed.enterable >> at(plain, name) & 1
    assert holed.passable >> at(plain, name) & 1


@rule("DO-0217", "DO-0332")
def test_a_square_of_wall_cannot_be_entered():
    hall = ground(("a-2", 3, 3))
    assert not hall.enterable >> at(hall, "b2") & 1


@rule("DO-0216")
def test_icons_treasure_runes_and_entrances_are_ordinary_squares():
    for tile, names in (("a-1", ("b3", "c5")), ("b-3", ("a5", "b5", "c3", "e5")), ("c-6", ("c1",))):
        board = ground((tile, 3, 3))
        assert all(board.enterable >> at(board, name) & 1 for name in names)


# sight


@rule("DO-0385", "DO-G52")
def test_a_line_from_any_point_to_any_point_is_enough():
    room = ground(("a-2", 3, 3))
    assert room.sees(at(room, "a1"), at(room, "c2"))
    assert not room.sees(at(room, "a1"), at(room, "c3"))


@rule("DO-0386", "DO-0332")
def test_walls_and_their_corners_stop_sight():
    cells = ground(("c-2", 3, 3))
    assert not cells.sees(at(cells, "a1"), at(cells, "b1"))
    assert not cells.sees(at(cells, "a1"), at(cells, "e1"))
    assert cells.sees(at(cells, "a3"), at(cells, "e3"))


@rule("DO-0387", "DO-0215")
def test_holes_do_not_stop_sight_and_rubble_does():
    hall = ground(("f-6", 3, 3))
    west, middle, east = (at(hall, name) for name in ("a3", "c3", "e3"))
    assert hall.sees(west, east)
    assert ground(("f-6", 3, 3), holes=(at(hall, "b3"),)).sees(west, east)
    straight = [at(hall, f"{column}{row}") for column in "c" for row in range(1, 6)]
    assert not ground(("f-6", 3, 3), rubble=tuple(straight)).sees(west, east)
    assert middle in straight


@rule("DO-0336", "DO-0335")
def test_unopened_and_blocked_doors_are_walls_to_steps_and_to_sight():
    pair = (("a-7", 3, 3), ("a-7", 3, 2))
    closed = ground(*pair)
    number = door(closed, "c1")
    opened = ground(*pair, opened=(number,))
    barred = ground(*pair, opened=(number,), barred=(number,))
    near, far = at(closed, "c1"), at(closed, "c5", 1)
    assert [one.walk(near, far) for one in (closed, opened, barred)] == [None, 1, None]
    assert [one.sees(near, far) for one in (closed, opened, barred)] == [False, True, False]


@rule("DO-0388", "DO-0114", "DO-G51")
def test_range_is_counted_orthogonally_between_squares_that_see_each_other():
    hall = ground(("f-6", 3, 3))
    assert hall.range_of(at(hall, "a1"), at(hall, "c2")) == 3
    room = ground(("a-2", 3, 3))
    assert room.range_of(at(room, "a1"), at(room, "c3")) is None


@rule("DO-0344")
def test_who_is_buried_under_rubble_is_reached_from_the_next_square_only():
    corridor = ground(("a-7", 3, 3))
    buried = ground(("a-7", 3, 3), rubble=(at(corridor, "c3"),))
    assert buried.range_of(at(corridor, "c2"), at(corridor, "c3")) == 1
    assert buried.range_of(at(corridor, "c1"), at(corridor, "c3")) is None


# the bridge


@rule("DO-0330")
def test_the_middle_of_the_passage_under_the_bridge_does_not_exist_for_steps_and_range():
    bridge = ground(("f-3", 3, 3))
    west, east = at(bridge, "b3"), at(bridge, "d3")
    assert bridge.walk(west, east) == 1
    assert bridge.range_of(at(bridge, "a3"), at(bridge, "e3")) == 3


@rule("DO-0331")
def test_who_is_under_the_bridge_and_who_is_on_it_do_not_see_each_other():
    bridge = ground(("f-3", 3, 3))
    for below in ("a3", "b3", "d3", "e3"):
        for above in ("c1", "c2", "c3", "c4", "c5"):
            assert not bridge.sees(at(bridge, below), at(bridge, above))
            assert bridge.walk(at(bridge, below), at(bridge, above)) is None


# rooms and doors


@rule("DO-0279", "DO-0290")
def test_tiles_joined_by_open_sides_are_one_room_up_to_the_doors():
    board = ground(("b-1", 3, 3), ("b-2", 3, 2), ("e-6", 3, 4), ("a-7", 4, 3))
    assert board.room(0) == board.room(2) == (0, 1, 2)
    assert board.room(3) == (3,)
    assert board.room_squares(1) == bits(
        square
        for n in (0, 1, 2)
        for square in range(board.board.size)
        if board.covers[n] >> square & 1 and board.board.floor >> square & 1
    )


@rule("DO-0245")
def test_tiles_are_linked_by_a_door_only_when_it_is_open():
    pair = (("a-7", 3, 3), ("a-7", 3, 2))
    closed = ground(*pair)
    assert not closed.linked(0, 1)
    assert ground(*pair, opened=(door(closed, "c1"),)).linked(1, 0)


def test_a_square_belongs_to_the_tile_under_it():
    board = ground(("a-7", 3, 3), ("a-7", 3, 2))
    assert (board.tile(at(board, "c1")), board.tile(at(board, "c1", 1)), board.tile(0)) == (0, 1, -1)


@rule("DO-0275")
def test_a_door_that_meets_a_wall_is_none_any_more():
    board = ground(("a-7", 3, 3), ("a-3", 3, 2, 2))
    assert at(board, "c1") not in board.doors_at


@rule("DO-0285")
def test_a_door_that_was_opened_and_blocked_still_connects():
    pair = (("a-7", 3, 3), ("a-7", 3, 2))
    number = door(ground(*pair), "c1")
    barred = ground(*pair, opened=(number,), barred=(number,))
    start = 1 << at(barred, "c3")
    assert barred.connected(start) >> at(barred, "c3", 1) & 1
    assert not ground(*pair).connected(start) >> at(barred, "c3", 1) & 1


@rule("DO-0325")
def test_start_positions_come_in_order():
    board = ground(("a-1", 3, 3))
    assert list(board.starts()) == [at(board, name) for name in ("b3", "c3", "d3", "b4", "c4", "d4")]


def test_beyond_a_door_is_the_square_on_its_other_side():
    board = ground(("a-7", 3, 3))
    for name, dx, dy in (("c1", 0, -1), ("e3", 1, 0), ("c5", 0, 1), ("a3", -1, 0)):
        there = at(board, name)
        assert board.beyond(door(board, name), there) == there + dx + dy * board.board.stride
