"""Amounts written with dice, thrown.  LE-0498, LE-G38"""

from __future__ import annotations

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.requests import Script
from undercroft.systems.league.cards.values import Measure
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.luck import thrown
from undercroft.systems.league.state import Enemy, Hero


def throw_amount(
    game: League,
    who: Hero | Enemy,
    amount: Measure,
    why: str,
    *,
    affects: Hero | Enemy | None = None,
    stream: str = "combat",
) -> Script[int]:
    """What an amount comes to: its dice, if it has any, and what is added to them, never below 0; a hero whom it
    affects may have the dice thrown again for LUCK.  LE-0659"""
    if not amount.dice:
        return max(0, amount.plus)
    rolled: int = yield from thrown(game, amount.dice, TOTAL, why, who, affects=affects, stream=stream)
    return max(0, rolled + amount.plus)
