"""Dice and what is read in them: two dice with criticals and blunders, damage dice, the Scenario Die.

UN-0041 to UN-0043, UN-0088 to UN-0094, UN-0633
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

import msgspec

from undercroft.kernel.dice import STANDARD, Die, Faces, Pool, Reading, symbol_die
from undercroft.systems.universalis.state import Dice

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
NO_DICE: Dice = (0, 0)
A_DOUBLE: Dice = (2, 2)
"""Any double between 2 and 5: nobody asks which."""


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


@lru_cache(maxsize=8)
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


def plain(dice: Dice) -> Dice:
    """The plainest dice with the same total, criticals and blunder: all that a roll without odd skills is asked for.

    Odds stay small because rolls are kept in this form unless somebody looks at single dice.
    """
    high, low = dice
    if high == 6 or dice == BLUNDER:
        return dice
    total = high + low
    return (5, total - 5) if total > 6 else (total - 1, 1) if total > 2 else dice


def _read_plain(faces: Faces) -> Dice:
    return plain(_pair(faces[0]))


PLAIN_PAIR: Reading[Dice] = Reading(
    "total", _read_plain, each=lambda _, face: (face,), merge=_joined, zero=(), done=plain
)
"""Two dice as far as total, criticals and blunder go."""


def botched(dice: Dice, most: int) -> Dice:
    """A double up to this face is read as a double 1 where the weapon is so unwieldy.  UN-C259, UN-C271, UN-C277"""
    return BLUNDER if dice[0] == dice[1] <= most else dice


def criticals(dice: Dice, least: int = 6) -> int:
    """How many dice are criticals, on the natural faces.  UN-0092"""
    high, low = dice
    return (high >= least) + (low >= least)


def blunder(dice: Dice, most: int = 1) -> bool:
    """A critical failure: a natural double 1, or another low double where something says so.  UN-0089"""
    high, low = dice
    return 1 <= high == low <= most


def better(mine: Dice, theirs: Dice, more: int) -> bool | None:
    """Does the attacker win with these dice, adding so much more than the defender?  None on a tie.

    A double 6 wins and a double 1 loses, unless both rolled it; an attacker with a double 1 never hits.  UN-0091,
    UN-0392, UN-G12
    """
    if mine == BLUNDER:
        return False
    if theirs == BLUNDER:
        return True
    if (mine == DOUBLE_SIX) != (theirs == DOUBLE_SIX):
        return mine == DOUBLE_SIX
    difference = sum(mine) + more - sum(theirs)
    return difference > 0 if difference else None


def as_good(dice: Dice, more: int, ties: bool) -> Dice:
    """Plain dice of an attacker with the same criticals that win against the same dice as these, adding so much more:
    it is all the same by how much dice lose against all, or win, that are no double 1 and no double 6."""
    if dice in (BLUNDER, DOUBLE_SIX):
        return dice
    hopeless, sure = (2 if ties else 3) - more, (11 if ties else 12) - more
    total = min(max(sum(dice), hopeless), sure)
    if dice[0] == 6:
        return 6, min(max(total - 6, 1), 5)
    total = min(max(total, 3), 10)
    return (5, total - 5) if total > 6 else (total - 1, 1)


def remembered(dice: Dice, *, doubles: bool) -> Dice:
    """What later stages still look at: blunders and double sixes, and where a skill does, any double."""
    if dice in (BLUNDER, DOUBLE_SIX):
        return dice
    return A_DOUBLE if doubles and dice[0] == dice[1] > 1 else NO_DICE


class Alike(msgspec.Struct, frozen=True, eq=False):
    """Dice at which nobody looks more closely: all that count the same are equal, and odds tell them apart no more."""

    dice: Dice
    counts: tuple[object, ...]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Alike) and self.counts == other.counts

    def __hash__(self) -> int:
        return hash(self.counts)

    def __str__(self) -> str:
        return str(self.dice)


class Fight(msgspec.Struct, frozen=True):
    """What dice of a fight are compared with, and for what they may be asked after that.

    `other` are the dice of the other side; the attacker adds so much `more`, and wins `ties` or not.  Doubles up to the
    `worst` are blunders, and with `doubles` somebody looks at all of them.  `lower`: who loses throws the lower die
    again; `answered`: who wins, the other side throws again.  An attacker's dice are criticals from the `least` on.
    """

    other: Dice
    more: int
    ties: bool
    worst: int
    doubles: bool = False
    lower: bool = False
    answered: bool = False
    least: int = 6


@lru_cache(maxsize=4096)
def parried(fight: Fight, ones: bool = False) -> Reading[Alike]:
    """A defender's dice as far as they count in a fight; with `ones`, a 1 is thrown again beside the other die."""

    def done(thrown: Dice) -> Alike:
        found = _parry(fight, thrown)
        high, low = found.dice
        return Alike(found.dice, (*found.counts, high, low)) if ones and high > low == 1 else found

    return alike(done)


