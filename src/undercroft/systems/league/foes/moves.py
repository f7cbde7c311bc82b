"""How enemies move: towards a hero, up to it, in a charge, away from it, to where they see somebody.

LE-0689, LE-0690, LE-0695 to LE-0699, LE-0727, LE-0813, LE-G86
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board.bits import Bits, squares
from undercroft.board.footprint import gap
from undercroft.board.reach import Reach, rings
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NO_ONE
from undercroft.kernel.state import Entry
from undercroft.systems.league.actions.going import go, high_squares
from undercroft.systems.league.agenda import ArriveCharging
from undercroft.systems.league.cards import monster_words as words
from undercroft.systems.league.foes.targets import prey
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import from_behind
from undercroft.systems.league.ground.walking import beside_target, ends, movement, points_to, reach, way
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.grips import victims

MOVE, CHARGE = 1, 2
"""AP.  LE-0146, LE-0386"""


def spend(game: League, enemy: Enemy, ap: int) -> None:
    """An enemy pays AP for what it does.  LE-0061"""
    was, enemy.ap = enemy.ap, max(0, enemy.ap - ap)
    if was != enemy.ap:
        game.tell(Changed, "ap", enemy.id, now=enemy.ap, was=was, rules=("LE-0061",))


def may_move(game: League, enemy: Enemy) -> bool:
    """Slow ones move once in a turn; whoever holds a hero stays where it is.  LE-0756, LE-0786, LE-0813"""
    if enemy.netted or victims(game, enemy, "entangled", "leeched", "swallowed"):
        return False
    return not (enemy.moved and game.has(enemy, words.SLOW))


def walk(game: League, enemy: Enemy, found: Reach, to: int, *then: Entry, ap: int = MOVE) -> None:
    """It goes there, and something follows if nothing stops it.  LE-0146"""
    spend(game, enemy, ap)
    enemy.moved, enemy.aim = True, NO_ONE
    go(game, enemy, way(game, enemy, found, to), then)


# where it could go


def everywhere(game: League, enemy: Enemy) -> tuple[Reach, Bits]:
    """What a move reaches, and the places where it may end."""
    found = reach(game, enemy)
    return found, ends(game, enemy, found)


def on_foot(game: League, enemy: Enemy) -> tuple[Reach, Bits]:
    """The same without climbing, for those who climb only where there is no other way.  LE-0695"""
    high = high_squares(game)
    if not high:
        return everywhere(game, enemy)
    found = reach(game, enemy, avoiding=high)
    return found, ends(game, enemy, found) & ~game.base(enemy).touching(high)


Ways = Callable[[League, Enemy], tuple[Reach, Bits]]


def ways_of(game: League, enemy: Enemy) -> tuple[Ways, ...]:
    """How it looks for a way: humanoids climb only if there is no other, the others whenever it is shorter.

    LE-0695, LE-0712, LE-0717, LE-0725, LE-0733
    """
    return (on_foot, everywhere) if game.card(enemy).behaviour == "humanoid" else (everywhere,)


# towards a hero


def approach(game: League, enemy: Enemy, target: Hero) -> bool:
    """It moves up to M squares towards a hero, as near as it can get.  Did it?  LE-0689, LE-0705, LE-0714, LE-0719"""
    if not may_move(game, enemy):
        return False
    for ways in ways_of(game, enemy):
        found, room = ways(game, enemy)
        to = nearest_place(game, enemy, target, room)
        if to is not None:
            walk(game, enemy, found, to)
            return True
    return False


def nearest_place(game: League, enemy: Enemy, target: Hero, room: Bits) -> int | None:
    """Of some places the one from which it is shortest to a hero; None unless that is nearer than where it is."""
    base = game.base(enemy)
    for ring in rings(game.ground.steps, 1 << target.at, game.ground.open_floor | 1 << target.at):
        if ring & game.cover(enemy):
            return None
        near = base.touching(ring) & room
        if near:
            return (near & -near).bit_length() - 1
    return None


def contact(game: League, enemy: Enemy, target: Hero) -> bool:
    """It moves into contact with a hero within its movement, behind it if it can.  Did it?

    LE-0480, LE-0690, LE-0715
    """
    if not may_move(game, enemy):
        return False
    for ways in ways_of(game, enemy):
        found, room = ways(game, enemy)
        to = best_beside(game, enemy, target, found, room)
        if to is not None:
            walk(game, enemy, found, to)
            return True
    return False


def charge(game: League, enemy: Enemy, target: Hero) -> bool:
    """For 2 AP it moves up to a hero and strikes once.  Did it?  LE-0386, LE-0409, LE-0690, LE-0708, LE-0722, LE-G86"""
    if enemy.ap < CHARGE or not may_move(game, enemy):
        return False
    for ways in ways_of(game, enemy):
        found, room = ways(game, enemy)
        to = best_beside(game, enemy, target, found, room)
        if to is not None:
            weapon = enemy.weapons[0] if enemy.weapons else ""
            walk(game, enemy, found, to, ArriveCharging(enemy.id, target=target.id, weapon=weapon), ap=CHARGE)
            return True
    return False


def best_beside(game: League, enemy: Enemy, target: Hero, found: Reach, room: Bits) -> int | None:
    """Of some places beside a hero the best for an enemy: behind it, then the one that takes least to reach.

    LE-0354, LE-0480
    """
    places = beside_target(game, enemy, target, room)
    base = game.base(enemy)

    def key(place: int) -> tuple[bool, int, int]:
        cover = squares(base.at(place))
        return (not all(from_behind(game, target, at) for at in cover), points_to(game, enemy, found, place), place)

    return min(squares(places), key=key, default=None)


# away from heroes


def clearance(game: League, enemy: Enemy) -> int:
    """How many squares it is to the nearest hero, as the crow flies."""
    cover = game.cover(enemy)
    return min((gap(game.ground.board, cover, game.cover(one)) for one in game.standing()), default=0)


def withdraw(game: League, enemy: Enemy) -> bool:
    """It moves up to M squares away from the heroes, as far as it gets, to where it still sees one.  Did it?

    LE-0697, LE-0726
    """
    if not may_move(game, enemy):
        return False
    found, room = everywhere(game, enemy)
    base, heroes, now = game.base(enemy), 0, clearance(game, enemy)
    for one in game.standing():
        heroes |= game.cover(one)
    for far in range(now + movement(game, enemy) + 1, now, -1):
        away = room & ~base.touching(game.ground.board.spread(heroes, far - 1))
        places = [place for place in squares(away) if sees_somebody(game, enemy, place)]
        if places:
            enemy.withdrew = True
            walk(game, enemy, found, min(places, key=lambda place: (points_to(game, enemy, found, place), place)))
            return True
    return False


def sees_somebody(game: League, enemy: Enemy, place: int) -> bool:
    """Would it see a hero from a place?"""
    cover = tuple(squares(game.base(enemy).at(place)))
    return any(game.ground.sees(at, one.at) for one in prey(game, enemy) for at in cover)


def gain_sight(game: League, enemy: Enemy, target: Hero) -> bool:
    """It moves up to M squares to where it sees a hero, but not beside one; where it cannot, as near as that allows.
    Did it?  LE-0727"""
    if not may_move(game, enemy):
        return False
    found, room = everywhere(game, enemy)
    for one in prey(game, enemy):
        room &= ~beside_target(game, enemy, one, room)
    base = game.base(enemy)
    seeing = [
        place for place in squares(room) if any(game.ground.sees(at, target.at) for at in squares(base.at(place)))
    ]
    if seeing:
        walk(game, enemy, found, min(seeing, key=lambda place: (points_to(game, enemy, found, place), place)))
        return True
    to = nearest_place(game, enemy, target, room)
    if to is None:
        return False
    walk(game, enemy, found, to)
    return True
