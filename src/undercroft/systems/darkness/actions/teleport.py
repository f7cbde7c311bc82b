"""The skill Teleport: an Action that moves a Hero some Zones at once.  DA-C53, DA-G58"""

from __future__ import annotations

from undercroft.kernel.events import Moved
from undercroft.kernel.requests import Option
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.actions.move import next_zones
from undercroft.systems.darkness.actions.needs import Family, Standpoint, in_kit, upright
from undercroft.systems.darkness.cards.kit import Kit
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Hero


@in_kit
def can_teleport(kit: Kit) -> bool:
    """It has the skill."""
    return kit.teleport > 0


FAMILY = Family("teleport", after="move", by=upright & can_teleport)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """The Zones within reach of a Teleport.  DA-C53"""
    return [Option("teleport", at=zone) for zone in teleport_zones(here.game, here.hero, here.kit.teleport)]


def teleport_zones(game: Darkness, hero: Hero, most: int) -> list[int]:
    """Zones a Teleport reaches: as if Slippery, walls and closed doors still block.  DA-C53, DA-G58"""
    found, fresh = {hero.at}, [hero.at]
    for _ in range(most):
        fresh = sorted({zone for at in fresh for zone in next_zones(game, hero, at)} - found)
        found.update(fresh)
    return sorted(found - {hero.at})


@FAMILY.deed("teleport")
def teleport(game: Darkness, here: Standpoint, option: Option) -> None:
    """The Hero is in another Zone at once.  DA-C53"""
    hero = here.hero
    came_from, hero.at = hero.at, option.at
    game.tell(Moved, hero.id, (came_from, hero.at), "teleport")
    for deed in moments.HERO_MOVED.deeds(game.quest):
        deed(game, hero, came_from)
