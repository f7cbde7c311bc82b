"""Boats on rivers and seas: going aboard, sailing with and against the current, landing, ships that wait, shipwreck.

UN-1213, UN-1231, UN-1247 to UN-1257, UN-1259 to UN-1266
"""

from __future__ import annotations

import msgspec

from undercroft.kernel.events import Changed, Said
from undercroft.kernel.requests import NOWHERE, Ask, Option, Script
from undercroft.systems.universalis.agenda import TravelRoll
from undercroft.systems.universalis.campaign.aftermath import lose_things
from undercroft.systems.universalis.campaign.travelling import PATH, ROAD, TRAVEL, go
from undercroft.systems.universalis.campaign.world import (
    group_at,
    in_winter,
    leader,
    members,
    note,
    pay,
    purse,
    seat_of,
)
from undercroft.systems.universalis.cards.definitions import COMPANIONS, SKILLS, Companion
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.words import FLIES, Blast
from undercroft.systems.universalis.cards.world import VESSELS, Vessel
from undercroft.systems.universalis.combat.damage import throw_damage
from undercroft.systems.universalis.effects import Cause
from undercroft.systems.universalis.effects.harm import burst
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.making import sheet, write
from undercroft.systems.universalis.maps.realm import country, ground_of, icons, icons_at, icy, is_sea, seas_at
from undercroft.systems.universalis.party.companions import without_companion
from undercroft.systems.universalis.state import Boat, Character, Group

DOWN, UP, SEA = "down", "up", "sea"
DOWNSTREAM = 2
"""So many icons a turn with the current; one against it.  UN-1253, UN-1254"""
BREAKERS = 2
"""The damage dice of a shipwreck at sea.  UN-1261"""
LOST = 2
"""So many Equipment cards each hero loses in a wreck.  UN-1266"""


def vessel(boat: Boat) -> Vessel:
    """The card of a boat."""
    return library()[VESSELS][boat.kind]


def berth(card: Vessel, at: int) -> tuple[int, int] | None:
    """The water on which a boat of this kind lies at the pier of a territory: a sea area, else a river icon; None where
    there is none for it."""
    if card.sea and seas_at(at):
        return seas_at(at)[0], 0
    if card.river and icons_at(at):
        return NOWHERE, icons_at(at)[0]
    return None


def boats_at(game: Universalis, group: Group) -> list[tuple[str, int]]:
    """The boats that may be taken at the pier of the settlement, with their prices.  UN-1247"""
    found = library()[VESSELS].items()
    return [(id, card.price) for id, card in found if group.boat is None and berth(card, group.at) is not None]


def take(game: Universalis, group: Group, kind: str) -> None:
    """The group has a boat, which lies at the pier.  UN-1247"""
    card = library()[VESSELS][kind]
    place = berth(card, group.at)
    assert place is not None
    group.boat = Boat(kind, card.structure, group.at, *place)
    game.tell(Changed, "boat-taken", at=group.at, detail=f"universalis-vessel-{kind}", rules=("UN-1247",))


def offers(game: Universalis, n: int) -> list[Option]:
    """Going aboard where the boat lies; on board, sailing on, and landing.  UN-1248 to UN-1250"""
    group = group_at(game, n)
    if group.boat is None:
        return []
    if not group.aboard:
        ready = group.at == group.boat.at and not group.inside and group.chose in ("", TRAVEL)
        if ready and purse(game, group) < group.boat.away:
            return [Option("give-up-boat")]
        return [Option("board", n=group.boat.away)] if ready else []
    found = [] if group.stopped else _courses(game, group)
    if group.chose:
        found += [Option("go-ashore", at=at) for at in landings(game, group)]
    return found


