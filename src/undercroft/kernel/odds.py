"""Odds come from the same code: the very steps that will run are run with every case of the dice.

A distribution is carried from checkpoint to checkpoint, and equal states are merged there; fields that no step asks for
any more are forgotten first (see `lifetimes`), and what a system puts aside is counted and forgotten.  It stops at the
outcome of the attack, before draws; asks on the way are answered by their defaults, and the result names them.  Where
too many cases remain it samples from there on and says so.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any

import msgspec

from undercroft.kernel.collecting import uncollected
from undercroft.kernel.dice import Reading, cases, spread
from undercroft.kernel.game import Game, Over
from undercroft.kernel.lending import Lender
from undercroft.kernel.lifetimes import forget
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Ask, Option, Request, Roll, Script, SeatId
from undercroft.kernel.state import State, encode
from undercroft.kernel.system import Fact, Focus
from undercroft.kernel.table import Table

LIMIT = 20_000
"""More cases than this are sampled."""

NEVER = 1e-13
"""What is less likely than this is not followed by itself, but counted to the likeliest case of its throw."""

SAMPLES = 2_000
"""How many attacks are played when sampling."""

PROBES, FAR_TOO_MANY = 16, 2
"""The number of cases of a stage that show what the others will cost, and how many times what is left is too much."""


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


class _TooMany(Exception):
    """More cases than are worth following."""


class _NoAttack(Exception):
    """Dice are thrown, but not for an attack."""


Facts = tuple[tuple[str, int], ...]
"""What has come of an attack, in a form that can be counted."""

Cases = dict[tuple[int, bytes], tuple[dict[Facts, float], State[Any]]]
"""States that wait to be followed, by the parts that they are lent and all else that they are, with what was put aside
on the way."""

Start = Callable[[], tuple[Game[Any], Script[None], object]]
"""Begins a step anew: the game at its checkpoint, the script, and the first reply to send."""


class _Explorer:
    """Follows one option through the steps of an attack."""

    def __init__(self, table: Table[Any, Any], ask: Ask, option: Option, seat: SeatId, limit: int) -> None:
        self.table = table
        self.system = table.system
        self.seat = seat
        self.limit = limit
        self.left = limit
        self.assumed: dict[str, str] = {}
        self.luck: random.Random | None = None
        self.each = self.heap = 1.0
        """When sampling, how dice are thrown, the weight of one sample, and that of the case that is being followed."""
        self.found: dict[Facts, float] = {}
        self.waiting: dict[int, Cases] = {}
        self.stage: Cases = {}
        """What has come of the cases that have ended; the others, by how much they still have to do; and those of them
        that are being followed."""
        self.focus = Focus(ask, option, self.imagined().state)
        self.game = self.system.game(table._copy(table.first), table.setup, table.game.chance)
        """The game in which steps are run, one after the other."""
        self.lender: Lender[State[Any]] = Lender(table.first)
        """Lends states what no step has changed yet."""
        before = table.marks[-1].state if table.marks else table.first
        self.attacks = bool(before.agenda) and self.system.attacks(before.agenda[-1])
        """Does the option belong to an attack that goes on, or has a step of one come up?"""

    def imagined(self) -> Table[Any, Any]:
        """The table as this seat imagines it."""
        return self.table.imagine(self.seat, random.Random(0))

    def begin(self) -> tuple[Game[Any], Script[None], object]:
        """The option about to be taken."""
        twin = self.imagined()
        twin.game.told = None
        self.lender = Lender(twin.state)
        script = twin._script
        assert script is not None
        return twin.game, script, self.focus.option

    def step_from(self, state: State[Any], lent: int) -> Start:
        """A start from a checkpoint: the next entry of its agenda."""
        system, copied, game, lender = self.system, self.table._copy, self.game, self.lender
        known: dict[str, Any] = {}

        def start() -> tuple[Game[Any], Script[None], object]:
            game.known = known
            one = copied(state)
            lender.lend(one, lent)
            game.put(one)
            entry = game.state.agenda.pop()
            if entry.who and game.gone(entry.who):
                return game, _nothing(), None
            try:
                script = system.steps[type(entry)](game, entry)
            except Over:
                script = None
            return game, script or _nothing(), None

        return start

    def ended(self, state: State[Any]) -> bool:
        """Has the attack reached its own outcome: is no step of it waiting, unless behind something else?"""
        if state.outcome is not None:
            return True
        system = self.system
        for entry in reversed(state.agenda):
            if system.attacks(entry):
                self.attacks = True
                return False
            if type(entry) not in system.between_steps:
                return True
        return True

    def runs(self, start: Start) -> Iterator[tuple[float, Game[Any], bool]]:
        """All ways one step can go: how likely, the game after it, and whether it was stopped by a draw."""
        waiting: list[tuple[tuple[object, ...], float]] = [((), 1.0)]
        while waiting:
            prefix, chance = waiting.pop()
            self.left -= 1
            if self.left < 0:
                raise _TooMany
            game, script, reply = start()
            taken = 0
            stopped = False
            try:
                while True:
                    request: Request = script.send(reply)
                    if type(request) is Ask:
                        reply = self.default(request)
                    elif type(request) is not Roll:
                        stopped = True
                        break
                    elif taken < len(prefix):
                        reply = prefix[taken]
                        taken += 1
                    else:
                        reply, chance = self.branch(request, prefix, chance, waiting)
                        prefix += (reply,)
                        taken += 1
            except (StopIteration, Over):
                pass
            yield chance, game, stopped

    def branch(
        self, request: Roll, prefix: tuple[object, ...], chance: float, waiting: list[tuple[tuple[object, ...], float]]
    ) -> tuple[object, float]:
        """Take the first case of a throw and put the others aside; when sampling, of those that are thrown."""
        if not self.attacks:
            raise _NoAttack
        reads = request.coarse or request.reads
        if self.luck is not None:
            ways = self.drawn(request, reads, max(1, round(self.heap * chance / self.each)))
        elif cases(request.dice, reads) > self.left:
            raise _TooMany
        else:
            ways = _worth_following(spread(request.dice, reads), chance * self.heap)
        (first, weight), *others = ways
        waiting.extend(((*prefix, value), chance * weight) for value, weight in others)
        if len(waiting) > self.left:
            raise _TooMany
        return first, chance * weight

    def default(self, ask: Ask) -> Option:
        """The answer that odds assume people give."""
        option = ask.options[ask.default]
        if len(ask.options) > 1 and ask.prompt not in self.assumed:
            self.assumed[ask.prompt] = str(option)
        return option

    def exact(self) -> dict[Facts, float]:
        """Carry the distribution from checkpoint to checkpoint until every case has ended.

        A case is a state with what was put aside on the way to it, in all its forms with their chances.  Those with
        most still to do go first, so that all ways to the same state have come together before it is followed.  Where
        it comes to too many, all that has not ended is left waiting.
        """
        self.follow({(): 1.0}, self.begin)
        while self.waiting:
            self.stage = self.waiting.pop(max(self.waiting))
            if len(self.stage) == 1 and not self.waiting:
                self.lend_from_here()
            self.follow_all(self.stage)
        return self.found

    def lend_from_here(self) -> None:
        """All that is still to come begins at one state: what is lent is as it lies there."""
        ((key, (aside, state)),) = self.stage.items()
        self.lender.lend(state, key[0])
        self.lender = Lender(state)
        self.stage = {(self.lender.take_back(state), b""): (aside, state)}

    def follow_all(self, stage: Cases) -> None:
        """Follow by one step all cases that have as much to do.  A few of them, here and there, show beforehand
        whether all together will cost too much."""
        probes = list(islice(stage, 0, None, 1 + len(stage) // PROBES))
        left = self.left
        self.follow_some(stage, probes)
        if (left - self.left) * len(stage) > FAR_TOO_MANY * len(probes) * self.left:
            raise _TooMany
        self.follow_some(stage, list(stage))

    def follow_some(self, stage: Cases, keys: list[tuple[int, bytes]]) -> None:
        """Follow some cases by one step; they wait no more."""
        for key in keys:
            aside, state = stage[key]
            self.follow(aside, self.step_from(state, key[0]))
            del stage[key]

    def follow(self, aside: Mapping[Facts, float], start: Start) -> None:
        """Follow one case by one step: what has ended is counted, the rest waits, by how much it has still to do."""
        system, focus, self.heap = self.system, self.focus, math.fsum(aside.values())
        ended: list[tuple[Mapping[str, int | bool], float]] = []
        going: list[tuple[State[Any], int, Mapping[str, int | bool], float]] = []
        for chance, game, stopped in self.runs(start):
            state = game.state
            if stopped or self.ended(state):
                ended.append((system.outcome(game, focus), chance))
                self.lender.take_back(state)
            else:
                more = system.put_aside(game, focus)
                forget(state)
                going.append((state, self.lender.take_back(state), more, chance))
        for facts, chance in ended:
            _count(self.found, aside, facts, chance)
        for state, lent, more, chance in going:
            alike = self.waiting.setdefault(len(state.agenda), {})
            found, _ = alike.setdefault((lent, encode(state)), ({}, state))
            _count(found, aside, more, chance)

    def sampled(self, samples: int) -> dict[Facts, float]:
        """Go on from where there were too many cases with so many samples, each case with as many as it is likely.

        Samples that come to the same state are followed together, and throw their dice apart.
        """
        self.luck = luck = random.Random(0)
        self.left = samples * 1_000
        begun = [(key, *case) for stage in (self.stage, *self.waiting.values()) for key, case in stage.items()]
        heaps = [math.fsum(aside.values()) for _, aside, _ in begun]
        self.waiting = {}
        self.lender.lend_anew()
        self.each = (math.fsum(heaps) if begun else 1.0) / samples
        at = luck.random() * self.each
        for (key, aside, state), heap in zip(begun, heaps, strict=True):
            n = max(0, math.ceil((heap - at) / self.each))
            at += n * self.each - heap
            if n:
                taken = {facts: weight * n * self.each / heap for facts, weight in aside.items()}
                self.waiting.setdefault(len(state.agenda), {})[key] = taken, state
        if not begun:
            self.follow({(): 1.0}, self.begin)
        while self.waiting:
            stage = self.waiting.pop(max(self.waiting))
            self.follow_some(stage, list(stage))
        return self.found

    def drawn(self, request: Roll, reads: Reading[Any], n: int) -> tuple[tuple[object, float], ...]:
        """What some samples throw, each value with their share."""
        luck = self.luck
        assert luck is not None
        found: dict[object, int] = {}
        for _ in range(n):
            value = reads.of(tuple(tuple(_face(die.spread(), luck) for die in pool) for pool in request.dice))
            found[value] = found.get(value, 0) + 1
        return tuple((value, times / n) for value, times in found.items())


def _count(
    into: dict[Facts, float], aside: Mapping[Facts, float], found: Mapping[str, int | bool], chance: float
) -> None:
    """Add facts to all that was put aside before, and note how likely each sum is."""
    more = tuple(sorted((name, int(value)) for name, value in found.items())) if found else ()
    for before, weight in aside.items():
        both = _sum(before, more) if before and more else before or more
        into[both] = into.get(both, 0.0) + weight * chance


@remembered(4096)
def _sum(before: Facts, more: Facts) -> Facts:
    both = dict(before)
    for name, value in more:
        both[name] = both.get(name, 0) + value
    return tuple(sorted(both.items()))


def _worth_following(ways: tuple[tuple[Any, float], ...], chance: float) -> tuple[tuple[Any, float], ...]:
    """The cases of a throw that is itself so likely; those that are never seen are counted to the likeliest."""
    least = NEVER / chance if chance > NEVER else 1.0
    if min(map(_likelihood, ways)) >= least:
        return ways
    likeliest = max(ways, key=_likelihood)
    others = [way for way in ways if way[1] >= least and way is not likeliest]
    return (likeliest[0], 1.0 - math.fsum(weight for _, weight in others)), *others


def _likelihood(way: tuple[object, float]) -> float:
    return way[1]


def _face(faces: tuple[tuple[int, float], ...], luck: random.Random) -> int:
    at = luck.random()
    for face, weight in faces:
        at -= weight
        if at < 0:
            return face
    return faces[-1][0]


def _nothing() -> Script[None]:
    """A step that had nothing to ask."""
    yield from ()


def odds(
    table: Table[Any, Any], option: Option, seat: SeatId | None = None, *, limit: int = LIMIT, samples: int = SAMPLES
) -> Odds:
    """What may come of taking an option of the pending ask, as far as a seat can know; nothing, if it is no attack."""
    ask = table.ask
    if ask is None or not any(option.same(legal) for legal in ask.options):
        raise ValueError(f'"{option}" cannot be chosen now')
    viewer = ask.seats_of(option)[0] if seat is None else seat
    with uncollected():
        return _reckoned(_Explorer(table, ask, option, viewer, limit), samples)


def _reckoned(explorer: _Explorer, samples: int) -> Odds:
    """The odds of an option, exactly or by samples."""
    exact, limit = True, explorer.limit
    try:
        found = explorer.exact()
    except _TooMany:
        exact = False
        found = explorer.sampled(samples)
    except _NoAttack:
        return NONE
    if not explorer.attacks or not any(found):
        return NONE
    results = tuple(Result(facts, chance) for facts, chance in sorted(found.items()))
    used = limit - explorer.left if exact else samples
    error = 0.0 if exact else 0.5 / math.sqrt(samples)
    meant = {fact.name: fact for fact in explorer.system.facts}
    facts = tuple(meant.get(name, Fact(name)) for name in sorted({name for one in found for name, _ in one}))
    return Odds(results, exact, error, used, tuple(explorer.assumed.items()), facts)
