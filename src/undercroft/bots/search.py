"""A bot that thinks: it plays promising options on, many times over, on tables it imagines.

It begins with a few candidates: what the system's usual bot would do (the incumbent) and the options to which the
system leans most.  All are tried in the same imagined worlds; after each heat the worse half is dropped (sequential
halving), so that most playouts go to those between which it is hard to choose.  The best replaces the incumbent only
where it is further ahead than chance would put it: a plan is not given up for a feather.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterator, Mapping
from statistics import fmean

from undercroft.bots.chair import Bot, Chair, Mind
from undercroft.bots.playouts import HORIZON, Horizon, Policy, in_a_hurry, playout, with_care
from undercroft.kernel.requests import Option

PLAYOUTS = 100
"""How often a search plays on for one choice, unless it is told."""

EACH = 12
"""How many playouts there should be for each candidate."""

WIDEST = 24
"""The greatest number of candidates."""

DOUBT = 2.0
"""By how many standard errors the best must be ahead of the incumbent to replace it."""


View = Mapping[str, float]
"""Facts about the end of a playout, by name."""


class Candidate:
    """An option that is thought about: what it came to in each of the imagined worlds, and the views of a witness."""

    __slots__ = ("option", "values", "views")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.values: list[float] = []
        self.views: list[View] = []

    @property
    def mean(self) -> float:
        """What it came to on average."""
        return fmean(self.values) if self.values else -math.inf

    def ahead_of(self, other: Candidate) -> tuple[float, float]:
        """By how much it is better, and the standard error of that, from the worlds in which both were tried."""
        gaps = [mine - its for mine, its in zip(self.values, other.values)]
        if len(gaps) < 2:
            return 0.0, math.inf
        mean = fmean(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        return mean, math.sqrt(spread / len(gaps))


class Search:
    """One search: the candidates of one question, tried heat after heat."""

    def __init__(
        self,
        chair: Chair,
        incumbent: Option,
        luck: random.Random,
        playouts: int,
        policy: Policy = in_a_hurry,
        horizon: Horizon = HORIZON,
        witness: Callable[[Mind], View] | None = None,
    ) -> None:
        """A `witness` looks at the end of every playout and notes what it sees."""
        self.chair = chair
        self.playouts = playouts
        self._witness = witness
        self._luck, self._policy, self._horizon = luck, policy, horizon
        self._worlds: list[int] = []
        self.incumbent = Candidate(incumbent)
        self.candidates = [self.incumbent, *map(Candidate, self._others(incumbent))]

    def _others(self, incumbent: Option) -> list[Option]:
        """The other options, those to which the system leans most first: as many as there are playouts for."""
        ask = self.chair.ask
        most = max(2, min(WIDEST, self.playouts // EACH))
        leanings = self.chair.imagine(self._luck).leanings(ask)
        order = sorted(range(len(ask.options)), key=lambda n: -leanings[n])
        return [option for n in order if (option := ask.options[n]) is not incumbent][: most - 1]

    def heats(self) -> Iterator[None]:
        """Try the candidates that are left in more worlds; after each heat the worse half is out, the incumbent never.
        One step for every playout."""
        heats = max(1, math.ceil(math.log2(len(self.candidates))))
        running = self.candidates
        for _ in range(heats):
            more = max(2, self.playouts // (heats * len(running)))
            yield from self._try(running, len(self.incumbent.values) + more)
            others = sorted((one for one in running if one is not self.incumbent), key=lambda one: -one.mean)
            running = [self.incumbent, *others[: max(1, len(running) // 2 - 1)]]

    def _try(self, running: list[Candidate], upto: int) -> Iterator[None]:
        """Play every candidate on in the same worlds, until each has been tried in so many."""
        self._worlds += [self._luck.getrandbits(64) for _ in range(upto - len(self._worlds))]
        for n in range(len(self.incumbent.values), upto):
            for one in running:
                mind = playout(self.chair, one.option, self._worlds[n], self._policy, self._horizon)
                one.values.append(mind.value())
                if self._witness is not None:
                    one.views.append(self._witness(mind))
                yield

    def best(self, doubt: float = DOUBT) -> Candidate:
        """The candidate that came to most among those tried longest; the incumbent where nothing is clearly better."""
        best = self.ranked()[0]
        ahead, error = best.ahead_of(self.incumbent)
        return best if ahead > doubt * error else self.incumbent

    def ranked(self) -> list[Candidate]:
        """Candidates by what they came to, those that were tried longest first."""
        return sorted(self.candidates, key=lambda one: (-len(one.values) // 2, -one.mean))


class SearchBot:
    """Thinks with so many playouts for each choice, and for no longer than so many seconds if that is given.

    Without a time the same seed plays the same game on every machine.  `usual` answers first, and plays the playouts on
    unless these are made in a hurry.
    """

    def __init__(
        self,
        seed: int,
        *,
        usual: Bot,
        playouts: int = PLAYOUTS,
        seconds: float = 0.0,
        hurried: bool = False,
        horizon: Horizon = HORIZON,
        doubt: float = DOUBT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._luck = random.Random(seed)
        self._usual = usual
        self._playouts = playouts
        self._seconds = seconds
        self._policy = in_a_hurry if hurried else with_care(usual)
        self._horizon = horizon
        self._doubt = doubt
        self._clock = clock

    def answer(self, chair: Chair) -> Option:
        """The option that came to most."""
        options = chair.ask.options
        return options[0] if len(options) == 1 else self.think(chair).best(self._doubt).option

    def think(self, chair: Chair, witness: Callable[[Mind], View] | None = None) -> Search:
        """Search as long as there are playouts and time."""
        ends = self._clock() + self._seconds if self._seconds else math.inf
        usual = self._usual.answer(chair)
        incumbent = next(option for option in chair.ask.options if option.same(usual))
        search = Search(chair, incumbent, self._luck, self._playouts, self._policy, self._horizon, witness)
        for _ in search.heats():
            if self._clock() > ends:
                break
        return search
