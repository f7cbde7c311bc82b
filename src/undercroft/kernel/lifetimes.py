"""How long a field of the state is asked for, said at the field: `attack: Annotated[Dice, until(HitOrMiss)] = …`.

A field lives while a step of one of these kinds is on the agenda or under way.  After that no rule asks for it any
more, whatever it says; odds put it back to its default before they compare states, so that cases which differ in
nothing else are followed once.  That is a promise: `forget` before every step of real games must change nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from operator import attrgetter
from typing import Any, cast, get_type_hints

import msgspec
from msgspec import inspect

from undercroft.kernel.remembering import remembered
from undercroft.kernel.state import Entry, State

Reach = Callable[[Any], Any]
"""Finds a struct in a state, or None where there is none now."""


class Until(msgspec.Struct, frozen=True):
    """The kinds of steps that ask for a field; once the last of them is past, the field is forgotten."""

    steps: tuple[type[Entry], ...]


class Fleeting(msgspec.Struct, frozen=True):
    """The fields of one struct that are asked for until some steps have passed, and the defaults they then take."""

    reach: Reach
    fields: tuple[tuple[frozenset[type[Entry]], tuple[tuple[str, object], ...]], ...]


def until(*steps: type[Entry]) -> Until:
    """Marks a field that is asked for as long as one of these steps, the last that read it, is still to come."""
    return Until(steps)


@cache
def fleeting_fields(kind: type[msgspec.Struct]) -> tuple[Fleeting, ...]:
    """The fields of a state, and of the structs in it, that are not asked for until the end."""
    return tuple(_look_for(kind, ()))


def _look_for(kind: type, path: tuple[str, ...]) -> Iterator[Fleeting]:
    hints = get_type_hints(kind, include_extras=True)
    found: dict[frozenset[type[Entry]], list[tuple[str, object]]] = {}
    for field in cast(inspect.StructType, inspect.type_info(kind)).fields:
        for mark in getattr(hints[field.name], "__metadata__", ()):
            if isinstance(mark, Until):
                if field.default is msgspec.NODEFAULT:
                    raise TypeError(f"{kind.__name__}.{field.name} is forgotten after a while: it needs a default")
                found.setdefault(frozenset(mark.steps), []).append((field.name, field.default))
        held = held_struct(field.type)
        if held is not None:
            yield from _look_for(held, (*path, field.name))
    if found:
        yield Fleeting(reaching(path), tuple((steps, tuple(defaults)) for steps, defaults in found.items()))


def held_struct(kind: inspect.Type) -> type | None:
    """The changeable struct that a field holds by itself, if there is one."""
    for part in kind.types if isinstance(kind, inspect.UnionType) else (kind,):
        if isinstance(part, inspect.StructType) and not part.cls.__struct_config__.frozen:
            return part.cls
    return None


def reaching(path: tuple[str, ...]) -> Reach:
    """Finds what lies at the end of these fields, each of a struct in the one before."""
    if not path:
        return lambda state: state
    held = attrgetter(".".join(path))

    def reach(state: Any) -> Any:
        try:
            return held(state)
        except AttributeError:
            return None

    return reach


def forget(state: State[Any], under_way: type[Entry] | None = None) -> None:
    """Put fields back to their defaults when neither a step on the agenda nor the one under way asks for them."""
    for reach, defaults in _past(type(state), under_way, tuple(map(type, state.agenda))):
        one = reach(state)
        if one is not None:
            for name, default in defaults:
                setattr(one, name, default)


@remembered(4096)
def _past(
    kind: type[State[Any]], under_way: type[Entry] | None, waiting: tuple[type[Entry], ...]
) -> tuple[tuple[Reach, tuple[tuple[str, object], ...]], ...]:
    """The fields for which neither the step under way nor any waiting step asks, struct by struct."""
    found = []
    for fleeting in fleeting_fields(kind):
        past = tuple(
            one for steps, fields in fleeting.fields if steps.isdisjoint((under_way, *waiting)) for one in fields
        )
        if past:
            found.append((fleeting.reach, past))
    return tuple(found)
