"""Opening the door to friends who were kept prisoner.  UN-0175, UN-0534, UN-0535"""

from __future__ import annotations

from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.actions.needs import Family, action_left, on_foot, on_occasion, upright
from undercroft.systems.universalis.actions.occasions import Occasion
from undercroft.systems.universalis.dungeon.prison import door, free
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.party.companions import is_explorer
from undercroft.systems.universalis.state import Character


@on_occasion
def captives_somewhere(now: Occasion) -> bool:
    """Friends are kept prisoner in this quest.  UN-0533"""
    return now.captives


FAMILY = Family(
    "prisoners", after="furniture-and-bridges", needs=action_left & captives_somewhere, by=on_foot & upright
)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """The door, for a hero beside it that has an Action left and is threatened by no enemy.  UN-0175, UN-0534"""
    game, active = here.game, here.active
    if not game.state.captives or door(game) < 0 or not active.action or active.running:
        return []
    near = game.terrain.around[here.cover] | here.cover
    if not near >> door(game) & 1 or not is_explorer(here.who) or here.pressed:
        return []
    return [Option("free-prisoner", at=door(game))]


@FAMILY.deed("free-prisoner")
def open_prison(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The Action opens the door, and everybody who was kept there is with the group again.  UN-0535, UN-0544"""
    game.active.action = False
    yield from free(game, who)
