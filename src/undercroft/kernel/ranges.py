"""How large the things may be that people can set: by a correction, a hero or ledger brought along, a pack, a record.

A field of a state, ledger, card or setup has one of these types instead of a bare number, text or tuple.  msgspec looks
at the ranges where data comes in (decoding and converting) and nowhere else: rules that make or change a struct pay
nothing for them.  They are far wider than any game needs and far narrower than what would hold a computer up.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, inspect

Number = Annotated[int, Meta(ge=-1_000, le=1_000)]
"""A small number: wounds, points, dice, a modifier."""

Sum = Annotated[int, Meta(ge=-10_000_000, le=10_000_000)]
"""A number that adds up over a game or a campaign: coins, experience, throws of dice."""

Spot = Annotated[int, Meta(ge=-1, le=65_535)]
"""A square, a zone, a section, a door; or none."""

Serial = Annotated[int, Meta(ge=0, le=60_000)]
"""The number of the next figure: there is room for some thousands more, whatever is set."""

Mask = Annotated[int, Meta(ge=0, le=2**63 - 1)]
"""A set of doors or sections, one bit each."""

Tag = Annotated[str, Meta(max_length=160)]
"""The id of a card, a skill, a condition; a short text."""

MANY = Meta(max_length=2_000)
"""The most things in one list, tuple or mapping of a state."""

Tags = Annotated[tuple[Tag, ...], MANY]
Spots = Annotated[tuple[Spot, ...], MANY]
Numbers = Annotated[tuple[Number, ...], MANY]

Sheet = Annotated[str, Meta(max_length=8_192)]
"""The id of a hero, or a hero that a player made, written out."""

Sheets = Annotated[tuple[Sheet, ...], Meta(max_length=64)]

Scroll = Annotated[str, Meta(max_length=65_536)]
"""The id of a quest, or a quest that an author drew, written out."""


def boundless(kind: object) -> list[str]:
    """The fields of a struct, or of structs below it, that could be of any size."""
    return list(dict.fromkeys(_boundless(inspect.type_info(kind), str(kind), set())))


def _boundless(kind: inspect.Type, path: str, seen: set[type]) -> Iterator[str]:
    if isinstance(kind, inspect.StructType):
        if kind.cls not in seen:
            seen.add(kind.cls)
            for field in kind.fields:
                yield from _boundless(field.type, f"{kind.cls.__name__}.{field.name}", seen)
    elif isinstance(kind, inspect.IntType | inspect.FloatType):
        if kind.ge is None or kind.le is None:
            yield path
    elif isinstance(kind, inspect.UnionType):
        for part in kind.types:
            yield from _boundless(part, path, seen)
    elif isinstance(kind, inspect.TupleType):
        for part in kind.item_types:
            yield from _boundless(part, path, seen)
    elif isinstance(kind, inspect.DictType | inspect.CollectionType | inspect.StrType | inspect.BytesType):
        if kind.max_length is None:
            yield path
        for part in _inner(kind):
            yield from _boundless(part, path, seen)


def _inner(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """The types of what a collection holds."""
    if isinstance(kind, inspect.DictType):
        return kind.key_type, kind.value_type
    return (kind.item_type,) if isinstance(kind, inspect.CollectionType) else ()
