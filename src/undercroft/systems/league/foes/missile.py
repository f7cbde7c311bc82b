"""The list of humanoids with missile weapons.  LE-0697 to LE-0704, LE-C66, LE-G107"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.kernel.requests import NO_ONE, Script
from undercroft.systems.league.foes.attacks import (
    aim,
    chance,
    loaded,
    reload,
    second_die,
    shoot,
    take_up,
    uses_skill,
    wielded,
    within_shot,
)
from undercroft.systems.league.foes.humanoid import cannot_come, humanoid
from undercroft.systems.league.foes.moves import approach, everywhere, may_move, walk, withdraw
from undercroft.systems.league.foes.special import use_special
from undercroft.systems.league.foes.targets import adjacent, closest, nearest_distance
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.walking import points_to
from undercroft.systems.league.state import Enemy

TOO_NEAR = 2
"""It withdraws from heroes so near.  LE-0697, LE-G107"""
AIM = 2
"""Up to this a d6 says: aim; above, shoot.  LE-0701"""


def missile(game: League, enemy: Enemy) -> Script[None]:
    """Beside a hero it fights hand to hand with its dagger; else one AP or more by its list, from the top.

    LE-0697 to LE-0703, LE-G107
    """
    if adjacent(game, enemy):
        take_up(game, enemy, ranged=False)
        yield from humanoid(game, enemy)
        return
    take_up(game, enemy, ranged=True)
    card = wielded(enemy)
    if card is None or not card.ranged:
        yield from humanoid(game, enemy)
    elif nearest_distance(game, enemy) <= TOO_NEAR and not enemy.withdrew and withdraw(game, enemy):
        loaded(game, enemy)
    elif card.reload and not enemy.loaded:
        reload(game, enemy)
    elif not enemy.withdrew and better_position(game, enemy):
        loaded(game, enemy)
    else:
        yield from attack(game, enemy)


def better_position(game: League, enemy: Enemy) -> bool:
    """It moves up to M squares to where its odds to hit are better, onto things if that helps.  Did it?  LE-0699"""
    if enemy.moved or enemy.aim != NO_ONE or not may_move(game, enemy):
        return False
    found, room = everywhere(game, enemy)
    here, now = enemy.at, odds(game, enemy)
    worth: dict[int, int] = {}
    for place in squares(room):
        enemy.at = place
        if not adjacent(game, enemy):
            worth[place] = odds(game, enemy)
    enemy.at = here
    best = max(worth.values(), default=0)
    if best <= now:
        return False
    places = [place for place in worth if worth[place] == best]
    walk(game, enemy, found, min(places, key=lambda place: (points_to(game, enemy, found, place), place)))
    return True


def odds(game: League, enemy: Enemy) -> int:
    """The best of its chances to hit somebody from where it is; 0 where it can shoot at nobody."""
    return max((chance(game, enemy, one) for one in within_shot(game, enemy)), default=0)


def attack(game: League, enemy: Enemy) -> Script[None]:
    """1-4 a normal attack, 5-6 a skill or special talent, and if none applies a normal attack; where nobody is to be
    shot at it comes nearer.  LE-0700, LE-0701"""
    targets = within_shot(game, enemy)
    if not targets:
        target = yield from closest(game, enemy)
        if not approach(game, enemy, target):
            yield from cannot_come(game, enemy, target)
        return
    if (yield from uses_skill(game, enemy)) and (yield from use_special(game, enemy)):
        return
    number = yield from second_die(enemy, "shot-table")
    if number <= AIM and enemy.aim == NO_ONE:
        yield from aim(game, enemy, targets)
    else:
        yield from shoot(game, enemy, targets)
