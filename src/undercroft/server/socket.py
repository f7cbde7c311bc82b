"""One WebSocket: hello, then messages in and out until either side has enough."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection as Database
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from undercroft.kernel.requests import NOBODY, SeatId
from undercroft.kernel.table import Refused
from undercroft.server import doings, rows
from undercroft.server.connection import Connection
from undercroft.server.house import House
from undercroft.server.limits import household
from undercroft.server.messages import (
    BeatBack,
    Bye,
    DoBeat,
    DoChat,
    DoCorrect,
    Hello,
    do_decoder,
    encode,
    hello_decoder,
    id_in,
)
from undercroft.server.metrics import LIMITED, SOCKETS
from undercroft.server.problems import Problem
from undercroft.server.room import Playing
from undercroft.server.security import Guard
from undercroft.server.store import Unavailable
from undercroft.server.tokens import hashed

log = logging.getLogger("undercroft.socket")

CLOSE = {
    "token": 4401,
    "forbidden": 4403,
    "missing": 4404,
    "often": 4429,
    "malformed": 4400,
    "conflict": 4409,
    "stopping": 4503,
    "database": 4503,
}
"""The close codes that go with problems."""

PATIENCE = 10.0
"""Seconds a client has to say hello."""

_LIMITS: dict[type, str] = {DoChat: "chat", DoCorrect: "corrections"}
"""The messages that have a limit of their own for all sockets of an address."""


async def serve(socket: WebSocket, house: House, guard: Guard) -> None:
    """Serve one socket from beginning to end."""
    address = household(guard.address(socket))
    try:
        guard.check(socket)
    except Problem:
        await socket.close(4403)
        return
    await socket.accept()
    if guard.limiter("sockets").take(address) or guard.sockets.get(address, 0) >= house.settings.limits.sockets_each:
        await socket.close(4429)
        return
    guard.sockets[address] = guard.sockets.get(address, 0) + 1
    SOCKETS.inc()
    try:
        await _served(socket, house, guard)
    finally:
        SOCKETS.dec()
        guard.sockets[address] -= 1
        if not guard.sockets[address]:
            del guard.sockets[address]


async def _served(socket: WebSocket, house: House, guard: Guard) -> None:
    try:
        playing, connection, hello = await asyncio.wait_for(_hello(socket, house, guard), PATIENCE)
        await playing.ask(partial(playing.enter, connection, hello.line, hello.next))
    except Problem as problem:
        await _close(socket, CLOSE.get(problem.code, 4400))
        return
    except (TimeoutError, WebSocketDisconnect, KeyError):
        await _close(socket, 4400)
        return
    except (Unavailable, SQLAlchemyError) as trouble:
        log.warning("a socket was sent away: %s", trouble)
        await _close(socket, CLOSE["database"])
        return
    sending = asyncio.create_task(_send(socket, connection))
    receiving = asyncio.create_task(_receive(socket, playing, connection, guard))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, receiving):
            task.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)
        connection.gone()
        if not house.stopping:
            playing.post(partial(playing.leave, connection))
        await _close(socket, 1000)


async def _close(socket: WebSocket, code: int) -> None:
    if socket.application_state != WebSocketState.DISCONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)


async def _hello(socket: WebSocket, house: House, guard: Guard) -> tuple[Playing, Connection, Hello]:
    """Find out whose seat this socket is for."""
    text = await socket.receive_text()
    if len(text) > 4096:
        raise Problem("malformed", "the first message is too long")
    try:
        hello = hello_decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Problem("malformed", str(error)) from error
    if house.stopping:
        raise Problem("stopping", "the server is about to stop")
    game = str(socket.path_params["game"])

    def read(connection: Database) -> tuple[rows.Key | None, rows.Key | None]:
        key = rows.find_token(connection, hello.token)
        return key, rows.find_token(connection, hello.host) if hello.host else None

    key, host = await house.store.read(read)
    if key is None or key.target != game or key.kind not in ("seat", "watch", "host"):
        raise Problem("token", "this token does not open this game")
    if host is not None and (host.target != game or host.kind != "host"):
        host = None
    playing = await house.get(game)
    seat = SeatId(key.seat) if key.kind == "seat" else NOBODY
    is_host = host is not None or key.kind == "host"
    connection = Connection(seat, is_host, house.settings.limits, guard.address(socket))
    connection.key = hashed(hello.token)
    return playing, connection, hello


async def _send(socket: WebSocket, connection: Connection) -> None:
    """Send what waits."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await connection.next()) is not None:
            await socket.send({"type": "websocket.send", "text": message.decode()})


async def _receive(socket: WebSocket, playing: Playing, connection: Connection, guard: Guard) -> None:
    """Take what comes."""
    silence = playing.house.settings.silence
    with contextlib.suppress(WebSocketDisconnect, KeyError, TimeoutError):
        while True:
            async with asyncio.timeout(silence):
                text = await socket.receive_text()
            _take(text, playing, connection, guard)
            if connection.closing:
                await asyncio.sleep(1)
                return


def _understood(text: str) -> Any:
    """What a client says; no text may hold the character U+0000, which PostgreSQL cannot keep."""
    if "\\u0000" in text:
        raise msgspec.ValidationError("the character U+0000 is not accepted in any text")
    return do_decoder.decode(text)


def _take(text: str, playing: Playing, connection: Connection, guard: Guard) -> None:
    arrived = time.perf_counter()
    if guard.limiter("messages").take(connection.address):
        connection.excess += 1
        _too_often(playing, connection, "")
        return
    try:
        message = _understood(text)
    except (msgspec.DecodeError, RecursionError) as error:
        if not connection.may_speak():
            _too_often(playing, connection, "")
            return
        doings.refuse(playing, connection, id_in(text), Refused("malformed", str(error)))
        return
    if type(message) is DoBeat:
        if connection.may_beat():
            connection.send(encode(BeatBack(t=message.t)))
        else:
            _too_often(playing, connection, "")
        return
    if not connection.may_speak():
        _too_often(playing, connection, message.id)
        return
    limit = _LIMITS.get(type(message))
    if limit is not None and (wait := guard.limiter(limit).take(connection.address)):
        doings.refuse(playing, connection, message.id, Refused("often", f"too often; try again in {wait} seconds"))
        return
    playing.post(partial(doings.do, playing, connection, message, arrived))


def _too_often(playing: Playing, connection: Connection, id: str) -> None:
    LIMITED.labels("messages").inc()
    if connection.excess > 10 * connection.bucket.most:
        connection.close(Bye(code="often", after=20.0))
        return
    doings.refuse(playing, connection, id, Refused("often", "too many messages; wait a moment"))
