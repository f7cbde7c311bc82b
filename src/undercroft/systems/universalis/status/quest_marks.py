"""The quest's own marks on the map: relics to take, prisoners to free, seals to break.  UN-1166, UN-1192"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.requests import NOWHERE
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character

DONE = -1
"""The mark has been freed, broken or carried out."""

CHOICE = "choice"
"""Which mark was handled first of those on which the thread of the campaign turns.  UN-1183"""


def bearer(game: Universalis, mark: int) -> int:
    """The number of the hero who carries a mark; 0 when it lies somewhere, DONE when it is dealt with."""
    return game.state.quest.get(f"mark {mark}", 0)


def mark_at(game: Universalis, mark: int) -> int:
    """Where a mark lies; nowhere when it is carried or dealt with."""
    if bearer(game, mark):
        return NOWHERE
    return game.state.quest.get(f"mark {mark} at", int(game.plan.marks[mark]))


def marks_at(game: Universalis) -> Sequence[int]:
    """Where each mark lies; all are where the map shows them as long as the quest has noted nothing."""
    marks = game.plan.marks
    return [mark_at(game, n) for n in range(len(marks))] if game.state.quest else marks


def carried(game: Universalis, who: Character) -> list[int]:
    """The marks a hero carries."""
    return [n for n in range(len(game.plan.marks)) if bearer(game, n) == who.id]


def lay_down(game: Universalis, who: Character) -> None:
    """A hero who is Knocked Out drops the marks it carries."""
    for mark in carried(game, who):
        del game.state.quest[f"mark {mark}"]
        game.state.quest[f"mark {mark} at"] = who.at