def _courses(game: Universalis, group: Group) -> list[Option]:
    """Where the boat may sail: over the sea to an adjacent area, down the river by up to two icons, up it by one, from
    one to the other where the map and the vessel allow it.

    UN-1231, UN-1252 to UN-1255, UN-1257, UN-1259, UN-1280
    """
    assert group.boat is not None
    card, winter = vessel(group.boat), in_winter(game)
    if group.chose not in ("", TRAVEL) or group.course in (ROAD, PATH):
        return []
    if not group.icon:
        if group.moved:
            return []
        seas = [there for there in seas_at(group.at) if not (winter and icy(there))] if card.sea else []
        mouths = [one for one in icons().values() if group.at in one.seas and card.river]
        up = [Option("sail", at=one.banks[0], what=UP, n=one.n) for one in mouths]
        return [*(Option("sail", at=there, what=SEA) for there in seas), *up]
    icon = icons()[group.icon]
    found: list[Option] = []
    if group.moved < DOWNSTREAM and (not group.moved or group.course == DOWN):
        if icon.down:
            found.append(Option("sail", at=icons()[icon.down].banks[0], what=DOWN, n=icon.down))
        open_sea = [sea for sea in icon.seas if card.sea and not (winter and icy(sea))]
        found += [Option("sail", at=sea, what=DOWN) for sea in open_sea]
    if not group.moved and icon.up:
        found.append(Option("sail", at=icons()[icon.up].banks[0], what=UP, n=icon.up))
    return found


def landings(game: Universalis, group: Group) -> list[int]:
    """The territories where a group may go ashore: either bank of the river, the coast of the sea area.  UN-1249"""
    if group.icon:
        return list(icons()[group.icon].banks)
    return [n for n in country().beside(group.at) if not is_sea(n)]


def board(game: Universalis, n: int, option: Option) -> None:
    """The group goes aboard; if it has been in other territories, it pays a coin for each campaign turn.  From now on
    it travels on the water only.  UN-1248, UN-1250"""
    group = group_at(game, n)
    assert group.boat is not None
    pay(game, group, group.boat.away)
    group.aboard, group.icon = True, group.boat.icon
    group.chose = TRAVEL
    water = group.boat.water if group.boat.water != NOWHERE else group.at
    group.boat = msgspec.structs.replace(group.boat, away=0)
    game.tell(Changed, "aboard", at=group.at, detail=f"universalis-vessel-{group.boat.kind}", rules=("UN-1248",))
    if water != group.at:
        moved = group.moved
        go(game, group, water, SEA)
        group.moved = moved


def sail(game: Universalis, n: int, option: Option) -> None:
    """The boat sails to an adjacent sea area or the next icon, each of which counts as a territory for Travel Event
    rolls.  UN-1231, UN-1252 to UN-1257, UN-1259"""
    group = group_at(game, n)
    group.chose = TRAVEL
    go(game, group, option.at, option.what)
    group.icon = option.n
    ground = "river" if group.icon else ground_of(group.at, winter=in_winter(game))
    game.push(TravelRoll(group=n, ground=ground))


def land(game: Universalis, n: int, option: Option) -> None:
    """The group goes ashore, and the ship waits there.  UN-1249"""
    group = group_at(game, n)
    assert group.boat is not None
    water = NOWHERE if group.icon else group.at
    group.boat = msgspec.structs.replace(group.boat, at=option.at, water=water, icon=group.icon)
    group.aboard, group.icon, group.stopped = False, 0, True
    go(game, group, option.at, SEA)
    game.tell(Changed, "ashore", at=group.at, rules=("UN-1249",))
    game.push(TravelRoll(group=n, ground=ground_of(group.at, winter=in_winter(game))))


def lies_waiting(group: Group) -> None:
    """A ship waits for a group that is in other territories, a coin for each campaign turn.  UN-1249, UN-1250"""
    if group.boat is not None and not group.aboard and group.at != group.boat.at:
        group.boat = msgspec.structs.replace(group.boat, away=group.boat.away + 1)


def give_up(game: Universalis, n: int, option: Option) -> None:
    """A group that does not pay for the time loses its ship.  UN-1250"""
    group_at(game, n).boat = None
    game.tell(Changed, "boat-lost", rules=("UN-1250",))


# structure and shipwreck


