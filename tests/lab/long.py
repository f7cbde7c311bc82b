"""The cellar with campaigns: heroes are made, a brawl and a duel take turns, whoever falls in the brawl stays dead."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lab.toy import Cellar, Duel, DuelGame
from undercroft.kernel.requests import SeatId
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import HeroMade, QuestCard


class Book(msgspec.Struct):
    """What goes from game to game: how many have been played, the entries that came."""

    games: int = 0
    parties: list[list[str]] = []


class Long(Cellar):
    name = "long"

    def new_ledger(self) -> bytes:
        return msgspec.msgpack.encode(Book())

    def workshops(self) -> Sequence[QuestCard]:
        return (QuestCard(id="cradle", least=0, most=0),)

    def chapters(self, ledger: bytes) -> Sequence[QuestCard]:
        games = read(ledger).games
        if games >= 7:
            return ()
        return [self.quests()[1], self.quests()[0]] if games % 2 == 0 else [QuestCard(id="inn")]

    def default_setup(self, quest: str, heroes: int, seed: str) -> Setup:
        return super().default_setup(quest, max(1, heroes), seed)

    def start(self, setup: Setup) -> Duel:
        if setup.seed.startswith("bad") and setup.ledger:
            raise KeyError("ledger")
        quest = setup.quest if setup.quest == "brawl" else "duel"
        return super().start(msgspec.structs.replace(setup, quest=quest))

    def made(self, game: DuelGame) -> Sequence[HeroMade]:
        setup = game.setup
        if setup.quest == "cradle":
            return [HeroMade(key=setup.seed, entry=f"{setup.seed}+", name="ann", seat=SeatId(0))]
        return [HeroMade(key=one.rstrip("+"), entry=f"{one}+", name="ann", seat=SeatId(0)) for one in setup.party]

    def finish(self, game: DuelGame) -> bytes:
        book = read(game.setup.ledger)
        book.games += 1
        book.parties.append(list(game.setup.party))
        self.last = book
        return msgspec.msgpack.encode(book)


def read(ledger: bytes) -> Book:
    return msgspec.msgpack.decode(ledger, type=Book)


SYSTEM = Long()
