"""The ground as it lies: where figures may step and at what cost, what is adjacent, what is high.  UN-0118 to UN-0144

Worked out once for each arrangement of doors and furniture, and kept with the map.
"""

from __future__ import annotations

from functools import partial

from undercroft.board.bits import Bits, shifted
from undercroft.board.facing import Facing, behind
from undercroft.board.features import Catalogue, Feature, FeatureKind, Ground, Obstacles
from undercroft.board.footprint import Footprint, footprint
from undercroft.board.grid import Board
from undercroft.board.reach import Costs, Reach, Ways, flood, reach
from undercroft.board.sight import HEAVY, LIGHT, sight_on
from undercroft.board.steps import Corners, Steps, steps_on
from undercroft.kernel.remembering import Answers, Kept, remembered
from undercroft.systems.universalis.cards.definitions import ELEMENTS, FURNITURE, Furniture
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.sizes import HUGE
from undercroft.systems.universalis.maps.plans import Plan

CHEST, CALTROPS, FOOTBRIDGE = "chest", "caltrops", "footbridge"
MARSH, FLAMES, CONJURED_WALL, RIFT = "marsh", "flames", "conjured-wall", "rift"
COVERS = {"none": 0, "light": LIGHT, "heavy": HEAVY}
ROUGH = ("difficult", "shallow")
HOLES = ("pit", "abyss")
UNLISTED = {
    CHEST: Furniture(id=CHEST, height=0, cover="none", skill="chest"),
    CALTROPS: Furniture(id=CALTROPS, height=0, cover="none", floor="difficult"),
    FOOTBRIDGE: Furniture(id=FOOTBRIDGE, height=0, cover="none", floor="difficult"),
    MARSH: Furniture(id=MARSH, height=0, cover="none", floor="difficult"),
    FLAMES: Furniture(id=FLAMES, height=0, cover="light", impassable=True),
    CONJURED_WALL: Furniture(id=CONJURED_WALL, height=HUGE, cover="heavy", impassable=True),
    RIFT: Furniture(id=RIFT, height=0, cover="none", floor="pit"),
}
"""Pieces without a card of their own, and what spells lay on the ground.  UN-1065, UN-0266"""


def piece_card(kind: str) -> Furniture:
    """The card of a piece of furniture or a special element; a chest is never an obstacle.  UN-1065"""
    if kind in UNLISTED:
        return UNLISTED[kind]
    box = library()
    return box[FURNITURE].get(kind) or box[ELEMENTS][kind]


def catalogue() -> Catalogue:
    """The kinds of furniture and elements as the board knows them."""
    return _catalogue(tuple(library().brought))


@remembered(8)
def _catalogue(packs: tuple[str, ...]) -> Catalogue:
    box = library()
    kinds = {**UNLISTED, **box[FURNITURE], **box[ELEMENTS]}
    for pack in (box.brought[hash] for hash in packs):
        kinds |= {**pack.of(FURNITURE), **pack.of(ELEMENTS)}
    return Catalogue(
        {
            id: FeatureKind(*card.size, tall=card.height, cover=COVERS[card.cover], enter=not card.impassable)
            for id, card in kinds.items()
        }
    )


def step_costs(rough: Bits, friends: Bits) -> Costs:
    """Each square of difficult ground and each square of an ally costs 1 more.  UN-0136, UN-0143"""
    once, twice = rough ^ friends, rough & friends
    if twice:
        return ((once, 1), (twice, 2)) if once else ((twice, 2),)
    return ((once, 1),) if once else ()


