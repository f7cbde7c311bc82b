"""Rules of several Epic Events: the Leader is a beast, to be driven off rather than killed.  UN-1181"""

from __future__ import annotations

from undercroft.kernel.events import Removed, Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import NO_ONE
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.quests.common import leader_of
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import accomplish

NAME = "driven-off"


@moments.TURN_STARTS.on(NAME, rank=QUEST)
def turn_starts(game: Universalis) -> None:
    """A beast that has lost half its Vitality has had enough and goes at the beginning of the Dark Player's turn."""
    beast = leader_of(game)
    if game.state.side != "dark" or beast is None or 2 * beast.wounds < game.vitality(beast):
        return
    for one in game.state.heroes:
        if one.clings == beast.id:
            one.clings, one.at = NO_ONE, beast.at
    game.tell(Removed, beast.name, beast.id, beast.at, "left", beast.letter)
    game.state.creatures.remove(beast)
    game.tell(Said, "universalis-driven-off")
    accomplish(game)


@moments.KNOCKED_OUT.on(NAME, rank=QUEST)
def knocked_out(game: Universalis, who: Character) -> None:
    """One that falls before it could go will not come back either."""
    if who.leader:
        accomplish(game)
