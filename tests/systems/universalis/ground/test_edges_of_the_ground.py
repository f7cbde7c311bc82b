"""Edges of the ground: bases of two squares, distances, steps and pits.  UN-0125 to UN-0363, UN-1409"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, hero, named, orc, position, square, troll
from systems.universalis.rooms import rooms
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.dark.power_cards import refuges
from undercroft.systems.universalis.ground.engagement import pressed
from undercroft.systems.universalis.ground.long_weapons import farther_range
from undercroft.systems.universalis.ground.sight import gap, line_of
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import run_of, squeezed
from undercroft.systems.universalis.maps.terrain import step_costs

RIDER = {"creature": "wolf-rider", "hands": ["short-sword"]}
LANE = "##########\n#........#\n#.######.#\n#.######.#\n#........#\n##########"


def hall(board: str = HALL, **people: Any) -> Play:
    return position(board, turn="S", **{"S": hero(at="b2"), **people})


@rule("UN-0159", "UN-0210")
@pytest.mark.parametrize("facing", ["south", "east"])
def test_a_base_of_two_squares_runs_only_where_it_has_room(facing: str) -> None:
    board = "##########\n#........#\n#.......##\n#######.##\n##########"
    play = position(board, turn="S", S=hero(at="b2"), k={**RIDER, "at": "e2", "facing": facing})
    small = position(board, turn="S", S=hero(at="b2"), k=orc(at="e2"))
    reached = {
        name: named(one, run_of(Standpoint(one.game, one.who("k")), 6).squares)
        for name, one in (("rider", play), ("orc", small))
    }
    assert "i2" in reached["orc"]
    assert reached["rider"] < reached["orc"] | {"e2", "e3", "f2"}


@rule("UN-0158")
@pytest.mark.parametrize("facing", ["south", "east"])
def test_a_base_of_two_squares_is_squeezed_where_one_of_them_is_obstructed(facing: str) -> None:
    def stands(kind: str) -> bool:
        both = [{"kind": "column", "at": at} for at in ("e6", "f5")] if kind else []
        play = hall(k={**RIDER, "at": "e5", "facing": facing}, furniture=both)
        return squeezed(play.game, play.who("k"))

    assert (stands(""), stands("columns")) == (False, True)
    assert not squeezed(*(lambda play: (play.game, play.who("S")))(hall()))


@rule("UN-0587", "UN-0620")
@pytest.mark.parametrize("facing", ["south", "east"])
def test_a_creature_on_two_squares_vanishes_only_to_where_it_has_room(facing: str) -> None:
    people = {"S": hero(at="a1"), "k": {**RIDER, "at": "c1", "facing": facing}, "m": orc(at="a2")}
    column = [{"kind": "column", "at": "e2"}]
    play = position(rooms([4, 1], 2, {0: (1, "/")}), turn="S", explored=["e1"], furniture=column, **people)
    assert "e1" in named(play, refuges(play.game, play.who("m")))
    assert "e1" not in named(play, refuges(play.game, play.who("k")))


@rule("UN-0363")
@pytest.mark.parametrize(("at", "far"), [("b5", 3), ("k5", 5), ("e2", 3), ("e9", 3)])
def test_how_far_it_is_to_a_larger_base_counts_to_its_nearest_square(at: str, far: int) -> None:
    play = hall(S=hero(at=at), k=troll(at="e5"))
    mine, theirs = play.game.cover(play.who("S")), play.game.cover(play.who("k"))
    assert gap(play.game, mine, theirs) == gap(play.game, theirs, mine) == far


@rule("UN-0163", "UN-0287")
def test_nobody_is_pressed_where_there_is_no_enemy() -> None:
    play = hall()
    assert not pressed(play.game, play.who("S"))


@rule("UN-0136", "UN-0143")
def test_a_square_that_is_difficult_and_an_allys_costs_two_more_and_one_of_both_one() -> None:
    assert step_costs(0b0110, 0b0011) == ((0b0101, 1), (0b0010, 2))
    assert step_costs(0b0010, 0b0010) == ((0b0010, 2),)
    assert step_costs(0b0100, 0b0001) == ((0b0101, 1),)
    assert step_costs(0, 0) == ()


@rule("UN-0149")
@pytest.mark.parametrize(("viewer", "target", "seen"), [("c3", "e4", False), ("e4", "c3", False), ("b2", "c3", True)])
def test_from_a_pit_and_into_it_one_sees_only_what_is_beside_it(viewer: str, target: str, seen: bool) -> None:
    board = "######\n#....#\n#.o..#\n#....#\n######"
    play = position(board, turn="S", S=hero(at=viewer), k=orc(at=target))
    assert (line_of(play.game, play.who("S"), play.who("k")) is not None) is seen


@rule("UN-1403", "UN-1409", "UN-1410", "UN-1411")
def test_a_long_weapon_ranges_two_squares_before_its_bearer_and_nowhere_while_it_is_busy() -> None:
    play = hall(k=orc(at="e5", hands=["spear"], facing="south"))
    game, who = play.game, play.who("k")
    near = game.terrain.around[game.cover(who)]
    assert named(play, farther_range(game, who, near)) == {"c5", "c6", "c7", "d7", "e7", "f7", "g7", "g6", "g5"}
    busy = hall(S=hero(at="e4"), k=orc(at="e5", hands=["spear"], facing="south"))
    near = busy.game.terrain.around[busy.game.cover(busy.who("k"))]
    assert not farther_range(busy.game, busy.who("k"), near)
    assert square(play, "e7")
