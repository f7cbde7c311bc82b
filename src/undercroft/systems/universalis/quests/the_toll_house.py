"""Quest 23: The Toll House.  The soldiers come in waves, and the captain with one of them."""

from __future__ import annotations

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import NO_ONE, NOBODY, Roll, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import Encounter, QuestStep
from undercroft.systems.universalis.dungeon.revealing import place_leader
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.quests.common import arrive, section_named
from undercroft.systems.universalis.rolls.dice import LOTS

NAME = "the-toll-house"
WAYS = ("north-walk", "drain", "road")
CAPTAIN = 5
"""The turn in which the captain comes."""


MANY = 4
"""With this many heroes or more, the waves are larger."""


@moments.TURN_STARTS.on(NAME, rank=QUEST)
def turn_starts(game: Universalis) -> None:
    """A wave comes in every odd turn."""
    if game.state.side == "dark" and game.state.round % 2 == 1:
        game.push(QuestStep(what="wave", n=game.state.round))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Universalis, entry: QuestStep) -> Script[None]:
    """Soldiers of the Spawn Table come by one of the three ways at random; the captain leads a larger group up the
    road.

    Against a large group of heroes every wave is a large one.
    """
    if entry.n == CAPTAIN:
        came = yield from arrive(game, "road", "spotted")
        road = section_named(game, "road")
        access = next(n for n, one in enumerate(game.plan.accesses) if road in one.sections)
        came += yield from place_leader(game, Encounter(NO_ONE, section=road, access=access, apart=True))
    else:
        lot: int = yield Roll(((LOTS[len(WAYS)],),), TOTAL, NOBODY, why="random-way", stream="monsters")
        came = yield from arrive(game, WAYS[lot - 1], "spotted" if game.party() >= MANY else "wandering")
    if came:
        game.tell(Said, "universalis-wave")
