"""Using Consumables: an Action that costs nothing, for a Stunned Hero too.  DA-0124, DA-0130, DA-0131"""

from __future__ import annotations

from undercroft.kernel.requests import Option
from undercroft.systems.darkness.actions.needs import Family, Standpoint, anybody, in_kit
from undercroft.systems.darkness.cards.kit import Kit
from undercroft.systems.darkness.effects.consumables import usable, use
from undercroft.systems.darkness.game import Darkness


@in_kit
def carries_consumables(kit: Kit) -> bool:
    """It carries some."""
    return bool(kit.items)


FAMILY = Family("use", after="quest", needs=carries_consumables, by=anybody, cost=None)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """The Consumables that do something now.  DA-0124, DA-0131"""
    return [Option("use", what=card) for card in usable(here.game, here.hero)]


@FAMILY.deed("use")
def use_one(game: Darkness, here: Standpoint, option: Option) -> None:
    """The Consumable does what it says and is gone.  DA-0131"""
    use(game, here.hero, option.what)
