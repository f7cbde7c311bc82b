"""Everything a hero may choose to do now: the families of actions in order.

Every module of this package that holds a `Family` is found by itself.  `offers` asks the families whose needs are met,
`everything` asks all that the hero may have; both give the same options.
"""

from __future__ import annotations

from undercroft.crawl.families import Families, gather
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Option, Script
from undercroft.systems.league.actions import quest_actions
from undercroft.systems.league.actions.needs import Cost, Family, Standpoint
from undercroft.systems.league.actions.struggle import left_to
from undercroft.systems.league.game import League


@remembered(1)
def families() -> Families[Standpoint, League, Standpoint]:
    """All families of actions in order."""
    return Families(gather("undercroft.systems.league.actions", Family))


@remembered(1)
def costs() -> dict[str, Cost | None]:
    """How each action says what it costs, by its name."""
    found = gather("undercroft.systems.league.actions", Family)
    return {act: family.cost for family in found for act in family.deeds}


def offers(here: Standpoint) -> list[Option]:
    """Everything a hero may do now; in a monster's grip it may do little.  LE-0062, LE-0751, LE-0786"""
    return _left_to(here, families().listed(here))


def everything(here: Standpoint) -> list[Option]:
    """Everything a hero may do now, with every family asked whatever it needs."""
    return _left_to(here, families().everything(here))


def _left_to(here: Standpoint, found: list[Option]) -> list[Option]:
    return [option for option in found if left_to(here.hero, option)] if here.hero.grips else found


def cost(here: Standpoint, option: Option) -> int:
    """What an option costs in AP."""
    found = costs().get(option.act)
    return 0 if found is None else found(here, option)


def do(here: Standpoint, option: Option) -> Script[None] | None:
    """Carry out what was chosen; what no family does, the quest does."""
    return families().do(here.game, here, option, quest_actions.do)
