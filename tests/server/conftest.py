from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .serving import Serving, Sitter


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server")) as serving:
        yield serving


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


def seats(*who: str) -> list[dict[str, Any]]:
    """Heroes' seats as stated, and the dark one, which comes last."""
    *heroes, dark = who
    return [{"who": one, "role": "heroes"} for one in heroes] + [{"who": dark, "role": "dark"}]


class Table:
    """A game and everybody in it."""

    def __init__(self, server: Serving, *who: str, **wish: Any) -> None:
        self.server = server
        wish = {"quest": "vigil", "seed": "proof", **wish}
        self.keys = server.create(seats=seats(*(who or ("me", "me"))), **wish)
        self.game = self.keys["game"]
        self.sitters = [self.sit(seat["seat"]) for seat in self.keys["seats"] if "token" in seat]

    def token(self, seat: int) -> str:
        return str(self.keys["seats"][seat]["token"])

    def sit(self, seat: int, **hello: Any) -> Sitter:
        return self.server.sit(self.game, self.token(seat), **hello)

    def watch(self) -> Sitter:
        return self.server.sit(self.game, self.keys["watch"])

    def asked(self) -> Sitter:
        """Whoever is to answer now; everybody has heard of everything."""
        latest = max(sitter.version for sitter in self.sitters)
        for sitter in self.sitters:
            sitter.catch_up(latest)
        return next(sitter for sitter in self.sitters if sitter.asked)

    def play(self, moves: int) -> None:
        """Let so many answers be given, the default each time but now and then another."""
        for n in range(moves):
            if self.over:
                return
            sitter = self.asked()
            options = sitter.options()
            answer = sitter.answer(options[n * 7 % len(options)])
            assert answer["is"] == "done", answer

    @property
    def over(self) -> bool:
        return any("won" in sitter.scene for sitter in self.sitters)

    def close(self) -> None:
        for sitter in self.sitters:
            sitter.socket.close()


@pytest.fixture
def table(server: Serving) -> Iterator[Table]:
    made = Table(server)
    yield made
    made.close()
