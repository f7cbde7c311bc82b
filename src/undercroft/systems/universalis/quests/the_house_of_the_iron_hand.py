"""Quest 5: The House of the Iron Hand.  Whoever lifts the Hand sets the sand running."""

from __future__ import annotations

from undercroft.crawl.quests import advance
from undercroft.kernel.events import Said
from undercroft.kernel.moments import QUEST
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import EndQuest
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character

NAME = "the-house-of-the-iron-hand"
HAND = "iron-hand"
TURNS = 13
"""How many turns of the Dark Player the sand takes to fill the house."""


@moments.HANDLED.on(NAME, rank=QUEST)
def handled(game: Universalis, who: Character, mark: int) -> None:
    """The first time the Hand is lifted, sand begins to run out of the walls."""
    if game.plan.quest.marks[mark].kind == HAND and "sand" not in game.state.quest:
        game.state.quest["sand"] = 0
        game.tell(Said, "universalis-sand-runs", who.id)


@moments.TURN_STARTS.on(NAME, rank=QUEST)
def turn_starts(game: Universalis) -> None:
    """The sand rises; when the house is full of it and the Hand is not out, it is too late."""
    if game.state.side != "dark" or "sand" not in game.state.quest or game.state.accomplished:
        return
    if advance(game, "sand", "universalis-sand-rises") >= TURNS:
        game.push(EndQuest(won=False, why="universalis-too-late"))
