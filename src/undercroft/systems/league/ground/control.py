"""Who is beside whom, and the squares that each model controls.  LE-0037, LE-0158, LE-G63, LE-G65"""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.board.facing import Facing, behind
from undercroft.crawl.game import is_hero
from undercroft.kernel.requests import NOWHERE
from undercroft.systems.league.game import League
from undercroft.systems.league.state import ACTION_POINTS, HELD, Enemy, Hero, Model


def around(game: League, model: Hero | Enemy) -> Bits:
    """The squares adjacent to a model, no wall between.  LE-0037"""
    if model.at == NOWHERE:
        return 0
    if is_hero(model.id):
        return game.ground.near[model.at]
    return game.ground.steps.around(game.cover(model))


def beside(game: League, one: Hero | Enemy, other: Hero | Enemy) -> bool:
    """Are two models adjacent?  LE-0037, LE-0343, LE-0353"""
    return bool(around(game, one) & game.cover(other))


def adjacent_foes(game: League, model: Hero | Enemy) -> list[Hero | Enemy]:
    """Those adjacent to a model whom it fights, in order: of heroes only those on their feet.  LE-0037, LE-0343"""
    near = around(game, model)
    return [one for one in game.foes_of(model) if near & game.cover(one)] if near else []


def zone_of(game: League, model: Hero | Enemy) -> Bits:
    """The squares a model controls: those before it, diagonally before it and to its sides.  Whoever is knocked out, or
    will have no AP because it is stunned, controls none.  LE-0158, LE-G63"""
    if model.at == NOWHERE or helpless(game, model):
        return 0
    return game.ground.zones[game.cover(model), model.facing]


def helpless(game: League, model: Hero | Enemy) -> bool:
    """Is it knocked out, so stunned that no AP are left to it, or held by a monster?  LE-0751, LE-0796, LE-G63"""
    if model.hp <= 0:
        return True
    if isinstance(model, Hero) and any(grip.kind in HELD for grip in model.grips):
        return True
    return model.stun >= ACTION_POINTS or (model.stun > 0 and game.wounded(model))


def hostile_zone(game: League, model: Hero | Enemy) -> Bits:
    """The squares that a model's foes control, each counted once.  LE-0159, LE-G63"""
    found = 0
    for one in game.foes_of(model):
        found |= zone_of(game, one)
    return found


def from_behind(game: League, target: Hero | Enemy, at: int) -> bool:
    """Does what comes from this square come from behind: from the three squares that the target does not control, and
    in shots from the same sector farther out?  LE-0354, LE-G65"""
    return bool(behind(game.ground.board, game.cover(target), Facing(target.facing)) >> at & 1)


def attack_from_behind(game: League, attacker: Model, target: Hero | Enemy) -> bool:
    """Is every square of the attacker behind the target?  LE-0354, LE-G65"""
    cover = game.cover(attacker)
    rear = behind(game.ground.board, game.cover(target), Facing(target.facing))
    return bool(cover) and not cover & ~rear
