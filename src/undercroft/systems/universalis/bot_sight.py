"""A scene as a player reads it: who is where, how far it is on foot, what an attack would come to."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from undercroft.kernel.requests import FigureId
from undercroft.kernel.scene import Figure, GridBoard, Scene, Sheet
from undercroft.systems.universalis.terrain import piece_card

FAR = 999
BARRED = "wox "
HOLES = ("pit", "abyss", "deep-water")
WALKER = 2
"""Furniture as high as this is in the way."""


@lru_cache(maxsize=64)
def chance_to_win(lead: int) -> float:
    """How often 2D6 and a lead beat 2D6; ties go to the attacker half the time."""
    wins = 0.0
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                for d in range(1, 7):
                    total = a + b + lead - c - d
                    wins += 1.0 if total > 0 else 0.5 if total == 0 else 0.0
    return wins / 1296


@lru_cache(maxsize=64)
def chance_of_ten(bonus: int) -> float:
    """How often 2D6 and a bonus reach 10."""
    return sum(a + b + bonus >= 10 for a in range(1, 7) for b in range(1, 7)) / 36


def health(figure: Figure) -> int:
    """The Vitality a figure has left."""
    return next((bar.now for bar in figure.bars if bar.name == "vitality"), 1)


def strength(figure: Figure) -> float:
    """The share of its Vitality that a figure has left."""
    return next((bar.now / max(1, bar.most) for bar in figure.bars if bar.name == "vitality"), 1.0)


def left(figure: Figure, name: str) -> int:
    """How much a figure has left of something: fortune, mana."""
    return next((bar.now for bar in figure.bars if bar.name == name), 0)


class Look:
    """A scene from one figure's eyes."""

    def __init__(self, scene: Scene, me: FigureId) -> None:
        assert isinstance(scene.board, GridBoard)
        self.board = scene.board
        self.scene = scene
        self.figures = {figure.id: figure for figure in scene.figures}
        self.me = self.figures.get(me)
        self.foes = [figure for figure in scene.figures if figure.side == "foe"]
        self.heroes = [figure for figure in scene.figures if figure.side == "hero" and figure.at >= 0]
        self.texts = scene.ask.texts if scene.ask is not None else ()

    def sheet(self) -> Sheet | None:
        """My own sheet."""
        return next((sheet for sheet in self.scene.sheets if self.me is not None and sheet.who == self.me.id), None)

    def friends(self) -> list[Figure]:
        """The other heroes who stand."""
        return [hero for hero in self.heroes if self.me is not None and hero.id != self.me.id and health(hero) > 0]

    def gap(self, one: int, other: int) -> int:
        """Squares between two cells, diagonals as one."""
        (ay, ax), (by, bx) = divmod(one, self.board.width), divmod(other, self.board.width)
        return max(abs(ax - bx), abs(ay - by))

    def reach(self, at: int, foe: Figure) -> int:
        """Squares to the nearest part of a figure's base."""
        columns, rows = foe.size
        cells = (foe.at + x + y * self.board.width for x in range(columns) for y in range(rows))
        return min(self.gap(at, cell) for cell in cells)

    def nearest(self, at: int, among: Sequence[Figure] | None = None) -> int:
        """How far the nearest enemy, or the nearest among some figures, is from a cell."""
        return min((self.reach(at, foe) for foe in (self.foes if among is None else among)), default=FAR)

    def crowd(self, at: int) -> int:
        """How many enemies would be next to a cell."""
        return sum(self.reach(at, foe) <= 1 for foe in self.foes)

    def tokens(self, *kinds: str) -> list[int]:
        """Where markers of some kinds lie."""
        return [token.at for token in self.board.tokens if token.kind in kinds]

    def unexplored(self) -> list[int]:
        """Where there is more to see: exploration arrows, and before doors that are closed."""
        seen = self.board.floor
        doors = [
            near if seen[near] != " " else far
            for door in self.board.doors
            for near, far in [(door.at, door.to)]
            if door.state == "closed" and (seen[near] == " ") != (seen[far] == " ")
        ]
        return self.tokens("arrow") + doors

    # on foot

    def walks(self, goals: Iterable[int]) -> dict[int, int]:
        """How many steps it is to the nearest of some cells, for every cell from which there is a way."""
        found = dict.fromkeys(goals, 0)
        waiting = deque(found)
        open_ways = self._ways()
        while waiting:
            at = waiting.popleft()
            far = found[at] + 1
            for cell in open_ways[at]:
                if cell not in found:
                    found[cell] = far
                    waiting.append(cell)
        return found

    def _ways(self) -> list[tuple[int, ...]]:
        return ways_on(self.board)


@lru_cache(maxsize=64)
def ways_on(board: GridBoard) -> list[tuple[int, ...]]:
    """For every cell the cells one step away: no walls, doors nobody has opened yet, holes, deep water or
    high furniture between."""
    size, width = len(board.floor), board.width
    shut = {(at, at + (1 if side == 1 else width)) for at, side in board.walls}
    shut |= {
        (min(door.at, door.to), max(door.at, door.to))
        for door in board.doors
        if door.state != "open" and " " in (board.floor[door.at], board.floor[door.to])
    }
    blocked = {cell for cell, sign in enumerate(board.floor) if sign in BARRED}
    for feature in board.features:
        card = piece_card(feature.kind)
        if card.impassable or card.height >= WALKER or card.floor in HOLES:
            blocked |= set(feature.cells)

    def free(at: int, to: int) -> bool:
        pair = (at, to) if at < to else (to, at)
        return 0 <= to < size and to not in blocked and pair not in shut and _level(board, at, to)

    def steps(at: int) -> Iterator[int]:
        straight = {by: free(at, at + by) for by in (1, -1, width, -width)}
        for by, is_free in straight.items():
            if is_free:
                yield at + by
        for x in (1, -1):
            for y in (width, -width):
                if straight[x] and straight[y] and free(at + x, at + x + y) and free(at + y, at + x + y):
                    yield at + x + y

    return [tuple(steps(at)) if at not in blocked else () for at in range(size)]


def _level(board: GridBoard, one: int, other: int) -> bool:
    return not board.heights or abs(board.heights[one] - board.heights[other]) <= 1
