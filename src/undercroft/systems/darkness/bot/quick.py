"""What a player of Massive Darkness leans to at a glance: strike the weak, get up, walk towards what the Quest wants.

Search plays on by this many thousand times for one choice, so it looks at words, distances and little else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undercroft.board.zones import FAR
from undercroft.crawl.haste import Hurry, by_way, by_words, hurried
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.darkness.bot.worth import goals, way_to
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Hero
from undercroft.systems.darkness.status import health_left

BLOWS = frozenset(("melee", "ranged", "magic", "blade"))

DEEDS: Mapping[str, float] = {
    "get-up": 40.0,
    "charge": 5.0,
    "safe-shot": 5.0,
    "teleport": 1.0,
    "sign": 0.5,
    "trade": 0.05,
    "transmute": 0.1,
    "end": 0.3,
}
"""Leanings to deeds of an Activation; what the Quest offers besides is usually worth doing."""

OFFERED = 8.0


def act(game: Darkness, ask: Ask) -> list[float]:
    """Strike, above all what is nearly dead; walk when nobody holds the Hero; heal when hurt."""
    hero = game.hero(ask.who)
    held = any(not foe.stunned for foe in game.foes_at(hero.at))
    return [_deed(game, hero, option, held) for option in ask.options]


def _deed(game: Darkness, hero: Hero, option: Option, held: bool) -> float:
    if option.act in BLOWS:
        foe = game.foe_or_none(option.who)
        return 9.0 if foe is None else 5.0 + 12.0 / (1.0 + health_left(game, foe))
    if option.act == "move":
        return 0.5 if held else 4.0
    if option.act == "use":
        return 3.0 if hero.health <= 2 else 0.1
    return DEEDS.get(option.act, OFFERED)


def walk(game: Darkness, ask: Ask) -> list[float]:
    """Pick up what lies here, go nearer to the nearest goal, and stop where Enemies are or nothing is to be gained."""
    hero = game.hero(ask.who)
    view, aims = game.view, goals(game, hero)
    now = way_to(view, hero.at, aims)
    ways = [way_to(view, option.at, aims) if option.act == "step" else FAR for option in ask.options]
    return [_step(option, now, then) for option, then in zip(ask.options, ways)]


def _step(option: Option, now: int, then: int) -> float:
    if option.act == "step":
        return by_way(now, then)
    return {"pick-up": 30.0, "open": 3.0, "stop": 8.0 if now == 0 else 0.5}.get(option.act, 5.0)


def wounds(game: Darkness, ask: Ask) -> list[float]:
    """Enemies turn to the Hero who can bear it best."""
    sturdy = {hero.id: float(hero.health) ** 2 for hero in game.living()}
    return [sturdy.get(option.who, 3.0) for option in ask.options]


def cards(game: Darkness, ask: Ask) -> list[float]:
    """Wear what is better, and be done."""
    return by_words(ask, {"done": 6.0, "wear": 2.0, "hand": 0.3, "stow": 0.1, "transmute": 0.3})


HURRIES: Mapping[str, Hurry[Darkness]] = {
    "hero-action": act,
    "commanded": act,
    "walk": walk,
    "attack-target": wounds,
    "move-target": wounds,
    "reorganise": cards,
    "trade": cards,
}


def leanings(game: Darkness, ask: Ask) -> Sequence[float]:
    """How much one leans to each option."""
    return hurried(game, ask, HURRIES)
