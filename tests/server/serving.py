"""A server of one's own on a free port, and clients that talk to it as any client would."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import requests
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import undercroft

TESTS = Path(__file__).parents[1]
SOURCES = Path(undercroft.__file__).parents[1]
PATHS = os.pathsep.join(map(str, (TESTS, TESTS / "proving" / "src", SOURCES)))
"""Where a process of these tests finds what it imports."""

Json = dict[str, Any]


class Serving:
    """A server process; `options` are those of `undercroft serve`, `program` is one that was installed."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        database: str = "",
        limits: int = 50,
        systems: str = "proving:SYSTEM",
        program: Path | None = None,
    ) -> None:
        self.folder = folder
        self.program = program
        self.systems = systems
        self.options = ("--bot-pause", "0", "--wider-limits", str(limits), "--workers", "1", *options)
        self.database = database
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.said: list[str] = []

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        environment = os.environ | {
            "PYTHONPATH": "" if self.program else PATHS,
            "UNDERCROFT_SYSTEMS": self.systems,
            "UNDERCROFT_FOLDER": str(self.folder),
            "UNDERCROFT_DATABASE": self.database,
        }
        program = [sys.executable, "-m", "undercroft.server.command"] if self.program is None else [self.program]
        command = [*program, "serve", "--port", "0", *self.options]
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said.append(line)
            if found := re.search(r"listening on (http://\S+)", line):
                self.url = found[1]
                threading.Thread(target=self._listen, daemon=True).start()
                return
        raise AssertionError(f"the server did not start: {''.join(self.said)}")

    def _listen(self) -> None:
        assert self.process is not None
        assert self.process.stderr is not None
        try:
            self.said.extend(self.process.stderr)
        except ValueError:
            return

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait()

    def request(self, method: str, path: str, body: object = None, token: str = "", **more: Any) -> requests.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        headers |= more.pop("headers", {})
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        return requests.request(method, self.url + path, data=data, headers=headers, **more)

    def get(self, path: str, token: str = "") -> Json:
        found = self.request("GET", path, token=token)
        assert found.status_code == 200, found.text
        return dict(found.json())

    def metrics(self) -> bytes:
        """What the server counts."""
        return self.request("GET", "/metrics").content

    @staticmethod
    def wait_until(so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        while not so():
            time.sleep(0.2)

    def create(self, **wish: Any) -> Json:
        made = self.request("POST", "/api/games", {"system": "proving", **wish})
        assert made.status_code == 201, made.text
        return dict(made.json())

    def sit(self, game: str, token: str, **more: Any) -> Sitter:
        return Sitter(self.url, game, token, **more)


class Sitter:
    """A client at one seat: keeps its scene and its log as a browser would."""

    def __init__(self, url: str, game: str, token: str, **hello: Any) -> None:
        self.address = f"{url.replace('http', 'ws')}/api/games/{game}/socket"
        self.socket = self._connected()
        self.token = token
        self.scene: Json = {}
        self.room: Json = {}
        self.log: dict[int, Json] = {}
        self.line = self.next = self.version = 0
        self.heard: list[str] = []
        self.say({"do": "hello", "token": token, **hello})
        self.welcome = self.until("welcome")
        self.ids = itertools.count()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def _connected(self) -> ClientConnection:
        socket = connect(self.address, max_size=None, max_queue=None, compression=None, ping_interval=None).__enter__()
        threading.Thread(target=self._beat, args=(socket,), daemon=True).start()
        return socket

    @staticmethod
    def _beat(socket: ClientConnection) -> None:
        """Give signs of life, however slowly the test goes on."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                time.sleep(4)
                socket.send('{"do": "beat"}')

    def say(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Json:
        """The next message; silence for a minute, apart from signs of life, means that none will come."""
        began = time.monotonic()
        while True:
            text = self.socket.recv(timeout=60)
            assert isinstance(text, str)
            message: Json = json.loads(text)
            if message != {"is": "beat", "t": 0}:
                self.heard.append(text)
                self._take(message)
                return message
            assert time.monotonic() - began < 60, "the message that was waited for did not come"

    def _take(self, message: Json) -> None:
        kind = message["is"]
        if kind in ("welcome", "rewound"):
            if message["line"] != self.line or kind == "rewound":
                self.log = {n: event for n, event in self.log.items() if n < message["first"]}
            self.scene = message["scene"]
        if kind == "update":
            assert message["first"] == self.next, "events are numbered without gaps"
            merged = {**self.scene, **message["changes"]}
            self.scene = {name: value for name, value in merged.items() if value is not None}
        if kind in ("welcome", "rewound", "update"):
            self.line, self.version, self.next = message["line"], message["version"], message["next"]
            self.log |= {message["first"] + n: event for n, event in enumerate(message["events"])}
        if kind in ("welcome", "room"):
            self.room = message["room"]

    def until(self, kind: str, **fields: Any) -> Json:
        """Listen until a message of this kind comes."""
        while True:
            message = self.hear()
            if message["is"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def ask(self, do: str, **fields: Any) -> Json:
        """Say something and wait for the answer to it."""
        id = fields.pop("id", None) or str(uuid.uuid4())
        self.say({"do": do, "id": id, **fields})
        while True:
            message = self.hear()
            if message.get("id") == id:
                return message

    @property
    def asked(self) -> bool:
        ask = self.scene.get("ask")
        return bool(ask and ask.get("options"))

    def options(self) -> list[Json]:
        return list(self.scene["ask"]["options"])

    def answer(self, option: Json, **fields: Any) -> Json:
        """Take an option of the pending ask, and hear of it."""
        fields.setdefault("version", self.version)
        answer = self.ask("answer", option=option, **fields)
        if answer["is"] == "done":
            while self.version < answer["version"]:
                self.hear()
        return answer

    def catch_up(self, version: int) -> None:
        """Listen until the game is so far."""
        while self.version < version:
            self.hear()

    def reconnect(self, url: str = "") -> None:
        """Come back where one stopped."""
        self.socket.close()
        if url:
            self.address = re.sub(r"^ws://[^/]+", url.replace("http", "ws"), self.address)
        self.socket = self._connected()
        self.say({"do": "hello", "token": self.token, "line": self.line, "next": self.next})
        self.welcome = self.until("welcome")


__all__ = ["ConnectionClosed", "Serving", "Sitter"]
