"""A rule of a scenario that only watches: what happens at a moment, in order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from undercroft.kernel.moments import QUEST, Moment

WATCHER = "watcher"
"""The name under which it is bound; a game that names it among its rules is watched."""


@contextmanager
def watching(moment: Moment[Any, Any], answer: object = None) -> Iterator[list[tuple[Any, ...]]]:
    """What each deed at a moment was given, but for the game; `answer` is what the watcher says."""
    seen: list[tuple[Any, ...]] = []

    @moment.on(WATCHER, rank=QUEST)
    def watch(game: Any, *given: Any) -> object:
        seen.append(given)
        return answer

    yield seen
    del moment._bound[WATCHER]
    moment._found.clear()
