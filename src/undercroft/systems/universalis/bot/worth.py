"""How good a position of Dungeon Universalis is for the heroes; for the Dark Player it is the other way round."""

from __future__ import annotations

from undercroft.crawl.haste import apart
from undercroft.kernel.requests import NOBODY, NOWHERE, SeatId
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character

END = 200.0
"""What it is worth to win, and what it costs to lose."""

TASK = 60.0
SEEN = 4.0
"""What every section is worth that has been discovered."""

OUT = 30.0
RESERVED = 1.0
STEP = 0.3
FARTHEST = 24
WEAKENING = 1.5
"""What a condition costs whoever has it."""


def value(game: Universalis, seat: SeatId) -> float:
    """The worth of all of it for a seat."""
    return -_heroes(game) if seat == game.dark != NOBODY else _heroes(game)


def _heroes(game: Universalis) -> float:
    state = game.state
    if state.outcome is not None:
        return END if state.outcome.won else -END
    ours = sum(hero_worth(game, hero) for hero in state.heroes)
    theirs = sum(creature_worth(game, one) for one in state.creatures)
    hand = RESERVED * (state.reserve + 2.0 * len(state.player.hand)) if state.player is not None else 0.0
    done = TASK * state.accomplished + 10.0 * sum(state.quest.values()) + state.achieved - state.suffered
    return ours - theirs - hand + SEEN * state.revealed.bit_count() + done


def hero_worth(game: Universalis, hero: Character) -> float:
    """Vitality, of which the last points count most, Fortune and Mana; how near the nearest enemy is to be fought."""
    if hero.out:
        return -OUT if game.left(hero) <= 0 else 0.0
    left = game.left(hero)
    if left <= 0:
        return -OUT
    health = 14.0 * (1.0 - 0.75**left) + 2.0 * left
    extras = 3.0 * hero.fortune + 0.5 * hero.mana + 0.3 * len((*hero.hands, *hero.body, *hero.pack))
    return health + extras - WEAKENING * len(hero.conditions) - STEP * _way(game, hero)


def _way(game: Universalis, hero: Character) -> int:
    """How far it is to the nearest creature."""
    stride, here = game.terrain.board.stride, [one.at for one in game.state.creatures if one.at != NOWHERE]
    if hero.at == NOWHERE or not here:
        return 0
    return min(FARTHEST, *(apart(stride, hero.at, at) for at in here))


def creature_worth(game: Universalis, creature: Character) -> float:
    """Value Points as far as it still has Vitality; a Leader counts twice."""
    share = game.left(creature) / max(1, game.vitality(creature))
    worth = 2.0 + (1.5 + person(creature.card).vp) * (0.3 + 0.7 * share)
    return (2.0 if creature.leader else 1.0) * worth - WEAKENING * len(creature.conditions)
