"""Ten-sided dice that are rolled on after a 0, and what is read in them: totals, fumbles, checks, clashes.

DO-0029 to DO-0041
"""

from __future__ import annotations

from typing import NamedTuple

from undercroft.kernel.dice import STANDARD, Die, Faces, Pool, Reading
from undercroft.kernel.events import Summed
from undercroft.kernel.margins import Margin, margins
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Roll, Script
from undercroft.kernel.tally import Tally, Terms
from undercroft.systems.doria.cards.definitions import Attribute
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Character

D10 = STANDARD["d10!"]
"""A die showing 0 counts 10 and is rolled again, the new result being added.  DO-0029, DO-0030"""

CHECK_DICE = 2
"""A Target Number check uses exactly so many dice.  DO-0033, DO-0034"""

STEP = 10
"""Each full step above or below is one critical success or failure.  DO-0036, DO-0037, DO-G34"""

ONES = 2
"""So many dice of one roll showing a natural 1 are a fumble, whatever the number of dice.  DO-0038, DO-G29"""

AVERAGE = 6
"""What a monster's die counts where monsters' dice are not rolled.  DO-0520"""


@remembered(16)
def dice(n: int) -> Pool:
    """So many dice; never fewer than none.  DO-G64"""
    return (D10,) * max(0, n)


class Thrown(NamedTuple):
    """What some dice come to.  DO-0029, DO-0038"""

    total: int
    fumbled: bool


def _look(die: Die, face: int) -> tuple[int, int]:
    """A die: what it counts, and whether it shows a natural 1; 11 is a 0 and a 1, which is none.  DO-0040"""
    return face, int(face == 1)


def _join(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], min(ONES, one[1] + other[1])


def _fold(side: tuple[int, int]) -> Thrown:
    return Thrown(side[0], side[1] >= ONES)


def _read(side: tuple[int, ...]) -> Thrown:
    return Thrown(sum(side), side.count(1) >= ONES)


THROWN: Reading[Thrown] = Reading(
    "total-and-fumble",
    lambda faces: _read(faces[0]),
    each=_look,
    merge=_join,
    zero=(0, 0),
    fold=_fold,
    done=lambda thrown: thrown,
)
"""The sum of one side's dice, and whether it fumbles."""


# Target Numbers


class Check(NamedTuple):
    """How a Target Number check came out.  A fumble is a failure whatever the total.  DO-0033, DO-0036 to DO-0039"""

    success: bool
    criticals: int = 0
    """Critical successes."""
    failures: int = 0
    """Critical failures."""
    fumble: bool = False


def judged(margin: int, fumbled: bool) -> Check:
    """A total that is so far above its Target Number, or below it.  DO-0033, DO-0036, DO-0037, DO-0039, DO-G28"""
    if fumbled:
        return Check(False, failures=max(0, -margin // STEP), fumble=True)
    return Check(True, criticals=margin // STEP) if margin >= 0 else Check(False, failures=-margin // STEP)


@remembered(1024)
def check_reading(needed: int) -> Reading[Check]:
    """Reads whether dice reach a number, and how far above or below it they are."""

    def check(thrown: Thrown) -> Check:
        return judged(thrown.total - needed, thrown.fumbled)

    return THROWN.then(f"check-{needed}", check)


def needed_for(who: Character, pair: tuple[Attribute, Attribute], tn: int, bonus: Terms = ()) -> Tally:
    """What the dice of a check must show: the TN less the two attributes and whatever else is added.  DO-0033"""
    needed = Tally(tn, "target-number", "DO-0033")
    for name in pair:
        needed.add(-who.attributes.of(name), f"attribute-{name}", "DO-0034")
    for term in bonus:
        needed.add(-term.value, term.source, term.rule)
    return needed


def target_number(
    game: Doria, who: Character, pair: tuple[Attribute, Attribute], tn: int, bonus: Terms = (), why: str = "check"
) -> Script[Check]:
    """A check with 2D and two attributes against a Target Number.  DO-0033 to DO-0037, DO-0039"""
    needed = needed_for(who, pair, tn, bonus)
    if game.listening:
        game.tell(Summed, "needed", who.id, needed.total, needed.frozen(), rules=("DO-0033",))
    check: Check = yield Roll((dice(CHECK_DICE),), check_reading(needed.total), who.seat, who.id, why)
    return check


# comparative rolls


class Clash(NamedTuple):
    """What both sides' dice come to."""

    attack: Thrown
    defence: Thrown


def _clash(faces: Faces) -> Clash:
    return Clash(_read(faces[0]), _read(faces[1]))


CLASH: Reading[Clash] = Reading(
    "clash",
    _clash,
    each=_look,
    merge=_join,
    zero=(0, 0),
    fold=_fold,
    done=Clash,
)
"""Both sides' sums and fumbles, as they fell."""


@remembered(1024)
def clash_reading(ahead: int, exact: bool = False, again: bool = False) -> Reading[Clash]:
    """What odds read of a clash in which the attacker is so far ahead before the dice: hit or not, and how many
    criticals, with the plainest dice that come to the same.  With `exact` the margin of a hit is kept, which PP may
    still lower; with `again` the attack's sum, too, against which others will defend unless it is a fumble.

    DO-0031, DO-0032, DO-0036, DO-0401, DO-0523, DO-G30
    """

    def plain(margin: Margin) -> Clash:
        above, attack_fumbled, defence_fumbled, total = margin
        hits = not attack_fumbled and (above >= 0 or defence_fumbled)
        seen = max(0, above) if hits else -1
        kept = total if again and not attack_fumbled else seen - ahead
        return Clash(Thrown(kept, attack_fumbled), Thrown(kept + ahead - seen, defence_fumbled))

    margin = margins(THROWN, ahead, 1 if exact else STEP, keep=again)
    return margin.then(f"clash-{ahead}-{exact}-{again}", plain)
