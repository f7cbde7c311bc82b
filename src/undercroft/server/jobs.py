"""What worker processes are asked to do, and how it travels: a length, then msgpack."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.kernel.odds import Odds
from undercroft.kernel.requests import Option, SeatId
from undercroft.server.sitting import Position

Kind = Literal["bot", "hint", "odds", "replay", "moment", "summary"]


Bots = tuple[tuple[SeatId, str], ...]
"""Seats, and the bots that sit there."""


class Job(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something to think about.  `record` and `name` are for replays, the rest for a game at some position; `bots` are
    the seats that may answer the same question and who sits there."""

    n: int = 0
    kind: Kind
    position: Position | None = None
    seat: SeatId = SeatId(-1)
    bot: str = ""
    bots: Bots = ()
    luck: int = 0
    option: Option | None = None
    record: bytes = b""
    name: str = ""
    at: int = 0
    extra: bytes = b""


class Thought(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of it; `seat` is who takes the option, `data` is JSON ready to be sent."""

    n: int
    option: Option | None = None
    seat: SeatId = SeatId(-1)
    odds: Odds | None = None
    data: bytes = b""
    error: str = ""
    stopped: bool = False


LARGEST = 80 * 1024 * 1024

_encoder = msgspec.msgpack.Encoder()
job_decoder = msgspec.msgpack.Decoder(Job)
thought_decoder = msgspec.msgpack.Decoder(Thought)


def framed(thing: Job | Thought) -> bytes:
    """A job or a thought with its length before it."""
    data = _encoder.encode(thing)
    return len(data).to_bytes(4, "big") + data
