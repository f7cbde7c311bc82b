"""The lists of beasts, of the lower and of the higher undead."""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.foes.acting import acts, did, walked
from undercroft.proofs.checklist import rule

BESIDE = ".....\n.gW..\n....."
MOUTH = "#####\n##h##\n#.g.#\n#.W.#\n#...#\n#####"
FAR = "X..............g...................W"
TRAP = [{"kind": "trap", "at": "b2", "name": "alarm-bell"}]


# coming nearer


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("wild-boar", marks=rule("LE-0705")),
        pytest.param("skeleton", marks=rule("LE-0714")),
        pytest.param("ghoul", marks=rule("LE-0719")),
    ],
)
def test_one_too_far_off_moves_towards_the_closest_hero(card):
    play = acts(FAR, card, {}, enemy={"hp": 2})
    assert walked(play)
    before, after = play.at("p1"), play.enemy("g").at
    assert before - after == play.game.card(play.enemy("g")).movement


@pytest.mark.parametrize(
    "card", [pytest.param("wild-boar", marks=rule("LE-0708")), pytest.param("ghoul", marks=rule("LE-0722"))]
)
def test_within_its_movement_it_charges_the_closest_hero(card):
    play = acts("X......\n.......\n.......\n...g...\n.......\n.....W.", card, {})
    assert did(play) == ["charge-attack"]
    assert play.state.hit.target == play.names["W"]


@rule("LE-0708", "LE-G106")
def test_with_one_ap_a_charge_becomes_a_move():
    play = acts("....\ng..W\n....", "wild-boar", {}, enemy={"hp": 7})
    assert (walked(play), did(play)) == (True, [])


@rule("LE-0715")
def test_one_of_the_lower_undead_moves_beside_the_closest_hero_and_does_not_charge():
    play = acts("....\ng..W\n....", "zombie", {}, enemy={"hp": 6})
    assert (walked(play), did(play)) == (True, [])


# room


@pytest.mark.parametrize(
    "card", [pytest.param("wild-boar", marks=rule("LE-0706")), pytest.param("ghoul", marks=rule("LE-0720"))]
)
def test_it_makes_room_for_another(card):
    play = acts(MOUTH, card, {"g behaviour?": [1], "g attack-table?": [6]}, h=monster("goblin"))
    assert walked(play)
    assert play.see("g")["at"] in ("b3", "d3")


# attacking


@pytest.mark.parametrize(
    ("card", "face", "began"),
    [
        pytest.param("wild-boar", 4, ["power-attack"], marks=rule("LE-0707", "LE-0709", "LE-0710")),
        pytest.param("wild-boar", 5, ["standard-attack"], marks=rule("LE-0710")),
        pytest.param("vampire-thrall", 2, ["power-attack"], marks=rule("LE-0721", "LE-0723", "LE-0724")),
        pytest.param("vampire-thrall", 3, ["standard-attack"], marks=rule("LE-0724")),
    ],
)
def test_the_second_d6_says_how_it_attacks(card, face, began):
    play = acts(
        BESIDE,
        card,
        {"g behaviour": [[1], [1]][: len(began)], "g attack-table": [[face], [face]][:1]},
        prepare=one_action if began == ["standard-attack"] else None,
    )
    assert did(play) == began


def one_action(state):
    state.enemies[0].stun = 1


@rule("LE-0710")
def test_a_wounded_beast_makes_a_standard_attack():
    play = acts(BESIDE, "wild-boar", {"g behaviour": [1], "g attack-table": [1]}, enemy={"hp": 7})
    assert did(play) == ["standard-attack"]


@pytest.mark.parametrize(("face", "began"), [(4, ["standard-attack"]), (5, ["power-attack"])])
@rule("LE-0716")
def test_lower_undead_strike_on_4_and_with_all_their_strength_on_5(face, began):
    play = acts(
        BESIDE, "skeleton", {"g attack-table": [face]}, prepare=one_action if began == ["standard-attack"] else None
    )
    assert did(play) == began


@pytest.mark.parametrize(
    ("card", "special"),
    [
        pytest.param("cave-bear", "bellow", marks=rule("LE-0709", "LE-0735")),
        pytest.param("banshee", "ghostly-howl", marks=rule("LE-0723", "LE-0735")),
    ],
)
def test_from_5_on_it_uses_a_special_rule(card, special):
    dice = {"g behaviour": [5], "W bellow?": [1], "W ghostly-touch?": [1]}
    board = ".....\n.g.W.\n....." if special == "bellow" else BESIDE
    play = acts(board, card, dice, prepare=one_action)
    assert did(play) == [special]


@rule("LE-0711")
def test_a_beast_that_reaches_nobody_uses_its_special_rule():
    board = "#######\n#g.v.W#\n#######"
    play = acts(board, "spitting-cobra", {}, enemy={"hp": 3})
    assert not did(play)
    near = acts("######\n#gvW##\n######", "spitting-cobra", {"g shot": [99, 3]}, enemy={"hp": 3})
    assert did(near)[0] == "poisonous-spit"


@rule("LE-0713")
def test_a_skeleton_with_a_bow_acts_as_archers_do():
    dice = {"g behaviour": [1], "g shot-table": [3], "g shot-target": [1]}
    play = acts("##########\ng........W\n##########", "skeleton-archer", dice, enemy={"hp": 4}, W=hero(facing="west"))
    assert did(play) == ["shot"]


# climbing and traps


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("wild-boar", marks=rule("LE-0712")),
        pytest.param("zombie", marks=rule("LE-0717")),
        pytest.param("ghoul", marks=rule("LE-0725")),
    ],
)
def test_it_can_climb(card):
    board = "######\n#gt.W#\n######"
    play = acts(board, card, {"g climb": [99], "g behaviour?": [1], "g attack-table?": [1]}, prepare=one_action)
    play.finish()
    assert play.rolled("climb") == 1


@pytest.mark.parametrize(
    ("card", "treads"),
    [
        pytest.param("wild-boar", False, marks=rule("LE-0271", "LE-0712")),
        pytest.param("ghoul", False, marks=rule("LE-0271", "LE-0725")),
        pytest.param("skeleton", True, marks=rule("LE-0271", "LE-0718")),
    ],
)
def test_only_lower_undead_tread_on_traps(card, treads):
    board = "######\ng...W.\n######"
    play = acts(board, card, {"g behaviour?": [1], "g attack-table?": [1]}, tokens=TRAP, prepare=one_action)
    play.finish()
    path = [at for event in play.events("moved") if event.who == play.names["g"] for at in event.path]
    assert (play.at("b2") in path) == treads
