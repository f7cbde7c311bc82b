"""Odds come from the same code: the very steps that will run are run with every case of the dice.

A distribution is carried from checkpoint to checkpoint, and equal states are merged there.  It stops at the outcome of
the attack, before draws; asks on the way are answered by their defaults, and the result names them.  Where too many
cases remain it samples and says so.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from undercroft.kernel.dice import cases, spread
from undercroft.kernel.game import Game, Over
from undercroft.kernel.requests import Ask, Option, Request, Roll, Script, SeatId
from undercroft.kernel.state import State, encode
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
    answered by default, as (prompt, answer).
    """

    results: tuple[Result, ...]
    exact: bool
    error: float
    cases: int
    assumed: tuple[tuple[str, str], ...]

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


class _TooMany(Exception):
    """More cases than are worth following."""


Start = Callable[[], tuple[Game[Any], Script[None], object]]
"""Begins a step anew: the game at its checkpoint, the script, and the first reply to send."""


class _Explorer:
    """Follows one option through the steps of an attack."""

    def __init__(self, table: Table[Any, Any], option: Option, seat: SeatId, limit: int) -> None:
        self.table = table
        self.option = option
        self.seat = seat
        self.limit = limit
        self.left = limit
        self.assumed: dict[str, str] = {}
        self.depth = 0
        self.attacks = False
        """Has any dice been thrown, or an attack's step come up?  An option that does neither has no odds."""
        self.luck: random.Random | None = None

    def begin(self) -> tuple[Game[Any], Script[None], object]:
        """The table as this seat imagines it, the option about to be taken."""
        twin = self.table.imagine(self.seat, random.Random(0))
        twin.game.told = None
        script = twin._script
        assert script is not None
        self.depth = len(twin.state.agenda)
        return twin.game, script, self.option

    def step_from(self, state: State[Any]) -> Start:
        """A start from a checkpoint: the next entry of its agenda."""
        system, setup, copied = self.table.system, self.table.setup, self.table._copy

        def start() -> tuple[Game[Any], Script[None], object]:
            game = system.game(copied(state), setup, self.table.game.chance)
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
        """Is the attack's own outcome reached?"""
        agenda = state.agenda
        if state.outcome is not None or len(agenda) <= self.depth:
            return True
        goes_on = type(agenda[-1]) in self.table.system.attack_steps
        self.attacks |= goes_on
        return not goes_on

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
        """Take the first case of a throw and put the others aside; when sampling, take one by lot."""
        self.attacks = True
        if self.luck is not None:
            faces = tuple(tuple(_face(die.spread(), self.luck) for die in pool) for pool in request.dice)
            return request.reads.of(faces), chance
        if cases(request.dice, request.reads) > self.limit:
            raise _TooMany
        first, *others = spread(request.dice, request.reads)
        waiting.extend(((*prefix, value), chance * weight) for value, weight in others)
        return first[0], chance * first[1]

    def default(self, ask: Ask) -> Option:
        """What odds assume that people answer."""
        option = ask.options[ask.default]
        if len(ask.options) > 1:
            self.assumed.setdefault(ask.prompt, str(option))
        return option

    def facts(self, game: Game[Any]) -> tuple[tuple[str, int], ...]:
        """What has come of it, in a form that can be counted."""
        found: Mapping[str, int | bool] = self.table.system.outcome(game, self.option)
        return tuple(sorted((name, int(value)) for name, value in found.items()))

    def exact(self) -> dict[tuple[tuple[str, int], ...], float]:
        """Carry the distribution from checkpoint to checkpoint until every case has ended."""
        found: dict[tuple[tuple[str, int], ...], float] = {}
        frontier: list[tuple[float, Start]] = [(1.0, self.begin)]
        while frontier:
            merged: dict[bytes, tuple[float, State[Any]]] = {}
            for weight, start in frontier:
                for chance, game, stopped in self.runs(start):
                    if stopped or self.ended(game.state):
                        facts = self.facts(game)
                        found[facts] = found.get(facts, 0.0) + weight * chance
                    else:
                        key = encode(game.state)
                        before = merged[key][0] if key in merged else 0.0
                        merged[key] = (before + weight * chance, game.state)
            frontier = [(weight, self.step_from(state)) for weight, state in merged.values()]
        return found

    def sampled(self, samples: int) -> dict[tuple[tuple[str, int], ...], float]:
        """Play the attack many times."""
        found: dict[tuple[tuple[str, int], ...], float] = {}
        self.luck = random.Random(0)
        self.left = samples * 1_000
        for _ in range(samples):
            start: Start = self.begin
            while True:
                (_, game, stopped) = next(self.runs(start))
                if stopped or self.ended(game.state):
                    break
                start = self.step_from(game.state)
            facts = self.facts(game)
            found[facts] = found.get(facts, 0.0) + 1.0 / samples
        return found


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
    explorer = _Explorer(table, option, viewer, limit)
    exact = True
    try:
        found = explorer.exact()
    except _TooMany:
        exact = False
        found = explorer.sampled(samples)
    if not explorer.attacks:
        return Odds((), True, 0.0, 0, ())
    results = tuple(Result(facts, chance) for facts, chance in sorted(found.items()))
    used = limit - explorer.left if exact else samples
    error = 0.0 if exact else 0.5 / math.sqrt(samples)
    return Odds(results, exact, error, used, tuple(explorer.assumed.items()))
