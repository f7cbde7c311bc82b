"""Shoving.  LE-0272, LE-0353, LE-0417 to LE-0425, LE-0477, LE-0783, LE-G11"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import drive, standing
from undercroft.board.facing import Facing
from undercroft.kernel.requests import Option
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import SpringTrap
from undercroft.systems.league.combat.shove import may_shove, push_back, shove, to_shove
from undercroft.systems.league.state import Token

WEAK = {"strength": 20}
"""No damage bonus."""


def pushing(board=".Wg...", *replies, values=None, enemy="goblin", **more):
    """A hero shoves an enemy whose DEX is 40."""
    play = standing(board, W=hero(values={**WEAK, **(values or {})}), g=monster(enemy), **more)
    drive(shove(play.game, play.who("W"), play.enemy("g")), *replies)
    return play


def square(play, who):
    return play.see(who)["at"]


@rule("LE-0417")
@pytest.mark.parametrize(("face", "at"), [(40, "c1"), (41, "d1")])
def test_a_roll_higher_than_the_targets_dex_moves_it(face, at):
    replies = ("no",) if at == "d1" else ()
    assert square(pushing(".Wg...", face, *replies), "g") == at


@rule("LE-0418")
def test_a_damage_bonus_counts_10_for_each_point():
    play = pushing(".Wg...", 31, "no", values={"strength": 40})
    assert square(play, "g") == "d1"
    assert square(pushing(".Wg...", 30, values={"strength": 40}), "g") == "c1"


@rule("LE-G11")
def test_whoever_is_caught_in_a_net_has_a_dex_of_0():
    play = standing(".Wg...", W=hero(values=WEAK), g=monster("goblin", netted=True))
    assert to_shove(play.game, play.who("W"), play.enemy("g")).total == 0


@rule("LE-0417")
def test_large_ones_are_not_shoved():
    play = standing("Wg..\n....", W=hero(), g=monster("ogre", at="b1"), k=monster("goblin", at="a2"))
    assert not may_shove(play.game, play.who("W"), play.enemy("g"))
    assert may_shove(play.game, play.who("W"), play.enemy("k"))


@rule("LE-0417")
def test_only_adjacent_ones_are():
    play = standing("W.g.", W=hero(), g=monster("goblin"))
    assert not may_shove(play.game, play.who("W"), play.enemy("g"))


ROOM = """
......
.Wg...
......
"""


@rule("LE-0419")
def test_it_is_moved_straight_back():
    assert square(pushing(ROOM, 90, "no"), "g") == "d2"


@rule("LE-0419")
def test_where_that_is_blocked_diagonally():
    board = "......\n.Wgi..\n......"
    play = standing(board, W=hero(values=WEAK), g=monster("goblin"))
    who = play.who("W")
    drive(shove(play.game, who, play.enemy("g")), 90, shoved_to(play, "d1"), "no")
    assert square(play, "g") == "d1"


def shoved_to(play, name):
    return Option("shove-to", who=play.names["g"], at=play.at(name))


@rule("LE-0420")
def test_whoever_stands_behind_is_pushed_straight_back_too():
    play = pushing(".Wgk..", 90, "no", k=monster("goblin"))
    assert (square(play, "g"), square(play, "k")) == ("d1", "e1")


@rule("LE-0420", "LE-0421")
def test_never_more_than_two_are_moved():
    play = pushing(".Wgkc.", 90, k=monster("goblin"), c=monster("goblin"))
    assert (square(play, "g"), square(play, "k"), square(play, "c")) == ("c1", "d1", "e1")
    assert play.enemy("g").prone


@rule("LE-0421")
def test_whoever_cannot_be_moved_falls_over():
    play = pushing(".Wg", 90)
    assert square(play, "g") == "c1"
    assert play.enemy("g").prone


@rule("LE-0422")
@pytest.mark.parametrize(("answer", "at"), [("yes", "c1"), ("no", "b1")])
def test_the_shover_may_enter_the_square_that_was_left(answer, at):
    assert square(pushing(".Wg...", 90, answer), "W") == at


@rule("LE-0422", "LE-0783")
def test_a_large_shover_follows_with_its_whole_base():
    play = standing("gg.W..\ngg....", W=hero(values={"dexterity": 10}), g=monster("ogre", at="b1"))
    drive(shove(play.game, play.enemy("g"), play.who("W")), 90)
    assert square(play, "W") == "e1"
    assert square(play, "g") == "c1"


@rule("LE-0423")
@pytest.mark.parametrize(("face", "prone"), [(99, False), (100, True)])
def test_a_roll_of_100_makes_the_shover_fall_over(face, prone):
    play = pushing(".Wg", face)
    assert play.who("W").prone is prone


@rule("LE-0424")
@pytest.mark.parametrize("deadly", ["~", "v"])
def test_lava_and_chasms_kill_at_once_for_xp_and_no_loot(deadly):
    play = pushing(f".Wg{deadly}..", 90, "no", k=monster("goblin", at="a1"))
    assert all(one.id != play.names["g"] for one in play.state.enemies)
    assert play.state.rewards == (play.game.card(play.enemy("k")).xp,)
    assert play.state.fallen == ()


@rule("LE-0424")
def test_heroes_die_there_too():
    play = standing(".gW~V.", W=hero(values={"dexterity": 10}), V=hero("sylwen"), g=monster("goblin"))
    drive(shove(play.game, play.enemy("g"), play.who("W")), 90)
    assert play.who("W").dead


@rule("LE-0477")
def test_a_normal_enemy_shoved_into_a_pit_is_gone_without_xp_and_loot():
    play = pushing(".Wgo..", 90, "no", k=monster("goblin", at="a1"))
    assert all(one.id != play.names["g"] for one in play.state.enemies)
    assert (play.state.rewards, play.state.fallen) == ((), ())


@rule("LE-0272", "LE-0425")
def test_whoever_is_shoved_onto_a_trap_springs_it_with_no_chance_to_avoid_it():
    play = standing(".Wg...", W=hero(values=WEAK), g=monster("goblin"))
    play.state.tokens = (Token(kind="trap", at=play.at("d1"), name="spikes"),)
    below = len(play.state.agenda)
    drive(shove(play.game, play.who("W"), play.enemy("g")), 90, "no")
    (entry,) = play.state.agenda[below:]
    assert isinstance(entry, SpringTrap)
    assert (entry.who, entry.card, entry.at) == (play.names["g"], "spikes", play.at("d1"))


@rule("LE-0419", "LE-G64")
def test_nobody_is_pushed_through_a_wall():
    play = standing(WALLED, W=hero(at="a1"), g=monster("goblin", at="b1"))
    drive(push_back(play.game, play.enemy("g"), Facing.EAST))
    assert play.enemy("g").prone


WALLED = """
+-+-+-+
|. .|.|
+ +-+-+
|. . .|
+-+-+-+
"""


@rule("LE-0417")
def test_whoever_has_a_single_hp_left_may_be_shoved():
    play = standing("Wg..", W=hero(), g=monster("goblin", hp=1))
    assert may_shove(play.game, play.who("W"), play.enemy("g"))


@rule("LE-G118")
def test_a_hero_shoved_into_a_pit_is_down_there_and_does_nothing_more():
    play = standing(".gWoV.", W=hero(values={"dexterity": 10}, ap=2), V=hero("sylwen"), g=monster("goblin"))
    drive(shove(play.game, play.enemy("g"), play.who("W")), 90)
    assert (play.who("W").pit, play.who("W").ap) == (True, 0)
