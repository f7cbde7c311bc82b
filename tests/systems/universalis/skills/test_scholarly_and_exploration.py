"""Scholarly, Leadership, Exploration and Subterfuge skills.  UN-C469 to UN-C518"""

from __future__ import annotations

import pytest

from systems.staging import Dice
from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import changes, duel, fighter
from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndHeroesTurn, Initiative

AGILE = {"attributes": {"agility": 5}}
MARSH = "#######\n#S,,,.#\n#######"


def initiative(*skills: str, dice: Dice) -> Play:
    """Shara with these skills meets an orc across the hall; then Initiative with these dice, and the orc runs."""
    people = {"S": hero(skills=list(skills), at="b2"), "k": orc(at="k9")}
    met = Initiative(newcomers=(FigureId(FIRST_FOE),), surprise=False)
    return position(HALL, do=[met, EndHeroesTurn()], dice=[*dice, 3, 3], **people)


def sums(play: Play, what: str) -> list[int]:
    """The totals that were added up for a roll."""
    return [event.total for event in play.events("summed") if event.what == what]


@rule("UN-C485")
def test_iron_will_adds_a_point_of_courage_and_nothing_else():
    assert changes("iron-will") == {"courage": 1}


@rule("UN-C493")
def test_a_torturer_of_the_dark_player_takes_a_die_less_from_the_timid():
    timid = {"attributes": {"courage": 4}}
    tortured = duel(S=timid, k={"skills": ["torturer"]}).see("S attacking k")
    assert tortured["dice"] == duel(S=timid).see("S attacking k")["dice"] - 1


@rule("UN-C493")
@skill("torturer", changes=False)
def test_the_brave_do_not_mind_a_torturer():
    brave = {"attributes": {"courage": 5}}
    assert duel(S=brave, k={"skills": ["torturer"]}).see("S attacking k") == duel(S=brave).see("S attacking k")


@rule("UN-C493")
@skill("torturer", changes=False)
def test_a_torturer_among_the_heroes_takes_all_dice():
    assert duel("torturer").see("k attacking S") == duel().see("k attacking S")


@rule("UN-C494")
@skill("acrobat", changes=True)
@pytest.mark.parametrize(("skills", "bonus"), [(["acrobat"], 1), ([], 0)])
def test_an_acrobat_is_better_at_agility_tests(skills, bonus):
    play = duel(*skills, S=AGILE, dice=[6, 5]).take("S disengages")
    assert sums(play, "disengage") == [play.see("S")["agility"] + bonus]


@rule("UN-C494")
@skill("acrobat", changes=False)
def test_an_acrobat_is_not_better_at_fighting():
    assert changes("acrobat", **AGILE) == {}
    assert duel("acrobat", S=AGILE).see("S attacking k") == duel(S=AGILE).see("S attacking k")


@rule("UN-C502")
def test_the_fast_disengage_more_easily():
    play = duel("fast", S=AGILE, dice=[6, 5]).take("S disengages")
    assert sums(play, "disengage") == [play.see("S")["agility"] + 1]


@rule("UN-C502")
@skill("fast", changes=False)
def test_the_fast_are_no_better_at_standing_up():
    lying = {"conditions": ["knocked-down"], **AGILE}
    fast, slow = (duel(*skills, S=lying, dice=[6, 5]).take("S stands up") for skills in (["fast"], []))
    assert sums(fast, "stand-up") == sums(slow, "stand-up") != []


@rule("UN-C496")
@skill("cat-reflexes", changes=True)
def test_cat_reflexes_throw_a_1_of_a_defense_again():
    dice = {"k attack": [4, 3], "S defense": [5, 1], "S defense-again": [6]}
    play = duel("cat-reflexes", S=AGILE, turn="k", dice=dice).finish()
    assert play.rolled("defense-again") == 1
    assert not play.see("hit")["landed"]


@rule("UN-C496", "UN-0090")
@skill("cat-reflexes", changes=False)
def test_cat_reflexes_do_nothing_in_attack_nor_for_a_critical_failure():
    dice = {"S attack": [4, 1], "k defense": [5, 3]}
    assert duel("cat-reflexes", S=AGILE, dice=dice).take("S attacks k").rolled("attack-again") == 0
    dice = {"k attack": [2, 3], "S defense": [1, 1], "S break": [6], "k damage": [1] * 4}
    clumsy = duel("cat-reflexes", S=AGILE, turn="k", dice=dice).finish()
    assert clumsy.rolled("defense-again") == 0


@rule("UN-C505")
def test_a_hunter_is_more_perceptive():
    assert changes("hunter") == {"perception": 1}


@rule("UN-C510")
def test_skilled_hands_add_dexterity_alone():
    assert changes("skilled-hands") == {"dexterity": 1}


