"""The list of the lower undead.  LE-0713 to LE-0718, LE-C68"""

from __future__ import annotations

from undercroft.kernel.requests import Script
from undercroft.systems.league.foes.attacks import power_attack, second_die, strike
from undercroft.systems.league.foes.missile import missile
from undercroft.systems.league.foes.moves import approach, contact, spend
from undercroft.systems.league.foes.order import has_missile
from undercroft.systems.league.foes.reach import reach_over
from undercroft.systems.league.foes.targets import adjacent, choose, closest, nearest_distance
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.walking import movement
from undercroft.systems.league.state import Enemy

BLOW = 4
"""Up to this a d6 says: a standard attack; above, a power attack.  LE-0716"""


def lower_undead(game: League, enemy: Enemy) -> Script[None]:
    """With a missile weapon it acts as humanoids with one do; else it comes nearer, moves beside the closest hero and
    strikes.  LE-0713 to LE-0716"""
    if has_missile(enemy):
        yield from missile(game, enemy)
        return
    beside = adjacent(game, enemy)
    if beside:
        target = yield from choose(game, enemy, beside)
        number = yield from second_die(enemy)
        (strike if number <= BLOW else power_attack)(game, enemy, target)
        return
    target = yield from closest(game, enemy)
    near = nearest_distance(game, enemy) <= movement(game, enemy)
    if near and (contact(game, enemy, target) or (yield from reach_over(game, enemy))):
        return
    if not approach(game, enemy, target):
        spend(game, enemy, enemy.ap)
