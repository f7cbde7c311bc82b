"""Sight and range between figures."""

from __future__ import annotations

from systems.doria.build import goblin, hero, monster, position
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.ground.sight import in_range, sees

DOORWAY = """
+-+-+-+-+-+-+-+-+-+-+
|. . . . H|z . . . .|
+ + + + + + + + + + +
|. . . . .|. . . . .|
+ + + + + + + + + + +
|. . M . ./. . . m .|
+ + + + + + + + + + +
|. . . . .|. . . . .|
+ + + + + + + + + + +
|. . . . .|. . . . .|
+-+-+-+-+-+-+-+-+-+-+
"""
"""The Huntress H and the Mage M before an open door, a Mummy m and a Zombie z behind it."""


@rule("DO-X41", "DO-0385", "DO-0386", "DO-0388")
def test_who_stands_behind_a_corner_sees_nothing_and_who_comes_nearer_does():
    people = {"H": hero("huntress"), "M": hero("mage")}
    play = position(DOORWAY, **people, m=monster("mummy"), z=monster("zombie"), turn="H")
    mummy, zombie = play.at("i3"), play.at("f1")

    def seen_from(name: str) -> list[bool]:
        return [sees(play.game, play.at(name), one) for one in (mummy, zombie)]

    assert seen_from("e1") == [False, False]
    assert seen_from("d1") == [False, False]
    assert seen_from("d2") == [True, False]
    assert seen_from("c3") == [True, False]
    assert seen_from("e3") == [True, True]
    assert not in_range(play.game, play.at("c3"), mummy, 4)
    assert in_range(play.game, play.at("e3"), mummy, 4)


@rule("DO-0389", "DO-0215", "DO-0387")
def test_figures_do_not_stop_sight():
    play = position("WMgg.", W=hero(), M=hero("mage"), g=goblin(at="c1"), k=goblin(at="d1"))
    assert sees(play.game, play.at("a1"), play.at("e1"))


@rule("DO-0388", "DO-0042")
def test_what_is_seen_is_in_range_up_to_the_squares_that_are_counted_orthogonally():
    play = position("W....\n.....\n.....", W=hero())
    assert in_range(play.game, play.at("a1"), play.at("c3"), 4)
    assert not in_range(play.game, play.at("a1"), play.at("c3"), 3)
