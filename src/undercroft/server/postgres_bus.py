"""Server processes on one PostgreSQL tell each other through LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
import psycopg
from psycopg.conninfo import make_conninfo

from undercroft.server.bus import Bus, Notice
from undercroft.server.store import TO_POSTGRESQL

log = logging.getLogger("undercroft.bus")


class PostgresBus(Bus):
    """Tells and hears through PostgreSQL's LISTEN and NOTIFY."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = make_conninfo(url.replace("postgresql+psycopg://", "postgresql://"), **TO_POSTGRESQL)
        self._out: asyncio.Queue[Notice] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    def publish(self, notice: Notice) -> None:
        """Pass a notice on, soon; when too many wait, the others will see by themselves."""
        with contextlib.suppress(asyncio.QueueFull):
            self._out.put_nowait(notice)

    def start(self, heard: Callable[[Notice], None]) -> None:
        """Begin to listen and to tell."""
        self._tasks = [asyncio.create_task(self._listen(heard)), asyncio.create_task(self._tell())]

    async def stop(self) -> None:
        """Stop both."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self, heard: Callable[[Notice], None]) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await connection.execute("LISTEN undercroft")
                    async for message in connection.notifies():
                        notice = msgspec.json.decode(message.payload, type=Notice)
                        if notice.origin != self.origin:
                            heard(notice)
            except Exception as error:
                log.warning("listening failed, trying again: %s", error)
                await asyncio.sleep(1)

    async def _tell(self) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    while True:
                        payload = msgspec.json.encode(await self._out.get()).decode()
                        await connection.execute("SELECT pg_notify('undercroft', %s)", (payload,))
            except Exception as error:
                log.warning("telling failed, trying again: %s", error)
                await asyncio.sleep(1)
