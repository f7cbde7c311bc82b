"""By how much one side of a throw is above the other.

The sums of a few exploding dice are hundreds on either side; a rule that sets them against each other looks only at how
many full steps one is above the other.  Odds find that from one side's sums and the other's sums up to each number, and
never go through all pairs.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from itertools import accumulate
from typing import NamedTuple

from undercroft.kernel.dice import Faces, Reading

Marked = tuple[int, bool]
"""What one side's dice come to: a sum, and a mark that is on it or not."""

BELOW = -1
"""All margins below 0 are the same."""


class Margin(NamedTuple):
    """How far the first side is above the second in full steps, or `BELOW`; both marks, and the first side's sum if it
    is kept."""

    above: int
    first: bool
    second: bool
    total: int = 0


def margins(side: Reading[Marked], ahead: int, step: int, *, keep: bool = False) -> Reading[Margin]:
    """Sets two sides against each other, each read by `side`, the first being so far ahead before the dice; `keep` says
    that the first side's sum is looked at, too."""

    def set_against(first: Marked, second: Marked) -> Margin:
        above = ahead + first[0] - second[0]
        stepped = above - above % step if above >= 0 else BELOW
        return Margin(stepped, first[1], second[1], first[0] if keep else 0)

    def of(faces: Faces) -> Margin:
        return set_against(side.of(faces[:1]), side.of(faces[1:]))

    def join(first: Mapping[Marked, float], second: Mapping[Marked, float]) -> Mapping[Margin, float]:
        return _by_steps(first, second, ahead, step, keep)

    return Reading(
        f"{side.name}-margins-{ahead}-{step}-{keep}",
        of,
        each=side.each,
        merge=side.merge,
        zero=side.zero,
        fold=side.fold,
        done=set_against,
        join=join,
    )


def _by_steps(
    first: Mapping[Marked, float], second: Mapping[Marked, float], ahead: int, step: int, keep: bool
) -> dict[Margin, float]:
    """The margins of two sides, from what is likely of the second up to each sum."""
    found: dict[Margin, float] = {}
    for mark in sorted({mark for _, mark in second}):
        sums = sorted(total for total, its in second if its is mark)
        upto = [0.0, *accumulate(second[total, mark] for total in sums)]
        for (total, own), chance in first.items():
            reached = ahead + total
            kept = total if keep else 0
            left, above = bisect_right(sums, reached), BELOW
            if left < len(sums):
                key = Margin(BELOW, own, mark, kept)
                found[key] = found.get(key, 0.0) + chance * (upto[-1] - upto[left])
            above = 0
            while left:
                rest = bisect_right(sums, reached - above - step, 0, left)
                if rest < left:
                    key = Margin(above, own, mark, kept)
                    found[key] = found.get(key, 0.0) + chance * (upto[left] - upto[rest])
                left, above = rest, above + step
    return found
