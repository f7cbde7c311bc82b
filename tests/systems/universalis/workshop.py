"""Games in which heroes are made and looked after, played by tests.

shop = Workshop()
shop.take("choose =race-elf", "choose =class-warrior", "raise =combat x1")
assert shop.hero.stats.combat == 4
"""

from __future__ import annotations

import random

import msgspec

from systems.staging import Told
from systems.universalis.box import SYSTEM
from undercroft.kernel.requests import Option, parse_option
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.table import Table
from undercroft.systems.universalis.cards.definitions import HEROES, Hero
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.ledger import as_hero
from undercroft.systems.universalis.maps.games_between import CREATION, SETTLEMENT
from undercroft.systems.universalis.state import Character, State


def written(hero: Hero) -> str:
    """A hero as an entry of a party."""
    return msgspec.json.encode(hero).decode()


def like(hero: str, **changed: object) -> str:
    """A hero like a predesigned one, as an entry of a party."""
    return written(msgspec.structs.replace(library()[HEROES][hero], **changed))


class Workshop:
    """A hero being made, or heroes between quests."""

    def __init__(self, *party: str, dice: list[int] | None = None, ledger: bytes = b"", **options: str) -> None:
        setup = Setup(
            system="universalis",
            quest=SETTLEMENT if party else CREATION,
            party=party,
            seats=(SeatPlan("me"),),
            options={"group-composition": "free", **options},
            seed="workshop",
            ledger=ledger,
        )
        self.table: Table[State, Universalis] = Table(SYSTEM, setup, chance=Told(dice or []))

    @property
    def game(self) -> Universalis:
        return self.table.game

    @property
    def who(self) -> Character:
        return self.table.state.heroes[0]

    @property
    def hero(self) -> Hero:
        return as_hero(self.who)

    def acts(self) -> list[str]:
        ask = self.table.ask
        return [] if ask is None else [str(option) for option in ask.options]

    def offers(self, text: str) -> bool:
        return self.meaning(text) is not None

    def meaning(self, text: str) -> Option | None:
        wanted, ask = parse_option(text), self.table.ask
        options = [] if ask is None else ask.options
        return next(
            (
                one
                for one in options
                if one.act == wanted.act and wanted.what in ("", one.what) and wanted.n in (0, one.n)
            ),
            None,
        )

    def take(self, *texts: str) -> Workshop:
        for text in texts:
            option = self.meaning(text)
            assert option is not None, f'"{text}" is not offered: {self.acts()}'
            self.table.choose(option)
        return self

    def asks(self) -> str:
        ask = self.table.ask
        return "" if ask is None else ask.prompt

    def until(self, prompt: str) -> Workshop:
        """Answer by default, or with the last option where that spends nothing, until this is asked."""
        while (ask := self.table.ask) is not None and ask.prompt != prompt:
            done = [option for option in ask.options if option.act == "done"]
            self.table.choose(done[0] if done else ask.options[ask.default])
        return self

    def at_random(self, seed: int) -> Workshop:
        luck = random.Random(seed)
        while (ask := self.table.ask) is not None:
            self.table.choose(luck.choice(list(ask.options)))
        return self


def making(race: str, klass: str, **options: str) -> Workshop:
    """A hero whose race and class are chosen."""
    return Workshop(**options).take(f"choose =race-{race}", f"choose =class-{klass}")


def in_town(*party: str, dice: list[int] | None = None, ledger: bytes = b"", **options: str) -> Workshop:
    """Heroes who have slept in a city and may go about."""
    return Workshop(*party, dice=[6, 1, *(dice or [])], ledger=ledger, **options).until("town")
