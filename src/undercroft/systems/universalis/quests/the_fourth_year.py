"""Quest 210: The Fourth Year.  Who opens the furnace valve puts out the Leader's own fire."""

from __future__ import annotations

from undercroft.kernel.moments import QUEST
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.quests.common import leader_of
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import lose

NAME = "the-fourth-year"
QUENCHED = 2
"""The Vitality that the cold water costs the drake."""


@moments.HANDLED.on(NAME, rank=QUEST)
def handled(game: Universalis, who: Character, mark: int) -> None:
    """The cistern of the academy empties itself into the furnace, and over what lies in it."""
    leader = leader_of(game)
    if leader is not None:
        lose(game, leader, QUENCHED, who.id)
