"""How a room stays with the database: it goes back to what is stored, and follows what others have stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection as Database

from undercroft.kernel.requests import NOBODY, SeatId
from undercroft.server import commands, loading, rows, telling
from undercroft.server.messages import Bye, own_id
from undercroft.server.rows import ChatRow, GameRow, MoveRow
from undercroft.server.store import Unavailable

if TYPE_CHECKING:
    from undercroft.server.room import Playing

log = logging.getLogger("undercroft.following")


async def go_back(playing: Playing) -> None:
    """Stand where everybody was told the game stands: what is known to be stored, played again.  No database is needed
    for it."""
    playing.minding.moved_on()
    old = playing.sitting
    try:
        playing.sitting = await asyncio.to_thread(loading.replayed, playing.row, playing.moves)
    except Exception as error:
        log.exception("game %s: it does not come back from its log; it is read anew", playing.id)
        give_up(playing)
        raise Unavailable("the game is being read anew") from error
    playing.sitting.shown_as(old)


def give_up(playing: Playing, bye: Bye | None = None) -> None:
    """The game cannot be brought back here: everybody is to come again, and it is read from the database anew."""
    playing.lost = True
    playing.house.drop(playing)
    for connection in playing.connections:
        connection.close(bye or Bye(code="replaced"))


async def catch_up(playing: Playing) -> None:
    """Follow what has been stored without our knowing it: by other server processes, or when a write seemed to have
    failed.  A client that has lost the key to this game meanwhile is out."""
    playing.check_here()
    row, moves, chat, keys = await playing.house.store.read(partial(_news, playing))
    if row is None:
        give_up(playing, Bye(code="closed"))
        raise Unavailable("the game has been deleted")
    await _follow(playing, moves)
    before = playing.view()
    playing.row = row
    playing.row.version = playing.sitting.version
    playing.unsure = False
    for said in chat:
        playing.tell_chat(said)
    _turn_out(playing, keys)
    if playing.view() != before:
        playing.tell_room()
    playing.post(playing.go_on)


def _news(playing: Playing, connection: Database) -> tuple[GameRow | None, list[MoveRow], list[ChatRow], set[str]]:
    """What the database knows and the room does not yet: the game, moves, chat, and which keys still open it."""
    moves = rows.load_moves(connection, playing.id, after=playing.version)
    chat = rows.load_chat(connection, playing.id, after=playing.last_chat)
    keys = rows.living(connection, [one.key for one in playing.connections])
    return rows.load(connection, playing.id), moves, chat, keys


async def _follow(playing: Playing, moves: Sequence[MoveRow]) -> None:
    """Do what others have committed, and tell everybody here."""
    for move in moves:
        seat = SeatId(move.seat)
        try:
            effect = await asyncio.to_thread(playing.sitting.apply, seat, commands.read(move.body))
        except Exception as error:
            log.exception("game %s: move %d cannot be followed; it is read anew", playing.id, move.version)
            give_up(playing)
            raise Unavailable("the game is being read anew") from error
        playing.stored(move)
        playing.minding.mine = False
        await playing.tell(seat, effect)


def _turn_out(playing: Playing, keys: Collection[str]) -> None:
    """Turn out the clients whose key opens nothing any more."""
    for one in playing.connections:
        if one.key not in keys and not one.closing:
            one.revoke()


async def write_resumption(playing: Playing, resume: commands.Resume) -> None:
    """The game goes on under other rules: the sitting stands there already, now it is written down."""
    sitting, row = playing.sitting, playing.row
    body, digest = commands.write(resume), loading.digest(sitting)
    told = telling.write(sitting.story())
    move = MoveRow(sitting.version, NOBODY, own_id("rules", sitting.version), body, digest, told=told)
    notice = f"resumed from the last checkpoint: played with {row.rules}, goes on with {resume.rules}"
    fields = {"rules": resume.rules, "notice": notice}
    try:
        await playing.house.store.write(partial(rows.append, game=row.id, move=move, fields=fields), row.id)
    except Exception:
        give_up(playing)
        raise
    row.rules, row.notice = resume.rules, notice
    playing.stored(move)
