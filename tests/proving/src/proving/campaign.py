"""The end of a quest: what goes into the ledger."""

from __future__ import annotations

import msgspec

from proving.game import ProvingGame
from proving.heroes import Ledger, ledger_of


def settled(game: ProvingGame) -> bytes:
    """The ledger after a game: a coin for every foe slain, and the quest if it was won."""
    before = ledger_of(game.setup.ledger)
    outcome = game.state.outcome
    won = (*before.won, game.quest.id) if outcome is not None and outcome.won else before.won
    return msgspec.msgpack.encode(Ledger(before.gold + game.state.slain, won))
