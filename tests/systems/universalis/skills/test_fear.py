"""Fearsome enemies.  UN-C529"""

from __future__ import annotations

import pytest

from systems.staging import Dice
from systems.universalis.build import HALL, Play, troll
from systems.universalis.build import position as placed
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import duel, fighter
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.status.passing import combat_may_end

AWFUL = {"skills": ["fearsome"]}
MISS = [2, 1, 6, 5]


def before_troll(dice: Dice, *skills: str, turn: str = "S") -> Play:
    """Shara before a Fearsome troll."""
    return placed(HALL, turn=turn, dice=dice, S=fighter(*skills, at="d5"), t=troll(at="d3", skills=["fearsome"]))


@rule("UN-C529")
@skill("fearsome", changes=True)
def test_who_attacks_a_fearsome_enemy_tests_courage():
    play = duel(k=AWFUL, dice={"S courage": [4, 3], "S attack": [2, 1], "k defense": [6, 5]}).take("S attacks k").on()
    assert play.rolled("courage") == 1
    assert play.see("S")["conditions"] == []


@rule("UN-C529")
def test_nobody_tests_courage_before_a_plain_enemy():
    assert duel(dice=MISS).take("S attacks k").rolled("courage") == 0


@rule("UN-C529")
def test_who_is_attacked_by_a_fearsome_enemy_tests_courage_and_defends_in_fear():
    play = duel(k=AWFUL, turn="k", dice={"S courage": [2, 1], "k attack": [2, 1], "S defense": [6, 5]}).finish()
    assert play.see("S")["conditions"] == ["frightened"]
    assert [event.total for event in play.events("summed") if event.what == "defense"] == [4]


@rule("UN-C529")
def test_who_fails_before_one_of_the_same_size_attacks_in_fear():
    play = duel(k=AWFUL, dice={"S courage": [2, 1], "S attack": [2, 1], "k defense": [6, 5]}).take("S attacks k")
    assert play.rolled("attack") == 1
    assert play.see("S")["conditions"] == ["frightened"]


@rule("UN-C529")
def test_who_fails_before_the_large_does_not_attack():
    play = before_troll([2, 1]).take("S attacks t")
    assert play.rolled("attack") == 0
    assert play.see("S")["activated"]


@rule("UN-C529", "UN-0089")
def test_a_critical_failure_ends_the_activation_before_anybody():
    play = duel(k=AWFUL, dice=[1, 1]).take("S attacks k")
    assert play.rolled("attack") == 0
    assert play.see("S")["activated"]


@rule("UN-C529")
def test_who_is_attacked_by_the_large_fights_on():
    play = before_troll({"S courage": [2, 1], "t attack": [2, 1], "S defense": [6, 5]}, turn="t").finish()
    assert play.rolled("attack") == 1


@rule("UN-C529")
def test_who_has_been_brave_is_not_tested_again_in_this_combat():
    dice = {"S courage": [6, 5], "S attack": [2, 1], "k defense": [6, 5], "k attack": [2, 1], "S defense": [6, 5]}
    play = duel(k=AWFUL, turn=["S", "k"], dice=dice).take("S attacks k").finish()
    assert play.rolled("attack") == 2
    assert play.rolled("courage") == 1


@rule("UN-C529")
def test_when_the_combat_is_over_courage_is_needed_again():
    dice = {
        "S courage": [[6, 5], [6, 5]],
        "S attack": [2, 1],
        "k defense": [6, 5],
        "k attack": [2, 1],
        "S defense": [6, 5],
    }
    play = duel(k=AWFUL, turn=["S", "k"], dice=dice).take("S attacks k")
    enemies, play.state.creatures = play.state.creatures, []
    combat_may_end(play.game)
    play.state.creatures = enemies
    play.finish()
    assert play.rolled("courage") == 2


@rule("UN-C529")
def test_while_the_combat_goes_on_bravery_lasts():
    dice = {"S courage": [6, 5], "S attack": [2, 1], "k defense": [6, 5], "k attack": [2, 1], "S defense": [6, 5]}
    play = duel(k=AWFUL, turn=["S", "k"], dice=dice).take("S attacks k")
    combat_may_end(play.game)
    play.finish()
    assert play.rolled("courage") == 1


@rule("UN-C529", "UN-G126")
@pytest.mark.parametrize(("leader", "tests"), [(True, 2), (False, 1)])
def test_bravery_before_a_grunt_does_not_help_before_a_leader(leader, tests):
    board = "#####\n#kl.#\n#S..#\n#####"
    people = {"l": {"creature": "orc-warrior", "skills": ["fearsome"], "hands": ["broadsword"], "leader": leader}}
    dice = [6, 5, *MISS, *([1, 1, 6, 5] if leader else []), *MISS]
    play = duel(board=board, k=AWFUL, turn=["S", "l"], dice=dice, **people).take("S attacks k").finish()
    assert play.rolled("courage") == tests


@rule("UN-C529")
@skill("fearsome", changes=False)
def test_the_fearsome_do_not_fear_their_own_size():
    play = duel("fearsome", k=AWFUL, dice=MISS).take("S attacks k")
    assert play.rolled("courage") == 0
    assert play.rolled("attack") == 1


@rule("UN-C529")
def test_the_fearsome_fear_those_who_are_larger():
    assert before_troll([2, 1], "fearsome").take("S attacks t").see("S")["conditions"] == ["frightened"]


@rule("UN-0493")
def test_the_frightened_fail_without_a_roll():
    play = before_troll({"S courage": [2, 1], "t attack": [2, 1], "S defense": [6, 5]}, turn="t").finish()
    assert play.rolled("courage") == 1
    frightened = placed(
        HALL,
        turn="t",
        dice=MISS,
        S=fighter(at="d5", conditions=["frightened"]),
        t=troll(at="d3", skills=["fearsome"]),
    ).finish()
    assert frightened.rolled("courage") == 0


@rule("UN-C535")
@skill("huge", changes=True)
@pytest.mark.parametrize(("skills", "courage"), [(["huge", "fearsome"], -1), (["large", "fearsome"], 0)])
def test_the_huge_overawe_the_smaller(skills, courage):
    dice = {"t courage": [6, 5], "t attack": [2, 1], "S defense": [6, 5]}
    play = placed(HALL, turn="t", dice=dice, S=fighter(*skills, at="d5"), t=troll(at="d3")).finish()
    summed = [event.total for event in play.events("summed") if event.what == "courage"]
    assert summed == [play.see("t")["courage"] + courage]
