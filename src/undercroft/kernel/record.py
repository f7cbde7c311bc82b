"""The record of a game: setup, versions, answers, dice and draws, with digests so that a difference is found where it
starts.  Replaying it gives the same states to the bit on every machine.  While a game runs its record is secret."""

from __future__ import annotations

import gzip
import zlib
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from undercroft import __version__
from undercroft.kernel import journal as j
from undercroft.kernel.chance import commitment
from undercroft.kernel.events import Told, numbered
from undercroft.kernel.ranges import Number, Sum, Tag
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Outcome, decode, encode
from undercroft.kernel.system import AnySystem, SetupError, UnknownSystem, find
from undercroft.kernel.table import Table

FORMAT = 1
LARGEST = 64 * 1024 * 1024
"""No record is larger than this, unpacked."""


class RecordError(ValueError):
    """A record that cannot be read or played; says why."""


class Record(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A game written down.  `begun` is the state it started from where that is not the one its setup gives: a game that
    went on under other rules."""

    format: Number = FORMAT
    engine: Tag = __version__
    system: Tag
    version: Tag
    setup: Setup
    commitment: Tag
    journal: Annotated[list[j.Item], j.LONG]
    digests: Annotated[dict[Sum, Tag], j.LONG] = {}
    outcome: Outcome | None = None
    events: Annotated[list[Told], j.LONG] = []
    checkpoint: Annotated[bytes, Meta(max_length=j.LARGEST_STATE)] = b""
    begun: Annotated[bytes, Meta(max_length=j.LARGEST_STATE)] = b""


def record(table: Table[Any, Any], *, events: bool = True) -> Record:
    """Write a game down as it stands; what was told before it began belongs to another record."""
    mark = table.marks[-1].state if table.marks else table.first
    return Record(
        system=table.system.name,
        version=table.system.version,
        setup=table.setup,
        commitment=commitment(table.setup.seed),
        journal=table.journal[:],
        digests=dict(table.digests),
        outcome=table.state.outcome,
        events=numbered(table.told[table.before :]) if events else [],
        checkpoint=encode(mark),
        begun=encode(table.first) if table.given else b"",
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
    found.events = numbered(found.events)
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


def system_of(record: Record) -> AnySystem:
    """The system a record was played with; raises `RecordError` where there is none of that name."""
    try:
        return find(record.system)
    except UnknownSystem as error:
        raise RecordError(str(error)) from error


def begin(record: Record, system: AnySystem, *, listen: bool = True) -> Table[Any, Any]:
    """A table that stands where a record starts."""
    state = decode(system.state_type, record.begun) if record.begun else None
    return Table(system, record.setup, state=state, listen=listen)


def replay(record: Record, *, upto: int | None = None, listen: bool = True) -> Table[Any, Any]:
    """Play a record again, to its end or to a place in its journal; raises `RecordError` where it does not fit."""
    system = system_of(record)
    if record.version != system.version:
        raise RecordError(
            f"the record was played with {record.system} {record.version}, here is {system.version}; "
            "it can be watched from its events, and a running game goes on from its last checkpoint"
        )
    try:
        table = begin(record, system, listen=listen)
        for item in record.journal[:upto]:
            table.follow(item)
    except SetupError as error:
        prefix = "" if record.setup.packs else "the record does not follow the rules: "
        raise RecordError(f"{prefix}{error}") from error
    except Exception as error:
        raise RecordError(f"the record does not follow the rules: {error}") from error
    return table


def resume(record: Record) -> tuple[Table[Any, Any], str]:
    """Go on with a running game; under other rules from its last checkpoint, and then the second value says so."""
    system = system_of(record)
    if record.version == system.version:
        return replay(record), ""
    try:
        state = decode(system.state_type, record.checkpoint)
        table = Table(system, msgspec.structs.replace(record.setup, version=system.version), state=state)
    except Exception as error:
        raise RecordError(f"the checkpoint cannot be used with {record.system} {system.version}: {error}") from error
    return table, f"resumed from the last checkpoint: played with {record.version}, goes on with {system.version}"


def branch(record: Record, at: int, seed: str) -> Table[Any, Any]:
    """A new game from any point of a record, with dice of its own from there on."""
    if not 0 <= at <= len(record.journal):
        raise RecordError(f"the record has {len(record.journal)} items; {at} is not among them")
    table = replay(record, upto=at)
    table.reseed(seed)
    return table
