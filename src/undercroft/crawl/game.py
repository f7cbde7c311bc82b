"""The game as the rules of a dungeon crawl see it: who is who, and what was ruled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, TypeVar

from undercroft.content.library import Library
from undercroft.crawl.cards import defaults
from undercroft.kernel.game import Game
from undercroft.kernel.requests import FigureId
from undercroft.kernel.state import State

S = TypeVar("S", bound=State[Any])

FIRST_FOE = FigureId(100)
"""Heroes, and whoever goes with them, are numbered below this from 1 on; whoever stands against them, from here on."""


def is_hero(who: FigureId) -> bool:
    """Is it one of the heroes, or with them?"""
    return 0 < who < FIRST_FOE


class Numbered(Protocol):
    """A figure that has a number."""

    @property
    def id(self) -> FigureId:
        """Its number."""


N = TypeVar("N", bound=Numbered)


def numbered(figures: Iterable[N], id: FigureId) -> N | None:
    """A figure by number, if it is among these."""
    for one in figures:
        if one.id == id:
            return one
    return None


class Crawl(Game[S]):
    """A game of a dungeon crawl."""

    __slots__ = ()

    @property
    def box(self) -> Library:
        """The cards it is played with."""
        raise NotImplementedError

    def ruling(self, id: str) -> str:
        """What was ruled where the book leaves it open: as the players chose, else as we rule."""
        options = self.setup.options
        return str(options[id] if id in options else defaults(self.box)[id])
