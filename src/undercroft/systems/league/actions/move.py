"""Moving.  LE-0146 to LE-0151, LE-0159, LE-0370"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board.bits import squares
from undercroft.board.reach import Reach
from undercroft.kernel.requests import Option
from undercroft.systems.league.actions.going import go
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, on_its_feet, pay
from undercroft.systems.league.game import League
from undercroft.systems.league.ground import walking

AP = 1
"""LE-0370"""

FAMILY = Family("move", needs=action_left, by=on_its_feet)


@FAMILY.offers
def offers(here: Standpoint) -> Iterator[Option]:
    """Every square to which it can move, with the movement points that takes.  Through squares with a trap that
    somebody knows of it goes only where no other way leads, and only if the player says so.

    LE-0146 to LE-0151, LE-0159, LE-0270
    """
    game, hero = here.game, here.hero
    found = walking.reach(game, hero)
    yield from _ways("walk", found, walking.ends(game, hero, found))
    if walking.trapped(game):
        daring = walking.reach(game, hero, daring=True)
        yield from _ways("dare", daring, walking.ends(game, hero, daring) & ~found.squares)


def _ways(act: str, found: Reach, ends: int) -> Iterator[Option]:
    for points, layer in enumerate(found.layers):
        for square in squares(layer & ends):
            yield Option(act, at=square, n=points)


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP.  LE-0146, LE-0370"""
    return AP


@FAMILY.deed("walk", "dare")
def move(game: League, here: Standpoint, option: Option) -> None:
    """It goes there, up to its movement.  LE-0146, LE-0370"""
    pay(game, here.hero, cost(here, option))
    found = walking.reach(game, here.hero, daring=option.act == "dare")
    go(game, here.hero, walking.way(game, here.hero, found, option.at))
