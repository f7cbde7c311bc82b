"""Opening a door, which reveals what lies behind it.  DO-0234 to DO-0238"""

from __future__ import annotations

from undercroft.crawl.families import need
from undercroft.kernel.requests import Option
from undercroft.systems.doria.actions.needs import Family, Standpoint
from undercroft.systems.doria.dungeon.laying import may_open, open_door
from undercroft.systems.doria.game import Doria


@need
def at_a_door(here: Standpoint) -> bool:
    """There is a door on a side of its square.  DO-0238"""
    return here.character.at in here.game.ground.doors_at


FAMILY = Family("reveal", after="move", needs=at_a_door)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Only who stands before a door can open it; `n` is its number and 1.  DO-0234, DO-0237, DO-0238"""
    game, at = here.game, here.character.at
    doors = [door for door in game.ground.doors_at.get(at, ()) if may_open(game, door)]
    return [Option("open", at=game.ground.beyond(door, at), n=door + 1) for door in doors]


@FAMILY.deed("open")
def open(game: Doria, here: Standpoint, option: Option) -> None:
    """The door is opened for 0 AP; then the Initiative Board decides who is next.  DO-0234 to DO-0237"""
    open_door(game, here.character, option.n - 1)
