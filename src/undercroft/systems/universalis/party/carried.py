"""Bodies that are carried: where they are, and out of the scenario.  UN-0506, UN-0507"""

from __future__ import annotations

from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import NO_ONE
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character

RECOVERED = "body recovered"
"""The note of a hero whose body was carried out of the scenario.  UN-0506"""


def bring_along(game: Universalis, who: Character) -> None:
    """The one who is carried is where the carrier is."""
    fallen = game.find(who.carries) if who.carries else None
    if fallen is not None and fallen.at != who.at:
        fallen.at = who.at
        game.tell(Moved, fallen.id, (who.at,), "carried", rules=("UN-0507",))


def carry_out(game: Universalis, who: Character) -> None:
    """Who leaves takes the body with him.  UN-0506"""
    fallen = game.find(who.carries) if who.carries else None
    if fallen is not None:
        fallen.recovered = True
        fallen.at = -1
        game.tell(Changed, "carried-out", fallen.id, now=1, rules=("UN-0506",))
        who.carries = NO_ONE
