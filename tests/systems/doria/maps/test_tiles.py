"""The 48 Room Tiles, each by itself."""

from __future__ import annotations

import pytest

from undercroft.board.bits import Bits, squares
from undercroft.board.facing import Facing
from undercroft.board.grid import Board
from undercroft.board.reach import flood
from undercroft.board.steps import steps_on
from undercroft.board.text import read
from undercroft.board.tiles import Opening, openings, turned
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.cards.definitions import TILES
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.dungeon.secret_doors import SPLIT
from undercroft.systems.doria.maps.tiles import ENTRANCE, ICONS, LEGEND, RED, RUNES, SIDE, TREASURE, misplaced, shape

CODES = [f"{letter}-{n}" for letter in "abcdef" for n in range(1, 9)]
MIDDLE = SIDE // 2


def board(code: str) -> Board:
    return shape(library()[TILES][code])


def gaps(code: str) -> dict[str, list[Opening]]:
    found = openings(board(code))
    return {"doors": [gap for gap in found if gap.width == 1], "open": [gap for gap in found if gap.width > 1]}


def parts(tile: Board) -> list[Bits]:
    """The parts of a tile that are not connected with each other, Holes and doors counted as passable."""
    left, found = tile.floor, []
    while left:
        part = flood(steps_on(tile), left & -left, tile.floor)
        found.append(part)
        left &= ~part
    return found


@rule("DO-C02", "DO-C139")
def test_there_are_eight_tiles_for_each_of_six_letters():
    assert list(library()[TILES]) == CODES


@rule("DO-C02")
@pytest.mark.parametrize("code", CODES)
def test_a_tile_has_five_by_five_squares(code):
    assert (board(code).width, board(code).height) == (SIDE, SIDE)


@pytest.mark.parametrize("code", CODES)
def test_a_tile_is_drawn_with_signs_that_mean_something(code):
    assert not read(library()[TILES][code].drawing, LEGEND).marks


def test_no_two_tiles_are_alike_however_they_are_turned():
    plain = {
        code: Board(SIDE, SIDE, floor=one.floor, east=one.east, south=one.south, doors=one.doors)
        for code in CODES
        for one in [board(code)]
    }
    red = {code: board(code).kind(RED) for code in CODES}
    seen: dict[object, str] = {}
    for code, tile in plain.items():
        with_red = Board(SIDE, SIDE, floor=tile.floor & ~red[code], east=tile.east, south=tile.south, doors=tile.doors)
        for turns in range(4):
            other = turned(with_red, turns)
            key = (other.floor, other.east, other.south, frozenset(other.doors))
            assert seen.setdefault(key, code) == code, f"{code} is {seen[key]} again"


@rule("DO-0276", "DO-G01")
@pytest.mark.parametrize("code", CODES)
def test_a_door_is_in_the_middle_of_a_side_and_an_open_side_about_it(code):
    for gap in openings(board(code)):
        first = gap.x if gap.side in (Facing.NORTH, Facing.SOUTH) else gap.y
        assert (first, gap.width) in ((MIDDLE, 1), (MIDDLE - 1, 3), (MIDDLE - 2, 5)), gap


@pytest.mark.parametrize("code", CODES)
def test_every_gap_of_one_square_is_a_door_and_every_other_is_none(code):
    tile = board(code)
    edges = {edge for door in tile.doors for edge in (*squares(door.east), *squares(door.south))}
    assert len(tile.doors) == len(edges) == len(gaps(code)["doors"])


@pytest.mark.parametrize("code", [code for code in CODES if code not in ("e-8", "f-3")])
def test_a_tile_is_one_part(code):
    assert len(parts(board(code))) == 1


@rule("DO-C137", "DO-0303")
def test_e_8_is_a_smaller_and_a_larger_room_with_open_sides_and_wall_between_them_on_its_middle_square():
    tile = board(SPLIT)
    small, large = sorted(parts(tile), key=int.bit_count)
    middle = tile.square(MIDDLE, MIDDLE)
    assert small.bit_count() < large.bit_count()
    assert tile.solid == 1 << middle
    assert gaps(SPLIT)["open"]
    around = [middle + 1, middle - 1, middle + tile.stride, middle - tile.stride]
    assert any(small >> square & 1 for square in around)
    assert any(large >> square & 1 for square in around)
    opened = Board(SIDE, SIDE, floor=tile.floor | 1 << middle, east=tile.east, south=tile.south)
    assert len(parts(opened)) == 1


@rule("DO-0330", "DO-C138")
def test_the_passage_under_the_bridge_of_f_3_has_four_squares():
    below, above = sorted(parts(board("f-3")), key=int.bit_count)
    assert below.bit_count() == 4
    assert above.bit_count() == 5


