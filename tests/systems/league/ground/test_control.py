"""Who is beside whom, and who controls what."""

from __future__ import annotations

import pytest

from systems.league.build import HALL, goblin, hero, monster, position
from undercroft.board.bits import squares
from undercroft.proofs.checklist import rule
from undercroft.systems.league.ground import control
from undercroft.systems.league.vignettes.positions import name_square

ROUND_C3 = {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}


def named(play, there):
    return {name_square(play.state.plan, int(square)) for square in squares(there)}


@rule("LE-0037")
def test_all_eight_squares_around_are_adjacent():
    play = position(W=hero())
    assert named(play, control.around(play.game, play.who("W"))) == ROUND_C3


@rule("LE-0037", "LE-0149")
def test_nobody_is_adjacent_through_a_wall():
    board = """
    +-+-+-+
    |W|g .|
    + + + +
    |. . .|
    +-+-+-+
    """
    play = position(board, W=hero(), g=goblin())
    assert control.adjacent_foes(play.game, play.who("W")) == []


@rule("LE-0353")
def test_across_a_doorway_both_squares_on_the_far_side_are_in_reach():
    board = """
    +-+-+-+-+
    |. . . .|
    + + + + +
    |. W . .|
    +-+/+/+-+
    |. . g .|
    + + + + +
    |. . . .|
    +-+-+-+-+
    """
    play = position(board, W=hero(), g=goblin())
    assert control.beside(play.game, play.who("W"), play.enemy("g"))


@rule("LE-0158")
@pytest.mark.parametrize(
    ("facing", "behind"),
    [
        ("north", {"b4", "c4", "d4"}),
        ("east", {"b2", "b3", "b4"}),
        ("south", {"b2", "c2", "d2"}),
        ("west", {"d2", "d3", "d4"}),
    ],
)
def test_a_model_controls_what_is_before_it_and_to_its_sides(facing, behind):
    play = position(W=hero(facing=facing))
    assert named(play, control.zone_of(play.game, play.who("W"))) == ROUND_C3 - behind


@rule("LE-G65")
def test_the_three_squares_it_does_not_control_are_behind_it():
    play = position(W=hero(facing="north"))
    rear = {name for name in ROUND_C3 if control.from_behind(play.game, play.who("W"), play.at(name))}
    assert rear == {"b4", "c4", "d4"}


@rule("LE-G63")
@pytest.mark.parametrize("state", [{"hp": 0}, {"stun": 2}, {"stun": 1, "hp": 7}], ids=["down", "stunned", "both"])
def test_whoever_can_do_nothing_controls_nothing(state):
    play = position("W g", W=hero(max_hp=14, **state), g=goblin())
    assert control.zone_of(play.game, play.who("W")) == 0


@rule("LE-G63")
def test_whoever_is_stunned_for_one_of_two_ap_still_controls_its_squares():
    play = position(W=hero(stun=1))
    assert len(named(play, control.zone_of(play.game, play.who("W")))) == 5


@rule("LE-0781")
@pytest.mark.parametrize(
    ("card", "facing", "cover"),
    [
        ("minotaur", "north", {"b2", "c2", "b3", "c3"}),
        ("dragon", "north", {"b2", "c2", "b3", "c3", "b4", "c4"}),
        ("dragon", "east", {"b2", "c2", "d2", "b3", "c3", "d3"}),
    ],
)
def test_a_large_model_takes_four_squares_and_an_x_large_one_six_along_its_facing(card, facing, cover):
    play = position(HALL, W=hero(at="e5"), o=monster(card, at="b2", facing=facing))
    assert named(play, play.game.cover(play.enemy("o"))) == cover
