"""What alchemists do outside battle: identify potions, harvest parts, write recipes down.

LE-0277, LE-0401, LE-0592, LE-0598, LE-0604
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.families import need
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Option, Script
from undercroft.systems.league.actions.needs import Family, Standpoint, out_of_battle, pay
from undercroft.systems.league.game import League
from undercroft.systems.league.magic import alchemy
from undercroft.systems.league.magic.brewing import invent
from undercroft.systems.league.status.wear import discard
from undercroft.systems.league.things.slots import find_tool

HARVEST, WRITE = 1, 1
"""AP.  LE-0401, LE-0598"""
PAGE = "recipe-page"


@need
def knows_alchemy(here: Standpoint) -> bool:
    """It knows something of alchemy."""
    return here.hero.values.alchemy > 0


FAMILY = Family("alchemy", after="potions", needs=out_of_battle & knows_alchemy)


@FAMILY.offers
def offers(here: Standpoint) -> Iterator[Option]:
    """Unknown potions of the party, each hero one attempt, which is no action; killed enemies, with tools; a page for a
    recipe.  LE-0277, LE-0401, LE-0592, LE-0598, LE-0604"""
    game, hero = here.game, here.hero
    for owner, item in alchemy.may_identify(game, hero):
        yield Option("identify-potion", owner.id, what=str(item))
    if here.ap >= HARVEST and alchemy.may_harvest(game, hero):
        yield Option("harvest", n=min(alchemy.MOST_HARVESTED, len(alchemy.carcasses(game))))
    if here.ap >= WRITE and find_tool(hero, PAGE, ready=False) is not None:
        yield Option("write-recipe")


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """Identifying is no action; the rest costs 1 AP.  LE-0277, LE-0401"""
    return 0 if option.act == "identify-potion" else HARVEST


@FAMILY.deed("identify-potion")
def identify(game: League, here: Standpoint, option: Option) -> Script[None]:
    """An alchemy check.  LE-0592"""
    yield from alchemy.identify(game, here.hero, game.hero(option.who), parse_item(option.what))


@FAMILY.deed("harvest")
def harvest(game: League, here: Standpoint, option: Option) -> Script[None]:
    """Parts are cut out of the dead.  LE-0401, LE-0598"""
    pay(game, here.hero, HARVEST)
    yield from alchemy.harvest(game, here.hero)


@FAMILY.deed("write-recipe")
def write(game: League, here: Standpoint, option: Option) -> Script[None]:
    """A page is filled with a recipe of its own.  LE-0604"""
    hero = here.hero
    pay(game, hero, WRITE)
    page = find_tool(hero, PAGE, ready=False)
    assert page is not None, "there is no page to write on"
    hero.outfit = discard(hero.outfit, page)
    yield from invent(game, hero)
