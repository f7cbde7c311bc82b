"""Quest 14: The Smugglers' River.  The drowned climb ashore unless they rest, and a pilot knows the watch."""

from __future__ import annotations

from undercroft.kernel.events import Changed, Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import QuestStep
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.ledger import open_ledger
from undercroft.systems.universalis.quests.common import appear, chosen

NAME = "the-smugglers-river"
CRYPT, COG, PILOT = "the-drowned-crypt", "the-black-cog", "cog-pilot"
DROWNED = "zombie"
EVERY = 5
"""So many turns lie between one drowned crew and the next."""

WATCH = 2
"""The Reserve Points for each hero that the pilot's knowledge takes from the Dark Player."""


@moments.SET_UP.on(NAME, rank=QUEST)
def set_up(game: Universalis) -> None:
    """A pilot who was freed on the cog knows where the customs men stand, and fewer of them are in the way."""
    if chosen(game, COG) == PILOT:
        game.state.reserve -= WATCH * game.party()
        game.tell(Changed, "reserve", now=game.state.reserve)


@moments.TURN_STARTS.on(NAME, rank=QUEST)
def turn_starts(game: Universalis) -> None:
    """The drowned come at their turns, unless the lantern of their abbot was carried out of the crypt."""
    due = game.state.side == "dark" and game.state.round % EVERY == 0
    if due and CRYPT not in open_ledger(game.setup.ledger).won:
        game.push(QuestStep(what="drowned"))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Universalis, entry: QuestStep) -> Script[None]:
    """One drowned sailor for every two heroes climbs out of the river, if the Dark Player can pay for it."""
    drowned = [DROWNED] * -(-game.party() // 2)
    if (yield from appear(game, drowned, "river")):
        game.tell(Said, "universalis-drowned")
