"""Leaving a scenario of a campaign before its end.  DO-0491 to DO-0494"""

from __future__ import annotations

from undercroft.systems.doria.dungeon.monsters import entrances
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.heroes.ledger import ESCAPED
from undercroft.systems.doria.setup import scenario_of

PLANNED = "escape"
"""What is noted while the group means to leave at the end of the round."""


def may_escape(game: Doria) -> bool:
    """May the group leave: does the scenario allow it, can everybody reach the entrance, is no Trap active?

    DO-0491, DO-0492
    """
    if not game.state.campaign or not scenario_of(game.setup).escape or game.state.traps:
        return False
    ways = game.ground.connected(entrances(game))
    return all(ways >> one.at & 1 for one in game.state.party if one.here and one.at >= 0)


def leave_if_planned(game: Doria) -> None:
    """At the end of the round in which the group has decided so, it leaves, even in a fight.  DO-0491 to DO-0494"""
    if game.state.noted.get(PLANNED) and may_escape(game):
        game.end(False, ESCAPED)
