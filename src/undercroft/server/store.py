"""The database: many readers, one writer that commits everything that waits together.

A write is a function of a connection.  The writer thread runs all that wait in one transaction, syncs once, and only
then tells their callers: a caller who is told that a write is done may rely on it after any crash.  Where one of them
fails, each is tried in a transaction of its own, so that nobody suffers for another; where the commit itself fails,
nothing is tried again, for nobody can say whether it was stored.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolExhausted

from undercroft.server.holding import Held, Hold
from undercroft.server.metrics import COMMIT_SECONDS, COMMITS
from undercroft.server.problems import CannotStart
from undercroft.server.schema import EDITIONS, HEAD
from undercroft.server.settings import Settings

log = logging.getLogger("undercroft.store")

T = TypeVar("T")

Work = Callable[[Connection], T]


def now() -> int:
    """The time as the database keeps it: milliseconds."""
    return time.time_ns() // 1_000_000


SWEEP = 5.0
"""Seconds between two sweeps of SQLite's log; should they fail, the log is swept at 20,000 pages all the same."""


GLANCE = 0.7
"""Seconds the database gets to show that it answers."""

BUSY = 5
"""Seconds that SQLite waits for another program's lock."""

TO_POSTGRESQL = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How long a PostgreSQL that cannot be reached is waited for."""


class Conflict(Exception):
    """Another server process was first: the game's version is no longer what the write was made for."""


class Unavailable(Exception):
    """The database does not answer, or cannot write; nothing is wrong with what was asked of it."""


def unavailable(error: BaseException) -> Unavailable | None:
    """What a failure says about the database; None where it was the work that failed."""
    if isinstance(error, PoolExhausted):
        return Unavailable(f"the database does not answer: {error}")
    if not isinstance(error, DBAPIError) or isinstance(error, DataError | IntegrityError | ProgrammingError):
        return None
    return Unavailable(f"the database does not answer: {said_by(error)}")


def said_by(error: BaseException) -> str:
    """A failure of the database in one line."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = [line.strip() for line in str(cause).splitlines() if line.strip()]
    return lines[0][:300] if lines else type(cause).__name__


class _Waiting:
    """A write and the caller that waits for it."""

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
        self._hold = Hold(file_of(self.url)) if self.embedded else None
        with opening(self.url):
            if self.embedded:
                file_of(self.url).parent.mkdir(parents=True, exist_ok=True)
            self.engine = make_engine(self.url, durable=settings.durable)
        self._for_writing = self.engine.execution_options(writing=True)
        self.failing = ""
        """Why the newest write failed; empty when it did not."""
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="read")
        self._glancing = ThreadPoolExecutor(1, thread_name_prefix="glance")
        self._writer = threading.Thread(target=self._write, name="write", daemon=True)
        self._stopping = threading.Event()
        self._sweeper = threading.Thread(target=self._sweep, name="sweep", daemon=True)

    def open(self) -> None:
        """Bring the database up to date, check it, start writing.  Raises `CannotStart`."""
        if self._writer.is_alive():
            return
        with opening(self.url):
            if self._hold is not None:
                self._hold.take()
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
        self._glancing.shutdown(cancel_futures=True)
        self.engine.dispose()
        if self._hold is not None:
            self._hold.leave()

    async def read(self, work: Work[T]) -> T:
        """Run a reading function off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_here, work)

    def read_here(self, work: Work[T]) -> T:
        """Run a reading function on a thread that is not the event loop's."""
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise unavailable(error) or error from error

    async def trouble(self) -> str:
        """What is wrong with the database just now; empty when it answers and writes."""
        glance = asyncio.get_running_loop().run_in_executor(self._glancing, self.read_here, _glance)
        try:
            await asyncio.wait_for(glance, GLANCE)
        except Unavailable as error:
            return str(error)
        except TimeoutError:
            return "the database does not answer"
        return self.failing

    async def recover(self) -> None:
        """Where the newest write failed, see whether one succeeds now."""
        if self.failing:
            await self.write(_probe)

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
        self._checkpoint("PASSIVE")
        while not self._stopping.wait(SWEEP):
            self._checkpoint("PASSIVE")
        self._checkpoint("TRUNCATE")

    def _checkpoint(self, how: str) -> None:
        try:
            with self.engine.connect() as connection:
                raw = connection.connection.driver_connection
                assert raw is not None
                raw.execute(f"PRAGMA wal_checkpoint({how})").fetchall()
        except (SQLAlchemyError, sqlite3.Error) as error:
            log.warning("the log of the database could not be swept: %s", said_by(error))

    def _commit(self, batch: Sequence[_Waiting]) -> None:
        began = time.perf_counter()
        results: list[tuple[Any, BaseException | None]] = []
        try:
            with self._for_writing.begin() as connection:
                for waiting in batch:
                    try:
                        results.append((waiting.work(connection), None))
                    except Conflict as conflict:
                        results.append((None, conflict))
            self.failing = ""
        except Exception as error:
            gone = unavailable(error)
            if gone is not None and len(results) == len(batch):
                self.failing = str(gone)
                results = [(None, gone)] * len(batch)
            else:
                results = self._one_by_one(batch)
        COMMITS.inc()
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        for waiting, (result, failure) in zip(batch, results):
            waiting.done(result, failure)

    def _one_by_one(self, batch: Sequence[_Waiting]) -> list[tuple[Any, BaseException | None]]:
        """Each write in a transaction of its own; a database that does not let us begin is asked once, not for each."""
        results: list[tuple[Any, BaseException | None]] = []
        for waiting in batch:
            begun, result, failure = _alone(self._for_writing.begin(), waiting)
            gone = None if failure is None else unavailable(failure)
            self.failing = "" if gone is None else str(gone)
            results.append((result, gone or failure))
            if not begun:
                break
        return results + [(None, Unavailable(self.failing))] * (len(batch) - len(results))


