"""Trying out what may be too much for the rules, in a worker process with limits; the room then does what came back.

What is tried is what will be done: the same position, the same command, and a look from every seat.  Since rules always
do the same again, what came to an end here comes to an end there.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from undercroft.kernel.packs import PackPlan
from undercroft.kernel.record import RecordError, parse
from undercroft.kernel.requests import SeatId
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import find
from undercroft.kernel.table import Refused
from undercroft.server import commands, correcting, creating
from undercroft.server.jobs import Job, Thought
from undercroft.server.messages import Setting
from undercroft.server.pool import Failed, Pool
from undercroft.server.problems import Problem
from undercroft.server.shapes import Branching, NewGame
from undercroft.server.sitting import Origin, Position, Sitting, sitting_at

log = logging.getLogger("undercroft.trying")

KINDS = ("try", "correct", "begin", "branch", "chapters")
"""The kinds of jobs that are done here."""

LARGEST_STATE = 512 * 1024
"""Bytes of the largest state that is played on."""


class Correction(msgspec.Struct, frozen=True):
    """What the host wants to set right."""

    settings: tuple[Setting, ...]
    what: str


class Beginning(msgspec.Struct, frozen=True):
    """The game a player wants, the ledger it goes on from, and the packs it is played with."""

    wish: NewGame
    ledger: bytes
    packs: tuple[PackPlan, ...] = ()


class Ledger(msgspec.Struct, frozen=True):
    """The ledger of a campaign from elsewhere."""

    system: str
    data: bytes


class Leaving(msgspec.Struct, frozen=True):
    """The setup and the beginning of a game that leaves a record."""

    setup: Setup
    origin: Origin


# in the worker process


def do(job: Job) -> bytes:
    """Do a job of this kind."""
    if job.kind == "try":
        return _tried(job)
    if job.kind == "correct":
        return _corrected(job)
    if job.kind == "begin":
        return _begun(msgspec.msgpack.decode(job.extra, type=Beginning))
    if job.kind == "branch":
        return _left(job.record, msgspec.msgpack.decode(job.extra, type=Branching))
    for ledger in msgspec.msgpack.decode(job.extra, type=list[Ledger]):
        find(ledger.system).chapters(ledger.data)
    return b""


def _look_around(sitting: Sitting) -> None:
    for seat in sitting.viewers():
        sitting.scene(seat)


def _tried(job: Job) -> bytes:
    assert job.position is not None
    sitting = sitting_at(job.position)
    sitting.apply(job.seat, commands.read(job.extra))
    _look_around(sitting)
    return b""


def _corrected(job: Job) -> bytes:
    assert job.position is not None
    sitting, wanted = sitting_at(job.position), msgspec.msgpack.decode(job.extra, type=Correction)
    state = correcting.corrected(sitting, wanted.settings)
    if len(state) > LARGEST_STATE:
        raise Refused("illegal", f"the state would be larger than {LARGEST_STATE} bytes")
    sitting.apply(job.seat, commands.Correct(state, wanted.what))
    _look_around(sitting)
    return state


def _begun(wanted: Beginning) -> bytes:
    setup = creating.setup_of(creating.system_named(wanted.wish.system), wanted.wish, wanted.ledger, wanted.packs)
    sitting = creating.begun(setup)
    _look_around(sitting)
    return msgspec.msgpack.encode(sitting.setup)


def _left(data: bytes, wish: Branching) -> bytes:
    try:
        record = parse(data)
    except RecordError as error:
        raise Problem("record", str(error)) from error
    setup, origin = creating.branched(record, wish)
    _look_around(creating.begun(setup, origin))
    return msgspec.msgpack.encode(Leaving(setup, origin))


# in the server process


async def move(pool: Pool, position: Position, seat: SeatId, command: commands.Command) -> None:
    """Try a move; raises `Refused` where it must not be made."""
    job = Job(kind="try", position=position, seat=seat, extra=commands.write(command))
    await _asked(pool, job, "the rules cannot do this here; nothing was changed")


async def correction(pool: Pool, position: Position, seat: SeatId, wanted: Correction) -> bytes:
    """The state with some things set right; raises `Refused` where the rules cannot live with it."""
    job = Job(kind="correct", position=position, seat=seat, extra=msgspec.msgpack.encode(wanted))
    return (await _asked(pool, job, "the rules cannot go on from there")).data


async def beginning(pool: Pool, wanted: Beginning) -> Setup:
    """The setup of a new game that can be played; raises a problem where it cannot."""
    data = await _given(pool, Job(kind="begin", extra=msgspec.msgpack.encode(wanted)), "setup")
    return msgspec.msgpack.decode(data, type=Setup)


async def leaving(pool: Pool, record: bytes, wish: Branching) -> Leaving:
    """The beginning of a branch that can be played; raises a problem where it cannot."""
    data = await _given(pool, Job(kind="branch", record=record, extra=msgspec.msgpack.encode(wish)), "record")
    return msgspec.msgpack.decode(data, type=Leaving)


async def ledgers(pool: Pool, found: Sequence[Ledger]) -> None:
    """Look whether systems can go on from ledgers; raises a problem where they cannot."""
    await _given(pool, Job(kind="chapters", extra=msgspec.msgpack.encode(found)), "campaign")


async def _asked(pool: Pool, job: Job, else_: str) -> Thought:
    try:
        thought = await pool.run(job)
    except Failed as failed:
        log.warning("%s: %s", else_, failed)
        raise Refused("illegal", else_) from failed
    if thought.refusal is not None:
        raise Refused(thought.refusal.code, thought.refusal.text)
    return thought


async def _given(pool: Pool, job: Job, code: str) -> bytes:
    try:
        thought = await pool.run(job)
    except Failed as failed:
        raise Problem(code, f"this cannot be played here: {failed}") from failed
    if (refusal := thought.refusal) is not None:
        raise Problem(refusal.code, refusal.text, said=refusal.said, names=refusal.names)
    return thought.data
