"""Slow, obvious answers, against which the fast ones are proved."""

import heapq
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import gcd

from undercroft.board.bits import Bits, Square
from undercroft.board.grid import Board
from undercroft.board.steps import Corners

Place = tuple[int, int]
EIGHT = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))


def is_floor(board: Board, place: Place) -> bool:
    return board.contains(*place) and bool(board.floor >> board.square(*place) & 1)


def edge_open(board: Board, closed: Bits, a: Place, b: Place) -> bool:
    """Whether nothing stands on the edge between two neighbouring squares."""
    first, second = sorted((a, b), key=lambda place: (place[1], place[0]))
    upright = first[1] == second[1]
    square = board.square(*first)
    walls = board.east if upright else board.south
    if walls >> square & 1:
        return False
    for number, door in enumerate(board.doors):
        there = door.east if upright else door.south
        if there >> square & 1 and closed >> number & 1:
            return False
    return True


def passes(board: Board, closed: Bits, a: Place, b: Place) -> bool:
    return is_floor(board, a) and is_floor(board, b) and edge_open(board, closed, a, b)


def may_step(board: Board, closed: Bits, corners: Corners, a: Place, b: Place) -> bool:
    """Whether one step leads from a to its neighbour b."""
    if not (is_floor(board, a) and is_floor(board, b)):
        return False
    if a[0] == b[0] or a[1] == b[1]:
        return edge_open(board, closed, a, b)
    sides = ((b[0], a[1]), (a[0], b[1]))
    ways = [passes(board, closed, a, side) and passes(board, closed, side, b) for side in sides]
    return {
        Corners.ORTHOGONAL: False,
        Corners.FREE: True,
        Corners.ONE_SIDE: any(ways),
        Corners.BOTH_SIDES: all(ways),
    }[corners]


def neighbours(board: Board, closed: Bits, corners: Corners, square: int) -> list[Square]:
    x, y = board.place(square)
    return sorted(
        board.square(x + dx, y + dy)
        for dx, dy in EIGHT
        if board.contains(x + dx, y + dy) and may_step(board, closed, corners, (x, y), (x + dx, y + dy))
    )


def dijkstra(
    board: Board,
    closed: Bits,
    corners: Corners,
    start: Square,
    points: int,
    passable: Bits,
    extra: dict[Square, int],
    stop: Bits,
) -> dict[Square, int]:
    """Cheapest cost of every square in reach, with a heap."""
    cost = {start: 0}
    heap = [(0, start)]
    while heap:
        spent, here = heapq.heappop(heap)
        if spent > cost[here] or (here != start and stop >> here & 1):
            continue
        for there in neighbours(board, closed, corners, here):
            if not passable >> there & 1:
                continue
            total = spent + 1 + extra.get(there, 0)
            if total <= points and total < cost.get(there, points + 1):
                cost[there] = total
                heapq.heappush(heap, (total, there))
    return cost


def line_meets_inside(a: Place, b: Place, place: Place) -> bool:
    """Whether the segment between two centres crosses the open square at `place`."""
    return _clip(a, b, place, strict=True)


def line_meets_closed(a: Place, b: Place, place: Place) -> bool:
    """Whether the segment between two centres touches the closed square at `place`."""
    return _clip(a, b, place, strict=False)


def _clip(a: Place, b: Place, place: Place, *, strict: bool) -> bool:
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        start, move = Fraction(2 * a[axis] + 1, 2), b[axis] - a[axis]
        near, far = place[axis], place[axis] + 1
        if move == 0:
            if not (near < start < far if strict else near <= start <= far):
                return False
            continue
        times = sorted((Fraction(near - start) / move, Fraction(far - start) / move))
        low, high = max(low, times[0]), min(high, times[1])
    return low < high if strict else low <= high


def segments_cross(p: tuple[Fraction, Fraction], q: tuple[Fraction, Fraction], r: Place, s: Place) -> bool:
    """Whether two closed segments have a point in common."""

    def side(a: tuple[Fraction, Fraction], b: tuple[Fraction, Fraction], c: tuple[Fraction, Fraction]) -> int:
        value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        return (value > 0) - (value < 0)

    u, v = (Fraction(r[0]), Fraction(r[1])), (Fraction(s[0]), Fraction(s[1]))
    turns = side(p, q, u), side(p, q, v), side(u, v, p), side(u, v, q)
    if turns[0] != turns[1] and turns[2] != turns[3]:
        return True

    def on(a: tuple[Fraction, Fraction], b: tuple[Fraction, Fraction], c: tuple[Fraction, Fraction]) -> bool:
        return (
            side(a, b, c) == 0
            and min(a[0], b[0]) <= c[0] <= max(a[0], b[0])
            and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
        )

    return on(p, q, u) or on(p, q, v) or on(u, v, p) or on(u, v, q)


def wall_segments(board: Board, closed: Bits) -> list[tuple[Place, Place]]:
    """Walls and closed doors as segments between grid points, inside the grid."""
    found: list[tuple[Place, Place]] = []
    for y, x in product(range(board.height), range(board.width)):
        if x + 1 < board.width and not edge_open(board, closed, (x, y), (x + 1, y)):
            found.append(((x + 1, y), (x + 1, y + 1)))
        if y + 1 < board.height and not edge_open(board, closed, (x, y), (x, y + 1)):
            found.append(((x, y + 1), (x + 1, y + 1)))
    return found


