"""Two dice, the roll of every attack, defense, shot, test, spell and contest, in the order that `moments` states.

They fall, the best two of more where a skill says so; skills throw 1s again, then what has failed; then Fortune throws
again what has gone against a hero.  UN-0042, UN-0090, UN-0098 to UN-0100
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.requests import Ask, Option, Roll, Script
from undercroft.systems.universalis.cards.kit import Kit, bests, rerolls
from undercroft.systems.universalis.cards.sources import Source, Spoken
from undercroft.systems.universalis.cards.words import BEST, REROLL, Best, Reroll
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls.circumstances import holds
from undercroft.systems.universalis.rolls.dice import BLUNDER, ONE, PAIR, TWO, Alike, Seen, best_two, botched, some
from undercroft.systems.universalis.rolls.fortune import KEEP, OWN, THEIRS, luck
from undercroft.systems.universalis.rolls.stakes import PLAIN, Question, Throw
from undercroft.systems.universalis.state import Character, Dice
from undercroft.systems.universalis.status.counted_uses import limited, may_use, note_use


class Attempt(msgspec.Struct, frozen=True):
    """Two dice as skills look at them: the thrower, the roll and the attribute they are for, and what the test is
    about."""

    who: Character
    kit: Kit
    roll: str
    attribute: str
    declared: tuple[str, ...] = ()
    """The active skills named for it."""
    muted: tuple[str, ...] = ()
    """Those left out."""
    about: tuple[str, ...] = ()
    worst: int = 1
    """The highest double that is a critical failure.  UN-C259, UN-C271, UN-C277"""
    more: bool = True
    """May skills throw more than two dice for it?"""

    @property
    def names(self) -> tuple[str, ...]:
        """What skills may call this roll."""
        roll = self.roll
        return roll, self.attribute, "any", "melee" if roll in ("attack", "defense") else roll


def two_dice(game: Universalis, attempt: Attempt, seen: Seen = None) -> Script[Dice]:
    """2D6 with the 1s that skills throw again; `seen` says how closely they are looked at, unless the thrower's own
    skills look closer.  UN-0042, UN-0090, UN-C444, UN-C473"""
    dice = yield from throw(game, attempt, None if seen is None or looks_closer(attempt) else seen)
    return dice if dice[1] != 1 or dice == BLUNDER else (yield from ones_again(game, attempt, dice))


def ones_again(game: Universalis, attempt: Attempt, dice: Dice) -> Script[Dice]:
    """Skills throw 1s again, once, but never those of a natural double 1.  UN-0042, UN-0090"""
    if dice[1] != 1 or dice == BLUNDER:
        return dice
    for _, reroll in _rerolls(attempt):
        if reroll.dice == "ones" and holds(game, attempt.who, reroll.when, game.state.hit, attempt.about):
            return (yield from _lower_die_again(attempt, dice))
    return dice


def looks_closer(attempt: Attempt) -> bool:
    """Does anything of the thrower's look at single dice of this roll: throws more of them, or one of them again?"""
    return bool(_bests(attempt)) or any(reroll.dice in ("ones", "one") for _, reroll in _rerolls(attempt))


def throw(game: Universalis, attempt: Attempt, seen: Seen = None) -> Script[Dice]:
    """2D6, or the best two of more.  UN-C444, UN-C473"""
    who, roll = attempt.who, attempt.roll
    pool, reads = dice_of(game, attempt)
    if len(pool) == len(TWO):
        return (yield from _both_dice(attempt, roll, seen))
    dice: Dice = yield Roll((pool,), reads, who.seat, who.id, roll)
    return botched(dice, attempt.worst)


def dice_of(game: Universalis, attempt: Attempt) -> Throw:
    """All dice of a roll: two, or more where a skill throws the best two of them.  UN-0100, UN-C444, UN-C473"""
    for best in _bests(attempt):
        if holds(game, attempt.who, best.when, game.state.hit, attempt.about):
            return some(best.dice), best_two(best.strict)
    return PLAIN


def _bests(attempt: Attempt) -> list[Best]:
    """What throws more dice for this roll, if the circumstances allow it."""
    if not attempt.more or BEST.name not in attempt.kit.speakers:
        return []
    known = bests(attempt.kit, attempt.declared, attempt.muted)
    return [best for _, best in known if best.roll in attempt.names]


def _both_dice(attempt: Attempt, why: str, seen: Seen) -> Script[Dice]:
    who, dice = attempt.who, BLUNDER
    if seen is None:
        dice = yield Roll((TWO,), PAIR, who.seat, who.id, why)
    else:
        alike: Alike[Dice] = yield Roll((TWO,), seen, who.seat, who.id, why)
        dice = alike.dice
    return botched(dice, attempt.worst) if dice[0] == dice[1] else dice


