"""The ways of monsters: on foot, over Holes, through the air, through Walls.

DO-0341, DO-0366, DO-0374 to DO-0382
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.board.bits import Bits, squares
from undercroft.board.grid import Board
from undercroft.board.paths import path, routes
from undercroft.board.reach import Reach, Ways, reach
from undercroft.board.steps import Steps, steps_on
from undercroft.kernel.events import Moved
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NOWHERE
from undercroft.systems.doria.cards import monster_words as words
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.occupied import characters_at, monsters_at
from undercroft.systems.doria.maps.ground import Ground
from undercroft.systems.doria.state import Monster

JUMP = 5
"""What a jump costs a monster; it needs no check.  DO-0376"""

JUMP_ON = JUMP + 1
"""A jump and the step past a monster that stands on the other side.  DO-0380"""

FAR_AWAY = 150
"""As many AP as no way in a dungeon takes."""


class Leap(NamedTuple):
    """A jump in a straight line over an obstacle: from where, to where, and the square behind that.  DO-0379"""

    start: int
    landing: int
    behind: int


@remembered(512)
def leaps(ground: Ground) -> tuple[Leap, ...]:
    """Every jump over Holes and red-bordered squares.  DO-0376, DO-0379"""
    found: list[Leap] = []
    for step, allowed in ground.steps.ways()[:4]:
        before = ground.holes >> step if step > 0 else ground.holes << -step
        for start in squares(allowed & ground.enterable & before):
            here = start + step
            while (ground.holes & allowed) >> here & 1:
                here += step
            if ground.enterable >> here & 1:
                behind = here + step
                free = (allowed >> here & 1) and (ground.enterable >> behind & 1)
                found.append(Leap(start, here, behind if free else NOWHERE))
    return tuple(found)


@remembered(512)
def _jumps(ground: Ground) -> Steps | None:
    """Jumps as steps, both ways."""
    pairs = {(min(one.start, one.landing), max(one.start, one.landing)) for one in leaps(ground)}
    return _links(ground, sorted(pairs)) if pairs else None


def _links(ground: Ground, pairs: list[tuple[int, int]]) -> Steps:
    return Steps(ground.board.stride, ground.board.floor, 0, 0, 0, 0).linked(*pairs)


@remembered(512)
def _through_walls(ground: Ground) -> Steps:
    """Steps of who minds no Walls, wherever a tile lies.  DO-0333"""
    return steps_on(Board(ground.board.width, ground.board.height, floor=everywhere(ground)))


@remembered(512)
def everywhere(ground: Ground) -> Bits:
    """All places under tiles, Walls among them."""
    found = 0
    for cover in ground.covers:
        found |= cover
    return found


@remembered(512)
def beside_walls(ground: Ground) -> Bits:
    """Squares with a Wall on a side.  DO-0366"""
    steps = ground.steps
    return ground.board.floor & ~(steps.north & steps.east & steps.south & steps.west)


class Gait(NamedTuple):
    """How a monster moves on some ground: its steps with what they cost, and the squares it may be on."""

    ways: Ways
    open: Bits


def gait(game: Doria, monster: Monster, ground: Ground | None = None) -> Gait:
    """A monster walks and jumps; some fly, some go through Walls; figures are not counted.

    DO-0333, DO-0341, DO-0342, DO-0376
    """
    ground = ground or game.ground
    stats = game.stats(monster)
    if stats.says(words.THROUGH_WALLS):
        return Gait(((_through_walls(ground), 1),), everywhere(ground))
    if stats.says(words.FLIES):
        return Gait(((ground.steps, 1),), ground.passable)
    jumps = _jumps(ground)
    return Gait(((ground.steps, 1), (jumps, JUMP)) if jumps else ((ground.steps, 1),), ground.enterable)


def reach_of(game: Doria, monster: Monster, ap: int, onto: Bits = 0, ground: Ground | None = None) -> Reach:
    """Where a monster can get with so many AP around all figures; it may end on squares of `onto` where it could stand.

    DO-0212, DO-0214, DO-0374, DO-0375
    """
    ground = ground or game.ground
    ways, open_squares = gait(game, monster, ground)
    others = monsters_at(game, monster.id)
    free = open_squares & ~characters_at(game) & ~others
    start = 1 << monster.at
    if len(ways) > 1 and others:
        ways = _past_monsters(ground, ways, start, free, others)
    ends = onto & open_squares
    return reach(ways, start, ap, free | ends, stop=ends)


def _past_monsters(ground: Ground, ways: Ways, start: Bits, free: Bits, others: Bits) -> Ways:
    """A jump over an obstacle behind which a monster stands goes on to the free square behind it.  DO-0380"""
    blocked = [one for one in leaps(ground) if others >> one.landing & 1 and one.behind != NOWHERE]
    blocked = [one for one in blocked if free >> one.behind & 1 and (free | start) >> one.start & 1]
    if not blocked:
        return ways
    before = reach(ways, start, FAR_AWAY, free)
    helpful: list[tuple[int, int]] = []
    for one in blocked:
        here, there = before.cost(1 << one.start), before.cost(1 << one.behind)
        if here is not None and (there is None or here < there):
            helpful.append((one.start, one.behind))
    return (*ways, (_links(ground, helpful), JUMP_ON)) if helpful else ways


def way(game: Doria, found: Reach, goal: Bits) -> list[int]:
    """The shortest way, along Walls, then where no character sees it.  DO-0366"""
    on_route = 0
    for layer in routes(found, goal):
        on_route |= layer
    hidden = on_route & ~bits_seen(game, on_route)
    return [int(square) for square in path(found, goal, prefer=(beside_walls(game.ground), hidden))]


def bits_seen(game: Doria, there: Bits) -> Bits:
    """Those of these squares that a character sees."""
    found = 0
    for one in game.awake():
        found |= game.ground.sight.seen(one.at, there & ~found)
    return found


def watchers(game: Doria, square: int) -> int:
    """How many characters see a square.  DO-0366"""
    return sum(game.ground.sees(one.at, square) for one in game.awake())


def price(game: Doria, here: int, there: int) -> int:
    """What a leg of a way costs: a step 1, a jump 5, a jump past a monster 6.  DO-0376, DO-0380"""
    if game.ground.near[here] >> there & 1 or game.ground.board.walk(here, there) == 1:
        return 1
    return JUMP if any(one.start == here and one.landing == there for one in leaps(game.ground)) else JUMP_ON


def walk(game: Doria, monster: Monster, path: Sequence[int]) -> None:
    """It stands on the last square of a way; jumps are told apart from steps.  DO-0376, DO-0379"""
    here, leg = monster.at, [monster.at]
    for there in path:
        if price(game, here, there) >= JUMP:
            _tell(game, monster, leg)
            game.tell(Moved, monster.id, (here, there), "jump", rules=("DO-0376",))
            leg = [there]
        else:
            leg.append(there)
        here = there
    _tell(game, monster, leg)
    monster.at = here


def _tell(game: Doria, monster: Monster, leg: list[int]) -> None:
    if len(leg) > 1:
        game.tell(Moved, monster.id, tuple(leg))
