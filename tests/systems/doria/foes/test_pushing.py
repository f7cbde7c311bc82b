"""Monsters that take each other's place."""

from __future__ import annotations

from systems.doria.build import hero, monster, position
from systems.doria.foes.hunt import attacked, hunt, missing, where
from undercroft.proofs.checklist import rule


@rule("DO-0369", "DO-0370")
def test_a_monster_that_can_reach_nobody_else_pushes_another_away_along_its_own_path():
    play = hunt("Wk..g", W=hero(), k=monster("mummy"), g=monster("goblin"))
    assert where(play) == "b1"
    assert where(play, "k") == "c1"
    assert attacked(play) == ["warrior"]


@rule("DO-0369", "DO-0370")
def test_a_monster_that_waits_outside_the_same_square_does_not_stand_in_for_the_one_that_is_pushed():
    outside = monster("troll", at="b1", outside=True, acted=True)
    play = hunt("W...g", W=hero(), t=outside, k=monster("mummy", at="b1"), g=monster("goblin"))
    assert where(play) == "b1"
    assert where(play, "k") == "c1"
    assert where(play, "t") == "b1"


@rule("DO-0369")
def test_with_a_free_square_left_nobody_is_pushed():
    play = hunt("Wk..g\n.....", W=hero(), k=monster("mummy"), g=monster("goblin"))
    assert where(play) == "a2"
    assert where(play, "k") == "b1"


@rule("DO-0371")
def test_over_a_hole_the_pushed_monster_is_thrown_back():
    play = hunt("Wko.g", W=hero(), k=monster("mummy"), g=monster("goblin"))
    assert where(play) == "b1"
    assert where(play, "k") == "d1"


@rule("DO-0372")
def test_only_the_pushed_monster_moves():
    play = hunt("Wk...g\n#m####", W=hero(), k=monster("mummy"), m=monster("golem"), g=monster("goblin"))
    assert where(play, "m") == "b2"
    assert where(play, "k") == "c1"


@rule("DO-0370", "DO-G55")
def test_among_squares_equally_near_the_players_choose_where_it_goes():
    board = "#.###\nWko.g\n#.###"
    play = position(board, W=hero(), k=monster("mummy"), g=monster("goblin"), turn="g", dice=missing())
    assert play.asks() == "pushed-where"
    play.choose("push-to", at=play.at("b3")).on()
    assert where(play, "k") == "b3"


@rule("DO-0373", "DO-0351")
def test_an_ogre_pushes_another_away_if_only_so_it_hits_two():
    play = hunt("AkM\n...\n.g.", A=hero("adventurer"), M=hero("mage"), k=monster("mummy"), g=monster("ogre"))
    assert where(play) == "b1"
    assert sorted(attacked(play)) == ["adventurer", "mage"]


@rule("DO-0373")
def test_an_ogre_that_hits_as_many_from_a_free_square_pushes_nobody():
    play = hunt("AkM\n.#.\ng..", A=hero("adventurer"), M=hero("mage"), k=monster("mummy", at="c3"), g=monster("ogre"))
    assert where(play, "k") == "c3"


@rule("DO-0369", "DO-G82")
def test_a_free_target_comes_before_a_nearer_one_behind_another_monster_unless_players_ruled_otherwise():
    people = {"M": hero("mage"), "H": hero("huntress"), "k": monster("golem"), "g": monster("goblin")}
    assert attacked(hunt("Mkg.....H", **people)) == ["huntress"]
    ruled = hunt("Mkg.....H", options={"g82": "nearest"}, **people)
    assert attacked(ruled) == ["mage"]
    assert where(ruled, "k") == "c1"


@rule("DO-0214", "DO-0369")
def test_nobody_is_pushed_away_from_a_hole_by_who_cannot_stand_there():
    play = hunt("Wk.g", W=hero(), k=monster("gargoyle"), g=monster("goblin"), tokens={"hole": ["b1"]})
    assert where(play, "k") == "b1"
    assert where(play) == "c1"


@rule("DO-0359", "DO-0369")
def test_a_monster_that_is_out_of_reach_is_not_pushed():
    play = hunt("Wk..........g", W=hero(), k=monster("golem"), g=monster("orc"))
    assert where(play, "k") == "b1"
    assert attacked(play) == []


@rule("DO-0369", "DO-0370")
def test_in_doubt_the_pushed_monster_goes_along_the_way_the_pusher_came():
    board = "#.###\nWk..g\n#.###"
    play = position(board, W=hero(), k=monster("mummy"), g=monster("goblin"), turn="g", dice=missing())
    assert play.asks() == ""
    assert where(play, "k") == "c2"
