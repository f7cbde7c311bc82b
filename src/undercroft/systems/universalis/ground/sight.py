"""Lines between characters: what they see, with how much cover, from how far.  UN-0325 to UN-0338, UN-0363"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from undercroft.board.bits import Bits, lowest, single, squares
from undercroft.board.sight import HEAVY, LIGHT, Ray, blockers
from undercroft.kernel.requests import NOWHERE, FigureId
from undercroft.systems.universalis.cards.sizes import SMALL
from undercroft.systems.universalis.cards.words import LOW
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.party.riding import height
from undercroft.systems.universalis.state import Character

ALOFT = 4
"""How high a flying target counts.  UN-0338"""

SWARM = 2
Line = tuple[int, int, int]
"""Cover of the target, and the squares the line goes from and to."""


class Gaze(msgspec.Struct, frozen=True, gc=False):
    """What decides, walls aside, whether a viewer sees a target: how high a thing must be to hide it.

    Only what is as high as the viewer and as the target hides one from the other.  UN-0329 to UN-0332
    """

    over: int
    """From this height on a thing hides the target."""
    aloft: bool
    """One of them flies: figures neither hide a flyer nor hide anything from it.  UN-0338"""
    ends: Bits
    """The squares at both ends, in which nothing is in the way."""
    spared: tuple[FigureId, ...]
    """Those at the ends, with their mounts and riders."""


def line_of(game: Universalis, who: Character, target: Character) -> Line | None:
    """The line with least cover by which it sees a target, once it faces it.

    UN-0149, UN-0302, UN-0326, UN-0329 to UN-0335, UN-G21
    """
    terrain, mine, theirs = game.terrain, game.cover(who), game.cover(target)
    if terrain.holes & (mine | theirs):
        return _out_of_a_pit(game, mine, theirs)
    gaze = _gaze_at(game, who, target)
    found = terrain.sight.best(mine, theirs, _things(game, gaze) | _figures(game, gaze), terrain.light, terrain.heavy)
    if found is not None and terrain.deep & theirs and not terrain.deep & mine:
        return max(found[0], LIGHT), found[1], found[2]
    return found


def sees(game: Universalis, who: Character, target: Character) -> bool:
    """Is there any line by which it sees a target, once it faces it?

    The quick way to whether `line_of` finds one: figures are looked at only where neither walls nor furniture hide the
    target, and only those that stand where a line goes.
    """
    terrain, mine, theirs = game.terrain, game.cover(who), game.cover(target)
    if terrain.holes & (mine | theirs):
        return _out_of_a_pit(game, mine, theirs) is not None
    rays = terrain.sight.rays(mine, theirs)
    if not rays or not _crossed(rays):
        return bool(rays)
    gaze = _gaze_at(game, who, target)
    return _any_clear(game, gaze, rays)


def line_to(game: Universalis, who: Character, at: int) -> Line | None:
    """The line by which it sees a square, as if a Small figure stood there.  UN-0326, UN-0338, UN-0451"""
    terrain, mine, there = game.terrain, game.cover(who), 1 << at
    if mine & there:
        return 0, at, at
    rays = terrain.sight.rays(mine, there)
    if not rays:
        return None
    on_it = [other.id for other in game.present() if game.cover(other) & there]
    aloft = who.suffers("flying")
    over = _over(aloft, height(game, who) + terrain.level(mine), SMALL + terrain.level(there))
    gaze = Gaze(over, aloft, mine | there, (who.id, who.mount, who.rider, *on_it))
    blocking = _things(game, gaze) | _figures(game, gaze, _crossed(rays))
    return terrain.sight.best(mine, there, blocking, terrain.light, terrain.heavy)


def seen_from(game: Universalis, who: Character, target: Character, places: Bits, far: int) -> Bits:
    """The free squares, within a distance, from which it would see a target if it stood there; all of them where the
    target is larger or in a pit.

    The quick way to asking `sees` at each place.
    """
    terrain, to, there = game.terrain, target.at, game.cover(target)
    if there & there - 1 or target.mount or terrain.holes & there:
        return places
    distance, found = game.plan.board.distance, 0
    near = [int(at) for at in squares(terrain.sight.open_to(to, places)) if distance(at, to) <= far]
    rays = {at: ray for at in near if (ray := terrain.sight.ray(at, to)) is not None}
    between, here = _crossed(rays.values()), _gaze_at(game, who, target)
    blocking: dict[int, Bits] = {}
    for at, ray in rays.items():
        over = _over(
            here.aloft, height(game, who) + terrain.level(1 << at), height(game, target) + terrain.level(there)
        )
        if over not in blocking:
            gaze = Gaze(over, here.aloft, 0, here.spared)
            blocking[over] = _things(game, gaze) | _figures(game, gaze, between)
        if ray.clear(blocking[over] & ~(1 << at | there)):
            found |= 1 << at
    return found


def _gaze_at(game: Universalis, who: Character, target: Character) -> Gaze:
    """How a viewer looks at a target from where it stands."""
    terrain, mine, theirs = game.terrain, game.cover(who), game.cover(target)
    aloft = who.suffers("flying") or target.suffers("flying")
    over = _over(aloft, height(game, who) + terrain.level(mine), height(game, target) + terrain.level(theirs))
    spared = (who.id, who.mount, who.rider, target.id, target.mount, target.rider)
    return Gaze(over, aloft, mine | theirs, spared)


def _over(aloft: bool, viewer: int, target: int) -> int:
    """How high a thing must be to hide one from the other: as both are.  UN-0329 to UN-0332, UN-0338"""
    return max(viewer, target, ALOFT) if aloft else max(viewer, target)


def _any_clear(game: Universalis, gaze: Gaze, rays: list[Ray]) -> bool:
    """Does nothing stop one of some lines?"""
    things = _things(game, gaze)
    rays = [ray for ray in rays if ray.clear(things)]
    if not rays or gaze.aloft:
        return bool(rays)
    figures = _figures(game, gaze, _crossed(rays))
    return not figures or any(ray.clear(things | figures) for ray in rays)


def _crossed(rays: Iterable[Ray]) -> Bits:
    """The squares in which anything might stop any of some lines."""
    found = 0
    for ray in rays:
        found |= ray.crossed
    return found


def _things(game: Universalis, gaze: Gaze) -> Bits:
    """The squares of furniture that is too high to look over.  UN-0329, UN-0330"""
    return blockers(game.terrain.obstacles.sky, gaze.over, gaze.over) & ~gaze.ends


def _figures(game: Universalis, gaze: Gaze, between: Bits = -1) -> Bits:
    """The squares of figures on their feet that are too high to look over, of those `between`.

    UN-0331, UN-0332, UN-0338
    """
    found = 0
    if gaze.aloft:
        return found
    between &= ~gaze.ends
    for other in (*game.state.heroes, *game.state.creatures):
        if (
            other.at != NOWHERE
            and (cover := game.cover(other)) & between
            and _stands_in_the_way(game, gaze, other, cover)
        ):
            found |= cover
    return found & ~gaze.ends


def _stands_in_the_way(game: Universalis, gaze: Gaze, other: Character, cover: Bits) -> bool:
    """Is a figure on its feet and too high to look over, and at neither end of the line?"""
    if other.id in gaze.spared or other.down or other.suffers("knocked-out"):
        return False
    return _height(game, other) + game.terrain.level(cover) >= gaze.over


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
    return min(high, SWARM) if game.kit(who).has(LOW) else high


def gap(game: Universalis, one: Bits, other: Bits) -> int:
    """Squares from one figure to another, the last one counted, diagonals allowed.  UN-0363"""
    board = game.plan.board
    if single(one) and single(other):
        return board.distance(lowest(one), lowest(other))
    return min(board.distance(a, b) for a in squares(one) for b in squares(other))
