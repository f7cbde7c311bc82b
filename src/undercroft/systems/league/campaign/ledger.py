"""What goes from quest to quest.  LE-0049, LE-0298, LE-0661"""

from __future__ import annotations

import msgspec

from undercroft.crawl.campaign import closed, opened, won_so_far
from undercroft.kernel.ranges import Tags
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.game import League


class Ledger(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A campaign as it stands."""

    won: Tags = ()
    """The quests won, in the order in which they were won first."""


def open_ledger(data: bytes) -> Ledger:
    """The ledger from its bytes."""
    return opened(Ledger, data)


def chapters(ledger: Ledger) -> tuple[str, ...]:
    """What may be played next: every quest, those first that have not been won."""
    quests = sorted(library()[QUESTS].values(), key=lambda one: (one.id in ledger.won, one.number))
    return tuple(one.id for one in quests)


def close_ledger(game: League) -> bytes:
    """The ledger after a quest."""
    outcome = game.state.outcome
    before = open_ledger(game.setup.ledger)
    won = outcome is not None and outcome.won
    return closed(Ledger(won=won_so_far(before.won, game.setup.quest, won)))
