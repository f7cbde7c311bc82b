"""Distances on a board as a player sees it: on foot, and where needed by jumping, swimming and forcing doors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush

from undercroft.kernel.remembering import remembered
from undercroft.kernel.scene import GridBoard
from undercroft.systems.universalis.maps.terrain import piece_card

WALKER = 2
"""Furniture of this height or more is in the way."""

WIDEST = 3
"""How many squares can be jumped.  UN-0212"""

SWIM, PIT, ABYSS = 3, 6, 15
"""How many steps of walking are preferred to crossing a square of deep water, of a pit, of an abyss."""

FORCE = 8
"""How many steps a jump down to a lower floor, or a locked door, counts for."""

WATER, HOLES = ("w", "deep-water"), {"o": PIT, "pit": PIT, "x": ABYSS, "abyss": ABYSS}


@remembered(256)
def walks(board: GridBoard, goals: tuple[int, ...]) -> Mapping[int, int]:
    """How many steps it is to the nearest of some cells, for every cell from which there is a way.

    Cells in holes count only where there are no others.
    """
    found: dict[int, int] = {}
    ways = ways_on(board)
    dry = [goal for goal in goals if goal not in ways.holes] or goals
    waiting = [(0, cell) for cell in sorted({cell for goal in dry for cell in ways.shore(goal)})]
    came_from = ways.before
    while waiting:
        far, at = heappop(waiting)
        if at in found:
            continue
        found[at] = far
        for cell, cost in came_from[at]:
            if cell not in found:
                heappush(waiting, (far + cost, cell))
    return found


@remembered(64)
def ways_on(board: GridBoard) -> Ways:
    """The ways on a board."""
    return Ways(board)


class Ways:
    """The ways on a board: `before[at]` are the cells that lead to a cell, with what that costs."""

    def __init__(self, board: GridBoard) -> None:
        self.board = board
        self.holes = {at: HOLES[sign] for at, sign in enumerate(board.floor) if sign in HOLES}
        self.deep = {at for at, sign in enumerate(board.floor) if sign in WATER}
        self.blocked = {at for at, sign in enumerate(board.floor) if sign == " "}
        for feature in board.features:
            self._lay(feature.kind, feature.cells)
        self.locked = {_pair(door.at, door.to) for door in board.doors if door.state == "locked"}
        self.shut = {(at, at + (1 if side == 1 else board.width)) for at, side in board.walls}
        self.shut |= {
            _pair(door.at, door.to) for door in board.doors if door.state != "open" and self._unseen(door.at, door.to)
        }
        self.before: list[list[tuple[int, int]]] = [[] for _ in board.floor]
        for at in range(len(board.floor)):
            if at not in self.blocked:
                for to, cost in self._from(at):
                    self.before[to].append((at, cost))

    def _lay(self, kind: str, cells: tuple[int, ...]) -> None:
        """A piece of furniture or an element bars its cells, or turns them into holes or water."""
        card = piece_card(kind)
        if card.impassable or card.height >= WALKER:
            self.blocked |= set(cells)
        elif card.floor in HOLES:
            self.holes |= dict.fromkeys(cells, HOLES[card.floor])
        elif card.floor in WATER:
            self.deep |= set(cells)

    def shore(self, goal: int) -> set[int]:
        """The cell itself; for a cell in a hole also those around the hole, from which it can be reached."""
        found, waiting = {goal}, [goal]
        while waiting:
            at = waiting.pop()
            if at in self.holes:
                near = {at + x + y * self.board.width for x, y in DIRECTIONS if self.leads(at, x, y)} - found
                found |= near
                waiting += sorted(near)
        return found

    def _unseen(self, one: int, other: int) -> bool:
        return " " in (self.board.floor[one], self.board.floor[other])

    def _free(self, at: int, to: int) -> bool:
        return 0 <= to < len(self.board.floor) and to not in self.blocked and _pair(at, to) not in self.shut

    def leads(self, at: int, x: int, y: int) -> bool:
        """Is there a step to the next cell in a direction?  On a slant, both ways round the corner must be open."""
        across, down = x, y * self.board.width
        if not (x and y):
            return self._free(at, at + across + down)
        to = at + across + down
        around = self._free(at, at + across) and self._free(at, at + down)
        return around and self._free(at + across, to) and self._free(at + down, to)

    def _from(self, at: int) -> Iterator[tuple[int, int]]:
        """The cells reached from a cell: a step away, out of a hole, or across one."""
        for x, y in DIRECTIONS:
            if self.leads(at, x, y):
                to = at + x + y * self.board.width
                if to in self.holes:
                    if at not in self.holes:
                        yield from self._leaps(at, x, y)
                elif at in self.holes:
                    yield to, PIT
                else:
                    yield from self._step(at, to)

    def _step(self, at: int, to: int) -> Iterator[tuple[int, int]]:
        heights = self.board.heights
        rise = heights[to] - heights[at] if heights else 0
        if rise <= 1:
            forced = rise < -1 or _pair(at, to) in self.locked
            yield to, (SWIM if to in self.deep else 1) + (FORCE if forced else 0)

    def _leaps(self, at: int, x: int, y: int) -> Iterator[tuple[int, int]]:
        """Jumps straight over a hole, to any cell beyond its last square.  UN-0212, UN-0215"""
        by, here, cost = x + y * self.board.width, at, 0
        for _ in range(WIDEST):
            here += by
            cost += self.holes[here]
            if not self.leads(here, x, y):
                return
            if here + by not in self.holes:
                break
        else:
            return
        for dx, dy in DIRECTIONS:
            to = here + dx + dy * self.board.width
            if dx * x + dy * y > 0 and self.leads(here, dx, dy) and to not in self.holes:
                yield to, cost + 1


DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)
