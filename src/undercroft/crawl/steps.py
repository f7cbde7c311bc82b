"""Steps: which procedure does which entry of the agenda, said at the procedure.

    @step(Block, attack=True)
    def block(game: MyGame, entry: Block) -> Script[None]:

Odds follow an attack through the steps that are marked so.  What an attack's step puts on the agenda therefore says
where it belongs: `attack` (somebody may be hit, hurt or brought down in it), `between` (odds go through it where more
of the attack waits behind it) or `after` (the attack has come to its end when this is next).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any, TypeVar

import msgspec

from undercroft.kernel.game import Game
from undercroft.kernel.requests import Script
from undercroft.kernel.state import Entry
from undercroft.kernel.system import Step

E = TypeVar("E", bound=Entry)
G = TypeVar("G", bound=Game[Any])
R = TypeVar("R", bound=Script[None] | None)


class Bound(msgspec.Struct, frozen=True):
    """The procedure of an entry, and where it belongs in an attack."""

    procedure: Step
    attack: bool = False
    between: bool = False
    after: bool = False

    @property
    def placed(self) -> bool:
        """Is it said where it belongs in an attack?"""
        return self.attack or self.between or self.after


_bound: dict[type[Entry], list[Bound]] = {}


def step(
    entry: type[E], *, attack: bool = False, between: bool = False, after: bool = False
) -> Callable[[Callable[[G, E], R]], Callable[[G, E], R]]:
    """Bind a procedure to the entry it does."""

    def bind(procedure: Callable[[G, E], R]) -> Callable[[G, E], R]:
        _bound.setdefault(entry, []).append(Bound(procedure, attack, between, after))
        return procedure

    return bind


def entries(agenda: ModuleType) -> tuple[type[Entry], ...]:
    """The kinds of entries that the module of an agenda holds, its own and those it takes from here, as written."""
    found = (kind for kind in vars(agenda).values() if isinstance(kind, type) and issubclass(kind, Entry))
    return tuple(kind for kind in found if kind is not Entry)


def any_entry(agenda: str) -> type[Entry]:
    """Any of the entries that the module of this name holds, as one type for the agenda of a state."""
    kinds: type[Entry] = reduce(or_, entries(sys.modules[agenda]))
    return kinds


class Steps(msgspec.Struct, frozen=True):
    """The steps of a game: what does each entry, and which of them odds follow."""

    of: Mapping[type[Entry], Step]
    attack: frozenset[type[Entry]]
    between: frozenset[type[Entry]]


def steps_of(agenda: ModuleType) -> Steps:
    """The steps of a game, when the rooms where its procedures stand have been loaded."""
    found = bound_to(agenda)
    return Steps(
        {kind: bound.procedure for kind, bound in found.items()},
        frozenset(kind for kind, bound in found.items() if bound.attack),
        frozenset(kind for kind, bound in found.items() if bound.between),
    )


def bound_to(agenda: ModuleType) -> dict[type[Entry], Bound]:
    """What is bound to each kind of entry of a system's agenda by the rooms of that system; no entry has two."""
    home = f"{agenda.__name__.rpartition('.')[0]}."
    found: dict[type[Entry], Bound] = {}
    for kind in entries(agenda):
        mine = [bound for bound in _bound.get(kind, ()) if bound.procedure.__module__.startswith(home)]
        if len(mine) > 1:
            both = " and by ".join(bound.procedure.__qualname__ for bound in mine)
            raise TypeError(f"{kind.__name__} is done by {both}; it can be done by one only")
        if mine:
            found[kind] = mine[0]
    return found
