"""The world of campaigns as it is printed: the realm, settlements, Places and Services, vessels, Travel Events, Danger
cards.

UN-1209 to UN-1215, UN-1236 to UN-1241, UN-1247, UN-1267 to UN-1273, UN-1305, UN-G77 to UN-G80, UN-C353 to UN-C376
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.shapes import Free, Ref
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import Icon
from undercroft.crawl.country import CountryCard, Territory
from undercroft.kernel.ranges import Tag
from undercroft.systems.universalis.cards.definitions import NOTHING, Alignment, Plus

Ground = Literal[
    "forest",
    "mountain",
    "plain",
    "swamp",
    "desert",
    "volcanic",
    "glacier",
    "sea",
    "river",
    "road",
    "castle",
    "city",
    "town",
]
"""The thirteen decks of Travel Events.  UN-1209 to UN-1211, UN-G77"""
GROUNDS: tuple[Ground, ...] = get_args(Ground)
Place = Annotated[Tag, Ref("services")]


class Realm(CountryCard, frozen=True, kw_only=True):
    """The realm of campaigns: which rivers are navigable and what they are called, which places lie outside
    settlements, where the heroes start, and the Dark Player where no campaign says otherwise.

    UN-1205, UN-1209, UN-1210, UN-1212, UN-1255, UN-1270, UN-1300
    """

    navigable: tuple[Annotated[int, Meta(ge=0, le=20)], ...] = ()
    waters: tuple[Annotated[Tag, Free("a name that this sheet gives")], ...] = ()
    wild: dict[Annotated[str, Meta(pattern="^[1-9][0-9]*$")], tuple[Place, ...]] = {}
    starts: Territory
    lair: Territory


class SettlementCard(Entry, frozen=True, kw_only=True):
    """A settlement: its territory, kind, alignment and places.  UN-1211, UN-1269, UN-1282"""

    at: Territory
    kind: Literal["town", "castle", "city"] = "town"
    alignment: Alignment = "neutral"
    places: tuple[Place, ...]


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something to be had at a place: its name, its price in coins, what it does; `group`: it is for all, and counts
    as a visit of all (UN-1273)."""

    id: Annotated[Tag, Free("a name that this sheet gives")]
    price: Plus = 0
    effects: Effects = NOTHING
    group: bool = False


class ServiceCard(Entry, frozen=True, kw_only=True):
    """A card of Places and Services: what is had there, and how it meets strangers of a hostile alignment: it serves
    them for an extra coin, asks twice the price, or turns them away.  UN-1269, UN-1282, UN-1285, UN-G78"""

    deals: tuple[Deal, ...] = ()
    strangers: Literal["served", "dear", "refused"] = "served"
    upkeep: bool = False
    """Resting there makes the maintenance of companions due.  UN-1274"""
    icon: Icon = "village"


class Vessel(Entry, frozen=True, kw_only=True):
    """A boat: what it costs, its points of Structure, where it sails.  UN-1247, UN-1251, UN-G78"""

    price: Plus
    structure: Annotated[int, Meta(ge=1, le=30)]
    river: bool = True
    sea: bool = True
    icon: Icon = "sailboat"


class TravelEvent(Entry, frozen=True, kw_only=True):
    """A card of Travel Events: its deck, the number a die must reach, whom it befalls and how.

    `offer`: the group may take it up for so many coins of whoever meets it, or let it pass.  `epic`: the Epic Event
    that may be played instead.  UN-1237, UN-1240, UN-1241
    """

    ground: Ground
    number: Annotated[int, Meta(ge=2, le=6)]
    who: Literal["everybody", "leader", "anybody", "keenest"] = "everybody"
    """Each member of the group, its first, one by lot, or the one of best Perception."""
    offer: Plus | None = None
    effects: Effects
    epic: Annotated[Tag, Ref("quests", also=("",))] = ""
    icon: Icon = "compass"


class DangerCard(Entry, frozen=True, kw_only=True):
    """A Campaign Danger card: whom it befalls, the roll that may avoid it, and what it does.  UN-1305, UN-G79"""

    who: Literal["everybody", "leader", "anybody", "keenest"] = "anybody"
    effects: Effects
    icon: Icon = "assassin-pocket"


REALMS = Section("realms", Realm, file="realms.yaml", kind="realm")
SETTLEMENTS = Section("settlements", SettlementCard, file="settlements.yaml", kind="settlement")
SERVICES = Section("services", ServiceCard, file="services.yaml", kind="service")
VESSELS = Section("vessels", Vessel, file="vessels.yaml", kind="vessel")
TRAVEL_EVENTS = Section("travel-events", TravelEvent, files="travel-events", kind="travel-event")
DANGERS = Section("dangers", DangerCard, file="dangers.yaml", kind="danger")
ALL = (REALMS, SETTLEMENTS, SERVICES, VESSELS, TRAVEL_EVENTS, DANGERS)
