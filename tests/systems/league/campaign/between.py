"""Games between quests, played in tests: a stay in a settlement, a day on the road."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from systems.league.build import SYSTEM
from systems.league.heroes.maker import Thrown, Throws
from undercroft.crawl.campaign import closed
from undercroft.kernel.requests import Ask, FigureId, Option
from undercroft.kernel.table import Table
from undercroft.systems.league.game import League
from undercroft.systems.league.heroes.ledger import Ledger, open_ledger
from undercroft.systems.league.maps.games_between import ROAD, TOWN
from undercroft.systems.league.state import Hero, State, Trip

PARTY = ("brunna", "ogrim")
"""A warrior, and somebody with her."""
CALM: Throws = {
    "forage": [[90]],
    "road-event": [[100]],
    "poison": [[90]],
    "disease": [[90]],
    "rest": [[1]],
    "rest-energy": [[90]],
    "peace": [[1]],
}
"""Dice of days on which nothing good or bad happens."""


class Between:
    """A game between quests: what is asked next is answered by `take`."""

    def __init__(
        self,
        game: str,
        ledger: Ledger,
        dice: Throws | None = None,
        party: tuple[str, ...] = PARTY,
        prepare: Callable[[State], None] | None = None,
    ) -> None:
        plain = SYSTEM.default_setup(game, len(party), "between")
        setup = msgspec.structs.replace(plain, party=party, ledger=closed(ledger))
        state = SYSTEM.start(setup)
        if prepare is not None:
            prepare(state)
        chance = Thrown({**CALM, **(dice or {})})
        self.table: Table[State, League] = Table(SYSTEM, setup, state=state, chance=chance)

    @property
    def ask(self) -> Ask:
        found = self.table.ask
        assert found is not None
        return found

    @property
    def state(self) -> State:
        return self.table.game.state

    @property
    def trip(self) -> Trip:
        assert self.state.trip is not None
        return self.state.trip

    def hero(self, n: int = 1) -> Hero:
        return self.table.game.hero(FigureId(n))

    def found(self, act: str, **fields: Any) -> list[Option]:
        """The options of an act with these fields."""
        return [
            one
            for one in self.ask.options
            if one.act == act and all(getattr(one, name) == value for name, value in fields.items())
        ]

    def take(self, act: str, **fields: Any) -> Between:
        """Take the first option of an act with these fields."""
        options = self.found(act, **fields)
        assert options, f"{act} {fields} is not among {[str(one) for one in self.ask.options]}"
        self.table.choose(options[0])
        while self.table.ask is not None and self.found("leave-it"):
            self.table.choose(self.found("leave-it")[0])
        return self

    def visit(self, service: str) -> Between:
        return self.take("visit", what=f"service-{service}")

    def after(self) -> Ledger:
        """The ledger when the game is over."""
        assert self.table.ask is None
        return open_ledger(SYSTEM.finish(self.table.game))


def in_town(home: str = "silver-city", **more: Any) -> Between:
    """A party in a settlement that it knows."""
    at = {"silver-city": 17, "caelkirk": 5, "irondale": 3, "rochdal": 23, "whiteport": 19}[home]
    given = {name: more.pop(name) for name in ("dice", "party", "prepare") if name in more}
    return Between(TOWN, Ledger(trip=Trip(at=at, home=home), **more), **given)


def on_road(at: int, goal: int, *, back: bool = False, **more: Any) -> Between:
    """A party on its way."""
    given = {name: more.pop(name) for name in ("dice", "party", "prepare") if name in more}
    trip = Trip(at=at, goal=goal, home="silver-city", back=back, quest="a-light-in-the-barrow")
    return Between(ROAD, Ledger(trip=trip, **more), **given)
