"""Magic that was found and put away may be identified later, which is no action.  LE-0277, LE-0580, LE-0581"""

from __future__ import annotations

from undercroft.crawl.things import become, parse_item
from undercroft.kernel.requests import Option, Script
from undercroft.systems.league.actions.needs import Family, Standpoint, out_of_battle
from undercroft.systems.league.game import League
from undercroft.systems.league.things.identifying import expert, identify, may_be_tried

FAMILY = Family("identify", after="perks", needs=out_of_battle)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """The hero who knows most of the arcane arts tries whatever anybody carries that nobody has tried.

    LE-0277, LE-0581, LE-G102
    """
    if expert(here.game) is not here.hero:
        return []
    carried = [(one, item) for one in here.game.standing() for item in dict.fromkeys(one.outfit.items())]
    return [Option("identify-carried", one.id, what=str(item)) for one, item in carried if may_be_tried(item)]


@FAMILY.deed("identify-carried")
def identify_carried(game: League, here: Standpoint, option: Option) -> Script[None]:
    """An arcane arts check, and the copy is what it turns out to be.  LE-0580, LE-0668 to LE-0670"""
    owner, item = game.hero(option.who), parse_item(option.what)
    now = yield from identify(game, here.hero, item)
    owner.outfit = become(owner.outfit, item, now)
