"""Whom an enemy fights: who counts, who is closest, who has not been chosen by another.

LE-0476, LE-0480 to LE-0482, LE-0797, LE-0810, LE-G118
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board.bits import squares
from undercroft.kernel.requests import NO_ONE, NOWHERE, Script
from undercroft.systems.league.cards import magic_words
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import beside
from undercroft.systems.league.ground.sight import sees
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.state import Enemy, GripKind, Hero

FAR = 999
"""Farther than any way in a dungeon."""


def prey(game: League, enemy: Enemy) -> list[Hero]:
    """The heroes whom an enemy reckons with: not those in a pit, nor those of stone or under its own spell while there
    are others, nor those whom a spell hides from them.  LE-0476, LE-0797, LE-0810"""
    there = [one for one in game.standing() if not one.pit]
    for kind in ("petrified", "seduced"):
        others = [one for one in there if not _spared(one, enemy, kind)]
        there = others or there
    return [one for one in there if not game.kit(one).says(magic_words.UNSEEN)] or there


def _spared(hero: Hero, enemy: Enemy, kind: GripKind) -> bool:
    """Stone is of no interest to anybody, a seduced hero to whoever has seduced it."""
    return any(grip.kind == kind and (kind == "petrified" or grip.by == enemy.id) for grip in hero.grips)


def distance(game: League, enemy: Enemy, hero: Hero) -> int:
    """How many squares it is to a hero, on foot, whoever stands between."""
    if enemy.at == NOWHERE or hero.at == NOWHERE:
        return FAR
    ways = (game.ground.walk(one, hero.at) for one in squares(game.cover(enemy)))
    return min((far for far in ways if far is not None), default=FAR)


def adjacent(game: League, enemy: Enemy) -> list[Hero]:
    """The heroes adjacent to an enemy with whom it reckons, in seat order.  LE-0476"""
    return [one for one in prey(game, enemy) if beside(game, enemy, one)]


def in_sight(game: League, enemy: Enemy) -> list[Hero]:
    """The heroes whom an enemy sees and with whom it reckons, in seat order."""
    return [one for one in prey(game, enemy) if sees(game, enemy, one)]


# choosing


def choose(game: League, enemy: Enemy, among: Sequence[Hero]) -> Script[Hero]:
    """One of several targets: the same as before in this turn; else one whom no other enemy has chosen yet; at random
    among equals.  LE-0480 to LE-0482"""
    for one in among:
        if one.id == enemy.target:
            return one
    taken = {one.target for one in game.state.enemies if one is not enemy and one.target != NO_ONE}
    fresh = [one for one in among if one.id not in taken]
    target = yield from pick(fresh or list(among), "target")
    enemy.target = target.id
    return target


def closest(game: League, enemy: Enemy, among: Sequence[Hero] | None = None) -> Script[Hero]:
    """The hero who is closest; among equals the one it has chosen before, or whom nobody else has.

    LE-0480 to LE-0482, LE-0689, LE-0690
    """
    heroes = prey(game, enemy) if among is None else among
    far = {one.id: distance(game, enemy, one) for one in heroes}
    least = min(far.values())
    return (yield from choose(game, enemy, [one for one in heroes if far[one.id] == least]))


def nearest_distance(game: League, enemy: Enemy) -> int:
    """How far the closest hero is."""
    return min((distance(game, enemy, one) for one in prey(game, enemy)), default=FAR)
