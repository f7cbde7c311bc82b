"""The Dark Player's part of a campaign turn: Danger markers placed when heroes rest, and moved towards them.

UN-1298 to UN-1310, UN-G101 to UN-G104
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed
from undercroft.kernel.game import draw
from undercroft.kernel.requests import NOBODY, Ask, Option, Roll, Script
from undercroft.kernel.state import Pile
from undercroft.systems.universalis.agenda import Befalls, DangersMove
from undercroft.systems.universalis.campaign.world import members, note, world_of
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import hero_card
from undercroft.systems.universalis.cards.world import DANGERS
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.realm import country, distance, is_sea, realm
from undercroft.systems.universalis.rolls.dice import hurts_from, some
from undercroft.systems.universalis.state import Group, Marker

MOST = 10
"""So many Danger markers at most.  UN-1306"""
TEN = 10
"""A die for each full ten Value Points of the group.  UN-1301, UN-G104"""
DANGER = "danger"


def choose_lair(game: Universalis) -> Script[int]:
    """The Dark Player chooses a starting territory where the campaign names none; the Artificial Dark Player has that
    of the realm.  UN-1300"""
    if game.dark == NOBODY:
        return realm().lair
    lands = [one.n for one in realm().territories if not is_sea(one.n)]
    start = realm().starts
    options = [Option("lair", at=n) for n in lands if n != start]
    default = next(n for n, one in enumerate(options) if one.at == realm().lair)
    option: Option = yield Ask("lair", game.dark, options, default=default)
    return option.at


# where the markers are


def markers(game: Universalis) -> tuple[Marker, ...]:
    """The markers on the map: those of a person are known to that person alone.  UN-1299"""
    return world_of(game).markers if game.state.player is None else game.state.player.markers


def put(game: Universalis, those: tuple[Marker, ...]) -> None:
    """The markers are there now."""
    if game.state.player is None:
        world_of(game).markers = those
    else:
        game.state.player.markers = those


def place(game: Universalis, n: int) -> None:
    """New markers in the starting territory, as long as fewer than ten are out; they do not move in this turn.

    UN-1302, UN-1306, UN-1307, UN-1309
    """
    there = markers(game)
    new = min(n, MOST - len(there))
    if new > 0:
        put(game, (*there, *[Marker(world_of(game).lair, fresh=True)] * new))
        game.tell(Changed, "danger-placed", now=new, at=world_of(game).lair, rules=("UN-1302",))


# the Dark Player's turn


@step(DangersMove)
def dangers_move(game: Universalis, entry: DangersMove) -> Script[None]:
    """If heroes have rested, dice bring new markers; then every other marker moves towards the heroes.  After a quest
    the heroes begin the next campaign turn at once.  UN-1298, UN-1301 to UN-1303"""
    world = world_of(game)
    if not entry.begun:
        if world.quested:
            return
        if world.rested:
            yield from _dice(game)
        old = tuple(n for n, one in enumerate(markers(game)) if not one.fresh)
        game.push(DangersMove(left=old, begun=True))
        return
    if not entry.left:
        put(game, tuple(Marker(one.at) for one in markers(game) if one.at >= 0))
        return
    game.push(DangersMove(left=entry.left[1:], begun=True))
    yield from _move(game, entry.left[0])


def _dice(game: Universalis) -> Script[None]:
    """1D6 for every 10 Value Points of the group; each 6 is a marker.  UN-1301, UN-1302, UN-G104"""
    worth = sum(hero_card(one.card).vp for group in world_of(game).groups for one in members(game, group))
    if worth >= TEN:
        sixes: int = yield Roll((some(worth // TEN),), hurts_from(6), game.dark, why="danger", stream="map")
        place(game, sixes)


def _move(game: Universalis, n: int) -> Script[None]:
    """A marker moves one territory nearer to the heroes, over sea and rivers, to none where another marker is; where
    they are, a Campaign Danger card is drawn and the marker is gone.  A person is asked even where there is a single
    way, for otherwise the others could tell from the pause where a marker is not.

    UN-1299, UN-1303 to UN-1305, UN-1307, UN-1308, UN-G101, UN-G102
    """
    here = markers(game)[n].at
    ways = steps_for(game, here) or [here]
    there = ways[0]
    if game.dark != NOBODY:
        options = [Option("move-danger", at=one) for one in ways]
        option: Option = yield Ask("danger", game.dark, options, about=str(here), secret=True)
        there = option.at
    if there == here and not _reached(game, there):
        return
    found = list(markers(game))
    found[n] = Marker(there)
    put(game, tuple(found))
    if game.dark == NOBODY:
        game.tell(Changed, "danger-moved", at=there, was=here, rules=("UN-1308",))
    else:
        game.tell_only((game.dark,), Changed("danger-moved", at=there, was=here))
    for reached in _reached(game, there)[:1]:
        found[n] = Marker(-1)
        put(game, tuple(found))
        yield from strike(game, reached)


def _reached(game: Universalis, there: int) -> list[int]:
    """The groups in a territory, by number."""
    return [n for n, group in enumerate(_groups(game)) if members(game, group) and group.at == there]


def _groups(game: Universalis) -> list[Group]:
    return world_of(game).groups


def steps_for(game: Universalis, here: int) -> list[int]:
    """The territories and sea areas one step nearer to the nearest heroes, lowest number first, without another marker
    unless it is the starting territory.  UN-1303, UN-1304, UN-1307, UN-1308"""
    goals = [group.at for group in _groups(game) if members(game, group)]
    if not goals:
        return []
    taken = {one.at for one in markers(game)} - {world_of(game).lair}
    if here in goals:
        return [here]
    nearest = min(distance(here, goal) for goal in goals)
    near = [n for n in country().beside(here) if min(distance(n, goal) for goal in goals) < nearest]
    return [n for n in near if n not in taken]


def strike(game: Universalis, n: int) -> Script[None]:
    """A random Campaign Danger card is drawn and resolved.  UN-1305"""
    game.state.piles[DANGER] = Pile(tuple(library()[DANGERS]))
    game.shuffle(DANGER, "map")
    (card,) = yield from draw(game, DANGER, why="danger", secret=True)
    del game.state.piles[DANGER]
    note(game, "danger", _groups(game)[n].at, card)
    game.push(Befalls(group=n, card=card, danger=True))


def reward(suffered: int, achieved: int, *, counted: bool, won: bool) -> bool:
    """Does the Dark Player place a marker after a quest: with more Achievement points than the heroes, or without such
    points by winning the game?  UN-1309, UN-1310"""
    return suffered > achieved if counted else not won
