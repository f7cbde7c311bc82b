"""What is wrong with a pack, told to its author: file, line, what was found and what was expected."""

import difflib
import json
from collections.abc import Iterable, Iterator

import msgspec

MOST_PROBLEMS = 200
LONGEST_LIST = 16
LONGEST_WORD = 64


class Problem(msgspec.Struct, frozen=True):
    """One thing wrong with a pack; `str` gives the line an author reads."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class PackError(Exception):
    """A pack that cannot be used, with everything found wrong with it in order of file and line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class Fault(msgspec.Struct, frozen=True):
    """Something wrong inside one document: the way to it from the top, and the message."""

    path: tuple[str | int, ...]
    message: str


class Faults(ValueError):
    """Raised by a struct's `__post_init__` to point at the very fields that are wrong."""

    def __init__(self, faults: Iterable[tuple[tuple[str | int, ...], str]]) -> None:
        self.faults = tuple(Fault(path, message) for path, message in faults)
        super().__init__("; ".join(fault.message for fault in self.faults))


class Complaints:
    """Collects problems up to a bound, so that a hostile pack cannot make the report endless."""

    def __init__(self) -> None:
        self._problems: list[Problem] = []
        self.more = 0

    @property
    def full(self) -> bool:
        """Whether further problems are only counted."""
        return len(self._problems) >= MOST_PROBLEMS

    def add(self, file: str, line: int, message: str) -> None:
        """Note one problem."""
        if self.full:
            self.more += 1
        else:
            self._problems.append(Problem(file, line, message))

    def __bool__(self) -> bool:
        return bool(self._problems)

    def __iter__(self) -> Iterator[Problem]:
        found = sorted(set(self._problems), key=lambda problem: (problem.file, problem.line, problem.message))
        yield from found
        if self.more:
            yield Problem(found[-1].file, found[-1].line, f"and at least {self.more} more problems")

    def settle(self) -> None:
        """Raise what was collected, if anything was."""
        if self:
            raise PackError(self)


def nearest(found: str, legal: Iterable[str]) -> str | None:
    """The legal word most like the one found, if any is alike."""
    if len(found) > LONGEST_WORD:
        return None
    words = list(legal)
    lowered = {word.lower(): word for word in reversed(words)}
    close = difflib.get_close_matches(found.lower(), list(lowered), n=1)
    return lowered[close[0]] if close else None


def unknown(noun: str, found: str, legal: Iterable[str]) -> str:
    """The message for a word that is none of the legal ones, with the nearest of them."""
    words = list(legal)
    if not words:
        return f"unknown {noun} {quoted(found)}; there are none"
    if len(words) <= LONGEST_LIST:
        expected = "one of " + ", ".join(words)
    else:
        expected = f"one of {', '.join(words[:LONGEST_LIST])} … ({len(words)} in all)"
    hint = nearest(found, words)
    return f"unknown {noun} {quoted(found)}; {expected}" + (f" (did you mean {hint}?)" if hint else "")


def quoted(text: str) -> str:
    """Text from a pack as it is shown: one line, no control characters, not too long."""
    short = text if len(text) <= LONGEST_WORD else text[: LONGEST_WORD - 1] + "…"
    return json.dumps(short, ensure_ascii=not short.isprintable())


def shown(value: object) -> str:
    """A value of a pack in a message: what the author wrote, or its kind."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, dict):
        return "a mapping" if value else "an empty mapping"
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    return str(value)
