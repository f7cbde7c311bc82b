"""The cellar with a campaign that goes on with victories: a duel, a rest that is no quest, a brawl.

The ledger says how far one has come and who came; every second try is a victory, and after the first game one of two
heroes stays behind.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lab.toy import Cellar, Duel, DuelGame
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import QuestCard

WAY = ("duel", "rest", "brawl")


class Tour(Cellar):
    name = "tour"

    def __init__(self) -> None:
        super().__init__()
        self.played: list[tuple[str, tuple[str, ...]]] = []

    def new_ledger(self) -> bytes:
        return written(0, 0, [])

    def chapters(self, ledger: bytes) -> Sequence[QuestCard]:
        at, _, party = read(ledger)
        return [QuestCard(id=quest) for quest in (WAY[at : at + 1] if party else ("duel", "brawl"))]

    def company(self, ledger: bytes) -> tuple[str, ...]:
        return read(ledger)[2]

    def start(self, setup: Setup) -> Duel:
        state = super().start(msgspec.structs.replace(setup, quest="duel"))
        state.hearts = [99, 1] if read(setup.ledger)[1] % 2 or setup.quest == "rest" else [1, 99]
        return state

    def finish(self, game: DuelGame) -> bytes:
        at, tries, _ = read(game.setup.ledger)
        outcome = game.state.outcome
        assert outcome is not None
        self.played.append((game.setup.quest, game.setup.party))
        return written(at + outcome.won, 0 if outcome.won else tries + 1, game.setup.party[:1])


def written(at: int, tries: int, party: Sequence[str]) -> bytes:
    return msgspec.json.encode([at, tries, party])


def read(ledger: bytes) -> tuple[int, int, tuple[str, ...]]:
    return msgspec.json.decode(ledger, type=tuple[int, int, tuple[str, ...]])
