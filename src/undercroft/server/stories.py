"""What was told in a game, kept move by move: a game that no rules here can play is watched and exported from it."""

from __future__ import annotations

import logging

import msgspec
from sqlalchemy import Connection, select

from undercroft.kernel.events import Told, numbered
from undercroft.kernel.record import Record
from undercroft.server import rows
from undercroft.server import schema as t
from undercroft.server.rows import GameRow
from undercroft.server.telling import Telling, joined, read

log = logging.getLogger("undercroft.stories")


def tellings(connection: Connection, game: str) -> dict[int, Telling]:
    """What each move of a game told, by version, as far as it was kept and can still be read."""
    c, found = t.moves.c, dict[int, Telling]()
    kept = select(c.version, c.told).where(c.game == game, c.told.is_not(None)).order_by(c.version)
    for version, data in connection.execute(kept):
        try:
            found[version] = read(data)
        except msgspec.MsgspecError as error:
            log.warning("game %s: what move %d told cannot be read: %s", game, version, error)
    return found


def story(connection: Connection, game: str) -> list[Told]:
    """All that was told in a game, as far as it was kept and can still be read."""
    return numbered(joined(tellings(connection, game).values()))


def exported(connection: Connection, row: GameRow) -> Record:
    """A game as a record made from what is kept, without playing it: its journal as of the newest snapshot, and every
    event."""
    journal, digests, checkpoint = [], {}, b""
    for data in rows.newest_snapshots(connection, row.id):
        try:
            snapshot = msgspec.msgpack.decode(data, type=Record)
        except msgspec.MsgspecError as error:
            log.warning("game %s: a snapshot cannot be read: %s", row.id, error)
            continue
        journal, digests, checkpoint = snapshot.journal, snapshot.digests, snapshot.checkpoint
        break
    return Record(
        system=row.system,
        version=row.rules,
        setup=row.setup,
        commitment=row.commitment,
        journal=journal,
        digests=digests,
        events=story(connection, row.id),
        checkpoint=checkpoint,
    )
