"""Choosing at random."""

from __future__ import annotations

from typing import TypeVar

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.requests import NOBODY, Roll, Script
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls.dice import LOTS

T = TypeVar("T")


def pick(game: Universalis, among: list[T], why: str) -> Script[T]:
    """One of them at random; no die is thrown for one alone."""
    if len(among) == 1:
        return among[0]
    number: int = yield Roll(((LOTS[len(among)],),), TOTAL, NOBODY, why=f"random-{why}", stream="monsters")
    return among[number - 1]
