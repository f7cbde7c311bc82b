"""The four combat dice: how many of them each side of a fight throws and why, and how a roll of them is read.

The count is the one that offers, odds, throws and bots share.
DA-0088 to DA-0096, DA-0273 to DA-0277, DA-0358, DA-C70 to DA-C80, DA-G01, DA-G02
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from undercroft.content.vocabulary import Effect
from undercroft.kernel.dice import Die, Faces, Pool, Reading, symbol_die
from undercroft.kernel.remembering import remembered
from undercroft.kernel.tally import Tally
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.kit import Owned, Printed
from undercroft.systems.darkness.state import ATTACK, DEFENSE, Result, SideName

MOST_OF_A_COLOUR = 3

Colour = Literal["red", "yellow", "green", "blue"]
COLOURS: dict[SideName, tuple[Colour, Colour]] = {ATTACK: ("red", "yellow"), DEFENSE: ("green", "blue")}
"""The dice of each side, the better colour first."""

SIDES: dict[Colour, SideName] = {colour: side for side, colours in COLOURS.items() for colour in colours}
"""Which side throws dice of a colour."""

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

DICE: dict[Colour, Die] = {"red": RED, "yellow": YELLOW, "green": GREEN, "blue": BLUE}


def _face(colour: Colour, face: int) -> Result:
    symbols = DICE[colour].symbols[face - 1]
    blank = not symbols
    better = colour in ("red", "green")
    return Result(
        symbols.count("hit") + symbols.count("shield"),
        symbols.count("bam"),
        symbols.count("diamond"),
        int(blank and better),
        int(blank and not better),
    )


SHOWN: dict[Colour, tuple[Result, ...]] = {
    colour: tuple(_face(colour, face) for face in range(1, 7)) for colour in DICE
}
"""What each face of each die comes to."""

MEANS: dict[Colour, float] = {colour: sum(one.value for one in shown) / 6 for colour, shown in SHOWN.items()}
"""The Hits or Shields a die shows on average."""


def worth(colour: Colour, face: int) -> int:
    """How much a rolled die is missed when it is taken away: Hits or Shields first, then Diamonds, then Bams."""
    shown = SHOWN[colour][face - 1]
    return 4 * shown.value + 2 * shown.diamonds + shown.bams


def plus(one: Result, other: Result) -> Result:
    """Two results together."""
    return Result(
        one.value + other.value,
        one.bams + other.bams,
        one.diamonds + other.diamonds,
        one.better_blanks + other.better_blanks,
        one.plainer_blanks + other.plainer_blanks,
    )


def minus(one: Result, other: Result) -> Result:
    """A result without what some of its dice showed; symbols already spent stay spent."""
    return Result(
        one.value - other.value,
        max(0, one.bams - other.bams),
        max(0, one.diamonds - other.diamonds),
        max(0, one.better_blanks - other.better_blanks),
        max(0, one.plainer_blanks - other.plainer_blanks),
    )


def unblank(one: Result) -> Result:
    """A result without its blank dice, which have been taken up."""
    return Result(one.value, one.bams, one.diamonds)


# how many dice are thrown


class Dice(NamedTuple):
    """The dice of both sides, each colour with its reasons."""

    red: Tally
    yellow: Tally
    green: Tally
    blue: Tally

    def totals(self) -> tuple[int, int, int, int]:
        """How many there are of each colour."""
        return self.red.total, self.yellow.total, self.green.total, self.blue.total

    def of(self, colour: Colour) -> Tally:
        """The dice of one colour."""
        tally: Tally = getattr(self, colour)
        return tally


DICE_WORDS: dict[str, tuple[Colour, ...]] = {
    words.RED.name: ("red",),
    words.YELLOW.name: ("yellow",),
    words.GREEN.name: ("green",),
    words.BLUE.name: ("blue",),
    words.ATTACKER_RED.name: ("red",),
    words.ATTACKER_YELLOW.name: ("yellow",),
    words.DEFENDER_GREEN.name: ("green",),
    words.DEFENDER_BLUE.name: ("blue",),
    words.ATTACK_DICE.name: ("red", "yellow"),
    words.ATTACKER_DICE.name: ("red", "yellow"),
    words.DEFENSE_DICE.name: ("green", "blue"),
    words.DEFENDER_DICE.name: ("green", "blue"),
}
"""Words about dice: of which colour, or of either, the better of the two first."""

TAKING = frozenset(
    word.name
    for word in (
        words.ATTACKER_DICE,
        words.ATTACKER_RED,
        words.ATTACKER_YELLOW,
        words.DEFENDER_DICE,
        words.DEFENDER_GREEN,
        words.DEFENDER_BLUE,
    )
)
"""Words that, in an enchantment, take rolled dice away.  DA-0357"""

COUNTED = frozenset((*DICE_WORDS, words.DEFENDER_NO_DICE.name))
"""The words that the count of the dice knows."""


Named = tuple[str, Effect[object]]
"""An effect and the name of what it comes from."""


def dice_thrown(
    attack: Iterable[Printed], defense: Iterable[Printed], ours: Iterable[Owned], theirs: Iterable[Owned]
) -> Dice:
    """The dice of both sides: cards and bonuses up to three of a colour, then the penalties.

    `ours` are the Attacker's skills in force, `theirs` the Defender's.  DA-0095, DA-0096, DA-0358
    """
    return _dice(attack, defense, _effects_on_dice(ours, theirs))


def dice_count(
    attack: tuple[Printed, ...], defense: tuple[Printed, ...], ours: Iterable[Owned], theirs: Iterable[Owned]
) -> tuple[int, int, int, int]:
    """How many dice of each colour there are, for those who do not ask why."""
    return _count(attack, defense, tuple(_effects_on_dice(ours, theirs)))


@remembered(8192)
def _count(
    attack: tuple[Printed, ...], defense: tuple[Printed, ...], effects: tuple[Named, ...]
) -> tuple[int, int, int, int]:
    return _dice(attack, defense, effects).totals()


def _effects_on_dice(ours: Iterable[Owned], theirs: Iterable[Owned]) -> list[Named]:
    """What skills do to the count of the dice, the Defender's first."""
    powers = ((owned.name, effect) for owned in (*theirs, *ours) for effect in owned.power.do)
    return [(name, effect) for name, effect in powers if effect.name in COUNTED]


