"""Using a potion, or casting a spell that is no attack.  DO-0109, DO-0249, DO-0250, DO-0262, DO-G66"""

from __future__ import annotations

from undercroft.crawl.families import need
from undercroft.kernel.requests import Option
from undercroft.systems.doria.actions.needs import Family, Standpoint, pay
from undercroft.systems.doria.cards.kit import DAMAGED, Held
from undercroft.systems.doria.effects.using import aims
from undercroft.systems.doria.effects.using import use as put_to_use
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.things.slots import use_cost


@need
def something_to_use(here: Standpoint) -> bool:
    """It has a card that does something when it is used."""
    return bool(usable(here))


FAMILY = Family("use", after="attack", needs=something_to_use)


def usable(here: Standpoint) -> dict[str, Held]:
    """The cards that do something when they are used, undamaged; of equal ones that which is nearest at hand.

    DO-0250, DO-G33
    """
    found = (one for one in reversed(here.kit.usable) if one.card.use and DAMAGED not in one.item.marks)
    return {str(one.item): one for one in found}


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Every such card, on everybody and everything it can be aimed at.  DO-0114, DO-G66"""
    return [
        Option("use", who, at, name)
        for name, one in usable(here).items()
        for who, at in aims(here.game, here.character, here.kit, one.card)
    ]


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """The AP of the card, 4 more from the Belt, 3 less with Quickness.  DO-0118, DO-0249, DO-0250, DO-0464"""
    return use_cost(here.kit, usable(here)[option.what])


@FAMILY.deed("use")
def use(game: Doria, here: Standpoint, option: Option) -> None:
    """The AP are paid, and it works at once.  DO-0118, DO-0150"""
    pay(game, here.character, cost(here, option))
    put_to_use(game, here.character, option.what, option.who, option.at)
