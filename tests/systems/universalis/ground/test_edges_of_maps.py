"""Edges of maps: ladders, stairs, pieces, what of two levels is beside what.  UN-0125 to UN-0132, UN-1065"""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from systems.universalis.build import hero, named, position, square
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import ELEMENTS, FURNITURE
from undercroft.systems.universalis.maps.plans import Door, _fences, _walls
from undercroft.systems.universalis.maps.terrain import piece_card


@rule("UN-1065")
def test_each_piece_has_its_card_and_a_chest_is_in_nobodys_way() -> None:
    for id, card in (*BOX[FURNITURE].items(), *BOX[ELEMENTS].items()):
        assert piece_card(id) is card
    chest = piece_card("chest")
    assert chest.id not in BOX[FURNITURE]
    assert chest.id not in BOX[ELEMENTS]


@rule("UN-0131", "UN-0132")
@pytest.mark.parametrize(("laden", "times"), [(False, 1), (True, 2)])
@pytest.mark.parametrize("board", ["########\n#S..33.#\n########", "########\n#1..33.#\n########"])
def test_a_ladder_costs_a_point_for_each_level_between_its_ends(board: str, laden: bool, times: int) -> None:
    play = position(board, S=hero(at="c2"), turn="S", ladders=[["d2", "e2"], ["b2", "c2"]])
    lowest = 1 if "1" in board else 0
    costs = [cost for _, cost in play.game.terrain.ladders(laden)]
    assert sorted(costs) == sorted([3 * times, lowest * times])


@rule("UN-0127", "UN-0130")
@pytest.mark.parametrize(("run", "wide", "fenced"), [("ce", 1, {2, 3}), ("ce", 2, {2, 4})])
def test_a_stair_has_a_fence_on_either_side_and_none_within(run: str, wide: int, fenced: set[int]) -> None:
    play = position("#######\n#.....#\n#.....#\n#.....#\n#.....#\n#######", S=hero(at="b2"), turn="S")
    board = play.game.plan.board
    rows = [3, 4][:wide]
    runs = [[square(play, f"{column}{row}") for column in "cde"] for row in rows]
    stairs = sum(1 << at for one in runs for at in one)
    east, south = _fences(board, runs, stairs)
    assert not east
    assert named(play, south) == {f"{column}{row}" for column in "cde" for row in fenced}
    upright = [[square(play, f"{column}{row}") for row in (2, 3, 4)] for column in "cd"[:wide]]
    stairs = sum(1 << at for one in upright for at in one)
    east, south = _fences(board, upright, stairs)
    assert not south
    assert named(play, east) == {f"{column}{row}" for column in ("bc" if wide == 1 else "bd") for row in (2, 3, 4)}


@rule("UN-0125")
@pytest.mark.parametrize(("level", "beside"), [(1, True), (2, False), (3, False)])
def test_squares_are_beside_each_other_where_no_more_than_one_level_lies_between(level: int, beside: bool) -> None:
    play = position(f"#####\n#.{level}.#\n#...#\n#####", S=hero(at="b2"), turn="S")
    around = named(play, play.game.terrain.around[1 << square(play, "b2")])
    assert ("c2" in around) is beside
    assert {"b3", "c3"} <= around
    back = named(play, play.game.terrain.around[1 << square(play, "c2")])
    assert ("b2" in back) is beside


@rule("UN-0032", "UN-0133")
@pytest.mark.parametrize(("area", "other", "east", "south"), [("bc2", "bc3", "", "bc2"), ("b23", "c23", "b23", "")])
def test_walls_stand_where_two_sections_meet_but_not_in_their_doors(
    area: str, other: str, east: str, south: str
) -> None:
    play = position("#######\n#.....#\n#.....#\n#.....#\n#######", S=hero(at="b2"), turn="S")

    def bits(name: str) -> int:
        columns = [sign for sign in name if sign.isalpha()]
        return sum(1 << square(play, column + row) for column in columns for row in name if row.isdigit())

    areas, board = [bits(area), bits(other)], play.game.plan.board
    assert _walls(board, areas, ()) == (bits(east), bits(south))
    door = Door(bits("b2") if east else 0, bits("b2") if south else 0)
    assert _walls(board, areas, (door,)) == (bits(east) & ~bits("b2"), bits(south) & ~bits("b2"))
    assert _walls(board, areas[:1], ()) == (0, 0)