def _dice(attack: Iterable[Printed], defense: Iterable[Printed], effects: Sequence[Named]) -> Dice:
    dice = Dice(Tally(), Tally(), Tally(), Tally())
    for printed, better, plainer in ((attack, dice.red, dice.yellow), (defense, dice.green, dice.blue)):
        for card in printed:
            better.add(card.better, card.name, "DA-0273")
            plainer.add(card.plainer, card.name, "DA-0273")
    _add(dice, effects)
    for tally in dice:
        tally.cap(MOST_OF_A_COLOUR, "three-of-a-colour", "DA-0095")
    _take(dice, effects)
    return dice


def _add(dice: Dice, effects: Sequence[Named]) -> None:
    """More dice; those of either colour are taken of the better one while it lasts, for it is better on every face."""
    for name, effect in effects:
        colours = DICE_WORDS.get(effect.name, ())
        if len(colours) == 1 and number(effect) > 0:
            dice.of(colours[0]).add(number(effect), name, "DA-C70")
    for name, effect in effects:
        colours = DICE_WORDS.get(effect.name, ())
        if len(colours) == 2 and number(effect) > 0:
            better, plainer = (dice.of(colour) for colour in colours)
            strong = max(0, min(number(effect), MOST_OF_A_COLOUR - better.total))
            better.add(strong, name, "DA-C73")
            plainer.add(number(effect) - strong, name, "DA-C73")


