"""A scenario as its author wants to see it: every tile of its deck beside the others, with what is put on it."""

from __future__ import annotations

from undercroft.board.layouts import Laid, Layout
from undercroft.kernel.requests import NOWHERE
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.maps.tiles import SIDE
from undercroft.systems.doria.quests.as_written import furnish, scenario

ACROSS = 4
"""So many tiles lie in a row."""

STEP = SIDE + 1
"""Tiles lie one square apart."""


def lay_out(game: Doria) -> None:
    """The start tile, then those of the deck layer by layer, as they are drawn; nobody stands on them but what the
    scenario puts there."""
    plan, state = scenario(game), game.state
    deck = (tile for part in plan.deck for tile in (*part.tiles, *part.any_of))
    codes = tuple(dict.fromkeys((plan.start, *deck)))
    laid = tuple(Laid(code, n % ACROSS * STEP, n // ACROSS * STEP) for n, code in enumerate(codes))
    rows = -(-len(laid) // ACROSS)
    state.plan = Layout(min(ACROSS, len(laid)) * STEP, rows * STEP, laid)
    state.opened, state.barred, state.tokens, state.monsters = (), (), (), []
    for one in state.party:
        one.at = NOWHERE
    for number in range(len(laid)):
        furnish(game, number)
