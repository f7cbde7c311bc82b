"""The table as a seat sees it, in the terms a player thinks in: ways, monsters, doors, what is worn."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from undercroft.crawl.things import Item, parse_item
from undercroft.kernel import scene as s
from undercroft.kernel.requests import NO_ONE, FigureId
from undercroft.systems.doria.cards.definitions import BOSSES, MODIFIERS, MONSTERS, ItemCard
from undercroft.systems.doria.cards.kit import DAMAGED
from undercroft.systems.doria.cards.library import item_cards, library
from undercroft.systems.doria.cards.stats import Stats, printed, stats_of

DIE = 55 / 9
"""What a die that is rolled on after a 0 shows on average."""


class Foe(NamedTuple):
    """A monster on the board."""

    id: FigureId
    at: int
    hp: int
    stats: Stats
    outside: bool


class Friend(NamedTuple):
    """A character on the board."""

    id: FigureId
    at: int
    hp: int
    most_hp: int
    down: bool


class Lookout:
    """What the character that is asked sees, and what it is."""

    def __init__(self, scene: s.Scene, who: FigureId) -> None:
        self.scene = scene
        self.who = who
        self.level = next((track.now for track in scene.tracks if track.name == "doria-monster-level"), 1)
        self.opened = any(track.name == "doria-door-opened" and track.now for track in scene.tracks)
        """Was a door opened on a new tile in this round?"""
        self.sheets = {sheet.who: sheet for sheet in scene.sheets}
        self.friends = [_friend(figure) for figure in scene.figures if figure.side == "hero"]
        self.foes = [_foe(figure, self.sheets, self.level) for figure in scene.figures if figure.side == "foe"]
        me = next((one for one in self.friends if one.id == who), None)
        self.me = me or Friend(who, -1, self.number("hp"), 1, False)
        self._near = _neighbours(scene.board) if isinstance(scene.board, s.GridBoard) else {}
        self._fields: dict[int, dict[int, int]] = {}

    def number(self, name: str, who: FigureId = NO_ONE) -> int:
        """A number of a sheet: of the character that is asked, or of another."""
        sheet = self.sheets.get(who or self.who)
        return next((one.value for one in sheet.numbers if one.name == name), 0) if sheet else 0

    # ways

    def far(self, a: int, b: int) -> int:
        """How many steps it is from one square to another through open doors, whoever stands there; many where there
        is no way."""
        if a not in self._fields:
            self._fields[a] = self._flood(a)
        return self._fields[a].get(b, 99)

    def _flood(self, start: int) -> dict[int, int]:
        found = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in self._near.get(here, ()):
                if there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    def doors(self) -> list[int]:
        """Squares before doors that have not been opened."""
        board = self.scene.board
        if not isinstance(board, s.GridBoard):
            return []
        closed = [door for door in board.doors if door.state == "closed"]
        return [at for door in closed for at in (door.at, door.to) if board.floor[at] == "."]

    def loot(self) -> list[int]:
        """Squares with a Loot Marker."""
        board = self.scene.board
        return [token.at for token in board.tokens if token.kind == "loot"] if isinstance(board, s.GridBoard) else []

    # equipment

    def worn(self) -> list[tuple[Item, ItemCard, str]]:
        """Items on the Body and in the Belt that are whole, with their places."""
        sheet = self.sheets.get(self.who)
        if sheet is None:
            return []
        cards = [*sheet.worn, *(card for card in sheet.carried if card.slot == "belt")]
        found = [(parse_item(card.id), card.slot) for card in cards]
        return [
            (item, item_cards()[item.card], slot)
            for item, slot in found
            if item.card in item_cards() and DAMAGED not in item.marks
        ]


def _friend(figure: s.Figure) -> Friend:
    life = next(bar for bar in figure.bars if bar.kind == "life")
    return Friend(figure.id, figure.at, life.now, life.most, figure.down)


def _foe(figure: s.Figure, sheets: dict[FigureId, s.Sheet], level: int) -> Foe:
    card = figure.name.removeprefix("doria-monster-").removeprefix("doria-boss-")
    known = {**library()[MONSTERS], **library()[BOSSES]}
    sheet = sheets.get(figure.id)
    modifiers = tuple(one.id for one in sheet.skills if one.id in library()[MODIFIERS]) if sheet else ()
    life = next((bar.now for bar in figure.bars if bar.kind == "life"), 1)
    stats = stats_of(card if card in known else next(iter(library()[MONSTERS])), level, modifiers)
    return Foe(figure.id, figure.at, life, stats, "outside" in figure.marks)


def _neighbours(board: s.GridBoard) -> dict[int, list[int]]:
    """The squares next to each, with no Wall and no closed door between."""
    barred = {(cell, cell + (1 if side == 1 else board.width)) for cell, side in board.walls}
    barred |= {(door.at, door.to) for door in board.doors if door.state != "open"}
    found: dict[int, list[int]] = {}
    for cell, sign in enumerate(board.floor):
        if sign == " ":
            continue
        for there in (cell + 1, cell + board.width):
            if there < len(board.floor) and board.floor[there] != " " and (cell, there) not in barred:
                found.setdefault(cell, []).append(there)
                found.setdefault(there, []).append(cell)
    return found


def mean(dice: str) -> float:
    """What printed dice come to on average."""
    n, bonus = printed(dice)
    return n * DIE + bonus
