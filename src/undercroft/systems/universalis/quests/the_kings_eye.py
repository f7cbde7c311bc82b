"""Quest 25: The King's Eye.  A thief runs from one hideout to the next and then for the drain."""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.kernel.events import Removed
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import FigureId, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import EndQuest, QuestStep
from undercroft.systems.universalis.dungeon.revealing import new_creature
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.quests.common import arrive
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import accomplish

NAME = "the-kings-eye"
THIEF = "kobold"
STURDY = 1
"""The thief's Vitality beyond its card's, for each hero."""

GUARDS = 6
"""Every this many turns, temple guards come out to see what the noise is."""


@moments.SET_UP.on(NAME, rank=QUEST)
def set_up(game: Universalis) -> None:
    """The thief is in the temple already."""
    game.push(QuestStep(what="thief"))


@moments.TURN_STARTS.on(NAME, rank=QUEST)
def turn_starts(game: Universalis) -> None:
    """Guards come out of the temple now and then; a thief that has fled in terror is gone for good."""
    if game.state.side == "dark" and game.state.round % GUARDS == 0:
        game.push(QuestStep(what="guards"))
    if not game.state.accomplished and game.gone(FigureId(game.state.quest["thief"])):
        game.push(EndQuest(won=False, why="universalis-thief-gone"))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Universalis, entry: QuestStep) -> Script[None]:
    """Guards come out of the temple, or the thief appears, which steals nothing more."""
    if entry.what == "guards":
        yield from arrive(game, "temple", "wandering")
        return
    thief = new_creature(game, THIEF, 0, int(squares(game.plan.places["thief"])[0]))
    thief.sturdy = STURDY * game.party()
    thief.thieved = True
    game.state.quest["thief"] = thief.id
    game.state.quest["hideout"] = 0


@moments.ERRAND.on(NAME, rank=QUEST)
def errand(game: Universalis, who: Character) -> Bits:
    """In odd turns the thief goes from hideout to hideout, then to the drain; in even ones it lies low.  UN-0724"""
    if who.id != game.state.quest.get("thief"):
        return 0
    return 1 << who.at if game.state.round % 2 == 0 else refuge(game)


def refuge(game: Universalis) -> Bits:
    """The squares where the thief wants to be next."""
    hideouts = game.plan.quest.places["hideouts"]
    number = game.state.quest["hideout"]
    return 1 << game.plan.board.parse(hideouts[number]) if number < len(hideouts) else game.plan.places["gate"]


@moments.MOVED.on(NAME, rank=QUEST)
def moved(game: Universalis, who: Character) -> None:
    """At a hideout the thief thinks of the next one; at the drain it is gone for good."""
    if who.id != game.state.quest.get("thief") or not refuge(game) >> who.at & 1:
        return
    if game.plan.places["gate"] >> who.at & 1:
        game.tell(Removed, who.name, who.id, who.at, "left")
        game.state.creatures.remove(who)
        game.push(EndQuest(won=False, why="universalis-thief-gone"))
    else:
        game.state.quest["hideout"] += 1


@moments.KNOCKED_OUT.on(NAME, rank=QUEST)
def knocked_out(game: Universalis, who: Character) -> None:
    """The thief drops the Eye: the mission is accomplished."""
    if who.id == game.state.quest.get("thief"):
        accomplish(game)
