"""Searching for treasure.  DO-0239 to DO-0242"""

from __future__ import annotations

from undercroft.crawl.families import need
from undercroft.kernel.requests import Option
from undercroft.systems.doria import moments
from undercroft.systems.doria.actions.needs import Family, Standpoint, pay
from undercroft.systems.doria.agenda import Loot
from undercroft.systems.doria.dungeon.markers import marked, unmark
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import LOOT

SEARCH = Option("search")
WITH_CARE = Option("search-with-care")
AP = {"search": 1, "search-with-care": 5}
"""What searching costs.  DO-0239, DO-0240"""


@need
def loot_here(here: Standpoint) -> bool:
    """A Loot Marker lies on its square.  DO-0239"""
    return marked(here.game, LOOT, here.character.at)


FAMILY = Family("search", after="reveal", needs=loot_here)


@FAMILY.offers
def offers(here: Standpoint) -> tuple[Option, ...]:
    """A Loot Card for 1 AP, or the better of two for 5.  DO-0239, DO-0240"""
    return (SEARCH, WITH_CARE) if marked(here.game, LOOT, here.character.at) else ()


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP, or 5 with care.  DO-0239, DO-0240"""
    return AP[option.act]


@FAMILY.deed("search", "search-with-care")
def search(game: Doria, here: Standpoint, option: Option) -> None:
    """The Loot Marker is removed and Loot Cards are drawn: one, or two of which one is discarded.

    DO-0239 to DO-0242
    """
    character = here.character
    pay(game, character, cost(here, option))
    unmark(game, LOOT, character.at, character.id, "searched")
    for deed in moments.SEARCHED.deeds(game.rules):
        deed(game, character)
    if option.act == "search":
        game.push(Loot(character.id, 1, "search"))
    else:
        game.push(Loot(character.id, 2, "careful"))