class Terrain:
    """One arrangement of doors and furniture on a map."""

    __slots__ = (
        "_accesses",
        "_backs",
        "_beside",
        "_ladders",
        "_ways",
        "abyss",
        "around",
        "beside",
        "board",
        "bridges",
        "deep",
        "edges",
        "heavy",
        "holes",
        "levels",
        "light",
        "near",
        "obstacles",
        "open",
        "pieces",
        "plan",
        "plinths",
        "rough",
        "sight",
        "sloped",
        "standable",
        "walking",
    )

    def __init__(self, plan: Plan, ground: Ground) -> None:
        self.plan = plan
        self.board = board = plan.board
        self.obstacles = catalogue().on(board, ground)
        self.levels = self.obstacles.levels
        self.light, self.heavy = self.obstacles.light, self.obstacles.heavy
        self.rough = self.holes = self.deep = self.plinths = self.bridges = 0
        for kind in ROUGH:
            self.rough |= board.kind(kind)
        for kind in HOLES:
            self.holes |= board.kind(kind)
        self.deep = board.kind("deep-water")
        self.abyss = board.kind("abyss")
        self.pieces = tuple((feature, catalogue().cover(board, feature)) for feature in ground.features)
        for feature, there in self.pieces:
            self._lay(there, piece_card(feature.kind))
        self.holes &= ~self.bridges
        self.abyss &= ~self.bridges
        self.sloped = sum(1 for level in self.levels if level) > 1
        self.sight = sight_on(board, ground.closed)
        self.walking = steps_on(board, ground.closed, Corners.BOTH_SIDES)
        self.open = steps_on(board, ground.closed, Corners.ONE_SIDE)
        fenced = self.open
        if plan.stairs:
            self.walking = self.walking.fenced(*plan.fences)
            fenced = fenced.fenced(*plan.fences)
        self.near = self._within_reach(fenced) if self.sloped else fenced
        if self.holes:
            self.near = self._above_ground(self.near)
        self.edges = self._edges()
        """The squares to jump from: beside a hole, in one, or above lower ground."""
        self._ladders: Kept[bool, Ways] = Kept()
        self._ways: Kept[int, Ways] = Kept()
        self._accesses = Answers(partial(_accesses, plan))
        self._backs = Answers(partial(_behind, board))
        self._beside = Answers(partial(_pieces, self.open, self.pieces))
        self.around = Answers(partial(_around, self.near))
        """The squares adjacent to a figure, counting walls, heights and the sides of stairs.  UN-0125 to UN-0127"""
        self.beside = Answers(partial(_beside, self.near))
        """The squares adjacent to a figure that stands on this single square."""
        self.standable = Answers(partial(_standable, self.obstacles, board.floor & ~(self.holes | self.deep)))
        """The squares a walker of this height may be on at all."""

    def _lay(self, there: Bits, card: Furniture) -> None:
        if card.id == FOOTBRIDGE:
            self.bridges |= there
        elif card.floor == "abyss":
            self.abyss |= there
        if card.floor == "difficult":
            self.rough |= there
        elif card.floor in HOLES:
            self.holes |= there
        elif card.floor == "deep-water":
            self.deep |= there
        elif card.height and not card.impassable:
            self.plinths |= there

    def _edges(self) -> Bits:
        found = self.holes | self.open.from_(self.holes) if self.holes else 0
        for height, there in enumerate(self.levels[:-1] if self.sloped else ()):
            higher = 0
            for above in self.levels[height + 1 :]:
                higher |= above
            found |= self.open.from_(there) & higher
        return found

    def _within_reach(self, steps: Steps) -> Steps:
        """Adjacency ends where surfaces differ by more than one level.  UN-0125"""
        parts = [self._between(by, allowed, 1, 1, anywhere=True) for by, allowed in steps.ways()]
        return _steps(steps, [level | up for level, up in parts])

    def _above_ground(self, steps: Steps) -> Steps:
        """A figure in a pit is adjacent to nobody, and nobody fights there.  UN-0300, UN-0301"""
        holes = self.holes
        return _steps(steps, [allowed & ~(holes | shifted(holes, -by)) for by, allowed in steps.ways()])

    def pit_of(self, cover: Bits) -> Bits:
        """All squares of the pit or abyss under a figure; none where it stands on firm ground."""
        inside = self.holes & cover
        return flood(self.open, inside, self.holes) if inside else 0

    def brink(self, hole: Bits) -> Bits:
        """The squares adjacent to a pit."""
        return self.open.from_(hole) & ~hole

    def _between(self, by: int, allowed: Bits, climb: int, drop: int, *, anywhere: bool) -> tuple[Bits, Bits]:
        """Of the squares a step may start from: those where it goes level or down, and those where it goes up."""
        special = -1 if anywhere else self.plinths | self.plan.stairs
        level, up = _meetings(self.levels, special, by, climb, drop)
        return allowed & level, allowed & up

    def ways(self, height: int) -> Ways:
        """The steps of a mover of this height: one point level or down, two points up a stair or onto furniture.

        Nobody cuts the corner of what is impassable or too high to be stepped on; Huge creatures pass over everything
        lower than 3 at no extra cost.  UN-0119, UN-0128, UN-0129, UN-0139, UN-0142, UN-0160
        """
        known = self._ways.get(height)
        if known is None:
            steps = self.walking
            blocked = self.too_high(height)
            if blocked:
                steps = steps.avoiding(blocked)
            if self.sloped:
                over = 2 if height >= HUGE else max(1, height - 1)
                parts = [self._between(by, allowed, over, over, anywhere=False) for by, allowed in steps.ways()]
                level = _steps(steps, [flat for flat, _ in parts])
                up = _steps(steps, [rising for _, rising in parts])
                known = ((level, 1), (up, 1 if height >= HUGE else 2))
            else:
                known = ((steps, 1),)
            self._ways.keep(height, known)
        return known

    def walk(self, height: int, start: Bits, points: int, passable: Bits, rough: Bits) -> Reach:
        """The squares a mover of this height reaches when nobody stands in the way.  UN-0118, UN-0143"""
        return _walk(self, height, start, points, passable, rough)

    def walk_past(self, free: Reach, height: int, barred: Bits, friends: Bits, stop: Bits = 0) -> Reach:
        """How far a mover gets with others about, given how far it would get without them.  UN-0135, UN-0136

        It enters no square and meets no difficult ground that it would not enter and meet on its own.
        """
        return _walk_past(self, free, height, barred, friends, stop)

    def ladders(self, laden: bool) -> Ways:
        """The vertical ladders as steps: a point for each level, two for a climber with anything in hand.

        UN-0131, UN-0132
        """
        known = self._ladders.get(laden)
        if known is None:
            empty = Steps(self.board.stride, self.board.floor, 0, 0, 0, 0)
            known = tuple(
                (empty.linked((foot, top)), abs(self.level(1 << top) - self.level(1 << foot)) * (2 if laden else 1))
                for foot, top in self.plan.ladders
            )
            self._ladders.keep(laden, known)
        return known

    def too_high(self, height: int) -> Bits:
        """Squares a character of this height cannot enter: impassable, or as high as itself.  UN-0141, UN-0142"""
        return self.obstacles.too_high(height)

    def back(self, cover: Bits, facing: int) -> Bits:
        """The squares at the back of a figure.  UN-0339"""
        return self._backs[cover, facing]

    def pieces_beside(self, cover: Bits) -> tuple[Feature, ...]:
        """The furniture, elements and chests a figure stands next to or on."""
        return self._beside[cover]

    def accesses_at(self, cover: Bits) -> tuple[int, ...]:
        """The doors and arrows a figure stands before, by number."""
        return self._accesses[cover]

    def level(self, cover: Bits) -> int:
        """The height of the surface under a figure: the highest under its base."""
        if not self.sloped:
            return 0
        height = len(self.levels) - 1
        while height and not self.levels[height] & cover:
            height -= 1
        return height

    def base(self, width: int, height: int) -> Footprint:
        """The footprint of a base on this board."""
        return footprint(self.board, width, height)


