"""A map is cut into territories by points: shared borders, neighbours, steps."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.board.territories import Seed, Territories, territories

FOUR = (Seed(1, 25, 25), Seed(2, 75, 25), Seed(3, 25, 75), Seed(4, 80, 80))


def area(land: Territories, n: int) -> float:
    ring = [land.corners[corner] for corner in land.outlines[n]]
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]]))) / 2


def test_two_points_share_the_border_halfway_between_them():
    land = territories((Seed(1, 20, 50), Seed(2, 60, 50)), 100, 100)
    side = land.border(1, 2)
    assert side is not None
    assert {land.corners[corner] for corner in side} == {(40, 0), (40, 100)}


def test_neighbours_touch_along_a_side_and_not_only_at_a_corner():
    land = territories((Seed(1, 25, 25), Seed(2, 75, 25), Seed(3, 25, 75), Seed(4, 75, 75)), 100, 100)
    assert land.near == {1: (2, 3), 2: (1, 4), 3: (1, 4), 4: (2, 3)}
    assert land.border(1, 4) is None


def test_a_territory_that_reaches_between_two_others_parts_them():
    land = territories(FOUR, 100, 100)
    assert land.border(2, 3) is not None
    assert land.near[1] == (2, 3)


def test_steps_go_around_what_is_closed():
    row = tuple(Seed(n, 10 + 20 * n, 50) for n in range(5))
    land = territories(row, 120, 100)
    assert land.steps(0) == {0: 0, 1: 1, 2: 2, 3: 3, 4: 4}
    assert land.steps(0, frozenset({2})) == {0: 0, 1: 1}


def test_a_territory_has_one_number_for_each_corner_that_neighbours_share():
    land = territories(FOUR, 100, 100)
    assert set(land.outlines[1]) & set(land.outlines[2]) & set(land.outlines[3])


points = st.lists(st.tuples(st.integers(2, 38), st.integers(2, 38)), min_size=2, max_size=24, unique=True).map(
    lambda found: tuple(Seed(n, 20 * x, 20 * y) for n, (x, y) in enumerate(found))
)


@settings(max_examples=60, deadline=None)
@given(points)
def test_territories_cover_the_sheet_and_border_on_each_other_both_ways(seeds: tuple[Seed, ...]):
    land = territories(seeds, 800, 800)
    assert sum(area(land, seed.n) for seed in seeds) == pytest.approx(800 * 800, rel=0.03)
    for n, near in land.near.items():
        assert all(n in land.near[other] for other in near)
    assert len(land.steps(0)) == len(seeds)
