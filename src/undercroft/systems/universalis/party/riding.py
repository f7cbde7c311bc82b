"""Riders and their mounts: who rides what, where both stand, how high they are, and where riding is allowed.

A rider has the number of the mount, the mount that of its rider; both stand on the squares of the mount.
UN-1345 to UN-1352, UN-1355, UN-1360, UN-1364, UN-1365, UN-1368 to UN-1370, UN-1375, UN-1380, UN-1383
"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.kernel.requests import NO_ONE
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.agenda import MountTakesFright, Unhorse
from undercroft.systems.universalis.cards.people import gear_cards, one_says, person
from undercroft.systems.universalis.cards.words import MOUNT, RAGING_MOUNT, RIDES_WELL
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character, Hit

CHARGE = 3
"""A rider who has gone this many squares straight on charges with a spear.  UN-1360"""

SPEARS = ("spear", "cavalry-lance")


def mountable(who: Character) -> bool:
    """May it be ridden?  UN-1345, UN-C545, UN-C553"""
    return one_says(person(who.card).skills, MOUNT)


def ridden_here(game: Universalis, who: Character) -> bool:
    """May it be ridden in this quest: by its skill, or because the sheet allows it by way of exception?

    UN-1345, UN-1346
    """
    return mountable(who) or who.card in game.plan.quest.mounts


def raging(who: Character) -> bool:
    """Does it act by itself when nobody rides it?  UN-1381, UN-C553"""
    return one_says(person(who.card).skills, RAGING_MOUNT)


def partner(game: Universalis, who: Character) -> Character | None:
    """The mount of a rider, or the rider of a mount."""
    other = who.mount or who.rider
    return game.find(other) if other else None


def walker(game: Universalis, who: Character) -> Character:
    """The one whose legs do the walking: the mount of a rider, otherwise the character itself.  UN-1348, UN-C442"""
    return game.character(who.mount) if who.mount else who


def stronger(game: Universalis, who: Character) -> Character:
    """The larger of rider and mount, since both push together.  UN-1362"""
    other = partner(game, who)
    return other if other is not None and other.size > who.size else who


def together(game: Universalis, who: Character) -> None:
    """Rider and mount stay together: when one is moved or turned, the other stands and faces the same way.

    UN-1348, UN-1352
    """
    other = partner(game, who)
    if other is not None:
        other.at, other.facing, other.squeezed = who.at, who.facing, who.squeezed


def part(game: Universalis, rider: Character) -> Character | None:
    """Separate a rider from the mount, and return the mount if it is still there."""
    mount = game.find(rider.mount)
    rider.mount = NO_ONE
    if mount is not None:
        mount.rider = NO_ONE
    return mount


def height(game: Universalis, who: Character) -> int:
    """How high a character is, by its size; a rider is 1 higher than the mount.  UN-1351"""
    if who.mount:
        mount = game.find(who.mount)
        return who.size if mount is None else mount.size + 1
    return who.size


def steady(game: Universalis, who: Character) -> bool:
    """Is its mount on ground that is not difficult?  UN-1360, UN-1364, UN-1365"""
    return not game.terrain.rough & game.cover(who)


def rides_at(game: Universalis, at: int) -> bool:
    """May characters ride here: outdoors, or where the quest allows it?  UN-1347, UN-1383"""
    section = game.plan.section_of.get(at)
    return game.plan.quest.riding or (section is not None and game.plan.sections[section].plan.outdoor)


def idle(who: Character) -> bool:
    """Is it a mount without a rider, which stays where it is?  UN-0167, UN-1075, UN-1379, UN-1381"""
    return bool(who.owner) and not who.rider and mountable(who) and not raging(who)


# numbers


def add_defense(game: Universalis, hit: Hit, tally: Tally) -> None:
    """A rider defends better against those on foot who are not larger.  UN-1364"""
    attacker, target = game.character(hit.attacker), game.character(hit.target)
    if target.mount and not attacker.mount and _not_larger(game, attacker, target) and steady(game, target):
        tally.add(1, "riding", "UN-1364")


def _not_larger(game: Universalis, one: Character, other: Character) -> bool:
    return game.person(one).size <= game.person(other).size


def add_shot(game: Universalis, shooter: Character, target: Character, tally: Tally) -> None:
    """A rider shoots worse, and is harder to hit.  UN-1355, UN-1365, UN-C500"""
    if shooter.mount and not game.kit(shooter).has(RIDES_WELL):
        tally.add(-1, "riding", "UN-1355")
    if target.mount and steady(game, target):
        tally.add(-1, "target-riding", "UN-1365")


def add_cast(game: Universalis, who: Character, tally: Tally) -> None:
    """A rider casts worse.  UN-1355, UN-C500"""
    if who.mount and not game.kit(who).has(RIDES_WELL):
        tally.add(-1, "riding", "UN-1355")


def charging(game: Universalis, hit: Hit) -> bool:
    """Does a rider charge with a spear: 3 squares straight on this turn, on good ground?  UN-1360"""
    attacker, active = game.find(hit.attacker), game.state.active
    if attacker is None or not attacker.mount or active is None:
        return False
    card = gear_cards().get(hit.weapon)
    if card is None or card.ordinary not in SPEARS:
        return False
    return active.who == attacker.id and active.straight >= CHARGE and steady(game, attacker)


# going down


def free_places(game: Universalis, mount: Character) -> Bits:
    """Free squares beside a mount."""
    near = game.terrain.around[game.cover(mount)]
    return near & game.terrain.standable[2] & ~game.occupied()


def throw_off(game: Universalis, who: Character, *, sure: bool = False) -> None:
    """A rider may fall off: after a blunder, or for certain when Knocked Down.  UN-1368, UN-1369"""
    if who.mount:
        game.push(Unhorse(who.id, sure=sure))


def brought_down(game: Universalis, who: Character) -> None:
    """A rider brought down falls off and the mount may bolt; when a mount goes down, its rider tests.

    UN-1369, UN-1370, UN-1375
    """
    other = partner(game, who)
    if other is None:
        return
    if who.mount:
        if who.suffers("knocked-out"):
            _put_beside(game, who, other)
            game.push(MountTakesFright(other.id))
        else:
            game.push(Unhorse(who.id, sure=True), MountTakesFright(other.id))
    else:
        game.push(Unhorse(other.id, tested=True))


def _put_beside(game: Universalis, who: Character, mount: Character) -> None:
    """A rider who is Knocked Out lies beside the mount.  UN-1375"""
    part(game, who)
    places = squares(free_places(game, mount))
    if len(places):
        who.at = int(places[0])


def attacked_alone(game: Universalis, hit: Hit) -> None:
    """A mount left to itself is attacked, hit or not: it tests Courage, and bolts at the third attack in any case.

    UN-1380, UN-C545, UN-G107
    """
    mount = game.find(hit.target)
    if mount is None or not idle(mount):
        return
    mount.borne += 1
    if hit.kind == "melee":
        mount.angered = (*mount.angered, (game.state.round, hit.attacker))
    game.push(MountTakesFright(mount.id, attacks=mount.borne))
