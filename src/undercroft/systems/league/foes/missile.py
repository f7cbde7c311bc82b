"""The list of humanoids with missile weapons.  LE-0697 to LE-0704, LE-C66, LE-G107"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.board.reach import Reach
from undercroft.kernel.requests import NO_ONE, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.combat.targets import in_line
from undercroft.systems.league.combat.to_hit import ABOVE, BEHIND, for_place
from undercroft.systems.league.foes.attacks import (
    aim,
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
from undercroft.systems.league.foes.targets import adjacent, closest, nearest_distance, prey
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import from_behind
from undercroft.systems.league.ground.walking import beside_target, points_to
from undercroft.systems.league.state import Enemy, Hero, Hit

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
    to = best_place(game, enemy, found, room)
    if to is None:
        return False
    walk(game, enemy, found, to)
    return True


def best_place(game: League, enemy: Enemy, found: Reach, room: Bits) -> int | None:
    """The nearest of the places with the best odds, beside no hero; None where they are no better than from here.

    What can be best at most is looked at first, and no more than may be better than what was found.  LE-0699
    """
    heroes, here = prey(game, enemy), enemy.at
    for one in heroes:
        room &= ~beside_target(game, enemy, one, room)
    tries = [
        (-at_most(game, hero, place), points_to(game, enemy, found, place), place, hero)
        for hero in heroes
        for place in squares(room)
    ]
    now = max((worth(game, enemy, one) for one in heroes), default=HOPELESS)
    best: tuple[int, int, int] | None = None
    for most, points, place, hero in sorted(tries, key=lambda one: one[:3]):
        if -most <= now or (best is not None and -most < best[0]):
            break
        enemy.at = place
        value = worth(game, enemy, hero)
        if value > now:
            best = max(best or (value, -points, -place), (value, -points, -place))
    enemy.at = here
    return None if best is None else -best[2]


def at_most(game: League, hero: Hero, place: int) -> int:
    """What a place can at most be worth for a shot at a hero: from behind, and from above.

    LE-0448, LE-0449, LE-0699
    """
    high = (game.ground.half >> place & 1) or game.ground.board.level(place) > 0
    return (BEHIND if from_behind(game, hero, place) else 0) + (ABOVE if high else 0)


def worth(game: League, enemy: Enemy, hero: Hero) -> int:
    """What the place where it is adds to a shot at a hero; nothing is worse than no line.

    LE-0448 to LE-0454, LE-0699
    """
    card = wielded(enemy)
    if card is None or not in_line(game, enemy, hero, card.range):
        return HOPELESS
    hit, tally = Hit(attacker=enemy.id, target=hero.id, ranged=True), Tally()
    for_place(game, hit, enemy, hero, tally, rear=from_behind(game, hero, enemy.at))
    return tally.total


HOPELESS = -1_000
"""What a place is worth from which nobody can be shot at."""


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
