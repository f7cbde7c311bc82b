"""Skinning animals after a battle.  LE-0676, LE-G39"""

from __future__ import annotations

from undercroft.crawl.families import need
from undercroft.kernel.requests import Option, Script
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, out_of_battle, pay
from undercroft.systems.league.cards.library import things
from undercroft.systems.league.dungeon.skinning import FUR, animals, skin
from undercroft.systems.league.game import League
from undercroft.systems.league.status.burden import room

AP = 1


@need
def beasts_fallen(here: Standpoint) -> bool:
    """A beast of the last battle has its skin still."""
    return animals(here.game) > 0


FAMILY = Family("skin", after="alchemy", needs=out_of_battle & action_left & beasts_fallen)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """The next beast, for whoever can carry a fur.  LE-0119, LE-0676"""
    return [Option("skin")] if room(here.game, here.hero) >= things()[FUR].enc else []


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP, as harvesting.  LE-0401, LE-0676"""
    return AP


@FAMILY.deed("skin")
def do(game: League, here: Standpoint, option: Option) -> Script[None]:
    """A beast is skinned.  LE-0676, LE-G39"""
    pay(game, here.hero, AP)
    yield from skin(game, here.hero)
