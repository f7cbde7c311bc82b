"""The four combat dice and how a roll of them is read.  DA-0088 to DA-0096, DA-G01, DA-G02"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undercroft.kernel.dice import Die, Faces, Pool, Reading, symbol_die

MOST_OF_A_COLOUR = 3

_OPPOSITES = (2, 1, 4, 3, 6, 5)

YELLOW = symbol_die("yellow", [[], ["hit", "bam"], [], ["hit", "hit"], ["hit"], ["hit"]], _OPPOSITES, colour="yellow")
RED = symbol_die(
    "red",
    [[], ["hit", "hit", "hit"], ["hit", "bam"], ["hit", "hit", "diamond"], ["hit", "hit"], ["hit", "hit"]],
    _OPPOSITES,
    colour="red",
    better=True,
)
BLUE = symbol_die("blue", [[], ["shield", "bam"], [], ["shield"], [], ["shield"]], _OPPOSITES, colour="blue")
GREEN = symbol_die(
    "green",
    [[], ["shield", "shield"], ["shield", "bam"], ["shield", "diamond"], ["shield"], ["shield", "shield"]],
    _OPPOSITES,
    colour="green",
    better=True,
)

Result = tuple[int, int, int, int, int]
"""Hits or Shields, Bams, Diamonds, blanks of the better colour (red, green), blanks of the plainer (yellow, blue)."""

NO_RESULT: Result = (0, 0, 0, 0, 0)


def _face(die: Die, face: int) -> Result:
    symbols = die.symbols[face - 1]
    blank = not symbols
    better = die.name in ("red", "green")
    return (
        symbols.count("hit") + symbols.count("shield"),
        symbols.count("bam"),
        symbols.count("diamond"),
        int(blank and better),
        int(blank and not better),
    )


_FACES: dict[str, tuple[Result, ...]] = {
    die.name: tuple(_face(die, face) for face in range(1, 7)) for die in (RED, YELLOW, GREEN, BLUE)
}

DICE = {"red": RED, "yellow": YELLOW, "green": GREEN, "blue": BLUE}


@lru_cache(maxsize=256)
def pools(red: int, yellow: int, green: int, blue: int) -> tuple[Pool, Pool]:
    """The Attacker's and the Defender's dice."""
    return (RED,) * red + (YELLOW,) * yellow, (GREEN,) * green + (BLUE,) * blue


def add(one: Result, other: Result) -> Result:
    """Two results together."""
    return (
        one[0] + other[0],
        one[1] + other[1],
        one[2] + other[2],
        one[3] + other[3],
        one[4] + other[4],
    )


def side_result(names: tuple[str, ...], faces: tuple[int, ...]) -> Result:
    """What one side's faces come to."""
    value = bams = diamonds = better = plain = 0
    for name, face in zip(names, faces):
        shown = _FACES[name][face - 1]
        value += shown[0]
        bams += shown[1]
        diamonds += shown[2]
        better += shown[3]
        plain += shown[4]
    return value, bams, diamonds, better, plain


# reading a throw


class Look(NamedTuple):
    """What matters of one side's dice in a fight: Bams and Diamonds up to so many, how many are blank, each die."""

    bams: int = 99
    diamonds: int = 99
    blanks: bool = True
    faces: bool = False


Shown = tuple[Result, tuple[int, ...]]
"""What one side's dice come to; the faces only where single dice matter, the better colour first."""

_ALIKE: dict[str, tuple[int, ...]] = {
    die.name: tuple(
        next(
            other
            for other in range(1, 7)
            if die.symbols[other - 1] == die.symbols[face - 1]
            and (die.symbols[face - 1] or die.symbols[die.opposite(other) - 1] == die.symbols[die.opposite(face) - 1])
        )
        for face in range(1, 7)
    )
    for die in (RED, YELLOW, GREEN, BLUE)
}
"""For each face the first that no rule can tell from it: the same symbols, and blank ones with the same underneath."""

_Part = tuple[Result, tuple[tuple[bool, int], ...]]


def _join(one: _Part, other: _Part) -> _Part:
    return add(one[0], other[0]), tuple(sorted(one[1] + other[1]))


def _shown(part: _Part, look: Look) -> Shown:
    value, bams, diamonds, better, plain = part[0]
    result = value, min(bams, look.bams), min(diamonds, look.diamonds), better, plain
    return result, tuple(face for _, face in part[1])


def _look_at(die: Die, face: int, look: Look) -> _Part:
    value, bams, diamonds, better, plain = _FACES[die.name][face - 1]
    bams, diamonds = min(bams, look.bams), min(diamonds, look.diamonds)
    if not look.blanks:
        better = plain = 0
    faces = ((die.name in ("yellow", "blue"), _ALIKE[die.name][face - 1]),) if look.faces else ()
    return (value, bams, diamonds, better, plain), faces


def _look_at_all(dice: Pool, faces: tuple[int, ...], look: Look) -> _Part:
    part: _Part = (NO_RESULT, ())
    for die, face in zip(dice, faces):
        part = _join(part, _look_at(die, face, look))
    return part


@lru_cache(maxsize=1024)
def results(dice: tuple[Pool, Pool], attack: Look, defense: Look) -> Reading[tuple[Shown, Shown]]:
    """What both sides' dice come to, no finer than somebody in this fight looks at them: so odds stay exact."""

    def of(faces: Faces) -> tuple[Shown, Shown]:
        one, other = _look_at_all(dice[0], faces[0], attack), _look_at_all(dice[1], faces[1], defense)
        return _shown(one, attack), _shown(other, defense)

    return Reading(
        "results",
        of,
        each=lambda die, face: _look_at(die, face, attack if die.name in ("red", "yellow") else defense),
        merge=_join,
        zero=(NO_RESULT, ()),
        done=lambda one, other: (_shown(one, attack), _shown(other, defense)),
    )


@lru_cache(maxsize=1024)
def one_side(dice: Pool, look: Look) -> Reading[Shown]:
    """What one side's dice come to, for a re-roll."""
    return Reading(
        "result",
        lambda faces: _shown(_look_at_all(dice, faces[0], look), look),
        each=lambda die, face: _look_at(die, face, look),
        merge=_join,
        zero=(NO_RESULT, ()),
        done=lambda part: _shown(part, look),
    )


def in_order(names: tuple[str, ...], faces: tuple[int, ...]) -> tuple[int, ...]:
    """The same faces, sorted within each colour."""
    return tuple(face for _, face in sorted((name in ("yellow", "blue"), face) for name, face in zip(names, faces)))
