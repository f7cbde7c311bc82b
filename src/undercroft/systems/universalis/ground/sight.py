"""Lines between characters: who sees whom, with how much cover, from how far.  UN-0325 to UN-0338, UN-0363"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.board.sight import HEAVY, LIGHT, Ray, blockers
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.party.riding import height
from undercroft.systems.universalis.state import Character

ALOFT = 4
"""How high a flying target counts.  UN-0338"""

SWARM = 2
Line = tuple[int, int, int]
"""Cover of the target, and the squares the line goes from and to."""


def line_of(game: Universalis, who: Character, target: Character) -> Line | None:
    """The line with least cover by which it sees a target, once it faces it.

    UN-0149, UN-0326, UN-0329 to UN-0335, UN-G21
    """
    terrain = game.terrain
    mine, theirs = game.cover(who), game.cover(target)
    if terrain.holes & (mine | theirs):
        return _out_of_a_pit(game, mine, theirs)
    found = terrain.sight.best(mine, theirs, _blocking(game, who, target), terrain.light, terrain.heavy)
    if found is not None and terrain.deep & theirs and not terrain.deep & mine:
        return max(found[0], LIGHT), found[1], found[2]
    return found


def sees(game: Universalis, who: Character, target: Character) -> bool:
    """Is there any line by which it sees a target, once it faces it?  As `line_of`, without the cover."""
    terrain = game.terrain
    mine, theirs = game.cover(who), game.cover(target)
    if terrain.holes & (mine | theirs):
        return _out_of_a_pit(game, mine, theirs) is not None
    if not (mine & mine - 1 or theirs & theirs - 1):
        ray = terrain.sight.ray(mine.bit_length() - 1, theirs.bit_length() - 1)
        if ray is None or not (ray.through or ray.lows):
            return ray is not None
        return _clear(game, who, target, ray)
    rays, between = [], 0
    for a in squares(mine):
        for b in squares(theirs):
            ray = terrain.sight.ray(a, b)
            if ray is not None:
                if not (ray.through or ray.lows):
                    return True
                rays.append(ray)
                between |= _crossed(ray)
    if not rays:
        return False
    blocking = _blocking(game, who, target, between)
    return any(ray.clear(blocking) for ray in rays)


def _crossed(ray: Ray) -> Bits:
    """The squares in which anything might stop a line."""
    return ray.through | ray.lows | ray.lows << ray.gap if ray.lows else ray.through


def _clear(game: Universalis, who: Character, target: Character, ray: Ray) -> bool:
    """Does nothing stop a line between two characters on single squares?  Furniture is looked at before figures."""
    over, aloft = _over(game, who, target)
    ends = 1 << who.at | 1 << target.at
    blocking = blockers(game.terrain.obstacles.sky, over, over) & ~ends
    if aloft or not ray.clear(blocking):
        return ray.clear(blocking)
    return ray.clear(blocking | _in_between(game, who, target, over, _crossed(ray) & ~ends) & ~ends)


def seen_from(game: Universalis, who: Character, target: Character, places: Bits, far: int) -> Bits:
    """Of some free squares those no farther off from which it would see a target if it stood there; of larger targets
    and those in pits, all."""
    terrain, to, there = game.terrain, target.at, game.cover(target)
    if there & there - 1 or target.mount or terrain.holes & there:
        return places
    rays: list[tuple[int, Ray]] = []
    distance, between, found = game.plan.board.distance, 0, 0
    for square in squares(terrain.sight.open_to(to, places)):
        ray = terrain.sight.ray(square, to) if distance(square, to) <= far else None
        if ray is not None:
            rays.append((int(square), ray))
            between |= _crossed(ray)
    aloft = target.suffers("flying") or who.suffers("flying")
    viewer, least = height(game, who), max(height(game, target) + terrain.level(there), ALOFT if aloft else 0)
    blocking: dict[int, Bits] = {}
    for at, ray in rays:
        over = max(viewer + terrain.level(1 << at), least)
        if over not in blocking:
            figures = 0 if aloft else _in_between(game, who, target, over, between)
            blocking[over] = blockers(terrain.obstacles.sky, over, over) | figures
        if ray.clear(blocking[over] & ~(1 << at | there)):
            found |= 1 << at
    return found


def _over(game: Universalis, who: Character, target: Character) -> tuple[int, bool]:
    """How high something must be to hide one of two characters from the other, and whether either flies.

    UN-0329 to UN-0332, UN-0338
    """
    terrain = game.terrain
    viewer, aim = height(game, who), height(game, target)
    if terrain.sloped:
        viewer += terrain.level(game.cover(who))
        aim += terrain.level(game.cover(target))
    over, aloft = max(viewer, aim), target.suffers("flying") or who.suffers("flying")
    return max(over, ALOFT) if aloft else over, aloft


def _blocking(game: Universalis, who: Character, target: Character, between: Bits = -1) -> Bits:
    """What is too high to look over between two characters, themselves left out; nobody hides who flies, nor hides
    anybody from who flies.  Of figures only those on squares `between` are looked at.  UN-0329 to UN-0332, UN-0338"""
    ends = game.cover(who) | game.cover(target)
    over, aloft = _over(game, who, target)
    blocking = blockers(game.terrain.obstacles.sky, over, over)
    if not aloft:
        blocking |= _in_between(game, who, target, over, between & ~ends)
    return blocking & ~ends


def _in_between(game: Universalis, who: Character, target: Character, over: int, between: Bits) -> Bits:
    """The squares of those figures in the way of a line that are so high."""
    found = 0
    for other in game.state.heroes:
        if other.at >= 0 and (other.wide or other.mount or between >> other.at & 1):
            found |= _hidden_by(game, other, between, over, (who, target))
    for other in game.state.creatures:
        if between >> other.at & 1 or other.wide or other.mount:
            found |= _hidden_by(game, other, between, over, (who, target))
    return found


def _hidden_by(
    game: Universalis, other: Character, between: Bits, over: int, ends: tuple[Character, Character]
) -> Bits:
    """The squares of somebody who stands in the way, if he is so high; not of who is at an end of the line, nor of its
    mount or rider.  UN-0329 to UN-0332"""
    cover = game.cover(other)
    if not cover & between or other.down or other.suffers("knocked-out"):
        return 0
    for end in ends:
        if other.id in (end.id, end.mount, end.rider):
            return 0
    return cover if _height(game, other) + game.terrain.level(cover) >= over else 0


def _out_of_a_pit(game: Universalis, mine: Bits, theirs: Bits) -> Line | None:
    """Between a pit and its brink everything is seen, from below behind heavy cover; nothing else is.

    UN-0302, UN-0303
    """
    terrain = game.terrain
    below, above = (mine, theirs) if terrain.holes & mine else (theirs, mine)
    if terrain.holes & above or not terrain.brink(terrain.pit_of(below)) & above:
        return None
    return HEAVY if below is mine else 0, int(squares(mine)[0]), int(squares(theirs)[0])


def _height(game: Universalis, who: Character) -> int:
    """How high it stands in the way: a swarm no higher than average.  UN-C569"""
    high = height(game, who)
    return min(high, SWARM) if "vermin" in person(who.card).skills or "vermin" in who.extra else high


def gap(game: Universalis, one: Bits, other: Bits) -> int:
    """Squares from one figure to another, the last one counted, diagonals allowed.  UN-0363"""
    board = game.plan.board
    if not (one & one - 1 or other & other - 1):
        return board.distance(one.bit_length() - 1, other.bit_length() - 1)
    return min(board.distance(a, b) for a in squares(one) for b in squares(other))


def line_to(game: Universalis, who: Character, at: int) -> Line | None:
    """The line by which it sees a square, as if somebody Small stood there.  UN-0326, UN-0451"""
    terrain = game.terrain
    mine, there = game.cover(who), 1 << at
    if mine & there:
        return 0, at, at
    between = -1
    if not mine & mine - 1:
        ray = terrain.sight.ray(mine.bit_length() - 1, at)
        if ray is None:
            return None
        between = _crossed(ray)
    viewer, aim = height(game, who) + terrain.level(mine), 1 + terrain.level(there)
    blocking = blockers(terrain.obstacles.sky, viewer, aim)
    for other in game.present() if between else ():
        cover = game.cover(other)
        if cover & between and other.id not in (who.id, who.mount, who.rider) and not other.down:
            high = _height(game, other) + terrain.level(cover)
            if high >= viewer and high >= aim and not cover & there:
                blocking |= cover
    return terrain.sight.best(mine, there, blocking, terrain.light, terrain.heavy)
