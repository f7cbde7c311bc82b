"""Replays in the database."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from undercroft.server.schema import replays
from undercroft.server.store import now


def keep(connection: Connection, id: str, game: str, record: bytes, info: bytes = b"") -> None:
    """Keep a record to be watched."""
    connection.execute(insert(replays).values(id=id, game=game, record=record, info=info, created=now()))


def record_of(connection: Connection, id: str) -> bytes | None:
    """The packed record of a replay."""
    return connection.execute(select(replays.c.record).where(replays.c.id == id)).scalar()


def info_of(connection: Connection, id: str) -> bytes | None:
    """What is known of a replay, as JSON; empty when nobody has looked yet, None when there is no such replay."""
    return connection.execute(select(replays.c.info).where(replays.c.id == id)).scalar()


def set_info(connection: Connection, id: str, info: bytes) -> None:
    """Remember what is known of a replay."""
    connection.execute(update(replays).where(replays.c.id == id).values(info=info))
