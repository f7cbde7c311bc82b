"""Load: many games at once against a server process of its own, and how long a move takes to reach all players."""

from __future__ import annotations

import asyncio
import http.client
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured; times in milliseconds."""

    system: str
    games: int
    seats: int
    seconds: float
    moves: int
    moves_per_second: float
    wanted_per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    refused: int
    games_ended: int
    bytes_per_update: float
    memory_mb: float
    server_cpu_ms_per_move: float
    cold_start_seconds: float


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What load to make."""

    games: int = 300
    seats: int = 4
    rate: float = 150.0
    seconds: float = 20.0
    system: str = ""
    quest: str = ""
    database: str = ""


class _Ask(msgspec.Struct):
    options: list[msgspec.Raw] = []


class _Scene(msgspec.Struct):
    ask: _Ask | None = None
    won: bool | None = None
    shared: int = 0


class _Changes(msgspec.Struct):
    ask: _Ask | msgspec.UnsetType | None = msgspec.UNSET
    won: bool | None = None
    shared: int = 0


class _Heard(msgspec.Struct):
    is_: str = msgspec.field(name="is")
    version: int = 0
    scene: _Scene | None = None
    changes: _Changes | None = None


_decoder = msgspec.json.Decoder(_Heard)


def memory_of(process: int) -> float:
    """Resident memory of a process and of those it has started, in megabytes; 0 of one that is gone."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
        tasks = Path(f"/proc/{process}/task")
        children = [number for task in tasks.iterdir() for number in (task / "children").read_text().split()]
    except OSError:
        return 0.0
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return (int(found[1]) / 1024 if found else 0.0) + sum(memory_of(int(child)) for child in children)


class ServerProcess:
    """A server process on a free port."""

    def __init__(self, folder: Path, database: str) -> None:
        command = [sys.executable, "-m", "undercroft.server.command", "serve", "--port", "0", "--workers", "0"]
        command += ["--folder", str(folder), "--wider-limits", "100000", "--database", database]
        began = time.perf_counter()
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if found := re.search(r"listening on http://([^:]+):(\d+)", line):
                self.host, self.port = found[1], int(found[2])
                break
        else:
            raise RuntimeError("the server did not start")
        self.cold_start = time.perf_counter() - began

    def request(self, method: str, path: str, body: object = None) -> Any:
        """Ask something over HTTP."""
        link = http.client.HTTPConnection(self.host, self.port)
        link.request(method, path, None if body is None else msgspec.json.encode(body))
        answer = link.getresponse()
        data = msgspec.json.decode(answer.read())
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {data}")
        return data

    def memory(self) -> float:
        """Resident memory in megabytes."""
        return memory_of(self.process.pid)

    def cpu(self) -> float:
        """Processor time in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Stop it gracefully."""
        self.process.terminate()
        self.process.wait()


class _Seat:
    """One player's socket."""

    def __init__(self) -> None:
        self.socket: ClientConnection | None = None
        self.version = self.shared = 0
        self.at = 0.0
        self.options: list[msgspec.Raw] = []
        self.over = False
        self.refused = 0
        self.bytes = self.updates = 0
        self.moved = asyncio.Event()

    async def sit(self, address: str, token: str) -> None:
        self.socket = await connect(address, max_size=None, compression=None, ping_interval=None, open_timeout=60)
        await self.socket.send(msgspec.json.encode({"do": "hello", "token": token}).decode())
        self.take(await self.socket.recv(decode=False))

    async def listen(self) -> None:
        assert self.socket is not None
        try:
            while True:
                self.take(await self.socket.recv(decode=False))
        except ConnectionClosed:
            self.over = True
            self.moved.set()

    async def beat(self) -> None:
        """Give signs of life, as every client does."""
        assert self.socket is not None
        try:
            while True:
                await asyncio.sleep(5)
                await self.socket.send('{"do":"beat"}')
        except ConnectionClosed:
            return

    def take(self, data: bytes) -> None:
        heard = _decoder.decode(data)
        if heard.is_ == "update" and heard.changes is not None:
            self.at = time.perf_counter()
            self.bytes += len(data)
            self.updates += 1
            self.version = heard.version
            self.shared = heard.changes.shared or self.shared
            if heard.changes.ask is not msgspec.UNSET:
                self.options = heard.changes.ask.options if heard.changes.ask else []
            self.over = self.over or heard.changes.won is not None
            self.moved.set()
        elif heard.is_ == "refused":
            self.refused += 1
            self.moved.set()
        elif heard.scene is not None:
            self.version, self.shared = heard.version, heard.scene.shared
            self.options = heard.scene.ask.options if heard.scene.ask else []
            self.over = heard.scene.won is not None

    async def reach(self, version: int, shared: int) -> bool:
        """Hear of what this seat has done itself, and of what everybody has noticed."""
        while (self.version < version or self.shared < shared) and not self.over and not self.refused:
            self.moved.clear()
            await self.moved.wait()
        return self.version >= version and self.shared >= shared


