"""Bringing a game back from its log: every move applied again, every digest compared."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from undercroft.kernel.journal import Corrected
from undercroft.kernel.record import Record, RecordError
from undercroft.kernel.record import record as write_down
from undercroft.kernel.requests import SeatId
from undercroft.kernel.runner import Diverged
from undercroft.kernel.system import AnySystem, SetupError, find
from undercroft.kernel.table import Refused
from undercroft.server import commands
from undercroft.server.metrics import MISMATCHES
from undercroft.server.rows import GameRow, MoveRow
from undercroft.server.sitting import Sitting

log = logging.getLogger("undercroft.loading")


class Unplayable(Exception):
    """A log that does not fit the rules here, and no checkpoint to go on from."""


class Differs(Exception):
    """The log does not replay to the digests it carries."""


def digest(sitting: Sitting) -> str:
    """The fingerprint of where a sitting stands."""
    table = sitting.table
    return table.digests.get(len(table.journal), "")


def replayed(row: GameRow, moves: Sequence[MoveRow]) -> Sitting:
    """The sitting a log leads to; raises `Differs` where it does not fit."""
    system = find(row.system)
    first = next((n for n in range(len(moves) - 1, -1, -1) if _is_resume(moves[n])), 0)
    sitting = Sitting(system, row.setup, row.origin)
    sitting.version = moves[first].version - 1 if first else 0
    sitting.line = sum(_rewinds(move) for move in moves[:first])
    for move in moves[first:]:
        follow(sitting, move)
    return sitting


def follow(sitting: Sitting, move: MoveRow) -> None:
    """Apply one move of the log and compare."""
    try:
        sitting.apply(SeatId(move.seat), commands.read(move.body))
    except (Refused, Diverged, SetupError, msgspec.MsgspecError, KeyError, ValueError, AssertionError) as error:
        raise Differs(f"move {move.version}: {error}") from error
    if move.digest and move.digest != digest(sitting):
        raise Differs(f"move {move.version} leads elsewhere")


def _command(move: MoveRow) -> commands.Command:
    return commands.read(move.body)


def _is_resume(move: MoveRow) -> bool:
    return isinstance(_command(move), commands.Resume)


def _rewinds(move: MoveRow) -> bool:
    return isinstance(_command(move), commands.Undo | commands.Retype | commands.Correct | commands.Resume)


def was_corrected(row: GameRow, moves: Sequence[MoveRow]) -> bool:
    """Did somebody set the state of this game, or of the one it branched off from, right by hand?"""
    before = [] if row.origin is None else row.origin.record.journal
    return any(type(item) is Corrected for item in before) or any(
        isinstance(_command(move), commands.Correct) for move in moves
    )


def resumption(row: GameRow, snapshot: bytes | None) -> commands.Resume:
    """The move that lets a game go on under other rules: from its last checkpoint."""
    system = find(row.system)
    if snapshot is None:
        raise Unplayable("the rules have changed and the game has no checkpoint yet")
    record = msgspec.msgpack.decode(snapshot, type=Record)
    return commands.Resume(record.checkpoint, system.version)


def restart(row: GameRow, moves: Sequence[MoveRow], resume: commands.Resume) -> Sitting:
    """A sitting that stands just before a resumption."""
    sitting = Sitting.__new__(Sitting)
    try:
        Sitting.__init__(sitting, find(row.system), row.setup, None)
        sitting.version = row.version
        sitting.line = sum(_rewinds(move) for move in moves)
        sitting.apply(SeatId(-1), resume)
    except (msgspec.MsgspecError, SetupError, KeyError, ValueError) as error:
        raise Unplayable(f"the checkpoint cannot be used with {row.system} here: {error}") from error
    return sitting


def opened(row: GameRow, moves: Sequence[MoveRow], snapshot: bytes | None) -> tuple[Sitting, commands.Resume | None]:
    """A game ready to go on.  With a resumption that is still to be written down where the rules have changed."""
    system: AnySystem = find(row.system)
    if row.rules == system.version:
        try:
            return replayed(row, moves), None
        except (Differs, RecordError) as error:
            MISMATCHES.inc()
            log.warning("game %s: %s; it goes on from its last checkpoint", row.id, error)
    resume = resumption(row, snapshot)
    return restart(row, moves, resume), resume


def snapshot_of(sitting: Sitting) -> bytes:
    """The record with its last checkpoint, to be kept."""
    return msgspec.msgpack.encode(write_down(sitting.table, events=False))
