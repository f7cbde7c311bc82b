"""Familiars share the harm of their caster's blunders.  UN-C528"""

from __future__ import annotations

from undercroft.kernel.requests import Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.combat.damage import turned_aside
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import adjacent
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import lose


@moments.BACKLASH.on("familiar")
def share_the_harm(game: Universalis, who: Character, caster: Character, wounds: int) -> Script[None]:
    """A familiar linked to a caster beside it loses as much Vitality as the caster does by a casting blunder.

    UN-C528
    """
    if not wounds or not adjacent(game, who, caster):
        return
    if wounds >= game.left(who) and (yield from turned_aside(game, who)):
        return
    lose(game, who, wounds, caster.id, "backlash")
