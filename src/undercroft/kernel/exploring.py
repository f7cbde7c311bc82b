"""How odds are worked out: an option is followed through the steps of an attack, with every case of the dice.

A distribution is carried from checkpoint to checkpoint, and equal states are merged there; fields that no step asks for
any more are forgotten first (see `lifetimes`), and what a system puts aside is counted and forgotten.  Cases that
differ only in what a step does not ask for are followed by it together (see `veils`).
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from undercroft.kernel.dice import Reading, cases, spread
from undercroft.kernel.game import Game, Over
from undercroft.kernel.lending import Lender
from undercroft.kernel.lifetimes import forget
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Ask, Option, Request, Roll, Script, SeatId
from undercroft.kernel.state import State, encode
from undercroft.kernel.system import Focus
from undercroft.kernel.table import Table
from undercroft.kernel.veils import Asked, Held, Values, check_veils, give, lifting, places_of, take

NEVER = 1e-13
"""What is less likely than this is not followed by itself, but counted to the likeliest case of its throw."""

WORTH_A_VEIL = 3
"""So many cases on average must differ in nothing but what lies under a veil."""

TOGETHER = 4
"""So many cases that are followed together with another cost as much as one by itself."""

PROBES, FAR_TOO_MANY = 16, 2
"""The number of cases of a stage that show what the others will cost, and how many times what is left is too much."""


K = TypeVar("K")


class TooMany(Exception):
    """More cases than are worth following."""


class NoAttack(Exception):
    """Dice are thrown, but not for an attack."""


Facts = tuple[tuple[str, int], ...]
"""What has come of an attack, in a form that can be counted."""

Key = tuple[int, bytes, Values]
"""What a case is: the parts that its state is lent, what varies from case to case, and all else in the state."""

Cases = dict[Key, tuple[dict[Facts, float], State[Any]]]
"""Cases that wait to be followed, each with what was put aside on the way; without what varies they share a state."""

Alike = list[tuple[Held, dict[Facts, float]]]
"""Cases that are followed together: what lies under the veil in each, and what was put aside on the way to it."""

Start = Callable[[], tuple[Game[Any], Script[None], object]]
"""Begins a step anew: the game at its checkpoint, the script, and the first reply to send."""


class Explorer:
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
        kind: type[State[Any]] = self.system.state_type
        self.places = places_of(kind)
        """The fields that vary from case to case."""
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

    def step_from(self, state: State[Any], key: Key, veiled: int = -1) -> Start:
        """A start from a checkpoint: the next entry of its agenda."""
        system, copied, game, lender, places = self.system, self.table._copy, self.game, self.lender, self.places
        known: dict[str, Any] = {}
        lent, _, values = key

        def start() -> tuple[Game[Any], Script[None], object]:
            game.known = known
            one = copied(state)
            lender.lend(one, lent)
            give(one, places, values, veiled)
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
                raise TooMany
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
            raise NoAttack
        reads = request.coarse or request.reads
        if self.luck is not None:
            ways = self.drawn(request, reads, max(1, round(self.heap * chance / self.each)))
        elif cases(request.dice, reads) > self.left:
            raise TooMany
        else:
            ways = _worth_following(spread(request.dice, reads), chance * self.heap)
        (first, weight), *others = ways
        waiting.extend(((*prefix, value), chance * weight) for value, weight in others)
        if len(waiting) > self.left:
            raise TooMany
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
        self.follow([(None, {(): 1.0})], self.begin)
        while self.waiting:
            self.stage = self.waiting.pop(max(self.waiting))
            if len(self.stage) == 1 and not self.waiting:
                self.lend_from_here()
            self.follow_all(self.stage)
        return self.found

    def lend_from_here(self) -> None:
        """All that is still to come begins at one state: what is lent is as it lies there."""
        (((lent, _, values), (aside, state)),) = self.stage.items()
        self.lender.lend(state, lent)
        self.lender = Lender(state)
        self.stage = {(self.lender.take_back(state), b"", values): (aside, state)}

    def follow_all(self, stage: Cases) -> None:
        """Follow by one step all cases that have as much to do: first together those that differ only in what the step
        does not ask for, then the others one by one."""
        for veiled in range(len(self.places)):
            self.follow_veiled(stage, veiled)
        self.foreseeing(list(stage), lambda key: self.follow_one(stage, key))

    def follow_veiled(self, stage: Cases, veiled: int) -> None:
        """Follow together the cases that differ only in one place, where the step does not ask for it."""
        groups: dict[Key, list[Key]] = {}
        for key in stage:
            lent, written, values = key
            groups.setdefault((lent, written, (*values[:veiled], *values[veiled + 1 :])), []).append(key)
        together = [keys for keys in groups.values() if len(keys) > 1]
        if sum(map(len, together)) >= WORTH_A_VEIL * len(together):
            self.foreseeing(together, lambda keys: self.follow_together(stage, keys, veiled))

    def foreseeing(self, these: list[K], follow: Callable[[K], bool]) -> None:
        """Follow all of these.  A few of them, here and there, show beforehand whether it can be done at all, and
        whether all together will cost too much."""
        step = 1 + len(these) // PROBES
        left = self.left
        probes = these[::step]
        done = [follow(one) for one in probes]
        if not any(done):
            return
        if (left - self.left) * len(these) > FAR_TOO_MANY * len(probes) * self.left:
            raise TooMany
        for n, one in enumerate(these):
            if n % step:
                follow(one)

    def follow_one(self, stage: Cases, key: Key) -> bool:
        """Follow one case by one step; it waits no more."""
        aside, state = stage[key]
        self.follow([(None, aside)], self.step_from(state, key))
        del stage[key]
        return True

    def follow_together(self, stage: Cases, keys: list[Key], veiled: int) -> bool:
        """Follow cases that differ only under a veil, if the step does not ask for what lies there."""
        alike: Alike = [(key[2][veiled], stage[key][0]) for key in keys]
        try:
            self.follow(alike, self.step_from(stage[keys[0]][1], keys[0], veiled), veiled)
        except Asked:
            self.lender.lend_anew()
            return False
        for key in keys:
            del stage[key]
        return True

    def follow(self, alike: Alike, start: Start, veiled: int = -1) -> None:
        """Follow cases by one step: what has ended is counted, the rest waits, by how much it has still to do."""
        system, focus = self.system, self.focus
        self.heap = math.fsum(math.fsum(aside.values()) for _, aside in alike)
        ended: list[tuple[Mapping[str, int | bool], float]] = []
        going: list[tuple[State[Any], Key, Mapping[str, int | bool], float, Alike, int]] = []
        for chance, game, stopped in self.runs(start):
            if stopped or self.ended(game.state):
                ended.append((system.outcome(game, focus), chance))
                self.lender.take_back(game.state)
                continue
            for more, these, under in self.put_aside(game, alike, veiled):
                state = game.state
                forget(state)
                values, lent = take(state, self.places), self.lender.take_back(state)
                if under >= 0:
                    check_veils(values, self.places, under)
                going.append((state, (lent, encode(state), values), more, chance, these, under))
        self.left -= len(going) * (len(alike) - 1) // TOGETHER
        if self.left < 0:
            raise TooMany
        for facts, chance in ended:
            for _, aside in alike:
                _count(self.found, aside, facts, chance)
        for state, key, more, chance, these, under in going:
            self.wait(state, key, more, chance, these, under)

    def put_aside(
        self, game: Game[Any], alike: Alike, veiled: int
    ) -> Iterator[tuple[Mapping[str, int | bool], Alike, int]]:
        """Put aside what the system can, for all cases together or, where that asks for what lies under the veil, for
        one after the other, without it."""
        system, focus, state = self.system, self.focus, game.state
        try:
            more = system.put_aside(game, focus)
        except Asked:
            pass
        else:
            yield more, alike, veiled
            return
        values, lent = take(state, self.places), self.lender.take_back(state)
        seen = lifting(values, self.places, veiled)
        for under, aside in alike:
            game.state = self.table._copy(state)
            self.lender.lend(game.state, lent)
            give(game.state, self.places, seen(under))
            yield system.put_aside(game, focus), [(under, aside)], -1

    def wait(
        self,
        state: State[Any],
        key: Key,
        more: Mapping[str, int | bool],
        chance: float,
        alike: Alike,
        veiled: int,
    ) -> None:
        """Let cases wait that have come to the same, but for what lies under the veil."""
        cases = self.waiting.setdefault(len(state.agenda), {})
        lent, written, values = key
        seen = None if veiled < 0 else lifting(values, self.places, veiled)
        for under, aside in alike:
            one = key if seen is None else (lent, written, seen(under))
            before = cases.get(one)
            if before is None:
                before = cases[one] = {}, state
            _count(before[0], aside, more, chance)

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
            self.follow([(None, {(): 1.0})], self.begin)
        while self.waiting:
            stage = self.waiting.pop(max(self.waiting))
            for one in list(stage):
                self.follow_one(stage, one)
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
    if not found:
        for before, weight in aside.items():
            into[before] = into.get(before, 0.0) + weight * chance
        return
    more = tuple(sorted((name, int(value)) for name, value in found.items()))
    for before, weight in aside.items():
        both = _sum(before, more) if before else more
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
