"""Skills that throw dice again: the 1s of a roll, or a roll that failed.  UN-0042, UN-0090"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from undercroft.kernel.dice import TOTAL, Reading
from undercroft.kernel.requests import Ask, Option, Roll, Script
from undercroft.systems.universalis.cards.kit import Kit, bests, rerolls
from undercroft.systems.universalis.cards.sources import Source
from undercroft.systems.universalis.cards.words import Reroll
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls.circumstances import holds
from undercroft.systems.universalis.rolls.dice import BLUNDER, ONE, PAIR, TWO, Alike, best_two, some
from undercroft.systems.universalis.rolls.fortune import KEEP
from undercroft.systems.universalis.rolls.stakes import Question
from undercroft.systems.universalis.state import Character, Dice
from undercroft.systems.universalis.status.counted_uses import limited, may_use, note_use


class Attempt(msgspec.Struct, frozen=True):
    """Two dice as skills look at them: who throws them, for which roll and attribute, and what the test is about.

    `declared` are the active skills named for it, `muted` those left out.
    """

    who: Character
    roll: str
    attribute: str
    declared: tuple[str, ...] = ()
    muted: tuple[str, ...] = ()
    about: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """What skills may call this roll."""
        roll = self.roll
        return roll, self.attribute, "any", "melee" if roll in ("attack", "defense") else roll


def throw(game: Universalis, attempt: Attempt, reads: Reading[Alike] | None = None) -> Script[Dice]:
    """2D6, or the best two of more; `reads` says how closely two dice are looked at.  UN-C473"""
    who, roll = attempt.who, attempt.roll
    dice: Dice
    for _, best in bests(game.kit(who), ()):
        if best.roll in (roll, attempt.attribute) and holds(game, who, best.when, None, attempt.about):
            dice = yield Roll((some(best.dice),), best_two(best.strict), who.seat, who.id, roll)
            return dice
    if reads is not None:
        alike: Alike = yield Roll((TWO,), reads, who.seat, who.id, roll)
        return alike.dice
    dice = yield Roll((TWO,), PAIR, who.seat, who.id, roll)
    return dice


def again(
    game: Universalis, attempt: Attempt, dice: Dice, reads: Callable[[int], Reading[Alike]] | None = None
) -> Script[Dice]:
    """Skills that throw 1s again, once, but never those of a natural double 1; `reads` says how closely the new die is
    looked at beside the other.  UN-0042, UN-0090"""
    if dice[1] != 1 or dice == BLUNDER:
        return dice
    who, names = attempt.who, attempt.names
    for _, reroll in rerolls(game.kit(who), attempt.declared, attempt.muted):
        if reroll.dice != "ones" or reroll.roll not in names:
            continue
        if holds(game, who, reroll.when, game.state.hit, attempt.about):
            return (yield from _one_die(attempt, dice, reads))
    return dice


def retry(
    game: Universalis,
    attempt: Attempt,
    dice: Dice,
    reads: Reading[Alike] | None = None,
    beside: Callable[[int], Reading[Alike]] | None = None,
    question: Question | None = None,
) -> Script[Dice]:
    """Skills that throw a failed roll again, or one die of it; whose uses are few, they are asked for.  `reads` says
    how closely new dice are looked at, `beside` how closely one new die beside the other, `question` what the roll is
    about.

    UN-0042, UN-C430, UN-C441, UN-C482, UN-C495
    """
    who = attempt.who
    if attempt.roll == "stand-up" and who.second_chance:
        second: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, "stand-up-again")
        return second
    for source, reroll in _serving(game, attempt, dice):
        lower = reroll.dice == "one"
        if not (yield from _takes(attempt, source, dice, question, lower=lower)):
            continue
        if lower:
            return (yield from _one_die(attempt, dice, beside))
        if reads is not None:
            alike: Alike = yield Roll((TWO,), reads, who.seat, who.id, f"{attempt.roll}-again")
            return alike.dice
        fresh: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, f"{attempt.roll}-again")
        return fresh
    return dice


def _serving(game: Universalis, attempt: Attempt, dice: Dice) -> Iterator[tuple[Source, Reroll]]:
    """What would throw a failed roll, or one die of it, again."""
    who = attempt.who
    known = rerolls(game.kit(who), attempt.declared, attempt.muted)
    names = attempt.names if known else ()
    for source, reroll in known:
        if reroll.dice not in ("one", "failed", "all") or reroll.roll not in names:
            continue
        if dice == BLUNDER and (reroll.dice == "one" or not reroll.blunders):
            continue
        if holds(game, who, reroll.when, game.state.hit, attempt.about) and _has_use(who, source):
            yield source, reroll


def first_retry(game: Universalis, attempt: Attempt, dice: Dice) -> str:
    """What it throws again of a failed roll by the first skill or thing that serves: "one" die, "all", or nothing."""
    for _, reroll in _serving(game, attempt, dice):
        return "one" if reroll.dice == "one" else "all"
    return ""


def may_throw_again(kit: Kit, attempt: Attempt) -> bool:
    """Has it any skill or thing that throws dice of this roll again?"""
    known = rerolls(kit, attempt.declared, attempt.muted)
    if not known:
        return False
    names = attempt.names
    return any(reroll.roll in names for _, reroll in known)


def throws_ones_again(kit: Kit, attempt: Attempt) -> bool:
    """Has it any skill or thing that throws the 1s of this roll again?"""
    known = rerolls(kit, attempt.declared, attempt.muted)
    if not known:
        return False
    names = attempt.names
    return any(reroll.dice == "ones" and reroll.roll in names for _, reroll in known)


def retries(kit: Kit, attempt: Attempt) -> frozenset[str]:
    """What it throws again of this roll once it has failed: "one" die, or "all"."""
    known = rerolls(kit, attempt.declared, attempt.muted)
    if not known:
        return NO_RETRIES
    names = attempt.names
    kinds = {reroll.dice for _, reroll in known if reroll.roll in names and reroll.dice != "ones"}
    return frozenset("one" if dice == "one" else "all" for dice in kinds)


NO_RETRIES: frozenset[str] = frozenset()


def _has_use(who: Character, source: Source) -> bool:
    return not source.skill or may_use(who, source.id)


def _takes(attempt: Attempt, source: Source, dice: Dice, question: Question | None, *, lower: bool) -> Script[bool]:
    """Spend a use of a skill that throws dice again, if its bearer wants to."""
    if not source.skill:
        return True
    who = attempt.who
    if who.hero and limited(source.id):
        options = (Option("again", what=source.id), KEEP)
        stakes = None if question is None else question.again(dice, lower=lower, options=options)
        option: Option = yield Ask("again", who.seat, options, who=who.id, about=attempt.roll, stakes=stakes)
        if option.act == "keep":
            return False
    note_use(who, source.id)
    return True


def _one_die(attempt: Attempt, dice: Dice, reads: Callable[[int], Reading[Alike]] | None = None) -> Script[Dice]:
    """The lower die is thrown again."""
    who = attempt.who
    if reads is not None:
        thrown: Alike = yield Roll((ONE,), reads(dice[0]), who.seat, who.id, f"{attempt.roll}-again")
        return thrown.dice
    face: int = yield Roll((ONE,), TOTAL, who.seat, who.id, f"{attempt.roll}-again")
    return (dice[0], face) if dice[0] >= face else (face, dice[0])
