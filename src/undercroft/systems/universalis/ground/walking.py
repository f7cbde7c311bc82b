"""Where a character can walk, what it costs, and by which way.  UN-0118, UN-0135 to UN-0143, UN-0156 to UN-0160"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.board.facing import Facing, towards
from undercroft.board.paths import path
from undercroft.board.reach import Reach, reach
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import FigureId
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.sizes import HUGE
from undercroft.systems.universalis.cards.words import IGNORES_TERRAIN, MOVES_THROUGH
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import base_of, turns
from undercroft.systems.universalis.ground.engagement import Threat, around, engaged, held_by, menaced, threats
from undercroft.systems.universalis.ground.leash import leashed
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.water import afloat
from undercroft.systems.universalis.maps.terrain import Terrain, step_costs
from undercroft.systems.universalis.state import Character

CROWD = 6
"""So many steps around a goal it is looked whether others shut it in."""

FACINGS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
"""The eight facings by name, clockwise.  UN-0339"""


def reach_of(
    here: Standpoint,
    points: int,
    known: list[Threat] | None = None,
    until: Bits = 0,
    free: Reach | None = None,
) -> Reach:
    """Every square it can walk to with its points; it must stop where an enemy engages it.

    With `until`, no farther than to the nearest of those squares, nor anywhere if others shut them in.  Enemies and
    what is too high bar the way; difficult ground and allies who are not fighting cost one more.  `known` are its
    threats and `free` is how far it would get if nobody were there, for callers that have found them already.
    UN-0118, UN-0131, UN-0135 to UN-0137, UN-0341, UN-C530
    """
    if free is None:
        if here.who.suffers("flying"):
            return _flight(here, points)
        if until or here.game.plan.ladders:
            return _far(here, points, known, until)
        free = unhindered(here, points)
    whole = free.squares ^ free.start
    stop, barred, friends = _others(here, known, whole)
    if not (stop or barred or friends):
        return free
    return here.game.terrain.walk_past(free, here.who.size, barred, friends, stop)


def unhindered(here: Standpoint, points: int) -> Reach:
    """Every square it could walk to with its points if nobody were there; of maps without ladders.  UN-0118"""
    game, who, kit = here.game, here.who, here.kit
    deep = bool(game.terrain.deep) and afloat(game, who)
    return _alone(game.terrain, here.cover, points, who.size, kit.flags, kit.lands, deep, who.suffers("flying"))


@remembered(4096)
def _alone(
    terrain: Terrain,
    cover: Bits,
    points: int,
    size: int,
    flags: frozenset[str],
    lands: tuple[str, ...],
    deep: bool,
    flies: bool,
) -> Reach:
    """Where somebody like that could walk if nobody were there: by all that decides it."""
    rough = 0 if flies or IGNORES_TERRAIN.name in flags else _rough(terrain, lands)
    return terrain.walk(size, cover, points, _footing(terrain, size, deep), rough)


def freely(here: Standpoint, points: int) -> Reach | None:
    """Where it could walk if nobody were there; nothing where there are ladders or it flies, for then it depends on
    more."""
    return None if here.game.plan.ladders or here.who.suffers("flying") else unhindered(here, points)


def _far(here: Standpoint, points: int, known: list[Threat] | None, until: Bits) -> Reach:
    """Every square it can walk to, by ladders too, or to the nearest of some squares; none where others shut them in.

    UN-0131, UN-0132, UN-0135, UN-0341
    """
    game, who, terrain, start = here.game, here.who, here.game.terrain, here.cover
    stop, barred, friends = _others(here, known, -1)
    ways = terrain.ways(who.size)
    if game.plan.ladders:
        ways += terrain.ladders(bool(who.hands))
    passable = footing(game, who) & ~barred
    if until & barred and not game.plan.ladders and _shut_in(terrain, until & passable, start, passable | start):
        return reach(ways, start, 0, passable)
    costs = step_costs(rough_for(game, who), friends)
    return reach(ways, start, points, passable, costs=costs, stop=stop, until=until)


def _shut_in(terrain: Terrain, goal: Bits, start: Bits, passable: Bits) -> bool:
    """Is there no way to some squares, because others stand around them?"""
    ahead = terrain.walking.ahead
    for _ in range(CROWD):
        grown = goal | ahead[goal] & passable
        if grown == goal:
            return not goal & start
        goal = grown
    return False


def _others(here: Standpoint, known: list[Threat] | None, where: Bits) -> tuple[Bits, Bits, Bits]:
    """The squares in which it must stop, those that others bar, and those of allies that let it pass.

    UN-0135 to UN-0137, UN-0341
    """
    game, who, enemies, taken = here.game, here.who, here.enemies, here.taken
    if not enemies:
        friends = taken & where
        return 0, 0, 0 if friends and here.kit.has(MOVES_THROUGH) else friends
    stop = held_by(threats(game, who, where, enemies) if known is None else known, who.size) & where
    if not taken & where or here.kit.has(MOVES_THROUGH):
        return stop, 0, 0
    barred = game.covers(enemies)
    allies = taken & ~barred
    if not allies & where:
        return stop, barred & where, 0
    fighting = _fighting(game, who, enemies, allies, where)
    return stop, (barred | fighting) & where, allies & where & ~fighting


def _fighting(game: Universalis, who: Character, enemies: list[Character], others: Bits, where: Bits) -> Bits:
    """The squares of allies in a fight, which bar the way, of the allies on some squares.  `others` are the squares of
    all allies.  UN-0137"""
    danger, found = menaced(game, enemies), 0
    if not danger & others:
        return 0
    allies = game.allies(who)
    side = [*allies, who]
    for ally in allies:
        cover = game.cover(ally)
        if cover & where and cover & danger and engaged(game, ally, enemies, side):
            found |= cover
    return found


def _flight(here: Standpoint, points: int) -> Reach:
    """On the wing: over everything that is not impassable, and past all enemies.  UN-C530, UN-G123"""
    game = here.game
    passable = game.plan.board.floor & ~game.terrain.obstacles.barred & ~game.covers(here.enemies)
    return reach(((game.terrain.walking, 1),), here.cover, points, passable)


def footing(game: Universalis, who: Character) -> Bits:
    """The squares it may be on: firm ground, deep water too for those who swim; no footbridge bears the Huge.

    UN-0151, UN-0268, UN-C519
    """
    return _footing(game.terrain, who.size, bool(game.terrain.deep) and afloat(game, who))


def _footing(terrain: Terrain, size: int, deep: bool) -> Bits:
    found = terrain.standable[size]
    if deep:
        found |= terrain.deep & ~terrain.too_high(size)
    return found & ~terrain.bridges if terrain.bridges and size >= HUGE else found


def run_of(here: Standpoint, points: int) -> Reach:
    """Every square it can run to: never next to an enemy, not even one that could not engage it, and larger bases
    only where they have room.  UN-0159, UN-0210, UN-0268"""
    game, who, start, mine = here.game, here.who, here.cover, here.who.size
    terrain, passable = game.terrain, footing(game, who)
    if who.wide:
        shape = terrain.base(*base_of(who))
        passable &= shape.covered(shape.fits(passable, terrain.walking))
    free = terrain.walk(mine, start, points, passable, rough_for(game, who, running=True))
    barred = 0
    for enemy in here.enemies:
        barred |= game.cover(enemy) | around(game, enemy)
    whole = free.squares ^ start
    barred, friends = barred & whole, here.taken & whole & ~barred
    return terrain.walk_past(free, mine, barred, friends) if barred or friends else free


def rough_for(game: Universalis, who: Character, *, running: bool = False) -> Bits:
    """The squares that are difficult for it: a scout minds them when running, a pathfinder does not mind those of its
    own land.

    UN-C509, UN-C527, UN-C535, UN-C549
    """
    rough = game.terrain.rough
    if not rough:
        return 0
    kit = game.kit(who)
    if (kit.has(IGNORES_TERRAIN) and not (running and kit.scouts)) or who.suffers("flying"):
        return 0
    return _rough(game.terrain, kit.lands)


def _rough(terrain: Terrain, lands: tuple[str, ...]) -> Bits:
    """The difficult squares, but for those of the lands a character knows.  UN-C549"""
    rough = terrain.rough
    for land in lands if rough else ():
        rough &= ~ground_of(terrain, land)
    return rough


def ground_of(terrain: Terrain, land: str) -> Bits:
    """The squares of a kind of land: of sections that lie there; of water, those under water.  UN-C544, UN-C549"""
    found = terrain.board.kind("shallow") | terrain.deep if land == "water" else 0
    for section in terrain.plan.sections:
        if section.plan.land == land:
            found |= section.squares
    return found


def landings(here: Standpoint, found: Reach) -> Bits:
    """The places where a walk may end: free squares, for larger bases anchors where the base fits or is squeezed in.

    Creatures never end on a starting or goal square.

    UN-0138, UN-0157, UN-0158, UN-0161, UN-0268, UN-1190, UN-1192, UN-C530
    """
    game, who, taken = here.game, here.who, here.taken
    if not who.hero:
        taken |= game.plan.reserved
    if who.owner:
        taken |= ~leashed(game, who)
    reached = found.squares
    small = not who.wide
    if small and not who.suffers("flying"):
        return reached & ~(taken | found.start)
    base = base_of(who)
    free = footing(game, who) & ~taken
    if small:
        return reached & free & ~found.start
    if turns(who):
        return resting(here, found, across=False) | resting(here, found, across=True)
    shape = game.terrain.base(*base)
    anchors = shape.landings(reached & ~found.start, free, game.terrain.walking)
    others = here.taken | (0 if who.hero else game.plan.reserved)
    for anchor in squares(shape.squeezed(reached & ~found.start, free)):
        if _squeezes(game, shape.at(anchor), reached & free, others):
            anchors |= 1 << anchor
    return anchors & ~(1 << who.at)


def resting(here: Standpoint, found: Reach, *, across: bool) -> Bits:
    """The places where a walk may end with a base of two squares lying as on its card, or across.  UN-0161, UN-1190"""
    game, who = here.game, here.who
    free = footing(game, who) & ~here.taken
    if not who.hero:
        free &= ~game.plan.reserved
    base = person(who.card).base
    return _fitting(game, found, base[::-1] if across else base, free)


def _fitting(game: Universalis, found: Reach, base: tuple[int, int], free: Bits) -> Bits:
    """Where a base of two squares comes to lie this way, wholly on free squares.  UN-0161"""
    shape = game.terrain.base(*base)
    return shape.landings(found.squares & ~found.start, free, game.terrain.walking)


def lies_across(game: Universalis, who: Character, found: Reach, to: int, other: bool = False) -> bool:
    """Which way a base of two squares comes to lie at a place: as before if it fits so, unless the `other` way is
    wanted and fits.  UN-0161"""
    free = footing(game, who) & ~game.occupied(who.id)
    if not who.hero:
        free &= ~game.plan.reserved
    base = base_of(who)
    same, turned = (_fitting(game, found, one, free) >> to & 1 for one in (base, base[::-1]))
    return not who.across if turned and (other or not same) else who.across


def foothold(game: Universalis, who: Character, square: int, back: int) -> int | None:
    """Where a larger base stands with a square under it, nearest to the place it comes from; None where it has no
    room.  UN-0156"""
    terrain, board = game.terrain, game.plan.board
    shape = terrain.base(*base_of(who))
    fits = shape.fits(footing(game, who) & ~game.occupied(who.id), terrain.walking)
    spots = [int(at) for at in squares(fits & shape.touching(1 << square))]
    return min(spots, key=lambda at: (board.distance(at, back), at), default=None)


def _squeezes(game: Universalis, cover: Bits, leads: Bits, others: Bits) -> bool:
    """Can a base stand so that only a part of it is on open floor, nobody under it, no wall away from the rest?"""
    board = game.plan.board
    if cover & others or cover & ~board.everywhere:
        return False
    floor = cover & board.floor
    return any(not floor & ~(lead | game.terrain.open.from_(lead)) for lead in _singles(cover & leads))


def _singles(there: Bits) -> list[Bits]:
    return [1 << square for square in squares(there)]


def squeezed(game: Universalis, who: Character) -> bool:
    """Does it stand with a part of its base on obstructed space?  UN-0158"""
    if not who.wide:
        return False
    terrain = game.terrain
    fits = terrain.base(*base_of(who)).fits(terrain.standable[who.size], terrain.walking)
    return not fits >> who.at & 1


def way_to(game: Universalis, who: Character, found: Reach, to: int) -> tuple[int, ...]:
    """The squares a walk goes through; for larger bases those of the square that leads."""
    goal = _cover_at(game, who, found, to)
    return tuple(path(found, goal & found.squares & ~found.start if who.wide else goal))


def _cover_at(game: Universalis, who: Character, found: Reach, to: int) -> Bits:
    """The squares it will cover at a place."""
    return game.terrain.base(*_base_at(game, who, found, to)).at(to) if who.wide else 1 << to


def _base_at(game: Universalis, who: Character, found: Reach, to: int) -> tuple[int, int]:
    """Its base as it will lie at a place."""
    base = base_of(who)
    if not turns(who):
        return base
    active = game.state.active
    wished = active is not None and active.who == who.id and active.across is not who.across
    return base if lies_across(game, who, found, to, wished) is who.across else base[::-1]


def cost_to(game: Universalis, who: Character, found: Reach, to: int) -> int:
    """The movement points a walk costs."""
    cover = _cover_at(game, who, found, to)
    return price(found, cover & ~found.start if who.wide else cover)


def price(found: Reach, goal: Bits) -> int:
    """The movement points of a walk to the nearest of some squares, one of which it reaches."""
    cost = found.cost(goal)
    assert cost is not None, "a walk to where one cannot get"
    return cost


@remembered(256)
def step_facings(stride: int) -> dict[int, int]:
    """The facing of each single step, by the difference of square numbers."""
    return {facing.row * stride + facing.column: int(facing) for facing in Facing}


def turned_to(game: Universalis, who: Character, square: int) -> int:
    """The facing that looks at a square from the nearest square of its base."""
    board = game.plan.board
    nearest = who.at
    if who.wide or who.mount:
        nearest = min(squares(game.cover(who)), key=lambda mine: (board.distance(mine, square), mine))
    return int(towards(board, nearest, square))


def at_back(game: Universalis, who: Character, target: Character) -> bool:
    """Is it entirely at the back of a target?  UN-0339, UN-G14"""
    cover = game.cover(who)
    return not cover & ~game.terrain.back(game.cover(target), target.facing)


def backs(game: Universalis, who: Character, enemies: list[Character]) -> tuple[FigureId, ...]:
    """Those of its enemies at whose backs it is.  UN-0356"""
    cover, back = game.cover(who), game.terrain.back
    return tuple([enemy.id for enemy in enemies if not cover & ~back(game.cover(enemy), enemy.facing)])
