"""A way cut into legs by whoever watches it.

Somebody declares where they go, and the way there is executed leg by leg: wherever somebody may shoot, a trap may lie
or something comes to light, the walk halts, that happens, and it goes on.  Each watcher says where it wants a halt; the
legs and what happens between them go onto the agenda, so that whatever stops the walker drops the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import msgspec

E = TypeVar("E")


class Halt(msgspec.Struct, Generic[E], frozen=True):
    """A halt on a way: `after` so many squares of it the walker stands at `at`, and this happens then."""

    after: int
    at: int
    then: tuple[E, ...]


def legs(
    way: tuple[int, ...],
    to: int,
    halts: Iterable[Halt[E]],
    walk: Callable[[tuple[int, ...], int], E],
    then: Iterable[E] = (),
) -> list[E]:
    """A way to a place as legs with what happens between them, and `then` at its end.

    `walk` makes a leg of the squares it goes along and the place where it ends.  Halts come in the order of the way,
    those on one square in the order given; a halt before the first square has no leg before it, and after one on the
    last square nothing is left to walk.
    """
    found: list[E] = []
    done = 0
    for halt in sorted(halts, key=lambda halt: halt.after):
        if halt.after > done:
            found.append(walk(way[done : halt.after], halt.at))
            done = halt.after
        found += halt.then
    if done < len(way) or not way:
        found.append(walk(way[done:], to))
    return [*found, *then]
