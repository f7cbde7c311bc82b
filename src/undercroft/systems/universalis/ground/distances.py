"""Distances in squares: counted as a walk that only impassable things hinder.  UN-0120, UN-0304"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.board.bits import Bits
from undercroft.board.reach import flood, rings
from undercroft.kernel.remembering import remembered
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.terrain import Terrain
from undercroft.systems.universalis.state import Character

COMBAT = 12
"""Enemies this near make it a combat turn.  UN-0304"""


def open_floor(terrain: Terrain) -> Bits:
    """Squares that distances are counted through: everything but the impassable.  UN-0120"""
    return terrain.board.floor & ~terrain.obstacles.barred


def within(game: Universalis, cover: Bits, squares: int) -> Bits:
    """All squares up to a distance from a set, which is included."""
    return _within(game.terrain, cover, squares)


@remembered(2048)
def _within(terrain: Terrain, cover: Bits, squares: int) -> Bits:
    return flood(terrain.walking, cover, open_floor(terrain) | cover, squares)


def close_by(game: Universalis, one: Character, other: Character, squares: int) -> bool:
    """Is another character within the reach of a skill, counted in squares?  UN-0120"""
    return bool(within(game, game.cover(one), squares) & game.cover(other))


class Ripples:
    """The squares 0, 1, 2 … steps from a set, over ground on which somebody of a height can stand; found as they are
    asked for, and kept."""

    __slots__ = ("_passable", "_rings", "_seen", "_steps")

    def __init__(self, terrain: Terrain, height: int, start: Bits) -> None:
        self._steps, self._passable = terrain.walking, terrain.standable[height]
        self._rings, self._seen = [start], start

    def __iter__(self) -> Iterator[Bits]:
        rings, far = self._rings, 0
        while ring := rings[far]:
            yield ring
            far += 1
            if far == len(rings):
                ring = self._steps.from_(ring) & self._passable & ~self._seen
                self._seen |= ring
                rings.append(ring)


@remembered(1024)
def ripples(terrain: Terrain, height: int, start: Bits) -> Ripples:
    """The rings around a set of squares; remembered."""
    return Ripples(terrain, height, start)


def distance(game: Universalis, one: Character, other: Character) -> int:
    """Squares from one to another; 99 where there is no way."""
    goal = game.cover(other)
    for far, ring in enumerate(rings(game.terrain.walking, game.cover(one), open_floor(game.terrain))):
        if ring & goal:
            return far
    return 99


def nearest(game: Universalis, among: Iterable[Character], goals: Bits) -> list[Character]:
    """Those of them who are nearest to a set of squares; all where there is no way."""
    known = list(among)
    if len(known) < 2:
        return known
    covers = 0
    for one in known:
        covers |= game.cover(one)
    for ring in rings(game.terrain.walking, goals, open_floor(game.terrain) | goals):
        if ring & covers:
            return [one for one in known if game.cover(one) & ring]
    return known


def in_combat(game: Universalis) -> bool:
    """Is it a combat turn: any enemy 12 squares or less from anybody of the heroes' group, or clinging to one?

    UN-0304, UN-0671, UN-C115
    """
    if not game.state.creatures:
        return False
    enemies, swayed = 0, game.state.swayed
    for creature in game.state.creatures:
        if creature.clings:
            return True
        if creature.id not in swayed:
            enemies |= game.cover(creature)
    return any(hero.here and within(game, game.cover(hero), COMBAT) & enemies for hero in game.state.heroes)
