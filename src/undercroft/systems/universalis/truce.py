"""When a combat ends: what things gave for its length is over.  UN-0250, UN-0283, UN-0304"""

from __future__ import annotations

from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.objects import end_boons


def look_out(game: Universalis, fighting: bool) -> None:
    """At the start of a turn: is it a combat turn, and if not, has a combat just ended?  UN-0304"""
    if game.state.fighting and not fighting:
        end_boons(game)
    game.state.fighting = fighting