@remembered(2048)
def _walk(terrain: Terrain, height: int, start: Bits, points: int, passable: Bits, rough: Bits) -> Reach:
    return reach(terrain.ways(height), start, points, passable, costs=step_costs(rough, 0))


@remembered(2048)
def _walk_past(terrain: Terrain, free: Reach, height: int, barred: Bits, friends: Bits, stop: Bits) -> Reach:
    costs, points = free.costs, len(free.layers) - 1
    if friends:
        costs = step_costs(costs[0][0] if costs else 0, friends)
    return reach(terrain.ways(height), free.start, points, free.squares & ~barred, costs=costs, stop=stop)


def _accesses(plan: Plan, cover: Bits) -> tuple[int, ...]:
    return tuple([n for n, one in enumerate(plan.accesses) if (one.sides[0] | one.sides[1]) & cover])


def _behind(board: Board, seen: tuple[Bits, int]) -> Bits:
    cover, facing = seen
    return behind(board, cover, Facing(facing))


def _pieces(steps: Steps, pieces: tuple[tuple[Feature, Bits], ...], cover: Bits) -> tuple[Feature, ...]:
    near = steps.from_(cover) | cover
    return tuple([feature for feature, there in pieces if there & near])


def _around(near: Steps, cover: Bits) -> Bits:
    return near.from_(cover) & ~cover


def _standable(obstacles: Obstacles, firm: Bits, height: int) -> Bits:
    return firm & ~obstacles.too_high(height)


def _beside(near: Steps, square: int) -> Bits:
    return near.from_(1 << square) & ~(1 << square)


def _steps(like: Steps, by_direction: list[Bits]) -> Steps:
    """Steps with other squares, in the order of `Steps.ways`."""
    north, east, south, west, north_east, south_east, south_west, north_west = by_direction
    return Steps(like.stride, like.floor, north, east, south, west, north_east, south_east, south_west, north_west)


@remembered(4096)
def _meetings(levels: tuple[Bits, ...], special: Bits, by: int, climb: int, drop: int) -> tuple[Bits, Bits]:
    """Where a step goes level or down, and where up, over no more than this many levels; off the level it must begin or
    end on a stair or a piece of furniture (`special`).  Doors do not matter here, so it is remembered without them."""
    touched = special | shifted(special, -by) if special >= 0 else -1
    level = up = 0
    heights = [(height, there) for height, there in enumerate(levels) if there]
    for height, here in heights:
        for other, there in heights:
            rise = other - height
            meet = here & shifted(there, -by)
            if rise == 0:
                level |= meet
            elif -drop <= rise < 0:
                level |= meet & touched
            elif 0 < rise <= climb:
                up |= meet & touched
    return level, up


@remembered(128)
def terrain_of(plan: Plan, ground: Ground) -> Terrain:
    """The terrain of a map as its ground lies now; remembered."""
    return Terrain(plan, ground)
