"""Which moves a viewer has noticed.

While somebody chooses in secret, others must not learn how often: the moves in between are not counted for them, nor
sent to them.  Versions and lines on the wire are therefore the viewer's own, and only the server knows the true ones.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence

import msgspec

from undercroft.kernel.requests import SeatId


class Missed(msgspec.Struct, frozen=True):
    """A move that has passed some viewers by."""

    version: int
    viewers: Sequence[SeatId]
    rewound: bool = False


class Noticed:
    """For every viewer the versions that passed it by."""

    def __init__(self, before: Iterable[Missed] = ()) -> None:
        self._missed: dict[SeatId, list[int]] = {}
        self._rewound: dict[SeatId, int] = {}
        for missed in before:
            self.miss(missed)

    def miss(self, missed: Missed) -> None:
        """A move has passed some viewers by."""
        for viewer in missed.viewers:
            self._missed.setdefault(viewer, []).append(missed.version)
            self._rewound[viewer] = self._rewound.get(viewer, 0) + missed.rewound

    def version(self, viewer: SeatId, version: int) -> int:
        """A version as this viewer counts."""
        return version - bisect_right(self._missed.get(viewer, ()), version)

    def line(self, viewer: SeatId, line: int) -> int:
        """A line as this viewer counts."""
        return line - self._rewound.get(viewer, 0)
