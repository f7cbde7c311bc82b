"""What a client may say over its socket, and what is done about it.  Each function runs in the room's mailbox."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from undercroft.kernel.events import AnyEvent, seen
from undercroft.kernel.journal import Answered
from undercroft.kernel.requests import NOBODY, Draw, Option, Roll, SeatId
from undercroft.kernel.table import Refused
from undercroft.server import commands, rows, trying
from undercroft.server import messages as m
from undercroft.server.connection import Connection
from undercroft.server.metrics import MOVE_SECONDS, REFUSED, REPEATS
from undercroft.server.pool import Failed
from undercroft.server.room import Playing
from undercroft.server.shapes import Vote
from undercroft.server.store import Unavailable

problems = logging.getLogger("undercroft.doings")

CURIOSITY = 8
"""How many odds and hints one client may wait for at once."""

Doing = Callable[[Playing, Connection, Any], Awaitable[None]]


async def do(playing: Playing, connection: Connection, message: Any, arrived: float) -> None:
    """Do what a message says, or say why not."""
    if connection.revoked:
        return
    try:
        await DOINGS[type(message)](playing, connection, message)
    except Refused as refused:
        refuse(playing, connection, message.id, refused)
    except (Unavailable, SQLAlchemyError) as trouble:
        playing.unsure = True
        problems.warning("game %s: %s", playing.id, trouble)
        refuse(playing, connection, message.id, Refused("busy", "this could not be stored; try again in a moment"))
    MOVE_SECONDS.observe(time.perf_counter() - arrived)


def refuse(playing: Playing, connection: Connection, id: str, refused: Refused) -> None:
    """Tell a client that nothing was changed, and why."""
    REFUSED.labels(refused.code).inc()
    version = playing.sitting.version_of(connection.seat)
    connection.send(m.encode(m.RefusedNow(id=id, code=refused.code, text=str(refused), version=version)))


def _seat(connection: Connection) -> SeatId:
    if connection.seat == NOBODY:
        raise Refused("seat", "those who watch do not play")
    return connection.seat


def _done(playing: Playing, connection: Connection, id: str, version: int, vote: bool = False) -> None:
    """Tell a client that its command is done, with the version as this client counts."""
    seen = playing.sitting.version_of(connection.seat, version)
    connection.send(m.encode(m.Done(id=id, version=seen, vote=vote)))


def _repeated(playing: Playing, connection: Connection, id: str) -> bool:
    """Has this been done before?  A repeat gets the answer of the first time."""
    before = playing.known.get((connection.seat, id))
    if before is not None:
        REPEATS.inc()
        _done(playing, connection, id, before)
    return before is not None


def _current(playing: Playing, connection: Connection, version: int | None) -> None:
    """Refuse what is meant for another position than everybody sees now, or for a game that is over."""
    if playing.row.status != "running":
        raise Refused("over", "the game is over")
    now = playing.sitting.version_of(connection.seat)
    if version is not None and version != now:
        raise Refused("stale", f"the table has moved on: version {now}, this was for {version}")


async def _commit(playing: Playing, connection: Connection, id: str, command: commands.Command) -> None:
    """Commit what may be done; should another process have committed the same meanwhile, that is the answer."""
    seat = connection.seat
    answer = partial(_done, playing, connection, id)
    try:
        await playing.commit(seat, id, command, answer=answer, key=connection.key)
    except Refused:
        again = playing.known.get((seat, id))
        if again is None:
            raise
        answer(again)


async def answer(playing: Playing, connection: Connection, message: m.DoAnswer) -> None:
    """Take an option."""
    _seat(connection)
    if _repeated(playing, connection, message.id):
        return
    _current(playing, connection, message.version)
    await _commit(playing, connection, message.id, commands.Answer(message.option.option()))


def _may_type(playing: Playing, connection: Connection, theirs: SeatId, secret: bool = False) -> None:
    """Dice and cards are typed by the seat they belong to, or for it by the host unless they are secret; those of the
    game and of bots by anybody who plays."""
    if connection.seat == theirs != NOBODY or (connection.host and not secret):
        return
    _seat(connection)
    if theirs != NOBODY and not playing.bot_of(theirs):
        raise Refused("seat", "these dice or cards are another's")


async def faces(playing: Playing, connection: Connection, message: m.DoFaces) -> None:
    """Say what the dice show."""
    if _repeated(playing, connection, message.id):
        return
    request = playing.sitting.table.pending
    _may_type(playing, connection, request.seat if type(request) is Roll else NOBODY)
    _current(playing, connection, message.version)
    await _commit(playing, connection, message.id, commands.Throw(message.faces))


async def cards(playing: Playing, connection: Connection, message: m.DoCards) -> None:
    """Say which cards came."""
    if _repeated(playing, connection, message.id):
        return
    request = playing.sitting.table.pending
    if type(request) is Draw:
        _may_type(playing, connection, request.seat, request.secret)
    else:
        _may_type(playing, connection, NOBODY)
    _current(playing, connection, message.version)
    await _commit(playing, connection, message.id, commands.Name(message.cards))


async def retype(playing: Playing, connection: Connection, message: m.DoRetype) -> None:
    """Correct typed dice: those who may type them may also correct them."""
    if _repeated(playing, connection, message.id):
        return
    _may_type(playing, connection, playing.sitting.table.thrower)
    _current(playing, connection, message.version)
    await _commit(playing, connection, message.id, commands.Retype(message.faces))


# going back


async def undo(playing: Playing, connection: Connection, message: m.DoUndo) -> None:
    """Take back the newest answer: at once where it is the seat's own and free to take back, else by vote; not at all
    while another seat chooses in secret."""
    seat = _seat(connection)
    if not message.preview and _repeated(playing, connection, message.id):
        return
    table = playing.sitting.table
    others = [one for one in playing.persons() if one != seat]
    possible = not table.closed_to(seat) and table.can_undo(seat, agreed=True)
    free = table.can_undo(seat)
    if message.preview:
        events = _would_undo(playing, seat) if possible else []
        would = m.UndoWould(id=message.id, possible=possible, free=possible and (free or not others), events=events)
        connection.send(m.encode(would))
        return
    _current(playing, connection, None)
    if not possible:
        raise Refused("undo", "there is nothing that could be taken back now")
    if free or not others:
        await _commit(playing, connection, message.id, commands.Undo(agreed=not free))
        return
    if playing.row.vote is not None:
        raise Refused("vote", "a vote is open already")
    await _set_vote(playing, Vote("undo", seat, (seat,), tuple(others), playing.version))
    _done(playing, connection, message.id, playing.version, vote=True)


def _would_undo(playing: Playing, seat: SeatId) -> list[AnyEvent]:
    """The events since the newest answer, as a seat saw them."""
    table = playing.sitting.table
    at = next((n for n in range(len(table.journal) - 1, -1, -1) if type(table.journal[n]) is Answered), 0)
    mark = next((mark for mark in reversed(table.marks) if mark.at <= at), None)
    return seen(table.told[mark.told if mark else 0 :], seat)


async def _set_vote(playing: Playing, vote: Vote | None) -> None:
    await playing.house.store.write(partial(rows.set_vote, game=playing.id, vote=vote), playing.id)
    playing.row.vote = vote
    playing.tell_room()
    playing.house.bus.changed(playing.id)


async def vote(playing: Playing, connection: Connection, message: m.DoVote) -> None:
    """Agree to an undo, or not; when all have agreed it is done."""
    seat = _seat(connection)
    open_vote = playing.row.vote
    if open_vote is None or seat not in open_vote.needs:
        raise Refused("vote", "there is no vote for you")
    if not message.agree or open_vote.version != playing.version:
        await _set_vote(playing, None)
        _done(playing, connection, message.id, playing.version)
        return
    yes = (*open_vote.yes, seat)
    needs = tuple(one for one in open_vote.needs if one != seat)
    if needs:
        await _set_vote(playing, Vote("undo", open_vote.by, yes, needs, open_vote.version))
        _done(playing, connection, message.id, playing.version)
        return
    by = SeatId(open_vote.by)
    undoing = commands.Undo(agreed=True)
    version = await playing.commit(by, m.own_id("vote", playing.version), undoing, key=connection.key)
    _done(playing, connection, message.id, version)


async def redo(playing: Playing, connection: Connection, message: m.DoRedo) -> None:
    """Do again what was undone: the seat that did it may, and for a bot anybody who plays."""
    seat = _seat(connection)
    if _repeated(playing, connection, message.id):
        return
    _current(playing, connection, None)
    table = playing.sitting.table
    undone = table.undone
    if undone is None or table.closed_to(seat) or not (undone.seat == seat or playing.bot_of(undone.seat)):
        raise Refused("redo", "nothing of yours was undone")
    await _commit(playing, connection, message.id, commands.Redo())


async def correct(playing: Playing, connection: Connection, message: m.DoCorrect) -> None:
    """The host sets the state right."""
    if not connection.host:
        raise Refused("host", "only the host may correct the state")
    if _repeated(playing, connection, message.id):
        return
    _current(playing, connection, message.version)
    wanted = trying.Correction(message.set, message.what)
    state = await trying.correction(playing.house.trials, playing.sitting.position(), connection.seat, wanted)
    await _commit(playing, connection, message.id, commands.Correct(state, message.what))


# the room


async def stand_in(playing: Playing, connection: Connection, message: m.DoStandIn) -> None:
    """A bot plays for a seat, or no longer."""
    row = playing.seat(message.seat)
    if row is None or row.who != "person":
        raise Refused("seat", f"nobody sits at {message.seat}")
    gone = playing.away.get(message.seat)
    settings = playing.house.settings
    long_gone = not playing.here(message.seat) and (gone is None or time.time() - gone >= settings.absent_by_hand)
    if not (connection.host or connection.seat == message.seat or (_seat(connection) != NOBODY and long_gone)):
        raise Refused("seat", "they are still here, or were a moment ago")
    await playing.stand_in(row, message.on)
    _done(playing, connection, message.id, playing.version)


async def standing(playing: Playing, connection: Connection, message: m.DoStanding) -> None:
    """Remember an answer for good, or forget it."""
    row = playing.seat(_seat(connection))
    assert row is not None
    kept = {prompt: option for prompt, option in row.standing.items() if prompt != message.prompt}
    if message.option is not None:
        if len(kept) >= 64:
            raise Refused("malformed", "64 standing answers are enough")
        kept[message.prompt] = message.option.option()
    await playing.save_seat(msgspec.structs.replace(row, standing=kept))
    _done(playing, connection, message.id, playing.version)
    if message.option is None:
        playing.minding.person_acted()
    playing.post(playing.go_on)


def _may_talk(playing: Playing, connection: Connection) -> None:
    """The host may mute a seat, or those who watch; names are talk, too."""
    if connection.seat in playing.row.muted and not connection.host:
        raise Refused("muted", "the host has muted you")


async def name(playing: Playing, connection: Connection, message: m.DoName) -> None:
    """What a seat is called."""
    row = playing.seat(_seat(connection))
    assert row is not None
    _may_talk(playing, connection)
    await playing.save_seat(msgspec.structs.replace(row, name=message.name))
    _done(playing, connection, message.id, playing.version)


async def chat(playing: Playing, connection: Connection, message: m.DoChat) -> None:
    """Say something."""
    _may_talk(playing, connection)
    row = playing.seat(connection.seat)
    work = partial(rows.say, game=playing.id, seat=connection.seat, name=row.name if row else "", text=message.text)
    said = await playing.house.store.write(work, playing.id)
    _done(playing, connection, message.id, playing.version)
    playing.tell_chat(said)
    playing.house.bus.said(playing.id)


async def log(playing: Playing, connection: Connection, message: m.DoLog) -> None:
    """Older events."""
    last = min(message.to, message.from_ + 500)
    events = playing.sitting.events(connection.seat, message.from_, last)
    connection.send(m.encode(m.LogIs(id=message.id, first=message.from_, events=events)))


# thinking


def _asked(playing: Playing, connection: Connection, version: int, option: Option | None = None) -> SeatId:
    seat = _seat(connection)
    ask = playing.sitting.table.ask
    if ask is None or seat not in ask.seats():
        raise Refused("seat", "you are not asked")
    _current(playing, connection, version)
    if connection.curious >= CURIOSITY:
        raise Refused("busy", f"{CURIOSITY} questions are being worked out for you; wait for them or cancel them")
    if option is not None and not any(option.same(one) and seat in ask.seats_of(one) for one in ask.options):
        raise Refused("illegal", f'"{option}" is not among your options')
    return seat


async def odds(playing: Playing, connection: Connection, message: m.DoOdds) -> None:
    """Have odds worked out; the room goes on meanwhile."""
    option = message.option.option()
    seat = _asked(playing, connection, message.version, option)
    working = playing.minding.odds(seat, option)

    async def tell() -> None:
        found = await working
        connection.send(m.encode(m.OddsAre(id=message.id, option=option, odds=found)))

    connection.think(message.id, _thinking(playing, connection, message.id, tell))


async def hint(playing: Playing, connection: Connection, message: m.DoHint) -> None:
    """Have a bot think for a person; the room goes on meanwhile."""
    seat = _asked(playing, connection, message.version)
    minding = playing.minding
    working, advice = (None, minding.advice(seat)) if message.why else (minding.hint(seat), None)

    async def tell() -> None:
        advised = await advice if advice is not None else ()
        option = await working if working is not None else advised[0].option
        connection.send(m.encode(m.HintIs(id=message.id, option=option, advised=advised)))

    connection.think(message.id, _thinking(playing, connection, message.id, tell))


async def _thinking(playing: Playing, connection: Connection, id: str, tell: Callable[[], Awaitable[None]]) -> None:
    try:
        await tell()
    except asyncio.CancelledError:
        if connection.wants(id):
            refuse(playing, connection, id, Refused("cancelled", "the table has moved on"))
    except Failed as failed:
        problems.warning("game %s: nothing came of thinking: %s", playing.id, failed)
        refuse(playing, connection, id, Refused("busy", "nothing came of thinking; try again"))


async def cancel(playing: Playing, connection: Connection, message: m.DoCancel) -> None:
    """Odds or a hint are no longer wanted."""
    if connection.cancel(message.id):
        refuse(playing, connection, message.id, Refused("cancelled", "no longer wanted"))


DOINGS: dict[type[msgspec.Struct], Doing] = {
    m.DoAnswer: answer,
    m.DoFaces: faces,
    m.DoCards: cards,
    m.DoRetype: retype,
    m.DoUndo: undo,
    m.DoVote: vote,
    m.DoRedo: redo,
    m.DoCorrect: correct,
    m.DoStandIn: stand_in,
    m.DoStanding: standing,
    m.DoName: name,
    m.DoChat: chat,
    m.DoOdds: odds,
    m.DoHint: hint,
    m.DoCancel: cancel,
    m.DoLog: log,
}
