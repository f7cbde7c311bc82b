"""Quest 20: The Winter Road.  Hounds follow the trail of those who linger."""

from __future__ import annotations

from undercroft.kernel.events import Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import QuestStep
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.quests.common import appear

NAME = "the-winter-road"
HOUND = "frost-hound"
FIRST, EVERY = 7, 4
"""The turn from which the hounds come, and how many turns lie between them."""


@moments.TURN_STARTS.on(NAME, rank=QUEST)
def turn_starts(game: Universalis) -> None:
    """The hounds have found the trail and come at their turns."""
    state = game.state
    if state.side == "dark" and state.round >= FIRST and (state.round - FIRST) % EVERY == 0:
        game.push(QuestStep(what="hounds"))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Universalis, entry: QuestStep) -> Script[None]:
    """A hound for every two heroes comes up the lane, if the Dark Player can pay for it."""
    hounds = [HOUND] * -(-game.party() // 2)
    if (yield from appear(game, hounds, "pursuit")):
        game.tell(Said, "universalis-hounds")
