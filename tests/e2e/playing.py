"""Hands at the drawn table: how an option is taken with a mouse."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import FloatRect, Locator

from server.serving import Serving
from undercroft.bots import Chair, bot_names, find_bot
from undercroft.kernel.odds import odds
from undercroft.kernel.requests import Option, SeatId
from undercroft.kernel.scene import AskView, GridBoard, MapBoard, Scene
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import AnySystem, find, installed
from undercroft.kernel.table import Table
from undercroft.server.creating import setup_of
from undercroft.server.shapes import NewGame

from .browsing import Visitor

CELL = 40
"""Pixels of a cell before zooming, as the client draws it."""

SPAN = 3
"""Cells along one unit of a zone board."""

MARGIN = 12

MANY = 10
"""More choices than that, and nothing to point at, are a list."""

TRIES, FAR = 40, 300
"""How many games are tried, and how many answers of each, to come to a position."""

LEADS = re.compile(r"^(end(-turn)?|pass|done|finish|stop|back|cancel)$")
ANSWERS = {"agree", "refuse", "decline", "end"}
"""The roles of options that answer a question at once, as the client has it."""


class Player:
    """Takes options in the browser while the same game runs beside it, to know what is asked."""

    def __init__(self, visitor: Visitor, table: Table[Any, Any]) -> None:
        self.visitor = visitor
        self.table = table
        self.watch = ""
        self._bot = find_bot(table.system, bot_names(table.system)[-1], 1)

    @classmethod
    def of(cls, visitor: Visitor, setup: Setup) -> Player:
        """A visitor at a table that was set up so."""
        return cls(visitor, Table(find(setup.system), setup, keep=True, digests=False))

    @classmethod
    def seated(cls, visitor: Visitor, server: Serving, **wish: Any) -> Player:
        """A visitor at a table of their own, whose dice fall the same every time."""
        wish = {"system": installed()[0], "seed": "table", "heroes": 1, **wish}
        made = server.create(**wish)
        visitor.go(f"/g#{made['seats'][0]['token']}")
        visitor.table().wait_for()
        visitor.page.wait_for_load_state("networkidle")
        return cls.of(visitor, setup_of(find(wish["system"]), msgspec.convert(wish, NewGame)))

    @classmethod
    def led(cls, visitor: Visitor, server: Serving, until: Callable[[Table[Any, Any]], bool], **wish: Any) -> Player:
        """A visitor who sits down where a bot has played on until something holds, by the first seed that leads so."""
        for n in range(TRIES):
            wish = {"system": installed()[0], "heroes": 1, **wish, "seed": f"led-{n}"}
            setup = setup_of(find(wish["system"]), msgspec.convert(wish, NewGame))
            player = cls.of(visitor, setup)
            answers: list[Option] = []
            while player.table.ask is not None and not until(player.table) and len(answers) < FAR:
                option, seat = player.advice()
                player.table.answer(option, seat)
                answers.append(option)
            if player.table.ask is not None and until(player.table):
                break
        else:
            raise AssertionError(f"no game of {wish} comes there")
        made = server.create(**wish)
        token = made["seats"][0]["token"]
        with server.sit(made["game"], token) as sitter:
            for option in answers:
                sitter.answer(msgspec.to_builtins(option))
        player.watch = made["watch"]
        visitor.go(f"/g#{token}")
        player.shows().wait_for()
        visitor.page.wait_for_load_state("networkidle")
        return player

    def shows(self) -> Locator:
        """The table, when the browser has come as far as the game."""
        return self.visitor.table(self.table.version)

    def play(self, answers: int) -> None:
        """Give so many answers, as a bot would."""
        for _ in range(answers):
            self.take(*self.advice())

    def advice(self) -> tuple[Option, SeatId]:
        """What a bot would do."""
        assert self.table.ask is not None
        seat = min(self.table.ask.seats())
        return self._bot.answer(Chair(self.table, seat)), seat

    def take(self, option: Option, seat: SeatId) -> None:
        """Take an option of the pending ask with the mouse, or with a finger where there is no mouse."""
        scene = self.table.scene(seat, 0)
        assert scene.ask is not None
        legal = next(one for one in scene.ask.options if one.same(option))
        root = self.shows()
        root.wait_for()
        answers = bool(scene.ask.roles) and all(role in ANSWERS for role in scene.ask.roles)
        if scene.ask.window or scene.ask.stakes is not None or answers:
            self.visitor.hit(root.locator(".ask-option").nth(scene.ask.options.index(legal)))
        else:
            self._take_from(root, scene, scene.ask, legal)
        self.table.answer(option, seat)

    def say(self, option: Option, seat: SeatId) -> None:
        """Take an option of the pending ask by typing it under the board in words."""
        root = self.shows()
        root.locator("#typed-move").fill(f"{option}")
        root.locator("#typed-move").press("Enter")
        self.table.answer(option, seat)

    def _take_from(self, root: Locator, scene: Scene, ask: AskView, option: Option) -> None:
        if root.locator(".choice-list").count():
            self._list(root, ask, option)
            return
        anchor = anchored(option, scene)
        rivals = list(ask.options)
        shown = False
        if anchor is None or len(at(anchor, rivals, scene)) > 1 or shared(anchor, rivals, scene):
            if self._tile(root, scene, ask, option):
                return
            rivals = [one for one in rivals if one.act == option.act]
            shown = anchor is not None and anchor[0] == "figure" and at(anchor, rivals, scene) == rivals
        if anchor is None:
            loose = [one for one in rivals if anchored(one, scene) is None]
            self.visitor.hit(root.locator(".acts-more button").nth(loose.index(option)))
            return
        if not shown:
            self._point(root, scene, anchor)
        there = at(anchor, rivals, scene)
        if len(there) > 1:
            self.visitor.hit(root.locator(".slip-options button").nth(there.index(option)))
        elif self.chancy(option):
            self.visitor.hit(root.locator(".odds .btn-main"))

    def _list(self, root: Locator, ask: AskView, option: Option) -> None:
        """Take one of many that point at nothing: they are listed, and what leads away stands in the bar."""
        away = [one for one in ask.options if LEADS.match(one.act)]
        if option in away:
            self.visitor.hit(root.locator(".act").nth(away.index(option)))
            return
        listed = [one for one in ask.options if one not in away]
        self.visitor.hit(root.locator(".choice-list button").nth(listed.index(option)))

    def _tile(self, root: Locator, scene: Scene, ask: AskView, option: Option) -> bool:
        """Press the deed's tile; is the option taken by that?"""
        apart = len(ask.options) <= MANY and all(anchored(one, scene) is None for one in ask.options)
        deeds: dict[str, list[Option]] = {}
        for one in ask.options:
            deeds.setdefault(str(one) if apart else one.act, []).append(one)
        mine = next(deed for deed in deeds.values() if option in deed)
        self.visitor.hit(root.locator(f'.act[data-deed="{option.act}"], .act[data-deed="{key_of(option)}"]'))
        if len(mine) > 1:
            return False
        if anchored(option, scene) is not None and self.chancy(option):
            self.visitor.hit(root.locator(".odds .btn-main"))
        return True

    def chancy(self, option: Option) -> bool:
        """Do dice decide what comes of it, so that the odds are shown first?"""
        return bool(odds(self.table, option).results)

    def _point(self, root: Locator, scene: Scene, anchor: tuple[str, int]) -> None:
        """Point at a figure or a place, after bringing the whole board into view where it is not."""
        kind, id = anchor
        x, y = where(scene, id) if kind == "place" else where(scene, self._place_of(scene, id))
        board = root.locator("section.board").bounding_box()
        assert board is not None
        point = self.on_screen(root, x, y)
        if not inside(point, board):
            self.visitor.press("show-all")
            point = self.on_screen(root, x, y)
        if kind == "figure":
            self.visitor.hit(root.locator(f'[data-figure="{id}"]'))
        elif self.visitor.touches:
            self.visitor.page.touchscreen.tap(*point)
        else:
            self.visitor.page.mouse.click(*point)

    @staticmethod
    def _place_of(scene: Scene, id: int) -> int:
        return next(figure.at for figure in scene.figures if figure.id == id)

    def on_screen(self, root: Locator, x: float, y: float) -> tuple[float, float]:
        """Where a point of the drawing, in cells, lies in the window."""
        left, top, scale = root.locator(".world").evaluate(
            """world => {
                const box = world.getBoundingClientRect();
                return [box.left, box.top, new DOMMatrix(getComputedStyle(world).transform).a];
            }"""
        )
        return left + x * CELL * scale, top + y * CELL * scale


