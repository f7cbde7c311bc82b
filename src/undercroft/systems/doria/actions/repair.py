"""Repairing damaged items, one's own and those of whoever stands beside one.  DO-0255 to DO-0259, DO-0264, DO-G39"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.families import need
from undercroft.crawl.things import Item, Outfit, become, parse_item
from undercroft.kernel.requests import Option
from undercroft.systems.doria import status
from undercroft.systems.doria.actions.needs import Family, Standpoint, pay
from undercroft.systems.doria.cards.kit import BELT_AP, DAMAGED, PACK_AP, QUICKER
from undercroft.systems.doria.cards.library import item_cards
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.sight import in_range
from undercroft.systems.doria.state import Character
from undercroft.systems.doria.things.slots import Zone, card_of, held_in

REACHING = 5
"""AP for reaching over to another character.  DO-0260, DO-0264"""


@need
def something_damaged(here: Standpoint) -> bool:
    """It, or somebody beside it, has a damaged card."""
    return any(DAMAGED in item.marks for one in within_reach(here) for item in one.outfit.items())


def within_reach(here: Standpoint) -> list[Character]:
    """The character itself and those within range 1.  DO-0260"""
    me, game = here.character, here.game
    others = [one for one in game.state.party if one.here and one is not me]
    return [me, *(one for one in others if in_range(game, me.at, one.at, 1))]


FAMILY = Family("repair", after="stow", needs=something_damaged)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """A single card of any zone; all damaged armor of a set on the Body, with or without that in the Belt.

    DO-0255 to DO-0258, DO-0264
    """
    return [option for owner in within_reach(here) for option in _of(owner)]


def _of(owner: Character) -> Iterator[Option]:
    body, belt, pack = (damaged(owner.outfit, zone) for zone in ("body", "belt", "pack"))
    for item in dict.fromkeys((*body, *belt)):
        yield Option("repair", owner.id, what=str(item))
    for item in pack:
        yield Option("repair-in-pack", owner.id, what=str(item))
    for name in sorted({item_cards()[item.card].set for item in (*body, *belt)} - {""}):
        worn, hung = _pieces(body, name), _pieces(belt, name)
        if len(worn) > 1:
            yield Option("repair-set", owner.id, what=name)
        if hung and len(worn) + len(hung) > 1:
            yield Option("repair-set-and-belt", owner.id, what=name)


def damaged(outfit: Outfit, zone: Zone) -> list[Item]:
    """The damaged cards of a zone."""
    return [item for item in held_in(outfit, zone) if DAMAGED in item.marks and card_of(item) is not None]


def _pieces(items: list[Item], name: str) -> list[Item]:
    return [item for item in items if item_cards()[item.card].set == name]


def mended(owner: Character, option: Option) -> list[Item]:
    """The cards that an option repairs.  DO-0255 to DO-0258"""
    if not option.act.startswith("repair-set"):
        return [parse_item(option.what)]
    zones: tuple[Zone, ...] = ("body",) if option.act == "repair-set" else ("body", "belt")
    return [item for zone in zones for item in _pieces(damaged(owner.outfit, zone), option.what)]


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """The highest AP among the cards; 4 more where the Belt is reached into, 10 for the Backpack, 5 for somebody else's
    cards; less with Quickness.  DO-0255 to DO-0258, DO-0264, DO-0464, DO-G39, DO-G40"""
    owner = here.game.character(option.who)
    items = mended(owner, option)
    full = max(item_cards()[item.card].ap for item in items)
    if option.act == "repair-in-pack":
        full += PACK_AP
    elif any(item not in held_in(owner.outfit, "body") for item in items):
        full += BELT_AP
    saved = here.kit.mending + (QUICKER if "quickness" in here.kit.bonuses else 0)
    return max(0, full - saved) + (REACHING if owner is not here.character else 0)


@FAMILY.deed("repair", "repair-in-pack", "repair-set", "repair-set-and-belt")
def repair(game: Doria, here: Standpoint, option: Option) -> None:
    """The Damaged Markers are removed; the cards stay where they are.  DO-0255, DO-0264"""
    owner = game.character(option.who)
    items = mended(owner, option)
    pay(game, here.character, cost(here, option))
    for item in items:
        if option.act == "repair-in-pack":
            outfit = owner.outfit
            owner.outfit = Outfit(outfit.on, become(Outfit((), outfit.pack), item, item.unmarked(DAMAGED)).pack)
            status.tell_repaired(game, owner, item)
        else:
            status.repair_item(game, owner, item)
