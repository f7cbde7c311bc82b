"""The world between dungeons as it is printed: the country, settlements and their services, what happens on the road.

LE-C23 to LE-C36, LE-G30, LE-G31
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.shapes import Ref
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import Icon
from undercroft.crawl.country import CountryCard, Territory
from undercroft.kernel.scene import Land
from undercroft.systems.league.agenda import Service as Service
from undercroft.systems.league.cards.dungeon import ResultCard
from undercroft.systems.league.cards.monsters import Troop

SERVICES: tuple[Service, ...] = get_args(Service)


class SettlementCard(Entry, frozen=True, kw_only=True):
    """A settlement: its territory, what it offers, how dear it is and how well its shops are stocked, with which d8 a
    campaign starts there.  LE-0031, LE-0033, LE-C23 to LE-C30, LE-G30, LE-G119"""

    at: Territory
    size: Literal["town", "city", "castle"] = "town"
    services: tuple[Service, ...]
    prices: Annotated[int, Meta(ge=70, le=150)] = 100
    """Per cent of the printed price."""
    stock: Annotated[int, Meta(ge=-40, le=40)] = 0
    """What is added to the availability of everything."""
    starts: Annotated[int, Meta(ge=0, le=8)] = 0
    icon: Icon = "village"


class RoadEventCard(ResultCard, frozen=True, kw_only=True):
    """What a day on the road brings, on a d100: something befalls the party, enemies come, or the way is longer than it
    seemed.  `lands` are the grounds on which it can be; elsewhere the day is quiet.  LE-G31"""

    lands: tuple[Land, ...] = ()
    party: Effects = Effects()
    """What befalls the party as a whole, by whoever leads it."""
    everybody: Effects = Effects()
    """What befalls each hero."""
    foes: tuple[Troop, ...] = ()
    """Enemies who are fought in the open.  LE-0346, LE-0770"""
    days: Annotated[int, Meta(ge=0, le=3)] = 0


COUNTRIES = Section("countries", CountryCard, file="countries.yaml", kind="country")
SETTLEMENTS = Section("settlements", SettlementCard, file="settlements.yaml", kind="settlement")
ROAD_EVENTS = Section("road-events", RoadEventCard, file="road-events.yaml", kind="road-event")
ALL = (COUNTRIES, SETTLEMENTS, ROAD_EVENTS)
SettlementRef = Annotated[str, Ref("settlements")]
