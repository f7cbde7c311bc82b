"""Doors, chests and pieces of furniture as things that are locked, searched and broken.  UN-0178 to UN-0206, UN-0238

Each has an id: `door 3` is the access of that number, `chest 45` the piece of that kind whose north-west square has
that number.
"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Bits, squares
from undercroft.board.features import Feature
from undercroft.board.steps import Corners, steps_on
from undercroft.kernel.events import Changed
from undercroft.kernel.remembering import remembered
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.plans import Access, Plan, plan_of
from undercroft.systems.universalis.maps.terrain import CHEST, catalogue
from undercroft.systems.universalis.state import Character, Fixture

LOCKS = {"locked": "lock", "riddle": "riddle"}
"""What a Quest Sheet calls doors that do not open at once.  UN-0178, UN-0186"""

DOOR, REINFORCED = (5, 5), (6, 6)
"""Armor and Vitality of doors and chests, and of reinforced doors.  UN-0197 to UN-0199"""


def door_id(access: int) -> str:
    """The id of the door at an access."""
    return f"door {access}"


def piece_id(feature: Feature) -> str:
    """The id of a chest, a piece of furniture or a special element."""
    return f"{feature.kind} {feature.at}"


def fixture(game: Universalis, id: str) -> Fixture:
    """What has become of it so far."""
    for one in game.state.fixtures:
        if one.id == id:
            return one
    return Fixture(id)


def alter(game: Universalis, now: Fixture) -> None:
    """Write down what has become of it."""
    others = tuple(one for one in game.state.fixtures if one.id != now.id)
    game.state.fixtures = (*others, now)


def shut(game: Universalis, id: str, lock: str) -> None:
    """A card or the Quest Sheet says that it is locked or closed by a riddle.  UN-0178, UN-0186"""
    alter(game, msgspec.structs.replace(fixture(game, id), lock=lock))
    game.revealed()
    game.tell(Changed, f"found-{lock}", detail=id.partition(" ")[0], rules=("UN-0176",))


def lock_of(game: Universalis, access: int) -> str:
    """What keeps a door shut, known or not; nothing once it has been opened."""
    known = fixture(game, door_id(access))
    return "" if known.opened or known.broken else known.lock or LOCKS.get(game.plan.accesses[access].state, "")


def toughness(game: Universalis, id: str) -> tuple[int, int]:
    """Armor and Vitality of what can be broken; none where it cannot be.  UN-0197 to UN-0200, UN-0263"""
    kind, _, number = id.partition(" ")
    if kind == "door":
        return REINFORCED if game.plan.accesses[int(number)].reinforced else DOOR
    if kind == CHEST:
        return DOOR
    return game.plan.breakable.get(id) or (DOOR if _in_the_way(game, kind, int(number)) else (0, 0))


def _in_the_way(game: Universalis, kind: str, at: int) -> bool:
    """Does a piece stand in an access where the sheet did not put it?  UN-0263"""
    for feature in game.state.ground.features:
        if feature.at == at and feature.kind == kind:
            return _misplaced(game.plan.id, feature)
    return False


def breaks(plan: Plan, piece: Feature) -> bool:
    """Can a piece of furniture be broken: because the sheet says so, or where it was moved into an access?  UN-0200"""
    return piece_id(piece) in plan.breakable or _misplaced(plan.id, piece)


@remembered(4096)
def _misplaced(quest: str, feature: Feature) -> bool:
    plan = plan_of(quest)
    if any(feature in section for section in plan.features):
        return False
    there = catalogue().cover(plan.board, feature)
    return any(there & (access.sides[0] | access.sides[1]) for access in plan.accesses)


# contact


def contact(game: Universalis, access: int) -> Bits:
    """The squares in contact with a door: those before it, and those diagonal to it along the same wall.

    UN-0134, UN-G22
    """
    return _contact(game.plan.id, access)


@remembered(4096)
def _contact(quest: str, number: int) -> Bits:
    plan = plan_of(quest)
    board = plan.board
    steps = steps_on(board, sum(1 << n for n in range(len(board.doors))), Corners.ORTHOGONAL)
    upright = bool(board.doors[number].east)
    found = 0
    for side in plan.accesses[number].sides:
        along = steps.north & side, steps.south & side, steps.east & side, steps.west & side
        beside = along[0] >> board.stride | along[1] << board.stride if upright else along[2] << 1 | along[3] >> 1
        found |= side | beside
    return found


@remembered(256)
def contacts(quest: str) -> Bits:
    """The squares in contact with any door of a map."""
    found = 0
    for number, access in enumerate(plan_of(quest).accesses):
        found |= 0 if access.arrow else _contact(quest, number)
    return found


def known_access(game: Universalis, number: int, access: Access) -> bool:
    """Secret doors are not there until they are found.  UN-0229, UN-1193"""
    return access.kind != "secret-door" or f"found {number}" in game.state.tried


def doors_at(game: Universalis, who: Character) -> list[int]:
    """The doors and other accesses it is in contact with."""
    plan = game.plan
    return [n for n in _touched(plan.id, game.cover(who)) if known_access(game, n, plan.accesses[n])]


@remembered(4096)
def _touched(quest: str, cover: Bits) -> tuple[int, ...]:
    """The doors of a map that a base is in contact with, secret ones too."""
    accesses = plan_of(quest).accesses
    return tuple(n for n, access in enumerate(accesses) if not access.arrow and _contact(quest, n) & cover)


@remembered(4096)
def beyond(quest: str, number: int, cover: Bits) -> int:
    """The square behind an access for a base in contact with it: where one points at it.  A base that touches only a
    corner of a door has the nearer side before it."""
    plan = plan_of(quest)
    near, far = plan.accesses[number].sides
    if not near & cover and (far & cover or _off(plan, far, cover) < _off(plan, near, cover)):
        near, far = far, near
    before = near & cover or near
    return int(squares(far)[squares(near).index(squares(before)[0])])


def _off(plan: Plan, side: Bits, cover: Bits) -> int:
    """How far a base is from one side of an access."""
    pairs = [(plan.board.place(one), plan.board.place(other)) for one in squares(side) for other in squares(cover)]
    return min((x - u) ** 2 + (y - v) ** 2 for (x, y), (u, v) in pairs)


def pieces_at(game: Universalis, who: Character) -> tuple[Feature, ...]:
    """The chests, furniture and elements it stands next to or on."""
    return game.terrain.pieces_beside(game.cover(who))
