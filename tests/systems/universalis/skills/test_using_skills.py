"""Using skills: what must be declared, how many may be combined, minima and uses.  UN-1463 to UN-1473"""

from __future__ import annotations

import pytest

from systems.staging import Dice
from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.skills.comparing import duel, fighter
from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndHeroesTurn, Initiative
from undercroft.systems.universalis.state import State

MISS = [2, 1, 6, 5]


def rethrown(play):
    return play.rolled("attack-again")


@rule("UN-1463")
def test_a_passive_skill_works_without_being_declared():
    play = duel("strong", dice={"S attack": [2, 1], "k defense": [6, 5]})
    assert play.take("S attacks k").asks() != "declare-attack"
    assert play.see("S attacking k")["dice"] == duel().see("S attacking k")["dice"] + 1


@rule("UN-1464", "UN-1467")
def test_an_active_skill_with_a_price_is_declared_before_the_dice():
    play = duel("mighty-blow", dice=[])
    play.take("S attacks k")
    assert play.asks() == "declare-attack"
    assert play.rolled("attack") == 0


@rule("UN-1465", "UN-G112")
def test_a_hero_combines_two_active_skills_and_no_third():
    play = duel("mighty-blow", "powerful-blow", "lethal-blow", dice={"S attack": [2, 1], "k defense": [6, 5]})
    play.take("S attacks k", "S declares mighty-blow", "S declares powerful-blow")
    assert play.asks() != "declare-attack"
    assert play.rolled("attack") == 1


@rule("UN-1465")
@pytest.mark.parametrize(
    ("named", "again"), [(["elite", "tricky-fighter"], 1), (["dirty-fighter", "tricky-fighter"], 0)]
)
def test_with_more_than_two_that_help_a_hero_says_which_two(named, again):
    clever = {"attributes": {"intelligence": 4}}
    dice = {"S attack": [4, 1], "S attack-again?": [2], "k defense": [6, 5]}
    play = duel("elite", "tricky-fighter", "dirty-fighter", S=clever, dice=dice)
    play.take("S attacks k", *[f"S declares {skill}" for skill in named])
    assert rethrown(play) == again


@rule("UN-1465")
def test_two_that_help_are_used_without_a_question():
    clever = {"attributes": {"intelligence": 4}}
    dice = {"S attack": [4, 1], "S attack-again": [2], "k defense": [6, 5]}
    play = duel("elite", "tricky-fighter", S=clever, dice=dice).take("S attacks k")
    assert rethrown(play) == 1


@rule("UN-1466")
def test_a_creature_combines_as_many_as_it_has():
    mail = {"body": ["full-armor"], "hands": ["broadsword"]}
    skills = {"skills": ["mighty-blow", "powerful-blow", "lethal-blow"]}
    play = duel(turn="k", S=mail, k=skills, dice={"k attack": [2, 1], "S defense": [6, 5]}).finish()
    assert set(play.state.hit.skills) == {"mighty-blow", "powerful-blow", "lethal-blow"}


@rule("UN-1468")
@pytest.mark.parametrize("skill", ["tricky-fighter", "giant-killer", "cruel"])
def test_a_reaction_is_not_combined_with_active_skills_for_his_own_attacks(skill):
    def answered(*skills: str) -> list[tuple[str, int]]:
        """Shara foresees a blow and strikes back: what her damage and the orc's Armor come to."""
        wise = {"attributes": {"intelligence": 4}}
        dice = {"k attack": [2, 1], "S defense": [5, 5], "S damage": [1] * 5}
        play = duel("foresight", *skills, turn="k", S=wise, dice=dice).finish()
        assert any(event.what == "foreseen" for event in play.events("changed"))
        return [(event.what, event.total) for event in play.events("summed") if event.what in ("damage", "armor")]

    assert answered(skill) == answered()


@rule("UN-1468")
def test_who_is_attacked_declares_nothing_that_is_for_his_own_attacks():
    play = duel("mighty-blow", "powerful-blow", turn="k", dice={"k attack": [2, 1], "S defense": [6, 5]}).finish()
    assert play.state.hit.guards == ()
    assert not [event for event in play.events("chose") if "declare" in str(event)]


