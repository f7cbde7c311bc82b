"""Single steps: the squares from which figures may go in each of the eight directions.

`Steps` holds one set of squares per direction, worked out once for a set of closed doors and a corner rule.
Games change it by arguments: obstacles whose corners may not be cut, fences, links between far squares.
"""

from collections.abc import Callable
from enum import Enum
from functools import cached_property, partial

import msgspec

from undercroft.board.bits import Bits
from undercroft.board.grid import Board
from undercroft.kernel.remembering import Answers, remembered


class Corners(Enum):
    """What a diagonal step asks of the corner it passes."""

    ORTHOGONAL = "orthogonal"
    """There are no diagonal steps.  DO-0042"""
    FREE = "free"
    """A diagonal step needs nothing but its two squares."""
    ONE_SIDE = "one-side"
    """At least one of the two ways round the corner is open."""
    BOTH_SIDES = "both-sides"
    """Both ways round the corner are open: no corner is cut.  UN-0119, LE-G64"""


Links = tuple[tuple[Bits, Bits], ...]
"""Pairs of far squares joined by a step both ways."""


class Steps(msgspec.Struct, frozen=True, dict=True):
    """Squares from which a step is allowed, by direction: north, east, south, west, then the diagonals."""

    stride: int
    floor: Bits
    north: Bits
    east: Bits
    south: Bits
    west: Bits
    north_east: Bits = 0
    south_east: Bits = 0
    south_west: Bits = 0
    north_west: Bits = 0
    plain: bool = False
    """No edge stops anything, and diagonals are all free or none: floods take the short way."""

    links: Links = ()
    """Pairs of far squares joined by a step both ways: a passage under a bridge, a ladder.  DO-0330"""

    cross: bool = False
    """There are neither diagonals nor links, only four directions.  Worked out, whatever is given."""

    masks: tuple[Bits, ...] = ()
    """The eight directions in the order of the fields, together.  Worked out, whatever is given."""

    starts: Bits = 0
    """The squares from which any step leads anywhere.  Worked out, whatever is given."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "cross", not (self.eight or self.links))
        masks = tuple(allowed for _, allowed in self.ways())
        starts = 0
        for allowed in (*masks, *(end for link in self.links for end in link)):
            starts |= allowed
        msgspec.structs.force_setattr(self, "masks", masks)
        msgspec.structs.force_setattr(self, "starts", starts)

    @cached_property
    def ahead(self) -> Answers[Bits, Bits]:
        """The squares one step away from a set; remembered, since floods come to the same sets again and again."""
        return Answers(partial(_from, self.stride, self.masks, self.cross, self.links))

    @cached_property
    def before(self) -> Answers[Bits, Bits]:
        """The squares from which one step leads into a set; remembered."""
        return Answers(partial(_into, self.stride, self.masks, self.cross, self.links))

    @property
    def eight(self) -> bool:
        """Whether any diagonal step is possible."""
        return bool(self.south_east or self.north_west or self.south_west or self.north_east)

    def ways(self) -> tuple[tuple[int, Bits], ...]:
        """Difference of square numbers and allowed squares, for each direction in order."""
        stride = self.stride
        return (
            (-stride, self.north),
            (1, self.east),
            (stride, self.south),
            (-1, self.west),
            (1 - stride, self.north_east),
            (1 + stride, self.south_east),
            (stride - 1, self.south_west),
            (-1 - stride, self.north_west),
        )

    def from_(self, start: Bits) -> Bits:
        """The squares one step away from a set; remembered."""
        return self.ahead[start]

    def into(self, goal: Bits) -> Bits:
        """The squares from which one step leads into a set; remembered."""
        return self.before[goal]

    def around(self, cover: Bits) -> Bits:
        """The squares adjacent to a figure's squares, walls and corners observed.  UN-0126, UN-0340"""
        return self.from_(cover) & ~cover

    def linked(self, *pairs: tuple[int, int]) -> "Steps":
        """These steps with further steps between far squares."""
        links = tuple((1 << one, 1 << other) for one, other in pairs)
        return msgspec.structs.replace(self, links=(*self.links, *links), plain=False)

    def fenced(self, east: Bits, south: Bits) -> "Steps":
        """These steps without those over the given east and south edges, which stop no sight: sides of stairs,
        balustrades; diagonals that pass an end of one are no steps either.  UN-0127, UN-0130
        """
        stride = self.stride
        back = east | east >> stride | south | south >> 1
        forth = east << 1 | east >> stride - 1 | south | south << 1
        fenced = self._without_diagonals(back, forth)
        return msgspec.structs.replace(
            fenced,
            east=self.east & ~east,
            west=self.west & ~(east << 1),
            south=self.south & ~south,
            north=self.north & ~(south << stride),
        )

    def avoiding(self, obstacles: Bits) -> "Steps":
        """These steps without diagonal ones that cut the corner of a square of `obstacles`.  UN-0119"""
        return self._without_diagonals(*_either(obstacles, self.stride))

    def _without_diagonals(self, back: Bits, forth: Bits) -> "Steps":
        stride = self.stride
        south_east = self.south_east & ~back
        south_west = self.south_west & ~forth
        return msgspec.structs.replace(
            self,
            south_east=south_east,
            south_west=south_west,
            north_west=self.north_west & ~(back << stride + 1),
            north_east=self.north_east & ~(forth << stride - 1),
            plain=False,
        )

    def _by_direction(self, allowed: list[Bits]) -> "Steps":
        north, east, south, west, north_east, south_east, south_west, north_west = allowed
        return Steps(self.stride, self.floor, north, east, south, west, north_east, south_east, south_west, north_west)

    def each_way(self, change: Callable[[Bits], Bits]) -> "Steps":
        """These steps with the squares of every direction changed alike."""
        return self._by_direction([change(allowed) for _, allowed in self.ways()])


