"""Ways through a reach: all cheapest ones as sets, and one of them by stated tie-breaks.

The layers of a flood already hold what every square costs.  Going back from the goal marks every square that lies
on some cheapest way; going forward from the start chooses among them.
"""

from collections.abc import Sequence

from undercroft.board.bits import Bits, Square, lowest, squares
from undercroft.board.reach import Reach


def routes(reach: Reach, goal: Bits) -> tuple[Bits, ...]:
    """By points spent, the squares that lie on a cheapest way to `goal`; empty when it is out of reach."""
    total = reach.cost(goal)
    return () if total is None else tuple(_routes(reach, goal, total))


def _routes(reach: Reach, goal: Bits, total: int) -> list[Bits]:
    layers, ways, going = reach.layers, reach.ways, ~reach.stop | reach.start
    costly = _costly(reach)
    found = [0] * (total + 1)
    found[total] = layers[total] & goal
    for spent in range(total, 0, -1):
        there = found[spent]
        if not there:
            continue
        entries = [(there, spent)]
        if there & costly:
            entries = [(there & ~costly, spent), *[(there & some, spent - extra) for some, extra in reach.costs]]
        for entered, due in entries:
            for steps, price in ways:
                left = layers[due - price] & steps.starts & going if due >= price and entered else 0
                if left:
                    found[due - price] |= steps.before[entered] & left
    return found


def _costly(reach: Reach) -> Bits:
    """The squares that cost more to enter."""
    costly = 0
    for some, _ in reach.costs:
        costly |= some
    return costly


def onward(reach: Reach, on_route: Sequence[Bits], square: int, spent: int) -> Bits:
    """The squares of a cheapest way that may come next after `square`: what a player may choose among."""
    return _onward(reach, on_route, square, spent, _costly(reach))


def _onward(reach: Reach, on_route: Sequence[Bits], square: int, spent: int, costly: Bits) -> Bits:
    found, here, most = 0, 1 << square, len(on_route)
    for steps, price in reach.ways:
        if not here & steps.starts:
            continue
        ahead, later = steps.ahead[here], spent + price
        if later < most:
            found |= ahead & ~costly & on_route[later]
        if ahead & costly:
            for some, extra in reach.costs:
                if later + extra < most:
                    found |= ahead & some & on_route[later + extra]
    return found


def path(
    reach: Reach,
    goal: Bits,
    *,
    prefer: tuple[Bits, ...] = (),
    straight_first: bool = True,
    total: int | None = None,
) -> list[Square]:
    """One cheapest way to `goal`, the start left out; empty when there is none or the start is in the goal.

    At each step, among the squares that keep the way cheapest: those in the first set of `prefer` that has any,
    then in the next; then orthogonal steps before diagonal ones (`straight_first`); then the lowest square
    number.  With several starts, the lowest that lies on a cheapest way.  `total` is what it costs, if that is known.
    """
    if total is None:
        total = reach.cost(goal)
    if not total:
        return []
    if total == 1 and not goal & goal - 1:
        return [lowest(goal)]
    if not prefer and reach.ways[0][1] == 1:
        even = _even_path(reach, goal, total, straight_first)
        if even:
            return even
    on_route = _routes(reach, goal, total)
    here, spent, stride, costly = lowest(on_route[0]), 0, reach.ways[0][0].stride, _costly(reach)
    found: list[Square] = []
    while spent < total:
        ahead = _onward(reach, on_route, here, spent, costly)
        if ahead & ahead - 1:
            ahead = _preferred(ahead, prefer)
            if straight_first:
                beside = 5 << here - 1 | 1 << here + stride | 1 << here - stride
                ahead = ahead & beside or ahead
        here = lowest(ahead)
        found.append(here)
        spent += 1
        while not on_route[spent] >> here & 1:
            spent += 1
    return found


def _preferred(ahead: Bits, prefer: tuple[Bits, ...]) -> Bits:
    """The squares left by the wishes, each wish being heeded if it leaves any."""
    for wish in prefer:
        ahead = ahead & wish or ahead
    return ahead


def _even_path(reach: Reach, goal: Bits, total: int, straight_first: bool) -> list[Square]:
    """One cheapest way if every step on it costs one point; none if a dearer square or another kind of step lies on a
    way."""
    (steps, _), *others = reach.ways
    layers, going, costly = reach.layers, ~reach.stop | reach.start, _costly(reach)
    before, stride = steps.before, steps.stride
    there = layers[total] & goal
    on_route: list[Bits] = []
    for spent in range(total, 0, -1):
        if there & costly:
            return []
        for other, price in others:
            if spent >= price and layers[spent - price] & other.starts & other.before[there]:
                return []
        on_route.append(there)
        there = before[there] & layers[spent - 1] & going
    here = lowest(there)
    found: list[Square] = []
    while on_route:
        ahead = on_route.pop()
        if ahead & ahead - 1:
            ahead &= steps.ahead[1 << here]
            if straight_first:
                beside = 5 << here - 1 | 1 << here + stride | 1 << here - stride
                ahead = ahead & beside or ahead
        here = lowest(ahead)
        found.append(here)
    return found


def step_towards(reach: Reach, goal: Bits) -> Bits:
    """Every first step of every cheapest way to `goal`."""
    on_route = routes(reach, goal)
    found = 0
    for square in squares(on_route[0]) if on_route else []:
        found |= onward(reach, on_route, square, 0)
    return found
