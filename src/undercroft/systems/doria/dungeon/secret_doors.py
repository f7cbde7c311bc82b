"""Secret Doors: those that cards bring, and those that lead out of a dead end.  DO-0299 to DO-0309, DO-0334"""

from __future__ import annotations

from undercroft.board.bits import Bits, bits, squares
from undercroft.board.facing import FOUR, Facing
from undercroft.board.layouts import Edge, Laid
from undercroft.board.tiles import Opening, openings
from undercroft.kernel.events import Revealed
from undercroft.kernel.requests import Ask, Option, Script, SeatId
from undercroft.systems.doria.agenda import FillTiles
from undercroft.systems.doria.dungeon.laying import DECK, connected, leads_on, opened, reveal
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.maps.ground import Ground
from undercroft.systems.doria.maps.tiles import SIDE, tiles
from undercroft.systems.doria.state import Character

SPLIT = "e-8"
"""The tile with two rooms around its middle square.  DO-0303, DO-C137"""

Side = tuple[int, Facing]
"""The middle square of a side of a tile, and the side."""


def middle(ground: Ground, number: int, side: Facing) -> int:
    """The middle square of a side of a tile."""
    laid, half = ground.plan.laid[number], SIDE // 2
    return ground.board.square(laid.x + half * (1 + side.column), laid.y + half * (1 + side.row))


def centre(ground: Ground, number: int) -> int:
    """The middle square of a tile."""
    laid, half = ground.plan.laid[number], SIDE // 2
    return ground.board.square(laid.x + half, laid.y + half)


def outside(ground: Ground, at: int, side: Facing) -> int:
    """The place beyond a side of a square."""
    return at + side.column + side.row * ground.board.stride


def walled(ground: Ground, at: int, side: Facing) -> bool:
    """Is there Wall on a side of a square?"""
    edge: Edge = ground.plan.edge(at, side)
    return bool((ground.board.east if edge.side is Facing.EAST else ground.board.south) >> edge.at & 1)


def wall_sides(game: Doria, number: int) -> list[Side]:
    """The sides of a tile on which a Secret Door can be laid: Wall in their middle, room for a tile beyond but none
    there, and a way from inside.  DO-0299, DO-0302, DO-0307"""
    ground, here = game.ground, connected(game)
    found: list[Side] = []
    for side in FOUR:
        at = middle(ground, number, side)
        exit = Opening(*ground.board.place(at), side)
        if not walled(ground, at, side) or (ground.entrances | ground.holes) >> at & 1:
            continue
        if not leads_on(game, exit) or ground.tile(outside(ground, at, side)) >= 0:
            continue
        if here & reached_from(ground, at, ground.covers[number]):
            found.append((at, side))
    return found


def reached_from(ground: Ground, at: int, tile: Bits) -> Bits:
    """The square itself; where it is Wall, its neighbours on the tile, to which it opens.  DO-0334"""
    if ground.board.floor >> at & 1:
        return 1 << at
    return bits(outside(ground, at, side) for side in FOUR) & tile & ground.board.floor


def closed_off(game: Doria) -> list[Side]:
    """Doors that a Wall of the neighbouring tile closes off, seen from inside the dungeon.  DO-0275, DO-0300"""
    ground, here = game.ground, connected(game)
    found: list[Side] = []
    for number, laid in enumerate(ground.plan.laid):
        for side in FOUR:
            at = middle(ground, number, side)
            beyond = ground.tile(outside(ground, at, side))
            if here >> at & 1 and beyond >= 0 and walled(ground, at, side) and side in doors_of(laid):
                found.append((at, side))
    return found


def doors_of(laid: Laid) -> list[Facing]:
    """The sides of a tile on which it has a door of its own."""
    return [gap.side for gap in openings(tiles().shape(laid)) if gap.width == 1]


# cards


