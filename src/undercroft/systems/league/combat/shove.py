"""Shoving, and models that are pushed from where they stand.  LE-0417 to LE-0425, LE-G11"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.board.facing import EIGHT, Facing, towards
from undercroft.kernel.dice import Reading, bands
from undercroft.kernel.events import Changed, Moved, Summed
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NO, NOWHERE, YES, Ask, Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.agenda import SpringTrap
from undercroft.systems.league.cards.values import damage_bonus
from undercroft.systems.league.combat.to_hit import is_large
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import beside
from undercroft.systems.league.ground.walking import floats
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.rolls.checks import D100
from undercroft.systems.league.rolls.luck import thrown
from undercroft.systems.league.rolls.values import value_of
from undercroft.systems.league.state import TRAP, Enemy, Hero
from undercroft.systems.league.status.conditions import fall
from undercroft.systems.league.status.defeat import die, fell

STRENGTH = 10
"""Each point of damage bonus adds so much to the roll.  LE-0418"""


def may_shove(game: League, shover: Hero | Enemy, target: Hero | Enemy) -> bool:
    """May a model be shoved?  It is adjacent and not large, and a large shover fits where it stands.

    LE-0353, LE-0417, LE-0783
    """
    if not beside(game, shover, target) or is_large(game, target) or target.hp <= 0:
        return False
    return not is_large(game, shover) or bool(places_over(game, shover, target.at, target))


def places_over(game: League, shover: Hero | Enemy, at: int, leaving: Hero | Enemy | None = None) -> Bits:
    """The places of a base that cover a square, whoever leaves it.  LE-0783"""
    others = game.occupied(shover) & ~(game.cover(leaving) if leaving is not None else 0)
    base = game.base(shover)
    return base.touching(1 << at) & base.fits(game.ground.open_floor & ~others, game.ground.steps)


def to_shove(game: League, shover: Hero | Enemy, target: Hero | Enemy) -> Tally:
    """What the d100 must exceed: the target's DEX, less 10 for each point of the shover's damage bonus.  Whoever is
    caught in a net has a DEX of 0.  LE-0417, LE-0418, LE-G11"""
    needed = Tally(0, "netted", "LE-G11") if target.netted else value_of(game, target, "dexterity")
    return needed.add(-STRENGTH * force(game, shover), "damage-bonus", "LE-0418")


def force(game: League, model: Hero | Enemy) -> int:
    """A model's damage bonus.  LE-0010, LE-0418, LE-0499"""
    if isinstance(model, Enemy):
        return game.card(model).damage_bonus
    return damage_bonus(value_of(game, model, "strength").total)


@remembered(1024)
def shove_reading(needed: int) -> Reading[str]:
    """Reads a d100 that must be higher than a number; 100 is a fumble.  LE-0417, LE-0423"""
    return bands("fumble", held=max(0, min(needed, 99)), shoved=99)


def shove(game: League, shover: Hero | Enemy, target: Hero | Enemy) -> Script[bool]:
    """A d100 higher than the target's DEX moves it one square straight back, or diagonally where that is blocked; one
    that cannot be moved falls over.  On 100 the shover falls over.  Was it shoved or thrown over?

    LE-0417 to LE-0423
    """
    needed = to_shove(game, shover, target)
    game.tell(Summed, "to-shove", shover.id, needed.total, needed.frozen(), rules=("LE-0417",))
    hero = shover if isinstance(shover, Hero) else target
    own = hero is shover
    found: str = yield from thrown(
        game,
        D100,
        shove_reading(needed.total),
        "shove",
        shover,
        affects=hero,
        content=lambda band: (band == "shoved") == own,
    )
    if found == "fumble":
        fall(game, shover, "LE-0423")
    if found != "shoved":
        return False
    left = target.at
    away = towards(game.ground.board, shover.at, target.at, EIGHT)
    moved = yield from push_back(game, target, away, shover)
    if moved:
        yield from _enter(game, shover, left)
    return True


