"""Wandering monsters: how their tokens move, wait and are revealed.  LE-0248 to LE-0263, LE-G76"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Bits, squares
from undercroft.board.paths import path
from undercroft.board.reach import flood, reach
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.game import roll
from undercroft.kernel.requests import NO_ONE, NOWHERE, Script
from undercroft.systems.league.agenda import MoveWanderer, PlaceEncounter, WanderersMove
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.dungeon.locks import of_door, opened
from undercroft.systems.league.dungeon.tokens import WANDERER, change, of_kind, take
from undercroft.systems.league.game import League
from undercroft.systems.league.maps.ground import Ground, ground_of
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.state import Token

SQUARES = 4
"""A token always moves so far.  LE-0250"""
SIGHT = 10
"""Within so many squares of a hero it sees, it is revealed.  LE-0253"""
AWAY, BREAKS_SEAL = 1, 5
"""What the d6 says: away from the heroes; from this number on a magic seal breaks.  LE-0252, LE-0259"""
FAR = 400
"""Longer than any way through a dungeon."""


@step(WanderersMove)
def wanderers_move(game: League, entry: WanderersMove) -> None:
    """When all heroes have acted, each token moves, in the order in which they came.  LE-0053, LE-0249"""
    game.push(*(MoveWanderer(n=token.n) for token in of_kind(game, WANDERER)))


@step(MoveWanderer)
def move_wanderer(game: League, entry: MoveWanderer) -> Script[None]:
    """Beyond the start tile a d6 says where it goes: 1 away, else toward the nearest hero, through what it has waited
    at.  It goes 4 squares, until a door or chasm stops it or it sees a hero.

    LE-0250 to LE-0263, LE-G76
    """
    token = next((one for one in of_kind(game, WANDERER) if one.n == entry.n), None)
    if token is None or game.state.battle:
        return
    face = 6
    if token.waits or not game.ground.covers[0] >> token.at & 1:
        face = yield from roll("d6", why="wanderer", stream="monsters")
    if face == AWAY:
        way = yield from way_out(game, token)
        token = moved_to(game, token, msgspec.structs.replace(token, waits=""))
    else:
        way = way_to_heroes(game, token)
    if token.waits == "chasm" and way:
        cross(game, token, way)
        return
    if token.waits == "door" and way and not let_through(game, token, way[0], face):
        return
    walk(game, moved_to(game, token, msgspec.structs.replace(token, waits="")), way)


def moved_to(game: League, was: Token, now: Token) -> Token:
    """A token as it is from now on."""
    change(game, was, now)
    return now


# the way


def opened_up(game: League) -> Ground:
    """The dungeon as if all its doors stood open."""
    ground = game.ground
    return ground_of(ground.plan, tuple(range(len(ground.board.doors))), tuple(squares(ground.pits)))


def room_for(ground: Ground, token: Token) -> Bits:
    """Where a token can go: over bridges, but not over the chasm it has crossed.  LE-0263"""
    crossed = sum(1 << square for square in token.crossed)
    return ground.open_floor & ~ground.pits & ~crossed | 1 << token.at


def way_between(ground: Ground, token: Token, goal: Bits) -> list[int]:
    """The shortest way of a token to one of these squares."""
    found = reach(ground.steps, 1 << token.at, FAR, room_for(ground, token) | goal)
    return list(path(found, goal))


def way_to_heroes(game: League, token: Token) -> list[int]:
    """The shortest way to the nearest hero.  LE-0252, LE-G76"""
    goal = sum(1 << one.at for one in game.state.party if one.here and one.at != NOWHERE)
    return way_between(opened_up(game), token, goal)


def way_out(game: League, token: Token) -> Script[list[int]]:
    """The way through a door of its tile that does not lead to the heroes, by lot: the one it came through, or another;
    none where there is no such door.  LE-0252"""
    ground = opened_up(game)
    toward = set(way_to_heroes(game, token))
    cover = ground.covers[ground.tile(token.at)]
    ways: list[list[int]] = []
    for door in range(len(ground.board.doors)):
        beside = ground.door_squares(door)
        beyond = beside & ~cover & ground.open_floor
        leads_away = beside & cover and beyond and not toward & set(squares(beyond))
        if leads_away and (way := way_between(ground, token, beyond)):
            ways.append(way)
    if not ways:
        return []
    return (yield from pick(ways, "door"))


# going


def walk(game: League, token: Token, way: list[int]) -> None:
    """Square by square, until it sees a hero or something stops it.  LE-0250, LE-0253, LE-0257, LE-0261"""
    going = token.at
    for n in range(SQUARES + 1):
        if sees_heroes(game, going):
            stand(game, token, going)
            reveal(game, token.n, SQUARES - n)
            return
        if n == SQUARES or n >= len(way):
            break
        if closed_between(game, going, way[n]) is not None:
            token = wait(game, token, "door", "LE-0257")
            break
        if game.ground.bridges >> way[n] & 1 and not game.ground.bridges >> going & 1:
            token = wait(game, token, "chasm", "LE-0261")
            break
        going = way[n]
    stand(game, token, going)


def stand(game: League, token: Token, at: int) -> None:
    """A token stands on a square."""
    if at != token.at:
        game.tell(Moved, NO_ONE, (token.at, at), "wanderer", rules=("LE-0250",))
        change(game, token, msgspec.structs.replace(token, at=at))


def wait(game: League, token: Token, at: str, rule: str) -> Token:
    """It is stopped until it can pass.  LE-0257, LE-0260, LE-0261"""
    game.tell(Changed, f"waits-{at}", at=token.at, rules=(rule,))
    return moved_to(game, token, msgspec.structs.replace(token, waits="door" if at == "door" else "chasm"))


def closed_between(game: League, a: int, b: int) -> int | None:
    """The number of the closed door between two squares, if there is one."""
    ground = game.ground
    if ground.near[a] >> b & 1:
        return None
    here, there = ground.doors_at.get(a, ()), ground.doors_at.get(b, ())
    shared = [door for door in here if door in there and ground.closed >> door & 1]
    return shared[0] if shared else next((door for door in (*here, *there) if ground.closed >> door & 1), None)


def let_through(game: League, token: Token, to: int, face: int) -> bool:
    """At a closed door it opens the door and passes; a magic seal breaks only at 5 or 6; else it stays.

    LE-0258 to LE-0260
    """
    door = closed_between(game, token.at, to)
    if door is None:
        return True
    lock = of_door(game, door)
    if lock.sealed and face < BREAKS_SEAL:
        return False
    opened(game, lock)
    game.tell(Changed, "door", at=token.at, now=1, rules=("LE-0259" if lock.sealed else "LE-0258",))
    return True


def cross(game: League, token: Token, way: list[int]) -> None:
    """It is on the other side of the chasm, moves no farther in this turn and never goes back.  LE-0262, LE-0263"""
    bridges = game.ground.bridges
    over = next((n for n, square in enumerate(way) if not bridges >> square & 1), len(way) - 1)
    chasm = flood(game.ground.steps, 1 << way[0], bridges)
    crossed = tuple(sorted({*token.crossed, *squares(chasm)}))
    game.tell(Moved, NO_ONE, (token.at, way[over]), "wanderer", rules=("LE-0262",))
    change(game, token, msgspec.structs.replace(token, at=way[over], waits="", crossed=crossed))
    if sees_heroes(game, way[over]):
        reveal(game, token.n, 0)


# being seen


def sees_heroes(game: League, at: int) -> bool:
    """Is there a line from a square to a hero within 10 squares?  LE-0253, LE-0257"""
    board = game.ground.board
    heroes = (one for one in game.state.party if one.here and one.at != NOWHERE)
    return any(board.distance(at, one.at) <= SIGHT and (at == one.at or game.ground.sees(at, one.at)) for one in heroes)


def reveal(game: League, n: int, left: int) -> None:
    """The token gives way to monsters of the quest's table, as close to it as possible; what is left of its movement is
    theirs, unless tokens are drawn: then the turn is over.  LE-0253 to LE-0256"""
    token = next(one for one in of_kind(game, WANDERER) if one.n == n)
    take(game, token, "revealed", ("LE-0253",))
    game.state.pounce = left
    quest = game.box[QUESTS].get(game.setup.quest)
    if quest is not None:
        game.push(PlaceEncounter(tile=game.ground.tile(token.at), table=quest.encounters, near=token.at))
