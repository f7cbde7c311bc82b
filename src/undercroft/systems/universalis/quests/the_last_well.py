"""Quest 26: The Last Well.  Orcs come by three ways, and a beacon that burns keeps one group off."""

from __future__ import annotations

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import NOBODY, Roll, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import QuestStep
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.quests.common import arrive
from undercroft.systems.universalis.rolls.dice import LOTS
from undercroft.systems.universalis.status.quest_marks import DONE, bearer

NAME = "the-last-well"
WAYS = ("north-gate", "salt-track", "south-knoll")
"""The ways to the well, in the order of the beacons on them."""

MANY = 4
"""With this many heroes or more, the groups are larger."""


@moments.TURN_STARTS.on(NAME, rank=QUEST)
def turn_starts(game: Universalis) -> None:
    """A group comes in every odd turn."""
    if game.state.side == "dark" and game.state.round % 2 == 1:
        game.push(QuestStep(what="raid"))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Universalis, entry: QuestStep) -> Script[None]:
    """Orcs of the Spawn Table come by one of the three ways at random; where a beacon burns they turn back, and it
    has to be lit anew."""
    lot: int = yield Roll(((LOTS[len(WAYS)],),), TOTAL, NOBODY, why="random-way", stream="monsters")
    if bearer(game, lot - 1) == DONE:
        for name in [one for one in game.state.quest if one.startswith((f"mark {lot - 1}", f"used {lot - 1} "))]:
            del game.state.quest[name]
        game.tell(Said, "universalis-beacon-spent")
    elif (yield from arrive(game, WAYS[lot - 1], "spotted" if game.party() >= MANY else "wandering")):
        game.tell(Said, "universalis-raid")
