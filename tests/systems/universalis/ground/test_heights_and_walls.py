"""Advanced rules: jumping from heights, climbing other surfaces.  UN-1413 to UN-1433"""

from __future__ import annotations

import pytest

from systems.universalis.build import hero, orc, position, troll
from undercroft.kernel.requests import NOWHERE, Option
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.jump_on_enemies import jump_at
from undercroft.systems.universalis.agenda import ObstacleWindow
from undercroft.systems.universalis.dungeon.obstacle_windows import barred
from undercroft.systems.universalis.ground.distances import in_combat
from undercroft.systems.universalis.status.conditions import knock_out

LEDGE = "#########\n#.......#\n#.44....#\n#.......#\n#########"
ON = {"jumping-from-heights": "on"}
NIMBLE = {"agility": 4, "movement": 6}
SWORD = ["broadsword"]


def jumper(**more):
    return hero("taeral", **{"attributes": NIMBLE, "hands": SWORD, "at": "d3", "body": [], "skills": [], **more})


def above(dice=None, turn="S", options=None, **people):
    people = {"S": jumper(), "k": orc(at="e3"), **people}
    return position(LEDGE, turn=turn, dice=dice, options=ON if options is None else options, **people)


@rule("UN-1413")
def test_with_these_rules_one_may_jump_down_onto_an_enemy():
    assert above().offers("S jumps at k")
    assert not above(options={}).offers("S jumps at k")
    assert not above(k=orc(at="g3")).offers("S jumps at k")
    assert above(dice=[1, 2, 1, 1, 1, 1]).take("S jumps at k").rolled("jump") == 1


@rule("UN-1414")
def test_who_misses_falls_beside_the_enemy_from_the_whole_height():
    play = above(dice=[1, 2, 1, 1, 1, 6]).take("S jumps at k")
    assert play.see("S")["at"] in ("d2", "d4", "e2", "e4", "f2", "f3", "f4")
    assert (play.see("S")["wounds"], play.see("S")["conditions"]) == (1, ["stunned"])
    assert play.asks() == ""


@rule("UN-1414")
def test_heroes_say_where_a_creature_that_misses_them_falls():
    play = above()
    script = jump_at(play.game, play.who("S"), Option("jump-at", play.names["k"]))
    play.who("k").seat = play.who("S").seat
    request = next(script)
    assert request.why == "jump"
    asked = script.send(request.reads.of(((2, 1),)))
    assert (asked.prompt, asked.seat) == ("fall-where", play.who("k").seat)


@rule("UN-1415")
def test_who_hits_the_mark_takes_the_square_and_pushes_the_enemy():
    play = above(dice=[6, 5, 1, 2, 6, 5]).take("S jumps at k", "S pushes to f3")
    assert (play.see("S")["at"], play.see("k")["at"]) == ("e3", "f3")


@rule("UN-1416")
def test_the_free_attack_has_a_die_more_for_each_point_of_height():
    play = above(dice=[6, 5, 6, 5, 1, 2, *[1] * 20])
    strength = play.see("S")["strength"]
    play.take("S jumps at k", "S pushes to f3")
    assert play.rolled("attack") == 1
    thrown = next(event for event in play.events("rolled") if event.why == "damage")
    assert len(thrown.faces[0]) == strength + 1 + 4 + 1


@rule("UN-1417")
def test_onto_a_larger_enemy_one_lands_beside_it_or_clings():
    play = above(dice=[6, 5, 1, 2, 6, 5], k=troll(at="e3")).take("S jumps at k")
    assert play.asks() == "come-down"
    play.take("S lands beside it", "S lands at d4")
    assert play.see("S")["at"] == "d4"
    assert play.rolled("attack") == 1


def clinging(dice, turn=("S", "S")):
    return above(dice=dice, turn=list(turn), k=troll(at="e3")).take("S jumps at k", "S clings")


