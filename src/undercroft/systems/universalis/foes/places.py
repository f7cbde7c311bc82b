"""The places from which a creature of the Artificial Dark Player would attack.  UN-0713 to UN-0715"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Bits, squares
from undercroft.board.footprint import Footprint
from undercroft.board.reach import Reach
from undercroft.kernel.requests import FigureId
from undercroft.systems.universalis.actions.melee import LONG, farther
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.sizes import HUGE
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import turns
from undercroft.systems.universalis.ground.engagement import around
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import landings, resting
from undercroft.systems.universalis.state import Character


class Place(msgspec.Struct, frozen=True, order=True, gc=False):
    """A place from which somebody could be attacked."""

    cost: int
    """The movement points it takes to get there; none where it stands there already."""
    at: int
    across: bool
    """A base of two squares will lie across there.  UN-0161"""


class Rank(msgspec.Struct, frozen=True, order=True, gc=False):
    """How little a place is liked: of two places the first difference decides, and less is better.

    UN-0713 to UN-0715
    """

    beside_allies: bool
    cost: int
    from_leader: int
    """How far it is from the Leader, so that the enemy is kept away from it."""
    cramped: int
    """How little room it leaves for others to pass, as a number below zero."""
    turned: bool
    """The base would have to turn."""
    at: int


class Lie(msgspec.Struct, frozen=True, gc=False):
    """A way a base may come to lie at the end of a walk."""

    across: bool
    base: Footprint
    ends: Bits
    """Where a walk may end so."""


class Friends(msgspec.Struct, frozen=True):
    """What a creature minds of its own side."""

    beside: Bits
    """The squares next to its allies."""
    leader: Character | None


def stands(here: Standpoint, found: Reach) -> dict[FigureId, Place]:
    """For each enemy it can get at: the cost and the place from which it would attack.

    A place not next to allies, and of those the cheapest; of equal ones between the enemy and its Leader, then where
    most room is left for others to pass, then the lowest number.  UN-0161, UN-0713 to UN-0715, UN-C434
    """
    enemies = _at_hand(here, found)
    if not enemies:
        return {}
    who, lies, friends = here.who, _lies(here, found), None
    ward = _beside_ward(here.game, who)
    places: dict[FigureId, Place] = {}
    for enemy in enemies:
        best: Rank | None = None
        for lie in lies:
            spots = _spots(here, enemy, lie, ward)
            if not spots:
                continue
            if not spots & spots - 1 and len(lies) == 1:
                best = _only(found, lie, spots)
                continue
            friends = friends or friends_of(here.game, who)
            rank = _best_spot(here, found, lie, spots, friends)
            if rank is not None and (best is None or rank < best):
                best = rank
        if best is not None:
            places[enemy.id] = Place(best.cost, best.at, who.across is not best.turned)
    return places


def _at_hand(here: Standpoint, found: Reach) -> list[Character]:
    """The enemies it might get at; on a single square without a long weapon, only those it can get next to."""
    if here.who.wide or here.kit.long:
        return here.enemies
    reached, huge = found.squares, here.who.size >= HUGE
    return [enemy for enemy in here.enemies if around(here.game, enemy, huge) & reached]


def _only(found: Reach, lie: Lie, spot: Bits) -> Rank | None:
    """The rank of a place that has no rival."""
    at = spot.bit_length() - 1
    cost = found.cost(lie.base.at(at) & ~found.start)
    return None if cost is None else Rank(False, cost, 0, 0, False, at)


def _best_spot(here: Standpoint, found: Reach, lie: Lie, spots: Bits, friends: Friends) -> Rank | None:
    """The best of some places where a base lies one way."""
    board, terrain = here.game.plan.board, here.game.terrain
    walking, open_, leader = terrain.walking, terrain.standable[2], friends.leader
    crowded = lie.base.touching(friends.beside)
    beside = not spots & ~crowded
    spots = spots & ~crowded or spots
    cost = cheapest = 0
    for layer in found.layers:
        cheapest = lie.base.touching(layer & ~found.start) & spots
        if cheapest:
            break
        cost += 1
    turned, ranks = lie.across is not here.who.across, []
    for at in squares(cheapest):
        guard = board.distance(at, leader.at) if leader is not None else 0
        ranks.append(Rank(beside, cost, guard, -(walking.from_(1 << at) & open_).bit_count(), turned, int(at)))
    return min(ranks, default=None)


def _lies(here: Standpoint, found: Reach) -> list[Lie]:
    """Every way its base may come to lie at the end of a walk; only one of two squares has more than one.  UN-0161"""
    who, terrain = here.who, here.game.terrain
    base = person(who.card).base
    if not turns(who):
        return [Lie(who.across, terrain.base(*base), landings(here, found))]
    return [
        Lie(across, terrain.base(*(base[::-1] if across else base)), resting(here, found, across=across))
        for across in (False, True)
    ]


def _spots(here: Standpoint, enemy: Character, lie: Lie, ward: Bits) -> Bits:
    """The places from which it could attack an enemy: with a long weapon at arm's length, if it can."""
    spots = lie.base.touching(around(here.game, enemy, here.who.size >= HUGE)) & lie.ends
    if here.kit.long:
        spots = _at_arms_length(here.game, here.who, enemy, lie) or spots
    beside = lie.base.touching(ward) if ward else 0
    return spots & beside or spots


def _beside_ward(game: Universalis, who: Character) -> Bits:
    """Where a bodyguard wants to end: beside the ally of its section with most Value Points.  UN-C434"""
    if "bodyguard" not in game.kit(who).names:
        return 0
    here = game.section(who)
    allies = [ally for ally in game.allies(who) if game.section(ally) == here]
    if not allies:
        return 0
    return around(game, max(allies, key=lambda ally: (person(ally.card).vp, -ally.id)))


def friends_of(game: Universalis, who: Character) -> Friends:
    """The squares next to its allies, and its Leader."""
    beside, leader = 0, None
    for ally in game.allies(who):
        beside |= game.terrain.around[game.cover(ally)]
        if ally.leader:
            leader = ally
    return Friends(beside, leader)


def _at_arms_length(game: Universalis, who: Character, enemy: Character, lie: Lie) -> Bits:
    """Places with a square of the base two squares from an enemy, from which a long weapon reaches it.  UN-0416"""
    near = game.terrain.around[game.cover(enemy)]
    ring = game.plan.board.spread(game.cover(enemy), LONG)
    at, lay, found = who.at, who.across, 0
    who.across = lie.across
    for spot in squares(lie.base.touching(ring) & lie.ends):
        who.at = spot
        if not game.cover(who) & near and enemy in farther(game, who, []):
            found |= 1 << spot
    who.at, who.across = at, lay
    return found
