"""Games played while the server is killed again and again: what was acknowledged must be there, once."""

from __future__ import annotations

import contextlib
import random
import signal
import threading
import uuid

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .conftest import seats
from .serving import Json, Serving, Sitter

Lost = (ConnectionClosed, ConnectionError, OSError, InvalidHandshake, EOFError)


class Player:
    """One person who plays a whole game's seats, remembers every acknowledgement and never gives up."""

    def __init__(self, serving: Serving, luck: random.Random) -> None:
        self.serving = serving
        self.luck = luck
        self.total = 0
        self.begin()

    def begin(self) -> None:
        made = self.serving.create(quest="vigil", seats=seats("me", "me"))
        self.game = made["game"]
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.acknowledged: dict[str, int] = {}
        self.unanswered: tuple[int, Json] | None = None
        self.sitters = [Sitter(self.serving.url, self.game, token) for token in self.tokens]

    def come_back(self) -> None:
        """After a crash: go on where one stopped, and look whether anything is missing."""
        for sitter in self.sitters:
            known = dict(sitter.log)
            sitter.reconnect(self.serving.url)
            assert sitter.version >= max(self.acknowledged.values(), default=0), "an acknowledged move was lost"
            log = sitter.ask("log", **{"from": 0, "to": 500})["events"]
            assert all(log[n] == event for n, event in known.items() if n < len(log)), "the past has changed"
            assert len(log) >= max(known, default=-1) + 1, "events were lost"
        if self.unanswered is not None:
            seat, message = self.unanswered
            self._settle(seat, message)

    def _settle(self, seat: int, message: Json) -> None:
        """Say something until it is answered, and remember the answer."""
        self.unanswered = (seat, message)
        answer = self.sitters[seat].ask(**message)
        self.unanswered = None
        if answer["is"] == "done":
            assert message["id"] not in self.acknowledged, "acknowledged twice"
            self.acknowledged[message["id"]] = answer["version"]
            self.total += 1
            for sitter in self.sitters:
                sitter.catch_up(answer["version"])
        else:
            assert answer["code"] == "stale", answer

    def move(self) -> None:
        """Make one move; begin another game when this one is over."""
        latest = max(sitter.version for sitter in self.sitters)
        for sitter in self.sitters:
            sitter.catch_up(latest)
        seat = next((n for n, sitter in enumerate(self.sitters) if sitter.asked), None)
        if seat is None:
            self.check_record()
            for sitter in self.sitters:
                sitter.socket.close()
            self.begin()
            return
        sitter = self.sitters[seat]
        option = self.luck.choice(sitter.options())
        self._settle(seat, {"do": "answer", "id": str(uuid.uuid4()), "version": sitter.version, "option": option})

    def check_record(self) -> None:
        """No move is there that was not made, none twice."""
        assert sorted(self.acknowledged.values()) == list(range(1, len(self.acknowledged) + 1))


class Crashes:
    """A server that is killed after a random while, started again, killed again."""

    def __init__(self, serving: Serving, players: int, seed: int) -> None:
        self.serving = serving
        self.luck = random.Random(seed)
        self.serving.start()
        self.players = [Player(serving, random.Random(seed + n)) for n in range(players)]

    def go(self, kills: int, longest: float = 0.5) -> int:
        """Play through so many kills; how many moves were acknowledged."""
        for _ in range(kills):
            timer = threading.Timer(self.luck.uniform(0.02, longest), self._kill)
            timer.start()
            with contextlib.suppress(*Lost):
                while True:
                    for player in self.players:
                        player.move()
            timer.join()
            self.serving.start()
            for player in self.players:
                player.come_back()
        for player in self.players:
            player.move()
        self.serving.stop()
        return sum(player.total for player in self.players)

    def _kill(self) -> None:
        self.serving.stop(signal.SIGKILL)
