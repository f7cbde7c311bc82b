"""Clients that mean harm: they correct, import, upload, branch, chat and answer at random, each with tables of its own.

Each notes what must never be: an answer of the server that says it failed, a move of a seat that was not asked.
"""

from __future__ import annotations

import contextlib
import json
import random
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

import requests
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .serving import Json, Serving, Sitter
from .twisting import NASTY, a_campaign, a_hero, a_record, twisted

KINDS = (
    *("answer", "faces", "cards", "retype", "undo", "vote", "redo", "correct", "stand-in", "standing", "name"),
    *("chat", "odds", "hint", "log", "cancel", "beat", "hello", "dance"),
)
SYSTEMS = ("proving", "darkness", "doria", "universalis")


class Game:
    """A game of which the client has every key."""

    def __init__(self, server: Serving, made: Json) -> None:
        self.id = str(made["game"])
        self.host = str(made["host"])
        self.watch = str(made["watch"])
        tokens = [str(seat["token"]) for seat in made["seats"] if "token" in seat]
        self.sitters = [server.sit(self.id, token, host=self.host if n == 0 else "") for n, token in enumerate(tokens)]

    @property
    def newest(self) -> int:
        return max(sitter.version for sitter in self.sitters)

    def level(self) -> None:
        """Everybody hears of everything."""
        for sitter in self.sitters:
            sitter.catch_up(self.newest)

    def close(self) -> None:
        for sitter in self.sitters:
            sitter.socket.close()


