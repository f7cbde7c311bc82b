"""What befalls riders and mounts: falls, fright, mounts left to themselves; getting on and off.  UN-1353 to UN-1384"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.crawl.steps import step
from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed, Placed, Removed
from undercroft.kernel.requests import NOBODY, NOWHERE, Ask, Option, Roll, Script
from undercroft.systems.universalis.agenda import MountTakesFright, Unhorse
from undercroft.systems.universalis.cards.words import RIDES_WELL, Blast
from undercroft.systems.universalis.effects import Cause
from undercroft.systems.universalis.effects.harm import burst
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import adjacent, beside
from undercroft.systems.universalis.party.companions import keeper
from undercroft.systems.universalis.party.riding import free_places, part, ridden_here, rides_at
from undercroft.systems.universalis.rolls.dice import ONE
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import suffer

FALL, FLYING_FALL = 3, 6
"""The damage dice of a fall from a mount, and from a flying one.  UN-1373, UN-1374"""

PATIENCE = 3
"""A mount left to itself bolts at this many attacks.  UN-C545, UN-G107"""

BOLTED = "bolted"
FOUND = 2
"""A mount that bolted comes back on this face or higher.  UN-1377"""


@step(Unhorse, attack=True)
def unhorse(game: Universalis, entry: Unhorse) -> Script[None]:
    """A rider passes an Agility test or falls off; if the mount has gone down, the rider must get off in any case.

    UN-1368 to UN-1374
    """
    who = game.character(entry.who)
    mount = game.find(who.mount)
    if not who.mount:
        return
    passed = False
    if not entry.sure:
        passed = (yield from trial(game, who, "agility", "stay-mounted")).passed
        if passed and not entry.tested:
            return
    dice = FLYING_FALL if mount is not None and mount.suffers("flying") else FALL
    yield from _get_off(game, who)
    if not passed:
        suffer(game, who, "knocked-down")
        game.tell(Changed, "fell-off", who.id, now=dice, rules=("UN-1372",))
        yield from burst(game, who, Blast(dice=dice, against="natural"), dice, Cause("fell-off", who.id))


def _get_off(game: Universalis, who: Character) -> Script[None]:
    """The rider gets off onto a free square of its choice beside the mount, or beside where the mount fell.

    UN-1370, UN-1372"""
    places = [int(square) for square in squares(free_places(game, who))]
    part(game, who)
    if not places:
        return
    at = places[0]
    if who.seat != NOBODY:
        option: Option = yield Ask("get-off", who.seat, [Option("land", at=place) for place in places], who=who.id)
        at = option.at
    who.at = at
    game.tell(Placed, "dismounted", who.at, who.id, rules=("UN-1372",))


# frightened mounts


@step(MountTakesFright, between=True)
def mount_takes_fright(game: Universalis, entry: MountTakesFright) -> Script[None]:
    """A mount whose rider fell, or that was attacked alone, tests Courage or bolts.  UN-1375, UN-1376, UN-1380"""
    mount = game.find(entry.who)
    if mount is None or not mount.here or mount.down:
        return
    if entry.attacks < PATIENCE and (yield from keeps_calm(game, mount)):
        return
    bolt(game, mount)


def keeps_calm(game: Universalis, mount: Character) -> Script[bool]:
    """A mount takes a Courage test, and takes it again if its owner rides well.  UN-C500, UN-1375, UN-1376, UN-1380"""
    if (yield from trial(game, mount, "courage", "mount-courage")).passed:
        return True
    owner = game.find(mount.owner)
    if owner is None or not game.kit(owner).has(RIDES_WELL):
        return False
    return (yield from trial(game, mount, "courage", "mount-courage")).passed


def bolt(game: Universalis, mount: Character) -> None:
    """A mount runs off and is out of the game.  UN-1376, UN-1361"""
    game.tell(Removed, mount.name, mount.id, mount.at, BOLTED, rules=("UN-1376",))
    mount.at, mount.out = NOWHERE, True
    mount.bolted = True
    if not mount.hero:
        game.state.creatures.remove(mount)


def avenged(game: Universalis, mount: Character) -> list[Character]:
    """The enemies in reach that attacked a mount left to itself in melee since last turn, for it to strike back at.

    UN-1380, UN-C545
    """
    known = {attacker for turn, attacker in mount.angered if turn >= game.state.round - 1}
    if not known or not mount.here:
        return []
    return [enemy for enemy in beside(game, mount) if enemy.id in known]


# getting on and off


def may_mount(game: Universalis, who: Character, mount: Character) -> bool:
    """May a character mount this animal: adjacent, without a rider, no smaller than its rider, where riding is allowed?

    UN-1345 to UN-1347, UN-1353, UN-C545
    """
    return (
        ridden_here(game, mount)
        and not mount.rider
        and mount.here
        and not mount.down
        and game.person(who).size <= game.person(mount).size
        and rides_at(game, mount.at)
        and adjacent(game, who, mount)
    )


def round_up(game: Universalis) -> Script[None]:
    """When the quest ends, a mount that bolted is found again on 2 or more, otherwise it is lost.  UN-1377"""
    for mount in [one for one in game.state.heroes if one.bolted]:
        face: int = yield Roll((ONE,), TOTAL, mount.seat, mount.owner, "find-mount")
        if face < FOUND:
            game.state.heroes.remove(mount)
            owner = game.character(keeper(mount))
            owner.lost = (*owner.lost, mount.card)
            game.tell(Changed, "mount-lost", mount.owner, detail=mount.card, rules=("UN-1377",))
