"""What a question about dice is about: both sides' dice, what is added to them, and what new dice must show."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from undercroft.kernel.dice import TOTAL, Pool, Reading
from undercroft.kernel.requests import FigureId, Option
from undercroft.kernel.stakes import NEVER, SURELY, About, Prospect, Side, Stakes, thrown
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.rolls.dice import BLUNDER, ONE, PAIR, TWO, hurts_from, some
from undercroft.systems.universalis.state import Character, Dice

Serves = Callable[[Dice], bool]
"""Would these dice do?"""

Throw = tuple[Pool, Reading[Dice]]
"""The dice of a roll, and which two of them count."""

PLAIN: Throw = (TWO, PAIR)


class Question(msgspec.Struct, frozen=True):
    """A roll that may be thrown again: the goal of the hero that is asked, both sides as they are worked out when
    somebody looks, and which new dice of its own or of the enemy would do."""

    goal: str
    sides: Callable[[], tuple[Side, ...]]
    own: Serves | None = None
    enemy: Serves | None = None
    now: bool = False
    mine: int = 0
    throws: Callable[[], tuple[Throw, Throw]] = lambda: (PLAIN, PLAIN)
    """What Fortune throws again: all dice of the hero's own roll, and of the enemy's.  UN-0100"""

    def about(self, *options: Option) -> About:
        """The stakes of an ask with these options: to keep the dice, to throw the hero's own or the enemy's again."""
        return About(
            lambda: Stakes(self.goal, self.sides(), tuple(self._prospect(option) for option in options), self.mine)
        )

    def again(self, dice: Dice, *, lower: bool, options: tuple[Option, ...]) -> About:
        """The stakes of throwing again by a skill: both dice, or the `lower` one beside the other."""
        serves, high = self.own, dice[0]

        def prospect(option: Option) -> Prospect:
            if option.act != "again" or serves is None:
                return self._prospect(option)
            if not lower:
                return _pair(PLAIN, serves)
            return one_die(lambda face: serves((max(high, face), min(high, face))))

        return About(lambda: Stakes(self.goal, self.sides(), tuple(prospect(option) for option in options), self.mine))

    def _prospect(self, option: Option) -> Prospect:
        serves = {"own": self.own, "enemy": self.enemy}.get(option.what)
        if serves is None:
            return SURELY if self.now else NEVER
        own, enemy = self.throws()
        return _pair(own if option.what == "own" else enemy, serves)


def _pair(throw: Throw, serves: Serves) -> Prospect:
    dice, reads = throw
    return thrown(dice, reads, sum, serves)


def one_die(serves: Callable[[int], bool]) -> Prospect:
    """The prospect of one die."""
    return thrown(ONE, TOTAL, lambda face: face, serves)


def side(who: Character, roll: str, dice: Dice, tally: Tally) -> Side:
    """One side of a roll of two dice."""
    return Side(who.id, roll, sum(dice), tally.frozen(), sum(dice) + tally.total)


def damage_about(
    by: FigureId,
    target: Character,
    tallies: tuple[Tally, Tally],
    wounds: int,
    *,
    more: bool,
    exact: bool = True,
    roll: str = "damage",
) -> Callable[..., About]:
    """The stakes of throwing damage dice again: more Wounds, or fewer, than they show.  Where skills look closer at
    single dice only odds can tell.  UN-0467"""
    dice, armor = tallies

    def serves(new: int) -> bool:
        return new > wounds if more else new < wounds

    def about(*options: Option) -> About:
        def stakes() -> Stakes:
            fresh = thrown(some(max(1, dice.total)), hurts_from(armor.total), lambda new: new, serves)
            sides = (
                Side(by, roll, wounds, dice.frozen(), dice.total, "wounds"),
                Side(target.id, "armor", 0, armor.frozen(), armor.total),
            )
            found = tuple(NEVER if option.act == "keep" else fresh for option in options)
            return Stakes("more-wounds" if more else "fewer-wounds", sides, found if exact else ())

        return About(stakes)

    return about


def block_about(bearer: Character, needed: Tally, options: tuple[Option, ...], *, twice: bool = False) -> About:
    """The stakes of a block: the number needed; a bearer who shields throws `twice`.  UN-0516, UN-0517"""

    def stakes() -> Stakes:
        once = one_die(lambda face: face >= needed.total)
        both = Prospect(1 - (1 - once.chance) ** 2, once.fan)
        worth = {"take-it": NEVER, "keep": NEVER, "shielding": both}
        prospects = tuple(worth.get(option.act, both if twice else once) for option in options)
        return Stakes("block", (Side(bearer.id, "block", 0, needed.frozen(), needed.total),), prospects)

    return About(stakes)


def fatal_about(who: Character, least: int, options: tuple[Option, ...]) -> About:
    """The stakes of a fatal blow: Fortune turns it aside from a number on, or without a roll (1).  UN-0096, UN-0097"""

    def stakes() -> Stakes:
        spent = SURELY if least <= 1 else one_die(lambda face: face >= least)
        return Stakes("live", (), tuple(NEVER if option.act == "fall" else spent for option in options))

    return About(stakes)


def no_blunder(who: Character, roll: str) -> Callable[..., About]:
    """The stakes of a double 1 where any other dice would do.  UN-0089"""
    return Question("pass", lambda: (side(who, roll, BLUNDER, Tally()),), lambda new: new != BLUNDER).about
