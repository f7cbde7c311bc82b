"""One game being played: a task that does one thing after another, and those who are connected to it.

Everything that touches the table goes through the room's mailbox, so nobody sees a move that is not committed, and two
moves never meet.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import Connection as Database
from sqlalchemy.exc import SQLAlchemyError

from undercroft.kernel.requests import NOBODY, SeatId
from undercroft.kernel.table import Refused
from undercroft.server import announcing, commands, following, loading, rows, telling, trying, viewing
from undercroft.server.connection import Connection
from undercroft.server.deadline import QUICK, OutOfTime, within
from undercroft.server.messages import NEWEST, Bye, RoomNow, encode
from undercroft.server.metrics import APPLY_SECONDS, CONFLICTS, FANOUT_SECONDS, MOVES, RESUMES, SLOW
from undercroft.server.minding import Minding
from undercroft.server.problems import Problem
from undercroft.server.rows import ChatRow, GameRow, MoveRow, SeatRow
from undercroft.server.shapes import Ending, Room
from undercroft.server.sitting import Effect, Sitting
from undercroft.server.store import Conflict, Unavailable

if TYPE_CHECKING:
    from undercroft.server.house import House

log = logging.getLogger("undercroft.room")

T = TypeVar("T")
Deed = Callable[[], Awaitable[None]]


class Elsewhere(msgspec.Struct, frozen=True):
    """The seats connected to this game through another server process, and when that was last heard."""

    seats: frozenset[int]
    watchers: int
    heard: float


class Playing:
    """A game in memory with everybody connected to it."""

    def __init__(self, house: House, row: GameRow, sitting: Sitting, moves: Sequence[MoveRow]) -> None:
        self.house = house
        self.row = row
        self.id = row.id
        self.sitting = sitting
        self.moves = list(moves)
        """Everything that is known to be stored: where the room goes back to when a write fails."""
        self.known = {(move.seat, move.id): move.version for move in moves}
        self.unsure = False
        """A write failed: the database is to be looked at before anything else is done."""
        self.lost = False
        """The game could not be brought back in this room; it is read from the database anew in another."""
        self._leaving = False
        self._storied = bool(moves) and moves[-1].storied
        self.connections: dict[Connection, None] = {}
        self.away: dict[int, float] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        self.last_chat = 0
        self.used = time.monotonic()
        self.careful = loading.was_corrected(row, moves)
        """Are moves tried in a worker process first, because the state is none that rules alone lead to?"""
        self.minding = Minding(self)
        self._mail: asyncio.Queue[Deed | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._work(), name=f"game {self.id}")

    # the mailbox

    async def _work(self) -> None:
        while (deed := await self._mail.get()) is not None:
            try:
                await deed()
            except Unavailable as trouble:
                self.unsure = True
                log.warning("game %s: %s", self.id, trouble)
            except Exception:
                log.exception("game %s: a deed failed", self.id)

    def post(self, deed: Deed) -> None:
        """Have something done when its turn comes."""
        self._mail.put_nowait(deed)

    async def ask(self, deed: Callable[[], Awaitable[T]]) -> T:
        """Have something done when its turn comes, and wait for what comes of it."""
        if self._leaving:
            raise Unavailable("the game has just been put away")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answering() -> None:
            try:
                result = await deed()
            except Exception as error:
                self.unsure |= isinstance(error, Unavailable)
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(result)

        self.post(answering)
        return await future

    async def stop(self, bye: Bye | None = None) -> None:
        """Finish what has been posted, keep a snapshot, let everybody go."""
        self.minding.stop()
        self._leaving = True
        self._mail.put_nowait(None)
        await self._task
        if self.version and self.settled and not self.lost and self.row.status == "running":
            work = partial(rows.keep_snapshot, game=self.id, version=self.version, record=self._snapshot())
            try:
                await self.house.store.write(work, self.id)
            except (Unavailable, SQLAlchemyError) as trouble:
                log.warning("game %s: put away without a snapshot: %s", self.id, trouble)
        for connection in self.connections:
            connection.close(bye or Bye(code="closed"))

    # committing

    @property
    def version(self) -> int:
        """How many moves have been made and stored; the lock.  While a move is being written down the sitting is one
        ahead of it."""
        return self.row.version

    @property
    def settled(self) -> bool:
        """Is everything that the sitting shows stored?"""
        return self.sitting.version == self.row.version

    def _snapshot(self) -> bytes:
        return loading.snapshot_of(self.sitting)

    async def commit(
        self,
        seat: SeatId,
        id: str,
        command: commands.Command,
        *,
        by: str = "person",
        key: str = "",
        answer: Callable[[int], None] | None = None,
    ) -> int:
        """Apply a command, write it down, answer the client that gave it, tell everybody: in that order.  Raises
        `Refused`, and then nothing is changed.  Nothing is written for somebody whose key opens nothing any more."""
        self.check_here()
        if self.unsure:
            before = self.version
            await self.catch_up()
            if self.version != before:
                raise Refused("stale", "the table has moved on")
        effect = await self._apply(seat, command)
        luck = self.minding.luck(seat, command)
        version = self.sitting.version
        story = effect.telling
        if not self._storied:
            story = msgspec.structs.replace(self.sitting.story(), missed=story.missed)
        body, digest = commands.write(command), loading.digest(self.sitting)
        move = MoveRow(version, seat, id, body, digest, luck, telling.write(story))
        fields: dict[str, Any] = {"vote": ""} if self.row.vote is not None else {}
        ending = self._ending()
        if ending is not None:
            fields |= {"status": "ended", "outcome": msgspec.json.encode(ending).decode()}
        due = ending is not None or version % self.house.settings.snapshot_every == 0
        snapshot = self._snapshot() if due else None
        work = partial(rows.append, game=self.id, move=move, fields=fields, snapshot=snapshot, key=key)
        await self._write(work)
        self.stored(move)
        self._storied = True
        MOVES.labels(by).inc()
        if by == "person":
            self.minding.person_acted()
        voted, self.row.vote = self.row.vote is not None, None
        if ending is not None:
            self.row.status, self.row.outcome = "ended", ending
        if answer is not None:
            answer(self.version)
        await self.tell(seat, effect)
        self.house.bus.moved(self.id, self.version)
        if voted or ending is not None:
            self.tell_room()
        self.minding.mine = True
        self.post(self.go_on)
        return self.version

    async def _apply(self, seat: SeatId, command: commands.Command) -> Effect:
        began = time.perf_counter()
        if isinstance(command, commands.Correct):
            self.careful = True
        try:
            return await self._done(seat, command)
        except Refused:
            raise
        except Exception as error:
            log.exception("game %s: the rules failed at %s", self.id, command)
            await following.go_back(self)
            raise Refused(
                "internal", "the rules failed here; nothing was changed, and the failure is logged"
            ) from error
        finally:
            APPLY_SECONDS.observe(time.perf_counter() - began)

    async def _done(self, seat: SeatId, command: commands.Command) -> Effect:
        """Apply a command in the event loop, or where that would hold others up: tried in a worker process, then done
        in a thread.  See `deadline`."""
        if not self.careful and not isinstance(command, commands.Undo | commands.Redo):
            try:
                with within(QUICK):
                    return self.sitting.apply(seat, command)
            except OutOfTime:
                SLOW.labels("move").inc()
                log.warning("game %s: the rules took too long at %s; it is tried aside", self.id, command)
                self.careful = True
                await following.go_back(self)
        await self._try(seat, command)
        return await asyncio.to_thread(self.sitting.apply, seat, command)

    async def _try(self, seat: SeatId, command: commands.Command) -> None:
        """Have a command tried that may lead where the game has never been."""
        sitting, upto = self.sitting, None
        if isinstance(command, commands.Undo | commands.Redo | commands.Correct):
            return
        if isinstance(command, commands.Retype):
            upto, command = sitting.typed_last(), commands.Throw(command.faces)
        await trying.move(self.house.trials, sitting.position(upto), seat, command)

    async def look(self, seat: SeatId, changes: bool = False) -> msgspec.Raw:
        """The scene of a seat, or what has changed in it."""
        looking = self.sitting.changes if changes else self.sitting.scene
        if not self.careful:
            try:
                with within(QUICK):
                    return looking(seat)
            except OutOfTime:
                SLOW.labels("scene").inc()
                log.warning("game %s: a scene took too long to build", self.id)
                self.careful = True
        return await asyncio.to_thread(looking, seat)

    async def _write(self, work: Callable[[Any], None]) -> None:
        """Have a move stored; where that fails the room goes back to where everybody was told it stands, and looks up
        whether more was stored as soon as there is a database."""
        try:
            await self.house.store.write(work, self.id)
        except Conflict as conflict:
            CONFLICTS.inc()
            self.unsure = True
            await following.go_back(self)
            await self.catch_up()
            raise Refused("stale", "the table has moved on") from conflict
        except rows.Revoked as revoked:
            await following.go_back(self)
            await self.catch_up()
            raise Refused("seat", "you no longer sit here") from revoked
        except (Unavailable, SQLAlchemyError) as error:
            log.warning("game %s: a move could not be stored: %s", self.id, error)
            self.unsure = True
            await following.go_back(self)
            raise Refused("busy", "the move could not be stored, so nothing was changed; try again") from error

    def check_here(self) -> None:
        """Raises `Unavailable` where the game could not be brought back in this room."""
        if self.lost:
            raise Unavailable("the game is being read anew")

    def stored(self, move: MoveRow) -> None:
        """A move is in the database."""
        self.moves.append(move)
        self.known[(move.seat, move.id)] = self.row.version = move.version

    def _ending(self) -> Ending | None:
        outcome = self.sitting.table.state.outcome
        if outcome is None or not self.sitting.over:
            return None
        return Ending(outcome.won, outcome.why)

    async def catch_up(self) -> None:
        """Follow what has been stored without our knowing it."""
        await following.catch_up(self)

    async def changed(self) -> None:
        """The host has changed who may be here: look at it as other processes will, and tell them."""
        await self.catch_up()
        self.house.bus.changed(self.id)

    # telling

    async def tell(self, by: SeatId, effect: Effect) -> None:
        """Tell everybody who is connected what a move did, each what they may know."""
        began = time.perf_counter()
        self.minding.moved_on()
        self.used = time.monotonic()
        if effect.rewound:
            await announcing.rewound(self, by, effect)
        else:
            await announcing.moved(self, by, effect)
        FANOUT_SECONDS.observe(time.perf_counter() - began)

    def tell_room(self) -> None:
        """Tell everybody who is here, who sits where, what is voted on."""
        for seat, connections in announcing.watching(self).items():
            message = encode(RoomNow(room=self.view(seat)))
            for connection in connections:
                connection.send(message)

    async def show_room(self) -> None:
        """Tell everybody how the room is, when its turn in the mailbox comes."""
        self.tell_room()

    def tell_chat(self, said: ChatRow) -> None:
        """Tell everybody what was said."""
        if said.n <= self.last_chat:
            return
        self.last_chat = said.n
        message = encode(viewing.chat(said))
        for connection in self.connections:
            connection.send(message)

    # the room

    def seat(self, seat: int) -> SeatRow | None:
        """A seat by number."""
        return self.row.seats[seat] if 0 <= seat < len(self.row.seats) else None

    def here(self, seat: int) -> bool:
        """Is anybody connected to this seat, to this process or another?"""
        return any(one.seat == seat for one in self.connections) or any(
            seat in other.seats for other in self.elsewhere.values()
        )

    def persons(self) -> list[int]:
        """The seats people play themselves."""
        return [seat.seat for seat in self.row.seats if seat.who == "person" and not seat.stand_in]

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat now; empty when a person does."""
        row = self.seat(seat)
        if row is None or not (row.who == "bot" or row.stand_in):
            return ""
        return row.bot or self.usual_bot

    @property
    def usual_bot(self) -> str:
        """The bot that gives hints and sits in for people here."""
        return self.house.usual_bot(self.sitting.system)

    def view(self, seat: SeatId = NOBODY) -> Room:
        """The room as a seat in it sees it."""
        return viewing.room(self, seat)

    # coming and going

    async def enter(self, connection: Connection, line: int | None, after: int | None) -> None:
        """Welcome a client: the whole scene, and every event since it left."""
        self.check_here()
        chat, key = await self.house.store.read(partial(self._at_the_door, connection))
        if not key:
            raise Problem("token", "this token does not open this game any more")
        if chat:
            self.last_chat = max(self.last_chat, chat[-1].n)
        self.connections[connection] = None
        try:
            await self._sit_down(connection, line, after, chat)
        except BaseException:
            self.connections.pop(connection, None)
            raise
        self.presence_changed()
        self.post(self.go_on)

    async def _sit_down(
        self, connection: Connection, line: int | None, after: int | None, chat: Sequence[ChatRow]
    ) -> None:
        seat = connection.seat
        self.used = time.monotonic()
        self.away.pop(seat, None)
        count = self.sitting.count(seat)
        resumed = line == self.sitting.line_of(seat) and after is not None and after <= count
        RESUMES.labels("resumed" if resumed else "anew").inc()
        first = after if resumed and after is not None else max(0, count - NEWEST)
        await announcing.welcome(self, connection, first, chat)
        row = self.seat(seat)
        if row is not None and row.stand_in:
            await self.stand_in(row, False)
        for other in self.row.seats:
            if other.who == "person" and not other.stand_in and not self.here(other.seat):
                self.minding.watch_absence(SeatId(other.seat))
        if not self.persons():
            self.minding.person_acted()

    def _at_the_door(self, connection: Connection, database: Database) -> tuple[list[ChatRow], set[str]]:
        return rows.load_chat(database, self.id), rows.living(database, [connection.key])

    async def leave(self, connection: Connection) -> None:
        """A client is gone."""
        self.connections.pop(connection, None)
        self.used = time.monotonic()
        seat = connection.seat
        if not any(one.seat == seat for one in self.connections):
            self.sitting.forget(seat)
            if seat != NOBODY:
                self.away[seat] = time.time()
                self.minding.watch_absence(seat)
        self.presence_changed()

    def presence_changed(self) -> None:
        """Tell everybody, in every process, who is here."""
        self.tell_room()
        self.announce()

    def announce(self) -> None:
        """Tell other processes who is connected here."""
        seats = {one.seat for one in self.connections if one.seat != NOBODY}
        self.house.bus.present(self.id, sorted(seats), sum(one.seat == NOBODY for one in self.connections))

    async def stand_in(self, seat: SeatRow, on: bool) -> None:
        """A bot plays for a seat, or no longer."""
        vote = self.row.vote
        if on and vote is not None and seat.seat in (vote.by, *vote.needs):
            await self.house.store.write(partial(rows.set_vote, game=self.id, vote=None), self.id)
            self.row.vote = None
        await self.save_seat(msgspec.structs.replace(seat, stand_in=on))
        self.minding.moved_on()
        self.post(self.go_on)

    async def save_seat(self, seat: SeatRow) -> None:
        """Write down how a seat is from now on, then tell everybody."""
        await self.house.store.write(partial(rows.set_seat, game=self.id, seat=seat), self.id)
        self.row.seats[seat.seat] = seat
        self.tell_room()
        self.house.bus.changed(self.id)

    async def go_on(self) -> None:
        """Let bots and standing answers go on, and a game that has ended be put away."""
        if self.row.status == "ended" and not self.row.replay:
            await self.house.put_away(self)
        elif self.row.status == "running":
            await self.minding.go_on()
