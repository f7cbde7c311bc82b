"""What is written down while a game is played: answers, dice, cards, and the few things besides."""

from __future__ import annotations

import msgspec

from undercroft.kernel.dice import Faces
from undercroft.kernel.requests import Option, SeatId


class Answered(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="a"):
    """A seat took an option."""

    seat: SeatId
    option: Option


class Thrown(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="t"):
    """Dice fell."""

    faces: Faces


class Taken(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="d"):
    """Cards were drawn."""

    cards: tuple[str, ...]


class Salted(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="s"):
    """The game went another way after an undo: from here the dice are others.  `undone` is what was taken back, so that
    whoever checks the record sees what the other way had been."""

    salt: int
    undone: tuple[Item, ...] = ()


class Corrected(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="c"):
    """The host set the state right."""

    state: bytes
    what: str
    seat: SeatId


class Reseeded(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="r"):
    """The game branched off here and has dice of its own from now on."""

    seed: str


Item = Answered | Thrown | Taken | Salted | Corrected | Reseeded


def taken_back(items: list[Item]) -> tuple[Item, ...]:
    """What was taken back, to be kept beside the way taken instead; what had been taken back inside it is let go, or
    going back step by step would nest without end."""
    return tuple(Salted(item.salt) if type(item) is Salted else item for item in items)
