"""Travelling on land: to an adjacent territory, farther on horseback, by road, over bridges; staying where one is.

UN-1130, UN-1213, UN-1225 to UN-1230, UN-1238, UN-1239, UN-1243, UN-1258, UN-1280, UN-G96
"""

from __future__ import annotations

from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import NOWHERE, Option
from undercroft.systems.universalis.agenda import TravelRoll, Visits
from undercroft.systems.universalis.campaign.world import (
    group_at,
    hostile,
    id_of,
    in_winter,
    members,
    note,
    pay,
    purse,
)
from undercroft.systems.universalis.cards.definitions import COMPANIONS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import hero_card
from undercroft.systems.universalis.cards.world import SERVICES
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.realm import country, ground_of, settlement_at, walkable
from undercroft.systems.universalis.state import Character, Group
from undercroft.systems.universalis.things.burdens import load

TRAVEL, STAY, CAMP = "travel", "stay-here", "camp"
ROAD, PATH = "road", "path"
MOUNTED = 2
"""So many territories for a group that is all mounted, through plain or along a road.  UN-1230"""


def mounted(game: Universalis, group: Group) -> bool:
    """Does every hero of the group have a mount?  UN-1230"""
    known = library()[COMPANIONS]
    return all(
        any(known[id].kind == "mount" for id in (sheet.companion, sheet.second) if id)
        for sheet in (hero_card(one.card) for one in members(game, group))
    )


def overladen(who: Character, *, alone: bool) -> bool:
    """Does a hero break a limit of equipment?  UN-1130"""
    limits = load(who.card, (*who.body, *who.hands, *who.pack), who.coins, alone=alone)
    return any(carried > most for carried, most in limits.values())


def toll(game: Universalis, group: Group) -> int:
    """What the Bridge card asks for crossing; strangers in a hostile land pay twice.  UN-1258, UN-1285"""
    card = library()[SERVICES]["bridge"]
    there = settlement_at(group.at)
    stranger = there is not None and hostile(game, group, there)
    return sum(deal.price for deal in card.deals) * (2 if stranger and card.strangers == "dear" else 1)


def ways(game: Universalis, group: Group) -> list[int]:
    """The adjacent territories on land or ice; over a river only where a bridge joins the banks and its toll can be
    paid.  UN-1213, UN-1229, UN-1258, UN-1280"""
    land, winter = country(), in_winter(game)
    found = [n for n in land.beside(group.at) if walkable(n, winter=winter) and not land.parted(group.at, n)]
    poor = purse(game, group) < toll(game, group)
    return [n for n in found if not (poor and land.bridged(group.at, n))]


def may_travel(game: Universalis, group: Group) -> bool:
    """May the group enter another territory in this campaign turn: its first, or a second one if all are mounted and
    the first was plain or entered by road?  UN-1229, UN-1230, UN-G96"""
    if group.inside or group.aboard or group.stopped or group.chose in (STAY, CAMP):
        return False
    if not group.moved:
        return True
    swift = country().land(group.at) == "plain" or group.course == ROAD
    return group.moved < MOUNTED and swift and mounted(game, group)


def offers(game: Universalis, n: int) -> list[Option]:
    """Travel, or stay; leave a settlement, or enter it.  UN-1225, UN-1226, UN-1229"""
    group = group_at(game, n)
    found: list[Option] = []
    if may_travel(game, group):
        found += [Option("travel", at=there) for there in ways(game, group)]
    if not group.chose:
        found.append(Option("stay-here"))
    if group.inside and not group.held:
        found.append(Option("leave-settlement"))
    settled = settlement_at(group.at) is not None and not group.aboard
    if settled and not group.inside and group.chose in (TRAVEL, STAY) and not group.trudging >= 0:
        found.append(Option("enter-settlement"))
    return found


def travel(game: Universalis, n: int, option: Option) -> None:
    """The group moves to an adjacent territory, where a Travel Event may happen; on a road it chooses the deck.  Over a
    bridge it pays the toll.  Somebody who carries too much needs two campaign turns.

    UN-1130, UN-1229, UN-1236, UN-1243, UN-1258
    """
    group, there = group_at(game, n), option.at
    group.chose = TRAVEL
    alone = len(game.heroes()) == 1
    if any(overladen(one, alone=alone) for one in members(game, group)) and group.trudging != there:
        group.trudging, group.stopped = there, True
        game.tell(Changed, "trudging", at=there, rules=("UN-1130",))
        return
    if country().bridged(group.at, there):
        pay(game, group, toll(game, group))
        game.tell(Changed, "toll-paid", now=toll(game, group), rules=("UN-1258",))
    road = country().by_road(group.at, there)
    go(game, group, there, ROAD if road else PATH)
    group.trudging = NOWHERE
    game.push(TravelRoll(group=n, ground=ground_of(there, winter=in_winter(game)), road=road))


def go(game: Universalis, group: Group, there: int, course: str) -> None:
    """Everybody of the group is now there."""
    was, group.at, group.course = group.at, there, course
    group.moved += 1
    for one in members(game, group):
        game.tell(Moved, one.id, (was, there), "travel", rules=("UN-1229",))


def stay(game: Universalis, n: int, option: Option) -> None:
    """The group remains where it is: in the territory, in the settlement, or on the water.  UN-1225, UN-1236"""
    group = group_at(game, n)
    group.chose = STAY
    there = settlement_at(group.at) if group.inside else None
    if there is not None:
        game.push(TravelRoll(group=n, ground=there.kind, settled=True), Visits(group=n, left=_visitors(game, group)))
    elif group.icon:
        game.push(TravelRoll(group=n, ground="river"))
    else:
        game.push(TravelRoll(group=n, ground=ground_of(group.at, winter=in_winter(game))))


def enter_settlement(game: Universalis, n: int, option: Option) -> None:
    """The group enters the settlement: its own Travel Event roll comes before any visit.

    UN-1226, UN-1236, UN-1239, UN-1267, UN-1268
    """
    group = group_at(game, n)
    there = settlement_at(group.at)
    assert there is not None
    group.inside = True
    game.tell(Changed, "entered-settlement", at=group.at, detail=f"universalis-settlement-{there.id}")
    note(game, "entered", group.at, there.id)
    game.push(TravelRoll(group=n, ground=there.kind, settled=True), Visits(group=n, left=_visitors(game, group)))


def leave_settlement(game: Universalis, n: int, option: Option) -> None:
    """Leaving counts as travelling through the territory in which the settlement stands.  UN-1226, UN-1238"""
    group = group_at(game, n)
    group.inside = False
    group.chose = group.chose or TRAVEL
    road = any(group.at in pair for pair in country().roads)
    game.push(TravelRoll(group=n, ground=ground_of(group.at, winter=in_winter(game)), road=road))


def _visitors(game: Universalis, group: Group) -> tuple[str, ...]:
    return tuple(id_of(one) for one in members(game, group))


DEEDS = {
    "travel": travel,
    "stay-here": stay,
    "enter-settlement": enter_settlement,
    "leave-settlement": leave_settlement,
}