def leak(game: Universalis, group: Group, points: int) -> Script[None]:
    """The boat loses points of Structure; with none left it is sunk.  UN-1251"""
    if group.boat is None or not group.aboard:
        return
    left = max(0, group.boat.structure - points)
    group.boat = msgspec.structs.replace(group.boat, structure=left)
    game.tell(Changed, "structure", now=left, rules=("UN-1251",))
    if not left:
        yield from wreck(game, group)


def wreck(game: Universalis, group: Group) -> Script[None]:
    """The boat is sunk: animals without Flying drown, on the sea the breakers take their toll of heroes and
    mercenaries; the survivors come ashore, each with two Equipment cards less.  UN-1260 to UN-1266"""
    at_sea = not group.icon
    game.tell(Said, "universalis-shipwreck")
    note(game, "wreck", group.at)
    for one in members(game, group):
        drown_animals(game, one)
        if at_sea:
            yield from _breakers(game, one)
        yield from lose_things(game, one, LOST)
    shore = yield from _ashore(game, group, at_sea)
    group.boat, group.aboard, group.icon, group.stopped = None, False, 0, True
    if not members(game, group):
        return
    go(game, group, shore, SEA)
    if not at_sea:
        n = next(n for n, one in enumerate(_groups(game)) if one is group)
        game.push(TravelRoll(group=n, ground=ground_of(shore, winter=in_winter(game))))


def _groups(game: Universalis) -> list[Group]:
    world = game.state.world
    assert world is not None
    return world.groups


def flies(card: Companion) -> bool:
    """Does it fly?"""
    return any(effect.name == FLIES.name for id in card.skills for effect in library()[SKILLS][id].effects)


def drown_animals(game: Universalis, who: Character) -> None:
    """Pets and mounts that do not fly are lost.  UN-1260, UN-1263"""
    hero = sheet(who)
    for id in (hero.companion, hero.second):
        card = library()[COMPANIONS][id] if id else None
        if card is not None and card.kind != "mercenary" and not flies(card):
            write(who, without_companion(sheet(who), id))
            game.tell(Changed, "drowned", who.id, detail=id, rules=("UN-1260",))


def _breakers(game: Universalis, who: Character) -> Script[None]:
    """Two damage dice against Natural Armor for a hero, and for a mercenary with it.  UN-1261"""
    yield from burst(game, who, Blast(dice=BREAKERS, against="natural"), BREAKERS, Cause())
    for second in (False, True):
        hero = sheet(who)
        id = hero.second if second else hero.companion
        card = library()[COMPANIONS][id] if id else None
        if card is None or card.kind != "mercenary":
            continue
        wounds = yield from throw_damage(BREAKERS, person(id).stats.natural, who.seat, who.id)
        hurt = wounds + (hero.second_hurt if second else hero.companion_hurt)
        if hurt >= card.stats.vitality:
            write(who, without_companion(hero, id))
            game.tell(Changed, "drowned", who.id, detail=id, rules=("UN-1261",))
        elif second:
            write(who, msgspec.structs.replace(hero, second_hurt=hurt))
        else:
            write(who, msgspec.structs.replace(hero, companion_hurt=hurt))


def _ashore(game: Universalis, group: Group, at_sea: bool) -> Script[int]:
    """Where the survivors come ashore: in the territory nearest to the sea area, or on the bank they choose.

    UN-1262, UN-1265
    """
    if at_sea:
        steps = country().steps(group.at, frozenset())
        shores = [n for n in steps if not is_sea(n)]
        near = [n for n in sorted(shores) if steps[n] == min(steps[one] for one in shores)]
    else:
        near = sorted(icons()[group.icon].banks)
    if not members(game, group) or len(near) == 1:
        return near[0]
    options = [Option("swim-ashore", at=n) for n in near]
    option: Option = yield Ask("shore", seat_of(game, group), options, who=leader(game, group).id)
    return option.at


DEEDS = {"board": board, "give-up-boat": give_up, "sail": sail, "go-ashore": land}
