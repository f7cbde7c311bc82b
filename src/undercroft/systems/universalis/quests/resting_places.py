"""Resting places of a large dungeon: in a corner of each large section, heroes recover something.  UN-1452, UN-1454"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.moments import QUEST
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import heal

NAME = "resting-places"
VITALITY, MANA, FORTUNE = 2, 2, 1


@moments.HANDLED.on(NAME, rank=QUEST)
def handled(game: Universalis, who: Character, mark: int) -> None:
    """A hero regains 2 Vitality, 2 Mana and 1 Fortune, never beyond its own; once for each hero at each place.

    UN-1454
    """
    if game.plan.quest.marks[mark].kind != "resting-place":
        return
    del game.state.quest[f"mark {mark}"]
    card = person(who.card)
    heal(game, who, VITALITY, "used")
    who.mana = min(card.stats.mana, who.mana + MANA)
    who.fortune = min(max(card.fortune, who.fortune), who.fortune + FORTUNE)
    game.tell(Changed, "fortune", who.id, now=who.fortune)
