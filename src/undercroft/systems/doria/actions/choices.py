"""Everything a character may choose to do now: the families of actions in order.

Every module of this package that holds a `Family` is found by itself.  `offers` asks the families whose needs are met,
`everything` asks all that the character may have; both give the same options.
"""

from __future__ import annotations

from undercroft.crawl.families import Families, gather
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Option, Script
from undercroft.systems.doria.actions import quest_actions
from undercroft.systems.doria.actions.needs import Cost, Family, Standpoint
from undercroft.systems.doria.game import Doria


@remembered(1)
def families() -> Families[Standpoint, Doria, Standpoint]:
    """All families of actions in order."""
    return Families(gather("undercroft.systems.doria.actions", Family))


@remembered(1)
def costs() -> dict[str, Cost | None]:
    """How each action says what it costs, by its name."""
    found = gather("undercroft.systems.doria.actions", Family)
    return {act: family.cost for family in found for act in family.deeds}


def offers(here: Standpoint) -> list[Option]:
    """Everything a character may do now.  DO-0150, DO-0156"""
    return families().listed(here)


def everything(here: Standpoint) -> list[Option]:
    """Everything a character may do now, with every family asked whatever it needs."""
    return families().everything(here)


def cost(here: Standpoint, option: Option) -> int:
    """What an option costs in AP.  DO-0118"""
    found = costs().get(option.act)
    return 0 if found is None else found(here, option)


def do(here: Standpoint, option: Option) -> Script[None] | None:
    """Carry out what was chosen; what no family does, the scenario does."""
    return families().do(here.game, here, option, quest_actions.do)