@rule("UN-1472")
@pytest.mark.parametrize(("body", "again"), [([], 1), (["leather-armor"], 0)])
def test_a_skill_is_of_no_use_while_armor_keeps_the_attribute_below_its_minimum(body, again):
    dice = {"k attack": [2, 1], "S defense": [5, 1], "S defense-again?": [6]}
    play = duel("cat-reflexes", S={"body": body}, turn="k", dice=dice).finish()
    assert play.rolled("defense-again") == again


@rule("UN-1470")
def test_defects_simply_impose_their_penalties():
    assert duel("stupid").see("S")["perception"] == duel().see("S")["perception"] - 1


@rule("UN-1473")
def test_what_is_said_of_the_dark_players_creatures_does_not_hold_for_heroes():
    assert duel("great-explorer").see("S")["perception"] == duel().see("S")["perception"]
    dark = duel(k={"skills": ["great-explorer"]})
    assert dark.see("k")["perception"] == duel().see("k")["perception"] + 1


@rule("UN-C444")
def test_fast_attacks_serve_once_a_turn():
    people = {"S": fighter("fast-attacks", "double-attack", at="d5"), "k": orc(at="d4")}
    play = position(HALL, turn="S", dice={"S attack": [[2, 3, 1], [2, 1]], "k defense": [[6, 5], [6, 5]]}, **people)
    play.take("S attacks k", "S declares fast-attacks").on().take("S attacks k")
    assert play.asks() != "declare-attack"


@rule("UN-1465")
def test_a_skill_declared_for_the_turn_counts_among_the_two():
    bow = {"hands": ["short-bow"], "facing": "east"}
    people = {"S": fighter("lethal-shot", "accurate-shooting", "fast-shooting", **bow), "k": orc(facing="west")}
    play = position("########\n#S...k.#\n########", turn="S", dice=[2, 2], **people)
    play.take("S readies fast-shooting", "S shoots k", "S declares lethal-shot")
    assert play.asks() != "declare-shot"
    assert play.state.hit.muted == ("accurate-shooting",)


def among_corpses(*skills: str, dice: Dice) -> Play:
    """Shara with these skills among four dead orcs."""

    def prepare(state: State) -> None:
        state.corpses = ("orc-warrior",) * 4
        state.heroes[0].fought = True

    people = {"S": fighter(*skills, at="d5")}
    return position(HALL, turn="S", dice=dice, prepare=prepare, **people).take("S searches the corpses")


@rule("UN-C515")
@pytest.mark.parametrize(
    ("skills", "dice", "coins"), [(["thief"], {"S search-corpses": [[1, 2, 3, 4], [5, 6]]}, 3), ([], [1, 2, 3, 4], 1)]
)
def test_a_thief_throws_1s_and_2s_again_when_searching_corpses(skills, dice, coins):
    play = among_corpses(*skills, dice=dice)
    assert play.who("S").coins - position(HALL, turn="S", S=fighter(at="d5")).who("S").coins == coins


@rule("UN-C493")
@pytest.mark.parametrize(
    ("skills", "dice", "learnt"), [(["torturer"], 6, True), (["torturer"], 5, False), ([], 6, False)]
)
def test_a_torturer_learns_something_from_a_six_among_the_corpses(skills, dice, learnt):
    play = among_corpses(*skills, dice=[3, 3, 3, dice])
    assert play.who("S").extorted is learnt


@rule("UN-C493")
@pytest.mark.parametrize(("extorted", "asked"), [(True, True), (False, False)])
def test_what_a_torturer_learnt_repeats_a_lost_initiative_roll(extorted, asked):
    def prepare(state: State) -> None:
        state.heroes[0].extorted = extorted

    met = Initiative(newcomers=(FigureId(FIRST_FOE),), surprise=False)
    people = {"S": hero(at="b2", skills=["torturer"]), "k": orc(at="k9")}
    dice = [2, 1, 6, 5, *([] if asked else [3] * 6)]
    play = position(HALL, do=[met, EndHeroesTurn()], dice=dice, prepare=prepare, **people)
    assert (play.asks() == "extorted") is asked
