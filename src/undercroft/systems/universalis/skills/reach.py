"""The enemies that a skill needing adjacency can reach: neighbors, those in front or behind, those in reach of
tentacles.  UN-C563 to UN-C565"""

from __future__ import annotations

from undercroft.board.facing import Facing, behind
from undercroft.kernel.requests import FigureId, Option, Script
from undercroft.systems.universalis.actions.melee import tentacles
from undercroft.systems.universalis.agenda import NextTarget
from undercroft.systems.universalis.cards.people import skill_card
from undercroft.systems.universalis.cards.words import ACTION, Action, Blast
from undercroft.systems.universalis.effects import Cause
from undercroft.systems.universalis.effects.harm import burst
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import beside
from undercroft.systems.universalis.state import Character


def in_arms(game: Universalis, who: Character) -> list[Character]:
    """The enemies it can grab: adjacent ones, and those its tentacles reach.  UN-C565"""
    near = beside(game, who)
    return near + tentacles(game, who, near)


def in_front(game: Universalis, who: Character, enemy: Character) -> bool:
    """Is any part of an enemy in front of it or at its sides?"""
    return bool(game.cover(enemy) & ~_back(game, who))


def at_its_back(game: Universalis, who: Character, enemy: Character) -> bool:
    """Is an enemy wholly behind it?"""
    return not game.cover(enemy) & ~_back(game, who)


def _back(game: Universalis, who: Character) -> int:
    return behind(game.plan.board, game.cover(who), Facing(who.facing))


def smaller(who: Character, enemies: list[Character]) -> list[Character]:
    """Those of the enemies that are smaller than it."""
    return [enemy for enemy in enemies if enemy.size < who.size]


def number_of(skill: str) -> int:
    """The number (x) of a skill."""
    (action,) = ACTION.of(skill_card(skill).effects)
    return action.n


def each(skill: str, enemies: list[Character]) -> tuple[Option, ...]:
    """An option for each of these enemies."""
    return tuple(Option("skill", enemy.id, what=skill) for enemy in enemies)


def once(skill: str, enemies: list[Character]) -> tuple[Option, ...]:
    """One option for all of these enemies together, if there are any; its number says how many."""
    return (Option("skill", what=skill, n=len(enemies)),) if enemies else ()


def each_in_turn(game: Universalis, who: Character, skill: str, targets: tuple[FigureId, ...]) -> list[Character]:
    """The first of some targets that is still there; the others are left for a step of their own."""
    left = [id for id in targets if not game.gone(id)]
    if len(left) > 1:
        game.push(NextTarget(who.id, skill=skill, targets=tuple(left[1:])))
    return [game.character(id) for id in left[:1]]


def strike_with(
    game: Universalis, who: Character, target: Character, blast: Blast, dice: int, skill: str
) -> Script[bool]:
    """Roll damage dice of a skill; did the target lose Vitality?  UN-0476, UN-C532, UN-C536"""
    before = target.wounds
    yield from burst(game, target, blast, dice, Cause(skill, who.id))
    return target.wounds > before or target.suffers("knocked-out")


def adjacent_aims(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """An option for every enemy within reach of its arms."""
    return each(skill, in_arms(game, who))
