"""Reading the position of a vignette: what an author wrote, with the path to whatever is wrong in it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from undercroft.content.problems import unknown
from undercroft.content.shapes import Checker
from undercroft.kernel.requests import FigureId
from undercroft.kernel.state import Entry
from undercroft.kernel.system import StageError

T = TypeVar("T", bound=msgspec.Struct)


def read_part(checker: Checker, kind: type[T], given: Mapping[str, Any], *path: str) -> T:
    """A part of a position as its struct; `path` leads to it from the top."""
    keys = [field.encode_name for field in msgspec.structs.fields(kind)]
    for key in given:
        if key not in keys:
            raise StageError(unknown("key", key, keys), *path, key)
    wrong = next(iter(checker.faults(dict(given), kind)), None)
    if wrong is not None:
        raise StageError(wrong.message, *path, *map(str, wrong.path))
    return msgspec.convert(given, kind)


def one_ground(board: str, quest: str) -> None:
    """A position stands on a drawing or on the map of a quest."""
    if bool(board) == bool(quest):
        raise StageError("a position has a board or a quest, one of them", "board")


def must_be_one_of(what: str, name: str, known: Collection[str], *path: str) -> None:
    """Refuse a name that nobody has, with the nearest that somebody has; cards of packs are there, though unlisted."""
    if name not in known:
        raise StageError(unknown(what, name, known), *path)


def place_named(parse: Callable[[str], int], name: str, *path: str) -> int:
    """A place by its name."""
    try:
        return int(parse(name))
    except ValueError as error:
        raise StageError(str(error), *path) from error


def agenda_of(
    turn: str | Sequence[str],
    names: Mapping[str, FigureId],
    acting: Callable[[FigureId], Sequence[Entry]],
    phases: Mapping[str, Sequence[Entry]],
) -> list[Entry]:
    """What a position goes on with, next thing last: turns of figures and phases of the game in the order written."""
    found: list[Entry] = []
    for one in [turn] if isinstance(turn, str) else turn:
        must_be_one_of("turn", one, (*names, *phases), "turn")
        found += acting(names[one]) if one in names else phases[one]
    return found[::-1]
