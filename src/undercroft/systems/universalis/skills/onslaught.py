"""Onslaught, with or without a shield: running an enemy over.  UN-C459, UN-C547"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.board.facing import Facing, behind
from undercroft.board.footprint import footprint
from undercroft.board.reach import Reach
from undercroft.kernel.requests import FigureId, Option, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions.move import set_out
from undercroft.systems.universalis.agenda import NextTarget
from undercroft.systems.universalis.cards.sizes import HUGE
from undercroft.systems.universalis.cards.words import Action, Blast
from undercroft.systems.universalis.effects import Cause
from undercroft.systems.universalis.effects.harm import burst
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import base_of
from undercroft.systems.universalis.ground.engagement import adjacent, around
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import cost_to, landings, reach_of, way_to
from undercroft.systems.universalis.rolls.contests import contest
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import suffer

ONSLAUGHT = ("onslaught", "shield-onslaught")


def in_front(game: Universalis, who: Character, enemy: Character) -> bool:
    """Was an enemy before it when its activation began?"""
    back = behind(game.plan.board, origin(game, who), Facing(game.active.looked))
    return bool(game.cover(enemy) & ~back)


def origin(game: Universalis, who: Character) -> Bits:
    """The squares on which it began its activation, as its base lay then."""
    at = game.active.origin
    if not who.wide:
        return 1 << at
    base = base_of(who) if game.active.lain is who.across else base_of(who)[::-1]
    return footprint(game.plan.board, *base).at(at)


def started_free(game: Universalis, who: Character) -> bool:
    """Did it begin its activation with no enemy adjacent?"""
    near = game.terrain.around[origin(game, who)]
    return not any(near & game.cover(enemy) for enemy in game.enemies(who))


@moments.AIMS.on(*ONSLAUGHT)
def rush_at(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """Enemies before it that it can reach on easy ground; never riders.  UN-C459, UN-C547, UN-1367"""
    active = game.active
    if active.toiled or not active.points or not started_free(game, who):
        return ()
    if skill == "shield-onslaught" and game.kit(who).shield is None:
        return ()
    here = Standpoint(game, who)
    found = reach_of(here, active.points)
    ends = landings(here, found)
    return tuple(
        Option("skill", enemy.id, what=skill)
        for enemy in game.enemies(who)
        if not enemy.mount and in_front(game, who, enemy) and _spot(game, who, enemy, found, ends) is not None
    )


def _spot(game: Universalis, who: Character, enemy: Character, found: Reach, ends: Bits) -> int | None:
    """The nearest place beside an enemy that can be reached without crossing difficult ground."""
    base = game.terrain.base(*base_of(who))
    spots = base.touching(around(game, enemy, who.size >= HUGE)) & ends
    for at in sorted(squares(spots), key=lambda at: (cost_to(game, who, found, at), at)):
        if not any(game.terrain.rough >> square & 1 for square in way_to(game, who, found, at)):
            return int(at)
    return None


@moments.WANTS.on(*ONSLAUGHT)
def run_down(game: Universalis, who: Character, options: tuple[Option, ...]) -> Option | None:
    """Of several enemies, the one of the lowest Agility.  UN-C547"""
    return min(options, key=lambda option: (game.kit(game.character(option.who)).agility, option.who))


@moments.DEED.on(*ONSLAUGHT)
def rush(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The attacker runs up to the enemy; then opposed Agility decides.  UN-C547"""
    here = Standpoint(game, who)
    found = reach_of(here, game.active.points)
    enemy = game.character(option.who)
    at = _spot(game, who, enemy, found, landings(here, found))
    assert at is not None, "an onslaught that finds no way"
    game.push(NextTarget(who.id, skill="onslaught", targets=(enemy.id,)))
    set_out(game, who, found, at)
    game.active.points = 0
    yield from ()


@moments.ALSO.on("onslaught")
def overrun(game: Universalis, who: Character, targets: tuple[FigureId, ...]) -> Script[None]:
    """Opposed Agility: an enemy that loses is Knocked Down and takes Strength in dice, with Armor +1.  UN-C547"""
    enemy = game.find(targets[0])
    if enemy is None or not enemy.here or game.active.halted or not adjacent(game, who, enemy):
        return
    if (yield from contest(game, who, enemy, "agility", "onslaught")):
        suffer(game, enemy, "knocked-down")
        yield from burst(game, enemy, Blast(armor=1), game.kit(who).strength, Cause("onslaught", who.id))
