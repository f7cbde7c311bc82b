"""What a player of Dungeon Universalis leans to at a glance, on either side of the table: strike, shoot and cast, go to
where enemies are, handle what the quest is about, keep Fortune for what kills."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undercroft.crawl.haste import AS_FAR, FARTHER, NEARER, Hurry, apart, by_words, hurried
from undercroft.kernel.requests import NOWHERE, Ask, Option
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character

DEEDS: Mapping[str, float] = {
    "attack": 12.0,
    "shoot": 12.0,
    "throw": 5.0,
    "cast": 4.0,
    "cast-at": 3.0,
    "skill": 5.0,
    "reload": 6.0,
    "climb": 3.0,
    "open": 3.0,
    "reveal": 3.0,
    "open-again": 2.0,
    "mark-take": 20.0,
    "mark-free": 20.0,
    "mark-break": 20.0,
    "mark-use": 12.0,
    "open-chest": 8.0,
    "unlock-chest": 5.0,
    "unlock": 3.0,
    "search": 2.0,
    "search-corpses": 1.0,
    "pick-up": 2.0,
    "draw": 1.0,
    "use": 0.5,
    "run": 0.6,
    "jump": 0.2,
    "disengage": 0.3,
    "leave": 2.0,
    "end": 1.0,
}
"""Leanings to deeds of an activation; what is not named is seldom worth it."""

SELDOM = 0.05
CLOSE = 1
"""Beside an enemy one stays."""


def act(game: Universalis, ask: Ask) -> list[float]:
    """Attack; else come nearer to the nearest enemy, or wander where there is none."""
    who = game.find(ask.who)
    moves = sum(option.act == "move" for option in ask.options)
    if who is None or who.at == NOWHERE:
        return by_words(ask, DEEDS, SELDOM)
    foes = [one.at for one in game.enemies(who) if one.at != NOWHERE]
    stride = game.terrain.board.stride
    now = min((apart(stride, who.at, at) for at in foes), default=0)
    return [
        _move(stride, option, foes, now) / moves if option.act == "move" else _deed(game, who, option, now)
        for option in ask.options
    ]


def _deed(game: Universalis, who: Character, option: Option, now: int) -> float:
    if option.act == "use":
        return 6.0 if 2 * game.left(who) <= game.vitality(who) else 0.2
    if option.act == "run":
        return 3.0 if now > 8 else 0.1
    return DEEDS.get(option.act, SELDOM)


def _move(stride: int, option: Option, foes: list[int], now: int) -> float:
    """All moves together are worth as much as a good deed; those that bring one beside an enemy most of it."""
    if not foes:
        return NEARER
    then = min(apart(stride, option.at, at) for at in foes)
    if then <= CLOSE < now:
        return 6.0 * NEARER
    return 2.0 * NEARER if then < now else AS_FAR if then == now else FARTHER


def fortune(game: Universalis, ask: Ask) -> list[float]:
    """Fortune is for what would kill."""
    return by_words(ask, {"keep": 6.0, "fortune": 1.0})


def fatal(game: Universalis, ask: Ask) -> list[float]:
    """Nobody falls who can help it."""
    return by_words(ask, {"fortune": 20.0, "fall": 1.0})


def dark(game: Universalis, ask: Ask) -> list[float]:
    """Play what can be played; keep a card rather than discard it."""
    return by_words(ask, {"play": 5.0, "activate": 5.0, "discard": 0.5, "done": 2.0, "pass": 2.0, "draw-card": 5.0})


HURRIES: Mapping[str, Hurry[Universalis]] = {
    "act": act,
    "fortune-melee": fortune,
    "fortune-shot": fortune,
    "fortune-damage": fortune,
    "fortune-cast": fortune,
    "fortune-test": fortune,
    "fatal-blow": fatal,
    "dark-act": dark,
    "dark-draw": dark,
    "obstacle": dark,
}


def leanings(game: Universalis, ask: Ask) -> Sequence[float]:
    """How much one leans to each option."""
    return hurried(game, ask, HURRIES)
