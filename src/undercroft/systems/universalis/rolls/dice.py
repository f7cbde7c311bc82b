"""Dice and what is read in them: two dice with criticals and blunders, damage dice, the Scenario Die.

UN-0041 to UN-0043, UN-0088 to UN-0094, UN-0633
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from undercroft.kernel.dice import STANDARD, Die, Faces, Pool, Reading, symbol_die
from undercroft.kernel.remembering import remembered
from undercroft.systems.universalis.state import Dice

T = TypeVar("T")

D6 = STANDARD["d6"]
TWO: Pool = (D6, D6)
ONE: Pool = (D6,)
SYMBOLS = ("obstacles", "encounter", "power")
SCENARIO = symbol_die("scenario", tuple((symbol,) for symbol in SYMBOLS for _ in range(2)))
"""The Scenario Die: two faces for each deck.  UN-0633, UN-G33"""

LOTS = {n: STANDARD.get(f"d{n}", Die(f"d{n}", n)) for n in range(2, 31)}
"""Dice of any number of sides, for choosing at random."""

BLUNDER: Dice = (1, 1)
DOUBLE_SIX: Dice = (6, 6)


def _pair(faces: tuple[int, ...]) -> Dice:
    one, other = faces
    return (one, other) if one >= other else (other, one)


def _joined(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(one + other, reverse=True))


def _read_pair(faces: Faces) -> Dice:
    return _pair(faces[0])


def _read_pairs(faces: Faces) -> tuple[Dice, Dice]:
    return _pair(faces[0]), _pair(faces[1])


PAIR: Reading[Dice] = Reading(
    "pair", _read_pair, each=lambda _, face: (face,), merge=_joined, zero=(), done=lambda pair: pair
)
"""Two dice, the higher first."""


def _third(faces: Faces) -> int:
    return (faces[0][0] + 1) // 2


THIRD: Reading[int] = Reading("third", _third)
"""1D3: a die halved, rounded up.  UN-0043"""

PAIRS: Reading[tuple[Dice, Dice]] = Reading(
    "pairs", _read_pairs, each=lambda _, face: (face,), merge=_joined, zero=(), done=lambda one, other: (one, other)
)
"""Two dice of each side, the higher first."""


@remembered(8)
def best_two(strict: bool) -> Reading[Dice]:
    """The best two of more dice; when strict, any two 1s among them are a critical failure.  UN-C444, UN-C473"""

    def done(faces: tuple[int, ...]) -> Dice:
        kept = sorted(faces, reverse=True)
        return BLUNDER if strict and kept[-2:] == [1, 1] else (kept[0], kept[1])

    return Reading(
        "best-two-strict" if strict else "best-two",
        lambda faces: done(faces[0]),
        each=lambda _, face: (face,),
        merge=_joined,
        zero=(),
        done=done,
    )


def botched(dice: Dice, most: int) -> Dice:
    """A double up to this face is read as a double 1 where the weapon is so unwieldy.  UN-C259, UN-C271, UN-C277"""
    return BLUNDER if dice[0] == dice[1] <= most else dice


def criticals(dice: Dice, least: int = 6) -> int:
    """How many dice are criticals, on the natural faces.  UN-0092"""
    high, low = dice
    return (high >= least) + (low >= least)


def blunder(dice: Dice, most: int = 1) -> bool:
    """A critical failure: a natural double 1, or another low double where something says so.

    UN-0089, UN-C259, UN-C489
    """
    high, low = dice
    return 1 <= high == low <= most


def better(mine: Dice, theirs: Dice, more: int) -> bool | None:
    """Does the attacker win with these dice, adding this much more than the defender?  None on a tie.

    A double 6 wins and a double 1 loses, unless both rolled it; an attacker with a double 1 never hits.

    UN-0091, UN-0392, UN-G12, UN-C259, UN-C277
    """
    if mine == BLUNDER:
        return False
    if theirs == BLUNDER:
        return True
    if (mine == DOUBLE_SIX) != (theirs == DOUBLE_SIX):
        return mine == DOUBLE_SIX
    difference = sum(mine) + more - sum(theirs)
    return difference > 0 if difference else None


def double(dice: Dice) -> bool:
    """A double that is no critical failure."""
    return dice[0] == dice[1] > 1


# read no finer than they count


class Alike(Generic[T]):
    """Dice at which nobody looks more closely than to see what they count: those that count the same are equal, so
    that odds follow one of them for all."""

    __slots__ = ("count", "dice")

    def __init__(self, dice: T, count: Callable[[T], object]) -> None:
        self.dice = dice
        self.count = count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Alike) and self.count(self.dice) == other.count(other.dice)

    def __hash__(self) -> int:
        return hash(self.count(self.dice))

    def __str__(self) -> str:
        return str(self.dice)


Seen = Reading[Alike[Dice]] | None
"""How closely two dice are looked at: as far as they count for something, or (None) each by itself."""


def alike(count: Callable[[Dice], object]) -> Reading[Alike[Dice]]:
    """Two dice as far as they count."""

    def done(dice: Dice) -> Alike[Dice]:
        return Alike(dice, count)

    return Reading("pair", lambda faces: done(_pair(faces[0])), each=PAIR.each, merge=PAIR.merge, zero=(), done=done)


@remembered(64)
def tested(needed: int) -> Reading[Alike[Dice]]:
    """Two dice of a test that must reach a number: is it passed, is it a critical failure, is it a double 6?"""

    def count(dice: Dice) -> object:
        passed = dice == DOUBLE_SIX or (dice != BLUNDER and sum(dice) >= needed)
        return passed, dice == BLUNDER, dice == DOUBLE_SIX

    return alike(count)


class Fight(msgspec.Struct, frozen=True, gc=False):
    """What two dice of a fight count against: how much `more` the attacker adds, and whether it wins `ties`.

    `other` are the dice of the other side, or none where they may still change.  Doubles up to the `worst` are critical
    failures; with `doubles` somebody looks at all of them.  Dice of the one who `attacks` are criticals from the
    `least` on.
    """

    more: int
    ties: bool
    attacks: bool
    worst: int
    doubles: bool
    least: int
    other: Dice | None


ALL_PAIRS: tuple[Dice, ...] = tuple((high, low) for high in range(1, 7) for low in range(1, high + 1))


@remembered(4096)
def fought(fight: Fight) -> Reading[Alike[Dice]]:
    """Two dice of a fight: against which dice of the other side does the blow land, with how many criticals; critical
    failure, double 6, and where somebody looks at them, any double."""
    others = ALL_PAIRS if fight.other is None else (fight.other,)

    def lands(dice: Dice, other: Dice) -> bool:
        won = better(dice, other, fight.more) if fight.attacks else better(other, dice, fight.more)
        return fight.ties if won is None else won

    def count(thrown: Dice) -> object:
        dice = botched(thrown, fight.worst)
        landing = tuple(lands(dice, other) for other in others)
        counted = criticals(dice, fight.least) if fight.attacks and any(landing) else 0
        return landing, counted, dice == BLUNDER, dice == DOUBLE_SIX, fight.doubles and double(dice)

    return alike(count)


# damage


@remembered(64)
def hurts_from(armor: int) -> Reading[int]:
    """Damage dice: how many reach the Armor, and nothing else.  UN-0467, UN-0468"""
    least = max(2, armor)

    def of(faces: Faces) -> int:
        return sum(face >= least for side in faces for face in side)

    return Reading(f"wounds-{armor}", of, each=lambda _, face: int(face >= least), done=lambda counted: counted)


Marks = tuple[int, int, int]
"""Damage dice at which somebody looks more closely: those that wound, those showing 1, those showing 6."""


@remembered(64)
def marks_from(armor: int) -> Reading[Marks]:
    """Damage dice: how many reach the Armor, show 1, show 6.  UN-C437, UN-C452, UN-C457"""
    least = max(2, armor)

    def mark(face: int) -> Marks:
        return int(face >= least), int(face == 1), int(face == 6)

    def joined(one: Marks, other: Marks) -> Marks:
        return one[0] + other[0], one[1] + other[1], one[2] + other[2]

    def of(faces: Faces) -> Marks:
        found: Marks = (0, 0, 0)
        for face in faces[0]:
            found = joined(found, mark(face))
        return found

    return Reading(
        f"marks-{armor}",
        of,
        each=lambda _, face: mark(face),
        merge=joined,
        zero=(0, 0, 0),
        done=lambda counted: counted,
    )


@remembered(64)
def some(n: int) -> Pool:
    """So many six-sided dice."""
    return (D6,) * n


def _symbol(faces: Faces) -> str:
    return SCENARIO.symbols[faces[0][0] - 1][0]


SYMBOL: Reading[str] = Reading("symbol", _symbol)
"""What the Scenario Die shows."""
