"""Quest 8: The Drowned Causeway.  They are heard a turn before they come; the storm bell turns them back once."""

from __future__ import annotations

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import NO_ONE, NOBODY, FigureId, Roll, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import Encounter, QuestStep
from undercroft.systems.universalis.dungeon.revealing import place_leader
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.quests.common import arrive, section_named
from undercroft.systems.universalis.rolls.dice import LOTS
from undercroft.systems.universalis.state import Character

NAME = "the-drowned-causeway"
WAYS = ("upper-ford", "mill-race", "reed-track")
PRIEST = 5
"""The turn in which the priest comes."""

MANY, LATE = 4, 7
"""With this many heroes or more, and from this turn on, the waves are larger."""


@moments.HANDLED.on(NAME, rank=QUEST)
def handled(game: Universalis, who: Character, mark: int) -> None:
    """The bell cracks, but those who are on their way turn back."""
    game.state.quest["quiet"] = 1


@moments.TURN_STARTS.on(NAME, rank=QUEST)
def turn_starts(game: Universalis) -> None:
    """In even turns they are heard, in odd ones they come from there."""
    if game.state.side == "dark":
        coming = game.state.round % 2 == 1
        game.push(QuestStep(what="wave" if coming else "listen", n=game.state.round))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Universalis, entry: QuestStep) -> Script[None]:
    """Draw by lot from where they come next, or let those come who were heard, unless the bell has turned them back.

    Against a large group of heroes every wave is a large one, against a small one only the last.
    """
    quest = game.state.quest
    if entry.what == "listen":
        lot: int = yield Roll(((LOTS[len(WAYS)],),), TOTAL, NOBODY, why="random-way", stream="monsters")
        quest["heard"] = lot
        game.tell(Said, f"universalis-heard-{WAYS[lot - 1]}")
        return
    heard = quest.pop("heard", 0)
    if not heard:
        return
    if quest.pop("quiet", 0):
        game.tell(Said, "universalis-turned-back")
        return
    way = WAYS[heard - 1]
    came = yield from arrive(game, way, "spotted" if game.party() >= MANY or entry.n >= LATE else "wandering")
    if entry.n >= PRIEST and "priest" not in quest:
        quest["priest"] = 1
        came += yield from _priest(game, way)
    if came:
        game.tell(Said, "universalis-claw-comes")


def _priest(game: Universalis, way: str) -> Script[list[FigureId]]:
    """The priest comes behind his warriors."""
    section = section_named(game, way)
    access = next(n for n, one in enumerate(game.plan.accesses) if section in one.sections)
    return (yield from place_leader(game, Encounter(NO_ONE, section=section, access=access, apart=True)))
