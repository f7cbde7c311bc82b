"""How good a position of League of Dungeoneers is for the party: hit points, sanity, luck and morale against the
enemies and the threat; what has been explored and done."""

from __future__ import annotations

from undercroft.kernel.requests import NOWHERE
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero

END = 200.0
"""What it is worth to win, and what it costs to lose."""

DEAD, DOWN = 60.0, 30.0
MORALE, THREAT = 1.5, 0.5
TASK = 30.0
TILE = 3.0
STEP = 0.4
FARTHEST = 20


def value(game: League) -> float:
    """The worth of all of it."""
    state = game.state
    if state.outcome is not None:
        return END if state.outcome.won else -END
    ours = sum(hero_worth(game, one) for one in state.party)
    theirs = sum(enemy_worth(one) for one in state.enemies)
    table = MORALE * state.morale - THREAT * state.threat + TILE * len(state.plan.laid) + 0.02 * sum(state.rewards)
    return ours - theirs + table + TASK * sum(state.quest.values())


def hero_worth(game: League, one: Hero) -> float:
    """Hit points, of which the last count most, sanity, energy and luck; what weighs on a hero; its next fight."""
    if one.dead:
        return -DEAD
    if one.down:
        return -DOWN
    if not one.here:
        return 0.0
    health = 15.0 * (1.0 - 0.9 ** max(0, one.hp)) + 1.0 * one.hp
    ailing = 3.0 * one.prone + 2.0 * one.stun + 0.5 * one.poison + 4.0 * len(one.grips) + 1.0 * (one.fire + one.acid)
    mind = 0.7 * one.sanity + 3.0 * one.energy + 4.0 * one.luck + 0.3 * one.mana
    return health + mind - ailing - STEP * _way(game, one)


def _way(game: League, one: Hero) -> int:
    """How far it is to the nearest enemy; nowhere to go without any."""
    foes = [enemy.at for enemy in game.state.enemies if enemy.at != NOWHERE]
    if one.at == NOWHERE or not foes:
        return 0
    ways = (game.ground.walk(one.at, at) for at in foes)
    return min((way for way in ways if way is not None), default=FARTHEST)


def enemy_worth(one: Enemy) -> float:
    """An enemy counts by its hit points, less where it cannot do much."""
    return 1.2 * one.hp + 6.0 - 2.0 * one.prone - 1.0 * one.stun - 2.0 * one.netted
