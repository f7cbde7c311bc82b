"""Quests with rules of their own: one module for each in the room `quests`, bound to moments under its name.

What the rules of a quest count is in `state.quest`, by name, and `crawl.scene.goals` shows it.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from undercroft.crawl.game import Crawl
from undercroft.kernel.events import Said
from undercroft.kernel.moments import Moment
from undercroft.kernel.ranges import Number, Tag
from undercroft.kernel.requests import NO_ONE, FigureId
from undercroft.kernel.state import Entry


class QuestStep(Entry, frozen=True):
    """A step of the quest's own rules: `what` says which of them."""

    what: Tag = ""
    n: Number = 0


def advance(game: Crawl[Any], goal: str, said: str, who: FigureId = NO_ONE) -> int:
    """One more of something the quest counts, said aloud: the message has the number as `n`."""
    counted: dict[str, int] = game.state.quest
    counted[goal] = counted.get(goal, 0) + 1
    game.tell(Said, said, who, {"n": counted[goal]})
    return counted[goal]


def rules_in(package: str, moments: Iterable[Moment[Any, Any]]) -> tuple[str, ...]:
    """The rules of quests that there are, by name: of the modules in a room those that bind something under theirs."""
    bound = {source for moment in moments for source in moment.sources()}
    names = (found.name.replace("_", "-") for found in iter_modules(import_module(package).__path__))
    return tuple(sorted(bound.intersection(names)))
