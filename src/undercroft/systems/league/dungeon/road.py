"""A journey to a quest and home: a territory a day, what the day brings, the evening.

LE-0035, LE-0047, LE-0108, LE-0525, LE-0531, LE-0605, LE-0675, LE-C36, LE-G31, LE-G56
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Began, Changed, Moved, Said
from undercroft.kernel.game import roll
from undercroft.kernel.requests import Ask, FigureId, Option, Script
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import Day, Evening, OnRoad, OnTheWay
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.world import ROAD_EVENTS, SETTLEMENTS, RoadEventCard
from undercroft.systems.league.dungeon.befalling import Where, befall
from undercroft.systems.league.dungeon.resting import recover
from undercroft.systems.league.dungeon.tools import eat
from undercroft.systems.league.game import League
from undercroft.systems.league.maps.country import by_road, far, land_of, neighbours
from undercroft.systems.league.rolls.ailments import rest_diseased, rest_poisoned
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import Hero, Trip
from undercroft.systems.league.status.morale import stir

BY_ROAD = 2
"""So many territories a day where a road leads from one to the next, elsewhere one.  LE-G31"""
FORAGED = 1
"""Rations that a good forager brings.  LE-0675"""


def trip_of(game: League) -> Trip:
    """The journey."""
    trip = game.state.trip
    assert trip is not None
    return trip


@step(OnRoad)
def on_road(game: League, entry: OnRoad) -> Script[None]:
    """The party goes on to a territory beside its own, along a road to another on the same day; it stays for a day;
    or it gives up and turns home.  LE-0035, LE-C36, LE-G31"""
    trip = trip_of(game)
    if trip.at == trip.goal:
        arrive(game)
        return
    options = [Option("travel", at=n) for n in ways(trip)]
    options.sort(key=lambda one: (far(one.at, trip.goal), one.at))
    if trip.left:
        options.append(Option("end-of-day"))
    else:
        options.append(Option("stay"))
        if not trip.back:
            options.append(Option("turn-back"))
    option: Option = yield Ask("road", game.party_seat(), options, default(trip, options), who=leader(game).id)
    if option.act == "turn-back":
        trip.back, trip.goal, trip.left = True, library()[SETTLEMENTS][trip.home].at, 0
        game.tell(Said, "league-turns-back")
        game.push(OnRoad())
    elif option.act == "travel":
        go(game, option.at)
    else:
        trip.left = 0
        game.push(Day(), OnRoad())


def default(trip: Trip, options: list[Option]) -> int:
    """On along the shortest way, unless the road leads away from it."""
    nearer = options[0].act == "travel" and far(options[0].at, trip.goal) < far(trip.at, trip.goal)
    return 0 if nearer else next(n for n, one in enumerate(options) if one.act != "travel")


def ways(trip: Trip) -> list[int]:
    """Where the party may go: to every neighbouring territory, later in a day only along the road.  LE-G31"""
    around = neighbours(trip.at)
    return [n for n in around if by_road(trip.at, n)] if trip.left else list(around)


def leader(game: League) -> Hero:
    """Who leads the party on the road: the first of those who are here."""
    return next(one for one in game.state.party if one.here)


def go(game: League, n: int) -> None:
    """The party is in the next territory; a day is over, unless a road leads on.  LE-G31"""
    trip = trip_of(game)
    was, trip.at = trip.at, n
    for hero in game.state.party:
        if hero.here:
            hero.at = n
            game.tell(Moved, hero.id, (was, n), "travel", rules=("LE-C36",))
    along = by_road(was, n)
    trip.left = (trip.left or BY_ROAD) - 1 if along else 0
    if trip.left and n != trip.goal:
        game.push(OnRoad())
    else:
        trip.left = 0
        game.push(Day(), OnRoad())


def arrive(game: League) -> None:
    """The journey is over: at the quest's dungeon, or home.  LE-0032, LE-0036"""
    game.end(True, "league-home" if trip_of(game).back else "league-arrived")


# the day


@step(Day)
def day(game: League, entry: Day) -> Script[None]:
    """A d100 says what the day brings, as far as the land has it; then comes the evening.  LE-0108, LE-G31"""
    trip = trip_of(game)
    game.tell(Began, "day", n=trip.day, rules=("LE-G31",))
    number: int = yield from roll("d100", seat=game.party_seat(), why="road-event", stream="monsters")
    event = event_on(number, land_of(trip.at))
    trip.day += 1 + event.days
    game.push(Evening())
    if event.id == QUIET:
        return
    game.tell(Said, f"league-road-event-{event.id}-told", rules=("LE-G31",))
    if event.foes:
        trip.foes = event.id
        game.end(True, "league-waylaid")
    everybody: tuple[FigureId, ...] = tuple(one.id for one in game.state.party if one.here)
    game.push(OnTheWay(card=event.id, left=everybody))


QUIET = "quiet-day"
"""The event of a day on which nothing happens."""


def event_on(number: int, land: str) -> RoadEventCard:
    """The event of a roll; where the land does not have it, the day is quiet."""
    found = next(one for one in library()[ROAD_EVENTS].values() if number <= one.to)
    return library()[ROAD_EVENTS][QUIET] if found.lands and land not in found.lands else found


@step(OnTheWay)
def on_the_way(game: League, entry: OnTheWay) -> Script[None]:
    """What befalls the party comes to its leader first, then what befalls everybody, one after the other.  LE-G31"""
    event, where = library()[ROAD_EVENTS][entry.card], Where(f"league-road-event-{entry.card}", trip_of(game).at)
    if not entry.left:
        return
    if not entry.n:
        yield from befall(game, leader(game), event.party, where)
    hero = game.hero(entry.left[0])
    game.push(OnTheWay(card=entry.card, left=entry.left[1:], n=entry.n + 1))
    if hero.here and event.everybody:
        yield from befall(game, hero, event.everybody, where)


# the evening


@step(Evening)
def evening(game: League, entry: Evening) -> Script[None]:
    """The party eats, or goes hungry; poison and disease run their course; wounds heal as in any rest; once on a
    journey the best forager looks for food; then there is time for herbs and bottles.

    LE-0095, LE-0525, LE-0531, LE-0595, LE-0605, LE-0675, LE-G56
    """
    yield from forage(game)
    if not eat(game):
        stir(game, "hunger")
    for hero in [one for one in game.state.party if one.here]:
        yield from rest_poisoned(game, hero)
        if hero.here:
            yield from rest_diseased(game, hero)
        if hero.here and not hero.down:
            yield from recover(game, hero)
    for deed in (*moments.EVENING.deeds(game.rules), *moments.RESTED.deeds(game.rules)):
        deed(game)


def forage(game: League) -> Script[None]:
    """One roll for the whole party on the way to a quest or from it; success gives a ration.  LE-0675"""
    trip, state = trip_of(game), game.state
    if trip.foraged:
        return
    trip.foraged = True
    best = max((one for one in state.party if one.here), key=lambda one: (one.values.foraging, -one.id))
    found = yield from check(game, best, "foraging", "forage", rules=("LE-0675",))
    if found.success:
        was, state.rations = state.rations, state.rations + FORAGED
        game.tell(Changed, "rations", now=state.rations, was=was, rules=("LE-0675",))
