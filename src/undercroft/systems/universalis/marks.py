"""Marks of the quest's own on the map: relics to take, prisoners to free, seals to break.  UN-1166, UN-1192"""

from __future__ import annotations

from functools import lru_cache

from undercroft.kernel.requests import NOWHERE
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character

DONE = -1
"""A mark that was freed, broken or carried out."""


def bearer(game: Universalis, mark: int) -> int:
    """Who carries a mark: a hero's number, 0 when it lies somewhere, DONE when it is dealt with."""
    return game.state.quest.get(_notes(mark)[0], 0)


def mark_at(game: Universalis, mark: int) -> int:
    """Where a mark lies; nowhere when it is carried or dealt with."""
    if bearer(game, mark):
        return NOWHERE
    return game.state.quest.get(_notes(mark)[1], int(game.plan.marks[mark]))


@lru_cache(maxsize=256)
def _notes(mark: int) -> tuple[str, str]:
    """Under which names the bearer of a mark and its new place are noted."""
    return f"mark {mark}", f"mark {mark} at"


def carried(game: Universalis, who: Character) -> list[int]:
    """The marks a hero carries."""
    return [n for n in range(len(game.plan.marks)) if bearer(game, n) == who.id]


def lay_down(game: Universalis, who: Character) -> None:
    """Who is Knocked Out lets go of what he carries."""
    for mark in carried(game, who):
        del game.state.quest[f"mark {mark}"]
        game.state.quest[f"mark {mark} at"] = who.at
