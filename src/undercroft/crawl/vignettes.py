"""Reading the sentences of a vignette: figures by name, newcomers by their cards, places by their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from undercroft.content.phrases import Phrases
from undercroft.content.vignette_words import complaint
from undercroft.crawl.game import Crawl
from undercroft.kernel.requests import Ask, FigureId, Option

G = TypeVar("G", bound=Crawl[Any])
Names = Mapping[str, FigureId]


class Carded(Protocol):
    """A figure with a number and a card."""

    @property
    def id(self) -> FigureId:
        """Its number."""

    @property
    def card(self) -> str:
        """Its card."""


def by_card(figures: Iterable[Carded]) -> dict[str, FigureId]:
    """Figures that came during the game, each called by its card; of several the one that came last."""
    return {one.card: one.id for one in figures}


def by_card_and_number(figures: Iterable[Carded]) -> dict[str, FigureId]:
    """Figures that came during the game, called by card and number: `orc-warrior-1`."""
    met: Counter[str] = Counter()
    found: dict[str, FigureId] = {}
    for one in figures:
        met[one.card] += 1
        found[f"{one.card}-{met[one.card]}"] = one.id
    return found


def place_or_none(parse: Callable[[str], int]) -> Callable[[str], int | None]:
    """Reads a place by its name; None for what is none."""

    def place(text: str) -> int | None:
        try:
            return int(parse(text))
        except ValueError:
            return None

    return place


class Reader(Generic[G]):
    """Reads the sentences of one system: its patterns, who has come during a game, how places are called there."""

    def __init__(
        self,
        system: str,
        patterns: Mapping[str, str],
        newcomers: Callable[[G], dict[str, FigureId]],
        parser: Callable[[G], Callable[[str], int]],
    ) -> None:
        self.phrases = Phrases(patterns)
        self._system = system
        self._newcomers = newcomers
        self._parser = parser

    def known(self, game: G, names: Names) -> dict[str, FigureId]:
        """Everybody by name: as the position says, else newcomers by their cards."""
        return {**self._newcomers(game), **names}

    def phrase(self, game: G, text: str, names: Names, ask: Ask) -> Option | None:
        """The option a sentence means."""
        return self.phrases.find(text, self.known(game, names), ask, place_or_none(self._parser(game)))

    def unclear(self, game: G, text: str, names: Names) -> str:
        """Why a sentence can mean nothing."""
        place = place_or_none(self._parser(game))
        return self.phrases.unclear(text, self.known(game, names), place, lambda word: complaint(word, self._system))
