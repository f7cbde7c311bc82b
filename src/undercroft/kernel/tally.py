"""A number that explains itself: terms with value, source and rule."""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercroft.kernel.ranges import MANY, Sum, Tag


class Term(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One part of a total: how much, from what (item, skill, terrain, condition), by which rule."""

    value: Sum
    source: Tag
    rule: Tag = ""


class Tally:
    """A total and the terms it is made of.  Rules add terms, never bare numbers."""

    __slots__ = ("terms", "total")

    def __init__(self, value: int = 0, source: str = "", rule: str = "") -> None:
        self.total = value
        self.terms: list[Term] = [Term(value, source, rule)] if source else []

    def add(self, value: int, source: str, rule: str = "") -> Tally:
        """Add a term; a term of nothing is left out."""
        if value:
            self.total += value
            self.terms.append(Term(value, source, rule))
        return self

    def cap(self, most: int, source: str, rule: str = "") -> Tally:
        """Hold the total down to a limit; the cut is a term of its own."""
        return self.add(min(0, most - self.total), source, rule)

    def floor(self, least: int, source: str, rule: str = "") -> Tally:
        """Hold the total up to a limit; the lift is a term of its own."""
        return self.add(max(0, least - self.total), source, rule)

    def __str__(self) -> str:
        parts = " ".join(f"{term.value:+d} {term.source}" for term in self.terms)
        return f"{self.total} ({parts})" if parts else str(self.total)

    def frozen(self) -> tuple[Term, ...]:
        """The terms as plain data, for events and scenes."""
        return tuple(self.terms)


Terms = Annotated[tuple[Term, ...], MANY]


def total(terms: Terms) -> int:
    """What the terms come to."""
    return sum(term.value for term in terms)
