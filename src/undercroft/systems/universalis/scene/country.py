"""What a seat sees on a journey: the map with settlements, roads, rivers and boats; where the groups are; the year.

Only the Dark Player's map shows quest flags and, where a person plays that side, the Danger markers.

UN-1209 to UN-1215, UN-1224, UN-1255, UN-1269, UN-1277, UN-1278, UN-1299
"""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.crawl.country import sheet_of
from undercroft.kernel import scene as s
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NOBODY, NOWHERE, FigureId, SeatId
from undercroft.systems.universalis.campaign.dangers import markers
from undercroft.systems.universalis.campaign.world import WEEKS, WINTER, id_of, world_of
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.quests import QUESTS, Quest
from undercroft.systems.universalis.cards.world import SERVICES, SETTLEMENTS, VESSELS
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.realm import country

Side = Literal["light", "neutral", "dark"]
ALIGNED: dict[str, Side] = {"good": "light", "neutral": "neutral", "evil": "dark"}
FLAGS = {
    "independent": "flag-independent",
    "opening": "flag-campaign",
    "campaign": "flag-campaign",
    "epic": "flag-epic",
}


def map_of(game: Universalis, seat: SeatId) -> s.MapBoard:
    """The map as a seat may see it.  UN-1212, UN-1215, UN-1299"""
    return msgspec.structs.replace(plain_map(), tokens=(*_flags(game, seat), *_boats(game), *_dangers(game, seat)))


@remembered(1)
def plain_map() -> s.MapBoard:
    """The printed map: territories with numbers, kinds and names, settlements with their places.  UN-1209 to UN-1212"""
    services = library()[SERVICES]
    settlements = tuple(
        s.Settlement(
            one.at,
            f"universalis-settlement-{one.id}",
            one.kind,
            ALIGNED[one.alignment],
            tuple(s.Card(name, f"universalis-{name}", services[name].icon) for name in one.places),
        )
        for one in library()[SETTLEMENTS].values()
    )
    return sheet_of(country(), settlements, "universalis-land-")


def _flags(game: Universalis, seat: SeatId) -> tuple[s.Token, ...]:
    """The flags of quests: all for the Dark Player, for heroes those unlocked and their own.  UN-1215, UN-1217"""
    dark = game.dark != NOBODY and seat == game.dark
    quests = [one for one in library()[QUESTS].values() if one.lies and (dark or _heard_of(game, one))]
    return tuple(
        s.Token(FLAGS[one.kind], one.lies, name=f"universalis-quest-{one.id}", icon="dungeon-gate") for one in quests
    )


def _heard_of(game: Universalis, quest: Quest) -> bool:
    """Is a quest unlocked, or one of the heroes' own?  UN-1217, UN-C001"""
    world = world_of(game)
    return quest.id in world.open or any(quest.of in group.members for group in world.groups)


def _boats(game: Universalis) -> tuple[s.Token, ...]:
    """The boats, those that wait and those that sail."""
    found = [(group, group.boat) for group in world_of(game).groups if group.boat is not None]
    known = library()[VESSELS]
    return tuple(
        s.Token(
            "boat",
            group.at if group.aboard else boat.at,
            name=f"universalis-vessel-{boat.kind}",
            icon=known[boat.kind].icon,
        )
        for group, boat in found
    )


def _dangers(game: Universalis, seat: SeatId) -> tuple[s.Token, ...]:
    """The Danger markers: a person's are seen by that person alone.  UN-1299"""
    if game.state.player is not None and seat != game.state.player.owner:
        return ()
    there = [one for one in markers(game) if one.at >= 0]
    return tuple(s.Token("danger", one.at, name="universalis-danger-marker", icon="evil-eyes") for one in there)


def where(game: Universalis, who: FigureId) -> int:
    """The territory or sea area in which a hero is.  UN-1296"""
    id = id_of(game.character(who))
    return next((group.at for group in world_of(game).groups if id in group.members), NOWHERE)


def year_of(game: Universalis) -> tuple[s.Track, ...]:
    """The week of the year, of which the first twelve are winter.  UN-1277, UN-1278"""
    world = world_of(game)
    week = s.Track("universalis-week", "snowflake-1" if world.week <= WINTER else "sun", world.week, WEEKS, (WINTER,))
    year = s.Track("universalis-year", "sundial", world.year)
    lair = (s.Track("universalis-dangers", "evil-eyes", len(markers(game))),) if game.state.player is None else ()
    return (week, year, *lair) if world.week else ()
