"""Named moments of a procedure, where skills, items, conditions and quests come in.

A system lists its moments in one place.  A source (the name of a skill, item, spell, condition or quest rule) is bound
to moments; the deed is done there for any bearer of the source.  The order is stated: book before card before quest,
then the order in which a bearer holds its sources.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, ParamSpec, Protocol, TypeVar

from undercroft.kernel.remembering import Kept

P = ParamSpec("P")
R = TypeVar("R")

BOOK, CARD, QUEST = 0, 1, 2
"""Ranks: what the rulebook says comes before what a card says, and that before what the quest says."""

MOST = 8192
"""The most sets of sources that a moment remembers together with what they do there."""


class Bearer(Protocol):
    """A bearer of sources: their names, and the names of the moments at which any of them comes in."""

    @property
    def names(self) -> tuple[str, ...]:
        """The sources, in order."""
        ...

    @property
    def bound(self) -> frozenset[str]:
        """The names of the moments at which any of the sources comes in."""
        ...


class Moment(Generic[P, R]):
    """One named moment; every deed bound to it has the same form, so a procedure knows what to do with it."""

    __slots__ = ("_bound", "_found", "form", "name")

    def __init__(self, name: str, form: Callable[P, R]) -> None:
        self.name = name
        self.form = form
        self._bound: dict[str, list[tuple[int, Callable[P, R]]]] = {}
        self._found: Kept[tuple[str, ...], tuple[Callable[P, R], ...]] = Kept(MOST)

    def on(self, *sources: str, rank: int = CARD) -> Callable[[Callable[P, R]], Callable[P, R]]:
        """Bind a deed to this moment for these sources."""

        def bind(deed: Callable[P, R]) -> Callable[P, R]:
            for source in sources:
                self._bound.setdefault(source, []).append((rank, deed))
            self._found.clear()
            return deed

        return bind

    def deeds(self, sources: tuple[str, ...]) -> tuple[Callable[P, R], ...]:
        """What these sources do here, in order; worked out once for each set of sources."""
        found = self._found.get(sources) if self._bound else ()
        if found is None:
            ranked = [
                (rank, place, turn, deed)
                for place, source in enumerate(sources)
                if source in self._bound
                for turn, (rank, deed) in enumerate(self._bound[source])
            ]
            ranked.sort(key=lambda item: item[:3])
            found = self._found.keep(sources, tuple(deed for *_, deed in ranked))
        return found

    def at(self, *bearers: Bearer, but: tuple[str, ...] = ()) -> tuple[Callable[P, R], ...]:
        """What these bearers' sources do here, in order, `but` for some; where none of them is bound here that
        is nothing, told without a search."""
        for bearer in bearers:
            if self.name in bearer.bound:
                names = tuple(name for one in bearers for name in one.names)
                return self.deeds(tuple(name for name in names if name not in but) if but else names)
        return ()

    def sources(self) -> tuple[str, ...]:
        """All sources bound here, sorted."""
        return tuple(sorted(self._bound))


def bound_sources(moments: Iterable[Moment[Any, Any]]) -> dict[str, tuple[str, ...]]:
    """For each source the moments it is bound to: the index of a system's skills and items."""
    index: dict[str, list[str]] = {}
    for moment in moments:
        for source in moment.sources():
            index.setdefault(source, []).append(moment.name)
    return {source: tuple(names) for source, names in sorted(index.items())}
