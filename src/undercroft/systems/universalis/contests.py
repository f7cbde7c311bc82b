"""Opposed rolls of two characters: 2D6 + an attribute each, the higher total wins.  UN-0091, UN-0093 to UN-0095"""

from __future__ import annotations

from undercroft.kernel.events import Summed
from undercroft.kernel.requests import Ask, Option, Roll, Script
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls import BLUNDER, DOUBLE_SIX, PAIR, PAIRS, TWO
from undercroft.systems.universalis.state import Character, Dice
from undercroft.systems.universalis.trials import KEEP, OWN, again, can_spend, retry, spend, tally_of

THEIRS = Option("fortune", what="enemy")


def contest(game: Universalis, one: Character, other: Character, attribute: str, roll: str) -> Script[bool]:
    """Does the first win?  Ties are rolled again; a hero who is losing may spend Fortune on either side's dice.

    UN-0093, UN-0094, UN-0098 to UN-0100
    """
    mine, theirs = tally_of(game, one, attribute, roll), tally_of(game, other, attribute, roll)
    if game.listening:
        game.tell(Summed, roll, one.id, mine.total, mine.frozen())
        game.tell(Summed, roll, other.id, theirs.total, theirs.frozen())
    difference = mine.total - theirs.total
    rerolled: tuple[str, ...] = ()
    while True:
        thrown: tuple[Dice, Dice] = yield Roll((TWO, TWO), PAIRS, one.seat, one.id, roll)
        dice = (
            (yield from again(game, one, roll, attribute, thrown[0])),
            (yield from again(game, other, roll, attribute, thrown[1])),
        )
        if ahead(dice, difference) is False:
            dice = ((yield from retry(game, one, roll, attribute, dice[0])), dice[1])
        elif ahead(dice, difference) is True:
            dice = (dice[0], (yield from retry(game, other, roll, attribute, dice[1])))
        dice, rerolled = yield from _luck(game, (one, other), dice, difference, rerolled, roll)
        won = ahead(dice, difference)
        if won is not None:
            return won


def ahead(dice: tuple[Dice, Dice], difference: int) -> bool | None:
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
    dice: tuple[Dice, Dice],
    difference: int,
    rerolled: tuple[str, ...],
    roll: str,
) -> Script[tuple[tuple[Dice, Dice], tuple[str, ...]]]:
    """The hero against whom it goes may have his own or the enemy's dice thrown again, each once.  UN-0098, UN-0099"""
    for place, hero in enumerate(both):
        while can_spend(game, hero) and ahead(dice, difference) is (place == 1):
            left = [option for option in (OWN, THEIRS) if f"{place} {option.what}" not in rerolled]
            if not left:
                break
            option: Option = yield Ask("fortune-contest", hero.seat, (KEEP, *left), who=hero.id, about=roll)
            if option.act == "keep":
                break
            spend(game, hero)
            rerolled = (*rerolled, f"{place} {option.what}")
            side = place if option.what == "own" else 1 - place
            fresh: Dice = yield Roll((TWO,), PAIR, both[side].seat, both[side].id, roll)
            dice = (fresh, dice[1]) if side == 0 else (dice[0], fresh)
    return dice, rerolled
