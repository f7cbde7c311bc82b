"""Actions that the quest's own rules offer.  LE-G29"""

from __future__ import annotations

from undercroft.crawl.families import need
from undercroft.kernel.requests import Option, Script
from undercroft.systems.league import moments
from undercroft.systems.league.actions.needs import Family, Standpoint
from undercroft.systems.league.game import League


@need
def offered_by_quest(here: Standpoint) -> bool:
    """The quest has actions of its own."""
    return bool(moments.OFFERS.deeds(here.game.rules))


FAMILY = Family("quest", needs=offered_by_quest)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """What else a hero may do; what it costs the quest says and takes."""
    game = here.game
    return [option for deed in moments.OFFERS.deeds(game.rules) for option in deed(game, here.hero)]


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """As many AP as the quest wrote on the option."""
    return option.n


def do(game: League, here: Standpoint, option: Option) -> Script[None]:
    """The quest does what it offered."""
    deeds = moments.DEED.deeds(game.rules)
    if not deeds:
        raise LookupError(f'no family of actions and no rule of the quest says how "{option.act}" is done')
    for deed in deeds:
        yield from deed(game, here.hero, option)