class _Game:
    """One game's players; makes a move every so often and times it."""

    def __init__(self, load: Load, luck: random.Random) -> None:
        self.load = load
        self.luck = luck
        self.seats: list[_Seat] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        made = await asyncio.to_thread(self.load.server.request, "POST", "/api/games", self.load.new_game())
        address = f"ws://{self.load.server.host}:{self.load.server.port}/api/games/{made['game']}/socket"
        tokens = [seat["token"] for seat in made["seats"] if "token" in seat]
        self.seats = [_Seat() for _ in tokens]
        for seat, token in zip(self.seats, tokens):
            await seat.sit(address, token)
            self.tasks += [asyncio.create_task(seat.listen()), asyncio.create_task(seat.beat())]

    async def leave(self) -> None:
        for seat in self.seats:
            if seat.socket is not None:
                await seat.socket.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []

    async def play(self, until: float, pace: float) -> None:
        await asyncio.sleep(self.luck.random() * pace)
        while time.perf_counter() < until:
            began = time.perf_counter()
            if not await self.move():
                await self.leave()
                await self.begin()
                self.load.ended += 1
            await asyncio.sleep(max(0.0, began + pace * self.luck.uniform(0.8, 1.2) - time.perf_counter()))

    async def move(self) -> bool:
        """One move, timed until all have heard of it; False when the game is over."""
        asked = next((seat for seat in self.seats if seat.options), None)
        if asked is None or asked.over or asked.socket is None:
            return False
        version = asked.version
        option = self.luck.choice(asked.options)
        message = {"do": "answer", "id": f"{version}", "version": version, "option": option}
        began = time.perf_counter()
        await asked.socket.send(msgspec.json.encode(message).decode())
        if not await asked.reach(version + 1, 0):
            return False
        for seat in self.seats:
            if not await seat.reach(0, asked.shared):
                return False
        self.load.times.append(max(seat.at for seat in self.seats) - began)
        return True


class Load:
    """Many games at once, at a stated rate."""

    def __init__(self, wish: Wish, server: ServerProcess) -> None:
        self.wish = wish
        self.server = server
        self.times: list[float] = []
        self.ended = 0
        systems = [one["id"] for one in server.request("GET", "/api/systems")["systems"]]
        self.system = wish.system or systems[0]

    def new_game(self) -> dict[str, Any]:
        """A game with this many people in it."""
        path = f"/api/systems/{self.system}/default?heroes={self.wish.seats}"
        if self.wish.quest:
            path += f"&quest={self.wish.quest}"
        usual = self.server.request("GET", path)
        heroes = [seat for seat in usual["seats"] if seat["role"] == "heroes"]
        others = [seat | {"who": "me"} for seat in usual["seats"] if seat["role"] != "heroes"]
        seats = [heroes[n % len(heroes)] | {"who": "me", "name": f"p{n}"} for n in range(self.wish.seats - len(others))]
        return dict(usual) | {"seats": seats + others}

    async def run(self) -> None:
        """Open all games, then play."""
        games = [_Game(self, random.Random(n)) for n in range(self.wish.games)]
        for at in range(0, len(games), 20):
            await asyncio.gather(*(game.begin() for game in games[at : at + 20]))
        pace = self.wish.games / self.wish.rate
        before = self.server.cpu()
        until = time.perf_counter() + self.wish.seconds
        await asyncio.gather(*(game.play(until, pace) for game in games))
        self.cpu = self.server.cpu() - before
        self.memory = self.server.memory()
        self.refused = sum(seat.refused for game in games for seat in game.seats)
        updates = sum(seat.updates for game in games for seat in game.seats)
        self.mean_bytes = sum(seat.bytes for game in games for seat in game.seats) / max(1, updates)
        await asyncio.gather(*(game.leave() for game in games))


def measure(wish: Wish) -> Report:
    """Start a server, load it, report."""
    with tempfile.TemporaryDirectory(prefix="undercroft-load-") as folder:
        server = ServerProcess(Path(folder), wish.database)
        try:
            load = Load(wish, server)
            asyncio.run(load.run())
        finally:
            server.stop()
    times = sorted(load.times) or [0.0]
    return Report(
        system=load.system,
        games=wish.games,
        seats=wish.seats,
        seconds=wish.seconds,
        moves=len(load.times),
        moves_per_second=round(len(load.times) / wish.seconds, 1),
        wanted_per_second=wish.rate,
        p50_ms=round(1000 * times[len(times) // 2], 2),
        p99_ms=round(1000 * times[min(len(times) - 1, len(times) * 99 // 100)], 2),
        worst_ms=round(1000 * times[-1], 2),
        refused=load.refused,
        games_ended=load.ended,
        bytes_per_update=round(load.mean_bytes, 1),
        memory_mb=round(load.memory, 1),
        server_cpu_ms_per_move=round(1000 * load.cpu / len(times), 3),
        cold_start_seconds=round(server.cold_start, 3),
    )
