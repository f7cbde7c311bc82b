"""Somebody who explores a dungeon at random, with nothing in it but its tiles."""

from __future__ import annotations

import random
from collections.abc import Callable

from undercroft.board.bits import squares
from undercroft.board.layouts import Laid, Layout
from undercroft.kernel.chance import Seeded
from undercroft.kernel.requests import Ask, Draw, Script
from undercroft.kernel.state import Entry
from undercroft.systems.doria.agenda import AfterReveal, FillTiles, PlaceIcon, Reveal
from undercroft.systems.doria.cards.definitions import TILES
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.dungeon import exploring
from undercroft.systems.doria.dungeon.laying import DECK, connected, may_open, open_door
from undercroft.systems.doria.dungeon.secret_doors import secret_door
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.maps.tiles import SIDE
from undercroft.systems.doria.setup import first_state, ready_setup

STEPS: dict[type[Entry], Callable[..., Script[None]]] = {
    Reveal: exploring.lay_against_door,
    FillTiles: exploring.fill_tiles,
    AfterReveal: exploring.after_reveal,
}


class Explorer:
    """A lone character in a dungeon of all tiles, in an order by lot."""

    def __init__(self, seed: int, out: int = 12, first: str = "a-1", party: int = 1) -> None:
        self.random = random.Random(seed)
        setup = ready_setup("first-steps", party, "explorer")
        state = first_state(setup)
        side = SIDE * (2 * out + 1)
        state.plan = Layout(side, side, (Laid(first, SIDE * out, SIDE * out),))
        deck = [code for code in library()[TILES] if code != first]
        self.random.shuffle(deck)
        state.piles[DECK].cards = tuple(deck)
        state.agenda = []
        state.phase = "d"
        self.game = Doria(state, setup, Seeded("explorer"), ())
        self.me = state.party[0]
        self.icons: list[int] = []
        """The icons that drew a card, in order."""
        self.reveals = 0
        """How many tiles were laid against a door, and not because of an open side."""
        for one in state.party:
            one.at = squares(self.game.ground.enterable)[0]

    def lay(self, *tiles: str) -> Explorer:
        """These tiles are the deck, the first of them on top."""
        self.game.state.piles[DECK].cards = tiles[::-1]
        return self

    def answer(self, script: Script[None]) -> None:
        """Draw what is drawn and choose at random."""
        given: object = None
        try:
            while True:
                request = script.send(given)
                if isinstance(request, Draw):
                    pile = self.game.state.piles[request.pile]
                    given, pile.cards = pile.cards[-request.n :][::-1], pile.cards[: -request.n]
                else:
                    assert isinstance(request, Ask)
                    given = self.random.choice(list(request.options))
        except StopIteration:
            return

    def run(self) -> None:
        """Do what is on the agenda; icons are noted, nobody comes, and no event happens."""
        agenda = self.game.state.agenda
        while agenda:
            entry = agenda.pop()
            if isinstance(entry, PlaceIcon):
                self.icons.append(entry.at)
            elif type(entry) in STEPS:
                self.reveals += isinstance(entry, Reveal)
                self.answer(STEPS[type(entry)](self.game, entry))

    def doors(self) -> list[tuple[int, int]]:
        """The doors that can be opened, each with the square before it."""
        game, here = self.game, connected(self.game)
        return [
            (door, square)
            for square, doors in game.ground.doors_at.items()
            for door in doors
            if here >> square & 1 and may_open(game, door)
        ]

    def open(self, door: int, at: int) -> None:
        """Go to a door and open it."""
        self.me.at = at
        open_door(self.game, self.me, door)
        self.run()

    def find(self, at: int) -> None:
        """A Secret Door opens for whoever stands here."""
        self.me.at = at
        self.answer(secret_door(self.game, self.me))
        self.run()
