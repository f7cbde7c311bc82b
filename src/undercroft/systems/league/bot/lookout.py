"""The table as a seat sees it, in the terms a player thinks in: ways, enemies, doors, who is hurt."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from undercroft.kernel import scene as s
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NO_ONE, FigureId

FAR = 99
"""There is no way."""
THING = "thing-"
"""How the kinds of tokens begin that stand for things of the quest's own."""
DEAD = "league-door-dead"
"""What a door is called behind which nothing comes any more.  LE-0143"""


SHUT = frozenset(("pit", "abyss", "chest", "column"))
"""What things look like on whose squares nobody walks."""


class Someone(NamedTuple):
    """A figure on the board."""

    id: FigureId
    at: int
    cells: tuple[int, ...]
    hp: int
    most: int
    down: bool
    acted: bool
    marks: tuple[str, ...]

    @property
    def hurt(self) -> float:
        """The part of its HP that it lacks."""
        return 1 - self.hp / self.most


class Lookout:
    """What the hero that is asked sees, and what it is."""

    def __init__(self, scene: s.Scene, who: FigureId, been: frozenset[str] = frozenset()) -> None:
        self.scene = scene
        self.who = who
        self.been = been
        """The counters of this settlement at which somebody has been."""
        self.board = scene.board if isinstance(scene.board, s.GridBoard) else None
        width = self.board.width if self.board else 1
        self.friends = [_someone(one, width) for one in scene.figures if one.side == "hero"]
        self.foes = [_someone(one, width) for one in scene.figures if one.side == "foe"]
        self.me = next((one for one in self.friends if one.id == who), Someone(who, -1, (), 1, 1, False, False, ()))
        self.sheets = {sheet.who: sheet for sheet in scene.sheets}
        self.battle = scene.phase == "league-phase-battle"
        self._near = _ways(self.board, SHUT) if self.board else {}
        self._over = _ways(self.board, SHUT - {"pit"}) if self.board else {}
        self._fields: dict[int, dict[int, int]] = {}
        self._climbs: dict[int, dict[int, int]] = {}

    # numbers

    def number(self, name: str, who: FigureId = NO_ONE) -> int:
        """A number of a sheet: of the hero that is asked, or of somebody else."""
        sheet = self.sheets.get(who or self.who)
        return next((one.value for one in sheet.numbers if one.name == name), 0) if sheet else 0

    def total(self, name: str, who: FigureId) -> tuple[int, int]:
        """A number of a sheet, and what it is at most."""
        sheet = self.sheets.get(who)
        return next(((one.value, one.most) for one in sheet.numbers if one.name == name), (0, 0)) if sheet else (0, 0)

    def track(self, name: str) -> int:
        """A number everybody watches."""
        return next((one.now for one in self.scene.tracks if one.name == f"league-{name}"), 0)

    @property
    def rations(self) -> int:
        """The provisions of the party, and those that heroes carry.  LE-0288"""
        carried = (card.id for sheet in self.sheets.values() for card in sheet.carried)
        return self.track("rations") + sum(id == "ration" for id in carried)

    def goal(self, name: str) -> int:
        """What the quest counts."""
        return next((one.value for one in self.scene.goals if one.name == f"league-goal-{name}"), 0)

    @property
    def up(self) -> list[Someone]:
        """Heroes on their feet."""
        return [one for one in self.friends if not one.down]

    def foe(self, id: FigureId) -> Someone | None:
        """An enemy by number."""
        return next((one for one in self.foes if one.id == id), None)

    def carried(self, slot: str, who: FigureId = NO_ONE) -> list[s.Card]:
        """What somebody has in a slot."""
        sheet = self.sheets.get(who or self.who)
        return [card for card in (*sheet.worn, *sheet.carried) if card.slot == slot] if sheet else []

    def worn(self, who: FigureId = NO_ONE) -> tuple[s.Card, ...]:
        """What somebody has on and in its hands."""
        sheet = self.sheets.get(who or self.who)
        return sheet.worn if sheet else ()

    def skills(self, who: FigureId = NO_ONE) -> tuple[s.Card, ...]:
        """What somebody has learnt."""
        sheet = self.sheets.get(who or self.who)
        return sheet.skills if sheet else ()

    # ways

    def far(self, a: int, b: int) -> int:
        """How many steps it is from one square to another through open doors, whoever stands there."""
        if b not in self._fields:
            self._fields[b] = _flood(self._near, b)
        return self._fields[b].get(a, FAR)

    def climb(self, a: int, b: int) -> int:
        """The same for those who climb down into pits and out again."""
        if b not in self._climbs:
            self._climbs[b] = _flood(self._over, b)
        return self._climbs[b].get(a, FAR)

    def to_foe(self, at: int, foe: Someone) -> int:
        """How many steps it is from a square to the nearest square of an enemy."""
        return min((self.far(at, cell) for cell in foe.cells), default=FAR)

    def gap(self, at: int) -> int:
        """How far the nearest enemy is from a square."""
        return min((self.to_foe(at, foe) for foe in self.foes), default=FAR)

    def doors(self) -> list[int]:
        """Squares before doors that are not open, on the side that is known."""
        board = self.board
        if board is None:
            return []
        shut = [(door.at, door.to) for door in board.doors if door.state != "open" and door.name != DEAD]
        known = [(at, to) for door in shut for at, to in (door, door[::-1]) if _floor(board, at)]
        return [at for at, to in known if not _floor(board, to)] or [at for at, _ in known]

    def tokens(self, kind: str) -> list[int]:
        """Squares with a token of a kind."""
        return [token.at for token in self.board.tokens if token.kind == kind] if self.board else []

    def things(self) -> list[int]:
        """Squares with something of the quest's own that nobody has seen to yet."""
        found = self.board.tokens if self.board else ()
        return [token.at for token in found if token.kind.startswith(THING) and not token.spent]

    def features(self, kind: str) -> list[int]:
        """Squares with something that is still worth a look."""
        if self.board is None:
            return []
        return [cell for one in self.board.features if one.kind == kind and not one.spent for cell in one.cells]