def push_back(game: League, target: Hero | Enemy, away: Facing, by: Hero | Enemy | None = None) -> Script[bool]:
    """A model is moved one square straight back, and whoever stands there, too; where that is blocked, diagonally back;
    where it cannot be moved it falls over.  Was it moved?  LE-0419 to LE-0421"""
    behind = beyond(game, target.at, away)
    if behind is not None:
        other = standing_on(game, behind)
        farther = beyond(game, behind, away) if other is not None else None
        if other is None:
            put(game, target, behind)
            return True
        if farther is not None and standing_on(game, farther) is None and not is_large(game, other):
            put(game, other, farther)
            put(game, target, behind)
            return True
    sides = [at for turn in (-1, 1) if (at := beyond(game, target.at, away.turned(turn))) is not None]
    free = [at for at in sides if standing_on(game, at) is None]
    if not free:
        fall(game, target, "LE-0421")
        return False
    at = free[0]
    if len(free) > 1:
        at = yield from _which(game, free, target, by)
    put(game, target, at)
    return True


def _which(game: League, free: list[int], target: Hero | Enemy, by: Hero | Enemy | None) -> Script[int]:
    """A hero who shoves chooses between the two squares diagonally behind; else chance does.  LE-0419, LE-0480"""
    if isinstance(by, Hero):
        options = [Option("shove-to", who=target.id, at=at) for at in free]
        option: Option = yield Ask("shove-where", by.seat, options, who=by.id)
        return option.at
    return (yield from pick(free, "shove"))


def beyond(game: League, at: int, away: Facing) -> int | None:
    """The square next to one in a direction, if a model can be pushed there: no wall, no furniture, no chest; lava,
    chasms and pits stop nobody who is pushed.  LE-0419, LE-0424, LE-G64"""
    ground, board = game.ground, game.ground.board
    column, row = board.place(at)
    column, row = column + away.column, row + away.row
    if not board.contains(column, row):
        return None
    to = board.square(column, row)
    open_floor = ground.open_floor | ground.deadly
    if not open_floor >> to & 1 or not ground.steps.from_(1 << at) >> to & 1:
        return None
    return to


def standing_on(game: League, at: int) -> Hero | Enemy | None:
    """Who stands or lies on a square."""
    return next((one for one in game.models() if game.cover(one) >> at & 1), None)


def put(game: League, model: Hero | Enemy, at: int) -> None:
    """A model is pushed onto a square: lava and chasms kill it at once, a pit takes it in, a trap there springs with no
    chance to find or avoid it.  LE-0272, LE-0424, LE-0425, LE-0477, LE-G118"""
    ground, came_from = game.ground, model.at
    model.at = at
    game.tell(Moved, model.id, (came_from, at), "shoved", rules=("LE-0419",))
    if ground.deadly >> at & 1:
        if isinstance(model, Enemy):
            fell(game, model, loot=False)
        else:
            die(game, model, "LE-0424")
    elif ground.pits >> at & 1 and not floats(game, model):
        into_pit(game, model)
    else:
        _onto_trap(game, model)


def into_pit(game: League, model: Hero | Enemy) -> None:
    """Whoever falls into a pit: an enemy is gone, with neither XP nor loot; a hero is down there.  LE-0477, LE-G118"""
    if isinstance(model, Enemy):
        fell(game, model, why="pit", loot=False, reward=False)
    else:
        model.pit, model.ap = True, 0
        game.tell(Changed, "pit", model.id, now=1, rules=("LE-G118",))


def _onto_trap(game: League, model: Hero | Enemy) -> None:
    """Whoever is shoved onto a trap springs it.  LE-0272, LE-0425"""
    if floats(game, model):
        return
    for token in game.state.tokens:
        if token.kind == TRAP and token.at == model.at:
            game.push(SpringTrap(model.id, card=token.name, at=token.at))


def _enter(game: League, shover: Hero | Enemy, at: int) -> Script[None]:
    """The shover may enter the square that was left.  LE-0422, LE-0783"""
    if game.gone(shover.id) or shover.prone or standing_on(game, at) is not None:
        return
    board, came_from = game.ground.board, shover.at
    places = squares(places_over(game, shover, at))
    to = min(places, key=lambda one: (board.distance(came_from, one), one), default=NOWHERE)
    if to == NOWHERE:
        return
    if isinstance(shover, Hero):
        option: Option = yield Ask("follow-shove", shover.seat, (YES, NO), 1, shover.id)
        if option.act == NO.act:
            return
    shover.at = to
    game.tell(Moved, shover.id, (came_from, to), rules=("LE-0422",))
