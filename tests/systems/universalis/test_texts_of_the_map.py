"""A journey shows and tells nothing without words, in English and in Italian."""

from __future__ import annotations

import random

import pytest

from systems.listening import Listener
from systems.universalis.box import BOX, SYSTEM
from systems.universalis.campaign.on_the_map import Boat, Group, Marker
from systems.universalis.test_texts import missed_in_play, spoken
from systems.universalis.workshop import like
from undercroft.crawl.campaign import closed
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.table import Table
from undercroft.systems.universalis.cards.world import DANGERS, SERVICES, SETTLEMENTS, TRAVEL_EVENTS, VESSELS
from undercroft.systems.universalis.heroes.ledger import Ledger
from undercroft.systems.universalis.maps.games_between import JOURNEY
from undercroft.systems.universalis.maps.realm import realm
from undercroft.systems.universalis.state import World
from undercroft.text.messages import LANGUAGES

PLACES = {
    "on-land": Group(members=("shara", "maeliss"), at=30, inside=True),
    "at-sea": Group(members=("shara", "maeliss"), at=96, boat=Boat("merchant-ship", 4, 50, water=96), aboard=True),
    "in-the-ice": Group(members=("shara", "maeliss"), at=10),
}


def setting_out(group: Group, seed: str, *, dark: bool = False) -> Table:
    world = World(week=5, lair=26, groups=[group], markers=(Marker(24), Marker(46)), open=("the-silent-bell",))
    party = (like("shara", coins=30, hurt=2), like("maeliss", coins=30))
    seats = (SeatPlan("us"), SeatPlan("them", role="dark", controller="person")) if dark else (SeatPlan("us"),)
    ledger = closed(Ledger(world=world))
    return Table(SYSTEM, Setup(system="universalis", quest=JOURNEY, party=party, seats=seats, seed=seed, ledger=ledger))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("place", PLACES)
def test_weeks_on_the_map_read_out_have_words_for_everything(place, seed):
    table = setting_out(PLACES[place], f"words {seed}", dark=seed == 1)
    missed = missed_in_play(table, random.Random(seed), choices=90, every=5, eager=0.2)
    assert missed == {}


def test_the_beginning_of_a_campaign_has_words():
    setup = Setup(system="universalis", quest=JOURNEY, party=("shara",), seats=(SeatPlan("us"),), seed="first")
    listener = Listener(Table(SYSTEM, setup))
    listener.read_out()
    assert listener.missed() == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_of_the_world_has_words(language):
    said = spoken(language)
    names = [f"universalis-settlement-{id}" for id in BOX[SETTLEMENTS]]
    names += [f"universalis-{id}" for id in BOX[SERVICES]]
    names += [f"universalis-deal-{deal.id}" for one in BOX[SERVICES].values() for deal in one.deals]
    names += [f"universalis-vessel-{id}" for id in BOX[VESSELS]]
    names += [f"universalis-land-{one.name}" for one in realm().territories if one.name]
    for kind, section in (("travel-event", TRAVEL_EVENTS), ("danger", DANGERS)):
        names += [f"universalis-{kind}-{id}{part}" for id in BOX[section] for part in ("", "-told")]
    assert [name for name in names if not said.has(name)] == []
