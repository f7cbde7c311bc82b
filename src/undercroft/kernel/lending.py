"""Parts of a state that no step has changed: lent to the states that odds follow, instead of copied with each.

Most of a state is what an attack never touches: other figures, decks, tokens.  A part that lies as it did when the
lender was made is left out of a state that waits, and lent again when its next step is run; so it is neither copied nor
written down.  Nobody notices: a step finds the whole state, and what it changes is its own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar, cast

from msgspec import inspect

from undercroft.kernel.state import State, copier_of

S = TypeVar("S", bound=State[Any])

OWN = ("agenda",)
"""What every step changes."""


class Parts(NamedTuple):
    """The fields of a kind of state that hold many things: their names, how all are read at once, how each is copied,
    and what stands in its place."""

    names: tuple[str, ...]
    read: Callable[[Any], tuple[Any, ...]]
    copied: tuple[Callable[[Any], Any], ...]
    nothing: tuple[object, ...]


@cache
def parts_of(kind: type[State[Any]]) -> Parts:
    """The lists and dicts of a state, but what every step changes."""
    fields = cast(inspect.StructType, inspect.type_info(kind)).fields
    many = [one for one in fields if one.name not in OWN and isinstance(one.type, inspect.ListType | inspect.DictType)]
    names = tuple(field.name for field in many)
    nothing: tuple[object, ...] = tuple([] if isinstance(field.type, inspect.ListType) else {} for field in many)
    return Parts(names, attrgetter(*names), tuple(copier_of(field.type) for field in many), nothing)


class Lender(Generic[S]):
    """Lends the parts of a state as they lie in it now; which of them a state is lent is a set of bits."""

    __slots__ = ("_all", "_kept", "_lent", "_parts")

    def __init__(self, state: S) -> None:
        self._parts = parts_of(type(state))
        self._all = (1 << len(self._parts.names)) - 1
        self._kept = self._copies(self._parts.read(state))
        """The parts as they are to stay."""
        self._lent: tuple[Any, ...] = ()
        """Copies of them, for the step that is run."""
        self.lend_anew()

    def _copies(self, parts: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(copied(part) for copied, part in zip(self._parts.copied, parts, strict=True))

    def lend_anew(self) -> None:
        """Nothing has been done to the parts that the next step is lent."""
        self._lent = self._copies(self._kept)

    def lend(self, state: S, parts: int) -> None:
        """Give a state the parts that were taken back from it."""
        for name, lent in zip(self._parts.names, self._lent):
            if parts & 1:
                setattr(state, name, lent)
            parts >>= 1

    def take_back(self, state: S) -> int:
        """Take from a state the parts that lie as they did, and say which they are; those that it has changed it keeps,
        and the next is lent others."""
        names, read, _, nothing = self._parts
        held = read(state)
        if held == self._kept:
            for name, empty in zip(names, nothing):
                setattr(state, name, empty)
            return self._all
        same = 0
        for n, name in enumerate(names):
            if held[n] == self._kept[n]:
                setattr(state, name, nothing[n])
                same |= 1 << n
        if any(one is lent for one, lent in zip(held, self._lent)):
            self.lend_anew()
        return same