@rule("UN-1418")
def test_who_is_clung_to_is_stunned_and_stays_so():
    play = clinging([6, 5], turn=("S",))
    assert play.see("k")["conditions"] == ["stunned"]
    held = clinging([6, 5, *[6] * 4, *[1] * 4], turn=("S", "k"))
    assert held.rolled("recovery") == 0
    assert "stunned" in held.see("k")["conditions"]


@rule("UN-1419")
def test_who_wins_the_opposed_roll_clings_on():
    play = clinging([6, 5, 6, 5, 1, 2])
    assert play.who("S").clings == play.names["k"]
    assert play.see("k")["conditions"] == ["stunned"]
    assert play.asks() == ""


@rule("UN-1420")
def test_who_loses_it_falls_stunned_and_is_done():
    play = clinging([6, 5, 1, 2, 6, 5])
    assert not play.who("S").clings
    assert play.see("S")["conditions"] == ["stunned"]
    assert play.see("k")["conditions"] == []
    assert play.asks() == ""


@rule("UN-1421")
def test_combat_skills_are_of_no_use_from_above():
    play = above(dice=[6, 5, 1, 2, 6, 5], S=jumper(skills=["elite", "mighty-blow"]))
    play.take("S jumps at k", "S pushes to f3")
    assert play.rolled("attack-again") == 0
    assert set(play.game.hit.muted) == {"elite", "mighty-blow"}


@rule("UN-1422")
def test_those_who_fly_do_not_jump_onto_enemies():
    assert not above(S=jumper(skills=["flying-10"])).offers("S jumps at k")


def test_when_the_enemy_falls_who_clings_to_it_comes_down():
    play = clinging([6, 5], turn=("S",))
    at = play.see("k")["at"]
    knock_out(play.game, play.who("k"))
    assert play.see("S")["at"] == at


# walls

WALL = "########\n#...333#\n#...333#\n########"
CLIMB = {"climbing-surfaces": "on"}


def climber(**more):
    return hero("taeral", **{"attributes": NIMBLE, "hands": [], "body": [], "skills": [], "at": "d2", **more})


def at_wall(dice=None, turn="S", options=None, **people):
    people = {"S": climber(), **people}
    return position(WALL, turn=turn, dice=dice, options=CLIMB if options is None else options, **people)


@rule("UN-1423")
def test_with_these_rules_one_climbs_what_is_as_high_as_oneself():
    assert at_wall().offers("S scales e2")
    assert not at_wall(options={}).offers("S scales e2")
    wardrobe = [{"kind": "wardrobe", "at": "c2"}]
    play = position("#####\n#S..#\n#####", S=climber(at="b2"), turn="S", furniture=wardrobe, options=CLIMB, dice=[6, 5])
    play.take("S scales c2")
    assert play.see("S")["at"] == "c2"
    column = [{"kind": "column", "at": "c2"}]
    bare = position("#####\n#S..#\n#####", S=climber(at="b2"), turn="S", furniture=column, options=CLIMB)
    assert not bare.offers("S scales c2")


@rule("UN-1424", "UN-1428")
def test_climbing_takes_the_action_and_an_agility_test():
    play = at_wall(dice=[6, 5])
    play.take("S scales e2")
    assert play.rolled("climb") == 1
    assert [event.total for event in play.events("summed") if event.what == "climb"] == [play.see("S")["agility"]]
    assert play.see("S")["agility"] != play.see("S")["strength"]
    assert play.see("S")["at"] == "e2"
    down = at_wall(dice=[6, 5], S=climber(at="e2")).take("S scales d2")
    assert down.see("S")["at"] == "d2"
    spent = at_wall(dice=[1, 2]).take("S scales e2")
    assert spent.asks() == ""