def _take(dice: Dice, effects: Sequence[Named]) -> None:
    """Fewer dice, never below none; an effect on either colour takes the better ones first.  DA-0358, DA-C80, DA-G76"""
    for name, effect in effects:
        colours = DICE_WORDS.get(effect.name, ())
        if len(colours) == 1 and number(effect) < 0:
            tally = dice.of(colours[0])
            tally.add(max(-tally.total, number(effect)), name, "DA-0358")
    for name, effect in effects:
        colours = DICE_WORDS.get(effect.name, ())
        if len(colours) == 2 and number(effect) < 0:
            left = -number(effect)
            for colour in colours:
                tally = dice.of(colour)
                taken = min(left, tally.total)
                tally.add(-taken, name, "DA-0358")
                left -= taken
    for name, effect in effects:
        if words.DEFENDER_NO_DICE.names(effect):
            for tally in (dice.green, dice.blue):
                tally.add(-tally.total, name, "DA-C80")


def number(effect: Effect[object]) -> int:
    """The number of a word about dice."""
    assert isinstance(effect.args, int)
    return effect.args


# reading a throw


@remembered(256)
def pools(red: int, yellow: int, green: int, blue: int) -> tuple[Pool, Pool]:
    """The Attacker's and the Defender's dice."""
    return (RED,) * red + (YELLOW,) * yellow, (GREEN,) * green + (BLUE,) * blue


ALL = 99
"""Every die, every symbol."""


class Look(NamedTuple):
    """What matters of one side's dice in a fight, and no more: read just finely enough for odds to be exact and small.

    Bams and Diamonds up to so many; how many dice are blank; what lies under blank dice; and so many of the best dice,
    one by one: of the better colour, of the plainer, of either.  Of dice that will be thrown `again` unless they are
    blank it matters only whether they are.  Of Hits `against` Shields it matters only how many are left of either.
    """

    bams: int = 0
    diamonds: int = 0
    blanks: bool = False
    undersides: bool = False
    better: int = 0
    plainer: int = 0
    either: int = 0
    again: bool = False
    against: bool = False


EVERYTHING = Look(ALL, ALL, True, True, either=ALL)
"""The plain reading, to which every other is held in a test."""

Shown = tuple[Result, tuple[int, ...], tuple[int, ...], Look]
"""What one side's dice come to, the faces of those that matter one by one, of the better and the plainer colour, and
how they were looked at."""

SOMETHING = 2
"""A face of every die that is not blank."""


