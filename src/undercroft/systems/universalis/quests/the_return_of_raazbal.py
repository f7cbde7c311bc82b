"""Quest 10: The Return of Raazbal.  The grave lamps mend him, and at bay he calls his guard out of the tombs."""

from __future__ import annotations

from undercroft.kernel.events import Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.foes.targets import at_bay
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.quests.common import arrive
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import heal
from undercroft.systems.universalis.status.quest_marks import DONE, bearer

NAME = "the-return-of-raazbal"
HALL = "hall-of-the-return"


@moments.ACTIVATION_STARTS.on(NAME, rank=QUEST)
def activation_starts(game: Universalis, who: Character) -> Script[None]:
    """Raazbal recovers a point of Vitality for every grave lamp that burns; at bay he calls his guard, once."""
    if not who.leader:
        return
    if at_bay(who) and "called" not in game.state.quest:
        game.state.quest["called"] = 1
        game.tell(Said, "universalis-tombs-open", who.id)
        yield from arrive(game, HALL, "wandering")
    heal(game, who, burning(game), "lamps")


def burning(game: Universalis) -> int:
    """The grave lamps that nobody has broken."""
    return sum(bearer(game, n) != DONE for n in range(len(game.plan.marks)))
