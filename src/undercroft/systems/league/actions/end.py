"""Ending an activation, and where the hero looks then.  LE-0061, LE-0144, LE-0145, LE-0368"""

from __future__ import annotations

from undercroft.board.facing import FOUR
from undercroft.kernel.events import Turned
from undercroft.kernel.requests import Option
from undercroft.systems.league.actions.needs import Family, Standpoint
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero

FAMILY = Family("end", after="quest")


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """It looks to one of the four sides, which costs nothing, and is done.

    Nobody acts while it does and its own facing hinders nobody of its own side: that it turns as the last thing in its
    activation comes to the same as turning whenever it likes.  LE-0062, LE-0144, LE-0145, LE-0368
    """
    return [Option("end", n=int(facing)) for facing in FOUR]


@FAMILY.deed("end")
def end(game: League, here: Standpoint, option: Option) -> None:
    """It turns there and acts no more in this turn.  LE-0144, LE-0145, LE-0368"""
    turn_to(game, here.hero, option.n)


def turn_to(game: League, model: Hero | Enemy, facing: int) -> None:
    """A model looks to another side; one that is 2 by 3 squares keeps its own, as its base lies along it.

    LE-0144, LE-0781
    """
    base = game.base(model)
    if model.facing != facing and base.width == base.height:
        model.facing = facing
        game.tell(Turned, model.id, facing, rules=("LE-0145",))
