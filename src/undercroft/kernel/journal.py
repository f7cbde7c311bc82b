"""What is written down while a game is played: answers, dice, cards, and the few things besides."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from undercroft.kernel.ranges import MANY, Sum, Tag, Tags
from undercroft.kernel.requests import Option, SeatId

LARGEST_STATE = 1024 * 1024
"""No state written down is larger than this."""

LONG = Meta(max_length=500_000)
"""The most answers, throws and events that one record holds."""


class Answered(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="a"):
    """A seat took an option."""

    seat: SeatId
    option: Option


class Thrown(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="t"):
    """Dice fell."""

    faces: Annotated[tuple[Annotated[tuple[Sum, ...], MANY], ...], Meta(max_length=64)]


class Taken(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="d"):
    """Cards were drawn."""

    cards: Tags


class Salted(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="s"):
    """The game went another way after an undo: from here the dice are others.  `undone` is what was taken back, so that
    a check of the record shows what the other way had been."""

    salt: Sum
    undone: Annotated[tuple[Item, ...], LONG] = ()


class Corrected(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="c"):
    """The host set the state right."""

    state: Annotated[bytes, Meta(max_length=LARGEST_STATE)]
    what: Annotated[str, Meta(max_length=300)]
    seat: SeatId


class Reseeded(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="r"):
    """The game branched off here and has dice of its own from now on."""

    seed: Tag


Item = Answered | Thrown | Taken | Salted | Corrected | Reseeded


def taken_back(items: list[Item]) -> tuple[Item, ...]:
    """What was taken back, to be kept beside the way taken instead.  Anything taken back earlier inside it is let go,
    or going back step by step would nest without end."""
    return tuple(Salted(item.salt) if type(item) is Salted else item for item in items)
