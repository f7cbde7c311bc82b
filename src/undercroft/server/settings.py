"""What may be set when a server is run."""

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
    messages: tuple[int, int] = (600, 20)
    """Messages over all sockets of an address."""
    chat: tuple[int, int] = (30, 30)
    beats: tuple[int, int] = (30, 30)
    """Signs of life, per socket."""
    frames: tuple[int, int] = (60, 20)
    """Frames that are no message (pings, pongs, parts of a message), per socket."""
    corrections: tuple[int, int] = (20, 60)
    connections: int = 200
    """Connections open at once, sockets among them."""
    connections_all: int = 8_000
    """Connections open at once, of all addresses; fewer where the system allows fewer."""
    head: int = 16 * 1024
    """Bytes of the address and the header lines of a request."""
    patience: float = 10.0
    """Seconds that the head of a request may take."""
    waiting: int = 512
    """Messages that may wait for one slow client before it is let go."""
    waiting_bytes: int = 4 * 1024 * 1024
    """Bytes of them."""
    by_itself: int = 60
    """Standing answers given in a row before a person must answer, per game."""
    by_bots: int = 2_000
    """Answers of bots and standing answers in a row before a person must answer, per game in which people play."""

    @property
    def body_seconds(self) -> float:
        """Seconds that the body of a request may take."""
        return 3 * self.patience

    @property
    def upload_seconds(self) -> float:
        """Seconds that an upload may take."""
        return 12 * self.patience

    @property
    def reading_seconds(self) -> float:
        """Seconds a client may leave unread what is sent to it."""
        return 6 * self.patience

    def times(self, factor: int) -> Limits:
        """These limits with more room, for load and tests."""
        wider = {
            name: (value[0] * factor, value[1])
            for name in self.__struct_fields__
            if isinstance(value := getattr(self, name), tuple)
        }
        each = {name: getattr(self, name) * factor for name in ("sockets_each", "connections")}
        return msgspec.structs.replace(self, **wider, **each)


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
    packs: tuple[Path, ...] = ()
    foreign_packs: bool = False
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
