"""The list of humanoids with close combat weapons."""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import standing
from systems.league.foes.acting import acts, did, walked
from undercroft.proofs.checklist import rule
from undercroft.systems.league.foes.moves import spend

NEAR = "....\ng..W\n...."
BESIDE = ".....\n.gW..\n....."


@rule("LE-0689")
def test_one_too_far_off_moves_towards_the_closest_hero():
    play = acts("X..............g...................W")
    assert walked(play)
    assert play.see("g")["at"] == "h1"


@rule("LE-0687", "LE-0690")
@pytest.mark.parametrize(
    ("face", "stance", "began", "moves"),
    [(1, True, [], False), (2, True, [], True), (4, True, [], True), (5, False, ["charge-attack"], True)],
)
def test_at_charge_distance_a_d6_says_stance_contact_or_charge(face, stance, began, moves):
    play = acts(NEAR, "goblin", {"g approach-table": [face], "g behaviour?": [1], "g attack-table?": [1]})
    moved = walked(play)
    assert (moved, did(play)) == (moves, began)
    assert play.see("g")["stance"] == stance


@rule("LE-0690")
def test_what_it_charges_is_the_closest_hero():
    play = acts("X......\n.......\n.......\n...g...\n.......\n.....W.", "goblin", {"g approach-table": [6]})
    assert did(play) == ["charge-attack"]
    assert play.state.hit.target == play.names["W"]


@rule("LE-0688", "LE-0693", "LE-0694")
@pytest.mark.parametrize(
    ("face", "began", "stance"),
    [(1, [], True), (2, ["standard-attack"], True), (5, ["standard-attack"], True), (6, ["power-attack"], False)],
)
def test_beside_a_hero_the_second_d6_says_how_it_attacks(face, began, stance):
    twice = face in (2, 5)
    dice = {"g behaviour": [[1], [4]] if twice else [1], "g attack-table": [[face], [1]] if twice else [face]}
    play = acts(BESIDE, "goblin", dice)
    assert did(play) == began
    assert play.see("g")["stance"] == stance


@rule("LE-0694")
def test_a_wounded_one_takes_a_stance_instead_of_a_power_attack():
    play = acts(BESIDE, "goblin", {"g behaviour": [1], "g attack-table": [6]}, enemy={"hp": 3})
    assert did(play) == []
    assert play.see("g")["stance"]


@rule("LE-0688", "LE-0693", "LE-0735")
@pytest.mark.parametrize(("face", "began"), [(4, []), (5, ["bellow"])])
def test_from_5_on_it_uses_a_special_rule(face, began):
    dice = {"g behaviour": [face], "g attack-table?": [1], "W bellow?": [99]}
    play = acts(BESIDE, "goblin-king", dice, enemy={"hp": 5})
    assert did(play) == began


@rule("LE-0688", "LE-0693")
def test_where_no_special_rule_applies_it_attacks():
    play = acts(BESIDE, "goblin", {"g behaviour": [5], "g attack-table": [6]})
    assert did(play) == ["power-attack"]


MOUTH = "#####\n##h##\n#.g.#\n#.W.#\n#...#\n#####"
"""`h` is shut out as long as `g` stands in the mouth of its passage."""


@rule("LE-0691")
def test_it_shifts_so_that_another_gets_through():
    play = acts(MOUTH, "goblin", {"g behaviour": [1], "g attack-table": [1]}, h=monster("goblin"))
    assert walked(play)
    assert play.see("g")["at"] in ("b3", "d3")


@rule("LE-0691")
def test_with_nobody_shut_out_it_stays_where_it_is():
    play = acts(MOUTH.replace("h", "."), "goblin", {"g behaviour": [1], "g attack-table": [1]})
    assert not walked(play)


DEAD_END = "######\n###..#\n#hgW.#\n###..#\n######"
"""`g` cannot shift unless W gives way."""


@rule("LE-0691", "LE-0692")
def test_where_it_cannot_shift_it_shoves_once_and_then_attacks():
    dice = {"g shove": [5], "g behaviour": [1], "g attack-table": [2]}
    play = acts(DEAD_END, "goblin", dice, h=monster("goblin"))
    assert did(play) == ["standard-attack"]
    assert play.rolled("shove") == 1


@rule("LE-0422", "LE-0691")
def test_whoever_is_shoved_leaves_its_place_to_the_shover():
    play = acts(DEAD_END, "goblin", {"g shove": [95], "g behaviour": [1], "g attack-table": [1]}, h=monster("goblin"))
    play.finish()
    assert (play.see("W")["at"], play.see("g")["at"]) == ("e3", "d3")


@rule("LE-0695")
@pytest.mark.parametrize(("board", "climbs"), [("......\n.gt.W.\n......", 0), ("######\n.gt.W#\n######", 1)])
def test_it_climbs_only_where_there_is_no_other_way(board, climbs):
    dice = {"g approach-table": [2], "g climb?": [99], "g behaviour?": [1], "g attack-table?": [1]}
    play = acts(board, "goblin", dice, enemy={"hp": 3})
    play.finish()
    assert play.rolled("climb") == climbs


@rule("LE-0271", "LE-0696")
def test_it_goes_around_a_trap():
    trap = [{"kind": "trap", "at": "b2", "name": "alarm-bell"}]
    dice = {"g approach-table": [2]}
    play = acts("......\ng...W.\n......", "goblin", dice, tokens=trap, enemy={"hp": 3})
    assert walked(play)
    path = next(event.path for event in play.events("moved") if event.who == play.names["g"])
    assert play.at("b2") not in path


@rule("LE-0344", "LE-0480")
def test_with_a_long_weapon_it_strikes_over_a_friend_where_there_is_no_way_to_the_hero():
    play = acts("#####\n#ghW#\n#####", "lizardman", {"g approach-table": [3]}, h=monster("goblin"), enemy={"hp": 6})
    assert did(play) == ["standard-attack"]


LONG_TABLE = ".......\n..t....\n..t.W..\n.gt....\n..t....\n..t....\n......."
"""Over the table it is shorter to W than around it."""


@pytest.mark.parametrize(
    ("card", "climbs"),
    [
        pytest.param("goblin", 0, marks=rule("LE-0695")),
        pytest.param("wild-boar", 1, marks=rule("LE-0712")),
        pytest.param("zombie", 1, marks=rule("LE-0717")),
    ],
)
def test_humanoids_go_around_what_others_climb(card, climbs):
    dice = {"g approach-table?": [2], "g climb?": [99], "g behaviour?": [1], "g attack-table?": [1]}
    play = acts(LONG_TABLE, card, dice, enemy={"stun": 1}, W=hero(facing="south"))
    play.finish()
    assert play.rolled("climb") == climbs


@rule("LE-0061")
def test_what_it_does_is_paid_for_with_ap():
    play = standing(BESIDE, W=hero(), g=monster("goblin", ap=2))
    for left in (1, 0, 0):
        spend(play.game, play.enemy("g"), 1)
        assert play.enemy("g").ap == left


@rule("LE-0385", "LE-0405", "LE-0408")
@pytest.mark.parametrize(("face", "hits"), [(55, True), (56, False)])
def test_a_power_attack_is_20_easier_and_leaves_it_open(face, hits):
    dice = {"g behaviour": [1], "g attack-table": [6], "g attack": [face, 3], "g damage?": [3], "W struck-slot?": [9]}
    play = acts(BESIDE, "goblin", dice, W=hero(dodged=1, facing="west"))
    play.finish()
    assert (play.see("W")["hp"] < play.see("W")["max hp"]) == hits
    assert (play.see("g")["power"], play.see("g")["ap"]) == (True, 0)
