"""The door: what comes over the wire before the application sees it, held to limits.

uvicorn's protocols take any number of connections, wait for ever for the end of a request's head and for a reader who
does not read, keep as many header lines as are sent, and write to clients that have left a line of requests behind.
These are the same protocols with an end to each.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from undercroft.server.limits import Bucket, household
from undercroft.server.metrics import LIMITED
from undercroft.server.settings import Limits, Settings

POLICY_VIOLATION = 1008
NO_TEXT = 1007
"""Close codes of sockets."""

TOO_MANY, TOO_LATE, TOO_LARGE = HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.REQUEST_TIMEOUT, HTTPStatus(431)


class Counts:
    """How many connections each address has open, and all together.

    Behind a trusted proxy all clients come from one address, so only the sum is limited here; the proxy limits each.
    """

    def __init__(self, limits: Limits, each: bool) -> None:
        self.limits = limits
        self._each = each
        self._open: dict[str, int] = {}
        self._all = 0

    def come(self, address: str) -> bool:
        """A client connects; False where it is one too many, and then it does not count."""
        here = self._open.get(address, 0)
        if self._all >= self.limits.connections_all or (self._each and here >= self.limits.connections):
            LIMITED.labels("connections").inc()
            return False
        self._open[address] = here + 1
        self._all += 1
        return True

    def go(self, address: str) -> None:
        """A client is gone."""
        self._all -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class _Reader:
    """Lets go of a client that does not read what is sent: the timer runs while the transport's buffer is full."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport = transport
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def falls_behind(self) -> None:
        self.catches_up()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._let_go)

    def _let_go(self) -> None:
        LIMITED.labels("readers").inc()
        self._transport.abort()

    def catches_up(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Requests(HttpToolsProtocol):
    """Requests: the head comes within its time and size, an address has so many connections, answers are read."""

    counts: Counts

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client connects."""
        super().connection_made(transport)
        limits = self.counts.limits
        self._address = household(self.client[0]) if self.client else ""
        self._reader = _Reader(transport, limits.reading_seconds)
        self._timer: asyncio.TimerHandle | None = None
        self._running: RequestResponseCycle | None = None
        self._head = 0
        self._in_head = True
        self._refused = False
        self._counted = self.counts.come(self._address)
        if self._counted:
            self._wait_for_head()
        else:
            self._refuse(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        """A client is gone."""
        self._reader.catches_up()
        self._head_is_there()
        self._leave()
        for cycle in (self._running, *(waiting for waiting, _ in self.pipeline)):
            if cycle is not None:
                cycle.disconnected = True
                cycle.message_event.set()
        self.pipeline.clear()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def _leave(self) -> None:
        if self._counted:
            self._counted = False
            self.counts.go(self._address)

    # the head of a request

    def _wait_for_head(self) -> None:
        self._head_is_there()
        self._in_head = True
        self._timer = self.loop.call_later(self.counts.limits.patience, self._refuse, TOO_LATE)

    def _head_is_there(self) -> None:
        self._in_head = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: HTTPStatus) -> None:
        self._head_is_there()
        self._refused = True
        LIMITED.labels("heads").inc()
        if self.transport.is_closing():
            return
        lines = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
        self.transport.write(lines.encode("ascii"))
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        if self._refused:
            return
        super().data_received(data)
        if self._in_head and not self._refused:
            self._head += len(data)
            if self._head > self.counts.limits.head:
                self._refuse(TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head = 0
        if self._timer is None:
            self._wait_for_head()

    def on_headers_complete(self) -> None:
        """The head of a request is there."""
        self._head_is_there()
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self.counts.limits.head:
            self._refuse(TOO_LARGE)
        if not self._refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of a request's body has come."""
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is there."""
        if not self._refused:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket, which counts for itself."""
        if self._refused:
            return
        self._reader.catches_up()
        self._leave()
        super().handle_websocket_upgrade()

    # the answer

    def pause_writing(self) -> None:
        """The client does not read what is sent for now."""
        super().pause_writing()
        self._reader.falls_behind()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._reader.catches_up()


class Sockets(WebSocketsSansIOProtocol):
    """Sockets: they count among an address's connections, send no floods of frames without a message, and read."""

    counts: Counts

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client connects."""
        super().connection_made(transport)
        self._address = household(self.client[0]) if self.client else ""
        self._reader = _Reader(self.transport, self.counts.limits.reading_seconds)
        self._idle = Bucket(*self.counts.limits.frames)
        self._counted = self.counts.come(self._address)
        if not self._counted:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """A client is gone."""
        self._reader.catches_up()
        if self._counted:
            self._counted = False
            self.counts.go(self._address)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client does not read what is sent for now."""
        super().pause_writing()
        self._reader.falls_behind()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._reader.catches_up()

    def _end(self, code: int) -> None:
        """Close a socket that does not keep to the rules."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(code)
            self.handle_parser_exception()

    def _may_idle(self) -> bool:
        """Is one more frame that is no message within the limit?"""
        if self._idle.take():
            return True
        LIMITED.labels("frames").inc()
        self._end(POLICY_VIOLATION)
        return False

    def handle_ping(self) -> None:
        """A ping, to be answered."""
        if self._may_idle():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A pong."""
        if self._may_idle():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message."""
        if self._may_idle():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message is there; one that is no text is the last."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._end(NO_TEXT)
                return
        super().send_receive_event_to_app()


def protocols(settings: Settings) -> dict[str, Any]:
    """The arguments that make uvicorn use this door."""
    counts = Counts(settings.limits, each=not settings.trust_proxy)
    return {
        "http": type("LimitedRequests", (Requests,), {"counts": counts}),
        "ws": type("LimitedSockets", (Sockets,), {"counts": counts}),
    }
