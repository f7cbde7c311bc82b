"""Standing up.  LE-0378, LE-0426"""

from __future__ import annotations

from undercroft.crawl.families import need
from undercroft.kernel.requests import Option
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, hands_free, pay
from undercroft.systems.league.game import League
from undercroft.systems.league.status.conditions import rise

AP = 1
"""LE-0378"""


@need
def lies_down(here: Standpoint) -> bool:
    """It lies on the floor."""
    return here.hero.prone


FAMILY = Family("stand-up", after="load", needs=action_left & lies_down, by=hands_free)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """A hero that lies down rises in its own square.  LE-0378, LE-0426"""
    return [Option("stand-up")]


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP.  LE-0378"""
    return AP


@FAMILY.deed("stand-up")
def stand_up(game: League, here: Standpoint, option: Option) -> None:
    """It stands.  LE-0426"""
    pay(game, here.hero, cost(here, option))
    rise(game, here.hero)
