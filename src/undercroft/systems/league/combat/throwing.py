"""Throwing potions and what else is thrown like them.  LE-0456 to LE-0463, LE-0665, LE-G61, LE-G90, LE-G115"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.board.lines import line
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.sight import line_to, sees_square
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.rolls.checks import check_against
from undercroft.systems.league.rolls.values import value_of
from undercroft.systems.league.state import Enemy, Hero

LOB = -10
"""LE-0460"""
DOOR = -10
"""LE-0461"""
MOST = 10
"""Missiles reach so far in a dungeon.  LE-0345"""


def may_throw_at(game: League, thrower: Hero | Enemy, at: int) -> bool:
    """May something be thrown at a square: one in sight, in a dungeon within ten squares, whoever stands on it or
    between?  LE-0345, LE-0346, LE-0457, LE-0458"""
    floor = game.ground.board.floor
    near = game.ground.outdoors or game.ground.board.distance(thrower.at, at) <= MOST
    return bool(floor >> at & 1) and near and sees_square(game, thrower, at)


def to_throw(game: League, thrower: Hero | Enemy, at: int) -> Tally:
    """What a throw is rolled against: RS, less 10 if it goes over anything, and less 10 if it goes through a doorway
    and the thrower does not stand directly before it.  LE-0459 to LE-0462, LE-G90"""
    tally = value_of(game, thrower, "ranged-skill", (When.THROWING,))
    found = line_to(game, thrower, at)
    models = () if found is None else found.models
    door = doorway(game, thrower, at)
    through = door is not None and not game.ground.door_squares(door) >> thrower.at & 1
    if through:
        tally.add(DOOR, "doorway", "LE-0461")
    lobbed = bool(models) or (found is not None and found.objects > 0)
    if lobbed and not (through and door is not None and _beside_door_only(game, thrower, at, door)):
        tally.add(LOB, "lobbed", "LE-0460")
    return tally


def _beside_door_only(game: League, thrower: Hero | Enemy, at: int, door: int) -> bool:
    """Is all that it is lobbed over one friend who stands next to the door?  LE-0462, LE-G90"""
    found = line_to(game, thrower, at)
    if found is None or found.objects or len(found.models) != 1:
        return False
    friend = found.models[0]
    same = isinstance(friend, Hero) == isinstance(thrower, Hero)
    return same and bool(game.cover(friend) & game.ground.door_squares(door))


def doorway(game: League, thrower: Hero | Enemy, at: int) -> int | None:
    """The number of the open door through which a throw goes, if it goes through one.  LE-0461, LE-G61"""
    board = game.ground.board
    (ax, ay), (bx, by) = board.place(thrower.at), board.place(at)
    drawn = line(bx - ax, by - ay, board.stride)
    shift = thrower.at + drawn.base
    east, south = drawn.east << shift, drawn.south << shift
    for corner in drawn.corners:
        for row, column in (corner.row_edges, corner.column_edges[::-1]):
            east |= 1 << row + shift
            south |= 1 << column + shift
    for number, door in enumerate(board.doors):
        if (east & door.east or south & door.south) and not game.ground.closed >> number & 1:
            return number
    return None


def before(game: League, thrower: Hero | Enemy, door: int) -> list[int]:
    """The squares directly before a door on the thrower's side of it.  LE-0461, LE-0463, LE-G61"""
    ground, edge = game.ground, game.ground.board.doors[door]
    nearer = edge.east | edge.south
    column, row = ground.board.place(thrower.at)
    one_side: list[int] = list(squares(nearer & ground.board.floor))
    other_side: list[int] = [at for at in squares(ground.door_squares(door)) if at not in one_side]
    first = ground.board.place(one_side[0])
    on_one = column <= first[0] if edge.east else row <= first[1]
    return one_side if on_one else other_side


def throw(game: League, thrower: Hero | Enemy, at: int) -> Script[int]:
    """An RS test: on a success it lands where it was aimed; on a miss in a square adjacent to it at random, or, thrown
    from afar through a doorway, in one of the two squares before the door.  The square where it lands.

    LE-0459, LE-0463
    """
    needed = to_throw(game, thrower, at)
    checked = yield from check_against(game, thrower, "ranged-skill", needed, "throw", rules=("LE-0459",))
    if checked.success:
        return at
    door = doorway(game, thrower, at)
    if door is not None and not game.ground.door_squares(door) >> thrower.at & 1:
        spots, rule = before(game, thrower, door), "LE-0463"
    else:
        spots, rule = list(squares(game.ground.near[at] & game.ground.board.floor)), "LE-0459"
    lands = (yield from pick(spots, "landing", "combat")) if spots else at
    game.tell(Changed, "landed-elsewhere", thrower.id, lands, now=1, rules=(rule,))
    return lands
