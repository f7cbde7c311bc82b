"""All games a server has open: brought back from the database when a player comes, put away when nobody is left."""

from __future__ import annotations

import asyncio
import gc
import gzip
import itertools
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection as Database

from undercroft.bots import usual_bot
from undercroft.kernel.ledger import Line
from undercroft.kernel.record import record
from undercroft.kernel.system import AnySystem, UnknownSystem, installed
from undercroft.server import campaigns, clearing, following, loading, replaying, rows, stories
from undercroft.server.bus import Bus, Notice
from undercroft.server.messages import Bye
from undercroft.server.metrics import GAMES, HELD_SECONDS, LAG_SECONDS, LOAD_SECONDS
from undercroft.server.packs import host_packs
from undercroft.server.pool import Pool
from undercroft.server.problems import Problem
from undercroft.server.readying import read_cards
from undercroft.server.room import Elsewhere, Playing
from undercroft.server.settings import Settings
from undercroft.server.sitting import Sitting
from undercroft.server.store import Conflict, Store, Unavailable
from undercroft.server.tokens import new_id

log = logging.getLogger("undercroft.house")


LOOK = 2.0
"""Seconds between two looks whether other processes have moved a game on."""

PULSE = 0.25
"""Seconds between two looks at how late the event loop is."""

QUIET = 2.0
"""Seconds without a move after which a pause of the garbage collector disturbs nobody."""

LONGEST_WITHOUT = 1800.0
"""Seconds after which garbage is collected no matter who is playing."""

TRIALS = 2
"""Worker processes that try what may be too much for the rules; started when there is something to try."""

TRIAL_PATIENCE = 10.0
"""How many times its processor time a trial may take by the clock, for the machine may have other things to do."""

CLEARING = 3600
"""Seconds between two looks at what is too old."""

MEASURING = 60
"""Seconds between two looks at how much room is left."""

FAREWELL = 0.2
"""Seconds that goodbyes get to reach everybody."""


class CannotGoOn(Problem):
    """A game that no rules here can play: it is kept as it is, to be watched and exported."""

    def __init__(self, row: rows.GameRow, reason: str) -> None:
        super().__init__("conflict", f"this game cannot go on here, and is kept to be watched: {reason}")
        self.row = row


