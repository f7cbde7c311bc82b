"""Taking cards out of Belt and Backpack, and putting cards away.  DO-0075 to DO-0077, DO-0248, DO-0251 to DO-0253"""

from __future__ import annotations

from undercroft.crawl.families import need
from undercroft.crawl.things import Item, Outfit, Worn, gain, parse_item
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option, Script
from undercroft.systems.doria.actions.needs import Family, Standpoint, pay
from undercroft.systems.doria.cards.kit import BELT
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.things.slots import (
    Zone,
    access,
    body_slots,
    card_of,
    dress,
    held_in,
    settle_in,
    without_item,
)


@need
def something_put_away(here: Standpoint) -> bool:
    """There is a card in its Belt or Backpack."""
    outfit = here.character.outfit
    return bool(outfit.pack or outfit.at(BELT))


@need
def something_on(here: Standpoint) -> bool:
    """There is a card on its Body or in its Belt."""
    return bool(here.character.outfit.on)


UP = Family("equip", after="use", needs=something_put_away)
DOWN = Family("stow", after="equip", needs=something_on)
ZONES: dict[str, Zone] = {"equip-from-belt": "belt", "equip-from-pack": "pack"}


def above(here: Standpoint, item: Item, zone: Zone) -> tuple[str, ...]:
    """Where a card may be taken to: from the Belt onto the Body, from the Backpack onto the Body or into the Belt.

    DO-0071, DO-0075, DO-0076
    """
    card = card_of(item)
    if card is None:
        return ()
    worn = body_slots(here.character.attributes, card)
    return (*worn, BELT) if zone == "pack" and here.kit.belt else worn


@UP.offers
def offers(here: Standpoint) -> list[Option]:
    """Cards in the Belt, then cards in the Backpack.  DO-0075, DO-0076"""
    return [
        Option(act, what=str(item))
        for act, zone in ZONES.items()
        for item in held_in(here.character.outfit, zone)
        if above(here, item, zone)
    ]


@UP.costs
def cost(here: Standpoint, option: Option) -> int:
    """4 AP from the Belt, 10 from the Backpack, 3 less with Quickness.  DO-0065, DO-0251, DO-0252, DO-0465"""
    return access(here.kit, ZONES[option.act])


@UP.deed(*ZONES)
def equip(game: Doria, here: Standpoint, option: Option) -> Script[None]:
    """The card goes where its owner likes; what gives way to it is put away for nothing.

    DO-0075, DO-0076, DO-0251 to DO-0253
    """
    who, item, zone = here.character, parse_item(option.what), ZONES[option.act]
    to = above(here, item, zone)
    pay(game, who, cost(here, option))
    who.outfit = _taken_out(who.outfit, item, zone)
    yield from settle_in(game, who, item, to)


def _taken_out(outfit: Outfit, item: Item, zone: Zone) -> Outfit:
    """An outfit with an item of the Belt or the Backpack at the end of the Backpack, to be put on."""
    return gain(without_item(outfit, item, zone), item)


# down


@DOWN.offers
def downwards(here: Standpoint) -> list[Option]:
    """From the Body into the Belt or the Backpack, from the Belt into the Backpack.  DO-0077, DO-0248"""
    outfit = here.character.outfit
    room = len(outfit.at(BELT)) < here.kit.belt
    acts = ("stow-belt", "stow-pack") if room else ("stow-pack",)
    return [
        *(Option(act, what=str(item)) for item in held_in(outfit, "body") for act in acts),
        *(Option("stow-from-belt", what=str(item)) for item in held_in(outfit, "belt")),
    ]


@DOWN.deed("stow-belt", "stow-pack", "stow-from-belt")
def put_down(game: Doria, here: Standpoint, option: Option) -> None:
    """Moving a card down is free.  DO-0077, DO-0248"""
    who, item = here.character, parse_item(option.what)
    lower = without_item(who.outfit, item, "belt" if option.act == "stow-from-belt" else "body")
    if option.act == "stow-belt":
        dress(game, who, Outfit((*lower.on, Worn(BELT, item)), lower.pack))
    else:
        dress(game, who, gain(lower, item))
    game.tell(Changed, "stowed", who.id, detail=item.card, rules=("DO-0077",))
