"""What ends with a turn or a combat: counted uses, courage once shown, rage, the gifts of potions and things.

UN-0250, UN-0283, UN-0304, UN-C529
"""

from __future__ import annotations

from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.sources import may_tell
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import in_combat
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.counted_uses import forget_uses


def turn_passes(game: Universalis, side: list[Character]) -> bool:
    """A side's turn begins: per-turn counts start anew and a combat may be over.  Is it a combat turn?"""
    state = game.state
    for group in (state.heroes, state.creatures):
        for who in group:
            who.tamed = who.danced = who.stepped_in = False
            if group is side:
                who.exposed = False
            forget_uses(who, "turn")
    return not combat_may_end(game)


def combat_may_end(game: Universalis) -> bool:
    """When no enemy is near any more the combat is over, and what lasts for one combat ends.  Is it over?

    UN-0304, UN-C432, UN-C438, UN-C529
    """
    if in_combat(game):
        return False
    state = game.state
    minding = []
    for group in (state.heroes, state.creatures):
        for who in group:
            counted = who.unafraid or (who.uses and any(use.per == "combat" for use in who.uses))
            if (counted or (may_tell(who.card, who.extra) and game.kit(who).unwinds)) and who.here:
                minding.append(who)
    for who in minding:
        who.unafraid = 0
        forget_uses(who, "combat")
        for deed in moments.COMBAT_ENDS.deeds(game.kit(who).names):
            deed(game, who)
    return True


def end_boons(game: Universalis) -> None:
    """When a combat is over, the effects of potions and other things end.  UN-0283"""
    for who in (*game.state.heroes, *game.state.creatures):
        if who.boons:
            who.boons = ()
            who.coated = ()


def look_out(game: Universalis, fighting: bool) -> None:
    """Note at the start of a turn whether it is a combat turn, and end what lasted for a combat just over.

    UN-0304, UN-0283
    """
    if game.state.fighting and not fighting:
        end_boons(game)
    game.state.fighting = fighting
