"""The list of humanoids with missile weapons."""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.foes.acting import acts, did, walked
from undercroft.proofs.checklist import rule
from undercroft.systems.league.dungeon.placing import recruit

LANE = "................\n.........g.....W\n................"
SHOOT = {"g behaviour": [1], "g shot-table": [3], "g shot-target": [1]}


@rule("LE-0697")
def test_from_a_hero_two_squares_off_it_withdraws_and_loads_and_still_sees_somebody():
    board = "##########\n......g.W#\n##########"
    play = acts(board, "goblin-archer", enemy={"loaded": False, "hp": 2})
    assert walked(play)
    assert play.see("g")["at"] == "c2"
    assert play.see("g")["loaded"]


@rule("LE-0697")
def test_it_does_not_withdraw_out_of_sight():
    board = "##########\n##.#######\n##...g.W##\n##########"
    play = acts(board, "goblin-archer", enemy={"hp": 2})
    play.finish()
    assert play.see("g")["at"] == "c3"


@rule("LE-0697")
def test_from_a_hero_farther_off_it_does_not_withdraw():
    play = acts("##########\n......g..W\n##########", "goblin-archer", SHOOT, W=hero(facing="west"))
    assert not walked(play)


@rule("LE-0698")
def test_with_an_empty_bow_it_loads():
    board = "##########\ng........W\n##########"
    dice = {"g behaviour": [1], "g shot-table": [3], "g shot-target": [1]}
    play = acts(board, "goblin-archer", dice, enemy={"loaded": False}, W=hero(facing="west"))
    assert did(play) == ["shot"]
    assert play.changed("loaded") == [1]


@rule("LE-0472")
def test_it_starts_with_a_loaded_weapon():
    play = acts("##########\ng........W\n##########", "goblin-archer", SHOOT, W=hero(facing="west"))
    assert recruit(play.game, "goblin-archer").loaded


@rule("LE-0699")
def test_it_moves_to_where_its_odds_are_better():
    board = "..........\ng...h....W\n.........."
    dice = {"g behaviour": [1], "g shot-table": [3], "g shot-target": [1]}
    play = acts(board, "goblin-archer", dice, h=monster("ogre", at="d2"), W=hero(facing="west"))
    assert walked(play)
    assert did(play) == ["shot"]


@rule("LE-0699")
def test_it_stays_where_no_place_is_better():
    play = acts("##########\ng........W\n##########", "goblin-archer", SHOOT, W=hero(facing="west"))
    assert not walked(play)


@rule("LE-0699")
def test_it_climbs_onto_a_table_for_better_odds():
    board = "##########\n#g.t.....W\n##########"
    dice = {"g climb": [1], "g behaviour": [1], "g shot-table": [3], "g shot-target": [1]}
    play = acts(board, "goblin-archer", dice, W=hero(facing="west"))
    play.finish()
    assert play.see("g")["at"] == "d2"


@rule("LE-0448", "LE-0449", "LE-0699")
def test_of_places_that_are_as_good_it_takes_the_nearest():
    board = "############\n#g.^..^....W\n############"
    dice = {"g behaviour": [1], "g shot-table": [3], "g shot-target": [1]}
    play = acts(board, "goblin-archer", dice, W=hero(facing="west"))
    play.finish()
    assert play.see("g")["at"] == "d2"


@rule("LE-0700", "LE-0735")
@pytest.mark.parametrize(("face", "hides"), [(4, False), (5, True)])
def test_from_5_on_it_uses_a_special_rule(face, hides):
    dice = {"g behaviour": [face], "g shot-table?": [3], "g shot-target?": [1]}
    play = acts("##########\ng........W\n##########", "poacher", dice, enemy={"hp": 2}, W=hero(facing="west"))
    assert ("camouflage" in did(play)) == hides


@rule("LE-0701")
@pytest.mark.parametrize(("face", "began", "aims"), [(1, [], True), (2, [], True), (3, ["shot"], False)])
def test_up_to_2_it_aims_and_from_3_on_it_shoots(face, began, aims):
    dice = {"g behaviour": [1], "g shot-table": [face], "g shot-target?": [1]}
    play = acts("##########\ng........W\n##########", "goblin-archer", dice, enemy={"hp": 2}, W=hero(facing="west"))
    assert did(play) == began
    assert bool(play.see("g")["aim"]) == aims


@rule("LE-0416", "LE-0701")
def test_whom_it_shoots_at_is_decided_when_it_shoots():
    board = "..........\ng......W..\n.........X"
    dice = {"g behaviour": [[1], [1]], "g shot-table": [[1], [3]], "g shot-target": [5], "g shot": MISSED}
    play = acts(board, "goblin-archer", dice, W=hero(facing="west"), X=hero("ogrim", facing="west", hp=1))
    play.finish()
    needed = next(event for event in play.events("summed") if event.what == "to-hit")
    assert play.state.hit.target == play.names["X"]
    assert any(term.source == "aimed" for term in needed.terms)


MISSED = [80, 3]


@rule("LE-0702")
@pytest.mark.parametrize(("face", "target"), [(4, "W"), (5, "X")])
def test_up_to_4_it_shoots_at_the_closest_and_from_5_on_at_the_easiest(face, target):
    board = "##########\ng....W...#\n#........X\n##########"
    dice = {"g behaviour": [1], "g shot-table": [3], "g shot-target": [face], "g shot": MISSED}
    play = acts(
        board,
        "goblin-archer",
        dice,
        enemy={"hp": 2, "moved": True},
        W=hero(facing="west"),
        X=hero("ogrim", facing="west", hp=1),
    )
    play.finish()
    assert play.state.hit.target == play.names[target]


@rule("LE-0473", "LE-0703")
def test_beside_a_hero_it_fights_with_its_dagger():
    dice = {"g behaviour": [[1], [1]], "g attack-table": [[2], [2]]}
    play = acts(".....\n.gW..\n.....", "goblin-archer", dice, enemy={"weapons": ("short-bow", "dagger")})
    assert did(play) == ["standard-attack", "standard-attack"]
    assert play.see("g")["weapons"] == ["dagger", "short-bow"]


@rule("LE-0703")
def test_with_nobody_beside_it_takes_its_bow_again():
    play = acts(
        "##########\ng........W\n##########",
        "goblin-archer",
        SHOOT,
        W=hero(facing="west"),
        enemy={"weapons": ("dagger", "short-bow")},
    )
    assert did(play)[0] == "shot"


@rule("LE-0271", "LE-0704")
def test_it_goes_around_a_trap():
    board = "......\ng...hW\n......"
    trap = [{"kind": "trap", "at": "b2", "name": "alarm-bell"}]
    play = acts(
        board.replace("h", "."),
        "goblin-archer",
        {"g behaviour?": [[1]] * 2, "g shot-table?": [[3]] * 2, "g shot-target?": [[1]] * 2},
        tokens=trap,
    )
    play.finish()
    path = [at for event in play.events("moved") if event.who == play.names["g"] for at in event.path]
    assert play.at("b2") not in path
