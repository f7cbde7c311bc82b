"""Opposed rolls of two characters: 2D6 + an attribute each, the higher total wins.  UN-0091, UN-0093 to UN-0095"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

import msgspec

from undercroft.kernel.dice import Reading
from undercroft.kernel.events import Summed
from undercroft.kernel.requests import Ask, Option, Roll, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls.dice import BLUNDER, DOUBLE_SIX, PAIRS, TWO, Alike, alike
from undercroft.systems.universalis.rolls.fortune import KEEP, OWN, THEIRS, can_spend, spend
from undercroft.systems.universalis.rolls.rerolls import Attempt, again, may_throw_again, retry
from undercroft.systems.universalis.rolls.stakes import Question, side
from undercroft.systems.universalis.rolls.tests import tally_of
from undercroft.systems.universalis.state import Character, Dice

Throws = tuple[Dice, Dice]
"""Both sides' dice."""


class Opposed(msgspec.Struct, frozen=True, eq=False):
    """Both sides' dice of an opposed roll at which nobody looks more closely: all that count the same are equal."""

    dice: Throws
    ahead: bool | None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Opposed) and self.ahead is other.ahead

    def __hash__(self) -> int:
        return hash(self.ahead)

    def __str__(self) -> str:
        return str(self.dice)


@lru_cache(maxsize=64)
def opposed(difference: int) -> Reading[Opposed]:
    """Both sides' dice as far as they say who is ahead, where the sums of what is added to them differ by so much."""

    def done(one: Dice, other: Dice) -> Opposed:
        return Opposed((one, other), ahead((one, other), difference))

    return Reading(
        "pairs", lambda faces: done(*PAIRS.of(faces)), each=PAIRS.each, merge=PAIRS.merge, zero=PAIRS.zero, done=done
    )


@lru_cache(maxsize=256)
def rethrown(other: Dice, difference: int) -> Reading[Alike]:
    """One side's dice that Fortune throws again, as far as they say who is ahead of the other's."""

    def done(dice: Dice) -> Alike:
        return Alike(dice, (ahead((dice, other), difference),))

    return alike(done)


def contest(game: Universalis, one: Character, other: Character, attribute: str, roll: str) -> Script[bool]:
    """Does the first win?  Ties are rolled again; a hero who is losing may spend Fortune on either side's dice.

    UN-0093, UN-0094, UN-0098 to UN-0100
    """
    mine, theirs = tally_of(game, one, attribute, roll), tally_of(game, other, attribute, roll)
    if game.listening:
        game.tell(Summed, roll, one.id, mine.total, mine.frozen())
        game.tell(Summed, roll, other.id, theirs.total, theirs.frozen())
    difference = mine.total - theirs.total
    sides = Attempt(one, roll, attribute), Attempt(other, roll, attribute)
    rerolled: tuple[str, ...] = ()
    while True:
        thrown = yield from _throw(game, sides, difference)
        dice = (yield from again(game, sides[0], thrown[0])), (yield from again(game, sides[1], thrown[1]))
        asked = partial(_question, (one, other), (mine, theirs), roll)
        if ahead(dice, difference) is False:
            dice = ((yield from retry(game, sides[0], dice[0], question=asked(dice, 0))), dice[1])
        elif ahead(dice, difference) is True:
            dice = (dice[0], (yield from retry(game, sides[1], dice[1], question=asked(dice, 1))))
        dice, rerolled = yield from _luck(game, (one, other), dice, difference, rerolled, asked, roll)
        won = ahead(dice, difference)
        if won is not None:
            return won


def _throw(game: Universalis, sides: tuple[Attempt, Attempt], difference: int) -> Script[Throws]:
    """The dice of both, read no finer than anybody's skills look at them."""
    one, roll = sides[0].who, sides[0].roll
    if any(may_throw_again(game.kit(side.who), side) for side in sides):
        closely: Throws = yield Roll((TWO, TWO), PAIRS, one.seat, one.id, roll)
        return closely
    thrown: Opposed = yield Roll((TWO, TWO), opposed(difference), one.seat, one.id, roll)
    return thrown.dice


def ahead(dice: Throws, difference: int) -> bool | None:
    """Is the first side ahead?  None on a tie.  A double 6 wins and a double 1 loses, unless both rolled it.

    UN-0091, UN-G12
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
    both: tuple[Character, Character],
    dice: Throws,
    difference: int,
    rerolled: tuple[str, ...],
    asked: Callable[[Throws, int], Question],
    roll: str,
) -> Script[tuple[Throws, tuple[str, ...]]]:
    """The hero against whom it goes may have his own or the enemy's dice thrown again, each once.  UN-0098, UN-0099"""
    for place, hero in enumerate(both):
        while can_spend(game, hero) and ahead(dice, difference) is (place == 1):
            left = [option for option in (OWN, THEIRS) if f"{place} {option.what}" not in rerolled]
            if not left:
                break
            options, stakes = (KEEP, *left), asked(dice, place).about(KEEP, *left)
            option: Option = yield Ask("fortune-contest", hero.seat, options, who=hero.id, about=roll, stakes=stakes)
            if option.act == "keep":
                break
            spend(game, hero)
            rerolled = (*rerolled, f"{place} {option.what}")
            side = place if option.what == "own" else 1 - place
            reads = rethrown(dice[1 - side], difference if side == 0 else -difference)
            fresh: Alike = yield Roll((TWO,), reads, both[side].seat, both[side].id, roll)
            dice = (fresh.dice, dice[1]) if side == 0 else (dice[0], fresh.dice)
    return dice, rerolled


def _question(
    both: tuple[Character, Character], tallies: tuple[Tally, Tally], roll: str, dice: Throws, place: int
) -> Question:
    """What a question in the middle of an opposed roll is about, for the side at this place."""
    difference = tallies[0].total - tallies[1].total

    def wins(new: Dice, side: int) -> bool:
        thrown = (new, dice[1]) if side == 0 else (dice[0], new)
        return ahead(thrown, difference) is (place == 0)

    return Question(
        "win",
        lambda: (side(both[0], roll, dice[0], tallies[0]), side(both[1], roll, dice[1], tallies[1])),
        lambda new: wins(new, place),
        lambda new: wins(new, 1 - place),
        mine=place,
    )
