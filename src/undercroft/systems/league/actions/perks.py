"""Perks are used at any time in a hero's activation and cost ENERGY alone.  LE-0073, LE-G07"""

from __future__ import annotations

from undercroft.kernel.requests import Option, Script
from undercroft.systems.league.actions.needs import Family, Standpoint
from undercroft.systems.league.effects import perks
from undercroft.systems.league.game import League

FAMILY = Family("perks", after="attack")


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Every perk that it can pay for and that would change something.  LE-0073"""
    found = perks.usable(here.game, here.hero)
    return [Option("perk", who, what=f"perk-{perk}") for perk, who in found]


@FAMILY.deed("perk")
def perk(game: League, here: Standpoint, option: Option) -> Script[None]:
    """It pays with ENERGY and does what the perk says.  LE-0073, LE-0309"""
    yield from perks.use(game, here.hero, option.what.removeprefix("perk-"), game.hero(option.who))
