"""Attribute tests, and Fortune that throws dice again.  UN-0088 to UN-0106"""

from __future__ import annotations

import msgspec

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed, Summed
from undercroft.kernel.requests import Ask, Option, Roll, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.circumstances import holds
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.kit import bonuses, rerolls
from undercroft.systems.universalis.rolls import BLUNDER, DOUBLE_SIX, ONE, PAIR, TWO
from undercroft.systems.universalis.state import Character, Dice

TARGET = 10
SKILLS_MOST, MAGIC_MOST = 3, 5
KEEP, OWN = Option("keep"), Option("fortune", what="own")


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a test went."""

    passed: bool
    dice: Dice
    total: int

    @property
    def blunder(self) -> bool:
        """A critical failure.  UN-0089"""
        return self.dice == BLUNDER


def tally_of(game: Universalis, who: Character, attribute: str, roll: str, about: tuple[str, ...] = ()) -> Tally:
    """An attribute and what skills, items and spells add to a roll; bonuses are capped.  UN-0051, UN-G03"""
    kit = game.kit(who)
    tally = Tally(kit.attribute(attribute), attribute)
    add_bonuses(game, who, tally, (roll, attribute), about)
    for deed in moments.TALLY.deeds(kit.names + game.quest):
        deed(game, who, roll, tally)
    return tally


def add_bonuses(
    game: Universalis, who: Character, tally: Tally, rolls: tuple[str, ...], about: tuple[str, ...] = ()
) -> None:
    """Terms of skills, items and spells for a roll of these names; together at most +3, with magic +5."""
    gained, magic = 0, False
    for source, bonus in bonuses(game.kit(who), ()):
        if (bonus.roll in rolls or bonus.roll == "any") and holds(game, who, bonus.when, None, about):
            tally.add(bonus.n, source.id)
            if bonus.n > 0:
                gained += bonus.n
                magic = magic or source.magic
    most = MAGIC_MOST if magic else SKILLS_MOST
    if gained > most:
        tally.add(most - gained, "most-from-skills", "UN-0051")


def trial(
    game: Universalis,
    who: Character,
    attribute: str,
    roll: str,
    *,
    target: int = TARGET,
    extra: tuple[tuple[int, str, str], ...] = (),
    about: tuple[str, ...] = (),
) -> Script[Result]:
    """A test: 2D6 + attribute must reach the target; double 1 always fails, double 6 always succeeds.

    Skills throw 1s again, then a hero may spend Fortune on a failure.  UN-0088 to UN-0092, UN-0098
    """
    tally = tally_of(game, who, attribute, roll, about)
    for value, source, rule in extra:
        tally.add(value, source, rule)
    if game.listening:
        game.tell(Summed, roll, who.id, tally.total, tally.frozen())
    dice: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, roll)
    dice = yield from again(game, who, roll, attribute, dice)
    result = judge(dice, tally.total, target)
    if not result.passed and can_spend(game, who):
        option: Option = yield Ask("fortune-test", who.seat, (KEEP, OWN), who=who.id, about=roll)
        if option.act == "fortune":
            spend(game, who)
            dice = yield Roll((TWO,), PAIR, who.seat, who.id, roll)
            result = judge(dice, tally.total, target)
    return result


def judge(dice: Dice, bonus: int, target: int) -> Result:
    """Read a test.  UN-0088, UN-0089, UN-0091"""
    total = dice[0] + dice[1] + bonus
    return Result(dice == DOUBLE_SIX or (dice != BLUNDER and total >= target), dice, total)


def again(
    game: Universalis,
    who: Character,
    roll: str,
    attribute: str,
    dice: Dice,
    declared: tuple[str, ...] = (),
) -> Script[Dice]:
    """Skills that throw 1s again, once, but never those of a natural double 1.  UN-0042, UN-0090"""
    if dice[1] != 1 or dice == BLUNDER:
        return dice
    names = (roll, attribute, "any", "melee" if roll in ("attack", "defense") else roll)
    for _, reroll in rerolls(game.kit(who), declared):
        if reroll.dice == "ones" and reroll.roll in names and holds(game, who, reroll.when, game.state.hit):
            face: int = yield Roll((ONE,), TOTAL, who.seat, who.id, f"{roll}-again")
            return (dice[0], face) if dice[0] >= face else (face, dice[0])
    return dice


def can_spend(game: Universalis, who: Character) -> bool:
    """Has a hero Fortune to spend?  A hero who is Knocked Out has none.  UN-0104, UN-0105"""
    return who.hero and who.fortune > 0 and "knocked-out" not in who.conditions


def spend(game: Universalis, who: Character) -> None:
    """A point of Fortune is gone, and the Dark Player scores for it.  UN-0063, UN-0098"""
    who.fortune -= 1
    if who.hero:
        game.state.suffered += 1
    game.tell(Changed, "fortune", who.id, now=who.fortune, was=who.fortune + 1, rules=("UN-0098",))