def _lower_die_again(attempt: Attempt, dice: Dice) -> Script[Dice]:
    who = attempt.who
    face: int = yield Roll((ONE,), TOTAL, who.seat, who.id, f"{attempt.roll}-again")
    return botched((max(dice[0], face), min(dice[0], face)), attempt.worst)


# what has failed


def _rerolls(attempt: Attempt) -> Spoken[Reroll]:
    """What throws dice of this roll again, if the circumstances allow it."""
    if REROLL.name not in attempt.kit.speakers:
        return ()
    names, known = attempt.names, rerolls(attempt.kit, attempt.declared, attempt.muted)
    return tuple((source, reroll) for source, reroll in known if reroll.roll in names)


def throws_again(attempt: Attempt) -> bool:
    """Has it any skill or thing that throws dice of this roll again?"""
    return bool(_rerolls(attempt))


def throws_failures_again(attempt: Attempt) -> bool:
    """Has it any skill or thing that throws this roll, or one die of it, again once it has failed?"""
    return any(reroll.dice != "ones" for _, reroll in _rerolls(attempt))


def throw_failure_again(
    game: Universalis, attempt: Attempt, dice: Dice, question: Question, seen: Seen = None
) -> Script[Dice]:
    """Skills throw a failed roll again, or one die of it; their bearer is asked where a skill has few uses.

    UN-0042, UN-C430, UN-C441, UN-C482, UN-C495, UN-C518
    """
    if attempt.roll == "stand-up" and attempt.who.second_chance:
        return (yield from _both_dice(attempt, "stand-up-again", None))
    for source, reroll in _serving(game, attempt, dice):
        lower = reroll.dice == "one"
        if (yield from _takes(attempt, source, dice, question, lower=lower)):
            if lower:
                return (yield from _lower_die_again(attempt, dice))
            return (yield from _both_dice(attempt, f"{attempt.roll}-again", seen))
    return dice


def _serving(game: Universalis, attempt: Attempt, dice: Dice) -> Iterator[tuple[Source, Reroll]]:
    """What would throw a failed roll, or one die of it, again."""
    who = attempt.who
    for source, reroll in _rerolls(attempt):
        if reroll.dice not in ("one", "failed", "all"):
            continue
        if dice == BLUNDER and (reroll.dice == "one" or not reroll.blunders):
            continue
        usable = not source.skill or may_use(who, source.id)
        if usable and holds(game, who, reroll.when, game.state.hit, attempt.about):
            yield source, reroll


def _takes(attempt: Attempt, source: Source, dice: Dice, question: Question, *, lower: bool) -> Script[bool]:
    """Spend a use of a skill that throws dice again, if its bearer wants to."""
    if not source.skill:
        return True
    who = attempt.who
    if who.hero and limited(source.id):
        options = (Option("again", what=source.id), KEEP)
        stakes = question.again(dice, lower=lower, options=options)
        option: Option = yield Ask("again", who.seat, options, who=who.id, about=attempt.roll, stakes=stakes)
        if option.act == "keep":
            return False
    note_use(who, source.id)
    return True


# Fortune


class Window(msgspec.Struct, frozen=True):
    """The question at which a hero may spend Fortune on a roll."""

    prompt: str
    hero: Character
    about: str = ""
    always: bool = False
    """It opens whichever way the roll went (ruling `fortune-offers`)."""


def tried(
    game: Universalis,
    attempt: Attempt,
    passes: Callable[[Dice], bool],
    question: Callable[[Dice], Question],
    window: Window,
    seen: Seen = None,
    *,
    wanted: Callable[[Dice], bool] | None = None,
) -> Script[Dice]:
    """A roll of one side alone: the dice, skills that throw a failure again, and Fortune of the hero it goes
    against, once.  What passes may yet not be `wanted`.  UN-0042, UN-0098, UN-0099"""
    dice = yield from two_dice(game, attempt, seen)
    if not passes(dice):
        dice = yield from throw_failure_again(game, attempt, dice, question(dice), seen)
    own = window.hero is attempt.who
    if (wanted or passes)(dice) is own and not window.always:
        return dice
    choice, stakes = OWN if own else THEIRS, question(dice).about
    if (yield from luck(game, window.hero, window.prompt, choice, about=window.about, stakes=stakes)):
        dice = yield from throw(game, attempt, seen)
    return dice


def opposed_luck(
    game: Universalis,
    window: Window,
    left: list[Option],
    lost: Callable[[], bool],
    question: Callable[[], Question],
    rethrow: Callable[[str], Script[None]],
) -> Script[None]:
    """While an opposed roll goes against a hero, its own or the enemy's dice are thrown again for Fortune, each once:
    what is `left` of the two.  UN-0098 to UN-0100"""
    while left and (window.always or lost()):
        stakes = question().about
        whose = yield from luck(game, window.hero, window.prompt, *left, about=window.about, stakes=stakes)
        if not whose:
            return
        left[:] = [option for option in left if option.what != whose]
        yield from rethrow(whose)
