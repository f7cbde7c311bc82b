"""What follows from an attack and waits until it is over."""

from __future__ import annotations

from undercroft.kernel.state import Entry
from undercroft.systems.league.agenda import AfterAttack
from undercroft.systems.league.game import League


def later(game: League, entry: Entry) -> None:
    """An entry is done next; while an attack goes on, when it is over, so that it stays one thing."""
    state = game.state
    if state.hit is not None and not state.hit.over:
        for place in range(len(state.agenda) - 1, -1, -1):
            if isinstance(state.agenda[place], AfterAttack):
                state.agenda.insert(place, entry)
                return
    game.push(entry)