def _alone(
    transaction: AbstractContextManager[Connection], waiting: _Waiting
) -> tuple[bool, Any, BaseException | None]:
    """One write in its own transaction: was it begun, what came of it, what went wrong."""
    begun = False
    try:
        with transaction as connection:
            begun = True
            result = waiting.work(connection)
    except Exception as error:
        return begun, None, error
    return True, result, None


def _glance(connection: Connection) -> None:
    connection.execute(text("SELECT 1")).scalar()


def _probe(connection: Connection) -> None:
    """Write something that changes nothing."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def file_of(url: str) -> Path:
    """The file in which an embedded database lies."""
    return Path(url.removeprefix("sqlite:///"))


@contextmanager
def opening(url: str) -> Iterator[None]:
    """Any failure to open a database becomes one sentence; passwords stay out of it."""
    place = str(file_of(url)) if url.startswith("sqlite") else url.rsplit("@", 1)[-1].removeprefix("postgresql://")
    try:
        yield
    except Held as held:
        raise CannotStart(f"{held}; stop it, or give this one a --folder of its own") from held
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise CannotStart(f"the database {place} cannot be opened: {said_by(error)}") from error
    except OSError as error:
        raise CannotStart(f"the database {place} cannot be opened: {error.strerror or error}") from error


def make_engine(url: str, *, durable: bool = True) -> Engine:
    """An engine for either database; SQLite in WAL mode, synced at every commit unless told otherwise."""
    if not url.startswith("sqlite"):
        if url.split(":")[0] not in ("postgresql", "postgresql+psycopg"):
            raise CannotStart(f'"{url.split(":")[0]}" is no database; give postgresql://user@host/name')
        return create_engine(
            url.replace("postgresql://", "postgresql+psycopg://"),
            pool_size=6,
            pool_pre_ping=True,
            connect_args=TO_POSTGRESQL,
        )
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": BUSY})

    def connected(raw: Any, _record: object) -> None:
        raw.isolation_level = None
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        raw.execute("PRAGMA foreign_keys=ON")
        raw.execute("PRAGMA wal_autocheckpoint=20000")

    def begun(connection: Connection) -> None:
        writing = connection.get_execution_options().get("writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine


@contextmanager
def existing(url: str, *, older: bool = False) -> Iterator[Engine]:
    """A database that is there already, for a server's commands; `older` lets one in that no server of this edition has
    used yet.  Raises `CannotStart`."""
    with opening(url):
        if url.startswith("sqlite") and not file_of(url).is_file():
            raise CannotStart(f"there is no database {file_of(url)}; see --folder and --database")
        engine = make_engine(url)
    try:
        with opening(url), engine.connect() as connection:
            stands = edition(connection)
        if not stands:
            raise CannotStart("the database is empty: no server has used it yet")
        if stands != HEAD and not (older and stands in EDITIONS):
            raise CannotStart(f"the database is of another edition (schema {stands}, here {HEAD}); start a server once")
        yield engine
    finally:
        engine.dispose()


def prepare(connection: Connection, embedded: bool) -> None:
    """Bring a database up to date where it is not, and have the embedded one checked."""
    if embedded:
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar()
        connection.commit()
        if found != "ok":
            raise CannotStart(f"the database is damaged ({found}); restore a backup: undercroft restore --help")
    stands = edition(connection)
    if stands == HEAD:
        return
    if stands and stands not in EDITIONS:
        raise CannotStart(f"the database was made by a newer edition of Undercroft (schema {stands}, here {HEAD})")
    if not embedded:
        connection.execute(text("SELECT pg_advisory_lock(84203)"))
    try:
        if edition(connection) != HEAD:
            from undercroft.server.migrations import migrate

            migrate(connection)
        connection.commit()
    finally:
        if not embedded:
            connection.execute(text("SELECT pg_advisory_unlock(84203)"))
            connection.commit()


def edition(connection: Connection) -> str:
    """Which migration a database stands at; empty when it is new."""
    if not inspect(connection).has_table("alembic_version"):
        connection.rollback()
        return ""
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    connection.rollback()
    return str(found or "")
