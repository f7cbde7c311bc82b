"""Odds come from the same code: the very steps that will run are run with every case of the dice.

A distribution is carried from checkpoint to checkpoint (see `exploring`).  It stops at the outcome of the attack,
before draws; asks on the way are answered by their defaults, and the result names them.  Where
too many cases remain it samples from there on and says so.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import msgspec

from undercroft.kernel.collecting import uncollected
from undercroft.kernel.exploring import Explorer, NoAttack, TooMany
from undercroft.kernel.requests import Option, SeatId
from undercroft.kernel.system import Fact
from undercroft.kernel.table import Table

LIMIT = 20_000
"""More cases than this are sampled."""

SAMPLES = 2_000
"""How many attacks are played when sampling."""


class Result(msgspec.Struct, frozen=True):
    """One thing an attack may come to, and how likely it is."""

    facts: tuple[tuple[str, int], ...]
    chance: float

    def __getitem__(self, fact: str) -> int:
        return dict(self.facts).get(fact, 0)


class Odds(msgspec.Struct, frozen=True):
    """What may come of an option.

    `exact` or not; `error` is one standard error of any chance here when sampled; `assumed` names the asks that were
    answered by default, as (prompt, answer); `facts` says what each fact of the results means.
    """

    results: tuple[Result, ...]
    exact: bool
    error: float
    cases: int
    assumed: tuple[tuple[str, str], ...]
    facts: tuple[Fact, ...]

    def chance(self, test: Callable[[Result], bool]) -> float:
        """How likely something is."""
        return math.fsum(result.chance for result in self.results if test(result))

    def spread(self, fact: str) -> dict[int, float]:
        """How likely each value of a fact is, in order."""
        found: dict[int, float] = {}
        for result in self.results:
            found[result[fact]] = found.get(result[fact], 0.0) + result.chance
        return dict(sorted(found.items()))

    def mean(self, fact: str) -> float:
        """The value of a fact to expect."""
        return math.fsum(result[fact] * result.chance for result in self.results)


NONE = Odds((), True, 0.0, 0, (), ())
"""What there is to say of an option that is no attack."""


def odds(
    table: Table[Any, Any], option: Option, seat: SeatId | None = None, *, limit: int = LIMIT, samples: int = SAMPLES
) -> Odds:
    """What may come of taking an option of the pending ask, as far as a seat can know; nothing, if it is no attack."""
    ask = table.ask
    if ask is None or not any(option.same(legal) for legal in ask.options):
        raise ValueError(f'"{option}" cannot be chosen now')
    viewer = ask.seats_of(option)[0] if seat is None else seat
    with uncollected():
        return _reckoned(Explorer(table, ask, option, viewer, limit), samples)


def _reckoned(explorer: Explorer, samples: int) -> Odds:
    """The odds of an option, exactly or by samples."""
    exact, limit = True, explorer.limit
    try:
        found = explorer.exact()
    except TooMany:
        exact = False
        found = explorer.sampled(samples)
    except NoAttack:
        return NONE
    if not explorer.attacks or not any(found):
        return NONE
    results = tuple(Result(facts, chance) for facts, chance in sorted(found.items()))
    used = limit - explorer.left if exact else samples
    error = 0.0 if exact else 0.5 / math.sqrt(samples)
    meant = {fact.name: fact for fact in explorer.system.facts}
    facts = tuple(meant.get(name, Fact(name)) for name in sorted({name for one in found for name, _ in one}))
    return Odds(results, exact, error, used, tuple(explorer.assumed.items()), facts)
