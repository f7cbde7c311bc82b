"""The ledger: what heroes keep between quests."""

from __future__ import annotations

import msgspec

from undercroft.kernel.ledger import open_ledger
from undercroft.kernel.ranges import Sum, Tags


class Ledger(msgspec.Struct, frozen=True):
    """What carries over: gold, which buys every hero a point of luck for each ten, and the quests won."""

    gold: Sum = 0
    won: Tags = ()


def ledger_of(data: bytes) -> Ledger:
    """The ledger from its bytes; an empty one where there is none yet."""
    return open_ledger(Ledger, data, Ledger())
