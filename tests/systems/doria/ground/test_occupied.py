"""Squares that are taken and free."""

from __future__ import annotations

from systems.doria.build import Play, goblin, hero, position
from undercroft.board.bits import squares
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.ground.occupied import characters_at, free, monsters_at, nearest_free, taken
from undercroft.systems.doria.vignettes.positions import name_square


def names(play: Play, there: int) -> list[str]:
    return [name_square(play.state.plan, square) for square in squares(there)]


@rule("DO-0212")
def test_monsters_and_characters_take_their_squares():
    play = position("Wg.", W=hero(), g=goblin())
    assert names(play, monsters_at(play.game)) == ["b1"]
    assert names(play, characters_at(play.game)) == ["a1"]
    assert names(play, taken(play.game)) == ["a1", "b1"]
    assert names(play, taken(play.game, play.names["W"])) == ["b1"]
    assert [free(play.game, play.at(square)) for square in ("a1", "b1", "c1")] == [False, False, True]


@rule("DO-0432")
def test_whoever_is_unconscious_takes_no_square():
    play = position("WM.", W=hero(), M=hero("mage", unconscious=True))
    assert free(play.game, play.at("b1"))


@rule("DO-G56")
def test_a_monster_that_waits_outside_takes_no_square():
    play = position("Wg.", W=hero(), g=goblin(outside=True))
    assert free(play.game, play.at("b1"))


@rule("DO-0214", "DO-0342")
def test_holes_and_rubble_are_not_free():
    play = position("W...", W=hero(), tokens={"hole": ["b1"], "rubble": ["c1"]})
    assert [free(play.game, play.at(square)) for square in ("b1", "c1", "d1")] == [False, False, True]


@rule("DO-0433", "DO-G60")
def test_the_nearest_free_squares_are_those_with_the_fewest_steps():
    play = position("..W..", W=hero(), g=goblin(at="b1"))
    assert names(play, nearest_free(play.game, play.at("c1"))) == ["d1"]
    assert names(play, nearest_free(play.game, play.at("d1"))) == ["d1"]
    assert names(play, nearest_free(play.game, play.at("b1"))) == ["a1"]


@rule("DO-0433")
def test_no_square_is_near_through_a_wall():
    play = position("W#.\n#..", W=hero())
    assert nearest_free(play.game, play.at("a1")) == 0
