"""How far companions go from their heroes, and pets that help them.  UN-1074, UN-1088"""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.kernel.requests import NOWHERE
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import distance, within
from undercroft.systems.universalis.party.companions import is_pet
from undercroft.systems.universalis.state import Character

LEASH = 12
"""How far a companion goes from its hero.  UN-1074"""

SENSES, NEAR = "sharp-senses", 3
"""A pet's skill that helps its hero, and from how near.  UN-1088"""


def leashed(game: Universalis, who: Character) -> Bits:
    """The squares a companion may go to: at most 12 from its hero.  UN-1074"""
    owner = game.find(who.owner)
    if owner is None or owner.at == NOWHERE:
        return -1
    return within(game, game.cover(owner), LEASH)


def keen_pet(game: Universalis, hero: Character) -> bool:
    """Is a pet with Sharp Senses at the hero's side, 3 squares off or less and in the same section?  UN-1088, UN-G90"""
    for pet in game.state.heroes:
        if pet.owner == hero.id and pet.here and SENSES in game.kit(pet).names and is_pet(pet):
            return game.section(pet) == game.section(hero) and distance(game, hero, pet) <= NEAR
    return False
