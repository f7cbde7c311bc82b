"""Somebody who explores a dungeon at random, with nothing in it but its tiles."""

from __future__ import annotations

import random
from collections.abc import Callable

from undercroft.board.bits import squares
from undercroft.board.layouts import Laid, Layout
from undercroft.kernel.chance import Seeded
from undercroft.kernel.requests import Ask, Draw, Script
from undercroft.kernel.state import Entry, Pile
from undercroft.systems.league.agenda import FindAWay, LayTile
from undercroft.systems.league.cards.quests import Quest
from undercroft.systems.league.dungeon import laying, secret_doors
from undercroft.systems.league.dungeon.deck import ROUTE, build_dungeon_deck, route
from undercroft.systems.league.dungeon.laying import LOST, may_open
from undercroft.systems.league.dungeon.locks import of_door, opened
from undercroft.systems.league.game import League
from undercroft.systems.league.maps.tiles import tiles
from undercroft.systems.league.setup import first_state, ready_setup

STEPS: dict[type[Entry], Callable[..., Script[None]]] = {
    LayTile: laying.lay_tile,
    FindAWay: secret_doors.find_a_way,
}
CANVAS = 80


class Explorer:
    """A lone hero in a dungeon of a quest's tiles."""

    def __init__(self, seed: int, quest: Quest | None = None, *, start: str = "start", side: int = CANVAS) -> None:
        self.random = random.Random(seed)
        setup = ready_setup("the-cellar", 1, f"explorer {seed}")
        state = first_state(setup)
        tile = tiles().tiles[start]
        state.plan = Layout(side, side, (Laid(start, (side - tile.width) // 2, side - tile.height - 2),))
        state.agenda = []
        state.counters = dict.fromkeys(("map", "loot", "combat", "monsters"), 0)
        self.game = League(state, setup, Seeded(f"explorer {seed}"), ())
        self.hero = state.party[0]
        self.hero.at = squares(self.game.ground.tile_squares(0))[0]
        self.asked: list[str] = []
        """The questions that were asked, in order."""
        if quest is not None:
            build_dungeon_deck(self.game, quest)

    def lies(self, **cards: tuple[str, ...]) -> Explorer:
        """These cards lie behind doors, by number: `lies(d0=("crypt", "fork"))`; the first of them on top."""
        for name, pile in cards.items():
            self.game.state.piles[route(int(name[1:]))] = Pile(pile[::-1])
        return self

    def behind(self, door: int) -> tuple[str, ...]:
        """The cards behind a door, the top one first."""
        pile = self.game.state.piles.get(route(door))
        return pile.cards[::-1] if pile else ()

    def left(self) -> dict[int, int]:
        """How many cards lie behind each door."""
        piles = self.game.state.piles.items()
        return {int(name[len(ROUTE) :]): len(pile.cards) for name, pile in piles if name.startswith(ROUTE)}

    def lost(self) -> int:
        """How many cards lie behind no door at all."""
        pile = self.game.state.piles.get(LOST)
        return len(pile.cards) if pile else 0

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
                    self.asked.append(request.prompt)
                    given = self.random.choice(list(request.options))
        except StopIteration:
            return

    def run(self) -> None:
        """Do what is on the agenda as far as it is about tiles."""
        agenda = self.game.state.agenda
        while agenda:
            entry = agenda.pop()
            if type(entry) in STEPS:
                self.answer(STEPS[type(entry)](self.game, entry))

    def reached(self) -> int:
        """Where one can go through the doors that are open."""
        return self.game.ground.connected(1 << self.hero.at)

    def doors(self) -> list[int]:
        """The doors that can be opened from where one can go."""
        game, here = self.game, self.reached()
        return [
            door
            for door in range(len(game.ground.board.doors))
            if may_open(game, door) and game.ground.door_squares(door) & here
        ]

    def open(self, door: int) -> Explorer:
        """A door is opened."""
        lays = self.game.ground.exit_of(door) is not None
        opened(self.game, of_door(self.game, door))
        if lays:
            self.game.push(LayTile(self.hero.id, door))
        self.run()
        return self

    def names(self) -> list[str]:
        """The tiles that lie, in order."""
        return [laid.tile for laid in self.game.state.plan.laid]


def squares_of(explorer: Explorer, number: int) -> list[int]:
    """The squares of a tile on which one may stand."""
    return [int(one) for one in squares(explorer.game.ground.tile_squares(number))]
