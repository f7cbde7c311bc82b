"""The lists of beasts and of the higher undead.  LE-0705 to LE-0712, LE-0719 to LE-0725, LE-C67, LE-C69"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.requests import Script
from undercroft.systems.league.foes.attacks import power_attack, second_die, strike, uses_skill
from undercroft.systems.league.foes.moves import approach, charge, contact, spend
from undercroft.systems.league.foes.reach import reach_over
from undercroft.systems.league.foes.room import make_room
from undercroft.systems.league.foes.special import use_special
from undercroft.systems.league.foes.targets import adjacent, choose, closest, nearest_distance
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.walking import movement
from undercroft.systems.league.state import Enemy, Hero

BEAST_POWER, UNDEAD_POWER = 4, 2
"""Up to these a d6 says: a power attack.  LE-0710, LE-0724"""


def beast(game: League, enemy: Enemy) -> Script[None]:
    """One AP or more by the list of beasts, from the top.  LE-0705 to LE-0711"""
    yield from hunt(game, enemy, BEAST_POWER)


def higher_undead(game: League, enemy: Enemy) -> Script[None]:
    """One AP or more by the list of the higher undead, from the top.  LE-0719 to LE-0724"""
    yield from hunt(game, enemy, UNDEAD_POWER)


def hunt(game: League, enemy: Enemy, power: int) -> Script[None]:
    """What both lists say: come nearer, make room, attack, charge.  LE-0705 to LE-0708, LE-0719 to LE-0722"""
    beside = adjacent(game, enemy)
    if beside:
        if not (yield from make_room(game, enemy)):
            yield from attack(game, enemy, beside, power)
        return
    target = yield from closest(game, enemy)
    near = nearest_distance(game, enemy) <= movement(game, enemy)
    if near and (charge(game, enemy, target) or contact(game, enemy, target)):
        return
    if near and (yield from reach_over(game, enemy)):
        return
    if not approach(game, enemy, target):
        yield from out_of_reach(game, enemy)


def out_of_reach(game: League, enemy: Enemy) -> Script[None]:
    """A target that cannot be reached: it uses a special talent, or its AP are lost.  LE-0711, LE-0813"""
    if not (yield from use_special(game, enemy)):
        spend(game, enemy, enemy.ap)


def attack(game: League, enemy: Enemy, beside: Sequence[Hero], power: int) -> Script[None]:
    """1-4 a normal attack, 5-6 a skill or special talent, and if none applies a normal attack.  LE-0709, LE-0723"""
    if (yield from uses_skill(game, enemy)) and (yield from use_special(game, enemy)):
        return
    target = yield from choose(game, enemy, beside)
    number = yield from second_die(enemy)
    if number <= power and not game.wounded(enemy):
        power_attack(game, enemy, target)
    else:
        strike(game, enemy, target)
