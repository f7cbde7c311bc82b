"""How heroes and their companions come onto the board.  UN-0026, UN-1190"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.kernel.events import Placed
from undercroft.kernel.requests import NOWHERE, Ask, Option, Script, confirm
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.effects.riders import may_mount
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import within
from undercroft.systems.universalis.party.riding import idle, together
from undercroft.systems.universalis.state import Character


def enter(game: Universalis, who: Character) -> Script[None]:
    """A hero begins on a starting square of the player's choice, with its mount beside it.  UN-0026, UN-1347"""
    options = [Option("enter", at=int(square)) for square in squares(entrances(game, who, game.plan.start))]
    option: Option = yield Ask("enter", who.seat, options, who=who.id)
    who.at = option.at
    game.tell(Placed, "hero", who.at, who.id, rules=("UN-0026",))
    for mount in game.state.heroes:
        if mount.owner == who.id and mount.at == NOWHERE and not mount.out and idle(mount):
            mount.at = int(squares(entrances(game, mount, game.cover(who)))[0])
            mount.facing = who.facing
            game.tell(Placed, "mount", mount.at, mount.id)
            yield from _in_the_saddle(game, who, mount)


def _in_the_saddle(game: Universalis, who: Character, mount: Character) -> Script[None]:
    """In an Epic Event a hero begins on its mount or beside it, as it chooses.  UN-1246"""
    if game.plan.quest.kind != "epic" or not may_mount(game, who, mount):
        return
    if (yield from confirm(who.seat, "start-mounted", who=who.id)):
        who.mount, mount.rider = mount.id, who.id
        together(game, mount)


def entrances(game: Universalis, who: Character, near: Bits) -> Bits:
    """The squares where a character may come in: with its base on some of these, or as near to them as there is
    room."""
    card = person(who.card)
    shape = game.terrain.base(*card.base)
    free = game.terrain.standable[card.size] & ~game.occupied() & game.plan.inside(game.state.revealed)
    fits = shape.fits(free, game.terrain.walking)
    for far in range(game.plan.board.width + game.plan.board.height):
        found = fits & shape.touching(within(game, near, far))
        if found:
            return found
    return near
