"""Dice read no finer than they count: whatever is read as alike decides alike."""

from __future__ import annotations

from itertools import product

import pytest

from undercroft.kernel.dice import spread
from undercroft.systems.universalis.rolls import dice as dice_of
from undercroft.systems.universalis.rolls.dice import (
    ALL_PAIRS,
    BLUNDER,
    PAIR,
    TWO,
    Fight,
    better,
    botched,
    criticals,
    double,
    fought,
)
from undercroft.systems.universalis.rolls.tests import judge
from undercroft.systems.universalis.state import Dice


def lands(fight: Fight, mine: Dice, other: Dice) -> bool:
    dice = botched(mine, fight.worst)
    won = better(dice, other, fight.more) if fight.attacks else better(other, dice, fight.more)
    return fight.ties if won is None else won


def settled(fight: Fight, mine: Dice, other: Dice) -> object:
    """All that a blow asks of one side's dice once both have fallen."""
    dice, hit = botched(mine, fight.worst), lands(fight, mine, other)
    counted = criticals(dice, fight.least) if fight.attacks and hit else 0
    return hit, counted, dice == BLUNDER, dice == (6, 6), fight.doubles and double(dice)


FIGHTS = [
    Fight(more, ties, attacks, worst, doubles, least, None)
    for more, ties, attacks, (worst, doubles, least) in product(
        (-9, -2, 0, 1, 7), (True, False), (True, False), ((1, False, 6), (2, True, 5))
    )
]


@pytest.mark.parametrize("fight", FIGHTS)
def test_dice_alike_against_any_decide_alike_against_each(fight):
    reads = fought(fight)
    for one, other in product(ALL_PAIRS, repeat=2):
        if reads.of((one,)) == reads.of((other,)):
            assert all(settled(fight, one, dice) == settled(fight, other, dice) for dice in ALL_PAIRS)


@pytest.mark.parametrize("other", [(1, 1), (4, 3), (6, 6)])
def test_dice_alike_against_some_decide_alike_against_those(other):
    fight = Fight(1, True, True, 1, True, 6, other)
    reads = fought(fight)
    for one, two in product(ALL_PAIRS, repeat=2):
        assert (reads.of((one,)) == reads.of((two,))) is (settled(fight, one, other) == settled(fight, two, other))


@pytest.mark.parametrize("needed", range(15))
def test_dice_alike_in_a_test_pass_or_fail_alike(needed):
    reads = dice_of.tested(needed)
    for one, other in product(ALL_PAIRS, repeat=2):
        if reads.of((one,)) == reads.of((other,)):
            found, told = judge(one, 0, needed), judge(other, 0, needed)
            assert (found.passed, found.blunder) == (told.passed, told.blunder)


def test_dice_read_as_alike_are_as_likely_together_as_pair_by_pair():
    fight = Fight(0, False, False, 1, False, 6, (4, 3))
    coarse, fine = spread((TWO,), fought(fight)), spread((TWO,), PAIR)
    assert len(coarse) < len(fine)
    for alike, chance in coarse:
        among = [likely for dice, likely in fine if fought(fight).of((dice,)) == alike]
        assert chance == pytest.approx(sum(among))
