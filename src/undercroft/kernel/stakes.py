"""What a question is about: the dice that lie on the table, what is added to them, and what each answer is worth.

A rule that asks about dice hands its stakes over with the ask, as a function that is called only when somebody looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec

from undercroft.kernel.dice import STANDARD, Die, Pool, Reading, spread
from undercroft.kernel.events import AnyEvent, Rolled
from undercroft.kernel.requests import FigureId
from undercroft.kernel.tally import Terms

R = TypeVar("R")

FAR = 80
"""How many events back dice are still looked for."""


class Side(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One side's dice: who threw them for which roll, what they count, what is added to that, and the sum.

    `counts` names what is counted where it is no plain number: hits, shields.  `dice` and `faces` are the dice as they
    lie; a rule that does not state them has them looked up among the throws, where `thrown` is what those of both sides
    were thrown for if that has another name.  `labels` say what each die is for, where they differ.  Where the dice are
    to stay `under` the total or show just as much, nothing is added to them.
    """

    who: FigureId
    roll: str
    shows: int = 0
    terms: Terms = ()
    total: int = 0
    counts: str = ""
    thrown: str = ""
    dice: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    labels: tuple[str, ...] = ()
    under: bool = False


class FanBar(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One value that new dice may show: how likely it is, and how likely it is and serves."""

    value: int
    chance: float
    serves: float


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What an answer is worth: how likely it reaches the goal; `fan` are the values of dice, where some are thrown."""

    chance: float = 0.0
    fan: tuple[FanBar, ...] = ()


class Stakes(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a question is about.

    `goal` says what the one who is asked would have: to hit, to pass; `mine` is the place of their own side among the
    sides.  `prospects` has one for each option, in order,
    or is empty where only odds can tell.
    """

    goal: str
    sides: tuple[Side, ...] = ()
    prospects: tuple[Prospect, ...] = ()
    mine: int = 0


class About:
    """The stakes of an ask, worked out when somebody looks.

    They follow from the state, which is compared by itself: asks that have stakes are equal in them.
    """

    __slots__ = ("work",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, work: Callable[[], Stakes]) -> None:
        self.work = work

    def __eq__(self, other: object) -> bool:
        return isinstance(other, About)


NEVER, SURELY = Prospect(0.0), Prospect(1.0)


def thrown(dice: Pool, reads: Reading[R], value: Callable[[R], int], serves: Callable[[R], bool]) -> Prospect:
    """The prospect of throwing dice: every value they may show, from the same cases that odds follow."""
    found: dict[int, list[float]] = {}
    for reading, weight in spread((dice,), reads):
        bar = found.setdefault(value(reading), [0.0, 0.0])
        bar[0] += weight
        bar[1] += weight if serves(reading) else 0.0
    fan = tuple(FanBar(shown, *found[shown]) for shown in sorted(found))
    return Prospect(sum(bar.serves for bar in fan), fan)


# dice as they lie


def lying(sides: Sequence[Side], events: Iterable[AnyEvent], dice: Mapping[str, Die]) -> tuple[Side, ...]:
    """The sides with their dice as they lie, from the newest throws; `events` has the newest first."""
    throws = [event for event, _ in zip(events, range(FAR)) if isinstance(event, Rolled)]
    return tuple(side if side.faces else _found(side, place, throws, dice) for place, side in enumerate(sides))


def _found(side: Side, place: int, throws: Sequence[Rolled], dice: Mapping[str, Die]) -> Side:
    """One side's dice: its newest whole throw, and in it what was thrown again since."""
    again: list[tuple[tuple[str, ...], tuple[int, ...]]] = []
    for event in throws:
        both = len(event.dice) > 1
        if event.why == (side.thrown or side.roll) and (both or event.by == side.who):
            names, faces = (event.dice[place], event.faces[place]) if both else (event.dice[0], event.faces[0])
            for fresh in reversed(again):
                names, faces = _replaced(names, faces, *fresh, dice)
            labels = event.labels[place if both else 0] if event.labels else ()
            return msgspec.structs.replace(side, dice=names, faces=faces, labels=labels)
        if event.by == side.who and event.why in (f"{side.roll}-again", "reroll"):
            again.append((event.dice[0], event.faces[0]))
    return side


def _replaced(
    names: tuple[str, ...],
    faces: tuple[int, ...],
    fresh: tuple[str, ...],
    shown: tuple[int, ...],
    dice: Mapping[str, Die],
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Dice thrown again take the place of the worst of their kind."""
    if len(fresh) >= len(names):
        return fresh, shown
    left = sorted(range(len(names)), key=lambda n: _worth(dice.get(names[n]), faces[n]))
    lie = list(faces)
    for name, face in zip(fresh, shown):
        worst = next((n for n in left if names[n] == name), None)
        if worst is not None:
            left.remove(worst)
            lie[worst] = face
    return names, tuple(lie)


def _worth(die: Die | None, face: int) -> tuple[int, int]:
    return (len(die.symbols[face - 1]) if die is not None and die.symbols else 0), face


def known_dice(own: Iterable[Die]) -> dict[str, Die]:
    """Every die by its name: the standard ones and a system's own."""
    return {**STANDARD, **{die.name: die for die in own}}
