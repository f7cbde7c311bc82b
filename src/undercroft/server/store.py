"""The database: many readers, one writer that commits everything that waits together.

A write is a function of a connection.  The writer thread runs all that wait in one transaction, syncs once, and only
then tells their callers: whoever is told a write is done may rely on it after any crash.  Where one of them fails, each
is tried in a transaction of its own, so that nobody suffers for another.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text

from undercroft.server.metrics import COMMIT_SECONDS, COMMITS
from undercroft.server.schema import HEAD
from undercroft.server.settings import Settings

T = TypeVar("T")

Work = Callable[[Connection], T]


def now() -> int:
    """The time as the database keeps it: milliseconds."""
    return time.time_ns() // 1_000_000


SWEEP = 5.0
"""Seconds between two sweeps of SQLite's log; should they fail, the log is swept at 20,000 pages all the same."""


class Conflict(Exception):
    """Another server process was first: the game's version is no longer what the write was made for."""


class _Waiting:
    """A write and whoever waits for it."""

    __slots__ = ("done", "order", "work")

    def __init__(self, order: str, work: Work[Any], done: Callable[[Any, BaseException | None], None]) -> None:
        self.order = order
        self.work = work
        self.done = done


class Store:
    """One database."""

    def __init__(self, settings: Settings) -> None:
        self.embedded = settings.embedded
        self.url = settings.url
        if self.embedded:
            Path(self.url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
        self.engine = make_engine(self.url, durable=settings.durable)
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="read")
        self._writer = threading.Thread(target=self._write, name="write", daemon=True)
        self._stopping = threading.Event()
        self._sweeper = threading.Thread(target=self._sweep, name="sweep", daemon=True)

    def open(self) -> None:
        """Bring the database up to date, check it, start writing."""
        with self.engine.connect() as connection:
            prepare(connection, self.embedded)
        self._writer.start()
        if self.embedded:
            self._sweeper.start()

    def close(self) -> None:
        """Finish what waits, then let go."""
        if self._writer.is_alive():
            self._queue.put(None)
            self._writer.join()
        self._stopping.set()
        if self._sweeper.is_alive():
            self._sweeper.join()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """Run a reading function off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T], order: str = "") -> T:
        """Have something written; returns when it is on disk.  Writes of one batch run in the order of `order` (the
        game's id), so that two processes never wait for each other's rows."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def settle(result: Any, error: BaseException | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        def done(result: Any, error: BaseException | None) -> None:
            loop.call_soon_threadsafe(settle, result, error)

        self._queue.put(_Waiting(order, work, done))
        return await future

    def _write(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            stopping = False
            while not self._queue.empty() and len(batch) < 256:
                more = self._queue.get()
                if more is None:
                    stopping = True
                    break
                batch.append(more)
            batch.sort(key=lambda waiting: waiting.order)
            self._commit(batch)
            if stopping:
                return

    def _sweep(self) -> None:
        """Carry what is in SQLite's log over into its file, beside the writer and never in its way.

        Once at the start, too: what a crash left behind would grow from one crash to the next.
        """
        with self.engine.connect() as connection:
            raw = connection.connection.driver_connection
            assert raw is not None
            raw.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            while not self._stopping.wait(SWEEP):
                raw.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def _commit(self, batch: Sequence[_Waiting]) -> None:
        began = time.perf_counter()
        results: list[tuple[Any, BaseException | None]] = []
        try:
            with self.engine.begin() as connection:
                for waiting in batch:
                    try:
                        results.append((waiting.work(connection), None))
                    except Conflict as conflict:
                        results.append((None, conflict))
        except Exception:
            results = [self._alone(waiting) for waiting in batch]
        COMMITS.inc()
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        for waiting, (result, error) in zip(batch, results):
            waiting.done(result, error)

    def _alone(self, waiting: _Waiting) -> tuple[Any, BaseException | None]:
        try:
            with self.engine.begin() as connection:
                return waiting.work(connection), None
        except Exception as error:
            return None, error


def make_engine(url: str, *, durable: bool = True) -> Engine:
    """An engine for either database; SQLite in WAL mode, synced at every commit unless told otherwise."""
    if not url.startswith("sqlite"):
        return create_engine(url.replace("postgresql://", "postgresql+psycopg://"), pool_size=6, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30})

    def connected(raw: Any, _record: object) -> None:
        raw.isolation_level = None
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        raw.execute("PRAGMA foreign_keys=ON")
        raw.execute("PRAGMA wal_autocheckpoint=20000")

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine


class DatabaseDamaged(Exception):
    """The database does not pass its own check."""


def prepare(connection: Connection, embedded: bool) -> None:
    """Bring a database up to date where it is not, and have the embedded one checked."""
    if embedded:
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar()
        connection.commit()
        if found != "ok":
            raise DatabaseDamaged(f"the database is damaged ({found}); restore a backup: undercroft restore --help")
    if _stands(connection) == HEAD:
        return
    if not embedded:
        connection.execute(text("SELECT pg_advisory_lock(84203)"))
    try:
        if _stands(connection) != HEAD:
            from undercroft.server.migrations import migrate

            migrate(connection)
        connection.commit()
    finally:
        if not embedded:
            connection.execute(text("SELECT pg_advisory_unlock(84203)"))
            connection.commit()


def _stands(connection: Connection) -> str:
    """Which migration a database stands at; empty when it is new."""
    if not inspect(connection).has_table("alembic_version"):
        connection.rollback()
        return ""
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    connection.rollback()
    return str(found or "")
