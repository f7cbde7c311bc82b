"""Pulling levers.  LE-0211 to LE-0215, LE-0395"""

from __future__ import annotations

from undercroft.crawl.families import need
from undercroft.kernel.requests import Option, Script
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, on_its_feet, out_of_battle, pay
from undercroft.systems.league.dungeon.levers import at_hand, pull
from undercroft.systems.league.game import League

AP = 1
"""LE-0212, LE-0395"""


@need
def levers_about(here: Standpoint) -> bool:
    """There are levers somewhere, and no known enemies on the table.  LE-0213"""
    return bool(here.game.ground.levers) and not here.game.state.enemies


FAMILY = Family("levers", after="obstacles", needs=action_left & out_of_battle & levers_about, by=on_its_feet)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Each set of levers within reach, as long as one is left that nobody has pulled.  LE-0212, LE-0215, LE-G26"""
    return [Option("pull", at=at) for at in at_hand(here.game, here.hero)]


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP.  LE-0212, LE-0395"""
    return AP


@FAMILY.deed("pull")
def pull_it(game: League, here: Standpoint, option: Option) -> Script[None]:
    """A card is drawn.  LE-0211, LE-0214"""
    pay(game, here.hero, cost(here, option))
    yield from pull(game, here.hero, option.at)
