"""Choosing at random.  LE-0315, LE-0465, LE-0480"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from undercroft.kernel.dice import STANDARD, TOTAL, Die
from undercroft.kernel.requests import NOBODY, Roll, Script

T = TypeVar("T")

MOST = 200
"""From so many things one may be chosen at random."""

LOTS = {n: STANDARD.get(f"d{n}", Die(f"d{n}", n)) for n in range(2, MOST + 1)}
"""Dice of any number of sides."""


def pick(among: Sequence[T], why: str, stream: str = "monsters") -> Script[T]:
    """One of them at random; no die is thrown for one alone."""
    if len(among) == 1:
        return among[0]
    number: int = yield Roll(((LOTS[len(among)],),), TOTAL, NOBODY, why=f"random-{why}", stream=stream)
    return among[number - 1]
