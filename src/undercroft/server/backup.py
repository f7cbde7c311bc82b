"""Backups: everything in the database as one packed file, the same for SQLite and PostgreSQL.

A backup is taken while the server runs, from one moment.  It can be restored into either kind of database, so it is
also the way to move from one to the other.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, func, insert, inspect, select, text

from undercroft.server.problems import CannotStart
from undercroft.server.schema import EDITIONS, HEAD, metadata
from undercroft.server.settings import Settings
from undercroft.server.store import Store, edition, existing, file_of

FORMAT = "undercroft backup 1"
AT_ONCE = 500


def _write(file: gzip.GzipFile, thing: object) -> None:
    data = msgspec.msgpack.encode(thing)
    file.write(len(data).to_bytes(4, "big") + data)


def _things(file: gzip.GzipFile) -> Iterator[Any]:
    while head := file.read(4):
        data = file.read(int.from_bytes(head, "big"))
        yield msgspec.msgpack.decode(data)


def back_up(url: str, target: Path) -> dict[str, int]:
    """Write a backup; returns how many rows of each table it holds."""
    unfinished = target.with_name(target.name + ".part")
    with existing(url, older=True) as engine:
        try:
            with engine.connect() as connection, gzip.open(unfinished, "wb", 6) as file:
                if not url.startswith("sqlite"):
                    connection = connection.execution_options(isolation_level="REPEATABLE READ")
                counts = _write_all(connection, file)
            with unfinished.open("rb") as written:
                os.fsync(written.fileno())
            unfinished.replace(target)
        finally:
            unfinished.unlink(missing_ok=True)
    return counts


def _write_all(connection: Connection, file: gzip.GzipFile) -> dict[str, int]:
    """Everything in the database, in the columns it has: an older edition has fewer."""
    _write(file, {"format": FORMAT, "schema": edition(connection)})
    there, counts = inspect(connection), dict[str, int]()
    for table in metadata.sorted_tables:
        name = str(table.name)
        known = {column["name"] for column in there.get_columns(name)}
        columns = [column for column in table.c if column.name in known]
        counts[name] = 0
        _write(file, {"table": name, "columns": [str(column.name) for column in columns]})
        for row in connection.execute(select(*columns).order_by(*table.primary_key)).yield_per(AT_ONCE):
            _write(file, list(row))
            counts[name] += 1
    _write(file, {"end": counts})
    return counts


def restore(url: str, source: Path) -> dict[str, int]:
    """Read a backup of this or an older edition into an empty database."""
    if not source.is_file():
        raise CannotStart(f"there is no file {source}")
    store = Store(Settings(database=url, folder=file_of(url).parent))
    store.open()
    try:
        with store.engine.begin() as connection:
            _check_empty(connection)
            counts = _fill(connection, source)
    except (gzip.BadGzipFile, zlib.error, EOFError, msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
        raise CannotStart(f"{source}: this is not a backup, or it is damaged: {error}") from error
    finally:
        store.close()
    return counts


def _check_empty(connection: Connection) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise CannotStart(f"the database is not empty (there are {table.name}); restore into a new one")


def _fill(connection: Connection, source: Path) -> dict[str, int]:
    counts: dict[str, int] = {}
    table: Table | None = None
    columns: list[str] = []
    waiting: list[dict[str, Any]] = []
    with gzip.open(source, "rb") as file:
        things = _things(file)
        head = next(things, None)
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise CannotStart(f"{source}: this is not a backup of Undercroft")
        if head["schema"] not in EDITIONS:
            raise CannotStart(f"{source}: made by a newer edition (schema {head['schema']}, here {HEAD})")
        for thing in things:
            if isinstance(thing, list):
                waiting.append(dict(zip(columns, thing, strict=True)))
                if len(waiting) < AT_ONCE:
                    continue
            if table is not None and waiting:
                connection.execute(insert(table), waiting)
                counts[table.name] += len(waiting)
                waiting = []
            if isinstance(thing, dict) and "table" in thing:
                table, columns = metadata.tables[thing["table"]], thing["columns"]
                counts[table.name] = 0
            elif isinstance(thing, dict):
                if thing["end"] != counts:
                    raise CannotStart(f"{source}: rows are missing")
                _catch_up_numbers(connection)
                return counts
    raise CannotStart(f"{source}: the backup is cut short")


def _catch_up_numbers(connection: Connection) -> None:
    """PostgreSQL's counter for chat lines goes on after the restored ones."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT setval(pg_get_serial_sequence('chat', 'n'), (SELECT coalesce(max(n), 1) FROM chat))")
        )