class Hostile(threading.Thread):
    """One client, with luck of its own."""

    def __init__(self, server: Serving, seed: int, until: float) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.luck = random.Random(seed)
        self.until = until
        self.found: list[str] = []
        self.counts: dict[str, int] = {}
        self.games: list[Game] = []
        self.replays: list[str] = []
        self.shelf = ""

    def run(self) -> None:
        deeds: list[Callable[[], None]] = [
            *[self.answers] * 8,
            *[self.corrects] * 6,
            *[self.babbles] * 4,
            *[self.chats] * 2,
            *[self.takes_back] * 2,
            *[self.thinks] * 2,
            *[self.creates, self.uploads, self.branches, self.looks_back] * 2,
            *[self.keeps, self.plays_a_campaign, self.knocks, self.stands, self.pokes],
        ]
        while time.monotonic() < self.until:
            deed = self.luck.choice(deeds)
            self.count(deed.__name__)
            try:
                deed()
            except (ConnectionClosed, InvalidHandshake, TimeoutError, OSError):
                for game in self.games:
                    game.close()
                self.games = []
            except Exception as error:
                self.found.append(f"{deed.__name__}: {type(error).__name__}: {error}")
        for game in self.games:
            game.close()

    def count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    def call(self, method: str, path: str, body: Any = None, token: str = "") -> requests.Response:
        answer = self.server.request(method, path, body, token)
        if answer.status_code >= 500:
            self.found.append(f"{method} {path}: {answer.status_code} {answer.text[:300]}")
        return answer

    def game(self) -> Game | None:
        if not self.games or (len(self.games) < 3 and self.luck.random() < 0.05):
            self.creates()
        return self.luck.choice(self.games) if self.games else None

    # games

    def creates(self) -> None:
        system = self.luck.choice(SYSTEMS)
        wish: Json = {"system": system, "heroes": self.luck.randint(1, 4)}
        if system == "universalis" and self.luck.random() < 0.6:
            wish["party"] = [a_hero(self.luck) for _ in range(self.luck.randint(1, 3))]
        if self.luck.random() < 0.2:
            wish = twisted({**wish, "options": {}, "seed": "x", "dice": "typed", "undo": "any"}, self.luck)
        if self.luck.random() < 0.3:
            wish["dice"] = self.luck.choice(("typed", "typed-all"))
        self.take(self.call("POST", "/api/games", wish), "party brought" if "party" in wish else "created")

    def take(self, answer: requests.Response, how: str) -> None:
        if answer.status_code != 201:
            return
        self.count(how)
        if len(self.games) >= 4:
            self.games.pop(0).close()
        self.games.append(Game(self.server, answer.json()))

    def answers(self) -> None:
        """An answer, sometimes with another's seat: only who is asked may give it."""
        game = self.game()
        if game is None:
            return
        game.level()
        sitter = self.luck.choice(game.sitters)
        request = sitter.scene.get("ask") or {}
        options = request.get("options") or []
        if not options:
            options = [option for one in game.sitters for option in (one.scene.get("ask") or {}).get("options") or []]
        if not options:
            self.types(game, sitter)
            return
        option = self.luck.choice(options)
        asked, version = sitter.asked, sitter.version
        heard = sitter.ask("answer", version=version, option=option)
        if heard["is"] == "done":
            self.count("answered")
            sitter.catch_up(heard["version"])
            told = next(
                one for one in map(json.loads, reversed(sitter.heard)) if one.get("version") == heard["version"]
            )
            if not asked or told.get("seat", sitter.welcome["seat"]) != sitter.welcome["seat"]:
                self.found.append(f"a foreign move: seat {sitter.welcome['seat']} made {option} in {game.id}")

    def types(self, game: Game, sitter: Sitter) -> None:
        """Dice or cards are awaited, perhaps."""
        faces = [[self.luck.randint(1, 6) for _ in range(self.luck.randint(1, 4))]]
        sitter.ask("faces", version=sitter.version, faces=faces)

    def corrects(self) -> None:
        game = self.game()
        if game is None:
            return
        fields = self.call("GET", f"/api/games/{game.id}/correctable", token=game.host).json().get("fields", [])
        if not fields:
            return
        game.level()
        wanted = []
        for _ in range(self.luck.randint(1, 3)):
            field = self.luck.choice(fields)
            near = self.luck.choice((field["now"], 0, 1, 2, 5, 12, 60, 1000, True, ""))
            wanted.append({"path": field["path"], "to": self.luck.choice((near, near, self.luck.choice(NASTY)))})
        heard = game.sitters[0].ask("correct", version=game.sitters[0].version, what="hostile", set=wanted)
        self.count("corrected" if heard["is"] == "done" else "correction refused")

    def babbles(self) -> None:
        """Words without sense."""
        game = self.game()
        if game is None:
            return
        sitter = self.luck.choice(game.sitters)
        for _ in range(self.luck.randint(1, 10)):
            message: Json = {
                "do": self.luck.choice(KINDS),
                "id": str(self.luck.random()),
                "version": sitter.version,
                "option": {"act": "walk", "at": 5},
                "set": [{"path": "round", "to": 5}],
                "what": "x",
                "text": "x",
                "seat": 0,
                "on": True,
                "prompt": "x",
                "from": 0,
                "to": 5,
                "name": "x",
                "faces": [[1]],
                "cards": ["x"],
                "agree": True,
            }
            sitter.say(twisted(message, self.luck, 3))
        sitter.ask("log", **{"from": 0, "to": 5})

    def chats(self) -> None:
        game = self.game()
        if game is None:
            return
        sitter = self.luck.choice(game.sitters)
        for _ in range(20):
            sitter.say({"do": "chat", "id": str(self.luck.random()), "text": "\U0001f409" * self.luck.randint(1, 500)})
        sitter.ask("chat", text="that is all")

    def takes_back(self) -> None:
        game = self.game()
        if game is None:
            return
        for _ in range(self.luck.randint(1, 12)):
            game.level()
            sitter = self.luck.choice(game.sitters)
            kind = self.luck.choice(("undo", "undo", "redo", "vote"))
            fields: Json = {"agree": True} if kind == "vote" else {}
            if kind == "undo" and self.luck.random() < 0.3:
                fields = {"preview": True}
            sitter.ask(kind, **fields)

    def thinks(self) -> None:
        """Odds and hints, asked for and called off."""
        game = self.game()
        if game is None:
            return
        game.level()
        for sitter in game.sitters:
            if sitter.asked:
                for option in sitter.options()[:4]:
                    id = str(self.luck.random())
                    sitter.say({"do": "odds", "id": id, "version": sitter.version, "option": option})
                    if self.luck.random() < 0.5:
                        sitter.say({"do": "cancel", "id": id})
                sitter.say({"do": "hint", "id": str(self.luck.random()), "version": sitter.version})

    def stands(self) -> None:
        """Standing answers, and bots that play for somebody."""
        game = self.game()
        if game is None:
            return
        game.level()
        for sitter in game.sitters:
            if sitter.asked:
                ask = sitter.scene["ask"]
                sitter.ask("standing", prompt=ask.get("prompt", "x"), option=self.luck.choice(ask["options"]))
        seat = self.luck.randrange(len(game.sitters))
        game.sitters[0].ask("stand-in", seat=seat, on=True)
        game.sitters[0].ask("stand-in", seat=seat, on=False)
        self.games.remove(game)
        game.close()

    # files

    def uploads(self) -> None:
        answer = self.call("POST", "/api/replays", a_record(self.luck))
        if answer.status_code == 201:
            self.replays = [*self.replays[-8:], answer.json()["id"]]
            self.count("uploaded")

    def branches(self) -> None:
        if not self.replays:
            return
        wish: Json = {"at": self.luck.choice((0, 1, 5, 20, 100, 10**6)), "undo": "any"}
        if self.luck.random() < 0.3:
            wish = twisted(wish, self.luck)
        self.take(self.call("POST", f"/api/replays/{self.luck.choice(self.replays)}/branch", wish), "branched")

    def looks_back(self) -> None:
        if self.replays:
            at, seat = self.luck.choice((0, 1, 7, 30, 10**9)), self.luck.randint(-2, 5)
            self.call("GET", f"/api/replays/{self.luck.choice(self.replays)}/at/{at}?seat={seat}")
            self.call("GET", f"/api/replays/{self.luck.choice(self.replays)}")

    def _shelf(self) -> str:
        if not self.shelf:
            self.shelf = self.call("POST", "/api/shelf").json()["shelf"]
        return self.shelf

    def keeps(self) -> None:
        """Heroes and campaigns put on a shelf."""
        shelf = self._shelf()
        if self.call("POST", "/api/shelf/import", a_campaign(self.luck), shelf).status_code == 200:
            self.count("imported")
        hero = {"system": "universalis", "name": "x", "data": twisted({"entry": a_hero(self.luck)}, self.luck)}
        self.call("POST", "/api/shelf/heroes", twisted(hero, self.luck), shelf)
        self.call("GET", "/api/shelf", token=shelf)
        self.call("GET", "/api/shelf/export", token=shelf)

    def plays_a_campaign(self) -> None:
        kept = self.call("GET", "/api/shelf", token=self._shelf()).json().get("campaigns", [])
        if not kept:
            return
        campaign = self.luck.choice(kept)
        chapters = [card["id"] for card in campaign.get("next", [])] or [""]
        wish = {"system": campaign["system"], "campaign": campaign["id"], "quest": self.luck.choice(chapters)}
        self.take(self.call("POST", "/api/games", wish, self.shelf), "campaign played")
        if len(kept) > 150:
            for one in kept:
                self.call("DELETE", f"/api/shelf/campaigns/{one['id']}", token=self.shelf)

    # the door

    def knocks(self) -> None:
        """Requests that are none."""
        host, port = self.server.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=10) as line, contextlib.suppress(OSError):
            line.sendall(
                self.luck.choice(
                    (
                        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 60_000,
                        b"GET /api/systems HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20,
                        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000000000\r\n\r\n{",
                        b"\x00\xff" * 1000,
                        b"GET /%00%ff HTTP/1.1\r\nHost: localhost\r\n\r\n",
                    )
                )
            )

    def pokes(self) -> None:
        """Paths and bodies that lead nowhere."""
        game = self.game()
        if game is None:
            return
        paths = ("", "/join", "/close/../x", "/seats/99/bot", "/seats/0/name", "/record", "/summary", "/correctable")
        path = f"/api/games/{game.id}{self.luck.choice(paths)}"
        body = json.dumps(self.luck.choice(NASTY), default=str).encode()
        self.call(
            self.luck.choice(("GET", "POST", "PUT", "DELETE")), path, body, self.luck.choice((game.host, "x", ""))
        )
