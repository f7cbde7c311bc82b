"""Pulling levers.  UN-0287, UN-0290"""

from __future__ import annotations

from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.actions.draw_and_pick_up import take_quick
from undercroft.systems.universalis.actions.needs import Family, lever_at_hand, on_foot, time_left, upright
from undercroft.systems.universalis.actions.search import interact, may_search
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.fixtures import pieces_at
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.surroundings import LEVER
from undercroft.systems.universalis.state import Character

FAMILY = Family("levers", after="handing-over", needs=time_left & lever_at_hand, by=on_foot & upright)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Levers at hand, while no enemy is adjacent.  UN-0287, UN-0290, UN-1385"""
    game, who, active = here.game, here.who, here.active
    if not (active.quick or active.action) or not who.hero or here.pressed or who.animal:
        return []
    known = [piece for piece in pieces_at(game, who) if piece.kind == LEVER]
    return [Option("pull", at=int(piece.at)) for piece in known if may_search(game, who, piece)]


@FAMILY.deed("pull")
def pull(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Activate a lever: its card is read.  UN-0290"""
    take_quick(game.active)
    feature = next(one for one in game.state.ground.features if one.at == option.at and one.kind == LEVER)
    yield from interact(game, who, feature)
