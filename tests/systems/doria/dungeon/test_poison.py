"""Phase E."""

from __future__ import annotations

import pytest

from systems.doria.build import hero, monster, position
from undercroft.proofs.checklist import rule


def poisoned(dice, markers=3, **more):
    """The adventurer with Poison Markers checks: CON 9, WIS 8 against 30 at Monster Level 1, so 13 on the dice."""
    return position(
        W=hero("adventurer", poison=markers, **more), turn="poison", dice={"W poison": dice}, prepare=None
    ).finish()


@rule("DO-0162", "DO-0164", "DO-0166", "DO-X12")
def test_a_plain_failure_changes_nothing_and_the_poison_hurts():
    play = poisoned([7, 5])
    assert (play.who("W").poison, play.who("W").hp) == (3, 9 - 3)


@rule("DO-0163", "DO-0166")
@pytest.mark.parametrize(("dice", "left"), [([7, 6], 2), ([14, 9], 1), ([28, 5], 0)])
def test_a_success_removes_a_marker_and_each_critical_one_more(dice, left):
    play = poisoned(dice)
    assert (play.who("W").poison, play.who("W").hp) == (left, 9 - left)


@rule("DO-0165")
def test_a_critical_failure_adds_a_marker_and_a_fumble_one_more():
    assert poisoned([1, 2]).who("W").poison == 3 + 1
    assert poisoned([1, 1]).who("W").poison == 3 + 1 + 1


@rule("DO-0165", "DO-G28")
def test_a_fumble_that_would_have_succeeded_adds_a_marker():
    play = position(
        W=hero("adventurer", poison=1, attributes={"con": 20, "wis": 20}), turn="poison", dice={"W poison": [1, 1]}
    ).finish()
    assert play.who("W").poison == 2


@rule("DO-0162")
def test_the_target_number_rises_with_the_monster_level():
    dice = {"W poison": [7, 6]}
    play = position(W=hero("adventurer", poison=3), turn="poison", ml=2, dice=dice).finish()
    assert play.who("W").poison == 3


@rule("DO-0162", "DO-0431")
def test_the_unconscious_check_too():
    play = position(
        "WA", W=hero("adventurer", poison=3, unconscious=True), A=hero(), turn="poison", dice={"W poison": [7, 5]}
    ).finish()
    assert play.who("W").hp == 9 - 3


@rule("DO-0168")
def test_a_poisoned_monster_loses_hit_points_without_a_check():
    play = position("Wg", W=hero(), g=monster("orc", poison=2), turn="poison").finish()
    assert (play.monster("g").hurt, play.monster("g").poison) == (2, 2)


def test_a_bezoar_helps_the_check():
    play = poisoned([4, 4], accessory=["bezoar"])
    assert play.who("W").poison == 2
