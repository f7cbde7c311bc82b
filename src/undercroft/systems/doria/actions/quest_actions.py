"""Actions that the scenario's own rules offer, clearing rubble and the like.  DO-0006, DO-0345, DO-0521"""

from __future__ import annotations

from undercroft.crawl.families import need
from undercroft.kernel.requests import Option, Script
from undercroft.systems.doria import moments
from undercroft.systems.doria.actions.needs import Family, Standpoint
from undercroft.systems.doria.game import Doria


@need
def offered_by_scenario(here: Standpoint) -> bool:
    """The scenario has actions of its own."""
    return bool(moments.OFFERS.deeds(here.game.rules))


FAMILY = Family("scenario", needs=offered_by_scenario)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """What else a character may do; what it costs the scenario says and takes.  DO-0521"""
    game = here.game
    return [option for deed in moments.OFFERS.deeds(game.rules) for option in deed(game, here.character)]


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """As much as the scenario wrote on the option.  DO-0521"""
    return option.n


def do(game: Doria, here: Standpoint, option: Option) -> Script[None]:
    """The scenario does what it offered."""
    deeds = moments.DEED.deeds(game.rules)
    if not deeds:
        raise LookupError(f'no family of actions and no rule of the scenario says how "{option.act}" is done')
    for deed in deeds:
        yield from deed(game, here.character, option)
