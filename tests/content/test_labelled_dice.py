"""Dice by label: another roll than the label says is found out, and so are dice nobody throws."""

from __future__ import annotations

import pytest

from undercroft.content.labelled_dice import Labelled, Unlike, groups
from undercroft.kernel.dice import TOTAL, pool
from undercroft.kernel.requests import NOBODY, FigureId, Roll

NAMES = {"S": FigureId(1), "k": FigureId(2)}


def given(**dice):
    return Labelled({label.replace("_", " "): groups(faces) for label, faces in dice.items()})


def roll(who, why, *dice):
    return Roll(tuple(pool(side) if side else () for side in dice or ("2d6",)), TOTAL, NOBODY, NAMES.get(who, 0), why)


def take(dice, *wanted):
    return dice.take(roll(*wanted), NAMES)


def test_each_roll_takes_the_dice_of_its_label():
    dice = given(S_attack=[5, 4], k_defense=[2, 1])
    assert take(dice, "S", "attack") == ([5, 4],)
    assert take(dice, "k", "defense") == ([2, 1],)
    assert not dice


def test_where_no_figure_throws_the_label_says_why_alone():
    assert take(given(spawn=[3]), "", "spawn", "d6") == ([3],)


def test_what_is_thrown_again_has_a_list_for_each_throw_whatever_falls_between():
    dice = given(S_attack=[[5, 4], [6, 6]], k_defense=[[2, 1], [3, 3]])
    thrown = [take(dice, "S", "attack"), take(dice, "k", "defense"), take(dice, "S", "attack")]
    assert thrown == [([5, 4],), ([2, 1],), ([6, 6],)]
    assert str(dice) == '"k defense" [3, 3]'


def test_a_throw_of_both_sides_has_a_list_for_each():
    assert take(given(S_initiative=[[5, 4], [2]]), "S", "initiative", "2d6", "d6") == ([5, 4], [2])


def test_a_side_without_dice_has_no_list():
    dice = given(S_attack=[5, 4])
    assert take(dice, "S", "damage", "") == ([],)
    assert take(dice, "S", "attack", "2d6", "") == ([5, 4], [])


@pytest.mark.parametrize(("who", "why"), [("k", "attack"), ("S", "defense"), ("", "attack")])
def test_another_roll_than_the_next_is_refused_with_both(who, why):
    with pytest.raises(Unlike, match=rf'"{f"{who} {why}".strip()}" throws 2d6, expected is "S attack" \[5, 4\]'):
        take(given(S_attack=[5, 4]), who, why)


def test_labels_stand_in_the_order_in_which_they_are_first_thrown():
    with pytest.raises(Unlike, match=r'"k defense" throws 2d6, expected is "S attack" \[5, 4\]'):
        take(given(S_attack=[5, 4], k_defense=[2, 1]), "k", "defense")


def test_more_throws_than_were_given_are_refused():
    dice = given(S_attack=[5, 4])
    take(dice, "S", "attack")
    with pytest.raises(Unlike, match='"S attack" throws 2d6, and no dice are left'):
        take(dice, "S", "attack")


def test_a_label_without_dice_is_told_what_is_left():
    dice = given(S_attack=[[5, 4], [6, 6]])
    take(dice, "S", "attack")
    with pytest.raises(Unlike, match=r'"k defense" throws 2d6, and only "S attack" \[6, 6\] is left'):
        take(dice, "k", "defense")


def test_a_label_with_a_question_mark_need_not_be_thrown():
    dice = Labelled({"S attack": [[5, 4]], "S damage?": [[1, 1]], "S break": [[6]]})
    take(dice, "S", "attack")
    assert take(dice.copy(), "S", "damage") == ([1, 1],)
    assert take(dice, "S", "break", "d6") == ([6],)
    assert not dice


def test_what_was_passed_over_comes_no_more():
    dice = Labelled({"S damage?": [[1, 1]], "S break": [[6]]})
    take(dice, "S", "break", "d6")
    with pytest.raises(Unlike, match='"S damage" throws 2d6, and no dice are left'):
        take(dice, "S", "damage")


def test_whatever_may_be_thrown_is_named_where_something_else_is():
    dice = Labelled({"S damage?": [[1, 1]], "S break": [[6]], "k run": [[2, 2]]})
    with pytest.raises(Unlike, match=r'expected is "S damage" \[1, 1\] or "S break" \[6\]$'):
        take(dice, "k", "run")


@pytest.mark.parametrize("faces", [[5], [5, 4, 3]])
def test_as_many_dice_as_are_thrown_must_be_given(faces):
    with pytest.raises(Unlike, match=r'"S attack" throws 2d6, given are "S attack" \[5'):
        take(given(S_attack=faces), "S", "attack")


def test_a_copy_is_taken_from_independently():
    dice = given(S_attack=[[5, 4], [6, 6]])
    take(dice.copy(), "S", "attack")
    assert str(dice) == '"S attack" [[5, 4], [6, 6]]'


def test_a_copy_knows_which_labels_are_in_use():
    dice = given(S_attack=[[5, 4], [6, 6]], k_defense=[2, 1])
    take(dice, "S", "attack")
    assert take(dice.copy(), "S", "attack") == ([6, 6],)


def test_somebody_without_a_name_is_called_by_number():
    with pytest.raises(Unlike, match='"#7 attack" throws 2d6, and no dice are left'):
        given().take(Roll((pool("2d6"),), TOTAL, NOBODY, FigureId(7), "attack"), NAMES)
