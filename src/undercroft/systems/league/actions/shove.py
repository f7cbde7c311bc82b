"""Shoving an adjacent model.  LE-0353, LE-0375, LE-0417"""

from __future__ import annotations

from undercroft.kernel.requests import Option, Script
from undercroft.systems.league.actions.end import turn_to
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, on_its_feet, pay, somebody_beside
from undercroft.systems.league.combat.shove import may_shove, shove
from undercroft.systems.league.game import League

AP = 1
"""LE-0375"""

FAMILY = Family("shove", after="attack", needs=action_left & somebody_beside, by=on_its_feet)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Every adjacent enemy that is not large.  LE-0353, LE-0375, LE-0417"""
    return [Option("shove", one.id, one.at) for one in here.adjacent if may_shove(here.game, here.hero, one)]


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP.  LE-0375"""
    return AP


@FAMILY.deed("shove")
def push(game: League, here: Standpoint, option: Option) -> Script[None]:
    """It turns to the enemy and pushes.  LE-0145, LE-0375, LE-0417"""
    hero, enemy = here.hero, game.enemy(option.who)
    pay(game, hero, cost(here, option))
    turn_to(game, hero, game.facing_to(hero, enemy.at))
    yield from shove(game, hero, enemy)
