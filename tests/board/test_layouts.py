"""Layouts edited in play: doors put into walls, ways shut, squares blocked and dug out, passages under bridges."""

from __future__ import annotations

import pytest

from undercroft.board.bits import bits, squares
from undercroft.board.facing import FOUR, Facing
from undercroft.board.grid import Board
from undercroft.board.layouts import Laid, Layout
from undercroft.board.sight import sight_on
from undercroft.board.steps import steps_on
from undercroft.board.text import read
from undercroft.board.tiles import Opening, Tiles, by_width, openings, turned
from undercroft.kernel.ranges import boundless
from undercroft.kernel.state import decode, encode
from undercroft.proofs.checklist import rule

CELL = read("+-+-+-+\n|. . .|\n+ + + +\n|. . .=\n+ + + +\n|. . .|\n+-+-+-+").board
CROSS = read("+-+=+-+\n|#|.|#|\n+-+ +-+\n=. . .=\n+-+ +-+\n|#|~|#|\n+-+-+-+").board
HALL = read("+-+-+-+\n|. . .\n+ + + +\n=. . .\n+ + + +\n|. . .\n+-+-+-+").board
OPEN = read("+-+-+-+\n|. . .\n+ + + +\n|. . .\n+ + + +\n|. . .\n+-+-+-+").board
FLAT = read("+-+-+-+-+-+\n|#|#|.|#|#|\n+-+-+ +-+-+\n|. .|.|. .|\n+-+-+ +-+-+\n|#|#|.|#|#|\n+-+-+-+-+-+").board
BRIDGE = Board(
    FLAT.width,
    FLAT.height,
    floor=FLAT.floor,
    east=FLAT.east,
    south=FLAT.south,
    links=((FLAT.parse("b2"), FLAT.parse("d2")),),
)
GAP = read("+-+-+-+\n|. . .|\n+ + + +\n|. . .\n+ + + +\n|. . .|\n+-+-+-+").board
TILES = Tiles({"cell": CELL, "cross": CROSS, "hall": HALL, "open": OPEN, "bridge": BRIDGE, "gap": GAP})
START = Layout(9, 9, (Laid("cross", 3, 3),))
GRID = Board(9, 9)


def at(name):
    return GRID.parse(name)


def step(layout, one, other, closed=0):
    return bool(steps_on(TILES.board(layout), closed).from_(1 << at(one)) >> at(other) & 1)


def test_a_layout_is_a_value_that_a_state_can_hold():
    layout = START.with_door(at("e6"), Facing.SOUTH).shut(at("d5"), Facing.WEST).block(at("e5")).dig(at("d4"))
    assert decode(Layout, encode(layout)) == layout
    assert boundless(Layout) == []
    assert hash(layout) == hash(decode(Layout, encode(layout)))


# doors put into walls


@rule("DO-0299", "DO-0334")
def test_a_secret_door_goes_through_a_wall():
    layout = START.with_tile(Laid("cell", 3, 6))
    assert not step(layout, "e6", "e7")
    opened = layout.with_door(at("e6"), Facing.SOUTH)
    assert step(opened, "e6", "e7")
    assert not step(opened, "e6", "e7", closed=1 << len(TILES.board(opened).doors) - 1)
    assert sight_on(TILES.board(opened)).sees(at("e6"), at("e7"))


def test_a_door_goes_through_an_upright_wall_as_well():
    layout = Layout(9, 9, (Laid("cell", 0, 0, 2), Laid("cell", 3, 0)))
    assert not step(layout, "c2", "d2")
    assert step(layout.with_door(at("d2"), Facing.WEST), "c2", "d2")


@rule("DO-0307")
def test_a_door_in_an_outer_wall_is_a_way_to_go_on():
    assert [exit.side for exit in TILES.exits(START)] == [Facing.NORTH, Facing.EAST, Facing.WEST]
    *_, new = TILES.exits(START.with_door(at("e6"), Facing.SOUTH))
    assert new == Opening(4, 5, Facing.SOUTH)
    above = Layout(9, 9, (Laid("cell", 3, 3),)).with_door(at("e4"), Facing.NORTH)
    assert TILES.exits(above)[-1] == Opening(4, 3, Facing.NORTH)


def test_a_door_keeps_its_number_when_tiles_and_other_doors_come_after_it():
    layout = START.with_door(at("e6"), Facing.SOUTH)
    before = TILES.board(layout).doors
    later = layout.with_tile(Laid("cross", 6, 3)).with_door(at("h6"), Facing.SOUTH).with_tile(Laid("cell", 0, 0))
    assert TILES.board(later).doors[:4] == before
    assert squares(TILES.board(later).doors[3].south) == [at("e6")]


