"""What one seat alone may know stays on its own screen."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Response, WebSocket, expect

from proving import SYSTEM
from server.serving import Serving
from undercroft.kernel.requests import Option, SeatId
from undercroft.kernel.system import AnySystem, find, installed
from undercroft.kernel.table import Table
from undercroft.server.creating import setup_of
from undercroft.server.shapes import NewGame

from .browsing import Visitor
from .conftest import Visit
from .playing import Player

DARK = SeatId(1)


@pytest.fixture(scope="module")
def proving(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the proving game, in which one seat has secrets."""
    with Serving(tmp_path_factory.mktemp("proving"), "--web", str(client)) as serving:
        yield serving


class Traffic:
    """Everything a visitor's browser is sent about a game."""

    def __init__(self, visitor: Visitor) -> None:
        self.frames: list[str] = []
        self.responses: list[Response] = []
        visitor.page.on("websocket", self._opened)
        visitor.page.on("response", self._came)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def _came(self, response: Response) -> None:
        self.responses.append(response)

    def bodies(self) -> list[str]:
        """What came over HTTP, but for texts, systems and the client itself, which are the same for everybody."""
        same = ("/text/", "/api/systems")
        return [one.text() for one in self.responses if "/api/" in one.url and not any(at in one.url for at in same)]

    def held(self) -> set[str]:
        """The cards that were in an open hand at any time."""
        found: set[str] = set()
        for frame in map(json.loads, self.frames):
            scene = {**frame.get("scene", {}), **frame.get("changes", {})}
            found |= {card["id"] for hand in scene.get("hands", []) for card in hand.get("cards", [])}
        return found


class Game:
    """A hero and a dark player in browsers of their own; the dark one keeps every card."""

    def __init__(self, visit: Visit, server: Serving, system: AnySystem = SYSTEM) -> None:
        seats = [{"name": "Anna", "who": "me", "role": "heroes"}, {"name": "Mora", "who": "friend", "role": "dark"}]
        wish = {"system": system.name, "seed": "secrets", "heroes": 2, "seats": seats}
        made = server.create(**wish)
        self.hero, self.dark = visit(server.url), visit(server.url)
        self.heard, self.secret = Traffic(self.hero), Traffic(self.dark)
        self.hero.go(f"/g#{made['seats'][0]['token']}")
        self.dark.go(f"/join#{made['seats'][1]['invite']}")
        self.dark.page.get_by_label(self.dark.t("your-name")).fill("Mora")
        self.dark.press("sit-down")
        self.player = Player(self.hero, Table(system, setup_of(system, msgspec.convert(wish, NewGame)), keep=True))

    def play(self, answers: int) -> None:
        for _ in range(answers):
            option, seat = self.player.advice()
            self.player.visitor = self.dark if seat == DARK else self.hero
            self.player.take(self.kept() or option, seat)
        for visitor in (self.hero, self.dark):
            visitor.page.locator(f'main[data-version="{self.player.table.version}"]').wait_for()

    def kept(self) -> Option | None:
        """The option to let a chance pass, where a card could be played."""
        assert self.player.table.ask is not None
        return next((one for one in self.player.table.ask.options if one.act == "pass"), None)


@pytest.fixture
def game(visit: Visit, proving: Serving) -> Game:
    return Game(visit, proving)


def test_the_dark_hand_lies_open_on_the_dark_players_screen_only(game: Game) -> None:
    game.play(2)
    game.hero.page.locator(".cards-fold summary").click()
    expect(game.dark.page.locator(".hand-card").first).to_be_visible()
    expect(game.hero.page.locator(".card-back")).not_to_have_count(0)
    expect(game.hero.page.locator(".hand-card")).to_have_count(0)


def test_the_ids_of_the_dark_hand_never_travel_to_the_heros_browser(game: Game) -> None:
    game.play(16)
    held = game.secret.held()
    assert held
    told = [text for text in [*game.heard.frames, *game.heard.bodies()] if re.search(rf"\b({'|'.join(held)})\b", text)]
    assert not told


@pytest.mark.parametrize("system", [one for one in installed() if one != SYSTEM.name and "dark" in find(one).roles])
def test_heroes_and_a_person_of_the_dark_play_in_two_browsers_and_the_hand_stays_secret(
    visit: Visit, server: Serving, system: str
) -> None:
    game = Game(visit, server, find(system))
    game.play(40)
    assert game.secret.held()
    assert not game.heard.held() & game.secret.held()
