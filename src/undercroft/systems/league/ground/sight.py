"""Who sees whom, and what stands on the line between.  LE-0038 to LE-0040, LE-0358 to LE-0367, LE-G46, LE-G66"""

from __future__ import annotations

from typing import NamedTuple

from undercroft.board.bits import Bits, squares
from undercroft.board.reach import flood
from undercroft.board.sight import Ray
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NOWHERE
from undercroft.systems.league.game import League
from undercroft.systems.league.maps.ground import Ground
from undercroft.systems.league.state import Enemy, Hero


class Line(NamedTuple):
    """A line of sight, with what it crosses between its ends."""

    a: int
    b: int
    objects: int
    """Half-height objects.  LE-0359, LE-0360"""
    models: tuple[Hero | Enemy, ...]
    """Models, whoever lies down left out."""
    straight: bool
    """Does it run exactly along a row, a column or a diagonal?  LE-G66"""


def sees(game: League, viewer: Hero | Enemy, target: Hero | Enemy) -> bool:
    """Is there a line from a square of one to a square of the other, as far as walls, closed doors and high objects go?

    Models and half-height objects only hinder shots.  LE-0038 to LE-0040, LE-G46
    """
    return any(sees_square(game, viewer, b) for b in squares(game.cover(target)))


def sees_square(game: League, viewer: Hero | Enemy, at: int) -> bool:
    """Does a model see a square?  From a pit nothing is seen but what is adjacent.  LE-0038, LE-G46, LE-G118"""
    if viewer.at == NOWHERE or at == NOWHERE:
        return False
    if isinstance(viewer, Hero):
        if viewer.pit:
            return viewer.at == at or bool(game.ground.near[viewer.at] >> at & 1)
        return viewer.at == at or game.ground.sees(viewer.at, at)
    return any(a == at or game.ground.sees(a, at) for a in squares(game.cover(viewer)))


def foes_in_sight(game: League, model: Hero | Enemy) -> list[Hero | Enemy]:
    """Those whom a model fights and sees, in order."""
    return [one for one in game.foes_of(model) if sees(game, model, one)]


def line(game: League, viewer: Hero | Enemy, target: Hero | Enemy) -> Line | None:
    """The line with the fewest things on it from a model to another; None where there is none.

    LE-0038, LE-0358, LE-0359, LE-0480
    """
    ends = [b for b in squares(game.cover(target)) if sees_square(game, viewer, b)]
    found: list[Line] = []
    for a in squares(game.cover(viewer)):
        for b in ends:
            ray = game.ground.sight.ray(a, b)
            if ray is not None and not ray.struck & game.ground.full:
                found.append(_line(game, ray, a, b, viewer, target))
    return min(found, key=lambda one: (one.straight and bool(one.models), one.objects + len(one.models)), default=None)


def line_to(game: League, viewer: Hero | Enemy, at: int) -> Line | None:
    """The line from a model to a square."""
    found: list[Line] = []
    for a in squares(game.cover(viewer)):
        ray = game.ground.sight.ray(a, at)
        if ray is not None and not ray.struck & game.ground.full:
            found.append(_line(game, ray, a, at, viewer, None))
    return min(found, key=lambda one: one.objects + len(one.models), default=None)


def _line(game: League, ray: Ray, a: int, b: int, viewer: Hero | Enemy, target: Hero | Enemy | None) -> Line:
    ground = game.ground
    crossed = ray.struck & ground.half
    objects = sum(bool(piece & crossed) for piece in pieces(ground)) if crossed else 0
    between = tuple(
        one
        for one in game.models()
        if one is not viewer and one is not target and not lying(one) and game.cover(one) & ray.struck
    )
    return Line(a, b, objects, between, ray.straight)


def lying(one: Hero | Enemy) -> bool:
    """Does it lie on the floor or down in a pit, so that lines pass over it?"""
    return one.prone or one.hp <= 0 or (isinstance(one, Hero) and one.pit)


@remembered(256)
def pieces(ground: Ground) -> tuple[Bits, ...]:
    """The pieces of furniture that lie: squares of one kind that touch are one piece.  LE-0150"""
    found: list[Bits] = []
    for there in ground.furniture.values():
        rest = there
        while rest:
            piece = flood(ground.steps, rest & -rest, rest)
            found.append(piece)
            rest &= ~piece
    return tuple(found)
