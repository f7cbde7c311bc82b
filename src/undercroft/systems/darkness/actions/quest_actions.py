"""Actions that the Quest's own rules offer: flipping a switch.  DA-0480"""

from __future__ import annotations

from undercroft.kernel.requests import Option
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.actions.needs import Family, Standpoint, offered_by_quest
from undercroft.systems.darkness.game import Darkness

FAMILY = Family("quest", after="trade", needs=offered_by_quest)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """What else a Hero may do for one of its Actions."""
    game = here.game
    return [option for deed in moments.HERO_OFFERS.deeds(game.quest) for option in deed(game, here.hero)]


@FAMILY.otherwise
def do(game: Darkness, here: Standpoint, option: Option) -> None:
    """The Quest does what it offered."""
    deeds = moments.HERO_DEED.deeds(game.quest)
    if not deeds:
        raise LookupError(f'no family of Actions and no rule of the Quest says how "{option.act}" is done')
    for deed in deeds:
        deed(game, here.hero, option)
