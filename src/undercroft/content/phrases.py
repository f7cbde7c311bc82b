"""Sentences of vignettes, read by patterns: `{actor} attacks {who} with {what}`.

A system lists its patterns once, each with the act of the option it means.  What the braces hold goes into the option
of the same name; what a pattern leaves out may be anything, as long as one option of the ask is meant.
"""

import re
from collections.abc import Callable, Mapping, Sequence

from undercroft.content.problems import unknown
from undercroft.kernel.requests import Ask, FigureId, Option
from undercroft.kernel.system import StageError

_BLANK = re.compile(r"\{(actor|who|at|what|n)\}")
_PARTS = {"actor": r"\S+", "who": r"\S+", "at": r".+?", "what": r".+?", "n": r"-?\d{1,9}"}
_NUMBER = re.compile(_PARTS["n"])


def _whole_number(text: str) -> int | None:
    return int(text) if _NUMBER.fullmatch(text) else None


class Phrases:
    """The sentences of one system.

    `patterns` maps each pattern to an act.  `{actor}` is the figure that is asked, `{who}` another figure, `{at}` a
    place, `{what}` a thing (spaces stand for hyphens), `{n}` a number.  `place` reads a place; None when it is none.
    """

    def __init__(self, patterns: Mapping[str, str], place: Callable[[str], int | None] = _whole_number) -> None:
        self._patterns = [(_compiled(pattern), act) for pattern, act in patterns.items()]
        self._place = place

    def find(
        self, text: str, names: Mapping[str, FigureId], ask: Ask, place: Callable[[str], int | None] | None = None
    ) -> Option | None:
        """The one option of the ask that a sentence means; None when it means none of them."""
        found: list[Option] = []
        for pattern, act in self._patterns:
            match = pattern.fullmatch(" ".join(text.split()))
            if match is not None:
                wanted = self._wanted(match.groupdict(), names, ask, place or self._place)
                if wanted is not None:
                    found += [option for option in ask.options if option.act == act and _fits(option, wanted)]
        return _only(text, found)

    def unclear(
        self,
        text: str,
        names: Mapping[str, FigureId],
        place: Callable[[str], int | None] | None = None,
        known: Callable[[str], str | None] = lambda word: None,
    ) -> str:
        """Why no option can ever be meant: no sentence has this form, or a figure, place or thing in it is unknown;
        empty if one might be.  `known` says what is wrong with a thing."""
        matches = [match for pattern, _ in self._patterns if (match := pattern.fullmatch(" ".join(text.split())))]
        if not matches:
            return f'"{text}" is no sentence of this game'
        reasons = [_doubt(match.groupdict(), names, place or self._place, known) for match in matches]
        return "" if "" in reasons else reasons[0]

    def _wanted(
        self,
        parts: Mapping[str, str],
        names: Mapping[str, FigureId],
        ask: Ask,
        place: Callable[[str], int | None],
    ) -> dict[str, str | int] | None:
        """The fields an option must have; None if a name or a place is unknown, or another figure is asked."""
        wanted: dict[str, str | int] = {}
        for part, word in parts.items():
            value: str | int | None
            if part == "actor":
                if word not in names or ask.who not in (0, names[word]):
                    return None
                continue
            if part == "who":
                value = names.get(word)
            elif part == "at":
                value = place(word)
            elif part == "n":
                value = int(word)
            else:
                value = word.replace(" ", "-")
            if value is None:
                return None
            wanted[part] = value
        return wanted


def _doubt(
    parts: Mapping[str, str],
    names: Mapping[str, FigureId],
    place: Callable[[str], int | None],
    known: Callable[[str], str | None],
) -> str:
    for part, word in parts.items():
        if part in ("actor", "who") and word not in names:
            return unknown("figure", word, names)
        if part == "at" and place(word) is None:
            return f'"{word}" is no place'
        if part == "what" and (wrong := known(word.replace(" ", "-"))):
            return wrong
    return ""


def _compiled(pattern: str) -> re.Pattern[str]:
    pieces = _BLANK.split(pattern)
    made = "".join(f"(?P<{piece}>{_PARTS[piece]})" if at % 2 else re.escape(piece) for at, piece in enumerate(pieces))
    return re.compile(made)


def _fits(option: Option, wanted: Mapping[str, str | int]) -> bool:
    return all(getattr(option, field) == value for field, value in wanted.items())


def _only(text: str, found: Sequence[Option]) -> Option | None:
    distinct = list(dict.fromkeys(map(str, found)))
    if len(distinct) > 1:
        raise StageError(f'"{text}" is not clear; it may mean {" or ".join(distinct)}')
    return found[0] if found else None
