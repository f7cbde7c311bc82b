"""Figures on bases of two squares.  UN-0071, UN-0161"""

from __future__ import annotations

from systems.universalis.build import HALL, hero, position
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import landings, lies_across, reach_of

RIDER = {"creature": "wolf-rider", "at": "b2"}


def covers(play, name="k"):
    return play.see(name)["covers"]


@rule("UN-0071")
def test_an_average_mount_stands_on_two_squares_and_is_still_average():
    play = position(HALL, S=hero(at="j8"), k=RIDER, turn="S")
    assert covers(play) == ["b2", "b3"]
    assert play.see("k")["size"] == 2


NARROW = "#########\n#..######\n#.......#\n#..######\n#########"


@rule("UN-0161")
def test_it_moves_like_one_square_and_ends_on_two_in_line():
    play = position(NARROW, S=hero(at="h3"), k=RIDER, turn="S")
    who = play.who("k")
    found = reach_of(Standpoint(play.game, who), 7)
    board = play.game.plan.board
    ends = {board.name(square) for square in range(400) if landings(Standpoint(play.game, who), found) >> square & 1}
    assert "e3" in ends
    assert lies_across(play.game, who, found, board.parse("e3"))
    assert not lies_across(play.game, who, found, board.parse("c3"))


@rule("UN-0161")
def test_it_ends_on_no_square_that_is_not_free():
    board = "#######\n#..####\n#.....#\n#..####\n#######"
    play = position(board, S=hero(at="f3"), k=RIDER, turn="S")
    found = reach_of(Standpoint(play.game, play.who("k")), 7)
    assert not landings(Standpoint(play.game, play.who("k")), found) >> play.game.plan.board.parse("e3") & 1
    assert landings(Standpoint(play.game, play.who("k")), found) >> play.game.plan.board.parse("d3") & 1


def ridden(*sentences, dice=None):
    """A wolf rider of somebody who plays the dark side."""
    play = position(HALL, S=hero(at="j9"), k=RIDER, turn="k", hand=[], dice=dice)
    return play.take(*sentences)


@rule("UN-0161")
def test_where_both_ways_are_free_one_may_turn():
    straight = ridden("k moves to e4")
    assert covers(straight) == ["e4", "e5"]
    turned = ridden("k turns to e4")
    assert covers(turned) == ["e4", "f4"]


def test_a_creature_of_the_artificial_dark_player_turns_where_it_must():
    play = position(NARROW, S=hero(at="h3"), k={**RIDER, "hands": ["short-sword"]}, turn="k", dice=[3] * 30)
    play.finish()
    assert len(covers(play)) == 2
    assert not play.see("k")["squeezed"]