def secret_door(game: Doria, character: Character) -> Script[None]:
    """A Secret Door opens in a Wall of the character's tile, and a tile is laid behind it, which does not count as
    opening a door; else as near as possible; on E-8 between its two rooms.  DO-0288, DO-0299 to DO-0304, DO-0334"""
    ground = game.ground
    number = ground.tile(character.at)
    if ground.plan.laid[number].tile == SPLIT and not ground.board.floor >> centre(ground, number) & 1:
        dig_through(game, character, centre(ground, number))
        return
    sides = wall_sides(game, number) or nearest(game, character.at, elsewhere(game))
    sides = sides or nearest(game, character.at, closed_off(game))
    if not sides:
        return
    at, side = yield from choose_side(game, character.seat, sides)
    put_door(game, at, side)
    opened(game, doors_on(game.ground, at, side))
    game.tell(Revealed, "secret-door", at, character.id, rules=("DO-0299",))
    exit = Opening(*game.ground.board.place(at), side)
    if exit in game.ground.exits:
        reveal(game, exit, False, character.id)
    else:
        game.push(FillTiles(character.id, len(game.state.plan.laid)))


def dig_through(game: Doria, character: Character, at: int) -> None:
    """A Secret Door on a square of Wall joins what lies around it; open sides that are reached draw tiles.

    DO-0285, DO-0303, DO-0334
    """
    game.state.plan = game.state.plan.dig(at)
    game.tell(Revealed, "secret-door", at, character.id, rules=("DO-0303",))
    game.push(FillTiles(character.id, len(game.state.plan.laid)))


def elsewhere(game: Doria) -> list[Side]:
    """All Wall sides of the dungeon.  DO-0301"""
    return [side for number in range(len(game.ground.covers)) for side in wall_sides(game, number)]


def nearest(game: Doria, to: int, sides: list[Side]) -> list[Side]:
    """Of these sides the ones with the fewest steps to a square.  DO-0301"""
    ground = game.ground
    for ring in ground.field(to):
        reached = ring | bits(outside(ground, square, way) for square in squares(ring) for way in FOUR)
        found = [(at, side) for at, side in sides if reached >> at & 1]
        if found:
            return found
    return sides


def choose_side(game: Doria, seat: SeatId, sides: list[Side]) -> Script[Side]:
    """One of several sides, as the players like.  DO-0299, DO-0307, DO-0308"""
    if len(sides) == 1:
        return sides[0]
    options = [Option("secret-door", at=at, n=int(side) + 1) for at, side in sides]
    option: Option = yield Ask("secret-door", seat, options)
    return option.at, Facing(option.n - 1)


def put_door(game: Doria, at: int, side: Facing) -> None:
    """A door is in the middle of a Wall; a square of Wall on either side of it is floor now.  DO-0302, DO-0334"""
    ground, plan = game.ground, game.state.plan.with_door(at, side)
    for square in (at, outside(ground, at, side)):
        if ground.tile(square) >= 0 and not ground.board.floor >> square & 1:
            plan = plan.dig(square)
    game.state.plan = plan


def doors_on(ground: Ground, at: int, side: Facing) -> Bits:
    """The doors on a side of a square, as a set of door numbers."""
    edge = ground.plan.edge(at, side)
    return bits(
        number
        for number, door in enumerate(ground.board.doors)
        if (door.east if edge.side is Facing.EAST else door.south) >> edge.at & 1
    )


# dead ends


def find_a_way(game: Doria) -> Script[None]:
    """If no unopened door is left in the dungeon, the last tile gets one that is still to be opened, in the middle
    of a Wall with no tile beyond; if it has no such Wall, the players choose the tile.  DO-0307 to DO-0309, DO-G46"""
    if not game.state.piles[DECK].cards or unopened(game):
        return
    sides = wall_sides(game, len(game.ground.covers) - 1) or elsewhere(game)
    if not sides:
        return
    at, side = yield from choose_side(game, game.party_seat(), sides)
    put_door(game, at, side)
    game.tell(Revealed, "secret-door", at, rules=("DO-0307",))


def unopened(game: Doria) -> bool:
    """Is there a door that can still be opened: with room beyond it, or a part of the dungeon nobody has come to?

    DO-0307, DO-G45
    """
    ground, here = game.ground, connected(game)
    for door in range(len(ground.board.doors)):
        beside = ground.board.beside_door(door)
        if door in game.state.opened or not beside & here:
            continue
        exit = ground.exit_of(door)
        if leads_on(game, exit) if exit is not None else beside & ~here:
            return True
    return False
