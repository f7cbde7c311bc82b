"""What a player of League of Dungeoneers leans to at a glance: strike and shoot, go where enemies are, open and search
where there are none, stand up, and leave the backpack alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undercroft.crawl.haste import AS_FAR, FARTHER, NEARER, Hurry, by_words, hurried
from undercroft.kernel.requests import NOWHERE, Ask
from undercroft.systems.league.game import League

DEEDS: Mapping[str, float] = {
    "strike": 14.0,
    "power": 6.0,
    "charge": 10.0,
    "shoot": 12.0,
    "aim": 2.0,
    "cast": 6.0,
    "pray": 2.0,
    "load": 5.0,
    "stand-up": 20.0,
    "break-free": 15.0,
    "open": 5.0,
    "search": 2.0,
    "search-furniture": 3.0,
    "lift": 4.0,
    "bandage": 1.0,
    "rest": 0.5,
    "use-up": 0.3,
    "stance": 1.0,
    "shove": 0.5,
    "end": 0.7,
    "walk-off": 0.3,
}
"""Leanings to deeds of an activation; what is not named shifts things about."""

SELDOM = 0.03


def act(game: League, ask: Ask) -> list[float]:
    """Strike; else come nearer to the nearest enemy; wander where there is none."""
    hero = game.hero(ask.who)
    walks = sum(option.act == "walk" for option in ask.options)
    if not walks or hero.at == NOWHERE:
        return by_words(ask, DEEDS, SELDOM)
    goals = [enemy.at for enemy in game.state.enemies if enemy.at != NOWHERE]
    now = _way(game, hero.at, goals)
    return [
        _walk(now, _way(game, option.at, goals)) / walks if option.act == "walk" else DEEDS.get(option.act, SELDOM)
        for option in ask.options
    ]


def _walk(now: int, then: int) -> float:
    return NEARER * (1 + now - then) if then < now else AS_FAR if then == now else FARTHER


def _way(game: League, at: int, goals: Sequence[int]) -> int:
    ways = (game.ground.walk(at, goal) for goal in goals)
    return min((way for way in ways if way is not None), default=99)


def done(game: League, ask: Ask) -> list[float]:
    """Be done with it."""
    return by_words(ask, {"done": 10.0}, 0.2)


HURRIES: Mapping[str, Hurry[League]] = {"act": act, "trade-what": done, "rearrange": done, "camp": done}


def leanings(game: League, ask: Ask) -> Sequence[float]:
    """How much one leans to each option."""
    return hurried(game, ask, HURRIES)
