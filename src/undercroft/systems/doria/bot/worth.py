"""How good a position of Dungeons of Doria is for the group: what its characters are and have, what stands against
them, how far the scenario has come and how near doom is."""

from __future__ import annotations

from undercroft.kernel.requests import NOWHERE
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import DOOM_START, Character, Monster
from undercroft.systems.doria.status import hp_left

END = 200.0
"""What it is worth to win, and what it costs to lose."""

DEAD, DOWN = 40.0, 20.0
LEAVING = 8.0
DOOM, LEVEL = 1.0, 5.0
TASK = 12.0
TILE = 3.0
STEP = 0.4
FARTHEST = 20


def value(game: Doria) -> float:
    """The worth of all of it."""
    state = game.state
    if state.outcome is not None:
        return END if state.outcome.won else -END
    ours = sum(character_worth(game, one) for one in state.party) + 2.0 * state.xp
    theirs = sum(monster_worth(game, one) for one in state.monsters)
    doom = DOOM * (DOOM_START - state.doom) + LEVEL * state.ml
    return ours - theirs - doom + TASK * sum(state.quest.values()) + TILE * len(state.plan.laid)


def character_worth(game: Doria, one: Character) -> float:
    """HP and PP, of which the last count most, what it wears, what it has earned, and how near its next fight is."""
    if one.left:
        return LEAVING
    if one.dead:
        return -DEAD
    if one.unconscious:
        return -DOWN
    health = 12.0 * (1.0 - 0.85 ** max(0, one.hp)) + 0.6 * one.hp + 0.4 * one.pp
    return health + 1.0 * len(one.outfit.items()) + 4.0 * one.earned - STEP * _way(game, one)


def _way(game: Doria, one: Character) -> int:
    """How far it is to the nearest monster; nowhere to go without any."""
    if one.at == NOWHERE or not game.state.monsters:
        return 0
    ways = (game.ground.walk(one.at, monster.at) for monster in game.state.monsters if not monster.outside)
    return min((way for way in ways if way is not None), default=FARTHEST)


def monster_worth(game: Doria, one: Monster) -> float:
    """A monster counts by the HP it has left, less while it waits outside."""
    return (0.5 if one.outside else 1.0) * (1.0 * hp_left(game, one) + 4.0)