def _floor(board: s.GridBoard, cell: int) -> bool:
    """Is there floor?"""
    return 0 <= cell < len(board.floor) and board.floor[cell] != " "


def _someone(figure: s.Figure, width: int) -> Someone:
    life = next(bar for bar in figure.bars if bar.kind == "life")
    wide, high = figure.size
    cells = tuple(figure.at + x + y * width for y in range(high) for x in range(wide))
    return Someone(figure.id, figure.at, cells, life.now, life.most, figure.down, figure.acted, figure.marks)


Ways = dict[int, list[int]]
"""The squares next to each."""


@remembered(64)
def _ways(board: s.GridBoard, looks: frozenset[str]) -> Ways:
    """The squares next to each, with no wall and no closed door between, and no corner cut; nobody goes where there are
    things of these looks."""
    barred = {(cell, cell + (1 if side == 1 else board.width)) for cell, side in board.walls}
    barred |= {(door.at, door.to) for door in board.doors if door.state != "open"}
    shut = {cell for one in board.features if one.look in looks for cell in one.cells}
    open_floor = {cell for cell, sign in enumerate(board.floor) if sign != " " and cell not in shut}
    straight = {
        (a, b) for a in open_floor for b in (a + 1, a + board.width) if b in open_floor and (a, b) not in barred
    }
    near: Ways = {cell: [] for cell in open_floor}
    for a, b in straight:
        near[a].append(b)
        near[b].append(a)
    east, south = 1, board.width
    for a in open_floor:
        across = ((a, a + east, a + south, a + east + south), (a + east, a, a + east + south, a + south))
        for start, side, other, end in across:
            round_corner = (_pair(start, side), _pair(side, end), _pair(start, other), _pair(other, end))
            if all(pair in straight for pair in round_corner):
                near[start].append(end)
                near[end].append(start)
    return near


def _pair(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def _flood(near: Ways, start: int) -> dict[int, int]:
    """How far every square is from one."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in near.get(here, ()):
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found
