"""A campaign is a ledger: heroes, goods, map, calendar, journal.

Each quest, market or journey is a game of its own, from ledger to ledger: the setup carries the ledger in, the system's
`finish` gives the one that comes out.  What is in it is the system's business; what surrounds it all systems share.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from undercroft.kernel.ranges import MANY, Number, Scroll, Sum, Tag
from undercroft.kernel.setup import LARGEST_LEDGER, Setup

L = TypeVar("L", bound=msgspec.Struct)

LARGEST = 4 * 1024 * 1024
"""No campaign file is larger than this."""


class LedgerError(ValueError):
    """A campaign file that cannot be used; says why."""


class Line(msgspec.Struct, frozen=True):
    """A line of the journal: the day, what was played, how it ended, a message with arguments."""

    day: Sum
    what: Scroll
    won: bool | None = None
    message: Tag = ""
    args: Annotated[dict[Tag, Tag | Sum], MANY] = {}


class Campaign(msgspec.Struct, kw_only=True):
    """One campaign as one portable file: the system's own ledger, and the journal of what was played."""

    format: Number = 1
    system: Tag
    version: Tag
    title: Tag = ""
    day: Sum = 0
    ledger: Annotated[bytes, Meta(max_length=LARGEST_LEDGER)] = b""
    journal: Annotated[list[Line], MANY] = []
    games: Annotated[list[Tag], MANY] = []

    def enter(self, setup: Setup) -> Setup:
        """The setup of the campaign's next game: the ledger goes in."""
        return msgspec.structs.replace(setup, ledger=self.ledger)

    def leave(self, ledger: bytes, line: Line, record: bytes) -> None:
        """A game is over: its ledger, a line in the journal, and the fingerprint of its record come in."""
        self.ledger = ledger
        self.day = max(self.day, line.day)
        self.journal.append(line)
        self.games.append(blake2b(record, digest_size=16).hexdigest())

    def export(self) -> bytes:
        """The whole campaign as one file."""
        return msgspec.json.encode(self)


def read_campaign(data: bytes) -> Campaign:
    """A campaign back from its file."""
    if len(data) > LARGEST:
        raise LedgerError(f"the campaign file is larger than {LARGEST // 2**20} MB")
    try:
        campaign = msgspec.json.decode(data, type=Campaign)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LedgerError(f"this is not a campaign file: {error}") from error
    if campaign.format != 1:
        raise LedgerError(f"the campaign file has format {campaign.format}; this program reads format 1")
    return campaign


def open_ledger(kind: type[L], data: bytes, fresh: L) -> L:
    """The system's ledger from its bytes; a fresh one where there is none yet."""
    if not data:
        return fresh
    try:
        return msgspec.msgpack.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LedgerError(f"the ledger cannot be read: {error}") from error
