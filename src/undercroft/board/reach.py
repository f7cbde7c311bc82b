"""Where a figure can get: floods over sets of squares, one layer per step or per movement point.

A flood is a few operations on big integers per layer.  Costs are layers instead of a queue: squares first
reached for k points are one set, and a square that costs more is put into a later layer.
"""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_

import msgspec

from undercroft.board.bits import Bits
from undercroft.board.steps import Steps

Ways = tuple[tuple[Steps, int], ...]
"""Kinds of step with what each costs: ordinary ones 1, uphill ones 2, and so on."""

Costs = tuple[tuple[Bits, int], ...]
"""Squares that cost more to enter, with how much more; sets do not overlap."""

EVERYWHERE: Costs = ((-1, 0),)
"""No square costs more."""


def flood(steps: Steps, start: Bits, passable: Bits, limit: int | None = None) -> Bits:
    """Every square within `limit` steps of `start` through `passable`, the start included."""
    if limit is None:
        limit = -1
    if steps.plain and not start & ~steps.floor:
        return _flood_plain(steps, start, passable & steps.floor, limit)
    stride, near = steps.stride, start
    north, east, south, west = steps.north, steps.east, steps.south, steps.west
    if not (steps.eight or steps.links):
        while limit:
            grown = near | (
                ((near & north) >> stride | (near & east) << 1 | (near & south) << stride | (near & west) >> 1)
                & passable
            )
            if grown == near:
                break
            near = grown
            limit -= 1
        return near
    while limit:
        grown = near | steps.from_(near) & passable
        if grown == near:
            break
        near = grown
        limit -= 1
    return near


def _flood_plain(steps: Steps, start: Bits, passable: Bits, limit: int) -> Bits:
    stride, near = steps.stride, start
    if steps.eight:
        while limit:
            row = near | near << 1 | near >> 1
            grown = near | (row | row << stride | row >> stride) & passable
            if grown == near:
                break
            near = grown
            limit -= 1
        return near
    while limit:
        grown = near | (near >> stride | near << 1 | near << stride | near >> 1) & passable
        if grown == near:
            break
        near = grown
        limit -= 1
    return near


def rings(steps: Steps, start: Bits, passable: Bits, limit: int | None = None) -> Iterator[Bits]:
    """Squares exactly 0, 1, 2 … steps away, until nothing new is found or `limit` is reached."""
    yield start
    ring = seen = start
    far = 0
    while limit is None or far < limit:
        ring = steps.from_(ring) & passable & ~seen
        if not ring:
            break
        seen |= ring
        far += 1
        yield ring


def distance(steps: Steps, start: Bits, goal: Bits, passable: Bits) -> int | None:
    """Steps from a set to a set through `passable` (the goal itself may be occupied); None without a way."""
    if start & goal:
        return 0
    near, seen, far = start, start, 0
    passable |= goal
    while near:
        far += 1
        near = steps.from_(near) & passable & ~seen
        if near & goal:
            return far
        seen |= near
    return None


def nearest(steps: Steps, start: Bits, wanted: Bits, passable: Bits) -> Bits:
    """The squares of `wanted` with the fewest steps from `start` through `passable`; none without a way.

    DO-0316, LE-0253
    """
    for ring in rings(steps, start, passable | wanted):
        if ring & wanted:
            return ring & wanted
    return 0


