"""Whom a monster attacks, and from where.  DO-0357 to DO-0368, DO-0373, DO-0381"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from undercroft.board.bits import Bits, squares
from undercroft.board.reach import Reach
from undercroft.kernel.requests import Ask, FigureId, Option, Script
from undercroft.systems.doria.cards import monster_words as words
from undercroft.systems.doria.cards.monster_words import Prey
from undercroft.systems.doria.dungeon.monsters import WORST
from undercroft.systems.doria.dungeon.order import steps_between, way_to
from undercroft.systems.doria.foes.routes import beside_walls, leaps, watchers
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Character, Monster

WIDE = frozenset((words.CHAIN.name, words.SWEEP.name, words.BURST.name, words.LINE.name))
"""Words of attacks that may hit several characters.  DO-0357"""


class Aim(NamedTuple):
    """What a monster sets out to do: where it goes, and whom it hits from there, its target first."""

    square: int
    targets: tuple[FigureId, ...]


# preference


def prey(game: Doria, monster: Monster, one: Character) -> int:
    """The lower, the better: the distance, or what this monster hunts by instead.  DO-0358, DO-0361"""
    hunted = game.stats(monster).last(words.HUNTS)
    if hunted is None:
        return way_to(game, monster, one.at)
    return {
        Prey.STR: one.attributes.str_,
        Prey.AGI: one.attributes.agi,
        Prey.WIS: one.attributes.wis,
        Prey.HP: one.hp,
        Prey.PP: one.pp,
        Prey.AP: one.ap,
        Prey.AR: game.kit(one).ar_total,
        Prey.WEALTH: -len(one.outfit.items()),
    }[hunted]


def preference(game: Doria, monster: Monster, one: Character) -> tuple[int, int, int]:
    """The lower, the better: nearest, worst attribute against the attack, least active armor.

    DO-0358 to DO-0363, DO-G24
    """
    worst = one.attributes.of(WORST[game.stats(monster).kind])
    armor = game.kit(one).ar_total
    return prey(game, monster, one), worst, armor if game.ruling("g24") == "fewer" else -armor


def preferred(game: Doria, monster: Monster, among: Iterable[Character]) -> list[list[Character]]:
    """Characters in the order in which a monster prefers them; those between whom nothing decides together."""

    def key(one: Character) -> tuple[int, int, int]:
        return preference(game, monster, one)

    return [list(level) for _, level in groupby(sorted(among, key=key), key)]


def decide(game: Doria, monster: Monster, among: Sequence[Character]) -> Script[Character]:
    """The players decide between characters who are equally good targets.  DO-0364"""
    if len(among) == 1:
        return among[0]
    options = [Option("target", one.id) for one in among]
    option: Option = yield Ask("monster-target", game.party_seat(), options, who=monster.id)
    return game.character(option.who)


# from where


def within(game: Doria, square: int, range: int, there: Bits) -> Bits:
    """Those of these squares from which one is seen within a range.  DO-0115, DO-0388, DO-G51"""
    found = 0
    range_of = game.ground.range_of
    for one in squares(there & game.ground.board.spread(1 << square, range + 1)):
        far = range_of(one, square)
        if far is not None and far <= range:
            found |= 1 << one
    return found


def across(game: Doria, monster: Monster, square: int, there: Bits) -> Bits:
    """Those of these squares from which a melee monster strikes over a Hole, however wide, at who blocks the other
    side: in a straight line and no farther.  Nobody blocks the way of one that flies.  DO-0341, DO-0381, DO-G54"""
    stats = game.stats(monster)
    if stats.kind != "melee" or stats.says(words.FLIES):
        return 0
    found = 0
    for leap in leaps(game.ground):
        if leap.landing == square:
            found |= 1 << leap.start
    return found & there


def best_square(game: Doria, monster: Monster, target: Character, among: Bits, found: Reach) -> int:
    """The square from which a monster attacks: with range 1 the nearest; else as far from its target as its range
    allows, far from the others; beside a Wall, seen by few, near.  DO-0365 to DO-0368, DO-G53"""
    stats, ground = game.stats(monster), game.ground
    walls = beside_walls(ground)
    others = [one for one in game.awake() if one is not target]

    def key(square: int) -> tuple[int, ...]:
        cost = found.cost(1 << square)
        assert cost is not None
        cover = (not walls >> square & 1, watchers(game, square))
        if stats.range == 1:
            return (cost, *cover, square)
        away = ground.range_of(square, target.at)
        assert away is not None
        apart = sorted(steps_between(game, square, one.at) for one in others)
        return (-away, *(-far for far in apart), *cover, cost, square)

    return min(squares(among), key=key)


# whom else


def struck(game: Doria, monster: Monster, square: int, target: Character) -> tuple[FigureId, ...]:
    """All whom an attack from a square at a target hits, the target first.

    DO-0357, DO-0526, DO-G09, DO-G72
    """
    stats = game.stats(monster)
    chain, burst = stats.last(words.CHAIN), stats.last(words.BURST)
    if chain is not None:
        return _chained(game, target, chain)
    if burst is not None:
        return _all_within(game, target, target.at, burst)
    if stats.says(words.SWEEP):
        return _all_within(game, target, square, stats.range)
    if stats.says(words.LINE):
        return _in_line(game, target, square, stats.range)
    return (target.id,)


def _all_within(game: Doria, target: Character, centre: int, range: int) -> tuple[FigureId, ...]:
    rest = [one for one in game.awake() if one is not target and within(game, centre, range, 1 << one.at)]
    return (target.id, *(one.id for one in rest))


def _chained(game: Doria, target: Character, leap: int) -> tuple[FigureId, ...]:
    """From every target hit so far to every other within the range of a leap; each is hit once.  DO-0526, DO-G72"""
    hit = [target]
    for one in hit:
        near = [other for other in game.awake() if other not in hit and within(game, one.at, leap, 1 << other.at)]
        hit += near
    return tuple(one.id for one in hit)


def _in_line(game: Doria, target: Character, square: int, range: int) -> tuple[FigureId, ...]:
    """All on the straight row of squares from the attacker through its target, as far as its range."""
    board = game.ground.board
    (x, y), (to_x, to_y) = board.place(square), board.place(target.at)
    if (x != to_x and y != to_y) or square == target.at:
        return (target.id,)
    step = ((to_x > x) - (to_x < x)) + ((to_y > y) - (to_y < y)) * board.stride
    row = {square + step * n for n in _numbers(range)}
    rest = [one for one in game.awake() if one is not target and one.at in row]
    return (target.id, *(one.id for one in rest if within(game, square, range, 1 << one.at)))


def _numbers(most: int) -> Iterable[int]:
    return range(1, most + 1)


# the choice


def aim(game: Doria, monster: Monster, found: Reach, others: Bits) -> Script[Aim | None]:
    """Whom a monster attacks and from where, of all squares it can get to; from the place of another monster only where
    that hits more, or where it could attack nobody else.  Nothing where nobody can be attacked.

    DO-0357 to DO-0359, DO-0369, DO-0373, DO-G82
    """
    free, held = found.squares & ~others, found.squares & others
    if any(effect.name in WIDE for effect in game.stats(monster).effects):
        most = yield from _widest(game, monster, found, free, held)
        if most is not None:
            return most
    if game.ruling("g82") == "nearest":
        return (yield from _single(game, monster, found, free, held))
    return (yield from _single(game, monster, found, free)) or (yield from _single(game, monster, found, held))


def _single(game: Doria, monster: Monster, found: Reach, *choices: Bits) -> Script[Aim | None]:
    """The best target among those who can be attacked from one of these squares.  DO-0358, DO-0359, DO-0381"""
    range = game.stats(monster).range
    for level in preferred(game, monster, game.awake()):
        for there in choices:
            places = {
                one.id: within(game, one.at, range, there) or across(game, monster, one.at, there) for one in level
            }
            able = [one for one in level if places[one.id]]
            if able:
                target = yield from decide(game, monster, able)
                square = best_square(game, monster, target, places[target.id], found)
                return Aim(square, struck(game, monster, square, target))
    return None


def _widest(game: Doria, monster: Monster, found: Reach, free: Bits, held: Bits) -> Script[Aim | None]:
    """The place and target that hit the most characters, if that is more than one; another monster's place only where
    that hits more.  DO-0357, DO-0373"""
    most, places = _most(game, monster, free)
    more, others = _most(game, monster, held)
    if more > most:
        most, places = more, others
    if most < 2:
        return None
    able = [game.character(id) for id in places]
    target = yield from decide(game, monster, preferred(game, monster, able)[0])
    square = best_square(game, monster, target, places[target.id], found)
    return Aim(square, struck(game, monster, square, target))


def _most(game: Doria, monster: Monster, there: Bits) -> tuple[int, dict[FigureId, Bits]]:
    """How many characters an attack from one of these squares can hit, and from where with which target."""
    most, places = 0, dict[FigureId, Bits]()
    for target in game.awake():
        for square in squares(within(game, target.at, game.stats(monster).range, there)):
            hit = len(struck(game, monster, square, target))
            if hit > most:
                most, places = hit, {}
            if hit == most:
                places[target.id] = places.get(target.id, 0) | 1 << square
    return most, places
