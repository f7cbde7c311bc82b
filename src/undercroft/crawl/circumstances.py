"""Circumstances that cards name: `needs: [shadow]`, `when: [from-behind]`.

A system lists them once, as members of a `Circumstance` with the text that documents each; a field of that type takes
no other name, so that a pack with a misspelt one does not load.  What makes each of them true is bound to it with
`Answers`, in a room that knows the game:

    class Need(Circumstance):
        SHADOW = "shadow", "its user stands in the dark"

    NEEDS: Answers[Need, [MyGame, Hero]] = Answers(Need)

    @NEEDS.to(Need.SHADOW)
    def in_the_dark(game: MyGame, hero: Hero) -> bool: ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Generic, ParamSpec, Self, TypeVar

P = ParamSpec("P")


class Circumstance(StrEnum):
    """A name that cards may use for something that is so or not, and what it means."""

    text: str

    def __new__(cls, name: str, text: str) -> Self:
        """A member: its name, which is its value, and its text."""
        member = str.__new__(cls, name)
        member._value_ = name
        member.text = text
        return member


N = TypeVar("N", bound=Circumstance)


class Answers(Generic[N, P]):
    """What makes each circumstance true: one question for each name."""

    def __init__(self, names: type[N]) -> None:
        self.names = names
        self._asked: dict[N, Callable[P, bool]] = {}

    def to(self, *names: N) -> Callable[[Callable[P, bool]], Callable[P, bool]]:
        """Bind the question that answers for these circumstances."""

        def bind(question: Callable[P, bool]) -> Callable[P, bool]:
            for name in names:
                if name in self._asked:
                    raise ValueError(f'"{name}" has two answers')
                self._asked[name] = question
            return question

        return bind

    def __getitem__(self, name: N) -> Callable[P, bool]:
        """The question that answers for a circumstance."""
        return self._asked[name]

    def hold(self, names: Iterable[N], *args: P.args, **fields: P.kwargs) -> bool:
        """Are all of these so?"""
        return all(self._asked[name](*args, **fields) for name in names)

    def holding(self, *args: P.args, **fields: P.kwargs) -> frozenset[N]:
        """All that are so."""
        return frozenset(name for name, question in self._asked.items() if question(*args, **fields))

    def unanswered(self) -> tuple[N, ...]:
        """The circumstances for which nothing has been bound: a system's tests ask that there be none."""
        return tuple(name for name in self.names if name not in self._asked)
