"""Which monster acts first.  DO-0157, DO-0159, DO-0352 to DO-0356"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.doria.cards import monster_words as words
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Monster

FAR = 1_000
"""Farther than any way: there is none."""


def steps_between(game: Doria, a: int, b: int) -> int:
    """How far it is on foot from one square to another, whoever stands between them.  DO-G50"""
    far = game.ground.walk(a, b)
    return FAR if far is None else far


def way_to(game: Doria, monster: Monster, square: int) -> int:
    """How far it is to a square; straight for who goes through Walls.  DO-0333, DO-0354, DO-G50"""
    if game.stats(monster).says(words.THROUGH_WALLS):
        return game.ground.board.walk(monster.at, square)
    return steps_between(game, monster.at, square)


def nearest_way(game: Doria, monster: Monster) -> int:
    """How far the nearest character is that is conscious.  DO-0354, DO-0430"""
    return min((way_to(game, monster, one.at) for one in game.awake()), default=FAR)


def rank(game: Doria, monster: Monster) -> tuple[int, str, int, int]:
    """The lower, the earlier: by field of the Initiative Board, by letter, by distance, by number of modifiers.

    DO-0352 to DO-0355
    """
    letter = game.stats(monster).letter
    return -game.initiative(monster), letter, nearest_way(game, monster), -len(monster.modifiers)


def first_of(game: Doria, monsters: Sequence[Monster]) -> Script[Monster]:
    """The monster that acts first; where nothing decides, the players do.  DO-0352 to DO-0356"""
    first = max(map(game.initiative, monsters))
    monsters = [one for one in monsters if game.initiative(one) == first]
    if len(monsters) == 1:
        return monsters[0]
    ranks = [rank(game, one) for one in monsters]
    foremost = min(ranks)
    level = [one for one, place in zip(monsters, ranks, strict=True) if place == foremost]
    if len(level) == 1:
        return level[0]
    option: Option = yield Ask("next-monster", game.party_seat(), [Option("activate", one.id) for one in level])
    return game.monster(option.who)
