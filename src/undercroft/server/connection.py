"""One open socket: the seat it belongs to, what waits to be sent, how often it may speak."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from undercroft.kernel.requests import NOBODY, SeatId
from undercroft.server.limits import Bucket
from undercroft.server.messages import Bye, encode
from undercroft.server.settings import Limits


class Connection:
    """A socket's side that rooms know: they put messages into it and never wait."""

    def __init__(self, seat: SeatId, host: bool, limits: Limits, address: str = "") -> None:
        self.seat = seat
        self.host = host
        self.address = address
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.bucket = Bucket(*(limits.watch if seat == NOBODY and not host else limits.play))
        self.beats = Bucket(*limits.beats)
        self.most = limits.waiting
        self.most_bytes = limits.waiting_bytes
        self._bytes = 0
        self.excess = 0
        self.closing = False
        self.key = ""
        """The hash of the token that opened it."""
        self.revoked = False
        """The token no longer gives anything: what is still to be done for this client is not done."""
        self._thoughts: dict[str, asyncio.Task[None]] = {}

    def think(self, id: str, thinking: Coroutine[None, None, None]) -> None:
        """Let something be worked out for this client; it may call it off by its id."""
        task = asyncio.create_task(thinking)
        self._thoughts[id] = task
        task.add_done_callback(lambda _: self._thoughts.pop(id, None))

    @property
    def curious(self) -> int:
        """How many things are being worked out for this client."""
        return len(self._thoughts)

    def wants(self, id: str) -> bool:
        """Is this still being worked out for this client?"""
        return id in self._thoughts

    def cancel(self, id: str) -> bool:
        """Call something off; False when there is nothing of the kind."""
        task = self._thoughts.pop(id, None)
        if task is not None:
            task.cancel()
        return task is not None

    def gone(self) -> None:
        """The client is gone: nothing is to be worked out any more."""
        self.closing = True
        for task in list(self._thoughts.values()):
            task.cancel()

    def send(self, message: bytes) -> None:
        """Have a message sent; a client that takes none for too long is let go and will come back."""
        if self.closing:
            return
        if self.waiting.qsize() >= self.most or (self._bytes and self._bytes + len(message) > self.most_bytes):
            self.close(Bye(code="slow"))
            return
        self._bytes += len(message)
        self.waiting.put_nowait(message)

    async def next(self) -> bytes | None:
        """The next message to be sent; None when it was the last."""
        message = await self.waiting.get()
        self._bytes -= len(message or b"")
        return message

    def close(self, bye: Bye) -> None:
        """Say goodbye and close."""
        if not self.closing:
            self.closing = True
            farewell = encode(bye)
            self._bytes += len(farewell)
            self.waiting.put_nowait(farewell)
            self.waiting.put_nowait(None)

    def revoke(self) -> None:
        """The token of this client has been taken away."""
        self.revoked = True
        self.close(Bye(code="revoked"))

    def may_beat(self) -> bool:
        """Is another sign of life within the limit?"""
        if self.beats.take():
            return True
        self.excess += 1
        return False

    def may_speak(self) -> bool:
        """Is another message within the limit?"""
        if self.bucket.take():
            return True
        self.excess += 1
        return False