class House:
    """Every game in memory, and what they share: database, workers, the line to other processes."""

    @staticmethod
    def usual_bot(system: AnySystem) -> str:
        """The bot that gives hints and sits in for people."""
        return usual_bot(system)

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.pool = Pool(settings.workers)
        self.trials = Pool(TRIALS, TRIAL_PATIENCE * settings.trial, seconds=settings.trial, eager=False)
        self.bus = self._bus()
        self.stopping = False
        self._collected = time.monotonic()
        self._looks = itertools.count()
        self._full = False
        self._open: dict[str, Playing] = {}
        self.systems = installed()
        self.packs = host_packs(settings.packs)
        self._read: set[str] = set()
        self._reading = asyncio.Lock()
        self._loading: dict[str, asyncio.Task[Playing]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def _bus(self) -> Bus:
        if self.settings.embedded:
            return Bus()
        from undercroft.server.postgres_bus import PostgresBus

        return PostgresBus(self.settings.url)

    async def start(self) -> None:
        """Open the doors."""
        self.store.open()
        self.pool.start()
        self.trials.start()
        self.bus.start(self._heard)
        self.spawn(self._for_ever("tidying", self._tidy))
        self.spawn(self._for_ever("looking around", self._look_around))
        self.spawn(self._for_ever("clearing", self._clear))
        self.spawn(self._feel_pulse())

    async def stop(self) -> None:
        """Close gracefully: no new moves, every game put away, everybody told to come back."""
        if self.stopping:
            return
        self.stopping = True
        for task in list(self._tasks):
            task.cancel()
        bye = Bye(code="stopping", after=2.0)
        await asyncio.gather(*(game.stop(bye) for game in list(self._open.values())), return_exceptions=True)
        self._open.clear()
        await asyncio.sleep(FAREWELL)
        await self.bus.stop()
        await self.pool.stop()
        await self.trials.stop()
        await asyncio.to_thread(self.store.close)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Have something done beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @staticmethod
    async def _for_ever(name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Have something done again and again, even if it goes wrong now and then."""
        while True:
            try:
                await work()
            except Unavailable as trouble:
                log.warning("%s: %s", name, trouble)
            except Exception:
                log.exception("%s failed; it goes on", name)
                await asyncio.sleep(LOOK)

    # systems

    async def ready(self, *names: str) -> None:
        """Have systems read their cards before the event loop asks them anything: that takes seconds."""
        for name in names:
            if name not in self._read:
                async with self._reading:
                    if name not in self._read and await asyncio.to_thread(read_cards, name):
                        self._read.add(name)

    # opening

    def found(self, id: str) -> Playing | None:
        """A game that is in memory already."""
        return self._open.get(id)

    async def get(self, id: str) -> Playing:
        """A game, brought back from the database where need be."""
        playing = self._open.get(id)
        if playing is not None:
            return playing
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Playing:
        began = time.perf_counter()

        def read(connection: Database) -> tuple[rows.GameRow | None, list[rows.MoveRow], list[bytes]]:
            row = rows.load(connection, id)
            moves = rows.load_moves(connection, id) if row is not None else []
            return row, moves, rows.newest_snapshots(connection, id)

        row, moves, snapshots = await self.store.read(read)
        if row is None:
            raise Problem("missing", f'there is no game "{id}"')
        row.version = len(moves)
        await self.ready(row.system)
        tellings = partial(self.store.read_here, partial(stories.tellings, game=id))
        try:
            sitting, resume = await asyncio.to_thread(loading.opened, row, moves, snapshots, tellings)
        except (loading.Unplayable, UnknownSystem) as error:
            raise CannotGoOn(row, str(error)) from error
        if id in self._open:
            return self._open[id]
        playing = self.add(row, sitting, moves)
        if resume is not None:
            try:
                await playing.ask(partial(following.write_resumption, playing, resume))
            except Conflict:
                return await self._load(id)
        playing.post(playing.go_on)
        LOAD_SECONDS.observe(time.perf_counter() - began)
        return playing

    def add(self, row: rows.GameRow, sitting: Sitting, moves: list[rows.MoveRow]) -> Playing:
        """Take a game in."""
        playing = self._open[row.id] = Playing(self, row, sitting, moves)
        GAMES.set(len(self._open))
        return playing

    # putting away

    def drop(self, playing: Playing) -> None:
        """Let a game go, to be read from the database anew when a player comes."""
        if self._open.get(playing.id) is playing:
            del self._open[playing.id]
        GAMES.set(len(self._open))
        self.spawn(playing.stop(Bye(code="replaced")))

    async def _tidy(self) -> None:
        """Put away games that nobody plays, and collect garbage when nobody would notice."""
        await asyncio.sleep(min(10.0, self.settings.idle / 2))
        late = time.monotonic() - self.settings.idle
        for id, playing in list(self._open.items()):
            if not playing.connections and playing.used < late and self._open.get(id) is playing:
                del self._open[id]
                await playing.stop()
        GAMES.set(len(self._open))
        quiet = all(playing.used < time.monotonic() - QUIET for playing in self._open.values())
        if quiet or time.monotonic() - self._collected > LONGEST_WITHOUT:
            gc.collect()
            self._collected = time.monotonic()

    async def _clear(self) -> None:
        """Let go what is older than it may become, and see how much room is left."""
        keep = self.settings.keep
        for what, ids in (await self.store.read(partial(clearing.found, keep=keep))).items():
            gone = [id for id in ids if id not in self._open]
            for first in range(0, len(gone), clearing.AT_ONCE):
                some = gone[first : first + clearing.AT_ONCE]
                await self.store.write(partial(clearing.clear, what=what, ids=some))
            if gone:
                log.warning("%d %s that nobody has touched for long were cleared", len(gone), what)
        for _ in range(CLEARING // MEASURING):
            size = await self.store.read(clearing.size)
            self._full = 0 < keep.space * 2**20 <= size
            await asyncio.sleep(MEASURING)

    def check_room(self) -> None:
        """Is there room for something new?"""
        if self._full:
            most = self.settings.keep.space
            raise Problem("full", f"this server keeps {most} MB already and takes nothing new; its host may clear some")

    async def _feel_pulse(self) -> None:
        """Measure how late the event loop is, and how much of that is its own work, not that of a busy machine."""
        while True:
            due, spent = time.perf_counter() + PULSE, time.thread_time()
            await asyncio.sleep(PULSE)
            LAG_SECONDS.observe(max(0.0, time.perf_counter() - due))
            HELD_SECONDS.observe(time.thread_time() - spent)

    async def put_away(self, playing: Playing) -> None:
        """A game has ended: its record becomes a replay, its ledger goes back to the campaign."""
        table = playing.sitting.table
        name = new_id()
        data = await asyncio.to_thread(lambda: gzip.compress(msgspec.json.encode(record(table)), 6, mtime=0))
        outcome = playing.row.outcome
        ledger = await asyncio.to_thread(table.system.finish, table.game) if playing.row.campaign else b""
        line = Line(table.state.round, playing.row.quest, None if outcome is None else outcome.won)

        def write(connection: Database) -> str:
            row = rows.load(connection, playing.id)
            assert row is not None
            if row.replay:
                return row.replay
            replaying.keep(connection, name, playing.id, data)
            rows.set_game(connection, playing.id, replay=name)
            if row.campaign:
                campaigns.finished(connection, row.campaign, playing.id, ledger, line, data)
            return name

        playing.row.replay = await self.store.write(write, playing.id)
        playing.tell_room()
        self.bus.changed(playing.id)

    async def put_by(self, row: rows.GameRow) -> str:
        """A game that cannot go on is over: what is kept of it becomes a replay, whose id is given."""

        def write(connection: Database) -> str:
            known = rows.load(connection, row.id)
            if known is not None and known.replay:
                return known.replay
            data = gzip.compress(msgspec.json.encode(stories.exported(connection, row)), 6, mtime=0)
            name = new_id()
            replaying.keep(connection, name, row.id, data)
            status = "closed" if row.status == "running" else row.status
            rows.set_game(connection, row.id, replay=name, status=status)
            return name

        return await self.store.write(write, row.id)

    # other processes

    def _heard(self, notice: Notice) -> None:
        playing = self._open.get(notice.game)
        if playing is None:
            return
        if (notice.kind == "moved" and notice.version > playing.version) or notice.kind in ("changed", "said"):
            playing.post(playing.catch_up)
        elif notice.kind == "present":
            before = playing.elsewhere.get(notice.origin)
            now = Elsewhere(frozenset(notice.seats), notice.watchers, time.monotonic())
            playing.elsewhere[notice.origin] = now
            if before is None or (before.seats, before.watchers) != (now.seats, now.watchers):
                playing.post(playing.show_room)

    async def _look_around(self) -> None:
        """Now and then look whether games have moved on without a notice, and say who is here."""
        await asyncio.sleep(LOOK)
        if next(self._looks) % 5 == 0:
            self._say_who_is_here()
        await self.store.recover()
        if not self._open:
            return
        versions = await self.store.read(partial(rows.versions, ids=list(self._open)))
        for id, playing in list(self._open.items()):
            if playing.unsure or versions.get(id) != (playing.version, playing.row.changed):
                playing.post(playing.catch_up)

    def _say_who_is_here(self) -> None:
        """Tell other processes who is connected here, and forget those who have not been heard of for long."""
        late = time.monotonic() - 15 * LOOK
        for playing in self._open.values():
            playing.announce()
            gone = [origin for origin, other in playing.elsewhere.items() if other.heard < late]
            for origin in gone:
                del playing.elsewhere[origin]
            if gone:
                playing.post(playing.show_room)
