"""On foot beside a mount: getting on, leading it, its saddlebags.  UN-1353, UN-1354, UN-1384 to UN-1387"""

from __future__ import annotations

from undercroft.crawl.things import without
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option
from undercroft.systems.universalis.actions.needs import Family, companions_about, on_foot, upright
from undercroft.systems.universalis.cards.sizes import LARGE
from undercroft.systems.universalis.effects.riders import may_mount
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import adjacent
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.party.riding import ridden_here, together
from undercroft.systems.universalis.state import Activation, Character
from undercroft.systems.universalis.things.burdens import holds

FAMILY = Family("mounts", after="prisoners", needs=companions_about, by=on_foot & upright)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """What a hero on foot may do with each mount of the group.  UN-1353, UN-1384, UN-1387"""
    game, who = here.game, here.who
    if who.rider:
        return []
    mounts = [one for one in game.state.heroes if one.owner and one.here and not one.rider and ridden_here(game, one)]
    found: list[Option] = []
    for mount in mounts:
        found += _beside(game, who, mount, here.active)
    return found


def _beside(game: Universalis, who: Character, mount: Character, active: Activation) -> list[Option]:
    """On foot beside a mount: get on; beside one's own also take its reins and use its saddlebags.

    UN-1353, UN-1384, UN-1387
    """
    if mount.id == who.id or not adjacent(game, who, mount):
        return []
    found: list[Option] = []
    if active.quick and not active.running and may_mount(game, who, mount):
        found.append(Option("mount", mount.id))
    if mount.owner != who.id:
        return found
    if active.points and not active.running and who.leading != mount.id and mount.size < LARGE:
        found.append(Option("lead", mount.id))
    if active.quick:
        found += [Option("unload", mount.id, what=item) for item in dict.fromkeys(mount.freight)]
        found += [Option("load", mount.id, what=item) for item in dict.fromkeys(who.pack) if fits(mount, item)]
    return found


def fits(mount: Character, item: str) -> bool:
    """Does a mount carry one thing more?  Within the limits of a hero.  UN-1127, UN-1386"""
    return holds(mount.card, (*mount.body, *mount.hands, *mount.pack, *mount.freight, item), mount.coins)


@FAMILY.deed("mount")
def get_on(game: Universalis, who: Character, option: Option) -> None:
    """A Quick Action; the mount may then move as usual, but not gallop.  UN-1353, UN-1354"""
    mount, active = game.character(option.who), game.active
    active.quick, active.saddled = False, True
    who.mount, mount.rider = mount.id, who.id
    together(game, mount)
    active.points = 0 if mount.activated else game.kit(mount).movement
    active.walked = 0
    game.tell(Changed, "mounted", who.id, now=int(mount.id), rules=("UN-1353",))


@FAMILY.deed("lead")
def take_reins(game: Universalis, who: Character, option: Option) -> None:
    """From here on the mount follows its leader, at the leader's pace.  UN-1384"""
    who.leading = option.who
    game.tell(Changed, "leads", who.id, now=int(option.who), rules=("UN-1384",))


@FAMILY.deed("unload")
def unload(game: Universalis, who: Character, option: Option) -> None:
    """One object from the hero's own mount.  UN-1387"""
    mount = game.character(option.who)
    mount.freight, who.pack = without(mount.freight, option.what), (*who.pack, option.what)
    game.active.quick = False
    game.tell(Changed, "unloaded", who.id, detail=option.what, rules=("UN-1387",))


@FAMILY.deed("load")
def load(game: Universalis, who: Character, option: Option) -> None:
    """One object onto the hero's own mount.  UN-1386, UN-1387"""
    mount = game.character(option.who)
    who.pack, mount.freight = without(who.pack, option.what), (*mount.freight, option.what)
    game.active.quick = False
    game.tell(Changed, "loaded", who.id, detail=option.what, rules=("UN-1387",))
