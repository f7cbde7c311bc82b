"""Which enemy acts when a monster token is drawn.  LE-0464 to LE-0471"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board.bits import Bits
from undercroft.board.reach import flood
from undercroft.kernel.requests import NOWHERE, Script
from undercroft.systems.league.cards.library import weapon
from undercroft.systems.league.foes.targets import adjacent, nearest_distance, prey
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.walking import beside_target, ends, movement, reach
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.state import Enemy
from undercroft.systems.league.status.turns import action_points

CHARGE = 2
"""AP that a charge takes.  LE-0386"""
CHARGERS = ("humanoid", "beast", "higher-undead")
"""Those whose lists have a charge.  LE-0690, LE-0708, LE-0722"""


def next_enemy(game: League, among: list[Enemy]) -> Script[Enemy]:
    """The first for whom the highest entry of the list fits, one at random among equals.  LE-0465 to LE-0471"""
    for fits in PRIORITIES:
        found = fits(game, among)
        if found:
            return (yield from pick(found, "enemy"))
    return (yield from pick(among, "enemy"))


def from_afar(game: League, among: list[Enemy]) -> list[Enemy]:
    """Magic users and those with a ranged weapon in hand.  LE-0466"""
    return [one for one in among if game.card(one).behaviour == "magic-user" or shoots(one)]


def shoots(enemy: Enemy) -> bool:
    """Has it a ranged weapon in its hands?"""
    return bool(enemy.weapons) and (card := weapon(enemy.weapons[0])) is not None and card.ranged and not card.net


def has_missile(enemy: Enemy) -> bool:
    """Has it a missile weapon at all?  LE-0713"""
    return any((card := weapon(name)) is not None and card.ranged and not card.net for name in enemy.weapons)


def in_the_way(game: League, among: list[Enemy]) -> list[Enemy]:
    """Those next to a hero whose shifting would let others in.  LE-0467"""
    return [one for one in among if shifts(game, one)]


def at_hand(game: League, among: list[Enemy]) -> list[Enemy]:
    """Those adjacent to a hero.  LE-0468"""
    return [one for one in among if adjacent(game, one)]


def could_charge(game: League, among: list[Enemy]) -> list[Enemy]:
    """Of those who could charge the closest to a hero.  LE-0469"""
    able = {one.id: nearest_distance(game, one) for one in among if can_charge(game, one)}
    least = min(able.values(), default=0)
    return [one for one in among if able.get(one.id) == least] if able else []


def can_charge(game: League, enemy: Enemy) -> bool:
    """Does its list know a charge, has it the AP for one, and could it end one beside a hero?

    LE-0386, LE-0469, LE-0511, LE-G86
    """
    if game.card(enemy).behaviour not in CHARGERS or enemy.at == NOWHERE or adjacent(game, enemy):
        return False
    if enemy.prone or enemy.netted or action_points(game, enemy).total < CHARGE:
        return False
    room = ends(game, enemy, reach(game, enemy))
    return any(beside_target(game, enemy, one, room) for one in prey(game, enemy))


def with_space(game: League, among: list[Enemy]) -> list[Enemy]:
    """Those with enough space to move their full movement.  LE-0470"""
    found = []
    for one in among:
        if one.at != NOWHERE:
            far = reach(game, one)
            room = ends(game, one, far)
            if far.layers[-1] & room and len(far.layers) > movement(game, one):
                found.append(one)
    return found


PRIORITIES: tuple[Callable[[League, list[Enemy]], list[Enemy]], ...] = (
    from_afar,
    in_the_way,
    at_hand,
    could_charge,
    with_space,
)
"""The list, from the top.  LE-0466 to LE-0470"""


# making room


def shifts(game: League, enemy: Enemy) -> Bits:
    """The places to which an enemy beside a hero could shift, still beside one, so that another gets through to a hero
    whom it cannot reach now.  LE-0467, LE-0691, LE-0706, LE-0720"""
    heroes = adjacent(game, enemy)
    if not heroes:
        return 0
    shut_out = [one for one in game.state.enemies if one is not enemy and is_shut_out(game, one)]
    if not shut_out:
        return 0
    room, near = ends(game, enemy, reach(game, enemy)), 0
    for hero in heroes:
        near |= beside_target(game, enemy, hero, room)
    here, found = enemy.at, 0
    left = near
    while left:
        place = (left & -left).bit_length() - 1
        left &= left - 1
        enemy.at = place
        if not all(is_shut_out(game, one) for one in shut_out):
            found |= 1 << place
    enemy.at = here
    return found


def is_shut_out(game: League, enemy: Enemy) -> bool:
    """Is an enemy who fights hand to hand beside no hero, and without any way to one?"""
    if enemy.at == NOWHERE or shoots(enemy) or game.card(enemy).behaviour == "magic-user" or adjacent(game, enemy):
        return False
    base = game.base(enemy)
    room = base.fits(game.ground.open_floor & ~game.occupied(enemy), game.ground.steps)
    there = flood(base.steps(game.ground.steps), 1 << enemy.at, room | 1 << enemy.at)
    return not any(beside_target(game, enemy, one, there) for one in prey(game, enemy))
