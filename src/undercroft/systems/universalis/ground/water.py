"""Deep water: swimming in it, and fighting there.  UN-0145 to UN-0155"""

from __future__ import annotations

from undercroft.kernel.remembering import remembered
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.kit import Kit
from undercroft.systems.universalis.cards.words import SWIMS
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character


def submerged(game: Universalis, who: Character) -> bool:
    """Is it in deep water?"""
    deep = game.terrain.deep
    return bool(deep and deep & game.cover(who))


def aquatic(game: Universalis, who: Character) -> bool:
    """Is it at home in the water?  UN-0147, UN-C519"""
    return game.kit(who).has(SWIMS)


def afloat(game: Universalis, who: Character) -> bool:
    """May it go into deep water now: aquatic, or having declared that it swims?  UN-0154"""
    active = game.state.active
    return game.kit(who).has(SWIMS) or (active is not None and active.who == who.id and active.swimming)


def swimming_tally(kit: Kit) -> Tally:
    """How far one swims: Agility, 1 less in heavy armor besides its usual penalties.  UN-0151, UN-0152"""
    return Tally(kit.agility, "agility", "UN-0151").add(-int(kit.heavy), "heavy-armor", "UN-0152")


@remembered(4096)
def farthest_swim(kit: Kit) -> int:
    """How far one swims with luck: a double 6 is one square more.  UN-0154"""
    return swimming_tally(kit).total + 1


def serves_in_water(weapon: Weapon) -> bool:
    """In deep water only daggers and what is part of the body are of use.  UN-0146"""
    return weapon.hands == 0 or "underwater" in weapon.tags