@rule("DO-C128", "DO-0181", "DO-0325")
def test_a_1_has_six_start_positions_three_entrances_a_door_on_the_right_and_another():
    tile = board("a-1")
    assert all(tile.kind(f"start-{n}").bit_count() == 1 for n in range(1, 7))
    assert tile.kind(ENTRANCE).bit_count() == 3
    sides = [gap.side for gap in gaps("a-1")["doors"]]
    assert Facing.EAST in sides
    assert len(sides) > 1
    assert not gaps("a-1")["open"]


@rule("DO-0328")
def test_a_1_points_north_from_its_stairs():
    tile = board("a-1")
    assert {tile.place(square)[1] for square in squares(tile.kind(ENTRANCE))} == {SIDE - 1}


DOORS_AND_OPEN_SIDES = [
    ("a-3", 1, 0),
    ("b-4", 0, 2),
    ("b-7", 1, 2),
    ("c-7", 2, 0),
    ("e-3", 4, 0),
    ("f-1", 3, 0),
    ("f-5", 1, 1),
]


@rule("DO-C129", "DO-C130", "DO-C131", "DO-C132", "DO-C133", "DO-C134", "DO-C135", "DO-G68")
@pytest.mark.parametrize(("code", "doors", "sides"), DOORS_AND_OPEN_SIDES)
def test_tiles_of_the_examples_have_their_doors_and_open_sides(code, doors, sides):
    assert (len(gaps(code)["doors"]), len(gaps(code)["open"])) == (doors, sides)


@rule("DO-C136")
def test_c_8_has_a_door_at_the_top_and_icons_of_all_colours_five_of_them_for_five_characters():
    assert [gap.side for gap in gaps("c-8")["doors"]] == [Facing.NORTH]
    count = {colour: board("c-8").kind(f"icon-{colour}").bit_count() for colour in ICONS}
    assert all(count.values())
    assert sum(count.values()) - count["red"] >= 5


@rule("DO-G02")
@pytest.mark.parametrize("code", [code for code in CODES if code != "c-8"])
def test_a_tile_but_for_the_hall_of_many_guards_has_at_most_two_white_icons_and_one_of_each_other_colour(code):
    count = {colour: board(code).kind(f"icon-{colour}").bit_count() for colour in ICONS}
    assert count["white"] <= 2
    assert all(count[colour] <= 1 for colour in ICONS if colour != "white")


@rule("DO-C140", "DO-0326")
def test_all_that_is_printed_on_tiles_occurs():
    kinds = {kind for code in CODES for kind in board(code).kinds}
    wanted = {RED, TREASURE, ENTRANCE, *(f"icon-{one}" for one in ICONS), *(f"rune-{one}" for one in RUNES)}
    assert wanted <= kinds


def test_nothing_is_printed_before_a_door():
    for code in CODES:
        tile = board(code)
        icons = sum(there for kind, there in tile.kinds.items() if kind.startswith("icon") or kind == RED)
        for gap in gaps(code)["doors"]:
            assert not icons >> tile.square(gap.x, gap.y) & 1, code


def test_half_of_the_tiles_hold_treasure():
    assert 16 <= sum(bool(board(code).kind(TREASURE)) for code in CODES) <= 32


def test_every_tile_can_be_entered():
    assert all(openings(board(code)) for code in CODES)


# tiles of authors

PLAIN = "+-+-+=+-+-+\n|. . . . .|\n+ + + + + +\n|. . . . .|\n+ + + + + +\n|. . . . .|\n+ + + + + +\n|. . . . .|\n"
PLAIN += "+ + + + + +\n|. . . . .|\n+-+-+-+-+-+\n"


@rule("DO-0276", "DO-G01")
def test_a_tile_to_which_others_would_not_fit_is_refused_in_words():
    assert list(misplaced(read(PLAIN, LEGEND).board)) == []
    (closed,) = misplaced(read(PLAIN.replace("=", "-"), LEGEND).board)
    assert closed.startswith("no door")
    (beside,) = misplaced(read(PLAIN.replace("+-+-+=+-+-+", "+-+=+-+-+-+"), LEGEND).board)
    assert beside == "an opening of 1 squares in the north; expected 1, 3 or 5 about the middle"
    (bare,) = misplaced(read(PLAIN.replace("=", " "), LEGEND).board)
    assert bare.startswith("an opening of one square is a door")
    (uneven,) = misplaced(read(PLAIN.replace("+-+-+=+-+-+", "+-+ + +-+-+"), LEGEND).board)
    assert uneven == "an opening of 2 squares in the north; expected 1, 3 or 5 about the middle"
    assert list(misplaced(read(PLAIN.replace("+-+-+=+-+-+", "+-+ + + +-+"), LEGEND).board)) == []
