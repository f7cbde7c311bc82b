"""A player in a hurry: leanings to options from their words, for playing on by the thousand (`System.leanings`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from undercroft.kernel.requests import Ask

G = TypeVar("G")
Hurry = Callable[[G, Ask], Sequence[float]]
"""Gives the leaning to each option of one question."""

STATED = 4.0
"""How much more than to the others one leans to the stated default of a question."""

NEARER, AS_FAR, FARTHER = 6.0, 0.6, 0.2
"""The leanings to a step that leads nearer to where one wants to be, to one that changes nothing, to one away."""


def by_default(ask: Ask) -> list[float]:
    """Lean to the stated default."""
    found = [1.0] * len(ask.options)
    found[ask.default] = STATED
    return found


def by_words(ask: Ask, words: Mapping[str, float], other: float = 1.0) -> list[float]:
    """Lean to options by their deeds alone."""
    return [words.get(option.act, other) for option in ask.options]


def by_way(now: float, then: float) -> float:
    """Lean to a step by how far it is to go now, and after it."""
    return NEARER + now - then if then < now else AS_FAR if then == now else FARTHER


def hurried(game: G, ask: Ask, hurries: Mapping[str, Hurry[G]]) -> Sequence[float]:
    """The leanings of whoever answers this question; to its default where nobody does."""
    hurry = hurries.get(ask.prompt)
    return by_default(ask) if hurry is None else hurry(game, ask)


def apart(stride: int, one: int, other: int) -> int:
    """How many squares lie between two squares of a board of squares, walls or not."""
    row, column = divmod(one, stride)
    its_row, its_column = divmod(other, stride)
    return max(abs(row - its_row), abs(column - its_column))
