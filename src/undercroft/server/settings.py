"""What whoever runs a server may set."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much of what in how many seconds; all per network address unless stated."""

    play: tuple[int, int] = (60, 20)
    watch: tuple[int, int] = (20, 20)
    frame: int = 16 * 1024
    body: int = 64 * 1024
    upload: int = 4 * 1024 * 1024
    sockets: tuple[int, int] = (40, 20)
    sockets_each: int = 64
    requests: tuple[int, int] = (400, 60)
    games: tuple[int, int] = (30, 600)
    uploads: tuple[int, int] = (20, 600)
    sign_ins: tuple[int, int] = (20, 900)
    thinking: tuple[int, int] = (120, 60)
    share: tuple[int, int] = (64 * 1024 * 1024, 86_400)
    """Bytes that may be brought in."""
    waiting: int = 512
    """Messages that may wait for one slow client before it is let go."""

    def times(self, factor: int) -> Limits:
        """The same with more room, for load and tests."""
        wider = {
            name: (value[0] * factor, value[1])
            for name in self.__struct_fields__
            if isinstance(value := getattr(self, name), tuple)
        }
        return msgspec.structs.replace(self, **wider, sockets_each=self.sockets_each * factor)


class Keep(msgspec.Struct, frozen=True, kw_only=True):
    """For how many days things are kept that nobody touches; 0 for ever.

    `space` is how many megabytes the database may take before nothing new is taken in; 0 for as many as there are."""

    games: int = 365
    replays: int = 365
    shelves: int = 730
    space: int = 10_000


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """A server's settings; `undercroft serve --help` explains each."""

    database: str = ""
    folder: Path = Path("undercroft-data")
    host: str = "127.0.0.1"
    port: int = 8420
    origins: tuple[str, ...] = ()
    web: Path | None = None
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    trust_proxy: bool = False
    open_metrics: bool = False
    durable: bool = True
    secure_cookie: bool = False
    bot_pause: float = 0.35
    absent_by_hand: float = 20.0
    beat: float = 5.0
    silence: float = 15.0
    idle: float = 120.0
    snapshot_every: int = 10
    trial: float = 4.0
    keep: Keep = Keep()
    limits: Limits = Limits()

    @property
    def url(self) -> str:
        """The database as an address."""
        return self.database or f"sqlite:///{self.folder / 'undercroft.sqlite3'}"

    @property
    def embedded(self) -> bool:
        """Is the database the embedded one?"""
        return self.url.startswith("sqlite")
