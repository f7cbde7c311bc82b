"""Agreeing to leave the scenario at the end of the round, or to stay after all.  DO-0491, DO-0492"""

from __future__ import annotations

from undercroft.crawl.families import need
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option
from undercroft.systems.doria.actions.needs import Family, Standpoint
from undercroft.systems.doria.dungeon.escape import PLANNED, may_escape
from undercroft.systems.doria.game import Doria


@need
def in_a_campaign(here: Standpoint) -> bool:
    """It is a scenario of a campaign."""
    return bool(here.game.state.campaign)


FAMILY = Family("escape", after="wait", needs=in_a_campaign)


@FAMILY.offers
def offers(here: Standpoint) -> tuple[Option, ...]:
    """The group leaves when the round ends, or stays.  DO-0491"""
    if here.game.state.noted.get(PLANNED):
        return (Option("stay"),)
    return (Option("escape"),) if may_escape(here.game) else ()


@FAMILY.deed("escape", "stay")
def decide(game: Doria, here: Standpoint, option: Option) -> None:
    """It costs nothing to say so.  DO-0491"""
    game.state.noted[PLANNED] = int(option.act == "escape")
    game.tell(Changed, option.act, here.character.id, rules=("DO-0491",))
