"""A test that throws another roll than it says fails at once, and so does one that leaves dice over."""

from __future__ import annotations

import pytest

from systems.universalis.build import hero, orc, position
from systems.universalis.conftest import pytest_runtest_call
from undercroft.content.labelled_dice import Unlike

MISS = {"S attack": [2, 1], "k defense": [6, 5]}


def duel(dice):
    return position(S=hero(hands=["broadsword"]), k=orc(), dice=dice)


def test_dice_fall_by_who_throws_them_and_why():
    assert not duel(MISS).take("S attacks k").see("hit")["landed"]


@pytest.mark.parametrize("wrong", ["k attack", "S defense", "l defense", "defense"])
def test_another_roll_than_the_label_says_fails_at_once(wrong):
    with pytest.raises(Unlike, match=rf'^"k defense" throws 2d6, expected is "{wrong}" \[6, 5\] or "k run" \[1, 1\]'):
        duel({"S attack": [2, 1], f"{wrong}?": [6, 5], "k run?": [1, 1]}).take("S attacks k")


def ended():
    """What the end of a test says of its dice."""
    ending = pytest_runtest_call(None)
    next(ending)
    with pytest.raises((pytest.fail.Exception, StopIteration)) as caught:
        ending.send(None)
    return str(caught.value)


def test_dice_left_over_fail_a_test_when_it_ends():
    duel({**MISS, "k break": [6]}).take("S attacks k")
    assert ended() == 'dice are left over: "k break" [6]'


def test_dice_that_need_not_fall_and_those_of_forks_are_not_left_over():
    play = duel({**MISS, "k break?": [6]})
    play.table.fork()
    play.take("S attacks k")
    assert ended() == ""
