"""Lifting a portcullis, clearing a cobweb.  LE-0201 to LE-0210, LE-0393, LE-0394"""

from __future__ import annotations

from undercroft.crawl.families import need
from undercroft.kernel.requests import Option, Script
from undercroft.systems.league.actions.doors import beyond
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, on_its_feet, pay
from undercroft.systems.league.combat.targets import weapons
from undercroft.systems.league.dungeon import tools
from undercroft.systems.league.dungeon.laying import may_open
from undercroft.systems.league.dungeon.locks import of_door
from undercroft.systems.league.dungeon.obstacles import clear_cobweb, lift
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Lock

AP = 1
"""LE-0393, LE-0394"""
ACTS = {"portcullis": "lift", "cobweb": "clear-cobweb"}


@need
def before_one(here: Standpoint) -> bool:
    """It stands before a portcullis or a cobweb."""
    return bool(obstacles(here))


FAMILY = Family("obstacles", after="traps", needs=action_left & before_one, by=on_its_feet)


def obstacles(here: Standpoint) -> list[Lock]:
    """The portcullises and cobwebs before which the hero stands.  LE-0201, LE-0206"""
    game = here.game
    locks = [of_door(game, door) for door in game.ground.doors_at.get(here.hero.at, ())]
    return [lock for lock in locks if lock.kind in ACTS and not lock.open and passable(game, lock)]


def passable(game: League, lock: Lock) -> bool:
    """Does it lead anywhere?  LE-0143"""
    return may_open(game, lock.door)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """A portcullis is lifted with bare strength, a cobweb cut with a weapon or burnt with a torch.  LE-0201, LE-0207"""
    game, hero = here.game, here.hero
    armed = any(item is not None for item in weapons(hero)) or tools.tool(game, hero, tools.TORCH) is not None
    return [
        Option(ACTS[lock.kind], at=beyond(game, lock, hero.at), n=lock.door + 1)
        for lock in obstacles(here)
        if lock.kind == "portcullis" or armed
    ]


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP.  LE-0393, LE-0394"""
    return AP


@FAMILY.deed("lift")
def lift_it(game: League, here: Standpoint, option: Option) -> Script[None]:
    """A STR test, with whoever helps.  LE-0201 to LE-0205"""
    pay(game, here.hero, cost(here, option))
    yield from lift(game, here.hero, of_door(game, option.n - 1))


@FAMILY.deed("clear-cobweb")
def clear_it(game: League, here: Standpoint, option: Option) -> Script[None]:
    """It never fails, but is heard.  LE-0207 to LE-0210"""
    pay(game, here.hero, cost(here, option))
    yield from clear_cobweb(game, here.hero, of_door(game, option.n - 1))
