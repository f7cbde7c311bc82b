"""Stupidity, slowness, pits, and how the special ones move."""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster, position
from systems.league.foes.acting import acts, did, walked
from undercroft.proofs.checklist import rule
from undercroft.systems.league.combat.shove import may_shove, put, shove
from undercroft.systems.league.dungeon.pits import enemy_falls
from undercroft.systems.league.ground.walking import flies, reach

BESIDE = ".....\n.gW..\n....."
NEAR = ".....\n.g..W\n....."


def one_action(state):
    state.enemies[0].stun = 1


@rule("LE-0816")
@pytest.mark.parametrize(("face", "acts_"), [(1, False), (2, True)])
def test_a_stupid_one_does_nothing_on_a_1(face, acts_):
    dice = {"g stupid": [face]} | ({"g attack-table": [1]} if acts_ else {})
    play = acts(BESIDE, "clay-guardian", dice, prepare=one_action)
    assert bool(did(play)) == acts_


@rule("LE-0816")
def test_others_throw_no_such_die():
    play = acts(BESIDE, "skeleton", {"g attack-table": [1]}, prepare=one_action)
    play.finish()
    assert play.rolled("stupid") == 0


@rule("LE-0813")
@pytest.mark.parametrize(("card", "moves"), [("zombie", 1), ("skeleton", 2)])
def test_a_slow_one_moves_once_in_a_turn(card, moves):
    play = acts("g...................W", card, {})
    play.finish()
    assert sum(event.who == play.names["g"] for event in play.events("moved")) == moves


@rule("LE-0813")
def test_its_other_ap_serves_some_other_action():
    play = acts("....\ng.W.\n....", "zombie", {"g attack-table": [1]})
    assert walked(play)
    assert did(play) == ["standard-attack"]


@rule("LE-0770")
def test_a_flyer_that_flies_only_outdoors_walks_in_a_dungeon():
    play = acts(
        "..........\n..........\n.g.....W..\n..........",
        "wyvern",
        {},
        prepare=lambda state: setattr(state.enemies[0], "stun", 2),
    )
    assert not flies(play.game, play.enemy("g"))


@rule("LE-0769")
def test_a_flyer_springs_no_traps_and_stops_over_pits():
    trap = [{"kind": "trap", "at": "b1", "name": "alarm-bell"}]
    play = position("#####\ng.o.#\n#####", W=hero(at="d2"), g=monster("giant-bat"), tokens=trap, do=[])
    found = reach(play.game, play.enemy("g")).squares
    assert found >> play.at("c2") & 1
    walker = position("#####\ng.o.#\n#####", W=hero(at="d2"), g=monster("wolf"), do=[])
    assert not reach(walker.game, walker.enemy("g")).squares >> walker.at("c2") & 1


@rule("LE-0760")
def test_heroes_pay_for_the_zone_of_what_is_ethereal():
    play = position(".....\n.W.g.\n.....", W=hero(), g=monster("wraith", facing="west"), do=[])
    found = reach(play.game, play.who("W"))
    assert found.cost(1 << play.at("c2")) == 2


@rule("LE-0477")
@pytest.mark.parametrize(("card", "there"), [("goblin", False), ("orc", False)])
def test_a_normal_sized_enemy_that_falls_into_a_pit_is_gone(card, there):
    play = position(".....\n.Wgo.\n.....", W=hero(), g=monster(card), do=[])
    put(play.game, play.enemy("g"), play.at("d2"))
    assert (bool(play.state.enemies), play.state.rewards, play.state.fallen) == (there, (), ())


@rule("LE-0478", "LE-0479")
@pytest.mark.parametrize(("card", "ap"), [("ogre", 0), ("corpse-worm", 2), ("giant-bat", 2)])
def test_a_large_one_ends_its_turn_in_a_pit_and_others_do_not_mind_it(card, ap):
    play = position("......\n.g..W.\n......\n......", W=hero(), g=monster(card, ap=2), do=[])
    enemy_falls(play.game, play.enemy("g"))
    assert play.enemy("g").ap == ap


@rule("LE-0478")
def test_from_its_next_activation_a_large_one_fights_on_in_the_pit():
    play = acts(
        "......\n.goW..\n.oo...\n......", "ogre", {"g behaviour": [1], "g attack-table": [2]}, prepare=one_action
    )
    assert did(play) == ["standard-attack"]


@rule("LE-0783")
@pytest.mark.parametrize(("board", "may"), [("......\n.g.W..\n......", True), ("...###\n.g.W..\n...###", False)])
def test_a_large_one_shoves_only_into_a_space_that_it_fits(board, may):
    play = position(board, W=hero(), g=monster("ogre"), do=[])
    assert may_shove(play.game, play.enemy("g"), play.who("W")) == may


@rule("LE-0784")
def test_whoever_stands_behind_the_hero_it_shoves_is_pushed_back_too():
    play = position(
        "..........\n.g.WX.....\n..........\n..........", W=hero(), X=hero("ogrim"), g=monster("ogre"), do=[]
    )
    script = shove(play.game, play.enemy("g"), play.who("W"))
    reply = None
    try:
        while True:
            request = script.send(reply)
            reply = request.reads.of(((95,),))
    except StopIteration:
        pass
    assert (play.see("W")["at"], play.see("X")["at"]) == ("e2", "f2")
