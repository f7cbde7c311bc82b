"""What a move told, as it is kept beside the move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from undercroft.kernel.events import Told
from undercroft.server.noticing import Missed


class Telling(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move told: so many events at the end were taken back, then these came; `anew` forgets all before.  The
    seats the move passed by are kept with it, for other rules could not find it out."""

    told: Sequence[Told] = ()
    back: int = 0
    anew: bool = False
    missed: Missed | None = None


_decoder = msgspec.msgpack.Decoder(Telling)


def write(telling: Telling) -> bytes:
    """A telling as it is kept."""
    return msgspec.msgpack.encode(telling)


def read(data: bytes) -> Telling:
    """A telling back from where it is kept."""
    return _decoder.decode(data)


def joined(tellings: Iterable[Telling]) -> list[Told]:
    """All that several moves told, one after another."""
    found: list[Told] = []
    for telling in tellings:
        if telling.anew:
            found.clear()
        del found[len(found) - telling.back :]
        found += telling.told
    return found


def rewound(before: Sequence[Told], after: Sequence[Told]) -> Telling:
    """The telling of a move that went back: what the old line and the new one do not share."""
    shared = 0
    for old, new in zip(before, after):
        if old is not new and old != new:
            break
        shared += 1
    return Telling(tuple(after[shared:]), len(before) - shared)