def _alike(die: Die, face: int, undersides: bool) -> int:
    """The first face that no rule can tell from this one: the same symbols, and for blank ones the same underneath."""

    def sign(face: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        symbols = die.symbols[face - 1]
        return symbols, die.symbols[die.opposite(face) - 1] if undersides and not symbols else ()

    return next(other for other in range(1, 7) if sign(other) == sign(face))


_ALIKE: dict[tuple[str, bool], tuple[int, ...]] = {
    (colour, under): tuple(_alike(die, face, under) for face in range(1, 7))
    for colour, die in DICE.items()
    for under in (False, True)
}


def kept(colour: Colour, faces: tuple[int, ...], most: int, undersides: bool) -> tuple[int, ...]:
    """Those of these faces of one colour that matter one by one: the best, and blank ones where a side may look under
    them."""
    if len(faces) <= most:
        return tuple(sorted(faces))
    best = sorted(faces, key=lambda face: -worth(colour, face))
    blank = [face for face in best[most:] if undersides and not DICE[colour].symbols[face - 1]]
    return tuple(sorted(best[:most] + blank))


def as_seen(result: Result, look: Look) -> Result:
    """A result as far as it matters."""
    return Result(
        result.value,
        min(result.bams, look.bams),
        min(result.diamonds, look.diamonds),
        result.better_blanks if look.blanks else 0,
        result.plainer_blanks if look.blanks else 0,
    )


@remembered(16384)
def kept_of(
    side: SideName, better: tuple[int, ...], plainer: tuple[int, ...], look: Look
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Those of a side's faces that matter one by one, of the better colour and of the plainer."""
    if not (better or plainer):
        return (), ()
    colours = COLOURS[side]
    most, some = look.better + look.either, look.plainer + look.either
    if look.either < len(better) + len(plainer) and not (look.better or look.plainer):
        both = [(-worth(colours[0], face), 0) for face in better] + [(-worth(colours[1], face), 1) for face in plainer]
        best = [colour for _, colour in sorted(both)[: look.either]]
        most, some = best.count(0), best.count(1)
    return kept(colours[0], better, most, look.undersides), kept(colours[1], plainer, some, look.undersides)


_Part = tuple[Result, tuple[int, ...], tuple[int, ...], Look, SideName]
"""What some dice of one side come to, with their faces, and how that side is looked at."""


def _join(one: _Part, other: _Part) -> _Part:
    look, side = other[3:]
    better, plainer = kept_of(side, one[1] + other[1], one[2] + other[2], look)
    return as_seen(plus(one[0], other[0]), look), better, plainer, look, side


@remembered(4096)
def _look_at(die: Die, face: int, look: Look) -> _Part:
    """One die, as its side is looked at; people choose among all dice that are not quite alike."""
    colour = next(name for name in DICE if name == die.name)
    better = colour in ("red", "green")
    most = look.either + (look.better if better else look.plainer)
    if look.again:
        face = SOMETHING if DICE[colour].symbols[face - 1] else 1
    shown = SHOWN[colour][face - 1]
    faces = kept(colour, (_ALIKE[colour, look.undersides or most >= ALL][face - 1],), most, look.undersides)
    return as_seen(shown, look), faces if better else (), () if better else faces, look, SIDES[colour]


_NO_DICE: _Part = (Result(), (), (), EVERYTHING, ATTACK)


def _look_at_all(dice: Pool, faces: tuple[int, ...], look: Look) -> Shown:
    part = _NO_DICE
    for die, face in zip(dice, faces):
        part = _join(part, _look_at(die, face, look))
    return (*part[:3], look)


def _against(hits: Shown, shields: Shown) -> tuple[Shown, Shown]:
    """Hits and Shields set against each other, where it matters only how many are left of either."""
    left = left_of(hits[0], shields[0])
    return (left[0], *hits[1:]), (left[1], *shields[1:])


def left_of(hits: Result, shields: Result) -> tuple[Result, Result]:
    """What is left of Hits and of Shields when they are set against each other."""
    less = min(hits.value, shields.value)
    return (_lessened(hits, less), _lessened(shields, less)) if less else (hits, shields)


def _lessened(one: Result, less: int) -> Result:
    return Result(one.value - less, one.bams, one.diamonds, one.better_blanks, one.plainer_blanks)


@remembered(1024)
def results(dice: tuple[Pool, Pool], attack: Look, defense: Look, apart: bool = True) -> Reading[tuple[Shown, Shown]]:
    """What both sides' dice come to, no finer than somebody in this fight looks at them: so odds stay exact.

    Unless Hits and Shields matter `apart`, they are set against each other at once.
    """

    def both(hits: Shown, shields: Shown) -> tuple[Shown, Shown]:
        return (hits, shields) if apart else _against(hits, shields)

    return Reading(
        "results",
        lambda faces: both(_look_at_all(dice[0], faces[0], attack), _look_at_all(dice[1], faces[1], defense)),
        each=lambda die, face: _look_at(die, face, attack if die.name in ("red", "yellow") else defense),
        merge=_join,
        zero=_NO_DICE,
        done=lambda one, other: both((*one[:3], attack), (*other[:3], defense)),
    )


@remembered(1024)
def one_side(dice: Pool, look: Look) -> Reading[Shown]:
    """What one side's dice come to, for a re-roll."""

    def of(faces: Faces) -> Shown:
        return _look_at_all(dice, faces[0], look)

    return Reading(
        "result",
        of,
        each=lambda die, face: _look_at(die, face, look),
        merge=_join,
        zero=_NO_DICE,
        done=lambda part: (*part[:3], look),
    )
