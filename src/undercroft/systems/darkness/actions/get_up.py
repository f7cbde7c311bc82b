"""Getting up: all that a Stunned Hero may spend an Action on.  DA-0190, DA-0191"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option
from undercroft.systems.darkness.actions.needs import Family, Standpoint, stunned
from undercroft.systems.darkness.game import Darkness

FAMILY = Family("get-up", by=stunned)
GET_UP = Option("get-up")


@FAMILY.offers
def offers(here: Standpoint) -> tuple[Option, ...]:
    """A Stunned Hero may get up.  DA-0191"""
    return (GET_UP,)


@FAMILY.deed("get-up")
def get_up(game: Darkness, here: Standpoint, option: Option) -> None:
    """The Hero is Stunned no longer.  DA-0191"""
    here.hero.stunned = False
    game.tell(Changed, "stunned", here.hero.id, now=0, rules=("DA-0191",))