def sees(board: Board, closed: Bits, a: Place, b: Place, blockers: Bits) -> bool:
    """Centre to centre: the line moved a hair to one side or to the other is stopped by nothing.

    A line that is stopped when moved left and when moved right is stopped; where it runs through corners it
    may pick its side at each corner, so the corners are judged one by one.
    """
    blocked = [
        (x, y)
        for y, x in product(range(board.height), range(board.width))
        if (x, y) not in (a, b) and (not is_floor(board, (x, y)) or blockers >> board.square(x, y) & 1)
    ]
    if any(line_meets_inside(a, b, place) for place in blocked):
        return False
    p, q = (
        (Fraction(2 * a[0] + 1, 2), Fraction(2 * a[1] + 1, 2)),
        (
            Fraction(2 * b[0] + 1, 2),
            Fraction(2 * b[1] + 1, 2),
        ),
    )
    walls = wall_segments(board, closed)
    for start, end in walls:
        if segments_cross(p, q, start, end) and not any(_is_on(p, q, point) for point in (start, end)):
            return False
    corners = [point for point in product(range(board.width + 1), range(board.height + 1)) if _is_on(p, q, point)]
    return all(_corner_open(walls, blocked, a, b, corner) for corner in corners)


def _is_on(p: tuple[Fraction, Fraction], q: tuple[Fraction, Fraction], point: Place) -> bool:
    return segments_cross(p, q, point, point)


def _corner_open(walls: list[tuple[Place, Place]], blocked: list[Place], a: Place, b: Place, corner: Place) -> bool:
    """Whether a quarter turn round the corner is free on the left or on the right."""
    x, y = corner
    east, south = b[0] > a[0], b[1] > a[1]
    ahead = ((x, y), (x + 1, y)) if east else ((x - 1, y), (x, y))
    behind = ((x - 1, y), (x, y)) if east else ((x, y), (x + 1, y))
    down = ((x, y), (x, y + 1)) if south else ((x, y - 1), (x, y))
    up = ((x, y - 1), (x, y)) if south else ((x, y), (x, y + 1))
    beside = (x if east else x - 1, y - 1 if south else y)
    below = (x - 1 if east else x, y if south else y - 1)
    by_row = up not in walls and ahead not in walls and beside not in blocked
    by_column = behind not in walls and down not in walls and below not in blocked
    return by_row or by_column


def sees_from_any_point(board: Board, closed: Bits, a: Place, b: Place, blocked: Bits) -> bool:
    """Any point to any point, by trying a line in every gap between the lines through two grid points.

    Turning or moving a line until it meets grid points changes nothing it crosses; so it is enough to try, for
    every line through two grid points, the lines a hair beside it: moved to either side, or turned either way
    about a point between two of the grid points on it.
    """
    if a == b:
        return True
    left, right = min(a[0], b[0]), max(a[0], b[0])
    top, bottom = min(a[1], b[1]), max(a[1], b[1])
    points = list(product(range(left, right + 2), range(top, bottom + 2)))
    lines = {_through(p, q) for p in points for q in points if p < q}
    return any(
        _line_free(board, closed, a, b, blocked, above)
        for line in sorted(lines)
        for above in _beside_line(line, points)
    )


def _through(p: Place, q: Place) -> tuple[int, int, int]:
    along, across = q[1] - p[1], p[0] - q[0]
    shared = gcd(along, across)
    along, across = along // shared, across // shared
    return along, across, along * p[0] + across * p[1]


def _beside_line(line: tuple[int, int, int], points: list[Place]) -> Iterator[dict[Place, bool]]:
    """For every line a hair beside this one, on which side of it each grid point lies."""
    along, across, level = line
    value = {p: along * p[0] + across * p[1] - level for p in points}
    on = sorted((across * p[0] - along * p[1], p) for p in points if value[p] == 0)
    for cut in range(len(on) + 1):
        before = {p for _, p in on[:cut]}
        for sign in (True, False):
            yield {p: value[p] > 0 if value[p] else (p in before) == sign for p in points}


def _line_free(board: Board, closed: Bits, a: Place, b: Place, blocked: Bits, above: dict[Place, bool]) -> bool:
    def crossed(place: Place) -> bool:
        x, y = place
        return len({above[x + i, y + j] for i in (0, 1) for j in (0, 1)}) == 2

    if not (crossed(a) and crossed(b)):
        return False
    xs = range(min(a[0], b[0]), max(a[0], b[0]) + 1)
    ys = range(min(a[1], b[1]), max(a[1], b[1]) + 1)
    for place in product(xs, ys):
        if place in (a, b) or not crossed(place):
            continue
        if not is_floor(board, place) or blocked >> board.square(*place) & 1:
            return False
    for x, y in product(xs, ys):
        beside = x + 1 in xs and above[x + 1, y] != above[x + 1, y + 1]
        below = y + 1 in ys and above[x, y + 1] != above[x + 1, y + 1]
        if beside and not edge_open(board, closed, (x, y), (x + 1, y)):
            return False
        if below and not edge_open(board, closed, (x, y), (x, y + 1)):
            return False
    return True
