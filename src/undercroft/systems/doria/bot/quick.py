"""What a player of Dungeons of Doria leans to at a glance: strike, pick up, walk to the monsters or to what lies about,
and leave equipment as it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undercroft.crawl.haste import AS_FAR, FARTHER, NEARER, Hurry, by_words, hurried
from undercroft.kernel.requests import NOWHERE, Ask
from undercroft.systems.doria.game import Doria

DEEDS: Mapping[str, float] = {
    "melee": 14.0,
    "ranged": 12.0,
    "magic": 12.0,
    "cast": 6.0,
    "open": 5.0,
    "pick-up": 6.0,
    "search": 2.0,
    "use-thing": 4.0,
    "use": 0.3,
    "repair": 0.5,
    "wait": 0.2,
    "end": 0.5,
    "stop": 2.0,
}
"""Leanings to deeds; what is not named shifts things about."""

SELDOM = 0.03
WALKS = frozenset(("walk", "jump", "jump-past"))
JUMPED = 0.2


def act(game: Doria, ask: Ask) -> list[float]:
    """Strike; else come nearer to the nearest monster, or to loot where there is none."""
    one = game.character(ask.who)
    walks = sum(option.act in WALKS for option in ask.options)
    if not walks or one.at == NOWHERE:
        return by_words(ask, DEEDS, SELDOM)
    goals = _goals(game)
    now = _way(game, one.at, goals)
    found = []
    for option in ask.options:
        if option.act not in WALKS:
            found.append(DEEDS.get(option.act, SELDOM))
            continue
        then = _way(game, option.at, goals)
        worth = NEARER * (1 + now - then) if then < now else AS_FAR if then == now else FARTHER
        found.append(worth * (1.0 if option.act == "walk" else JUMPED) / walks)
    return found


def _goals(game: Doria) -> list[int]:
    """The squares of monsters on the board; else those where loot lies."""
    foes = [monster.at for monster in game.state.monsters if not monster.outside]
    return foes or [token.at for token in game.state.tokens if token.kind == "loot"]


def _way(game: Doria, at: int, goals: Sequence[int]) -> int:
    ways = (game.ground.walk(at, goal) for goal in goals)
    return min((way for way in ways if way is not None), default=99)


def done(game: Doria, ask: Ask) -> list[float]:
    """Be done with it."""
    return by_words(ask, {"done": 8.0, "buy": 1.0, "take": 2.0, "exchange": 0.2}, 0.2)


HURRIES: Mapping[str, Hurry[Doria]] = {
    "act": act,
    "move": act,
    "shop": done,
    "outfit": done,
    "exchange-cards": done,
    "standard-items": done,
}


def leanings(game: Doria, ask: Ask) -> Sequence[float]:
    """How much one leans to each option."""
    return hurried(game, ask, HURRIES)
