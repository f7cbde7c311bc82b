"""Opposed rolls of two characters: 2D6 + an attribute each, the higher total wins.  UN-0091, UN-0093 to UN-0095"""

from __future__ import annotations

import msgspec

from undercroft.kernel.dice import Reading
from undercroft.kernel.events import Summed
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Option, Roll, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls.dice import BLUNDER, DOUBLE_SIX, PAIRS, TWO, Alike, alike
from undercroft.systems.universalis.rolls.fortune import OWN, THEIRS
from undercroft.systems.universalis.rolls.stakes import Question, side
from undercroft.systems.universalis.rolls.tests import tally_of
from undercroft.systems.universalis.rolls.two_dice import (
    Attempt,
    Window,
    ones_again,
    opposed_luck,
    throw,
    throw_failure_again,
    throws_again,
)
from undercroft.systems.universalis.state import Character, Dice

Throws = tuple[Dice, Dice]
"""Both sides' dice."""


@remembered(64)
def opposed(difference: int) -> Reading[Alike[Throws]]:
    """Both sides' dice as far as they say which side is ahead, where one adds this much more than the other."""

    def count(dice: Throws) -> object:
        return ahead(dice, difference)

    def done(one: Dice, other: Dice) -> Alike[Throws]:
        return Alike((one, other), count)

    return Reading(
        "pairs", lambda faces: done(*PAIRS.of(faces)), each=PAIRS.each, merge=PAIRS.merge, zero=PAIRS.zero, done=done
    )


@remembered(256)
def rethrown(other: Dice, difference: int) -> Reading[Alike[Dice]]:
    """One side's dice that Fortune throws again, as far as they say who is ahead of the other's."""
    return alike(lambda dice: ahead((dice, other), difference))


def contest(game: Universalis, one: Character, other: Character, attribute: str, roll: str) -> Script[bool]:
    """Does the first win?  Ties are rolled again; a hero who is losing may spend Fortune on either side's dice.

    UN-0093, UN-0094, UN-0098 to UN-0100
    """
    mine, theirs = tally_of(game, one, attribute, roll), tally_of(game, other, attribute, roll)
    if game.listening:
        game.tell(Summed, roll, one.id, mine.total, mine.frozen())
        game.tell(Summed, roll, other.id, theirs.total, theirs.frozen())
    tallies, difference = (mine, theirs), mine.total - theirs.total
    sides = Attempt(one, game.kit(one), roll, attribute), Attempt(other, game.kit(other), roll, attribute)
    left = [OWN, THEIRS], [OWN, THEIRS]
    while True:
        dice = yield from _throw(game, sides, difference)
        dice = (
            (yield from ones_again(game, sides[0], dice[0])),
            (yield from ones_again(game, sides[1], dice[1])),
        )
        won = ahead(dice, difference)
        if won is False:
            question = _question(sides, tallies, dice, 0)
            dice = (yield from throw_failure_again(game, sides[0], dice[0], question)), dice[1]
        elif won is True:
            question = _question(sides, tallies, dice, 1)
            dice = dice[0], (yield from throw_failure_again(game, sides[1], dice[1], question))
        for place in (0, 1):
            dice = yield from _luck(game, sides, tallies, dice, place, left[place])
        won = ahead(dice, difference)
        if won is not None:
            return won


def _throw(game: Universalis, sides: tuple[Attempt, Attempt], difference: int) -> Script[Throws]:
    """The dice of both, read no finer than anybody's skills look at them."""
    one, roll = sides[0].who, sides[0].roll
    if any(throws_again(side) for side in sides):
        closely: Throws = yield Roll((TWO, TWO), PAIRS, one.seat, one.id, roll)
        return closely
    thrown: Alike[Throws] = yield Roll((TWO, TWO), opposed(difference), one.seat, one.id, roll)
    return thrown.dice


def ahead(dice: Throws, difference: int) -> bool | None:
    """Is the first side ahead?  None on a tie.  A double 6 wins and a double 1 loses, unless both rolled it.

    UN-0091, UN-G12, UN-0093, UN-0269
    """
    mine, theirs = dice
    if (mine == DOUBLE_SIX) != (theirs == DOUBLE_SIX):
        return mine == DOUBLE_SIX
    if (mine == BLUNDER) != (theirs == BLUNDER):
        return theirs == BLUNDER
    total = sum(mine) - sum(theirs) + difference
    return total > 0 if total else None


def _luck(
    game: Universalis,
    sides: tuple[Attempt, Attempt],
    tallies: tuple[Tally, Tally],
    dice: Throws,
    place: int,
    left: list[Option],
) -> Script[Throws]:
    """The one at this place, if it is a hero who is behind, may spend Fortune.  UN-0098, UN-0099"""
    thrown, difference = list(dice), tallies[0].total - tallies[1].total

    def lost() -> bool:
        return ahead((thrown[0], thrown[1]), difference) is (place == 1)

    def question() -> Question:
        return _question(sides, tallies, (thrown[0], thrown[1]), place)

    def rethrow(whose: str) -> Script[None]:
        at = place if whose == "own" else 1 - place
        seen = rethrown(thrown[1 - at], difference if at == 0 else -difference)
        thrown[at] = yield from throw(game, msgspec.structs.replace(sides[at], more=False), seen)

    window = Window("fortune-contest", sides[place].who, sides[place].roll)
    yield from opposed_luck(game, window, left, lost, question, rethrow)
    return thrown[0], thrown[1]


def _question(sides: tuple[Attempt, Attempt], tallies: tuple[Tally, Tally], dice: Throws, place: int) -> Question:
    """What a question in the middle of an opposed roll is about, for the side at this place."""
    difference = tallies[0].total - tallies[1].total

    def wins(new: Dice, at: int) -> bool:
        return ahead((new, dice[1]) if at == 0 else (dice[0], new), difference) is (place == 0)

    return Question(
        "win",
        lambda: (
            side(sides[0].who, sides[0].roll, dice[0], tallies[0]),
            side(sides[1].who, sides[1].roll, dice[1], tallies[1]),
        ),
        lambda new: wins(new, place),
        lambda new: wins(new, 1 - place),
        mine=place,
    )
