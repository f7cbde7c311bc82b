"""Territories of a drawn map: each is the ground that lies nearest to its own point, so that borders and neighbours
follow from a list of points.  Rules ask who borders on whom, clients draw the same borders.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

import msgspec

from undercroft.kernel.remembering import remembered

Point = tuple[float, float]
Outline = tuple[int, ...]
CLOSE = 3.0
"""Corners nearer to each other than this are one corner."""


class Seed(NamedTuple):
    """The point of a territory, by its number."""

    n: int
    x: float
    y: float


class Territories(msgspec.Struct, frozen=True):
    """A map cut into territories: corners that neighbours share, the outline of each territory, who borders on whom."""

    corners: tuple[Point, ...]
    outlines: dict[int, Outline]
    """The corners around each territory, in order."""
    near: dict[int, tuple[int, ...]]
    """The neighbours of each territory, ascending."""

    def border(self, one: int, other: int) -> tuple[int, int] | None:
        """The two corners between which two territories touch; None where they do not."""
        theirs = set(_sides(self.outlines[other]))
        return next((side for side in _sides(self.outlines[one]) if side in theirs), None)

    def steps(self, start: int, closed: frozenset[int] = frozenset()) -> dict[int, int]:
        """How many territories it is to each that can be reached without entering a closed one."""
        found, edge = {start: 0}, [start]
        for at in edge:
            for there in self.near[at]:
                if there not in found and there not in closed:
                    found[there] = found[at] + 1
                    edge.append(there)
        return found


@remembered(32)
def territories(seeds: tuple[Seed, ...], width: float, height: float) -> Territories:
    """Cut a sheet into the territories of some points; remembered."""
    corners: list[Point] = []
    outlines: dict[int, Outline] = {}
    for seed in seeds:
        ground = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
        for other in seeds:
            if other.n != seed.n:
                ground = _nearer(ground, seed, other)
        outlines[seed.n] = tuple(dict.fromkeys(_corner(corners, point) for point in ground))
    near = {
        n: tuple(sorted(m for m, other in outlines.items() if m != n and set(_sides(other)) & set(_sides(outline))))
        for n, outline in outlines.items()
    }
    return Territories(tuple(corners), outlines, near)


def _nearer(ground: Sequence[Point], seed: Seed, other: Seed) -> list[Point]:
    """What is left of some ground where another point lies nearer to the rest."""
    mid_x, mid_y = (seed.x + other.x) / 2, (seed.y + other.y) / 2
    dx, dy = other.x - seed.x, other.y - seed.y
    beyond = [(x - mid_x) * dx + (y - mid_y) * dy for x, y in ground]
    found: list[Point] = []
    for i, here in enumerate(ground):
        there, next_ = ground[(i + 1) % len(ground)], beyond[(i + 1) % len(ground)]
        if beyond[i] <= 0:
            found.append(here)
        if beyond[i] * next_ < 0:
            part = beyond[i] / (beyond[i] - next_)
            found.append((here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part))
    return found


def _corner(corners: list[Point], point: Point) -> int:
    """The number of a corner; one that lies close by is taken for it."""
    for n, (x, y) in enumerate(corners):
        if hypot(x - point[0], y - point[1]) < CLOSE:
            return n
    corners.append((round(point[0], 1), round(point[1], 1)))
    return len(corners) - 1


def _sides(outline: Outline) -> list[tuple[int, int]]:
    """The sides of an outline, each by its two corners, the lower number first."""
    return [(min(a, b), max(a, b)) for a, b in zip(outline, (*outline[1:], outline[0]))]
