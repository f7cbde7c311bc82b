"""Active rules that strike several at once: fire breath, sweeping strike."""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.foes.acting import acts, did
from undercroft.proofs.checklist import rule

SKILL = {"g behaviour": [5]}
SOFT = {"values": {"constitution": 30, "dexterity": 40}, "hp": 40, "max_hp": 40, "dodged": 9}


def one_action(state):
    state.enemies[0].stun = 1


# fire breath


@rule("LE-0764", "LE-0765")
def test_a_breath_does_d10_to_its_target_and_d6_to_everybody_beside():
    board = "..........\n.g........\n...X......\n....W.....\n.........."
    dice = {
        **SKILL,
        "random-target?": [1],
        "g fire-breath": [[4], [9]],
        "g location": [3],
        "W fire": [1],
        "X fire": [1],
    }
    people = {"X": hero("ogrim", **SOFT), "W": hero(**SOFT)}
    play = acts(board, "greater-demon", dice, prepare=one_action, **people)
    play.finish()
    assert did(play)[0] == "fire-breath"
    lost = sorted(40 - play.see(name)["hp"] for name in "XW")
    assert lost == [4, 9]


@rule("LE-0764")
def test_it_needs_no_rs_test_but_may_be_dodged():
    dice = {**SKILL, "g location": [3], "W dodge": [1]}
    play = acts(
        "..........\n.g.W......\n..........",
        "greater-demon",
        dice,
        W=hero(facing="west", hp=40, max_hp=40),
        prepare=one_action,
    )
    assert {act.split()[0] for act in play.acts()} == {"dodge", "pass"}
    play.take("W dodges").finish()
    assert play.see("W")["hp"] == 40
    assert play.rolled("shot") == 0


@rule("LE-0765")
def test_the_breather_is_immune_and_others_of_its_own_are_not():
    dice = {**SKILL, "g fire-breath": [[3], [5]], "g location": [3], "W fire": [1], "h fire": [1]}
    play = acts(
        "..........\n.g.W......\n...h......",
        "greater-demon",
        dice,
        W=hero(**SOFT),
        h=monster("orc"),
        prepare=one_action,
    )
    play.finish()
    assert play.see("g")["hp"] == 50
    assert play.see("h")["hp"] == 12 - 3
    assert play.see("W")["hp"] == 40 - 5


# sweeping strike

HALL = "..........\n.g.X......\n...W......\n.........."
SWEEP = {**SKILL, "g sweep": [10]}


@rule("LE-0822", "LE-0823")
def test_one_roll_is_compared_for_each_hero_in_its_zone():
    people = {"W": hero(**SOFT), "X": hero("ogrim", **SOFT)}
    dice = {"g location": [[3], [3]], "g damage": [[4], [6], [4], [6]], "W keep-feet": [1], "X keep-feet": [1]}
    play = acts(HALL, "cyclops", {**SWEEP, **dice}, prepare=one_action, enemy={"facing": "east"}, **people)
    play.finish()
    assert play.rolled("sweep") == 1
    assert (40 - play.see("X")["hp"], 40 - play.see("W")["hp"]) == (4, 4)


@rule("LE-0822")
def test_a_miss_misses_everybody():
    play = acts(
        HALL,
        "cyclops",
        {**SKILL, "g sweep": [99]},
        prepare=one_action,
        enemy={"facing": "east"},
        W=hero(**SOFT),
        X=hero("ogrim", **SOFT),
    )
    play.finish()
    assert (play.see("X")["hp"], play.see("W")["hp"]) == (40, 40)


@rule("LE-0822")
def test_it_may_be_dodged_but_not_parried():
    who = hero(hand=["broadsword", "round-shield"], stance=True, facing="west", hp=40, max_hp=40)
    play = acts(
        "..........\n.g.W......\n..........",
        "cyclops",
        {**SWEEP, "g location": [3], "W dodge": [1]},
        W=who,
        enemy={"facing": "east"},
        prepare=one_action,
    )
    assert {act.split()[0] for act in play.acts()} == {"dodge", "pass"}
    play.take("W dodges").finish()
    assert (play.see("W")["hp"], play.see("W")["at"]) == (40, "d2")


@rule("LE-0823", "LE-0824")
@pytest.mark.parametrize(("face", "prone"), [(1, False), (99, True)])
def test_a_hero_hit_is_pushed_back_takes_half_damage_and_may_fall(face, prone):
    dice = {**SWEEP, "g location": [3], "g damage": [[4], [6]], "W keep-feet": [face]}
    play = acts(
        "..........\n.g.W......\n..........",
        "cyclops",
        dice,
        W=hero(**SOFT),
        enemy={"facing": "east"},
        prepare=one_action,
    )
    play.finish()
    assert (play.see("W")["at"], 40 - play.see("W")["hp"], play.see("W")["prone"]) == ("e2", (6 + 3) // 2, prone)


@rule("LE-0825")
def test_against_a_wall_the_damage_is_whole():
    dice = {**SWEEP, "g location": [3], "g damage": [[4], [6]], "W keep-feet": [1]}
    play = acts("....\n.g.W\n....", "cyclops", dice, W=hero(**SOFT), enemy={"facing": "east"}, prepare=one_action)
    play.finish()
    assert (play.see("W")["at"], 40 - play.see("W")["hp"]) == ("d2", 6 + 3)


@rule("LE-0826")
def test_whoever_stands_behind_is_moved_back_without_harm_and_the_attacker_stays():
    dice = {**SWEEP, "g location": [3], "g damage": [[4], [6]], "W keep-feet": [1]}
    play = acts(
        "..........\n.g.WX.....\n..........",
        "cyclops",
        dice,
        W=hero(**SOFT),
        X=hero("ogrim", **SOFT),
        enemy={"facing": "east"},
        prepare=one_action,
    )
    play.finish()
    assert (play.see("g")["at"], play.see("W")["at"], play.see("X")["at"]) == ("b2", "e2", "f2")
    assert play.see("X")["hp"] == 40
