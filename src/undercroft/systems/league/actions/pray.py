"""Praying, which costs ENERGY and no AP.  LE-0369, LE-0429, LE-0616"""

from __future__ import annotations

from undercroft.crawl.families import need
from undercroft.kernel.requests import Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.actions.needs import Family, Standpoint
from undercroft.systems.league.game import League
from undercroft.systems.league.magic.prayers import may_pray
from undercroft.systems.league.magic.prayers import pray as say
from undercroft.systems.league.rolls.checks import needed_for


@need
def knows_prayers(here: Standpoint) -> bool:
    """It knows prayers."""
    return bool(here.hero.prayers)


FAMILY = Family("pray", after="cast", needs=knows_prayers)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Every prayer it knows but the one in force.  LE-0369, LE-0429, LE-0616"""
    return [Option("pray", what=prayer) for prayer in may_pray(here.game, here.hero)]


def shown(here: Standpoint) -> Tally:
    """What the check will be made against.  LE-0617"""
    return needed_for(here.game, here.hero, "battle-prayers")


@FAMILY.deed("pray")
def pray(game: League, here: Standpoint, option: Option) -> Script[None]:
    """For a point of ENERGY, and a battle prayers check.  LE-0616, LE-0617"""
    yield from say(game, here.hero, option.what)
