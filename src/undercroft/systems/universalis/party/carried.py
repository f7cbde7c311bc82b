"""Fallen allies that are carried: they move with their carrier, and may be taken out of the scenario.

UN-0506, UN-0507"""

from __future__ import annotations

from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import NO_ONE, NOWHERE
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character


def bring_along(game: Universalis, who: Character) -> None:
    """A carried body moves along with its carrier."""
    fallen = game.find(who.carries) if who.carries else None
    if fallen is not None and fallen.at != who.at:
        fallen.at = who.at
        game.tell(Moved, fallen.id, (who.at,), "carried", rules=("UN-0507",))


def carry_out(game: Universalis, who: Character) -> None:
    """A hero leaving the scenario takes the body it carries along.  UN-0506"""
    fallen = game.find(who.carries) if who.carries else None
    if fallen is not None:
        fallen.recovered = True
        fallen.at = NOWHERE
        game.tell(Changed, "carried-out", fallen.id, now=1, rules=("UN-0506",))
        who.carries = NO_ONE
