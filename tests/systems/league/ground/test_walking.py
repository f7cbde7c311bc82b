"""How far a model walks, and along which squares."""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, monster, position
from undercroft.board.bits import squares
from undercroft.proofs.checklist import rule
from undercroft.systems.league.ground import walking
from undercroft.systems.league.vignettes.positions import name_square

LANE = """
.........
....W....
.........
"""
CORRIDOR = "W........"


def named(play, there):
    return {name_square(play.state.plan, int(square)) for square in squares(there)}


def model(play, name):
    return play.game.model(play.names[name])


def reached(play, name, points=None):
    one = model(play, name)
    return named(play, walking.ends(play.game, one, walking.reach(play.game, one, points)))


@rule("LE-0146")
def test_a_move_goes_up_to_its_movement_straight_or_diagonally():
    play = position("W.......\n........\n........\n........\n........\n........", W=hero())
    there = reached(play, "W")
    assert {"e1", "e5", "a5"} <= there
    assert not {"f1", "f6", "a6"} & there


@rule("LE-0147")
@pytest.mark.parametrize(("other", "passes"), [({"X": hero("ogrim", at="b1")}, True), ({"h": goblin(at="b1")}, False)])
def test_diagonally_between_two_models_only_if_both_are_friends(other, passes):
    friend = {"Y": hero("sylwen", at="a2")} if "X" in other else {"g": goblin(at="a2")}
    play = position("W..\n...\n...", W=hero(at="a1"), **other, **friend)
    assert ("b2" in reached(play, "W", 1)) == passes


@rule("LE-0147")
def test_one_foe_of_the_two_bars_the_way_between():
    play = position("W..\n...\n...", W=hero(at="a1"), X=hero("ogrim", at="b1"), g=goblin(at="a2"))
    assert "b2" not in reached(play, "W", 1)


@rule("LE-0148")
def test_nobody_moves_through_another():
    play = position(CORRIDOR, W=hero(), X=hero("ogrim", at="c1"))
    assert reached(play, "W") == {"b1"}


@rule("LE-0148", "LE-0533")
def test_whoever_is_knocked_out_is_stepped_over_and_nobody_stops_there():
    play = position(CORRIDOR, W=hero(), X=hero("ogrim", at="c1", hp=0), g=goblin(at="d1"))
    assert reached(play, "W") == {"b1"}
    assert "b1" in reached(play, "g")
    open_way = position(CORRIDOR, W=hero(), X=hero("ogrim", at="c1", hp=0), g=goblin(at="h1"))
    assert reached(open_way, "W") == {"b1", "d1", "e1"}


@rule("LE-0149", "LE-G64")
def test_walls_are_not_passed_nor_their_corners_cut():
    board = """
    +-+-+-+
    |W . .|
    + +-+ +
    |. .|.|
    +-+-+-+
    """
    play = position(board, W=hero())
    assert "b2" in reached(play, "W", 2)
    assert "b2" not in reached(play, "W", 1)
    assert "c2" in reached(play, "W", 3)


@rule("LE-0149")
def test_a_closed_door_is_not_passed_and_an_open_one_is():
    room = """
    +-+-+-+-+
    |. W . .|
    +-+{0}+{0}+-+
    |. . . .|
    +-+-+-+-+
    """
    assert "b2" not in reached(position(room.format("="), W=hero()), "W")
    assert "b2" in reached(position(room.format("/"), W=hero()), "W", 1)


@rule("LE-0150")
def test_furniture_that_cannot_be_entered_bars_the_way():
    play = position("W.T......", W=hero())
    assert reached(play, "W") == {"b1"}


@rule("LE-0151")
def test_furniture_costs_a_point_more_than_its_square():
    play = position("W.t......", W=hero())
    assert reached(play, "W", 3) == {"b1", "c1"}
    assert reached(play, "W", 4) == {"b1", "c1", "d1"}


@rule("LE-0159", "LE-G63")
def test_a_square_that_an_enemy_controls_costs_two_points_and_the_square_one_leaves_does_not_matter():
    board = "........\n........\n...g...."
    play = position(board, W=hero(at="a2"), g=goblin(facing="north"))
    assert "d2" in reached(play, "W")
    assert "e2" not in reached(play, "W")
    turned = position(board, W=hero(at="a2"), g=goblin(facing="south"))
    assert "e2" in reached(turned, "W")
    leaving = position(board, W=hero(at="d2"), g=goblin(facing="north"))
    assert "h1" in reached(leaving, "W")


