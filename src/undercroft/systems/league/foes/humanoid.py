"""The list of humanoids with close combat weapons.  LE-0687 to LE-0696, LE-C65"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.requests import Script
from undercroft.systems.league.foes.attacks import power_attack, second_die, stance, strike, uses_skill
from undercroft.systems.league.foes.moves import approach, charge, contact
from undercroft.systems.league.foes.reach import reach_over
from undercroft.systems.league.foes.room import make_room
from undercroft.systems.league.foes.special import use_special
from undercroft.systems.league.foes.targets import adjacent, choose, closest, nearest_distance
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.walking import movement
from undercroft.systems.league.state import Enemy, Hero

STANCE, CONTACT = 1, 4
"""Up to these a d6 says: a parry stance, a move into contact; above, a charge.  LE-0690"""
GUARD, BLOW = 1, 5
"""Up to these a d6 says: a parry stance, a standard attack; above, a power attack.  LE-0694"""


def humanoid(game: League, enemy: Enemy) -> Script[None]:
    """One AP or more by its list, from the top.  LE-0689 to LE-0694"""
    beside = adjacent(game, enemy)
    if beside:
        if not (yield from make_room(game, enemy)):
            yield from attack(game, enemy, beside)
        return
    target = yield from closest(game, enemy)
    if nearest_distance(game, enemy) > movement(game, enemy):
        if not approach(game, enemy, target):
            yield from cannot_come(game, enemy, target)
        return
    number = yield from second_die(enemy, "approach-table")
    if number <= STANCE:
        stance(game, enemy)
    elif number <= CONTACT or not charge(game, enemy, target):
        yield from come_up(game, enemy, target)


def come_up(game: League, enemy: Enemy, target: Hero) -> Script[None]:
    """It moves into contact; where it cannot it strikes over a friend, or comes as near as it can.  LE-0344, LE-0690"""
    if contact(game, enemy, target):
        return
    if (yield from reach_over(game, enemy)):
        return
    if not approach(game, enemy, target):
        yield from cannot_come(game, enemy, target)


def cannot_come(game: League, enemy: Enemy, target: Hero) -> Script[None]:
    """Nothing of its list can be done from where it is: it uses what else it can, or waits in a parry stance.

    LE-0480, LE-0688, LE-0813
    """
    if not ((yield from reach_over(game, enemy)) or (yield from use_special(game, enemy))):
        stance(game, enemy)


def attack(game: League, enemy: Enemy, beside: Sequence[Hero]) -> Script[None]:
    """1-4 a normal attack, 5-6 a skill or special talent, and if none applies a normal attack.  LE-0693"""
    if (yield from uses_skill(game, enemy)) and (yield from use_special(game, enemy)):
        return
    target = yield from choose(game, enemy, beside)
    yield from normal_attack(game, enemy, target)


def normal_attack(game: League, enemy: Enemy, target: Hero) -> Script[None]:
    """1 a parry stance; 2-5 a standard attack; 6 a power attack, or a parry stance if it is wounded.  LE-0694"""
    number = yield from second_die(enemy)
    if number <= GUARD or (number > BLOW and game.wounded(enemy)):
        stance(game, enemy)
    elif number <= BLOW:
        strike(game, enemy, target)
    else:
        power_attack(game, enemy, target)