@lru_cache(maxsize=4096)
def parried_again(fight: Fight, other: int) -> Reading[Alike]:
    """One die of a defender that is thrown again beside the other, as far as it counts in a fight."""
    return _beside(other, partial(_parry, fight))


def _parry(fight: Fight, thrown: Dice) -> Alike:
    """Who wins, blunder and double 6; the total of what may be lost yet, and what a lower die is thrown beside."""
    dice = botched(thrown, fight.worst)
    won = better(fight.other, dice, fight.more)
    lost = fight.ties if won is None else won
    total = (sum(dice),) if fight.answered and not lost else ()
    beside = (dice[0],) if fight.lower and (lost or fight.answered) and dice != BLUNDER else ()
    return Alike(dice, (lost, remembered(dice, doubles=fight.doubles), *total, *beside))


@lru_cache(maxsize=4096)
def struck(fight: Fight) -> Reading[Alike]:
    """An attacker's dice thrown again as far as they count in a fight."""
    return alike(partial(_strike, fight))


@lru_cache(maxsize=4096)
def struck_again(fight: Fight, other: int) -> Reading[Alike]:
    """One die of an attacker that is thrown again beside the other, as far as it counts in a fight."""
    return _beside(other, partial(_strike, fight))


def _strike(fight: Fight, thrown: Dice) -> Alike:
    """Who wins, criticals, blunder and double 6; of a roll that may be lost yet its total."""
    dice = botched(thrown, fight.worst)
    won = better(dice, fight.other, fight.more)
    lands = fight.ties if won is None else won
    total = (sum(dice),) if fight.answered and lands else ()
    return Alike(dice, (lands, criticals(dice, fight.least) if lands else 0, remembered(dice, doubles=False), *total))


def _beside(other: int, count: Callable[[Dice], Alike]) -> Reading[Alike]:
    """A die beside another as far as both count."""

    def done(face: int) -> Alike:
        return count((max(face, other), min(face, other)))

    return Reading("total", lambda faces: done(faces[0][0]), each=lambda _, face: face, done=done)


@lru_cache(maxsize=64)
def tested(needed: int) -> Reading[Alike]:
    """Two dice of a test as far as they say whether it is passed, blunder and double 6: they must show so much."""

    def done(dice: Dice) -> Alike:
        passed = dice == DOUBLE_SIX or (dice != BLUNDER and sum(dice) >= needed)
        return Alike(dice, (passed, dice == BLUNDER, dice == DOUBLE_SIX))

    return alike(done)


def alike(done: Callable[[Dice], Alike]) -> Reading[Alike]:
    """Two dice as far as they count."""

    def of(faces: Faces) -> Alike:
        return done(_pair(faces[0]))

    return Reading("pair", of, each=PAIR.each, merge=PAIR.merge, zero=(), done=done)


@lru_cache(maxsize=64)
def hurts_from(armor: int) -> Reading[int]:
    """Damage dice: how many reach the Armor, and nothing else.  UN-0467, UN-0468"""
    least = max(2, armor)

    def of(faces: Faces) -> int:
        return sum(face >= least for side in faces for face in side)

    return Reading(f"wounds-{armor}", of, each=lambda _, face: int(face >= least), done=lambda counted: counted)


Marks = tuple[int, int, int]
"""Damage dice at which somebody looks more closely: those that wound, those showing 1, those showing 6."""


@lru_cache(maxsize=64)
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


@lru_cache(maxsize=64)
def some(n: int) -> Pool:
    """So many six-sided dice."""
    return (D6,) * n


def _symbol(faces: Faces) -> str:
    return SCENARIO.symbols[faces[0][0] - 1][0]


SYMBOL: Reading[str] = Reading("symbol", _symbol)
"""What the Scenario Die shows."""
