"""From where a creature of the Artificial Dark Player would attack whom.  UN-0713 to UN-0715"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.board.footprint import Footprint
from undercroft.board.reach import Reach
from undercroft.kernel.requests import FigureId
from undercroft.systems.universalis.actions.melee import LONG, farther
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import turns
from undercroft.systems.universalis.ground.engagement import around
from undercroft.systems.universalis.ground.walking import landings, resting
from undercroft.systems.universalis.maps.terrain import HUGE
from undercroft.systems.universalis.state import Character

Place = tuple[int, int, bool]
"""What it costs to get to a place, the place, and whether a base of two squares will lie across there.  UN-0161"""

Rank = tuple[bool, int, int, int, bool, int]
"""How little a place is liked: whether beside allies, the cost, how far from the Leader, how little room it leaves,
whether it would have to turn, its number.  UN-0713 to UN-0715"""

Friends = tuple[Bits, Character | None]
"""The squares next to somebody's allies, and his Leader."""

Lie = tuple[bool, Footprint, Bits]
"""A way a base may come to lie: whether across, its squares, and where a walk may end so."""


def stands(game: Universalis, who: Character, found: Reach) -> dict[FigureId, Place]:
    """For each enemy it can get at: the cost and the place from which it would attack.

    A place not next to allies, and of those the cheapest; of equal ones between the enemy and its Leader, then where
    most room is left for others to pass, then the lowest number.  UN-0713 to UN-0715
    """
    enemies = _at_hand(game, who, found)
    if not enemies:
        return {}
    lies = _lies(game, who, found)
    ward = _beside_ward(game, who)
    friends: Friends | None = None
    places: dict[FigureId, Place] = {}
    for enemy in enemies:
        best: Rank | None = None
        for lie in lies:
            spots = _spots(game, who, enemy, lie, ward)
            if not spots:
                continue
            if not spots & spots - 1 and len(lies) == 1:
                best = _only(found, lie, spots)
                continue
            friends = friends or friends_of(game, who)
            key = _best_spot(game, who, found, lie, spots, friends)
            if key is not None and (best is None or key < best):
                best = key
        if best is not None:
            places[enemy.id] = (best[1], best[5], who.across is not best[4])
    return places


def _at_hand(game: Universalis, who: Character, found: Reach) -> list[Character]:
    """The enemies it might get at; of those on single squares without long weapons, who can get next to whom."""
    enemies = game.enemies(who)
    if who.wide or game.kit(who).long:
        return enemies
    reached, huge = found.squares, who.size >= HUGE
    return [enemy for enemy in enemies if around(game, enemy, huge) & reached]


def _only(found: Reach, lie: Lie, spot: Bits) -> Rank | None:
    """The rank of a place that has no rival."""
    at = spot.bit_length() - 1
    cost = found.cost(lie[1].at(at) & ~found.start)
    return None if cost is None else (False, cost, 0, 0, False, at)


def _best_spot(game: Universalis, who: Character, found: Reach, lie: Lie, spots: Bits, known: Friends) -> Rank | None:
    """The best of some places where a base lies one way."""
    across, base, _ = lie
    friends, leader = known
    board, walking, open_ = game.plan.board, game.terrain.walking, game.terrain.standable[2]
    crowded = base.touching(friends)
    beside = not spots & ~crowded
    spots = spots & ~crowded or spots
    cost = cheapest = 0
    for layer in found.layers:
        cheapest = base.touching(layer & ~found.start) & spots
        if cheapest:
            break
        cost += 1
    turned, ranks = across is not who.across, []
    for at in squares(cheapest):
        guard = board.distance(at, leader.at) if leader is not None else 0
        ranks.append((beside, cost, guard, -(walking.from_(1 << at) & open_).bit_count(), turned, int(at)))
    return min(ranks, default=None)


def _lies(game: Universalis, who: Character, found: Reach) -> list[Lie]:
    """Every way its base may come to lie at the end of a walk; only one of two squares has more than one.  UN-0161"""
    terrain, base = game.terrain, person(who.card).base
    if not turns(who):
        return [(who.across, terrain.base(*base), landings(game, who, found))]
    return [
        (across, terrain.base(*(base[::-1] if across else base)), resting(game, who, found, across=across))
        for across in (False, True)
    ]


def _spots(game: Universalis, who: Character, enemy: Character, lie: Lie, ward: Bits) -> Bits:
    """The places from which it could attack an enemy: with a long weapon at arm's length, if it can."""
    across, base, ends = lie
    spots = base.touching(around(game, enemy, who.size >= HUGE)) & ends
    if game.kit(who).long:
        spots = _at_arms_length(game, who, enemy, ends, across) or spots
    beside = base.touching(ward) if ward else 0
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
    friends, leader = 0, None
    around, beside = game.terrain.around, game.terrain.beside
    for ally in game.allies(who):
        friends |= around[game.cover(ally)] if ally.wide or ally.mount else beside[ally.at]
        if ally.leader:
            leader = ally
    return friends, leader


def _at_arms_length(game: Universalis, who: Character, enemy: Character, ends: Bits, across: bool) -> Bits:
    """Places two squares from an enemy from which a long weapon reaches it."""
    near = game.terrain.around[game.cover(enemy)]
    ring = near
    for _ in range(LONG - 1):
        ring |= game.terrain.open.from_(ring)
    at, lay, found = who.at, who.across, 0
    who.across = across
    for spot in squares(ends & ring & ~near & ~game.cover(enemy)):
        who.at = spot
        if not game.cover(who) & near and enemy in farther(game, who, []):
            found |= 1 << spot
    who.at, who.across = at, lay
    return found
