"""What passes with turns and combats: uses that are counted by them, courage once shown, rage.  UN-0304, UN-C529"""

from __future__ import annotations

from undercroft.systems.universalis import moments
from undercroft.systems.universalis.distances import in_combat
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.sources import may_tell
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.uses import begins, forget

BY_TURN, BY_OWN_TURN = ("turn ",), ("turn ", "own ")
"""How notes begin that are forgotten when a turn of either side begins, and when one's own does."""

BY_COMBAT = ("combat ", "unafraid of ")
"""How notes begin that are forgotten when a combat ends."""


def turn_passes(game: Universalis, side: list[Character]) -> bool:
    """A side's turn begins: what counts by the turn starts anew, and a combat may be over.  Is it a combat turn?"""
    state = game.state
    for group in (state.heroes, state.creatures):
        counted = BY_OWN_TURN if group is side else BY_TURN
        for who in group:
            if who.uses:
                forget(who, *counted)
    return not combat_may_end(game)


def combat_may_end(game: Universalis) -> bool:
    """When no enemy is near any more, what lasts as long as a combat ends; is it so?  UN-0304"""
    if in_combat(game):
        return False
    state = game.state
    minding = []
    for group in (state.heroes, state.creatures):
        for who in group:
            noted = who.uses and begins(who.uses, BY_COMBAT)
            if (noted or (may_tell(who.card, who.extra) and game.kit(who).unwinds)) and who.here:
                minding.append(who)
    for who in minding:
        forget(who, *BY_COMBAT)
        for deed in moments.COMBAT_ENDS.deeds(game.kit(who).names):
            deed(game, who)
    return True
