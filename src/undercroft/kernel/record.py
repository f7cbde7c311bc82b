"""The record of a game: setup, versions, answers, dice and draws, with digests so that a difference is found where it
starts.  Replaying it gives the same states to the bit on every machine.  While a game runs its record is secret."""

from __future__ import annotations

import gzip
import zlib
from pathlib import Path
from typing import Any

import msgspec

from undercroft import __version__
from undercroft.kernel import journal as j
from undercroft.kernel.chance import commitment
from undercroft.kernel.events import Told
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Outcome, decode, encode
from undercroft.kernel.system import AnySystem, UnknownSystem, find
from undercroft.kernel.table import Table

FORMAT = 1
LARGEST = 64 * 1024 * 1024
"""No record is larger than this, unpacked."""


class RecordError(ValueError):
    """A record that cannot be read or played; says why."""


class Record(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A game written down."""

    format: int = FORMAT
    engine: str = __version__
    system: str
    version: str
    setup: Setup
    commitment: str
    journal: list[j.Item]
    digests: dict[int, str] = {}
    outcome: Outcome | None = None
    events: list[Told] = []
    checkpoint: bytes = b""


class Verdict(msgspec.Struct, frozen=True):
    """What a check of a record found: nothing, or the first thing that is wrong and where."""

    ok: bool
    answers: int
    rolls: int
    problem: str = ""
    at: int = -1


def record(table: Table[Any, Any], *, events: bool = True) -> Record:
    """Write a game down as it stands."""
    mark = table.marks[-1].state if table.marks else table.first
    return Record(
        system=table.system.name,
        version=table.system.version,
        setup=table.setup,
        commitment=commitment(table.setup.seed),
        journal=table.journal[:],
        digests=dict(table.digests),
        outcome=table.state.outcome,
        events=table.told[:] if events else [],
        checkpoint=encode(mark),
    )


def save(record: Record, path: Path) -> None:
    """Write a record to a file; names that end in .gz are packed."""
    data = msgspec.json.encode(record)
    path.write_bytes(gzip.compress(data, mtime=0) if path.suffix == ".gz" else data)


def parse(data: bytes) -> Record:
    """Read a record from bytes, packed or not."""
    if data[:2] == b"\x1f\x8b":
        data = _unpack(data)
    if len(data) > LARGEST:
        raise RecordError(f"the record is larger than {LARGEST // 2**20} MB")
    try:
        found = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"this is not a record: {error}") from error
    if found.format != FORMAT:
        raise RecordError(f"the record has format {found.format}; this program reads format {FORMAT}")
    return found


def _unpack(data: bytes) -> bytes:
    unpacker = zlib.decompressobj(wbits=31)
    try:
        plain = unpacker.decompress(data, LARGEST + 1)
    except zlib.error as error:
        raise RecordError(f"the packed record is damaged: {error}") from error
    if not unpacker.eof and len(plain) <= LARGEST:
        raise RecordError("the packed record is cut short")
    return plain


def load(path: Path) -> Record:
    """Read a record from a file."""
    try:
        return parse(path.read_bytes())
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from error
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error


def _system_of(record: Record) -> AnySystem:
    try:
        return find(record.system)
    except UnknownSystem as error:
        raise RecordError(str(error)) from error


def replay(record: Record, *, upto: int | None = None, listen: bool = True) -> Table[Any, Any]:
    """Play a record again, to its end or to a place in its journal; raises `RecordError` where it does not fit."""
    system = _system_of(record)
    if record.version != system.version:
        raise RecordError(
            f"the record was played with {record.system} {record.version}, here is {system.version}; "
            "it can be watched from its events, and a running game goes on from its last checkpoint"
        )
    try:
        table = Table(system, record.setup, listen=listen)
        for item in record.journal[:upto]:
            table.follow(item)
    except Exception as error:
        raise RecordError(f"the record does not follow the rules: {error}") from error
    return table


def resume(record: Record) -> tuple[Table[Any, Any], str]:
    """Go on with a running game; under other rules from its last checkpoint, and then the second value says so."""
    system = _system_of(record)
    if record.version == system.version:
        return replay(record), ""
    try:
        state = decode(system.state_type, record.checkpoint)
        table = Table(system, msgspec.structs.replace(record.setup, version=system.version), state=state)
    except Exception as error:
        raise RecordError(f"the checkpoint cannot be used with {record.system} {system.version}: {error}") from error
    return table, f"resumed from the last checkpoint: played with {record.version}, goes on with {system.version}"


def verify(record: Record) -> Verdict:
    """Check dice, choices and outcome: the seed was the one promised, and playing the same choices with it gives the
    same dice, the same states and the same end."""
    answers = sum(type(item) is j.Answered for item in record.journal)
    rolls = sum(type(item) is j.Thrown for item in record.journal)

    def wrong(problem: str, at: int = -1) -> Verdict:
        return Verdict(False, answers, rolls, problem, at)

    if commitment(record.setup.seed) != record.commitment:
        return wrong("the seed is not the one that was promised at the start")
    system = _system_of(record)
    if record.version != system.version:
        return wrong(f"played with version {record.version} of the rules, here is {system.version}")
    try:
        table = Table(system, record.setup, listen=False)
        problem = _follow_checked(record, table)
    except Exception as error:
        return wrong(f"not allowed by the rules: {error}")
    if problem is not None:
        return wrong(*problem)
    if table.state.outcome != record.outcome:
        return wrong(f"the record ends with {record.outcome}, playing it ends with {table.state.outcome}")
    return Verdict(True, answers, rolls)


def _follow_checked(record: Record, table: Table[Any, Any]) -> tuple[str, int] | None:
    for at, item in enumerate(record.journal):
        if at < len(table.journal):
            if table.journal[at] != item:
                return f"the record has {item}, the dice and cards of its seed give {table.journal[at]}", at
            continue
        table.follow(item)
        if at >= len(table.journal) or table.journal[at] != item:
            return f"the record has {item}, which does not come next", at
        known = record.digests.get(len(table.journal))
        if known is not None and known != table.digests.get(len(table.journal)):
            return "the state differs from the one recorded", at
    if len(table.journal) > len(record.journal):
        return "the record leaves out dice or cards", len(record.journal)
    return None


def branch(record: Record, at: int, seed: str) -> Table[Any, Any]:
    """A new game from any point of a record, with dice of its own from there on."""
    if not 0 <= at <= len(record.journal):
        raise RecordError(f"the record has {len(record.journal)} items; {at} is not among them")
    table = replay(record, upto=at)
    table.reseed(seed)
    return table
