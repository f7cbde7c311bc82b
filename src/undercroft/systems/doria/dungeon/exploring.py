"""Exploring: a tile is laid against a door, open sides are closed by further tiles, then the new tiles are filled.

DO-0234 to DO-0238, DO-0271 to DO-0286, DO-0324
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from undercroft.board.bits import Bits, squares
from undercroft.board.facing import Facing
from undercroft.board.tiles import Opening
from undercroft.crawl.steps import step
from undercroft.kernel.requests import Script
from undercroft.systems.doria import moments
from undercroft.systems.doria.agenda import Activate, AfterReveal, FillTiles, PlaceIcon, Reveal, RoomEvents
from undercroft.systems.doria.dungeon.laying import connected, lay_next, leads_on, open_sides
from undercroft.systems.doria.dungeon.laying import reveal as reveal
from undercroft.systems.doria.dungeon.markers import mark
from undercroft.systems.doria.dungeon.secret_doors import find_a_way
from undercroft.systems.doria.dungeon.secret_doors import secret_door as secret_door
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.occupied import free_squares
from undercroft.systems.doria.maps.tiles import ICONS, IconColour
from undercroft.systems.doria.state import LOOT, NO_OMEN

FEWEST: dict[IconColour, int] = {"white": 1, "green": 4, "yellow": 5, "red": 6}
"""A monster icon is used by so many characters or more.  DO-0311 to DO-0314, DO-0508"""


@step(Reveal, after=True)
def lay_against_door(game: Doria, entry: Reveal) -> Script[None]:
    """The top tile of the deck is laid against the opening, a door against a door unless it has none; the player who
    opened it decides how.  DO-0133, DO-0236, DO-0271 to DO-0274, DO-0288"""
    exit = Opening(entry.x, entry.y, Facing(entry.side), entry.width)
    if not leads_on(game, exit):
        return
    first = len(game.state.plan.laid)
    yield from lay_next(game, entry.who, [exit], first)
    game.state.door_opened |= entry.door
    game.push(FillTiles(entry.who, first))


@step(FillTiles, after=True)
def fill_tiles(game: Doria, entry: FillTiles) -> Script[None]:
    """As long as there are open sides a tile is laid against one of them; when only doors are left, Loot Markers and
    monsters of all the new tiles are placed.  DO-0277 to DO-0286, DO-G47, DO-G48"""
    sides = open_sides(game)
    if sides:
        yield from lay_next(game, entry.who, sides, entry.first)
        game.push(entry)
        return
    put_loot(game, entry.first)
    icons = awaited(game, entry.first)
    here = connected(game)
    game.state.waiting = tuple(square for square in icons if not here >> square & 1)
    game.push(*guards(game, [square for square in icons if here >> square & 1]), AfterReveal(entry.who, entry.first))


def guards(game: Doria, icons: list[int]) -> list[PlaceIcon]:
    """A monster card for each icon; where an event has announced it, none, or more of them, or with modifiers.

    DO-0310, DO-0348
    """
    omen, game.state.omen = game.state.omen, NO_OMEN
    if omen.quiet:
        return []
    more = icons[:1] * omen.guards
    return [PlaceIcon(at=square, modifiers=omen.modifiers) for square in (*icons, *more)]


def put_loot(game: Doria, first: int) -> None:
    """A Loot Marker on each treasure icon of the new tiles, and on other squares where an event has announced more.

    DO-0283, DO-0286, DO-0348
    """
    for number in range(first, len(game.ground.covers)):
        for square in squares(game.ground.treasures & game.ground.covers[number]):
            mark(game, LOOT, square)
    free = squares(free_squares(game) & ~game.ground.treasures & union(game.ground.covers[first:]))
    for square in free[: game.state.omen.hoard]:
        mark(game, LOOT, square)


def union(sets: tuple[Bits, ...]) -> Bits:
    """The squares of several sets."""
    return reduce(or_, sets, 0)


def awaited(game: Doria, first: int) -> list[int]:
    """The monster icons that draw a card when they are connected: those that have waited, then those of the new tiles
    that so many characters use, tile by tile.  DO-0310 to DO-0314, DO-0324, DO-0508"""
    ground = game.ground
    used = union(tuple(ground.icons(colour) for colour in ICONS if game.state.starting >= FEWEST[colour]))
    found: list[int] = list(game.state.waiting)
    for cover in ground.covers[first:]:
        found += squares(used & cover)
    return found


@step(AfterReveal, after=True)
def after_reveal(game: Doria, entry: AfterReveal) -> Script[None]:
    """What happens on the new tiles happens; monsters that were revealed after the action phase act at once; a dungeon
    without an unopened door gets one.  DO-0160, DO-0307, DO-0323

    In the action phase a monster whose initiative has passed is the highest on the Initiative Board, and acts next.
    Nobody reveals the start tile, so it has no event.
    """
    game.push(RoomEvents(entry.who, tuple(range(max(1, entry.first), len(game.state.plan.laid)))))
    for number in range(entry.first, len(game.state.plan.laid)):
        for deed in moments.TILE_FILLED.deeds(game.rules):
            deed(game, number)
    if game.state.phase > "d":
        new = union(game.ground.covers[entry.first :])
        late = [one for one in game.state.monsters if new >> one.at & 1 and not one.acted]
        game.push(*(Activate(one.id) for one in late))
    yield from find_a_way(game)
