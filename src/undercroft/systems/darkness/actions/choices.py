"""Everything a Hero may choose to do now: the families of Actions in order.

Every module of this package that holds a `Family` is found by itself.  `offers` asks the families whose needs are met,
`everything` asks all that the Hero may have; both give the same options.
"""

from __future__ import annotations

from undercroft.crawl.families import Families, gather
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Option, Script
from undercroft.systems.darkness.actions import quest_actions
from undercroft.systems.darkness.actions.needs import Cost, Family, Standpoint
from undercroft.systems.darkness.game import Darkness


@remembered(1)
def families() -> Families[Standpoint, Darkness, Standpoint]:
    """All families of Actions in order."""
    return Families(gather("undercroft.systems.darkness.actions", Family))


@remembered(1)
def costs() -> dict[str, Cost | None]:
    """What each Action costs, by its name."""
    found = gather("undercroft.systems.darkness.actions", Family)
    return {act: family.cost for family in found for act in family.deeds}


def offers(here: Standpoint) -> list[Option]:
    """Everything a Hero may do now, free Actions included.  DA-0177 to DA-0179"""
    return families().listed(here)


def everything(here: Standpoint) -> list[Option]:
    """Everything a Hero may do now, with every family asked whatever it needs."""
    return families().everything(here)


def pay(here: Standpoint, option: Option) -> None:
    """A Hero pays for the Action it has chosen.  DA-0177, DA-0179"""
    cost = costs().get(option.act, quest_actions.FAMILY.cost)
    if cost is not None:
        cost.pay(here.hero)


def do(here: Standpoint, option: Option) -> Script[None] | None:
    """Carry out what was chosen; what no family does, the Quest does."""
    return families().do(here.game, here, option, quest_actions.do)