@rule("UN-C504")
def test_a_great_explorer_of_the_dark_player_is_more_perceptive():
    before = duel().see("k")["perception"]
    assert duel(k={"skills": ["great-explorer"]}).see("k")["perception"] == before + 1


@rule("UN-C504")
@skill("great-explorer", changes=False)
def test_a_great_explorer_among_the_heroes_is_not():
    assert changes("great-explorer") == {}


@rule("UN-C495")
@pytest.mark.parametrize(("skills", "bonus"), [(["ambush"], 1), ([], 0)])
def test_ambush_adds_to_initiative(skills, bonus):
    play = initiative(*skills, dice=[6, 5, 2, 1])
    assert sums(play, "initiative")[0] == play.see("S")["perception"] + bonus


@rule("UN-C508")
@skill("lynx", changes=True)
def test_a_lynx_throws_a_1_of_initiative_again():
    play = initiative("lynx", dice=[5, 1, 5, 2, 6])
    assert play.rolled("initiative-again") == 1
    assert play.see("table")["side"] == "heroes"
    assert play.see("table")["suffered"] == 0


@rule("UN-C508", "UN-0090")
@skill("lynx", changes=False)
def test_a_lynx_does_not_undo_a_critical_failure():
    play = initiative("lynx", dice=[1, 1, 5, 2])
    assert play.rolled("initiative-again") == 0


@rule("UN-C509")
@skill("scout", changes=True)
@pytest.mark.parametrize(("skills", "far"), [(["scout"], True), ([], False)])
def test_a_scout_walks_through_difficult_terrain(skills, far):
    play = position(MARSH, turn="S", S=fighter(*skills))
    assert play.offers("S moves to f2") is far


@rule("UN-C509", "UN-D98")
@pytest.mark.parametrize(("skills", "attack"), [(["scout"], 5), ([], 4)])
def test_a_scout_fights_in_difficult_terrain(skills, attack):
    board = "#####\n#.k.#\n#.,.#\n#####"
    play = position(board, turn="S", S=fighter(*skills, at="c3"), k=orc())
    assert play.see("S attacking k")["attack"] == attack


@rule("UN-C509")
@skill("scout", changes=False)
def test_a_scout_in_heavy_armor_is_hindered_like_anybody():
    play = position(MARSH, turn="S", S=fighter("scout", body=["chainmail"]))
    assert not play.offers("S moves to e2")


@rule("UN-C515")
@skill("thief", changes=True)
def test_a_thief_takes_something_light_from_the_backpack():
    loot = {"pack": ["healing-potion", "bastard-sword"]}
    dice = {"k thief": [[6, 4], [2, 1]], "k attack": [2, 1], "S defense": [6, 5]}
    play = duel(S=loot, k={"skills": ["thief"]}, turn="k", dice=dice).finish()
    assert play.see("S")["pack"] == ["bastard-sword"]
    assert play.see("k")["pack"] == ["healing-potion"]


@rule("UN-C515", "UN-D99", "UN-G121")
def test_a_thief_leaves_with_what_it_took_when_it_would_act_again():
    loot = {"pack": ["healing-potion"]}
    dice = {"k thief": [[6, 4], [2, 1]], "k attack": [2, 1], "S defense": [6, 5]}
    play = duel(S=loot, k={"skills": ["thief"]}, turn=["k", "k"], dice=dice).finish()
    assert play.see("k")["gone"]
    assert play.see("table")["achieved"] == 0


@rule("UN-C515")
def test_a_thief_who_loses_the_roll_takes_nothing_and_stays():
    loot = {"pack": ["healing-potion"]}
    dice = {"k thief": [[2, 1], [6, 4]], "k attack": [[2, 1], [2, 1]], "S defense": [[6, 5], [6, 5]]}
    play = duel(S=loot, k={"skills": ["thief"]}, turn=["k", "k"], dice=dice).finish()
    assert play.see("S")["pack"] == ["healing-potion"]
    assert play.rolled("thief") == 1


@rule("UN-C515")
@skill("thief", changes=False)
def test_a_thief_has_no_use_for_heavy_things():
    dice = {"k attack": [2, 1], "S defense": [6, 5]}
    play = duel(S={"pack": ["bastard-sword"]}, k={"skills": ["thief"]}, turn="k", dice=dice).finish()
    assert play.rolled("thief") == 0


@rule("UN-C515", "UN-0099")
def test_a_hero_may_spend_fortune_against_a_thief():
    loot = {"pack": ["healing-potion"], "fortune": 1}
    dice = {"k thief": [[6, 4], [2, 1]], "S thief": [6, 5], "k attack": [2, 1], "S defense": [6, 5]}
    play = duel(S=loot, k={"skills": ["thief"]}, turn="k", dice=dice)
    play.take("S spends fortune on the own roll").finish()
    assert play.see("S")["pack"] == ["healing-potion"]
