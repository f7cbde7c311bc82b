"""Waiting: AP are spent on nothing until the character wants to act again.  DO-0156, DO-0270"""

from __future__ import annotations

from undercroft.kernel.requests import Option
from undercroft.systems.doria.actions.needs import Family, Standpoint, pay
from undercroft.systems.doria.game import Doria

FAMILY = Family("wait", after="scenario")


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """One AP, as many as let the next on the Initiative Board act first, or all that are left.

    AP are spent in steps of 1, and whoever is still highest may wait again; those that lie between come to the same as
    waiting step by step.  DO-0270
    """
    ap = here.character.ap
    return [Option("wait", n=n) for n in sorted({1, ap} | {ap - field for field in _behind(here)})]


def _behind(here: Standpoint) -> set[int]:
    """The fields just behind the others who have still to act: a character's own field less 1, a monster's likewise."""
    game, mine = here.game, here.character
    fields = {one.ap - 1 for one in game.awake() if one is not mine and one.ap > 0}
    fields |= {game.initiative(monster) - 1 for monster in game.state.monsters if not monster.acted}
    return {field for field in fields if 0 <= field < mine.ap}


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """As many AP as the character waits.  DO-0270"""
    return option.n


@FAMILY.deed("wait")
def wait(game: Doria, here: Standpoint, option: Option) -> None:
    """The AP are lost.  DO-0270, DO-0155"""
    pay(game, here.character, cost(here, option))
