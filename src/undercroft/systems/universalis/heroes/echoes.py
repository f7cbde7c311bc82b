"""What earlier quests of a campaign change in a later one.  UN-1181, UN-1183, UN-1184"""

from __future__ import annotations

from undercroft.kernel.setup import Setup
from undercroft.systems.universalis.cards.quests import Echo, Quest
from undercroft.systems.universalis.heroes.ledger import Ledger, open_ledger


def echoes_in(setup: Setup, quest: Quest) -> list[Echo]:
    """The echoes of a sheet that hold for these heroes; none for heroes without a ledger.  UN-1181"""
    if not quest.echoes or not setup.ledger:
        return []
    book = open_ledger(setup.ledger)
    return [echo for echo in quest.echoes if _holds(book, echo)]


def _holds(book: Ledger, echo: Echo) -> bool:
    """Did the heroes do it there, or did the quest end so?  UN-1183"""
    if echo.did:
        return echo.did in book.deeds.get(echo.of, ())
    won = echo.of in book.won
    return won if echo.ended == "won" else not won and echo.of in book.tried


def words_of(quest: str, echo: Echo) -> str:
    """The message that says what is otherwise."""
    return f"universalis-echo-{quest}-{echo.of}-{echo.did or echo.ended}"
