"""The four combat dice and how a roll of them is read.  DA-0088 to DA-0096, DA-G01, DA-G02"""

from __future__ import annotations

from functools import lru_cache

from undercroft.kernel.dice import Die, Faces, Pool, Reading, symbol_die

MOST_OF_A_COLOUR = 3

_OPPOSITES = (2, 1, 4, 3, 6, 5)

YELLOW = symbol_die("yellow", [[], ["hit", "bam"], [], ["hit", "hit"], ["hit"], ["hit"]], _OPPOSITES)
RED = symbol_die(
    "red",
    [[], ["hit", "hit", "hit"], ["hit", "bam"], ["hit", "hit", "diamond"], ["hit", "hit"], ["hit", "hit"]],
    _OPPOSITES,
)
BLUE = symbol_die("blue", [[], ["shield", "bam"], [], ["shield"], [], ["shield"]], _OPPOSITES)
GREEN = symbol_die(
    "green",
    [[], ["shield", "shield"], ["shield", "bam"], ["shield", "diamond"], ["shield"], ["shield", "shield"]],
    _OPPOSITES,
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
MEANS = {"red": 10 / 6, "yellow": 5 / 6, "green": 7 / 6, "blue": 3 / 6}


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


@lru_cache(maxsize=256)
def results(red: int, yellow: int, green: int, blue: int) -> Reading[tuple[Result, Result]]:
    """Both sides' results, for attacks in which nobody looks at single dice."""
    attack = ("red",) * red + ("yellow",) * yellow
    defense = ("green",) * green + ("blue",) * blue

    def of(faces: Faces) -> tuple[Result, Result]:
        return side_result(attack, faces[0]), side_result(defense, faces[1])

    return Reading(
        "results",
        of,
        each=lambda die, face: _FACES[die.name][face - 1],
        merge=add,
        zero=NO_RESULT,
        done=lambda one, other: (one, other),
    )


@lru_cache(maxsize=256)
def one_side(strong: int, plain: int, attack: bool) -> Reading[Result]:
    """One side's result, for a re-roll."""
    names = ("red",) * strong + ("yellow",) * plain if attack else ("green",) * strong + ("blue",) * plain
    return Reading(
        "result",
        lambda faces: side_result(names, faces[0]),
        each=lambda die, face: _FACES[die.name][face - 1],
        merge=add,
        zero=NO_RESULT,
        done=lambda one: one,
    )


def count(letters: str) -> tuple[int, int]:
    """Dice letters of a card as (better, plainer): red and yellow, or green and blue."""
    return letters.count("r") + letters.count("g"), letters.count("y") + letters.count("b")