def test_a_side_of_a_square_is_the_same_from_both_squares():
    for side in FOUR:
        beyond = at("e5") + side.column + side.row * GRID.stride
        assert START.edge(at("e5"), side) == START.edge(beyond, side.opposite)
    assert START.with_door(at("e6"), Facing.SOUTH) == START.with_door(at("e7"), Facing.NORTH)


@pytest.mark.parametrize(("one", "side", "first"), [("d4", Facing.NORTH, (3, 3)), ("f4", Facing.EAST, (5, 3))])
def test_a_door_of_two_squares_is_one_door_and_one_way_to_go_on(one, side, first):
    wide = Layout(9, 9, (Laid("cell", 3, 3, 1),)).with_door(at(one), side, 2)
    board = TILES.board(wide)
    assert TILES.exits(wide)[-1] == Opening(*first, side, 2)
    assert sum(door.east.bit_count() + door.south.bit_count() for door in board.doors[1:]) == 2
    assert len(board.doors) == 2
    assert decode(Layout, encode(wide)) == wide


def test_a_door_is_added_once():
    once = START.with_door(at("e6"), Facing.SOUTH)
    assert once.with_door(at("e6"), Facing.SOUTH) == once


@rule("DO-0300", "DO-0303", "DO-0334")
def test_rock_that_is_dug_out_is_floor():
    layout = START.dig(at("d4")).with_door(at("d4"), Facing.SOUTH)
    assert step(layout, "d4", "d5")
    assert not step(START, "d4", "d5")


# ways shut, squares blocked


@rule("DO-0297", "DO-0335", "DO-0336")
def test_a_door_that_is_shut_is_a_wall_and_keeps_its_number():
    layout = START.with_tile(Laid("cross", 6, 3))
    shut = layout.shut(at("f5"), Facing.EAST)
    assert step(layout, "f5", "g5")
    assert not step(shut, "f5", "g5")
    assert not sight_on(TILES.board(shut)).sees(at("f5"), at("g5"))
    assert len(TILES.board(shut).doors) == len(TILES.board(layout).doors)
    assert shut.shut(at("g5"), Facing.WEST) == shut


@rule("DO-0292")
def test_what_was_shut_opens_again():
    layout = START.with_tile(Laid("cross", 6, 3))
    assert layout.shut(at("f5"), Facing.EAST).unshut(at("g5"), Facing.WEST) == layout
    assert layout.shut(at("f5"), Facing.EAST).with_door(at("f5"), Facing.EAST).walls == ()


def test_a_door_that_is_shut_leads_nowhere():
    shut = START.shut(at("f5"), Facing.EAST)
    assert [exit.side for exit in TILES.exits(shut)] == [Facing.NORTH, Facing.WEST]


@rule("DO-0342", "DO-0345")
def test_rubble_blocks_its_square_and_sight_until_it_is_cleared():
    blocked = START.block(at("e5"))
    assert step(START, "d5", "e5")
    assert not step(blocked, "d5", "e5")
    assert not sight_on(TILES.board(blocked)).sees(at("d5"), at("f5"))
    assert blocked.clear(at("e5")) == START
    assert blocked.block(at("e5")) == blocked


def test_rubble_leaves_no_water_behind_it():
    assert TILES.board(START).kind("water") == 1 << at("e6")
    assert TILES.board(START.block(at("e6"))).kind("water") == 0


def test_rubble_in_an_open_side_leaves_what_is_beside_it():
    layout = Layout(9, 9, (Laid("open", 0, 0),)).block(at("c2"))
    assert TILES.exits(layout) == [Opening(2, 0, Facing.EAST), Opening(2, 2, Facing.EAST)]
    narrower = Layout(9, 9, (Laid("open", 0, 0),)).shut(at("c3"), Facing.EAST)
    assert TILES.exits(narrower) == [Opening(2, 0, Facing.EAST, 2)]


# doors and open sides


def lay(layout, tile, exit):
    gaps = openings(TILES.tiles[tile])
    return [(laid.x, laid.y, laid.turns) for laid in TILES.placements(layout, tile, exit, by_width(gaps))]


@rule("DO-0273")
def test_a_door_is_laid_against_a_door_and_an_open_side_only_if_the_tile_has_none():
    east = TILES.exits(START)[1]
    assert lay(START, "hall", east) == [(6, 3, 0)]
    assert [turns for _, _, turns in lay(START, "open", east)] == [2, 2, 2]


