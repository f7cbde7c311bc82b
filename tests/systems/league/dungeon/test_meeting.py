"""Enemies have been placed: demons, fear of elves, riddles."""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster, position
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import FearElves, Riddle
from undercroft.systems.league.dungeon.meeting import greet
from undercroft.systems.league.dungeon.placing import meet

HALL = ".......\n.W...g.\n......."


def meeting(board=HALL, do=None, dice=None, **figures):
    people = {"W": hero()} | figures
    return position(board, do=do or [], battle=0, dice=dice or {}, **people)


@rule("LE-0082", "LE-0093")
@pytest.mark.parametrize(("card", "sanity", "morale"), [("imp", 9, -2), ("orc", 10, 0)])
def test_demons_shake_every_hero_and_the_party(card, sanity, morale):
    play = meeting(g=monster(card))
    before = play.state.morale
    greet(play.game, play.state.enemies)
    assert (play.see("W")["sanity"], play.state.morale - before) == (sanity, max(morale, -before))


@rule("LE-0082", "LE-G52")
def test_but_once_in_a_battle():
    play = meeting(g=monster("imp"))
    greet(play.game, play.state.enemies)
    play.state.battle = 1
    greet(play.game, play.state.enemies)
    assert play.see("W")["sanity"] == 9


@rule("LE-0739", "LE-G84")
def test_one_fear_test_for_each_kind_is_put_on_the_agenda():
    play = meeting(".......\n.W.....\n.......", g=monster("wight", at="f1"), h=monster("wight", at="f3"))
    greet(play.game, play.state.enemies)
    assert [(entry.card, entry.left) for entry in play.state.agenda] == [("wight", (1,))]


# elves


@rule("LE-0762")
@pytest.mark.parametrize(
    ("who", "face", "afraid"), [("sylwen", 99, True), ("sylwen", 1, False), ("brunna", None, False)]
)
def test_who_fears_elves_tests_res_when_it_meets_one(who, face, afraid):
    entries = [FearElves(100)] if face is not None else []
    play = meeting(do=entries, dice={"g fear-elves": [face]} if face else {}, W=hero(who), g=monster("goblin"))
    assert play.enemy("g").fears_elves == afraid
    greet(play.game, play.state.enemies)
    assert any(isinstance(entry, FearElves) for entry in play.state.agenda) == (who == "sylwen")


# riddles


def riddle(answer, face, **figures):
    figures = {"g": monster("sphinx", at="e1")} | figures
    play = meeting(".......\n.W.....\n.......\n.......", [Riddle()], {"W riddle": [face]} if face else {}, **figures)
    return play.choose(answer)


@rule("LE-0804", "LE-0805")
def test_a_right_answer_sends_the_sphinx_away_without_a_fight_for_150_xp():
    play = riddle("answer-riddle", 1)
    assert (play.state.enemies, play.state.rewards, play.state.battle) == ([], (150,), 0)


@rule("LE-0805")
def test_a_wrong_answer_means_battle():
    play = riddle("answer-riddle", 99)
    assert (len(play.state.enemies), play.state.rewards, play.state.battle) == (1, (), 1)


@rule("LE-0804")
def test_the_party_need_not_answer():
    assert riddle("pass", None).state.battle == 1


@rule("LE-0804")
@pytest.mark.parametrize(("other", "asked"), [("sphinx", True), ("orc", False)])
def test_the_sphinx_asks_only_where_no_other_enemies_are_about(other, asked):
    play = meeting(".......\n.W.....\n.......\n.......", g=monster("sphinx", at="e1"), h=monster(other, at="e3"))
    meet(play.game, play.state.enemies)
    assert any(isinstance(entry, Riddle) for entry in play.state.agenda) == asked
