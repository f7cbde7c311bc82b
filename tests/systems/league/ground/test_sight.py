"""Lines of sight, and what stands on them."""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, monster, position
from systems.league.driving import standing
from undercroft.proofs.checklist import rule
from undercroft.systems.league.ground import sight

LANE = """
W.....g
.......
.......
"""


@rule("LE-0038")
def test_a_line_runs_from_centre_to_centre_and_a_wall_stops_it():
    board = """
    +-+-+-+-+
    |W . . .|
    + + +-+ +
    |. .|g .|
    +-+-+-+-+
    """
    play = position(board, W=hero(), g=goblin())
    assert not sight.sees(play.game, play.who("W"), play.enemy("g"))
    assert sight.sees_square(play.game, play.who("W"), play.at("d1"))


@rule("LE-0038")
def test_a_closed_door_stops_it_and_an_open_one_does_not():
    room = """
    +-+-+-+-+
    |. W . .|
    +-+{0}+{0}+-+
    |. g . .|
    +-+-+-+-+
    """
    closed = position(room.format("="), W=hero(), g=goblin())
    opened = position(room.format("/"), W=hero(), g=goblin())
    assert not sight.sees(closed.game, closed.who("W"), closed.enemy("g"))
    assert sight.sees(opened.game, opened.who("W"), opened.enemy("g"))


@rule("LE-0039")
def test_a_high_object_stops_it():
    play = position("W.i...g\n.......", W=hero(), g=goblin())
    assert not sight.sees(play.game, play.who("W"), play.enemy("g"))


@rule("LE-0039", "LE-G46")
@pytest.mark.parametrize("sign", ["T", "."], ids=["throne", "goblin"])
def test_models_and_half_height_objects_hinder_shots_and_not_sight(sign):
    figures = {"h": goblin(at="c1")} if sign == "." else {}
    play = position(f"W.{sign}...g\n.......", W=hero(), g=goblin(), **figures)
    assert sight.sees(play.game, play.who("W"), play.enemy("g"))


@rule("LE-0040", "LE-0360")
def test_only_the_object_itself_stops_it_and_not_the_corner_of_its_square():
    past = """
    W...
    .i..
    ...g
    """
    play = position(past, W=hero(at="a1"), g=goblin(at="d2"))
    line = play.game.ground.sight.ray(play.at("a1"), play.at("d2"))
    assert line is not None
    assert line.through >> play.at("b2") & 1 or line.touched >> play.at("b2") & 1
    assert not line.struck >> play.at("b2") & 1
    assert sight.sees(play.game, play.who("W"), play.enemy("g"))


@rule("LE-0359", "LE-0360")
def test_a_piece_of_furniture_of_two_squares_on_the_line_counts_once():
    play = position("W.tt..g\n.......", W=hero(), g=goblin())
    line = sight.line(play.game, play.who("W"), play.enemy("g"))
    assert (line.objects, line.models) == (1, ())


@rule("LE-0359")
def test_every_model_on_the_line_counts_but_those_who_lie():
    play = position(
        LANE, W=hero(), X=hero("ogrim", at="b1"), h=goblin(at="c1", prone=True), k=goblin(at="d1"), g=goblin()
    )
    line = sight.line(play.game, play.who("W"), play.enemy("g"))
    assert [one.id for one in line.models] == [play.names["X"], play.names["k"]]


@rule("LE-G66")
@pytest.mark.parametrize(("at", "straight"), [("g1", True), ("d4", True), ("g2", False)])
def test_rows_columns_and_diagonals_are_straight(at, straight):
    board = "W......\n.......\n.......\n......."
    play = position(board, W=hero(), g=goblin(at=at))
    assert sight.line(play.game, play.who("W"), play.enemy("g")).straight == straight


@rule("LE-G118")
def test_from_a_pit_nothing_is_seen_but_what_is_adjacent():
    play = position(LANE, W=hero(pit=True), g=goblin(), h=goblin(at="b1"))
    assert not sight.sees(play.game, play.who("W"), play.enemy("g"))
    assert sight.sees(play.game, play.who("W"), play.enemy("h"))


def test_a_large_model_is_seen_by_any_of_its_squares():
    board = """
    W...
    i...
    ....
    """
    play = position(board, W=hero(), o=monster("minotaur", at="c2"))
    assert sight.sees(play.game, play.who("W"), play.enemy("o"))


@rule("LE-0041")
def test_one_square_away_means_that_one_square_lies_between():
    from undercroft.systems.league.combat.targets import REACH

    play = position("W.g", W=hero(), g=goblin())
    assert play.game.ground.board.distance(play.at("a1"), play.at("c1")) == REACH


@rule("LE-0038", "LE-0358", "LE-0359")
def test_of_the_lines_to_a_large_model_the_one_with_the_fewest_things_on_it_counts():
    board = "W.........\n....k.....\n..........\n......T...\n.........."
    play = standing(board, W=hero(), k=monster("goblin"), T=monster("troll"))
    found = sight.line(play.game, play.who("W"), play.enemy("T"))
    assert found is not None
    assert (found.models, found.objects) == ((), 0)