class Reach(msgspec.Struct, frozen=True):
    """The answer of a movement flood: what can be reached for how much, and enough to find the ways there."""

    start: Bits
    layers: tuple[Bits, ...]
    ways: Ways
    costs: Costs
    stop: Bits
    squares: Bits = 0
    """Every square that can be reached, the start included.  Worked out, whatever is given."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "squares", reduce(or_, self.layers, 0))

    def within(self, points: int) -> Bits:
        """Every square that can be reached for at most so many points."""
        found = 0
        for layer in self.layers[: points + 1]:
            found |= layer
        return found

    def up_to(self, points: int) -> "Reach":
        """The part of it that takes at most so many points."""
        return Reach(self.start, self.layers[: points + 1], self.ways, self.costs, self.stop)

    def cost(self, goal: Bits) -> int | None:
        """The fewest points that reach a square of `goal`; None if none is in reach."""
        for points, layer in enumerate(self.layers):
            if layer & goal:
                return points
        return None


def reach(
    steps: Steps | Ways,
    start: Bits,
    points: int,
    passable: Bits,
    *,
    costs: Costs = (),
    stop: Bits = 0,
    until: Bits = 0,
) -> Reach:
    """What a mover with so many movement points can reach.

    `passable` are squares it may enter, `costs` those that cost more (difficult ground, allies passed
    through, zones of control that slow), `stop` those it may enter but not leave (zones of control that
    stop); it may leave its start in any case, as whether it may is the game's question.  Squares in which it
    may pass but not end are taken off the answer by the caller.  Once a square of `until` is reached, nothing that
    costs more is looked at.
    UN-0118, UN-0136, UN-0143, UN-0341, LE-0159, DO-0208
    """
    ways: Ways = ((steps, 1),) if isinstance(steps, Steps) else steps
    if len(ways) == 1 and ways[0][1] == 1 and not costs:
        layers = _layers_of_even_ground(ways[0][0], start, points, passable, stop, until)
        return Reach(start, tuple(layers), ways, costs, stop)
    if len(ways) == 1 and ways[0][1] == 1:
        layers, dear = _layers_of_one(ways[0][0], start, points, passable, costs, stop, until)
    else:
        layers, dear, ways = _layers_of_many(ways, start, points, passable, costs, stop, until)
    return Reach(start, tuple(layers), ways, costs if dear else (), stop)


def _layers_of_even_ground(
    steps: Steps, start: Bits, points: int, passable: Bits, stop: Bits, until: Bits
) -> list[Bits]:
    """Every step costs one point."""
    ahead, going = steps.ahead, ~stop
    open_ = passable & ~start
    layers = [start]
    leaving = start
    for _ in range(points):
        grown = ahead[leaving] & open_ if leaving else 0
        open_ ^= grown
        layers.append(grown)
        leaving = grown & going
        if grown & until:
            break
    return layers


def _layers_of_one(
    steps: Steps, start: Bits, points: int, passable: Bits, costs: Costs, stop: Bits, until: Bits
) -> tuple[list[Bits], bool]:
    """One kind of step; and whether it came to any square that costs more."""
    layers = [0] * (points + 1)
    layers[0] = leaving = start
    open_ = passable & ~start
    costly = 0
    for squares, _ in costs:
        costly |= squares
    going, met = ~stop, False
    ahead = steps.ahead
    for spent in range(points):
        if spent:
            layer = layers[spent] = layers[spent] & open_
            if not layer:
                continue
            if layer & until:
                return layers[: spent + 1], met
            open_ ^= layer
            leaving = layer & going
            if not leaving:
                continue
        grown = ahead[leaving] & open_
        dear = grown & costly
        if dear:
            met = True
            grown ^= dear
            for squares, extra in costs:
                if spent + 1 + extra <= points:
                    layers[spent + 1 + extra] |= dear & squares
        layers[spent + 1] |= grown
    if points:
        layers[points] &= open_
    return layers, met


def _layers_of_many(
    ways: Ways, start: Bits, points: int, passable: Bits, costs: Costs, stop: Bits, until: Bits
) -> tuple[list[Bits], bool, Ways]:
    """Several kinds of steps; whether it came to any square that costs more, and the kinds of steps it took."""
    layers = [0] * (points + 1)
    layers[0] = leaving = start
    open_ = passable & ~start
    costly = 0
    for squares, _ in costs:
        costly |= squares
    going, met, taken = ~stop, False, 0
    kinds = [(steps.starts, steps.ahead, price, 1 << n) for n, (steps, price) in enumerate(ways)]
    for spent in range(points):
        if spent:
            layer = layers[spent] = layers[spent] & open_
            if not layer:
                continue
            if layer & until:
                break
            open_ ^= layer
            leaving = layer & going
            if not leaving:
                continue
        for starts, ahead, price, kind in kinds:
            there = leaving & starts
            if not there or spent + price > points:
                continue
            grown = ahead[there] & open_
            if not grown:
                continue
            taken |= kind
            dear = grown & costly
            if dear:
                met = True
                grown ^= dear
                for squares, extra in costs:
                    if spent + price + extra <= points:
                        layers[spent + price + extra] |= dear & squares
            layers[spent + price] |= grown
    else:
        spent = points
        if points:
            layers[points] &= open_
    used = tuple(way for n, way in enumerate(ways) if taken >> n & 1)
    return layers[: spent + 1], met, used or ways[:1]


def priced(costs: Costs) -> Costs:
    """Every square with its extra cost: those not named cost nothing more."""
    if not costs:
        return EVERYWHERE
    costly = 0
    for squares, _ in costs:
        costly |= squares
    return ((~costly, 0), *costs)


def overlay(*costs: tuple[Bits, int]) -> Costs:
    """Costs that may overlap, made into costs that do not: where sets meet, their extras add up."""
    apart: dict[int, Bits] = {}
    for squares, extra in costs:
        merged: dict[int, Bits] = {}
        rest = squares
        for known, there in apart.items():
            both = there & squares
            rest &= ~there
            merged[known] = merged.get(known, 0) | there & ~both
            merged[known + extra] = merged.get(known + extra, 0) | both
        merged[extra] = merged.get(extra, 0) | rest
        apart = merged
    return tuple((there, extra) for extra, there in sorted(apart.items()) if there and extra)


def lit(steps: Steps, sources: Iterable[tuple[Bits, int]], passable: Bits) -> Bits:
    """Squares lit by sources that shine so many steps far through `passable`."""
    found = 0
    for source, far in sources:
        found |= flood(steps, source, passable, far)
    return found
