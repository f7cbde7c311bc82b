"""What passes with turns and combats: uses that are counted by them, courage once shown, rage.  UN-0304, UN-C529"""

from __future__ import annotations

from undercroft.systems.universalis import moments
from undercroft.systems.universalis.distances import in_combat
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.uses import begins, forget

BY_COMBAT = ("combat ", "unafraid of ")
"""How notes begin that are forgotten when a combat ends."""


def turn_passes(game: Universalis, side: list[Character]) -> None:
    """A side's turn begins: what counts by the turn starts anew, and a combat may be over."""
    state = game.state
    for group in (state.heroes, state.creatures):
        for who in group:
            if who.uses:
                forget(who, "turn ")
    for who in side:
        if who.uses:
            forget(who, "own ")
    combat_may_end(game)


def combat_may_end(game: Universalis) -> None:
    """When no enemy is near any more, what lasts as long as a combat ends.  UN-0304"""
    if in_combat(game):
        return
    state = game.state
    for who in [who for group in (state.heroes, state.creatures) for who in group if _minds(game, who) and who.here]:
        forget(who, *BY_COMBAT)
        for deed in moments.COMBAT_ENDS.deeds(game.kit(who).names):
            deed(game, who)


def _minds(game: Universalis, who: Character) -> bool:
    """Is there anything about it that ends with a combat?"""
    return game.kit(who).unwinds or (bool(who.uses) and begins(who.uses, BY_COMBAT))