def _from(stride: int, masks: tuple[Bits, ...], cross: bool, links: Links, start: Bits) -> Bits:
    """The squares one step away from a set."""
    north, east, south, west, north_east, south_east, south_west, north_west = masks
    near = (start & north) >> stride | (start & east) << 1 | (start & south) << stride | (start & west) >> 1
    if cross:
        return near
    near |= (
        (start & north_east) >> stride - 1
        | (start & south_east) << stride + 1
        | (start & south_west) << stride - 1
        | (start & north_west) >> stride + 1
    )
    for one, other in links:
        near |= (other if start & one else 0) | (one if start & other else 0)
    return near


def _into(stride: int, masks: tuple[Bits, ...], cross: bool, links: Links, goal: Bits) -> Bits:
    """The squares from which one step leads into a set."""
    north, east, south, west, north_east, south_east, south_west, north_west = masks
    near = goal << stride & north | goal >> 1 & east | goal >> stride & south | goal << 1 & west
    if cross:
        return near
    near |= (
        goal << stride - 1 & north_east
        | goal >> stride + 1 & south_east
        | goal >> stride - 1 & south_west
        | goal << stride + 1 & north_west
    )
    for one, other in links:
        near |= (other if goal & one else 0) | (one if goal & other else 0)
    return near


def _either(at: Bits, stride: int) -> tuple[Bits, Bits]:
    """Squares whose south-east, and whose south-west, step passes a square of `at` on either side."""
    return at >> 1 | at >> stride, at << 1 | at >> stride


@remembered(256)
def steps_on(board: Board, closed: Bits = 0, corners: Corners = Corners.ORTHOGONAL) -> Steps:
    """The steps a board allows while the doors of `closed` are shut, those of its links among them; remembered."""
    steps = _steps_on(board, closed, corners)
    return steps.linked(*board.links) if board.links else steps


def _steps_on(board: Board, closed: Bits, corners: Corners) -> Steps:
    stride, floor = board.stride, board.floor
    wall_east, wall_south = board.walls(closed)
    east = floor & floor >> 1 & ~wall_east
    south = floor & floor >> stride & ~wall_south
    west, north = east << 1, south << stride
    plain = not (floor & floor >> 1 & wall_east or floor & floor >> stride & wall_south)
    if corners is Corners.ORTHOGONAL:
        return Steps(stride, floor, north, east, south, west, plain=plain)
    se_ways = east & south >> 1, south & east >> stride
    sw_ways = west & south << 1, south & west >> stride
    if corners is Corners.FREE:
        south_east = floor & floor >> stride + 1
        south_west = floor & floor >> stride - 1
    elif corners is Corners.ONE_SIDE:
        south_east, south_west = se_ways[0] | se_ways[1], sw_ways[0] | sw_ways[1]
    else:
        south_east, south_west = se_ways[0] & se_ways[1], sw_ways[0] & sw_ways[1]
    return Steps(
        stride,
        floor,
        north,
        east,
        south,
        west,
        south_west << stride - 1,
        south_east,
        south_west,
        south_east << stride + 1,
        plain=plain and corners is Corners.FREE,
    )
