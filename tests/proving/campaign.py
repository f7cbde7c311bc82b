"""Between quests: a tiny ledger."""

from __future__ import annotations

import msgspec

from undercroft.kernel.ledger import open_ledger
from undercroft.kernel.ranges import Sum, Tags

from .game import ProvingGame


class Ledger(msgspec.Struct, frozen=True):
    """What carries over: gold, which buys every hero a point of luck for each ten, and the quests won."""

    gold: Sum = 0
    won: Tags = ()


def ledger_of(data: bytes) -> Ledger:
    """The ledger from its bytes; an empty one where there is none yet."""
    return open_ledger(Ledger, data, Ledger())


def settled(game: ProvingGame) -> bytes:
    """The ledger after a game: a coin for every foe slain, and the quest if it was won."""
    before = ledger_of(game.setup.ledger)
    outcome = game.state.outcome
    won = (*before.won, game.quest.id) if outcome is not None and outcome.won else before.won
    return msgspec.msgpack.encode(Ledger(before.gold + game.state.slain, won))
