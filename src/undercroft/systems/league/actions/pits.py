"""Climbing down into pits and out of them.  LE-0154 to LE-0157, LE-0396, LE-0397"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.crawl.families import need
from undercroft.kernel.requests import Option, Script
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, hands_free, pay
from undercroft.systems.league.dungeon.pits import climb_down, climb_out, ways_out
from undercroft.systems.league.game import League

AP = 1
"""LE-0396, LE-0397"""


@need
def pit_at_hand(here: Standpoint) -> bool:
    """It is in a pit or beside one."""
    return here.hero.pit or bool(here.game.ground.pits & here.near)


FAMILY = Family("pits", after="levers", needs=action_left & pit_at_hand, by=hands_free)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Out onto any square beside the pit; down from its edge into one where nobody is.  LE-0156, LE-0157"""
    game, hero = here.game, here.hero
    if hero.prone:
        return []
    if hero.pit:
        return [Option("climb-out", at=at) for at in squares(ways_out(game, hero))]
    return [Option("climb-down", at=at) for at in squares(game.ground.pits & here.near & ~game.occupied(hero))]


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP.  LE-0396, LE-0397"""
    return AP


@FAMILY.deed("climb-out")
def out(game: League, here: Standpoint, option: Option) -> Script[None]:
    """With a rope, or by a DEX test.  LE-0154, LE-0155"""
    pay(game, here.hero, cost(here, option))
    yield from climb_out(game, here.hero, option.at)


@FAMILY.deed("climb-down")
def down(game: League, here: Standpoint, option: Option) -> None:
    """Without a test.  LE-0157"""
    pay(game, here.hero, cost(here, option))
    climb_down(game, here.hero, option.at)
