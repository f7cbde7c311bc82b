"""Everything a character may choose to do now: the families of Actions in order, then turning, then the end.

Every module of this package that holds a `Family` is found by itself.  `offers` asks the families whose needs are met,
`everything` asks all that a character may have; both give the same options.
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.crawl.families import Families, Offers, gather
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Option
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions import climb_walls, shoot
from undercroft.systems.universalis.actions.needs import Family
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import adjacent
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import FACINGS
from undercroft.systems.universalis.state import Character

NARROWS = moments.NARROWS.name
END = Option("end")
FACES = tuple(Option("face", what=name) for name in FACINGS)
TURNS = tuple((*FACES[:now], *FACES[now + 1 :]) for now in range(len(FACES)))
"""The ways to turn, by the present facing."""


@remembered(1)
def families() -> Families[Standpoint, Universalis, Character]:
    """All families of Actions in order."""
    return Families(gather("undercroft.systems.universalis.actions", Family))


def offers(game: Universalis, who: Character) -> list[Option]:
    """Everything a character may do now; the end of the activation comes last."""
    return _listed(Standpoint(game, who), families().asked)


def everything(game: Universalis, who: Character) -> list[Option]:
    """Everything a character may do now, with every family asked whatever it needs."""
    return _listed(Standpoint(game, who), families().allowed)


def _listed(here: Standpoint, asking: Callable[[Standpoint], list[Offers[Standpoint]]]) -> list[Option]:
    """The options of some families in order.

    A character on a wall climbs on, and one that stayed down may fire what can be fired from there.  UN-0113, UN-1430
    """
    who = here.who
    here.game.walk = None
    if who.scaling:
        return [*climb_walls.offers(here), END]
    if who.lay and who.down:
        return [*shoot.offers(here), END]
    found: list[Option] = []
    for offered in asking(here):
        found += offered(here)
    found += facings(here)
    found.append(END)
    return _narrowed(here, found) if who.conditions or here.game.state.lasting else found


def _narrowed(here: Standpoint, found: list[Option]) -> list[Option]:
    """What conditions and spells leave of the options."""
    if NARROWS in here.kit.bound:
        for narrow in moments.NARROWS.deeds(here.kit.names):
            found = narrow(here.game, here.who, found)
    return found


def facings(here: Standpoint) -> tuple[Option, ...]:
    """A character may turn at any time; not away from an adjacent opponent it attacked.  UN-0121, UN-0123, UN-0124

    To keep the game going it is offered once between moves and Actions.
    """
    active = here.active
    if active.faced or not (active.walked or active.target or not active.action):
        return ()
    struck = here.game.find(active.target) if active.target else None
    if struck is not None and struck.here and adjacent(here.game, here.who, struck):
        return ()
    return TURNS[here.who.facing]
