"""Drawings of positions, cut into tiles."""

from __future__ import annotations

from undercroft.crawl.sketches import sketch
from undercroft.systems.doria.maps.tiles import tiles


def test_a_plain_drawing_is_filled_up_to_whole_tiles_with_walls_around():
    found = sketch(tiles(), "W..\n...", "W")
    board = tiles().board(found.plan)
    assert len(found.plan.laid) == 1
    assert board.floor.bit_count() == 6
    assert not tiles().exits(found.plan)


def test_a_wide_drawing_is_several_tiles_of_one_large_room():
    found = sketch(tiles(), "\n".join(["." * 12] * 5))
    assert len(found.plan.laid) == 3
    assert tiles().room(found.plan, 0) == (0, 1, 2)


def test_doors_between_tiles_are_doors_and_a_slash_is_an_open_one():
    rows = ["+-+-+-+-+-+-+-+-+-+-+"]
    for n in range(5):
        rows.append("|. . . . ." + ("/" if n == 2 else "|") + ". . . . .=" if n == 2 else "|. . . . .|. . . . .|")
        rows.append("+-+-+-+-+-+-+-+-+-+-+" if n == 4 else "+ + + + + + + + + + +")
    found = sketch(tiles(), "\n".join(rows))
    assert len(tiles().board(found.plan).doors) == 2
    assert found.opened == (0,)
    assert len(tiles().exits(found.plan)) == 1


def test_letters_that_name_figures_stand_on_floor_whatever_else_they_mean():
    found = sketch(tiles(), "w....\n.....\n.....\n.....\n....g", "g")
    board = tiles().board(found.plan)
    assert set(found.marks) == {"g"}
    assert board.kind("icon-white").bit_count() == 1
    assert board.kind("icon-green").bit_count() == 0


def test_where_nothing_is_drawn_no_tile_lies():
    rows = ["#" * 5 + "." * 5] * 5 + ["." * 10] * 5
    assert len(sketch(tiles(), "\n".join(rows)).plan.laid) == 3
