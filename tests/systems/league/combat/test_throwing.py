"""Throwing.  LE-0456 to LE-0463, LE-0665, LE-G61, LE-G90"""

from __future__ import annotations

from systems.league.build import hero, monster
from systems.league.driving import drive, standing
from undercroft.proofs.checklist import rule
from undercroft.systems.league.combat.throwing import may_throw_at, throw, to_throw

RS = {"ranged-skill": 50}


def thrower(board="W....", **more):
    return standing(board, W=hero(values=RS), **more)


def terms(play, name):
    return {term.source: term.value for term in to_throw(play.game, play.who("W"), play.at(name)).terms}


@rule("LE-0457", "LE-0345")
def test_any_square_in_sight_and_within_ten_may_be_aimed_at():
    play = thrower("W..i......\n..........")
    assert may_throw_at(play.game, play.who("W"), play.at("c1"))
    assert not may_throw_at(play.game, play.who("W"), play.at("e1"))
    far = thrower("W...........")
    assert may_throw_at(far.game, far.who("W"), far.at("k1"))
    assert not may_throw_at(far.game, far.who("W"), far.at("l1"))


@rule("LE-0458", "LE-0460")
def test_it_may_be_lobbed_over_anybody_for_10_less_however_many():
    play = thrower("W.k.c.", k=monster("goblin"), c=monster("goblin"))
    assert may_throw_at(play.game, play.who("W"), play.at("f1"))
    assert terms(play, "f1")["lobbed"] == -10
    assert "lobbed" not in terms(play, "b1")


@rule("LE-0460")
def test_over_obstacles_too():
    assert terms(thrower("W.t.."), "e1")["lobbed"] == -10


@rule("LE-0459", "LE-0665")
def test_an_rs_test_is_needed_to_hit():
    play = thrower("W.....")
    assert drive(throw(play.game, play.who("W"), play.at("e1")), 50) == play.at("e1")


@rule("LE-0459")
def test_on_a_miss_it_lands_in_a_random_square_adjacent_to_the_target():
    play = thrower(".....\nW....\n.....")
    landed = {drive(throw(play.game, play.who("W"), play.at("d2")), 90, face) for face in range(1, 9)}
    assert landed == {play.at(name) for name in ("c1", "d1", "e1", "c2", "e2", "c3", "d3", "e3")}


# doors

DOORWAY = """
+-+-+-+-+-+-+
|. . ./. . .|
+ + + + + + +
|. . ./. . .|
+ + + +-+ + +
|. . .|. . .|
+-+-+-+-+-+-+
"""


def at_door(at, **more):
    return standing(DOORWAY, W=hero(values=RS, at=at), **more)


@rule("LE-0461", "LE-G61")
def test_a_throw_through_a_doorway_is_10_less_but_not_from_directly_before_it():
    assert terms(at_door("a1"), "f1")["doorway"] == -10
    assert "doorway" not in terms(at_door("c1"), "f1")
    assert "doorway" not in terms(at_door("c2"), "f1")
    assert "doorway" not in terms(at_door("a1"), "c2")


@rule("LE-0462", "LE-G90")
def test_it_is_not_10_less_twice_for_a_friend_who_stands_next_to_the_door():
    friend = at_door("a1", V=hero("sylwen", at="c1"))
    assert terms(friend, "f1") == {"value-ranged-skill": 50, "doorway": -10}
    farther = at_door("a1", V=hero("sylwen", at="b1"))
    assert terms(farther, "f1") == {"value-ranged-skill": 50, "doorway": -10, "lobbed": -10}
    foe = at_door("a1", g=monster("goblin", at="c1"))
    assert terms(foe, "f1")["lobbed"] == -10


@rule("LE-0463")
def test_a_miss_from_afar_falls_before_the_door():
    play = at_door("a1")
    landed = {drive(throw(play.game, play.who("W"), play.at("f1")), 90, face) for face in (1, 2)}
    assert landed == {play.at("c1"), play.at("c2")}


@rule("LE-0463")
def test_a_miss_from_directly_before_it_falls_beside_the_target():
    play = at_door("c1")
    assert drive(throw(play.game, play.who("W"), play.at("f1")), 90, 1) != play.at("c1")
