"""Making room for others: an enemy beside a hero shifts, or shoves the hero away.

LE-0691, LE-0692, LE-0706, LE-0720, LE-0783
"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.board.facing import EIGHT, towards
from undercroft.kernel.requests import Script
from undercroft.systems.league.combat.shove import beyond, may_shove, shove, standing_on
from undercroft.systems.league.foes.attacks import STANDARD, turn_to
from undercroft.systems.league.foes.moves import everywhere, may_move, spend, walk
from undercroft.systems.league.foes.order import is_shut_out, shifts
from undercroft.systems.league.foes.targets import adjacent
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.walking import points_to
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.state import Enemy, Hero


def make_room(game: League, enemy: Enemy) -> Script[bool]:
    """Where another is shut out, it shifts to a place still beside a hero so that the other gets through, or shoves a
    hero away if that helps.  Did it try?  LE-0691, LE-0692, LE-0706, LE-0720"""
    shut_out = [one for one in game.state.enemies if one is not enemy and is_shut_out(game, one)]
    if not shut_out or enemy.shoved or not may_move(game, enemy):
        return False
    places = 0 if enemy.moved else shifts(game, enemy)
    if places:
        found, _ = everywhere(game, enemy)
        walk(game, enemy, found, min(squares(places), key=lambda place: (points_to(game, enemy, found, place), place)))
        return True
    heroes = [one for one in adjacent(game, enemy) if may_shove(game, enemy, one) and helps(game, enemy, one, shut_out)]
    if not heroes:
        return False
    enemy.shoved = True
    spend(game, enemy, STANDARD)
    target = yield from pick(heroes, "target")
    turn_to(game, enemy, target)
    yield from shove(game, enemy, target)
    return True


def helps(game: League, enemy: Enemy, hero: Hero, shut_out: list[Enemy]) -> bool:
    """Would another get through, at once or after a shift, if this hero were a square farther back, and the enemy in
    its place?  LE-0691"""
    away = towards(game.ground.board, enemy.at, hero.at, EIGHT)
    behind = beyond(game, hero.at, away)
    if behind is None or standing_on(game, behind) is not None:
        return False
    here, there = enemy.at, hero.at
    hero.at = behind
    if len(game.base(enemy).offsets) == 1:
        enemy.at = there
    through = not all(is_shut_out(game, one) for one in shut_out) or bool(shifts(game, enemy))
    enemy.at, hero.at = here, there
    return through
