"""Two sides set against each other: the margin, however it is worked out, is the one of every pair of throws."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.kernel.dice import Reading, pool, spread
from undercroft.kernel.margins import BELOW, Margin, margins

POOLS = [(), *map(pool, ("d6", "2d4", "d3+d4", "2d10!", "d10!+d6"))]


def _look(die, face):
    return face, int(face == 1)


SUM_AND_ONES: Reading[tuple[int, bool]] = Reading(
    "sum-and-ones",
    lambda faces: (sum(faces[0]), 1 in faces[0]),
    each=_look,
    zero=(0, 0),
    fold=lambda side: (side[0], side[1] > 0),
    done=lambda side: side,
)
"""What a side comes to, and whether one of its dice shows a 1."""


def pair_by_pair(reading):
    """The same reading, its sides joined by going through all pairs."""
    return Reading(
        "plain",
        reading.of,
        each=reading.each,
        merge=reading.merge,
        zero=reading.zero,
        fold=reading.fold,
        done=reading.done,
    )


@settings(max_examples=60, deadline=None)
@given(
    sides=st.tuples(st.sampled_from(POOLS), st.sampled_from(POOLS)),
    ahead=st.integers(-30, 60),
    step=st.integers(1, 12),
    keep=st.booleans(),
)
def test_margins_found_by_steps_are_those_of_every_pair(sides, ahead, step, keep):
    reading = margins(SUM_AND_ONES, ahead, step, keep=keep)
    found, plain = dict(spread(sides, reading)), dict(spread(sides, pair_by_pair(reading)))
    assert found.keys() == plain.keys()
    assert all(found[value] == pytest.approx(plain[value], abs=1e-13) for value in plain)


@pytest.mark.parametrize("keep", [False, True])
@pytest.mark.parametrize("ahead", [-2, 0, 7])
def test_margins_found_by_steps_are_those_counted_over_faces(ahead, keep):
    reading, sides = margins(SUM_AND_ONES, ahead, 3, keep=keep), (pool("2d4"), pool("d6+d3"))
    found, faces = dict(spread(sides, reading)), dict(spread(sides, Reading("faces", reading.of)))
    assert found.keys() == faces.keys()
    assert all(found[value] == pytest.approx(faces[value]) for value in faces)


@pytest.mark.parametrize(
    ("faces", "margin"),
    [
        (((9, 8), (2, 3)), Margin(10, False, False)),
        (((9, 1), (2, 3)), Margin(0, True, False)),
        (((2, 3), (5, 1)), Margin(0, False, True)),
        (((2, 3), (5, 3)), Margin(BELOW, False, False)),
        (((2, 3), (50, 50)), Margin(BELOW, False, False)),
    ],
)
def test_a_margin_is_told_in_full_steps_and_all_below_are_the_same(faces, margin):
    assert margins(SUM_AND_ONES, 2, 10).of(faces) == margin


def test_a_margin_may_keep_the_sum_of_the_first_side():
    assert margins(SUM_AND_ONES, 2, 10, keep=True).of(((9, 8), (2, 3))) == Margin(10, False, False, 17)
