"""Where a figure can get: floods over sets of squares, one layer per step or per movement point.

A flood is a few operations on big integers per layer.  Costs are layers instead of a queue: squares first
reached for k points are one set, and a square that costs more is put into a later layer.
"""

from collections.abc import Iterable, Iterator

import msgspec

from undercroft.board.bits import Bits
from undercroft.board.steps import Steps
from undercroft.kernel.remembering import Answers

Ways = tuple[tuple[Steps, int], ...]
"""Kinds of step with what each costs: ordinary ones 1, uphill ones 2, and so on."""

Costs = tuple[tuple[Bits, int], ...]
"""Squares that cost more to enter, with how much more; sets do not overlap."""

NOWHERE: Answers[Bits, Bits] = Answers(lambda _: 0)
"""No step leads anywhere."""


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


class Reach(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The answer of a movement flood: what can be reached for how much, and enough to find the ways there."""

    start: Bits
    layers: tuple[Bits, ...]
    ways: Ways
    costs: Costs
    stop: Bits
    squares: Bits
    """Every square that can be reached, the start included."""

    def within(self, points: int) -> Bits:
        """Every square that can be reached for at most this many points."""
        found = 0
        for layer in self.layers[: points + 1]:
            found |= layer
        return found

    def up_to(self, points: int) -> "Reach":
        """The part of this reach that takes at most this many points."""
        return Reach(self.start, self.layers[: points + 1], self.ways, self.costs, self.stop, self.within(points))

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
    """Every square that a mover with this many movement points can reach, and at what cost.

    `passable` are squares it may enter, `costs` those that cost more (difficult ground, allies passed
    through, zones of control that slow), `stop` those it may enter but not leave (zones of control that
    stop); it may leave its start in any case, as whether it may is the game's question.  Squares in which it
    may pass but not end are taken off the answer by the caller.  Once a square of `until` is reached, nothing that
    costs more is looked at.
    UN-0118, UN-0136, UN-0143, UN-0341, LE-0159, DO-0208
    """
    ways: Ways = ((steps, 1),) if isinstance(steps, Steps) else steps
    if not costs and len(ways) == 1 and ways[0][1] == 1:
        return _on_even_ground(ways, start, points, passable, stop, until)
    return _on_any_ground(ways, start, points, passable, costs, stop, until)


def _on_even_ground(ways: Ways, start: Bits, points: int, passable: Bits, stop: Bits, until: Bits) -> Reach:
    """The reach of a mover for whom every step costs one point."""
    ahead, going = ways[0][0].ahead, ~stop
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
    return Reach(start, tuple(layers), ways, (), stop, (passable | start) ^ open_)


def _on_any_ground(
    ways: Ways, start: Bits, points: int, passable: Bits, costs: Costs, stop: Bits, until: Bits
) -> Reach:
    """The reach of a mover, whatever steps and squares cost.  A square that costs more is put off by a point as often
    as it does; kinds of steps never taken, and costs never met, are left out of the answer."""
    ahead, others, rarer = (ways[0][0].ahead, ways[1:], 0) if ways[0][1] == 1 else (NOWHERE, ways, 0)
    for other, _ in others:
        rarer |= other.starts
    owed = _owed(costs)
    costly, met = owed[0] & ~start, 0
    taken: list[tuple[Steps, int]] = []
    late: dict[int, Bits] = {}
    layers: list[Bits] = []
    arriving, going, until = start, ~stop | start, until & ~start
    everywhere = open_ = passable | start
    for spent in range(points):
        layer = arriving & open_
        dear = layer & costly
        if dear:
            met, layer = dear, layer ^ dear
            costly = costly ^ dear if len(owed) == 1 else _paid(owed, dear) & ~start
        open_ ^= layer
        layers.append(layer)
        if layer & until:
            break
        leaving = layer & going
        arriving = ahead[leaving] | dear
        if leaving & rarer:
            for way in others:
                grown = way[0].ahead[leaving & way[0].starts] & open_
                if grown:
                    late[spent + way[1]] = late.get(spent + way[1], 0) | grown
                    if way not in taken:
                        taken.append(way)
        if late:
            arriving |= late.pop(spent + 1, 0)
        elif not arriving:
            layers += [0] * (points - spent)
            break
    else:
        layer = arriving & open_
        met |= layer & costly
        layers.append(layer & ~costly)
        open_ ^= layer & ~costly
    if len(taken) < len(others):
        ways = (*ways[: len(ways) - len(others)], *taken) or ways[:1]
    return Reach(start, tuple(layers), ways, costs if met else (), stop, everywhere ^ open_)


def _owed(costs: Costs) -> list[Bits]:
    """The squares that cost more than 0, 1, 2 … points beyond the step."""
    if len(costs) == 1 and costs[0][1] == 1:
        return [costs[0][0]]
    owed = [0] * max([extra for _, extra in costs], default=0) or [0]
    for squares, extra in costs:
        for n in range(extra):
            owed[n] |= squares
    return owed


def _paid(owed: list[Bits], dear: Bits) -> Bits:
    """Squares with one of their extra points paid, and those that still cost more."""
    for n, more in enumerate(owed[1:]):
        owed[n] = owed[n] & ~dear | more & dear
    owed[-1] &= ~dear
    return owed[0]


def overlay(*costs: tuple[Bits, int]) -> Costs:
    """Costs that may overlap, made into costs that do not: where sets meet, their extras add up."""
    apart: dict[int, Bits] = {}
    for squares, extra in costs:
        if not squares:
            continue
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
    """Squares lit by sources that shine this many steps far through `passable`."""
    found = 0
    for source, far in sources:
        found |= flood(steps, source, passable, far)
    return found
