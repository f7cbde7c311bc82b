"""Measure what people feel: frames of the browser client on a large board, and the cold start of the server.

The client is the built one, served by the server; the game is a large scene made up here, for no quest is so large. The
processor is slowed down as a weak laptop would be.

Usage: python tools/frames.py [--throttle 4] [--seconds 8] [--starts 5] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from undercroft.kernel.events import Moved
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.scene import Bar, Figure, GridBoard, Scene
from undercroft.kernel.system import installed

SIDE = 60
FIGURES = 50
WEB = Path(__file__).resolve().parents[1] / "web" / "dist"
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run")

COLLECT = """seconds => new Promise(resolve => {
    const frames = [];
    let last = 0;
    const end = performance.now() + seconds * 1000;
    const frame = now => {
        if (last) frames.push(now - last);
        last = now;
        if (now < end) requestAnimationFrame(frame);
        else resolve(frames);
    };
    requestAnimationFrame(frame);
})"""

Json = dict[str, Any]


@contextmanager
def server() -> Iterator[tuple[str, float]]:
    """A server of its own on a free port: its address, and the seconds until its page answered."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(sys.executable).with_name("undercroft")
        command = [str(program), "serve", "--port", "0", "--folder", folder, "--web", str(WEB)]
        began = time.perf_counter()
        process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=os.environ)
        assert process.stderr is not None
        try:
            url = next(found[1] for line in process.stderr if (found := re.search(r"listening on (http://\S+)", line)))
            with urllib.request.urlopen(url) as answer:
                answer.read()
            yield url, time.perf_counter() - began
        finally:
            process.terminate()
            process.wait()


def floor() -> str:
    """Rooms of six by six squares with passages between them."""
    wall = {(x, y) for x in range(SIDE) for y in range(SIDE) if (x % 7 == 0 or y % 7 == 0) and (x + y) % 7 != 3}
    return "".join("#" if (x, y) in wall else "." for y in range(SIDE) for x in range(SIDE))


def scene() -> Scene:
    """A level of sixty by sixty squares with fifty figures on it."""
    ground = floor()
    free = [at for at, letter in enumerate(ground) if letter == "."]
    step = len(free) // FIGURES
    figures = tuple(
        Figure(
            id=FigureId(n + 1),
            name="hero" if n < 6 else "foe",
            icon=("cowled", "skeleton", "goblin-head", "spider-alt", "wolf-head")[n % 5],
            side="hero" if n < 6 else "foe",
            rank="hero" if n < 6 else "grunt",
            at=free[n * step],
            bars=(Bar("health", 3, 5),),
            active=n == 0,
        )
        for n in range(FIGURES)
    )
    board = GridBoard(SIDE, SIDE, ground)
    return Scene(system=installed()[0], seat=SeatId(0), version=1, round=1, board=board, figures=figures)


class Game:
    """The other end of the client's socket: welcomes it to the large scene, then moves figures about."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.scene = scene()
        self.heard: list[WebSocketRoute] = []
        self.next = 0
        look = {"kind": "seat", "game": "large", "seat": 0, "status": "running", "system": self.scene.system}
        page.route("**/api/look", lambda route: route.fulfill(json=look))
        page.route_web_socket("**/socket", self._opened)

    def _opened(self, socket: WebSocketRoute) -> None:
        self.heard.append(socket)
        socket.on_message(lambda message: self._hello(socket, json.loads(message)))

    def _hello(self, socket: WebSocketRoute, message: Json) -> None:
        if message["do"] != "hello":
            return
        room = {"id": "large", "system": self.scene.system, "status": "running", "version": 1, "seats": []}
        whole = msgspec.to_builtins(self.scene)
        welcome = {"is": "welcome", "seat": 0, "version": 1, "scene": whole, "room": room, "beat": 60, "next": 0}
        socket.send(json.dumps(welcome))

    def move(self, who: int) -> None:
        """A figure walks eight squares to and fro."""
        at = self.scene.figures[who].at
        path = [at + step for step in (1, 2, 3, 4, 3, 2, 1, 0)]
        event = msgspec.to_builtins(Moved(FigureId(who + 1), tuple(path)))
        update = {"is": "update", "version": self.next + 2, "first": self.next, "next": self.next + 1, "seat": 0}
        changes = {"version": self.next + 2, "figures": msgspec.to_builtins(self.scene.figures)}
        self.next += 1
        self.heard[-1].send(json.dumps({**update, "events": [event], "changes": changes}))


def frames(browser: Browser, url: str, throttle: float, seconds: float) -> dict[str, float]:
    """Drag the board about while figures walk, and time every frame once the page has settled."""
    page = browser.new_page(viewport={"width": 1440, "height": 900}, base_url=url)
    game = Game(page)
    page.goto("/g#frames")
    page.locator(f'[data-figure="{FIGURES}"]').wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    stir(game, 2)
    page.evaluate(f"globalThis.timed = ({COLLECT})({seconds})")
    stir(game, seconds)
    found = sorted(page.evaluate("globalThis.timed"))
    page.close()
    return {"frames": len(found), "median": pick(found, 0.5), "p99": pick(found, 0.99), "worst": round(found[-1], 1)}


def stir(game: Game, seconds: float) -> None:
    """Drag the board to and fro for a while, and let one figure after the other walk."""
    mouse, end, turn = game.page.mouse, time.perf_counter() + seconds, 0
    mouse.move(700, 450)
    mouse.down()
    while time.perf_counter() < end:
        game.move(turn % FIGURES)
        mouse.move(700 + 200 * (-1) ** turn, 450 + 120 * (-1) ** (turn // 2), steps=40)
        turn += 1
    mouse.up()


def pick(times: list[float], share: float) -> float:
    """The time that this share of the frames does not exceed."""
    return round(times[min(len(times) - 1, int(len(times) * share))], 1)


def measure(throttle: float, seconds: float, starts: int) -> Json:
    """Both measurements, in milliseconds and seconds."""
    cold = []
    for _ in range(starts):
        with server() as (_, waited):
            cold.append(round(waited, 2))
    with server() as (url, _), sync_playwright() as playwright:
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        timed = frames(browser, url, throttle, seconds)
        browser.close()
    board = f"{SIDE}x{SIDE}, {FIGURES} figures, processor slowed {throttle:g} times"
    return {"board": board, **timed, "cold_start": cold}


def main() -> None:
    """Measure, and say so."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--throttle", type=float, default=4)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    wish = parser.parse_args()
    report = measure(wish.throttle, wish.seconds, wish.starts)
    if wish.json:
        sys.stdout.write(json.dumps(report) + "\n")
        return
    units = {"median": "ms a frame", "p99": "ms a frame", "worst": "ms a frame", "cold_start": "s, each from nothing"}
    for name, value in report.items():
        sys.stdout.write(f"{name.replace('_', ' '):12} {value} {units.get(name, '')}\n")


if __name__ == "__main__":
    main()
