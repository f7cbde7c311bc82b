"""Ways through a reach: all cheapest ones as sets, and one of them by stated tie-breaks.

The layers of a flood already hold what every square costs.  Going back from the goal marks every square that lies
on some cheapest way; going forward from the start chooses among them.
"""

from undercroft.board.bits import Bits, Square, lowest, squares
from undercroft.board.reach import Reach, priced


def routes(reach: Reach, goal: Bits) -> tuple[Bits, ...]:
    """By points spent, the squares that lie on a cheapest way to `goal`; empty when it is out of reach."""
    total = reach.cost(goal)
    if total is None:
        return ()
    layers, ways, classes, going = reach.layers, reach.ways, priced(reach.costs), ~reach.stop
    found = [0] * (total + 1)
    found[total] = layers[total] & goal
    for spent in range(total, 0, -1):
        there = found[spent]
        for some, extra in classes if there else ():
            entered = there & some
            if not entered:
                continue
            for steps, price in ways:
                before = spent - price - extra
                left = layers[before] & steps.starts if before >= 0 else 0
                if left:
                    found[before] |= steps.before[entered] & (left & going if before else left)
    return tuple(found)


def onward(reach: Reach, on_route: tuple[Bits, ...], square: int, spent: int) -> Bits:
    """The squares of a cheapest way that may come next after `square`: what a player may choose among."""
    found, here, classes = 0, 1 << square, priced(reach.costs)
    for steps, price in reach.ways:
        if not here & steps.starts:
            continue
        ahead = steps.ahead[here]
        for some, extra in classes:
            later = spent + price + extra
            if later < len(on_route):
                found |= ahead & some & on_route[later]
    return found


def path(reach: Reach, goal: Bits, *, prefer: tuple[Bits, ...] = (), straight_first: bool = True) -> list[Square]:
    """One cheapest way to `goal`, the start left out; empty when there is none or the start is in the goal.

    At each step, among the squares that keep the way cheapest: those in the first set of `prefer` that has any,
    then in the next; then orthogonal steps before diagonal ones (`straight_first`); then the lowest square
    number.  With several starts, the lowest that lies on a cheapest way.
    """
    if not goal & goal - 1 and len(reach.layers) > 1 and reach.layers[1] & goal:
        return [lowest(goal)]
    if not prefer and len(reach.ways) == 1 and reach.ways[0][1] == 1:
        even = _even_path(reach, goal, straight_first)
        if even is not None:
            return even
    on_route = routes(reach, goal)
    if not on_route:
        return []
    here, spent, stride = lowest(on_route[0]), 0, reach.ways[0][0].stride
    prices = {price + extra for _, price in reach.ways for _, extra in priced(reach.costs)}
    found: list[Square] = []
    while spent < len(on_route) - 1:
        ahead = 0
        for price in prices:
            if spent + price < len(on_route):
                ahead |= on_route[spent + price]
        if ahead & ahead - 1:
            ahead = _preferred(onward(reach, on_route, here, spent), prefer)
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
    """The squares that the wishes leave, each heeded where it leaves any."""
    for wish in prefer:
        ahead = ahead & wish or ahead
    return ahead


def _even_path(reach: Reach, goal: Bits, straight_first: bool) -> list[Square] | None:
    """The same where every step costs one point; None where a square that costs more lies on a way."""
    total = reach.cost(goal)
    if total is None:
        return []
    steps, layers, going = reach.ways[0][0], reach.layers, ~reach.stop
    costly = 0
    for some, _ in reach.costs:
        costly |= some
    on_route = [0] * total + [layers[total] & goal]
    for spent in range(total - 1, -1, -1):
        if on_route[spent + 1] & costly:
            return None
        before = steps.before[on_route[spent + 1]] & layers[spent]
        on_route[spent] = before & going if spent else before
    here, stride = lowest(on_route[0]), steps.stride
    found: list[Square] = []
    for ahead in on_route[1:]:
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
