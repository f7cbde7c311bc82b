"""Luck: a hero may have dice that affect it thrown again.  LE-0659, LE-0660"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from undercroft.kernel.dice import Pool, Reading
from undercroft.kernel.requests import Ask, Option, Roll, Script, SeatId
from undercroft.kernel.stakes import About
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.points import spend_luck

R = TypeVar("R")

KEEP, LUCK = Option("keep"), Option("luck")
"""Let the dice lie, or have them thrown again.  LE-0659"""


def roller(game: League, model: Hero | Enemy, against: Hero | Enemy | None = None) -> SeatId:
    """The seat that throws: of the hero who throws, else of the hero that is concerned, else of the party."""
    for one in (model, against):
        if isinstance(one, Hero):
            return one.seat
    return game.party_seat()


def thrown(
    game: League,
    dice: Pool,
    reads: Reading[R],
    why: str,
    who: Hero | Enemy,
    *,
    affects: Hero | Enemy | None = None,
    content: Callable[[R], bool] = lambda found: False,
    coarse: Reading[R] | None = None,
    stakes: Callable[[], About] | None = None,
    stream: str = "combat",
    twice: bool = False,
) -> Script[R]:
    """Dice are thrown, and once again if the hero whom they affect spends LUCK; the second throw stands.  Nobody asks
    where it is content with what fell.  Dice that are thrown `twice` at once are read together.  LE-0659, LE-0660"""
    hero = who if affects is None else affects
    pools = (dice, dice) if twice else (dice,)
    found: R = yield Roll(pools, reads, roller(game, who, hero), who.id, why, stream, coarse)
    if not isinstance(hero, Hero) or hero.luck <= 0 or not hero.here or content(found):
        return found
    about = stakes() if stakes is not None else None
    option: Option = yield Ask("luck", hero.seat, (KEEP, LUCK), 0, hero.id, about=f"roll-{why}", stakes=about)
    if option.act == KEEP.act:
        return found
    spend_luck(game, hero)
    again: R = yield Roll(pools, reads, roller(game, who, hero), who.id, "reroll", stream, coarse)
    return again
