"""A monster that can attack nobody comes nearer: by the shortest open way, over Holes, through Rubble.

DO-0338, DO-0360, DO-0374 to DO-0377, DO-0382
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from undercroft.board.paths import path as shortest
from undercroft.kernel.requests import Script
from undercroft.systems.doria.cards import monster_words as words
from undercroft.systems.doria.dungeon.markers import unmark
from undercroft.systems.doria.foes.routes import FAR_AWAY, JUMP, price, reach_of, walk, way
from undercroft.systems.doria.foes.targets import decide, preferred, within
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.maps.ground import ground_of
from undercroft.systems.doria.state import HOLE, RUBBLE, Character, Monster

CLEARING = 10
"""What clearing Rubble costs a monster, or the rest of its AP.  DO-0382"""


def towards(game: Doria, monster: Monster, ap: int) -> Script[int]:
    """It moves towards the character it prefers, by the shortest way that is open; where none is, it clears Rubble out
    of its way or comes as near as it can.  The AP with which it may go on after clearing.

    DO-0338, DO-0360, DO-0374, DO-0382
    """
    if monster.held:
        return 0
    if game.ground.rubble >> monster.at & 1 and not game.stats(monster).says(words.THROUGH_WALLS):
        return clear(game, monster, monster.at, ap)
    target = yield from decide(game, monster, preferred(game, monster, game.awake())[0])
    path = open_way(game, monster, target)
    if path:
        walk(game, monster, afford(game, monster.at, path, ap))
        return 0
    path = way_through_rubble(game, monster, target)
    if path:
        return break_through(game, monster, path, ap)
    come_near(game, monster, target, ap)
    return 0


def open_way(game: Doria, monster: Monster, target: Character) -> list[int]:
    """The shortest way, around all figures, to a square from which it could attack.  DO-0374, DO-0375"""
    found = reach_of(game, monster, FAR_AWAY)
    goal = within(game, target.at, game.stats(monster).range, found.squares)
    return way(game, found, goal) if goal else []


def afford(game: Doria, here: int, path: Sequence[int], ap: int) -> list[int]:
    """How far it comes on a way; a jump begun with fewer than 5 AP is completed, one past another monster needs 6.

    DO-0351, DO-0377, DO-0380
    """
    went: list[int] = []
    for there in path:
        cost = price(game, here, there)
        if ap <= 0 or (cost > ap and cost != JUMP):
            break
        went.append(there)
        ap -= cost
        here = there
    return went


# Rubble


def way_through_rubble(game: Doria, monster: Monster, target: Character) -> list[int]:
    """Where Rubble alone is in the way: the way that would be open without it.  DO-0382"""
    ground = game.ground
    if not ground.rubble or ground.walk(monster.at, target.at) is not None:
        return []
    cleared = ground_of(ground.plan, game.state.opened, game.state.barred, _holes(game), ())
    found = reach_of(game, monster, FAR_AWAY, ground=cleared)
    goal = cleared.near[target.at] & found.squares
    return [int(square) for square in shortest(found, goal)] if goal else []


def _holes(game: Doria) -> tuple[int, ...]:
    return tuple(token.at for token in game.state.tokens if token.kind == HOLE)


def break_through(game: Doria, monster: Monster, path: Sequence[int], ap: int) -> int:
    """It goes up to the Rubble and clears it away.  DO-0382"""
    before = 0
    while not game.ground.rubble >> path[before] & 1:
        before += 1
    went = afford(game, monster.at, path[:before], ap)
    for here, there in pairwise((monster.at, *went)):
        ap -= price(game, here, there)
    walk(game, monster, went)
    return clear(game, monster, path[before], ap) if len(went) == before else 0


def clear(game: Doria, monster: Monster, square: int, ap: int) -> int:
    """Rubble is cleared for 10 AP, or for the rest of them; what is left.  DO-0345, DO-0382"""
    if ap <= 0:
        return 0
    unmark(game, RUBBLE, square, monster.id, "cleared")
    return max(0, ap - CLEARING)


# no way at all


def come_near(game: Doria, monster: Monster, target: Character, ap: int) -> None:
    """As near as it can get, doors that are blocked counted as open.  DO-0338, DO-0374"""
    ground = game.ground
    if ground.walk(monster.at, target.at) is None:
        ground = ground_of(ground.plan, game.state.opened, (), _holes(game), ())
    found = reach_of(game, monster, ap)
    for ring in ground.field(target.at):
        near = ring & found.squares
        if near:
            if not near >> monster.at & 1:
                walk(game, monster, way(game, found, near))
            return
