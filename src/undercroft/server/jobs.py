"""What worker processes are asked to do, and how it travels: a length, then msgpack."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.bots.hints import Advised
from undercroft.kernel.odds import Odds
from undercroft.kernel.requests import Option, SeatId
from undercroft.server.sitting import Position

Kind = Literal[
    "bot", "hint", "advice", "odds", "replay", "moment", "summary", "try", "correct", "begin", "branch", "chapters"
]


Bots = tuple[tuple[SeatId, str], ...]
"""Seats, and the bots that sit there."""


class Job(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something to think about.  `record` and `name` are for replays, the rest for a game at some position; `bots` are
    the seats that may answer the same question and who sits there.  `seconds` of processor time it may take; 0 when
    only patience limits it."""

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
    seconds: float = 0.0
    packs: tuple[str, ...] | None = None
    """The packs with which a record from elsewhere may be played, by their hashes; None for any."""


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something cannot be done: the code and text of a `Refused` or a `Problem`, and what a system says."""

    code: str
    text: str
    said: str = ""
    names: dict[str, str] = {}


class Thought(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of it; `seat` is the one that takes the option, `data` is ready to be sent or read.  With `refusal` the
    job was done and the answer is no; with `error` nothing came of it."""

    n: int
    option: Option | None = None
    seat: SeatId = SeatId(-1)
    odds: Odds | None = None
    advised: tuple[Advised, ...] = ()
    data: bytes = b""
    refusal: Refusal | None = None
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
