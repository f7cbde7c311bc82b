"""Epic Event 117: Arms round the Deck.  The arms that still hold the ship crush its planks."""

from __future__ import annotations

from undercroft.kernel.events import Said
from undercroft.kernel.moments import QUEST
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import EndQuest
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.status.quest_marks import DONE, bearer

NAME = "arms-round-the-deck"
PLANKS = 40
"""So many planks keep the ship afloat; the last one that breaks sinks it."""


@moments.TURN_STARTS.on(NAME, rank=QUEST)
def turn_starts(game: Universalis) -> None:
    """Each arm that still holds the ship breaks a plank; with the last plank the ship goes down."""
    state = game.state
    arms = sum(bearer(game, mark) != DONE for mark in range(len(game.plan.marks)))
    if state.side != "dark" or state.accomplished or not arms:
        return
    state.quest["planks"] = min(PLANKS, state.quest.get("planks", 0) + arms)
    game.tell(Said, "universalis-planks", args={"n": PLANKS - state.quest["planks"]})
    if state.quest["planks"] == PLANKS:
        game.push(EndQuest(won=False, why="universalis-ship-lost"))