@rule("UN-1425", "UN-1427")
def test_each_level_costs_two_points():
    play = at_wall(dice=[6, 5], S=climber(attributes={"agility": 4, "movement": 7})).take("S scales e2")
    assert (play.see("S")["at"], play.see("S")["points"]) == ("e2", 1)
    short = at_wall(dice=[6, 5], S=climber(attributes={"agility": 4, "movement": 5})).take("S scales e2")
    assert short.see("S")["at"] == "d2"
    assert short.who("S").scaling[1] == 2


@rule("UN-1426")
@pytest.mark.parametrize(("hands", "may"), [([], True), (["rope"], True), (["dagger"], False)])
def test_hands_must_be_free_but_for_a_rope(hands, may):
    assert at_wall(S=climber(hands=hands)).offers("S scales e2") is may


@rule("UN-1429")
def test_a_failure_on_the_ground_does_no_harm_but_ends_the_turn():
    play = at_wall(dice=[1, 2]).take("S scales e2")
    assert (play.see("S")["at"], play.see("S")["wounds"], play.see("S")["conditions"]) == ("d2", 0, [])
    assert play.asks() == ""


SLOW = {"agility": 4, "movement": 4}


@rule("UN-1430")
def test_who_hangs_on_the_wall_needs_another_test_to_go_on():
    play = at_wall(dice=[6, 5, 6, 5], turn=["S", "S"], S=climber(attributes=SLOW)).take("S scales e2")
    assert not play.offers("S moves to c2")
    play.take("S scales e2")
    assert play.rolled("climb") == 2
    assert play.see("S")["at"] == "e2"


@rule("UN-1431")
def test_failing_on_the_wall_is_a_fall_from_the_height_one_meant_to_reach():
    play = at_wall(dice=[6, 5, 1, 2, 1, 1, 6], turn=["S", "S"], S=climber(attributes=SLOW))
    play.take("S scales e2", "S scales e2")
    thrown = next(event for event in play.events("rolled") if event.why == "damage")
    assert len(thrown.faces[0]) == 3
    assert (play.see("S")["at"], play.see("S")["wounds"]) == ("d2", 1)


@rule("UN-1432")
def test_an_enemy_at_hand_makes_climbing_harder():
    play = at_wall(dice=[1, 2], k=orc(at="c2")).take("S scales e2")
    summed = next(event for event in play.events("summed") if event.what == "climb")
    assert [term.value for term in summed.terms if term.rule == "UN-1432"] == [-2]


@rule("UN-1433")
def test_who_hangs_on_the_wall_is_attacked_as_if_stationary():
    people = {"S": climber(attributes=SLOW), "k": orc(at="b2")}
    play = at_wall(dice=[6, 5, *[1] * 9], turn=["S", "k"], **people).take("S scales e2")
    assert "stationary" in play.see("S")["conditions"]
    assert play.rolled("attack") == 0
    assert play.rolled("damage") >= 1


@rule("UN-1418", "UN-0304")
def test_a_creature_that_clings_to_a_companion_has_no_square_and_the_fight_goes_on():
    people = {"S": hero(at="b3"), "h": {"companion": "bear", "at": "e3"}, "k": orc(at="d3")}
    play = position(LEDGE, turn=["k", "S"], options=ON, hand=[], dice={"k jump": [6, 5]}, **people)
    play.take("k jumps at h", "k clings")
    assert play.see("h")["conditions"] == ["stunned"]
    assert play.asks() == "act"
    assert not play.game.enemies(play.who("S"))
    assert in_combat(play.game)


@rule("UN-0600")
@pytest.mark.parametrize(("others", "bars"), [({}, False), ({"m": orc(at="h4")}, True)])
def test_a_creature_that_clings_bars_no_obstacle(others, bars):
    play = position(
        LEDGE, turn="S", hand=[], S=hero(at="b3"), h={"companion": "bear", "at": "e3"}, k=orc(at="f4"), **others
    )
    play.who("k").clings, play.who("k").at = play.who("h").id, NOWHERE
    assert barred(play.game, ObstacleWindow(play.who("S").id, deed="step", at=play.who("S").at)) is bars
