"""Nature skills.  UN-C519 to UN-C571"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, hero, orc, position, troll
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import SWORD, changes, duel, fighter
from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndHeroesTurn, Initiative

LANE = "########\n#S....k#\n########"


@rule("UN-C523")
def test_clumsy_hands_cost_dexterity_alone():
    assert changes("clumsy-hands") == {"dexterity": -1}


@rule("UN-C556")
def test_sharp_senses_add_perception_alone():
    assert changes("sharp-senses") == {"perception": 1}


@rule("UN-C562")
def test_the_stupid_see_and_handle_less():
    assert changes("stupid") == {"perception": -1, "dexterity": -1}


@rule("UN-C562")
@skill("stupid", changes=True)
@skill("stupid", changes=False)
@pytest.mark.parametrize(("face", "idle"), [(1, True), (2, False)])
def test_the_stupid_may_do_nothing_with_no_enemy_in_sight(face, idle):
    board = "#########\n#S......#\n#########"
    play = position(board, turn="S", S=fighter("stupid"), dice=[face])
    assert (play.asks() != "act") is idle


@rule("UN-C562")
@skill("stupid", changes=False)
def test_the_stupid_wake_up_before_an_enemy():
    play = duel("stupid")
    assert play.rolled("stupid") == 0
    assert play.asks() == "act"


@rule("UN-C525")
@skill("coward", changes=True)
@pytest.mark.parametrize(("dice", "gone"), [([1, 2], True), ([6, 5], False)])
def test_a_wounded_coward_who_is_outnumbered_flees_unless_brave(dice, gone):
    people = {"S": fighter(at="c3"), "T": hero("taeral", at="d3"), "k": orc(at="k9", wounds=1, skills=["coward"])}
    play = position(HALL, turn="k", dice=[*dice, 1, 2], **people).finish()
    assert play.rolled("courage") == 1
    assert play.see("k").get("gone", False) is gone


@rule("UN-C525")
def test_a_coward_who_has_fled_scores_for_nobody():
    people = {"S": fighter(at="c3"), "T": hero("taeral", at="d3"), "k": orc(at="k9", wounds=1, skills=["coward"])}
    play = position(HALL, turn="k", dice=[1, 2], **people).finish()
    assert play.see("table")["achieved"] == 0


@rule("UN-C525")
def test_a_coward_who_has_fled_does_not_flee_again_as_a_thief_would():
    skills = ["coward", "thief"]
    people = {"S": fighter(at="c3"), "T": hero("taeral", at="d3"), "k": orc(at="k9", wounds=1, skills=skills)}
    play = position(HALL, turn="k", dice=[1, 2], **people)
    assert play.finish().see("k")["gone"]
    assert play.rolled("thief") == 0


@rule("UN-C525")
@skill("coward", changes=False)
def test_a_coward_stays_while_unhurt_or_not_outnumbered():
    two = {"S": fighter(at="c3"), "T": hero("taeral", at="d3")}
    unhurt = position(HALL, turn="k", dice=[1, 2], **two, k=orc(at="k9", skills=["coward"])).finish()
    even = position(HALL, turn="k", dice=[1, 2], S=two["S"], k=orc(at="k9", wounds=1, skills=["coward"])).finish()
    assert [unhurt.rolled("courage"), even.rolled("courage")] == [0, 0]


@rule("UN-C526")
@skill("double-attack", changes=True)
def test_a_double_attack_strikes_twice():
    play = duel(turn="k", k={"skills": ["double-attack"]}, dice=[2, 1, 6, 5] * 2).finish()
    assert play.rolled("attack") == 2


@rule("UN-C546", "UN-0359")
@skill("multiple-attacks", changes=True)
def test_multiple_attacks_strike_three_times_and_no_more():
    both = {"skills": ["multiple-attacks", "double-attack"]}
    assert duel(turn="k", k={"skills": ["multiple-attacks"]}, dice=[2, 1, 6, 5] * 3).finish().rolled("attack") == 3
    assert duel(turn="k", k=both, dice=[2, 1, 6, 5] * 3).finish().rolled("attack") == 3


@rule("UN-C526")
@skill("double-attack", changes=False)
def test_a_blunder_ends_a_double_attack():
    dice = {"k attack": [1, 1], "S defense": [6, 5], "k break": [4]}
    play = duel(turn="k", k={"skills": ["double-attack"]}, dice=dice).finish()
    assert play.rolled("attack") == 1


@rule("UN-C527")
@skill("ethereal", changes=False)
@pytest.mark.parametrize(("weapon", "dealt"), [("broadsword", 0), ("sword-of-valor", 1)])
def test_only_magic_weapons_wound_the_ethereal(weapon, dealt):
    dice = {"S attack": [5, 4], "k defense": [2, 1], "S damage?": [6, 1, 1, 1, 1]}
    play = duel(S={"hands": [weapon]}, k={"skills": ["ethereal"]}, dice=dice)
    assert play.take("S attacks k").on().see("hit")["dealt"] == dealt


@rule("UN-C527")
@pytest.mark.parametrize(("skills", "engaged"), [(["ethereal"], []), ([], ["k"])])
def test_the_ethereal_ignore_melee_ranges(skills, engaged):
    assert duel(*skills).see("S")["engaged by"] == engaged


@rule("UN-C527")
@skill("ethereal", changes=False)
def test_the_ethereal_hold_others_in_their_own_melee_range():
    assert duel(k={"skills": ["ethereal"]}).see("S")["engaged by"] == ["k"]


@rule("UN-C536")
@skill("invulnerable", changes=False)
@pytest.mark.parametrize(("attack", "dealt"), [([5, 4], 0), ([6, 3], 1)])
def test_only_criticals_wound_the_invulnerable(attack, dealt):
    dice = {"S attack": attack, "k defense": [2, 1], "S damage?": [6, *[1] * 5]}
    play = duel(k={"skills": ["invulnerable"]}, dice=dice).take("S attacks k").on()
    assert play.see("hit")["landed"]
    assert play.see("hit")["dealt"] == dealt


@rule("UN-C536")
def test_magic_weapons_need_a_critical_against_the_invulnerable_too():
    dice = {"S attack": [5, 4], "k defense": [2, 1]}
    play = duel(S={"hands": ["sword-of-valor"]}, k={"skills": ["invulnerable"]}, dice=dice)
    assert play.take("S attacks k").on().see("hit")["dealt"] == 0


@rule("UN-C559", "UN-C536")
@skill("spell-enhanced-attacks", changes=True)
def test_spell_enhanced_attacks_wound_the_invulnerable():
    dice = {"S attack": [5, 4], "k defense": [2, 1], "S damage": [6, 1, 1, 1, 1]}
    play = duel("spell-enhanced-attacks", k={"skills": ["invulnerable"]}, dice=dice)
    assert play.take("S attacks k").on().see("hit")["dealt"] == 1


@rule("UN-C559")
@skill("spell-enhanced-attacks", changes=False)
def test_spell_enhanced_attacks_add_nothing_against_others():
    assert duel("spell-enhanced-attacks").see("S attacking k") == duel().see("S attacking k")


@rule("UN-C537")
@skill("large", changes=True)
def test_the_large_lower_the_armor_of_smaller_targets():
    people = {"S": fighter(at="d5"), "t": troll(at="d3")}
    play = position(HALL, turn="S", **people)
    assert play.see("t attacking S")["armor"] == play.see("S")["armor"] - 1


@rule("UN-C537")
@skill("large", changes=False)
def test_the_large_do_not_lower_the_armor_of_their_equals():
    giant = hero(at="d5", skills=["large"], hands=SWORD, body=["leather-armor"])
    play = position(HALL, turn="S", S=giant, t=troll(at="d3"))
    assert play.see("t attacking S")["armor"] == play.see("S")["armor"]


@rule("UN-C535", "UN-C537")
@pytest.mark.parametrize(("skill", "size"), [("small", 1), ("strong", 2), ("large", 3), ("huge", 4)])
def test_size_is_in_the_skills(skill, size):
    play = position(HALL, turn="S", S=fighter(skill, at="d5"))
    assert play.see("S")["size"] == size


@rule("UN-C535")
def test_the_huge_see_less():
    play = position(HALL, turn="S", S=fighter("huge", at="d5"))
    assert play.see("S")["perception"] == duel().see("S")["perception"] - 1


@rule("UN-C535")
@skill("huge", changes=False)
@pytest.mark.parametrize(("shield", "left"), [("shield", []), ("mirror-shield", ["mirror-shield"])])
def test_the_huge_break_ordinary_shields_that_stop_them(shield, left):
    people = {"S": fighter("huge", at="d5"), "k": orc(at="d4", hands=["broadsword", shield], wounds=0)}
    dice = {"S attack": [5, 4], "k defense": [2, 1], "k block": [6], "k break?": [6], "S damage?": [6]}
    play = position(HALL, turn="S", dice=dice, **people).take("S attacks k").on()
    assert play.see("hit")["blocked"]
    assert [item for item in play.see("k")["hands"] if item != "broadsword"] == left


@rule("UN-C558")
def test_the_small_are_more_perceptive():
    assert changes("small") == {"perception": 1}


@rule("UN-C560")
@skill("staggering", changes=True)
@pytest.mark.parametrize(("skills", "runs"), [(["staggering"], False), ([], True)])
def test_the_staggering_do_not_run(skills, runs):
    play = position(LANE, turn="S", S=fighter(*skills), k=orc())
    assert play.offers("S runs") is runs


@rule("UN-C560")
@skill("staggering", changes=False)
def test_the_staggering_walk_as_far_as_others():
    assert changes("staggering") == {}


@rule("UN-C567")
def test_the_undead_are_not_weakened_by_wounds():
    hurt = {"wounds": 4}
    assert duel("undead", S=hurt).see("S")["combat"] == duel(S=hurt).see("S")["combat"] + 1


@rule("UN-C567", "UN-C569")
@skill("undead", changes=False)
@pytest.mark.parametrize(
    ("skill", "conditions"), [("undead", ["knocked-down"]), ("vermin", []), ("small", ["knocked-down"])]
)
def test_a_double_critical_knocks_down_all_but_vermin(skill, conditions):
    dice = {"S attack": [6, 6], "k defense": [2, 1], "S damage": [1] * 7}
    play = duel(k={"skills": [skill]}, dice=dice).take("S attacks k").on()
    assert play.see("k")["conditions"] == conditions


@rule("UN-C567", "UN-C569", "UN-C568")
@skill("undead", changes=True)
@skill("underworld", changes=False)
@skill("vermin", changes=True)
@pytest.mark.parametrize(
    ("skill", "conditions"), [("undead", []), ("vermin", []), ("underworld", ["stunned"]), ("strong", ["stunned"])]
)
def test_the_undead_and_vermin_are_never_stunned(skill, conditions):
    dice = {"S attack": [6, 4], "k defense": [2, 1], "S damage": [1] * 5}
    play = duel(S={"hands": ["mace"]}, k={"skills": [skill]}, dice=dice).take("S attacks k").on()
    assert play.see("k")["conditions"] == conditions


@rule("UN-C571")
@pytest.mark.parametrize(("skills", "bonus"), [(["watchman"], 2), ([], 0)])
def test_a_watchman_is_quicker(skills, bonus):
    met = Initiative(newcomers=(FigureId(FIRST_FOE),), surprise=False)
    people = {"S": hero(at="b2"), "k": orc(at="k9", skills=skills)}
    play = position(HALL, do=[met, EndHeroesTurn()], dice=[6, 5, 2, 1, 3, 3], **people)
    summed = [event.total for event in play.events("summed") if event.what == "initiative"]
    assert summed[1] == play.see("k")["perception"] + bonus


@rule("UN-C554")
@skill("regeneration", changes=True)
def test_regeneration_heals_on_5_what_the_last_turn_cost():
    dice = {"k regeneration": [5], "k attack": [2, 1], "S defense": [6, 5]}
    play = duel(turn="k", k={"skills": ["regeneration"], "wounds": 1}, dice=dice).finish()
    assert play.see("k")["wounds"] == 0


@rule("UN-C554")
@skill("regeneration", changes=False)
def test_regeneration_fails_below_5():
    dice = {"k regeneration?": [4], "k attack": [2, 1], "S defense": [6, 5]}
    play = duel(turn="k", k={"skills": ["regeneration"], "wounds": 1}, dice=dice).finish()
    assert play.see("k")["wounds"] == 1


@rule("UN-C554")
def test_regeneration_has_one_chance_for_each_point():
    dice = {"k regeneration": [4], "k attack": [[2, 1], [2, 1]], "S defense": [[6, 5], [6, 5]]}
    play = duel(turn=["k", "k"], k={"skills": ["regeneration"], "wounds": 1}, dice=dice).finish()
    assert play.rolled("regeneration") == 1
    assert play.see("k")["wounds"] == 1
