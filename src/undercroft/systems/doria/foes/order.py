"""Whose turn it is among the monsters that have not been activated in this round.  DO-0157, DO-0160, DO-0352"""

from __future__ import annotations

from undercroft.kernel.requests import Script
from undercroft.systems.doria.dungeon.order import first_of
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Monster


def waiting(game: Doria) -> list[Monster]:
    """The monsters that are still to be activated at their initiative.  DO-0322"""
    return [one for one in game.state.monsters if not one.acted]


def next_monster(game: Doria, above: int = 0) -> Script[Monster | None]:
    """The monster that comes next, if any is higher on the Initiative Board than this field.

    DO-0157, DO-0352 to DO-0356
    """
    left = [one for one in waiting(game) if game.initiative(one) > above]
    return (yield from first_of(game, left)) if left else None
