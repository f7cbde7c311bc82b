"""How good a position of Massive Darkness is for the Heroes: what they are and have, what stands against them, how far
the Quest has come, and how far it is to what it wants next."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.board.zones import FAR, ZoneView
from undercroft.kernel.requests import NOWHERE
from undercroft.systems.darkness.cards.library import gear_cards
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Foe, Hero
from undercroft.systems.darkness.status import health_left

END = 200.0
"""What it is worth to win, and what it costs to lose."""

FALLEN = 30.0
LIFE = 30.0
ARRIVED = 15.0
TASK = 12.0
STEP = 0.8
FARTHEST = 20
OBJECTIVES = frozenset(("artifact", "lair", "library", "facedown", "special", "treasure"))
COUNTDOWNS = frozenset(("drums", "waves", "pillars", "way"))
"""What a Quest counts towards nothing."""


def value(game: Darkness) -> float:
    """The worth of all of it."""
    state = game.state
    if state.outcome is not None:
        return END if state.outcome.won else -END
    ours = sum(hero_worth(game, hero) for hero in state.heroes)
    theirs = sum(foe_worth(game, foe) for foe in state.foes)
    done = sum(-count if name in COUNTDOWNS else count for name, count in state.quest.items())
    return ours - theirs + LIFE * state.lifebringer + TASK * done


def hero_worth(game: Darkness, hero: Hero) -> float:
    """Health, of which the last points count most, experience, skills and cards; and how near its goals are."""
    if hero.left:
        return ARRIVED
    if hero.dead:
        return -FALLEN
    health = 12.0 * (1.0 - 0.7**hero.health) + 1.0 * hero.health - 2.0 * hero.stunned
    far = min(FARTHEST, way_to(game.view, hero.at, goals(game, hero)))
    return health + 1.0 * hero.xp + 8.0 * len(hero.skills) + cards_worth(hero) - STEP * far


def cards_worth(hero: Hero) -> float:
    """Cards count by their Level, those in the pack for little: three of them are worth a better one."""
    gear = gear_cards()
    worn = sum(1.0 + 1.5 * gear[card].level for card in (hero.body, *hero.hands) if card)
    return worn + sum(0.3 * gear[card].level for card in hero.pack)


def foe_worth(game: Darkness, foe: Foe) -> float:
    """An Enemy counts by its Health, and a Boss by its Equipment besides; one that sleeps does no harm yet."""
    return (0.4 if foe.asleep else 1.0) * (1.0 * health_left(game, foe) + 2.0 + 2.0 * foe.boss)


def goals(game: Darkness, hero: Hero) -> list[int]:
    """The Zones where a Hero wants to be: the Exit once it is open, else tokens, Enemies to be fought, closed doors."""
    state, chart = game.state, game.chart
    if state.quest.get("exit") and chart.exit != NOWHERE:
        return [chart.exit]
    found = [token.at for token in state.tokens if token.kind in OBJECTIVES]
    if hero.health > 2:
        found += [foe.at for foe in state.foes]
    found += [pillar.at for pillar in state.pillars if pillar.target]
    if state.closed & ~state.locked:
        shut = state.closed & ~state.locked
        found += [zone for n, door in enumerate(chart.doors) if shut >> n & 1 for zone in (door.a, door.b)]
    return found


def way_to(view: ZoneView, at: int, zones: Iterable[int]) -> int:
    """Moves to the nearest of some Zones."""
    row = view.distances(at)
    return min((row[zone] for zone in zones), default=FAR)
