"""Laying tiles: what a door leads to, how a tile may lie, what is connected.  DO-0271 to DO-0282, DO-0285"""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.board.bits import Bits, bits, squares
from undercroft.board.grid import Board
from undercroft.board.layouts import Laid, Layout
from undercroft.board.tiles import Opening, by_width, openings
from undercroft.kernel.events import Changed, Revealed
from undercroft.kernel.game import draw
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NO_ONE, NOWHERE, Ask, FigureId, Option, Script, SeatId
from undercroft.systems.doria import moments
from undercroft.systems.doria.agenda import DoorEvents, FillTiles, Reveal
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.maps.tiles import SIDE, tiles
from undercroft.systems.doria.state import Character

DECK = "tiles"
"""The pile of Room Tiles.  DO-0026"""


# doors


def leads_on(game: Doria, exit: Opening) -> bool:
    """Can a tile be laid beyond an opening: is one left, and room on the table?  DO-G48"""
    return bool(game.state.piles[DECK].cards) and all(game.ground.board.contains(x, y) for x, y in exit.beyond())


def may_open(game: Doria, door: int) -> bool:
    """Can a door still be opened: is it neither open nor blocked, with a tile beyond it or room for one?

    DO-0275, DO-0335, DO-G45, DO-G48
    """
    if door in game.state.opened or door in game.state.barred:
        return False
    exit = game.ground.exit_of(door)
    return exit is None or leads_on(game, exit)


def open_door(game: Doria, character: Character, door: int) -> None:
    """A door is opened: a tile is laid against it, or the way to a tile that lies there already is free.

    DO-0234, DO-0237, DO-0271, DO-G45
    """
    exit = game.ground.exit_of(door)
    opened(game, 1 << door)
    game.tell(Changed, "door", character.id, character.at, now=1, rules=("DO-0234",))
    if exit is None:
        game.push(FillTiles(character.id, len(game.state.plan.laid)))
    else:
        reveal(game, exit, who=character.id)


def opened(game: Doria, doors: Bits) -> None:
    """These doors are open from now on."""
    game.state.opened = tuple(squares(bits(game.state.opened) | doors))


# laying tiles


def reveal(game: Doria, opening: Opening, door: bool = True, who: FigureId = NO_ONE) -> None:
    """A tile will be laid against an opening; with `door` it counts as revealed by opening a door, and a
    Door Event comes first.  DO-0133, DO-0288, DO-0348"""
    laying = Reveal(who, opening.x, opening.y, int(opening.side), opening.width, door)
    game.push(*((DoorEvents(who), laying) if door and who else (laying,)))


def lay_next(game: Doria, who: FigureId, exits: list[Opening], first: int) -> Script[None]:
    """Draw a tile and lay it against one of these openings before the next is drawn.  DO-0271 to DO-0274, DO-0282"""
    (tile,) = yield from draw(game, DECK, seat=decides(game, who), why="explore")
    ways = placements(game.state.plan, tile, exits)
    way = ways[0]
    if len(ways) > 1:
        square = game.ground.board.square
        options = [Option("lay", at=square(one.x, one.y), what=tile, n=one.turns + 1) for one in ways]
        option: Option = yield Ask("lay", decides(game, who), options, who=who, about=tile)
        way = ways[next(n for n, offered in enumerate(options) if offered.same(option))]
    put_down(game, way, who, {*against(game, way, exits), *range(first, len(game.state.plan.laid) + 1)})


def decides(game: Doria, who: FigureId) -> SeatId:
    """The seat of the character that explores; the group's where nobody does.  DO-0274"""
    return game.character(who).seat if who else game.party_seat()


def placements(plan: Layout, tile: str, exits: list[Opening]) -> list[Laid]:
    """Every way to lay a tile against one of these openings; of ways that come to the same the first.

    A door lies against a door, an open side only if the tile has no door; an open side against an open side, a door
    only if the tile has no open side.  DO-0273, DO-0274, DO-0278, DO-0280
    """
    match = by_width(openings(tiles().tiles[tile]))
    found: dict[tuple[object, ...], Laid] = {}
    for exit in exits:
        for way in tiles().placements(plan, tile, exit, match, SIDE):
            found.setdefault((way.x, way.y, *looks(tiles().shape(way))), way)
    return list(found.values())


@remembered(256)
def looks(shape: Board) -> tuple[object, ...]:
    """A tile as it looks, however its doors are numbered."""
    links = frozenset(frozenset(link) for link in shape.links)
    return (shape.floor, shape.east, shape.south, frozenset(shape.doors), tuple(shape.kinds.items()), links)


def against(game: Doria, tile: Laid, exits: list[Opening]) -> list[int]:
    """The tiles against whose openings a tile will lie, by their numbers."""
    cover, square = tiles().cover(game.state.plan, tile), game.ground.board.square
    met = [exit for exit in exits if cover & bits(square(x, y) for x, y in exit.beyond())]
    return [game.ground.tile(square(exit.x, exit.y)) for exit in met]


def put_down(game: Doria, tile: Laid, who: FigureId, together: Iterable[int]) -> None:
    """A tile lies; its doors to the tiles it was laid for and to those laid with it are open.  DO-0275, DO-0281"""
    state = game.state
    state.plan = state.plan.with_tile(tile)
    number = len(state.plan.laid) - 1
    opened(game, tiles().doors_between(state.plan, together))
    game.tell(Revealed, tile.tile, game.ground.board.square(tile.x, tile.y), who, rules=("DO-0271",))
    for deed in moments.TILE_LAID.deeds(game.rules):
        deed(game, number)


# what is connected


def open_sides(game: Doria) -> list[Opening]:
    """Open sides of parts that are connected with the dungeon, while there are tiles and room for them.

    DO-0277, DO-0285, DO-G47, DO-G48
    """
    sides = [side for side in game.ground.open_sides() if leads_on(game, side)]
    if not sides:
        return []
    here = connected(game)
    return [side for side in sides if game.ground.squares_of(side) & here]


def connected(game: Doria) -> Bits:
    """The part of the dungeon in which the characters are; before they are placed, the start tile.  DO-0285, DO-0324"""
    start = bits(one.at for one in game.state.party if one.here and one.at != NOWHERE)
    return game.ground.connected(start or game.ground.covers[0])
