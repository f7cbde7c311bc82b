"""How server processes tell each other what they have committed.

One process needs nothing of the kind.  On PostgreSQL every process listens; a notice that gets lost costs seconds, for
each process also looks now and then whether the games it serves have moved on.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

import msgspec


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something another process should know of a game."""

    origin: str
    game: str
    kind: str
    version: int = 0
    seats: tuple[int, ...] = ()
    watchers: int = 0


class Bus:
    """Tells nobody: for one process alone."""

    def __init__(self) -> None:
        self.origin = secrets.token_hex(4)

    def moved(self, game: str, version: int) -> None:
        """A move was committed."""
        self.publish(Notice(self.origin, game, "moved", version))

    def changed(self, game: str) -> None:
        """Seats, names or votes have changed."""
        self.publish(Notice(self.origin, game, "changed"))

    def said(self, game: str) -> None:
        """Somebody spoke."""
        self.publish(Notice(self.origin, game, "said"))

    def present(self, game: str, seats: Sequence[int], watchers: int) -> None:
        """Tell who is connected to this process."""
        self.publish(Notice(self.origin, game, "present", 0, tuple(seats), watchers))

    def publish(self, notice: Notice) -> None:
        """Pass a notice on."""

    def start(self, heard: Callable[[Notice], None]) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Stop listening."""
