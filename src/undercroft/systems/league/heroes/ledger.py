"""What goes from game to game of a campaign: heroes, provisions, where the party is, dungeons it has left, the journal.

LE-0031 to LE-0036, LE-0049, LE-0108 to LE-0110, LE-0298, LE-0661, LE-G31
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.crawl.campaign import opened
from undercroft.kernel.ranges import MANY, Number, Sum, Tag, Tags
from undercroft.systems.league.heroes.kept import Kept, read
from undercroft.systems.league.maps.games_between import TOWN
from undercroft.systems.league.state import Left, Trip

End = Literal["", "won", "left", "broken", "lost"]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the journal: the day, where, what happened, about which quest, how many coins.  LE-C36"""

    day: Sum
    what: Tag
    where: Tag = ""
    quest: Tag = ""
    n: Sum = 0


class Ledger(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A campaign as it stands."""

    heroes: Annotated[dict[Tag, Kept], MANY] = {}
    """The sheets of the heroes, by who they are."""
    dead: Tags = ()
    hired: Annotated[tuple[Kept, ...], MANY] = ()
    """The sheets of the mercenaries who are with the party.  LE-0002, LE-G37"""
    rations: Number = 0
    trip: Trip | None = None
    next: Tag = TOWN
    """What is played next."""
    end: End = ""
    """How the quest that was played last ended."""
    due: Sum = 0
    """The reward that waits in the settlement.  LE-0036"""
    won: Tags = ()
    """The quests won, in the order in which they were won first."""
    left: Annotated[dict[Tag, Left], MANY] = {}
    """Dungeons that were left, and may be entered again.  LE-0049"""
    journal: Annotated[tuple[Line, ...], MANY] = ()
    over: bool = False


def open_ledger(data: bytes) -> Ledger:
    """The ledger from its bytes."""
    return opened(Ledger, data)


def chapters(ledger: Ledger) -> tuple[str, ...]:
    """What is played next: a stay in a settlement, a journey, a fight on the way, the quest that was taken.

    LE-0032, LE-0034, LE-0035
    """
    return () if ledger.over else (ledger.next,)


def who_of(entry: str) -> str:
    """Who a hero of a party is: the id of its sheet, or of a premade hero."""
    sheet = read(entry)
    return entry if sheet is None else sheet.id
