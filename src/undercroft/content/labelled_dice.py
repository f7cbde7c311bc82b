"""Dice by label: who throws and why.  `{"S attack": [5, 4], "k defense": [2, 1], "k damage": [6, 6, 1]}`

A label is the name of the figure that throws and the roll's `why`; where no figure throws, the `why` alone: `spawn`.
Labels stand in the order in which they are first thrown.  A label that is thrown more than once has a list for each
throw, `[[5, 4], [6, 1]]`, and so has a throw of both sides: the thrower's dice, then the other's.  A label with a
question mark, `k damage?`, need not be thrown: for a test whose cases differ in what follows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from undercroft.kernel.dice import describe
from undercroft.kernel.requests import FigureId, Roll

F = TypeVar("F")


class Unlike(Exception):
    """Another roll is thrown than the labels say; says which, and what was expected."""


def groups(given: Sequence[int] | Sequence[Sequence[int]]) -> list[list[int]]:
    """A list for each side of each throw; one alone may be written without a list around it."""
    several = [list(one) for one in given if not isinstance(one, int)]
    return several or [[face for face in given if isinstance(face, int)]]


def label_of(roll: Roll, names: Mapping[str, FigureId]) -> str:
    """The thrower, by the last name that fits, and the reason."""
    why = roll.why or "roll"
    called = {who: name for name, who in names.items()}
    return f"{called.get(roll.who, f'#{roll.who}')} {why}" if roll.who else why


class Labelled(Generic[F]):
    """Dice by label, taken as they are thrown."""

    def __init__(self, given: Mapping[str, Sequence[list[F]]]) -> None:
        """A list for each side of each throw."""
        self._left = {label.rstrip("?"): list(faces) for label, faces in given.items()}
        self._needed = {label for label in given if not label.endswith("?")}
        self._begun: set[str] = set()

    def __bool__(self) -> bool:
        """Are dice still to come?"""
        return any(self._left[label] for label in self._needed)

    def __str__(self) -> str:
        return ", ".join(_shown(label, faces) for label, faces in self._left.items() if faces)

    def copy(self) -> Labelled[F]:
        """A copy of the dice, to be taken independently."""
        twin: Labelled[F] = Labelled({})
        twin._left = {label: list(faces) for label, faces in self._left.items()}
        twin._needed, twin._begun = self._needed, set(self._begun)
        return twin

    def take(self, roll: Roll, names: Mapping[str, FigureId]) -> tuple[list[F], ...]:
        """The faces of a throw, for each side; a side without dice takes none."""
        if not any(roll.dice):
            return tuple([] for _ in roll.dice)
        label = label_of(roll, names)
        thrown = f'"{label}" throws {" against ".join(describe(side) or "nothing" for side in roll.dice)}'
        self._check_turn(label, thrown)
        self._begun.add(label)
        left = self._left[label]
        given = _shown(label, left)
        sides = [left.pop(0) if side and left else [] for side in roll.dice]
        if any(len(faces) != len(side) for faces, side in zip(sides, roll.dice)):
            raise Unlike(f"{thrown}, given are {given}")
        return tuple(sides)

    def _check_turn(self, label: str, thrown: str) -> None:
        """A label in use goes on while it has dice; else one of those up to the next that must be thrown is due."""
        if self._left.get(label) and label in self._begun:
            return
        fresh = [one for one, faces in self._left.items() if faces and one not in self._begun]
        needed = next((n for n, one in enumerate(fresh, 1) if one in self._needed), len(fresh))
        if not fresh:
            raise Unlike(f"{thrown}, and {f'only {self} is left' if self else 'no dice are left'}")
        if label not in fresh[:needed]:
            expected = " or ".join(_shown(one, self._left[one]) for one in fresh[:needed])
            raise Unlike(f"{thrown}, expected is {expected}")
        for passed_over in fresh[: fresh.index(label)]:
            self._left[passed_over].clear()


def _shown(label: str, faces: Sequence[list[F]]) -> str:
    return f'"{label}" {faces[0] if len(faces) == 1 else faces}'
