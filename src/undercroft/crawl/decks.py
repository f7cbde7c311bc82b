"""Decks and bags on the piles of the kernel."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from undercroft.crawl.things import less
from undercroft.kernel.game import Game, draw
from undercroft.kernel.requests import NOBODY, Script, SeatId


class Bag(msgspec.Struct, frozen=True):
    """A bag of tokens: everybody knows what is in it, nobody what comes out next.

    It is a pile of the state under its name, shuffled by its stream whenever something goes in or is taken out on
    purpose; at a real table people name the token they drew.  LE-0319 to LE-0328
    """

    name: str
    stream: str

    def fill(self, game: Game[Any], tokens: tuple[str, ...]) -> None:
        """Put these in and nothing else."""
        game.state.piles[self.name].cards = tokens
        game.shuffle(self.name, self.stream)

    def add(self, game: Game[Any], *tokens: str) -> None:
        """Put more in."""
        self.fill(game, (*game.state.piles[self.name].cards, *tokens))

    def remove(self, game: Game[Any], *tokens: str) -> None:
        """Take some out by looking; ValueError where one is not there."""
        self.fill(game, less(game.state.piles[self.name].cards, tokens))

    def count(self, game: Game[Any], token: str) -> int:
        """How many of a kind are in it."""
        return dict(self.content(game)).get(token, 0)

    def content(self, game: Game[Any]) -> tuple[tuple[str, int], ...]:
        """What is in it: every kind with its number, in order of their names."""
        return tuple(sorted(Counter(game.state.piles[self.name].cards).items()))

    def draw(self, game: Game[Any], *, seat: SeatId = NOBODY, why: str = "") -> Script[str]:
        """Draw a token; nothing from an empty bag."""
        if not game.state.piles[self.name].cards:
            return ""
        (token,) = yield from draw(game, self.name, seat=seat, why=why or self.name)
        return token
