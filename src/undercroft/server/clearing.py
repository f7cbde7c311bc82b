"""What a server keeps, how large and how old it is, and how what is old goes."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Select, Table, delete, exists, func, select, text

from undercroft.server import schema as t
from undercroft.server.campaigns import DAY
from undercroft.server.holding import Held, Hold
from undercroft.server.settings import Keep
from undercroft.server.store import file_of, now

AT_ONCE = 100
"""How many things go in one transaction, so that nobody waits long for it."""


class Kept(msgspec.Struct, frozen=True):
    """Things of one kind: how many, how many bytes, when the oldest was touched last."""

    what: str
    count: int
    bytes: int
    oldest: int


def _bytes(connection: Connection, table: Table, *columns: str) -> int:
    lengths = [func.coalesce(func.sum(func.length(table.c[name])), 0) for name in columns]
    return sum(int(number) for number in connection.execute(select(*lengths)).one())


def inventory(connection: Connection) -> list[Kept]:
    """Everything that is kept, by kind."""
    games = _bytes(connection, t.games, "setup", "origin") + _bytes(connection, t.moves, "body", "luck", "told")
    games += _bytes(connection, t.snapshots, "record") + _bytes(connection, t.chat, "text")
    shelves = _bytes(connection, t.heroes, "data") + _bytes(connection, t.campaigns, "body")
    return [
        _kept(connection, "games", t.games.c.touched, games),
        _kept(connection, "replays", t.replays.c.created, _bytes(connection, t.replays, "record", "info")),
        _kept(connection, "shelves", t.shelves.c.created, shelves),
    ]


def _kept(connection: Connection, what: str, when: Any, size: int) -> Kept:
    count, oldest = connection.execute(select(func.count(), func.min(when))).one()
    return Kept(what, count, size, oldest or 0)


def size(connection: Connection) -> int:
    """How many bytes the database takes."""
    if connection.dialect.name == "sqlite":
        pages, free, page = (
            int(connection.execute(text(f"PRAGMA {name}")).scalar_one())
            for name in ("page_count", "freelist_count", "page_size")
        )
        return (pages - free) * page
    return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())


# what is old


def old_games(days: int) -> Select[tuple[str]]:
    """Games nobody has touched for so long, whether they are over or not."""
    return select(t.games.c.id).where(t.games.c.touched < now() - days * DAY)


def old_replays(days: int) -> Select[tuple[str]]:
    """Replays made so long ago."""
    return select(t.replays.c.id).where(t.replays.c.created < now() - days * DAY)


def old_shelves(days: int) -> Select[tuple[str]]:
    """Shelves without an account that have been of no use for so long."""
    s, limit = t.shelves.c, now() - days * DAY
    return select(s.id).where(
        s.created < limit,
        s.seen < limit,
        ~exists().where(t.heroes.c.shelf == s.id, t.heroes.c.touched >= limit),
        ~exists().where(t.campaigns.c.shelf == s.id, t.campaigns.c.touched >= limit),
        ~exists().where(t.accounts.c.shelf == s.id),
    )


def found(connection: Connection, keep: Keep) -> dict[str, list[str]]:
    """What is older than it may become, by kind."""
    wanted = {"games": (keep.games, old_games), "replays": (keep.replays, old_replays)}
    wanted["shelves"] = (keep.shelves, old_shelves)
    return {
        what: [row.id for row in connection.execute(old(days))] if days > 0 else []
        for what, (days, old) in wanted.items()
    }


# going


def shrink(engine: Engine, url: str) -> None:
    """Give the room back to the disk, where no server is using the embedded database just now."""
    if not url.startswith("sqlite"):
        return
    hold = Hold(file_of(url))
    try:
        hold.take()
    except Held:
        return
    try:
        with engine.connect() as connection:
            raw = connection.connection.driver_connection
            assert raw is not None
            raw.execute("VACUUM")
    finally:
        hold.leave()


def clear(connection: Connection, what: str, ids: list[str]) -> int:
    """Let some things of one kind go, with everything that belongs to them; how many there were."""
    table = {"games": t.games, "replays": t.replays, "shelves": t.shelves}[what]
    if what != "replays":
        connection.execute(delete(t.tokens).where(t.tokens.c.target.in_(ids)))
    return connection.execute(delete(table).where(table.c.id.in_(ids))).rowcount