@rule("DO-0278")
def test_an_open_side_is_laid_against_an_open_side():
    layout = Layout(9, 9, (Laid("hall", 0, 3),))
    exit = next(gap for gap in TILES.exits(layout) if gap.width > 1)
    assert lay(layout, "hall", exit) == [(3, 3, 2)]


@rule("DO-0280")
def test_a_tile_with_doors_alone_lies_anywhere_along_an_open_side():
    layout = Layout(9, 9, (Laid("open", 0, 3),))
    (exit,) = TILES.exits(layout)
    assert lay(layout, "cell", exit) == [(3, 2, 2), (3, 3, 2), (3, 4, 2)]


@rule("DO-0279")
def test_tiles_joined_by_open_sides_are_one_room_up_to_the_next_door():
    layout = Layout(12, 3, (Laid("cell", 0, 0), Laid("hall", 3, 0), Laid("hall", 6, 0, 2), Laid("cell", 9, 0, 2)))
    assert TILES.room(layout, 1) == TILES.room(layout, 2) == (1, 2)
    assert TILES.room(layout, 0) == (0,)


@rule("DO-0279")
def test_a_door_along_an_open_side_does_not_make_one_room():
    layout = Layout(9, 9, (Laid("open", 0, 3), Laid("cell", 3, 3, 2)))
    assert TILES.room(layout, 0) == (0,)


@rule("DO-0276", "DO-0279")
def test_a_gap_of_one_square_does_not_make_one_room_even_without_a_door():
    assert TILES.room(Layout(6, 3, (Laid("gap", 0, 0), Laid("gap", 3, 0, 2))), 0) == (0,)


@rule("DO-0281")
def test_the_doors_between_tiles_laid_together_are_known():
    layout = Layout(12, 3, (Laid("cell", 0, 0), Laid("hall", 3, 0), Laid("hall", 6, 0, 2), Laid("cell", 9, 0, 2)))
    board = TILES.board(layout)
    (number,) = squares(TILES.doors_between(layout, (1, 2, 3)))
    grid = Board(12, 3)
    assert board.beside_door(number) == bits((grid.parse("i2"), grid.parse("j2")))
    assert TILES.doors_between(layout, (1, 2)) == 0


# a passage under a bridge


@pytest.mark.parametrize("turns", range(4))
@rule("DO-0330")
def test_one_passes_under_a_bridge_as_if_nothing_were_there(turns):
    shape = turned(BRIDGE, turns)
    ((one, other),) = shape.links
    assert steps_on(shape).from_(1 << one) >> other & 1
    assert steps_on(shape).from_(1 << other) >> one & 1
    assert shape.distance(one, other) == 2


@rule("DO-0330")
def test_the_bridge_itself_is_not_entered_from_below():
    layout = Layout(9, 9, (Laid("bridge", 1, 1),))
    assert step(layout, "c3", "e3")
    assert not step(layout, "c3", "d3")
    assert step(layout, "d2", "d3")


@rule("DO-0330", "DO-0331")
def test_below_one_sees_along_the_passage_and_above_nothing_of_it():
    sight = sight_on(TILES.board(Layout(9, 9, (Laid("bridge", 1, 1),))))
    assert sight.sees(at("b3"), at("f3"))
    assert sight.sees(at("f3"), at("c3"))
    assert not sight.sees(at("b3"), at("f3"), 1 << at("c3"))
    assert not sight.sees(at("b3"), at("f3"), 1 << at("e3"))
    assert sight.sees(at("b3"), at("f3"), 1 << at("d3"))
    assert not sight.sees(at("d3"), at("c3"))
    assert sight.sees(at("d2"), at("d4"))


def test_what_stands_far_inside_a_passage_stops_sight_through_it():
    long = Board(7, 1, east=bits((11, 12)), links=((11, 13),))
    assert long.place(11) == (2, 0)
    assert sight_on(long).sees(9, 15)
    assert not sight_on(long).sees(9, 15, 1 << 10)
    assert not sight_on(long).sees(9, 15, 1 << 14)


@rule("DO-0342")
def test_rubble_at_its_end_closes_the_passage():
    layout = Layout(9, 9, (Laid("bridge", 1, 1),)).block(at("e3"))
    assert TILES.board(layout).links == ()
    assert not sight_on(TILES.board(layout)).sees(at("c3"), at("f3"))


def test_boards_that_differ_in_a_passage_alone_are_different():
    assert FLAT != BRIDGE
