"""Fields that differ from case to case when odds are worked out, and how steps that do not ask for them are found.

What the dice of either side have shown is not asked for by every step: while one side throws again, the other's dice
lie there.  Such a step is run once for all cases that differ in nothing else, with a veil over the fields: a step that
asks for what is under it is stopped, and run for every case by itself.  So nobody has to say what a step looks at, and
nothing can be said wrongly.  Fields are marked where they are declared: `shown: Annotated[Result, VARIES] = Result()`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from operator import attrgetter, is_
from typing import Any, NamedTuple, NoReturn, cast, get_type_hints

import msgspec
from msgspec import inspect

from undercroft.kernel.lifetimes import Reach, held_struct, reaching
from undercroft.kernel.state import State


class Varies(msgspec.Struct, frozen=True):
    """Marks a field that differs from case to case."""


VARIES = Varies()


class Asked(Exception):
    """A step has asked for what lies under a veil."""


class Veil:
    """Stands in a field of which nobody may ask anything; it may stay where it is, or be replaced."""

    __slots__ = ()

    def _asked(self, *_: object) -> NoReturn:
        raise Asked

    __getattr__ = __bool__ = __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = _asked
    __len__ = __iter__ = __contains__ = __getitem__ = __int__ = __index__ = __neg__ = __abs__ = _asked
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __floordiv__ = __mod__ = _asked


Held = tuple[Any, ...] | None
"""The varying fields of one struct, or nothing where there is no such struct now."""

Values = tuple[Held, ...]
"""All varying fields of a state, struct by struct."""


class Place(NamedTuple):
    """A struct in a state with fields that vary: where it is, its fields, their defaults, and a veil for each."""

    reach: Reach
    names: tuple[str, ...]
    read: attrgetter[tuple[Any, ...]]
    defaults: tuple[object, ...]
    veils: tuple[Veil, ...]


@cache
def places_of(kind: type[msgspec.Struct]) -> tuple[Place, ...]:
    """The structs with fields that vary, in this one or below."""
    return tuple(_look_for(kind, ()))


def _look_for(kind: type, path: tuple[str, ...]) -> Iterator[Place]:
    hints = get_type_hints(kind, include_extras=True)
    fields = cast(inspect.StructType, inspect.type_info(kind)).fields
    found = [field for field in fields if VARIES in getattr(hints[field.name], "__metadata__", ())]
    if found:
        names = tuple(field.name for field in found)
        # A second name, so that a single field is read as a tuple, too.
        read = attrgetter(*names) if len(names) > 1 else attrgetter(*names, names[0])
        defaults = tuple(field.default for field in found)
        yield Place(reaching(path), names, read, defaults, tuple(Veil() for _ in found))
    for field in fields:
        held = held_struct(field.type)
        if held is not None:
            yield from _look_for(held, (*path, field.name))


def give(state: State[Any], places: tuple[Place, ...], values: Values, veiled: int = -1) -> None:
    """Put the varying fields of a state back; a veil lies over those of one struct."""
    for n, (place, held) in enumerate(zip(places, values)):
        if held is not None:
            struct = place.reach(state)
            for name, value in zip(place.names, place.veils if n == veiled else held):
                setattr(struct, name, value)


def take(state: State[Any], places: tuple[Place, ...]) -> Values:
    """Take the varying fields out of a state; their defaults stay."""
    found: list[Held] = []
    for place in places:
        struct = place.reach(state)
        if struct is None:
            found.append(None)
            continue
        found.append(place.read(struct)[: len(place.names)])
        for name, default in zip(place.names, place.defaults):
            setattr(struct, name, default)
    return tuple(found)


def lifting(values: Values, places: tuple[Place, ...], veiled: int) -> Callable[[Held], Values]:
    """How the values of cases look with the veil lifted: what lies under it, but for what the step has put there."""
    held, veils = values[veiled], places[veiled].veils
    before, after = values[:veiled], values[veiled + 1 :]
    if held is None:
        return lambda _: values
    if all(map(is_, held, veils)):
        return lambda under: (*before, under, *after)
    put = [(n, value) for n, (value, veil) in enumerate(zip(held, veils, strict=True)) if value is not veil]

    def lifted(under: Held) -> Values:
        seen = list(under or ())
        for n, value in put:
            seen[n] = value
        return (*before, tuple(seen), *after)

    return lifted


def check_veils(values: Values, places: tuple[Place, ...], veiled: int) -> None:
    """A veil that lies anywhere but where it was put has been looked at."""
    for n, (place, held) in enumerate(zip(places, values, strict=True)):
        for value, veil in zip(held or (), place.veils):
            if type(value) is Veil and (n != veiled or value is not veil):
                raise Asked
