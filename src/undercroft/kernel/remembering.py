"""Answers that are asked for again and again: remembered, never without a limit, and forgotten all at once in tests.

`remembered(most)` is for functions of values, `Kept` and `Answers` for questions to one object, and `worked_out` for
what an object finds out about itself once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Generic, ParamSpec, TypeVar, overload

P = ParamSpec("P")
K = TypeVar("K", bound=Hashable)
R = TypeVar("R")
Owner = TypeVar("Owner")

_forget: list[Callable[[], None]] = []


def remembered(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """The last answers of a function, at most so many of them, are given again without working them out.

    The function must depend on its arguments alone, and what it returns must never be changed.
    """

    def keeping(work: Callable[P, R]) -> Callable[P, R]:
        known = lru_cache(maxsize=most)(work)
        _forget.append(known.cache_clear)
        return known  # type: ignore[return-value]

    return keeping


def clear_all() -> None:
    """Forget everything that any function remembers; the next answers are worked out anew, and are the same."""
    for forget in _forget:
        forget()


class Kept(dict[K, R]):
    """Answers that an object keeps to one of its questions; when there are too many, all are forgotten.

    The object itself comes from a `remembered` function, so that it is forgotten with all it keeps.
    """

    __slots__ = ("_most",)

    def __init__(self, most: int = 4096) -> None:
        super().__init__()
        self._most = most

    def keep(self, asked: K, found: R) -> R:
        """Keep an answer, and give it back."""
        if len(self) >= self._most:
            self.clear()
        self[asked] = found
        return found


class Answers(Kept[K, R]):
    """Answers to one question, each worked out when it is first asked for: `around[square]`."""

    __slots__ = ("_work",)

    def __init__(self, work: Callable[[K], R], most: int = 1024) -> None:
        super().__init__(most)
        self._work = work

    def __missing__(self, asked: K) -> R:
        found = self._work(asked)
        if len(self) >= self._most:
            self.clear()
        self[asked] = found
        return found


class worked_out(Generic[Owner, R]):  # noqa: N801  (it stands where `property` would)
    """A value that an object works out when it is first asked for, and keeps for as long as the object lives."""

    def __init__(self, work: Callable[[Owner], R]) -> None:
        self._work = work
        self.__doc__ = work.__doc__

    def __set_name__(self, owner: type[Owner], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, of: None, owner: type[Owner]) -> worked_out[Owner, R]: ...
    @overload
    def __get__(self, of: Owner, owner: type[Owner]) -> R: ...
    def __get__(self, of: Owner | None, owner: type[Owner]) -> worked_out[Owner, R] | R:
        if of is None:
            return self
        found = of.__dict__[self._name] = self._work(of)
        return found
