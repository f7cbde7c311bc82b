"""Quest 24: The Seventh Candle.  Every fourth turn a candle is lit; when the seventh burns, it is too late."""

from __future__ import annotations

from undercroft.crawl.quests import advance
from undercroft.kernel.moments import QUEST
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.game import Universalis

NAME = "the-seventh-candle"
TURNS = 4
"""How many turns pass before the next candle is lit."""


@moments.TURN_STARTS.on(NAME, rank=QUEST)
def turn_starts(game: Universalis) -> None:
    """A candle is lit at the end of every fourth turn, and the dead take heart."""
    if game.state.side == "dark" and game.state.round % TURNS == 0:
        game.state.reserve += 1
        advance(game, "candles", "universalis-candle")
