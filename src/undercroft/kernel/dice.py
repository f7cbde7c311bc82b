"""Dice, pools of dice, and readings: the small value a rule looks at.

A thrown die shows a *face*, an int from 1 to its sides.  A die that explodes is rolled on and added up, so its face
is the whole sum: 24 on a d10! is 10, 10, 4.  Symbol dice have faces too; what is printed there is `symbols`.

A `Reading` is a pure function from faces to the value the rule looks at.  Where it can be worked out die by die
(`each`, `merge`, `done`) the exact spread over nine dice costs ten cases, not ten million.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise, product
from typing import Any, Generic, Literal, TypeVar

import msgspec

from undercroft.kernel.remembering import remembered

R_co = TypeVar("R_co", covariant=True)
S = TypeVar("S")

Faces = tuple[tuple[int, ...], ...]
"""What was thrown: for each side of the roll, one face per die."""

TAIL = 1e-9
"""Exploding dice are followed until what is left is rarer than this."""

SELDOM = 1e-14
"""What several exploding dice come to together less often than this is left out, and the rest takes its share."""


Colour = Literal["", "yellow", "red", "blue", "green"]
"""The colours in which dice are drawn."""


class Die(msgspec.Struct, frozen=True, gc=False):
    """One kind of die.  Symbol dice list what is printed on each face and which face lies opposite; they may have a
    colour, and one may be the `better` of two that are thrown for the same thing.  Where dice of one throw mean
    different things, `label` says what each is for."""

    name: str
    sides: int
    explodes: bool = False
    symbols: tuple[tuple[str, ...], ...] = ()
    opposites: tuple[int, ...] = ()
    label: str = ""
    colour: Colour = ""
    better: bool = False

    def called(self, label: str) -> Die:
        """This die, thrown for this purpose: `location`, `damage`."""
        return msgspec.structs.replace(self, label=label)

    def legal(self, face: int) -> bool:
        """Could this die show this face?"""
        if self.explodes:
            return face >= 1 and face % self.sides != 0
        return 1 <= face <= self.sides

    def spread(self) -> tuple[tuple[int, float], ...]:
        """Every face with its probability; an exploding die stops at `TAIL`, the rest counted to its last face."""
        each = 1.0 / self.sides
        if not self.explodes:
            return tuple((face, each) for face in range(1, self.sides + 1))
        cases: list[tuple[int, float]] = []
        base, weight = 0, 1.0
        while weight > TAIL:
            cases += [(base + face, weight * each) for face in range(1, self.sides)]
            base += self.sides
            weight *= each
        last, chance = cases[-1]
        cases[-1] = (last, chance + weight)
        return tuple(cases)

    def opposite(self, face: int) -> int:
        """The face that lies under this one."""
        if self.opposites:
            return self.opposites[face - 1]
        return self.sides + 1 - face

    def shown(self, face: int) -> tuple[int, ...]:
        """The throws behind a face: for an exploding die the chain, else the face alone."""
        if not self.explodes:
            return (face,)
        again, last = divmod(face, self.sides)
        return (self.sides,) * again + (last,)


Pool = tuple[Die, ...]
"""The dice of one side of a roll."""

STANDARD = {f"d{n}": Die(f"d{n}", n) for n in (3, 4, 6, 8, 10, 12, 20, 100)} | {"d10!": Die("d10!", 10, explodes=True)}
"""The dice every game may name: d3, d4, d6, d8, d10, d12, d20, d100 and the exploding d10!."""

_TERM = re.compile(r"(\d*)(d\d+!?)(?::([a-z][a-z-]*))?")


@remembered(4096)
def pool(text: str) -> Pool:
    """Read a pool such as `2d6`, `d100`, `3d10!`, `2d6+1d10`, or with labels `d100:hit+d6:location`."""
    dice: list[Die] = []
    for term in text.replace(" ", "").split("+"):
        match = _TERM.fullmatch(term)
        if match is None or match[2] not in STANDARD:
            raise ValueError(f'unknown dice "{term}"; expected a count and one of {", ".join(STANDARD)}, as in 2d6')
        die = STANDARD[match[2]]
        dice += [die.called(match[3]) if match[3] else die] * int(match[1] or 1)
    return tuple(dice)


def symbol_die(
    name: str,
    faces: Sequence[Sequence[str]],
    opposites: Sequence[int] = (),
    *,
    colour: Colour = "",
    better: bool = False,
) -> Die:
    """A die with symbols; `opposites` names for each face, in order, the one under it."""
    if opposites and sorted(opposites) != list(range(1, len(faces) + 1)):
        raise ValueError(f"{name}: opposites must name every face once")
    return Die(
        name, len(faces), False, tuple(tuple(face) for face in faces), tuple(opposites), colour=colour, better=better
    )


def describe(dice: Pool) -> str:
    """The pool in words: `2d6+1d10`."""
    counts: dict[str, int] = {}
    for die in dice:
        counts[die.name] = counts.get(die.name, 0) + 1
    return "+".join(f"{n}{name}" for name, n in counts.items())


def _add(one: Any, other: Any) -> Any:
    if isinstance(one, tuple):
        return tuple(a + b for a, b in zip(one, other, strict=True))
    return one + other


class Reading(Generic[R_co]):
    """What a rule looks at in a throw.

    `of` is the obvious definition on faces.  `each` turns one face into a small value, `merge` joins the values of one
    side (addition unless stated), `zero` is the value of no dice, `done` joins the sides; together they must say the
    same as `of`, and exist so that odds need not enumerate faces.  Where a side's value says more while its dice are
    counted than when all have been, `fold` makes it smaller before the sides are joined.  `join` finds the spread of
    the joined sides faster than by `done` of every pair, and is the same.
    """

    __slots__ = ("done", "each", "first", "fold", "join", "merge", "name", "of", "zero")

    def __init__(
        self,
        name: str,
        of: Callable[[Faces], R_co],
        *,
        each: Callable[[Die, int], Any] | None = None,
        merge: Callable[[Any, Any], Any] = _add,
        zero: Any = 0,
        fold: Callable[[Any], Any] | None = None,
        done: Callable[..., R_co] | None = None,
        join: Callable[..., Mapping[R_co, float]] | None = None,
    ) -> None:
        self.name = name
        self.of = of
        self.each = each
        self.merge = merge
        self.zero = zero
        self.fold = fold
        self.done = done
        self.join = join
        self.first: Reading[Any] | None = None

    def then(self, name: str, done: Callable[[R_co], S]) -> Reading[S]:
        """A reading of what this one reads; odds follow this one, and take together what comes to the same."""
        of = self.of
        reading = Reading(name, lambda faces: done(of(faces)), done=done)
        reading.first = self
        return reading

    @property
    def splits(self) -> bool:
        """Can it be worked out die by die?"""
        if self.first is not None:
            return self.first.splits
        return self.each is not None and self.done is not None

    def __repr__(self) -> str:
        return f"Reading({self.name})"


def _total(faces: Faces) -> int:
    return sum(map(sum, faces))


FACES: Reading[Faces] = Reading("faces", lambda faces: faces)
"""The faces themselves, for rules that touch single dice after the throw."""

TOTAL: Reading[int] = Reading("total", _total, each=lambda _, face: face, done=lambda *sums: sum(sums))
"""Everything added up."""

TOTALS: Reading[tuple[int, ...]] = Reading(
    "totals", lambda faces: tuple(map(sum, faces)), each=lambda _, face: face, done=lambda *sums: sums
)
"""Each side added up."""


@remembered(256)
def at_least(target: int) -> Reading[int]:
    """How many dice reach a number."""
    return Reading(
        f"at-least-{target}",
        lambda faces: sum(face >= target for side in faces for face in side),
        each=lambda _, face: int(face >= target),
        done=lambda *counts: sum(counts),
    )


@remembered(4096)
def bands(above: str, **upto: int) -> Reading[str]:
    """Reads the band into which the sum falls; each band is named with the highest number that still belongs to it.

    `bands("disaster", perfect=5, success=value, failure=94, fumble=99)` reads d100 under a value; what exceeds all is
    `above`.  Odds follow the bands, not a hundred faces.  The numbers must not fall; equal ones leave a band empty.
    """
    bounds = tuple(upto.items())
    if any(here > there for (_, here), (_, there) in pairwise(bounds)):
        raise ValueError(f"the bands overlap: {', '.join(f'{name} up to {top}' for name, top in bounds)}")

    def band(total: int) -> str:
        return next((name for name, top in bounds if total <= top), above)

    return Reading(
        f"bands-{'-'.join(str(top) for _, top in bounds)}",
        lambda faces: band(_total(faces)),
        each=lambda _, face: face,
        done=lambda *sums: band(sum(sums)),
    )


Part = tuple[str, Die, Reading[Any]]
"""One die of a throw that means several things: what it is for, the die, how it is read."""


@remembered(4096)
def mixed(*parts: Part) -> tuple[Pool, Reading[tuple[Any, ...]]]:
    """Dice of several kinds thrown together, each read by itself: the pool, and the reading with a value for each die.

    `mixed(("hit", D100, bands(…)), ("location", D6, FACE))` gives pairs such as `("success", 4)`.
    """
    read = {label: reading for label, _, reading in parts}
    if len(read) < len(parts):
        raise ValueError(f"two dice of one throw are for the same: {', '.join(label for label, _, _ in parts)}")
    names = tuple(read)

    def of(faces: Faces) -> tuple[Any, ...]:
        return tuple(read[name].of(((face,),)) for name, face in zip(names, faces[0]))

    reading: Reading[tuple[Any, ...]] = Reading(
        "+".join(f"{label}:{one.name}" for label, one in read.items()),
        of,
        each=lambda die, face: (read[die.label].of(((face,),)),),
        zero=(),
        merge=lambda before, more: before + more,
        done=lambda values: values,
    )
    return tuple(die.called(label) for label, die, _ in parts), reading


def labels_of(dice: Sequence[Pool]) -> tuple[tuple[str, ...], ...]:
    """What each die of a throw is for, side by side; nothing where no die says."""
    if not any(die.label for side in dice for die in side):
        return ()
    return tuple(tuple(die.label for die in side) for side in dice)


Parts = Mapping[Any, float]
"""What one side of a throw may come to, with the chances."""


@remembered(4096)
def spread(dice: tuple[Pool, ...], reading: Reading[R_co]) -> tuple[tuple[R_co, float], ...]:
    """Every value a reading can take over these dice, with its probability, in order of first appearance."""
    if reading.first is not None and reading.done is not None:
        return tuple(_together(spread(dice, reading.first), reading.done).items())
    if reading.each is None or reading.done is None:
        return _spread_by_faces(dice, reading)
    sides = [_side(pool, reading.each, reading.merge, reading.zero, reading.fold) for pool in dice]
    join = reading.join or _pair_by_pair(reading)
    return tuple(join(*sides).items())


def _pair_by_pair(reading: Reading[R_co]) -> Callable[..., Mapping[R_co, float]]:
    """Joins sides by going through all that they may come to together."""

    def join(*sides: Parts) -> Mapping[R_co, float]:
        assert reading.done is not None
        cases: dict[R_co, float] = {}
        for combination in product(*(side.items() for side in sides)):
            value = reading.done(*(part for part, _ in combination))
            chance = 1.0
            for _, weight in combination:
                chance *= weight
            cases[value] = cases.get(value, 0.0) + chance
        return cases

    return join


def _spread_by_faces(dice: tuple[Pool, ...], reading: Reading[R_co]) -> tuple[tuple[R_co, float], ...]:
    flat = [die.spread() for side in dice for die in side]
    sizes = [len(side) for side in dice]
    cases: dict[R_co, float] = {}
    for combination in product(*flat):
        shown = [face for face, _ in combination]
        faces, start = [], 0
        for size in sizes:
            faces.append(tuple(shown[start : start + size]))
            start += size
        chance = 1.0
        for _, weight in combination:
            chance *= weight
        value = reading.of(tuple(faces))
        cases[value] = cases.get(value, 0.0) + chance
    return tuple(cases.items())


@remembered(1024)
def _side(
    dice: Pool,
    each: Callable[[Die, int], Any],
    merge: Callable[[Any, Any], Any],
    zero: Any,
    fold: Callable[[Any], Any] | None,
) -> Parts:
    """What one side may come to; all readings that look at it in the same way share it."""
    if fold is not None:
        return _together(_side(dice, each, merge, zero, None).items(), fold)
    if not dice:
        return {zero: 1.0}
    *others, die = dice
    faces = _together(die.spread(), lambda face: each(die, face))
    least = SELDOM if die.explodes else 0.0
    grown: dict[Any, float] = {}
    for before, chance in _side(tuple(others), each, merge, zero, None).items():
        for part, weight in faces.items():
            if chance * weight > least:
                value = merge(before, part)
                grown[value] = grown.get(value, 0.0) + chance * weight
    if least:
        whole = math.fsum(grown.values())
        return {value: chance / whole for value, chance in grown.items()}
    return grown


def _together(cases: Iterable[tuple[Any, float]], seen: Callable[[Any], S]) -> dict[S, float]:
    """Cases, those that look the same taken together."""
    found: dict[S, float] = {}
    for value, chance in cases:
        smaller = seen(value)
        found[smaller] = found.get(smaller, 0.0) + chance
    return found


def cases(dice: tuple[Pool, ...], reading: Reading[Any]) -> int:
    """How many cases the odds would have to follow; counted in faces where the reading cannot be split."""
    if reading.splits:
        return len(spread(dice, reading))
    count = 1
    for side in dice:
        for die in side:
            count *= len(die.spread())
    return count


def check_faces(dice: tuple[Pool, ...], faces: Faces) -> str | None:
    """Why these faces cannot have been thrown with these dice, or None."""
    if len(faces) != len(dice):
        return f"{len(dice)} groups of dice are thrown, {len(faces)} were given"
    for pool_, side in zip(dice, faces):
        if len(side) != len(pool_):
            return f"{describe(pool_)} are {len(pool_)} dice, {len(side)} faces were given"
        for die, face in zip(pool_, side):
            if not die.legal(face):
                shown = f"1 to {die.sides}" if not die.explodes else f"a sum that does not end on a {die.sides}"
                which = f"the {die.name} for {die.label}" if die.label else f"a {die.name}"
                return f"{which} cannot show {face}; it shows {shown}"
    return None