def setup_of_wish(wish: dict[str, Any]) -> tuple[AnySystem, Setup]:
    """The system and the setup that a wish for a new game means."""
    system = find(str(wish["system"]))
    return system, setup_of(system, msgspec.convert(wish, NewGame))


def anchored(option: Option, scene: Scene) -> tuple[str, int] | None:
    """What of the board an option points at; no target is who acts, who is put somewhere, or who is not there or
    travels with others on a map, nor a
    place where something would be added to the board."""
    assert scene.ask is not None
    if scene.ask.drafts:
        return None
    alike = [one for one in scene.ask.options if one.act == option.act]
    placed = len(alike) > 1 and all(one.at >= 0 and one.who == option.who for one in alike)
    if option.who and option.who != scene.ask.who and not placed:
        if isinstance(scene.board, MapBoard):
            return None
        return ("figure", option.who) if any(one.id == option.who and one.at >= 0 for one in scene.figures) else None
    return ("place", option.at) if option.at >= 0 else None


def key_of(option: Option) -> str:
    """The name of a tile that stands for a single option."""
    return f"{option.act}#{option.who}@{option.at}={option.what}x{option.n}"


def at(anchor: tuple[str, int], options: tuple[Option, ...] | list[Option], scene: Scene) -> list[Option]:
    return [one for one in options if anchored(one, scene) == anchor]


def shared(anchor: tuple[str, int], options: list[Option], scene: Scene) -> bool:
    """Can something be done both with a figure and with the place where it stands?"""
    here = {("figure", figure.id) for figure in scene.figures if figure.at == anchor[1]}
    if anchor[0] == "figure":
        here = {("place", figure.at) for figure in scene.figures if figure.id == anchor[1]}
    return any(anchored(one, scene) in here for one in options)


def where(scene: Scene, place: int) -> tuple[float, float]:
    """Where to press for a place, in cells of the drawing: off the middle of a zone, where figures stand."""
    board = scene.board
    assert board is not None
    if isinstance(board, GridBoard):
        return place % board.width + 0.5, place // board.width + 0.5
    zone = next(zone for zone in board.zones if zone.id == place)
    return (zone.x + zone.w / 2) * SPAN, (zone.y + zone.h) * SPAN - 0.2


def inside(point: tuple[float, float], box: FloatRect) -> bool:
    """Is a point well within a box?"""
    x, y = point[0] - box["x"], point[1] - box["y"]
    return MARGIN < x < box["width"] - MARGIN and MARGIN < y < box["height"] - MARGIN
