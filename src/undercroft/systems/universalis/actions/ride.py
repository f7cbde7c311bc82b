"""Riding: moving with the mount, galloping, getting off.  UN-1348, UN-1349, UN-1353, UN-1354, UN-1382, UN-1383"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.kernel.events import Changed, Placed
from undercroft.kernel.requests import Option, Roll, Script
from undercroft.systems.universalis.actions.move import MOVES, run_points
from undercroft.systems.universalis.actions.needs import Family, in_the_saddle, upright
from undercroft.systems.universalis.cards.attributes import HOBBLING
from undercroft.systems.universalis.cards.words import STAGGERING
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import held
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import landings, reach_of, run_of
from undercroft.systems.universalis.party.riding import free_places, part, rides_at, steady
from undercroft.systems.universalis.rolls.dice import PAIR, TWO
from undercroft.systems.universalis.state import Activation, Character, Dice

FAMILY = Family("riding", after="moves", by=in_the_saddle & upright)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Where the mount may carry its rider, and where the rider may get off.  UN-1348, UN-1353"""
    game, who, active = here.game, here.who, here.active
    return [*_ways(game, who, active), *_dismounts(game, who, active)]


def _ways(game: Universalis, who: Character, active: Activation) -> list[Option]:
    """Where the mount may carry its rider: never where one may not ride.  UN-1348, UN-1382, UN-1383"""
    mount = game.character(who.mount)
    if mount.down or mount.suffers("stationary"):
        return []
    under = Standpoint(game, mount)
    if active.running:
        found = run_of(under, active.points)
    elif held(game, mount) & under.cover:
        return []
    else:
        found = reach_of(under, active.points)
    ends = landings(under, found) if active.points else 0
    steps = [MOVES[square] for square in squares(ends) if rides_at(game, square)]
    return [*steps, Option("gallop")] if may_gallop(game, mount, active) else steps


def may_gallop(game: Universalis, mount: Character, active: Activation) -> bool:
    """Not on difficult ground, nor after getting on or off, nor if it has acted or carries somebody who has fallen.

    UN-0507, UN-1349, UN-1354, UN-1382
    """
    weak = any(name in mount.conditions for name in HOBBLING) or game.wounded(mount)
    ready = active.points > 0 and not (active.walked or active.saddled or active.running or mount.carries)
    return ready and not weak and not mount.activated and steady(game, mount) and not game.kit(mount).has(STAGGERING)


def _dismounts(game: Universalis, who: Character, active: Activation) -> list[Option]:
    """Getting off is a Quick Action, and not for the turn of a gallop.  UN-1353, UN-1354"""
    if not active.quick or active.running:
        return []
    return [Option("dismount", at=int(at)) for at in squares(free_places(game, game.character(who.mount)))]


@FAMILY.deed("dismount")
def get_off(game: Universalis, who: Character, option: Option) -> None:
    """A Quick Action; the rider goes on with the rest of its own move, unless the ride is over.  UN-1353, UN-1354"""
    active = game.active
    active.quick, active.saddled = False, True
    part(game, who)
    who.at = option.at
    active.points = max(0, game.kit(who).movement - active.walked) if active.points else 0
    game.tell(Placed, "dismounted", who.at, who.id, rules=("UN-1353",))


@FAMILY.deed("gallop")
def gallop(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The mount runs and does nothing else this turn; its rider still has an Action.  UN-1349, UN-1354"""
    mount, active = game.character(who.mount), game.active
    dice: Dice = yield Roll((TWO,), PAIR, who.seat, mount.id, "run")
    active.running = True
    active.points = run_points(game.kit(mount).movement, dice)
    mount.activated = True
    game.tell(Changed, "running", mount.id, now=active.points, rules=("UN-1349",))
