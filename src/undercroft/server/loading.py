"""Bringing a game back from its log: every move applied again, every digest compared."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence

import msgspec

from undercroft.kernel.journal import Corrected
from undercroft.kernel.record import Record
from undercroft.kernel.record import record as write_down
from undercroft.kernel.requests import NOBODY, SeatId
from undercroft.kernel.scene import Scene
from undercroft.kernel.system import AnySystem, find
from undercroft.server import commands
from undercroft.server.metrics import MISMATCHES
from undercroft.server.rows import GameRow, MoveRow
from undercroft.server.sitting import Sitting
from undercroft.server.telling import Telling, joined

log = logging.getLogger("undercroft.loading")


Tellings = Callable[[], Mapping[int, Telling]]
"""How to look up what each move told; only a game that goes on under other rules needs to know."""


class Snapshot(Record, kw_only=True):
    """A record with its last checkpoint: the move after which it was made, how much had been told at the checkpoint,
    and what everybody saw, for those who cannot play it any more."""

    after: int = -1
    told: int = -1
    scene: bytes = b""


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
    first, sitting = _begun(row, moves)
    for move in moves[first:]:
        follow(sitting, move)
    return sitting


def _begun(row: GameRow, moves: Sequence[MoveRow]) -> tuple[int, Sitting]:
    """Where a log begins, or begins again after the newest resumption, and the sitting that stands there."""
    system = find(row.system)
    try:
        read = [commands.read(move.body) for move in moves]
        resumed = [(n, command) for n, command in enumerate(read) if isinstance(command, commands.Resume)]
        first, resume = resumed[-1] if resumed else (0, None)
        sitting = Sitting(system, row.setup, row.origin, resume=resume)
        sitting.version = moves[first].version - 1 if moves else 0
        sitting.line = sum(map(_rewinds, read[:first]))
    except Exception as error:
        raise Differs(f"the game does not begin: {_said(error)}") from error
    return first, sitting


def _said(error: Exception) -> str:
    """A failure of rules for the log of the server: a renamed card is a KeyError, and that is nothing for people."""
    return f"{type(error).__name__}: {error}"


def follow(sitting: Sitting, move: MoveRow) -> None:
    """Apply one move of the log and compare.  Whatever rules do with a log that is not theirs, it differs."""
    try:
        sitting.apply(SeatId(move.seat), commands.read(move.body))
    except Exception as error:
        raise Differs(f"move {move.version}: {_said(error)}") from error
    if move.digest and move.digest != digest(sitting):
        raise Differs(f"move {move.version} leads elsewhere")


def _rewinds(command: commands.Command) -> bool:
    return isinstance(command, commands.Undo | commands.Retype | commands.Correct | commands.Resume)


def was_corrected(row: GameRow, moves: Sequence[MoveRow]) -> bool:
    """Did somebody set the state of this game, or of the one it branched off from, right by hand?"""
    before = [] if row.origin is None else row.origin.record.journal
    return any(type(item) is Corrected for item in before) or any(
        isinstance(commands.read(move.body), commands.Correct) for move in moves
    )


def resumption(row: GameRow, snapshot: bytes, tellings: Mapping[int, Telling]) -> commands.Resume:
    """The move that lets a game go on under other rules: from its last checkpoint, with all that was told by then."""
    system = find(row.system)
    try:
        record = msgspec.msgpack.decode(snapshot, type=Snapshot)
    except msgspec.MsgspecError as error:
        log.warning("game %s: a snapshot cannot be read: %s", row.id, error)
        raise Unplayable("its checkpoint cannot be read") from error
    told = joined(telling for version, telling in tellings.items() if record.after < 0 or version <= record.after)
    if record.told >= 0:
        del told[record.told :]
    missed = [telling.missed for telling in tellings.values() if telling.missed is not None]
    return commands.Resume(record.checkpoint, system.version, told, missed)


def restart(row: GameRow, moves: Sequence[MoveRow], resume: commands.Resume) -> Sitting:
    """A sitting that stands just before a resumption."""
    try:
        sitting = Sitting(find(row.system), row.setup, row.origin, resume=resume)
        sitting.version = row.version
        sitting.line = sum(_rewinds(commands.read(move.body)) for move in moves)
        sitting.apply(SeatId(-1), resume)
    except Exception as error:
        log.warning("game %s: its checkpoint cannot be used: %s", row.id, _said(error))
        raise Unplayable(f"its checkpoint is of {row.system} {row.rules}, and here is {resume.rules}") from error
    return sitting


def opened(
    row: GameRow, moves: Sequence[MoveRow], snapshots: Sequence[bytes], tellings: Tellings = dict
) -> tuple[Sitting, commands.Resume | None]:
    """A game ready to go on.  With a resumption that is still to be written down where the rules have changed: from the
    newest snapshot that these rules understand.  A game that is over does not go on, and is left as it is."""
    system: AnySystem = find(row.system)
    if row.rules == system.version:
        try:
            return replayed(row, moves), None
        except Differs as error:
            MISMATCHES.inc()
            log.warning("game %s: %s; it goes on from its last checkpoint", row.id, error)
    if row.status != "running":
        raise Unplayable(f"it is over, and was played with {row.system} {row.rules}")
    reason = "the rules have changed and the game has no checkpoint yet"
    for snapshot in snapshots:
        try:
            resume = resumption(row, snapshot, tellings())
            return restart(row, moves, resume), resume
        except Unplayable as error:
            reason = str(error)
    raise Unplayable(reason)


def snapshot_of(sitting: Sitting) -> bytes:
    """The record with its last checkpoint, to be kept."""
    record = msgspec.structs.asdict(write_down(sitting.table, events=False))
    scene = msgspec.structs.replace(sitting.table.scene(NOBODY), version=0, ask=None)
    snapshot = Snapshot(
        **record, after=sitting.version, told=sitting.at_checkpoint, scene=msgspec.msgpack.encode(scene)
    )
    return msgspec.msgpack.encode(snapshot)


def last_seen(snapshots: Sequence[bytes]) -> Scene | None:
    """What everybody saw of a game when the newest snapshot was made that can still be read."""
    for data in snapshots:
        try:
            return msgspec.msgpack.decode(msgspec.msgpack.decode(data, type=Snapshot).scene, type=Scene)
        except msgspec.MsgspecError:
            continue
    return None
