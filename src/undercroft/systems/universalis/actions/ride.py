"""Riding: getting on and off, moving with the mount, galloping, leading it, its saddlebags.

UN-1348, UN-1349, UN-1353, UN-1354, UN-1357, UN-1382 to UN-1387
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.board.bits import squares
from undercroft.crawl.things import without
from undercroft.kernel.events import Changed, Placed
from undercroft.kernel.requests import Option, Roll, Script
from undercroft.systems.universalis.actions.move import MOVES, run_points, set_out
from undercroft.systems.universalis.cards.kit import WEAKENING
from undercroft.systems.universalis.effects.riders import may_mount
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import adjacent, held
from undercroft.systems.universalis.ground.walking import landings, reach_of, run_of
from undercroft.systems.universalis.party.riding import free_places, part, ridden_here, rides_at, steady, together
from undercroft.systems.universalis.rolls.dice import PAIR, TWO
from undercroft.systems.universalis.state import Activation, Character, Dice
from undercroft.systems.universalis.things.burdens import holds

Deed = Callable[[Universalis, Character, Option], Script[None] | None]


def offers(game: Universalis, who: Character, active: Activation) -> list[Option]:
    """What a hero may do with a mount."""
    if who.rider:
        return []
    if who.mount:
        return [*_ways(game, who, active), *_dismounts(game, who, active)]
    mounts = [one for one in game.state.heroes if one.owner and one.here and not one.rider and ridden_here(game, one)]
    found: list[Option] = []
    for mount in mounts:
        found += _beside(game, who, mount, active)
    return found


def _beside(game: Universalis, who: Character, mount: Character, active: Activation) -> list[Option]:
    """On foot beside a mount: get on, take its reins, use its saddlebags.  UN-1353, UN-1384, UN-1387"""
    if mount.id == who.id or not adjacent(game, who, mount):
        return []
    found: list[Option] = []
    if active.quick and not active.running and may_mount(game, who, mount):
        found.append(Option("mount", mount.id))
    if active.points and not active.running and who.leading != mount.id and mount.size < 3:
        found.append(Option("lead", mount.id))
    if active.quick and mount.owner == who.id:
        found += [Option("unload", mount.id, what=item) for item in dict.fromkeys(mount.freight)]
        found += [Option("load", mount.id, what=item) for item in dict.fromkeys(who.pack) if fits(mount, item)]
    return found


def fits(mount: Character, item: str) -> bool:
    """Does a mount carry one thing more?  Within the limits of a hero.  UN-1127, UN-1386"""
    return holds(mount.card, (*mount.body, *mount.hands, *mount.pack, *mount.freight, item), mount.coins)


def _ways(game: Universalis, who: Character, active: Activation) -> list[Option]:
    """Where the mount may carry its rider: never where one may not ride.  UN-1348, UN-1382, UN-1383"""
    mount = game.character(who.mount)
    if mount.down or mount.suffers("stationary"):
        return []
    if active.running:
        found = run_of(game, mount, active.points)
    elif held(game, mount) & game.cover(mount):
        return []
    else:
        found = reach_of(game, mount, active.points)
    ends = landings(game, mount, found) if active.points else 0
    steps = [MOVES[square] for square in squares(ends) if rides_at(game, square)]
    return [*steps, Option("gallop")] if may_gallop(game, mount, active) else steps


def may_gallop(game: Universalis, mount: Character, active: Activation) -> bool:
    """Not on difficult ground, nor after getting on or off, nor if it has acted or carries somebody who has fallen.

    UN-0507, UN-1349, UN-1354, UN-1382
    """
    weak = any(name in mount.conditions for name in WEAKENING if name != "frightened") or game.wounded(mount)
    ready = active.points > 0 and not (active.walked or active.saddled or active.running or mount.carries)
    return ready and not weak and not mount.activated and steady(game, mount) and not game.kit(mount).has("staggering")


def _dismounts(game: Universalis, who: Character, active: Activation) -> list[Option]:
    """Getting off is a Quick Action, and not for the turn of a gallop.  UN-1353, UN-1354"""
    if not active.quick or active.running:
        return []
    return [Option("dismount", at=int(at)) for at in squares(free_places(game, game.character(who.mount)))]


# deeds


def get_on(game: Universalis, who: Character, option: Option) -> None:
    """A Quick Action; the mount may then move as usual, but not gallop.  UN-1353, UN-1354"""
    mount, active = game.character(option.who), game.active
    active.quick, active.saddled = False, True
    who.mount, mount.rider = mount.id, who.id
    together(game, mount)
    active.points = 0 if mount.activated else game.kit(mount).movement
    active.walked = 0
    game.tell(Changed, "mounted", who.id, now=int(mount.id), rules=("UN-1353",))


def get_off(game: Universalis, who: Character, option: Option) -> None:
    """A Quick Action; he goes on with what is left of his own move, unless the ride is over.  UN-1353, UN-1354"""
    active = game.active
    active.quick, active.saddled = False, True
    part(game, who)
    who.at = option.at
    active.points = max(0, game.kit(who).movement - active.walked) if active.points else 0
    game.tell(Placed, "dismounted", who.at, who.id, rules=("UN-1353",))


def gallop(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The mount runs and does nothing else this turn; its rider still has his Action.  UN-1349"""
    mount, active = game.character(who.mount), game.active
    dice: Dice = yield Roll((TWO,), PAIR, who.seat, mount.id, "run")
    active.running = True
    active.points = run_points(game.kit(mount).movement, dice)
    mount.activated = True
    game.tell(Changed, "running", mount.id, now=active.points, rules=("UN-1349",))


def ride(game: Universalis, who: Character, option: Option) -> None:
    """Both move together.  UN-1348"""
    mount, active = game.character(who.mount), game.active
    found = run_of(game, mount, active.points) if active.running else reach_of(game, mount, active.points)
    set_out(game, mount, found, option.at)


def take_reins(game: Universalis, who: Character, option: Option) -> None:
    """From here on the mount follows him, at his pace.  UN-1384"""
    who.leading = option.who
    game.tell(Changed, "leads", who.id, now=int(option.who), rules=("UN-1384",))


def unload(game: Universalis, who: Character, option: Option) -> None:
    """One object from one's own mount.  UN-1387"""
    mount = game.character(option.who)
    mount.freight, who.pack = without(mount.freight, option.what), (*who.pack, option.what)
    game.active.quick = False
    game.tell(Changed, "unloaded", who.id, detail=option.what, rules=("UN-1387",))


def load(game: Universalis, who: Character, option: Option) -> None:
    """One object onto one's own mount.  UN-1386, UN-1387"""
    mount = game.character(option.who)
    who.pack, mount.freight = without(who.pack, option.what), (*mount.freight, option.what)
    game.active.quick = False
    game.tell(Changed, "loaded", who.id, detail=option.what, rules=("UN-1387",))


DEEDS: Mapping[str, Deed] = {
    "mount": get_on,
    "dismount": get_off,
    "gallop": gallop,
    "lead": take_reins,
    "unload": unload,
    "load": load,
}
