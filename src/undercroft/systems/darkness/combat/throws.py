"""How many dice each side of a fight throws, and why: the one count that offers, odds, throws and bots share.

DA-0095, DA-0096, DA-0273 to DA-0277, DA-0358, DA-C70 to DA-C80
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from undercroft.content.vocabulary import Effect
from undercroft.kernel.tally import Tally
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.kit import Owned, Printed
from undercroft.systems.darkness.rolls import MOST_OF_A_COLOUR


class Dice(NamedTuple):
    """The dice of both sides, each colour with its reasons."""

    red: Tally
    yellow: Tally
    green: Tally
    blue: Tally

    def totals(self) -> tuple[int, int, int, int]:
        """How many there are of each colour."""
        return self.red.total, self.yellow.total, self.green.total, self.blue.total


_COLOURS = {
    words.RED.name: "red",
    words.YELLOW.name: "yellow",
    words.GREEN.name: "green",
    words.BLUE.name: "blue",
    words.ATTACKER_RED.name: "red",
    words.ATTACKER_YELLOW.name: "yellow",
    words.DEFENDER_GREEN.name: "green",
    words.DEFENDER_BLUE.name: "blue",
}
"""Words about dice of one colour."""

_EITHER = {
    words.ATTACK_DICE.name: ("red", "yellow"),
    words.ATTACKER_DICE.name: ("red", "yellow"),
    words.DEFENSE_DICE.name: ("green", "blue"),
    words.DEFENDER_DICE.name: ("green", "blue"),
}
"""Words about dice of either colour, the better of the two first."""


def dice_thrown(
    attack: Iterable[Printed], defense: Iterable[Printed], ours: Iterable[Owned], theirs: Iterable[Owned]
) -> Dice:
    """The dice of both sides: cards and bonuses up to three of a colour, then the penalties.

    `ours` are the Attacker's skills in force, `theirs` the Defender's.  DA-0095, DA-0096, DA-0358
    """
    dice = Dice(Tally(), Tally(), Tally(), Tally())
    for printed, better, plainer in ((attack, dice.red, dice.yellow), (defense, dice.green, dice.blue)):
        for card in printed:
            better.add(card.better, card.name, "DA-0273")
            plainer.add(card.plainer, card.name, "DA-0273")
    effects = [(owned.name, effect) for owned in (*theirs, *ours) for effect in owned.power.do]
    _add(dice, effects)
    for tally in dice:
        tally.cap(MOST_OF_A_COLOUR, "three-of-a-colour", "DA-0095")
    _take(dice, effects)
    return dice


Named = tuple[str, Effect[object]]
"""An effect and the name of what it comes from."""


def _add(dice: Dice, effects: list[Named]) -> None:
    """More dice; those of either colour are taken of the better one while it lasts, for it is better on every face."""
    for name, effect in effects:
        if effect.name in _COLOURS and _number(effect) > 0:
            _of(dice, _COLOURS[effect.name]).add(_number(effect), name, "DA-C70")
    for name, effect in effects:
        if effect.name in _EITHER and _number(effect) > 0:
            better, plainer = (_of(dice, colour) for colour in _EITHER[effect.name])
            strong = max(0, min(_number(effect), MOST_OF_A_COLOUR - better.total))
            better.add(strong, name, "DA-C73")
            plainer.add(_number(effect) - strong, name, "DA-C73")


def _take(dice: Dice, effects: list[Named]) -> None:
    """Fewer dice, never below none; whoever takes of either colour takes the better ones first.  DA-0358, DA-G76"""
    for name, effect in effects:
        if effect.name in _COLOURS and _number(effect) < 0:
            tally = _of(dice, _COLOURS[effect.name])
            tally.add(max(-tally.total, _number(effect)), name, "DA-0358")
    for name, effect in effects:
        if effect.name in _EITHER and _number(effect) < 0:
            left = -_number(effect)
            for colour in _EITHER[effect.name]:
                tally = _of(dice, colour)
                taken = min(left, tally.total)
                tally.add(-taken, name, "DA-0358")
                left -= taken
    for name, effect in effects:
        if words.NO_DEFENSE.names(effect):
            for tally in (dice.green, dice.blue):
                tally.add(-tally.total, name, "DA-C80")


def _of(dice: Dice, colour: str) -> Tally:
    tally: Tally = getattr(dice, colour)
    return tally


def _number(effect: Effect[object]) -> int:
    assert isinstance(effect.args, int)
    return effect.args
