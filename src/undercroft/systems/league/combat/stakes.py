"""What a question in the middle of an attack is about: the roll as it lies, and what each answer is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.kernel import stakes
from undercroft.kernel.dice import Reading, spread
from undercroft.kernel.requests import FigureId
from undercroft.kernel.stakes import NEVER, About, Prospect, Stakes
from undercroft.kernel.tally import Tally, total
from undercroft.systems.league.rolls.checks import D100, Checked, check_reading
from undercroft.systems.league.state import Hit


def success(reads: Reading[Checked]) -> float:
    """How likely a check succeeds, from the same cases that odds follow."""
    return sum(weight for checked, weight in spread((D100,), reads) if checked.success)


def luck_stakes(hit: Hit, needed: Tally, reads: Reading[Checked], own: bool) -> Callable[[], About]:
    """What it is worth to have the dice of an attack thrown again: whose attack it is wants it to hit, whom it would
    hit wants it to miss.  LE-0659"""

    def work() -> Stakes:
        chance = success(reads)
        side = stakes.Side(hit.attacker, why(hit), terms=needed.frozen(), total=needed.total, under=True)
        if own:
            return Stakes("hit", (side,), (NEVER, Prospect(chance)))
        return Stakes("escape", (side, stakes.Side(hit.target, "avoid")), (NEVER, Prospect(1.0 - chance)), mine=1)

    return lambda: About(work)


def avoid_stakes(hit: Hit, hero: FigureId, chances: Sequence[tuple[Tally, int] | None]) -> About:
    """What dodging and parrying are worth: for each answer what it is rolled against and from which roll on it fails
    whatever the value, or None for doing nothing.  LE-0489 to LE-0495"""

    def work() -> Stakes:
        side = stakes.Side(hit.attacker, why(hit), terms=hit.needed, total=total(hit.needed), under=True)
        found = [NEVER if one is None else Prospect(success(check_reading(one[0].total, one[1]))) for one in chances]
        return Stakes("escape", (side, stakes.Side(hero, "avoid")), tuple(found), mine=1)

    return About(work)


def why(hit: Hit) -> str:
    """The name of the roll of an attack."""
    return "shot" if hit.ranged else "attack"
