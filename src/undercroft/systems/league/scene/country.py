"""What a seat sees between dungeons: the country, where the party is, what settlements offer.

LE-C36, LE-G30, LE-G31
"""

from __future__ import annotations

import msgspec

from undercroft.crawl.country import sheet_of
from undercroft.kernel import scene as s
from undercroft.kernel.remembering import remembered
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.cards.world import SETTLEMENTS
from undercroft.systems.league.game import League
from undercroft.systems.league.heroes.ledger import open_ledger
from undercroft.systems.league.maps.country import country

OFFERS = {
    "inn": "bed",
    "market": "shop",
    "smith": "anvil",
    "alchemist": "bubbling-flask",
    "guild": "wizard-staff",
    "sanctum": "holy-symbol",
    "chapel": "church",
    "wards": "hospital-cross",
    "tavern": "beer-stein",
    "barracks": "barracks-tent",
}
"""The icon of each service."""
QUEST = "quest"


def country_of(game: League) -> s.MapBoard:
    """The country with its settlements, and the dungeons that the party knows of: the one it goes to, and those it has
    left."""
    trip = game.state.trip
    quests = library()[QUESTS]
    known = {trip.quest} if trip is not None and trip.quest else set()
    known |= set(open_ledger(game.setup.ledger).left)
    flags = tuple(
        s.Token(QUEST, quests[one].lies, name=f"league-quest-{one}", icon="dungeon-gate")
        for one in sorted(known & set(quests))
        if quests[one].lies
    )
    return msgspec.structs.replace(sheet_of_country(), tokens=flags)


@remembered(2)
def sheet_of_country() -> s.MapBoard:
    """The sheet itself, which nothing changes."""
    settlements = tuple(
        s.Settlement(
            one.at,
            f"league-settlement-{one.id}",
            one.size,
            offers=tuple(s.Card(name, f"service-{name}", OFFERS[name]) for name in one.services),
        )
        for one in library()[SETTLEMENTS].values()
    )
    return sheet_of(country(), settlements)


def day_of(game: League) -> tuple[s.Track, ...]:
    """The day of the campaign."""
    trip = game.state.trip
    return (s.Track("league-day", "sunrise", trip.day),) if trip is not None else ()
