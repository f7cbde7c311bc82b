"""The realm as it can be travelled: settlements, frozen seas, river icons, the way of boats, the place of quests.

UN-1209 to UN-1215, UN-1252 to UN-1258, UN-1280, UN-G80
"""

from __future__ import annotations

import msgspec

from undercroft.crawl.country import Country
from undercroft.kernel.remembering import remembered
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.cards.world import REALMS, SETTLEMENTS, Ground, Realm, SettlementCard

REALM = "arasca"


class Icon(msgspec.Struct, frozen=True):
    """An icon of a navigable river: its river, the territories on either bank, the next icon down and up the river
    (0: none), the sea areas that it opens on.  UN-1252, UN-1255, UN-1257"""

    n: int
    river: int
    banks: tuple[int, int]
    down: int
    up: int
    seas: tuple[int, ...]


def realm() -> Realm:
    """The card of the realm."""
    return library()[REALMS][REALM]


@remembered(1)
def country() -> Country:
    """The realm, cut once into its territories."""
    return Country(realm())


@remembered(1)
def icons() -> dict[int, Icon]:
    """The icons of all navigable rivers, numbered from the mouth of each upwards.  UN-1252, UN-1255, UN-C376"""
    found: dict[int, Icon] = {}
    for river in realm().navigable:
        course = realm().rivers[river][::-1]
        first = len(found) + 1
        for k, banks in enumerate(course):
            n = first + k
            seas = country().mouth(river) if k == 0 else ()
            found[n] = Icon(n, river, banks, n - 1 if k else 0, n + 1 if k + 1 < len(course) else 0, seas)
    return found


@remembered(64)
def icons_at(n: int) -> tuple[int, ...]:
    """The river icons on whose banks a territory lies.  UN-1252"""
    return tuple(icon.n for icon in icons().values() if n in icon.banks)


def is_sea(n: int) -> bool:
    """Is it a sea area?  UN-1209"""
    return n in country().sea


@remembered(128)
def seas_at(n: int) -> tuple[int, ...]:
    """The sea areas beside a territory or sea area.  UN-1209, UN-1231"""
    return tuple(one for one in country().beside(n) if is_sea(one))


@remembered(128)
def icy(n: int) -> bool:
    """Does a sea area border on a Glacier, so that it freezes in winter?  UN-1280"""
    return is_sea(n) and any(country().land(one) == "glacier" for one in country().beside(n))


def ground_of(n: int, *, winter: bool) -> Ground:
    """The kind of a territory; in winter the sea beside a Glacier is Glacier.  UN-1209, UN-1280"""
    return "glacier" if winter and icy(n) else country().land(n)


def walkable(n: int, *, winter: bool) -> bool:
    """May one go there without a boat?  UN-1213, UN-1280"""
    return not is_sea(n) or (winter and icy(n))


def settlement_at(n: int) -> SettlementCard | None:
    """The settlement of a territory, if there is one.  UN-1211"""
    return next((one for one in library()[SETTLEMENTS].values() if one.at == n), None)


def wild_places(n: int) -> tuple[str, ...]:
    """The places in a territory outside settlements.  UN-1270"""
    return realm().wild.get(str(n), ())


@remembered(256)
def quests_at(n: int) -> tuple[str, ...]:
    """The quests whose flags stand in a territory, by number.  UN-1215"""
    found = [quest for quest in library()[QUESTS].values() if quest.lies == n]
    return tuple(str(quest.id) for quest in sorted(found, key=lambda quest: quest.number))


def distance(one: int, other: int) -> int:
    """How many territories and sea areas it is from one to another, whatever lies between.  UN-1304, UN-1308"""
    return country().steps(one, frozenset())[other]