@rule("LE-0159", "LE-G63")
def test_two_enemies_who_control_a_square_make_it_no_dearer():
    play = position("W......\n..g.h..", W=hero(), g=goblin(facing="north"), h=goblin(facing="north"))
    assert "d1" in reached(play, "W", 6)
    assert "d1" not in reached(play, "W", 5)


@rule("LE-G63")
def test_who_lies_knocked_out_controls_nothing():
    board = "g.......\n........"
    up = position(board, W=hero(at="c2", facing="north"), g=goblin(at="a1"))
    down = position(board, W=hero(at="c2", facing="north", hp=0), X=hero("ogrim", at="h2"), g=goblin(at="a1"), turn="X")
    assert "e1" not in reached(up, "g")
    assert "e1" in reached(down, "g")


@rule("LE-0759", "LE-0768", "LE-0806")
@pytest.mark.parametrize("card", ["giant-rat", "wraith", "imp"])
def test_some_pay_nothing_where_heroes_control(card):
    board = "g.......\n...W...."
    play = position(board, W=hero(facing="north"), g=monster(card))
    plain = position(board, W=hero(facing="north"), g=goblin())
    points = 4
    assert "e1" in reached(play, "g", points)
    assert "e1" not in reached(plain, "g", points)


@rule("LE-0759", "LE-0768", "LE-0807")
@pytest.mark.parametrize("card", ["giant-rat", "wraith", "imp"])
def test_some_move_through_heroes_and_stop_on_none(card):
    play = position("gW......", W=hero(), g=monster(card))
    assert "c1" in reached(play, "g", 3)
    assert "b1" not in reached(play, "g", 3)


@rule("LE-0768")
@pytest.mark.parametrize(("card", "passes"), [("imp", True), ("giant-rat", False)])
def test_only_flyers_move_through_their_own_kind(card, passes):
    play = position("gh......", W=hero(at="h1"), g=monster(card), h=goblin())
    assert ("c1" in reached(play, "g", 3)) == passes


@rule("LE-0829", "LE-0830")
def test_a_wall_crawler_passes_heroes_along_the_wall():
    play = position("g.W.....\n........\n........", W=hero(facing="west"), g=monster("giant-spider"))
    there = reached(play, "g", 3)
    assert "d1" in there
    assert "c1" not in there


@rule("LE-0782")
def test_a_large_model_is_moved_as_if_from_one_square_and_then_placed():
    board = "......\n......\n......\n......"
    play = position(board, W=hero(at="f4", facing="east"), o=monster("minotaur", at="a1"))
    there = reached(play, "o", 1)
    assert {"b1", "c1", "c2", "a2", "a3"} <= there
    assert "d1" not in there


@rule("LE-0785")
def test_a_large_model_squeezes_through_no_single_file():
    board = """
    +-+-+-+-+-+-+
    |. .|#|#|. .|
    + + +-+-+ + +
    |. . . . . .|
    +-+-+-+-+-+-+
    """
    play = position(board, W=hero(at="f2", facing="east"), o=monster("minotaur", at="a1"))
    assert reached(play, "o", 9) == set()


@rule("LE-0271", "LE-0718", "LE-G77")
@pytest.mark.parametrize(("card", "avoids"), [("goblin", True), ("skeleton", False), ("imp", False)])
def test_all_but_lower_undead_and_who_floats_keep_off_known_traps(card, avoids):
    trap = [{"kind": "trap", "at": "b1", "name": "dart"}]
    play = position("g........", W=hero(at="i1"), g=monster(card), tokens=trap)
    assert ("b1" not in reached(play, "g", 1)) == avoids


@rule("LE-0157", "LE-0767")
@pytest.mark.parametrize(("card", "over"), [("goblin", False), ("wind-elemental", True), ("dragon", True)])
def test_only_some_move_over_pits(card, over):
    board = "..........\n..o......W\n.........."
    play = position(board, W=hero(), g=monster(card, at="a1"))
    one = model(play, "g")
    assert bool(walking.passable(play.game, one) >> play.at("c2") & 1) == over


def test_a_way_is_a_cheapest_one():
    play = position(LANE, W=hero())
    found = walking.reach(play.game, play.who("W"))
    assert [
        name_square(play.state.plan, one) for one in walking.way(play.game, play.who("W"), found, play.at("h2"))
    ] == [
        "f2",
        "g2",
        "h2",
    ]


@rule("LE-0146")
def test_talents_change_how_far_it_moves():
    plain, quick = position(W=hero()), position(W=hero(talents=["fleet"]))
    assert walking.movement(quick.game, quick.who("W")) == walking.movement(plain.game, plain.who("W")) + 1
