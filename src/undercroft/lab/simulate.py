"""Many games of a system, on all cores: how often they are won, how long they take, and whether anything breaks."""

from __future__ import annotations

import math
import os
import random
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from undercroft.bots.outside import check_plan
from undercroft.kernel.outside import bring_in
from undercroft.kernel.packs import PackPlan, called, plain
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.system import AnySystem, SetupError, find
from undercroft.kernel.table import Table
from undercroft.lab.play import CAP, Progress, play

MOST_SHOWN = 20
"""How many failures are kept in full."""

Z = 1.959963984540054
"""The width of intervals of which 95 in 100 hold the truth, in standard deviations."""


class LabError(ValueError):
    """Something cannot be simulated; the message says what can be."""


class Failure(msgspec.Struct, frozen=True):
    """A game that broke off, with all that is needed to play it again."""

    system: str
    quest: str
    heroes: int
    seed: str
    bot: str
    what: str
    trace: str = ""


class Job(msgspec.Struct, frozen=True):
    """One game to be played; with `match` its quest is an opponent, with `lots` options and heroes are drawn by lot."""

    quest: str
    heroes: int
    seed: str
    roles: tuple[str, ...] = ()
    match: bool = False
    lots: bool = False


class Count(msgspec.Struct):
    """Sums over games; two of them add up."""

    games: int = 0
    finished: int = 0
    won: int = 0
    errors: int = 0
    decisions: int = 0
    rounds: int = 0
    rounds_squared: int = 0
    sums: dict[str, int] = {}

    def add(self, other: Count) -> None:
        """Take in another count."""
        for field in ("games", "finished", "won", "errors", "decisions", "rounds", "rounds_squared"):
            setattr(self, field, getattr(self, field) + getattr(other, field))
        for name, value in other.sums.items():
            self.sums[name] = self.sums.get(name, 0) + value

    @property
    def rounds_mean(self) -> float:
        """Rounds of a finished game, on average."""
        return self.rounds / self.finished if self.finished else 0.0

    @property
    def rounds_spread(self) -> float:
        """The standard deviation of the rounds of finished games."""
        if self.finished < 2:
            return 0.0
        variance = (self.rounds_squared - self.rounds**2 / self.finished) / (self.finished - 1)
        return math.sqrt(max(0.0, variance))


class Row(msgspec.Struct, frozen=True):
    """One quest with one number of heroes."""

    quest: str
    heroes: int
    count: Count

    def as_json(self) -> dict[str, object]:
        """The row in the stable shape that `undercroft simulate --json` prints."""
        low, high = wilson(self.count.won, self.count.finished)
        rate = self.count.won / self.count.finished if self.count.finished else 0.0
        rates = {"win_rate": round(rate, 4), "win_low": round(low, 4), "win_high": round(high, 4)}
        return {"quest": self.quest, "heroes": self.heroes, **_counted(self.count), **rates}


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a simulation found."""

    system: str
    bot: str
    seed: str
    seconds: float
    workers: int
    rows: tuple[Row, ...]
    failures: tuple[Failure, ...] = ()

    @property
    def total(self) -> Count:
        """All rows together."""
        total = Count()
        for row in self.rows:
            total.add(row.count)
        return total

    def as_json(self) -> dict[str, object]:
        """The report in the stable shape that `undercroft simulate --json` prints."""
        total = self.total
        return {
            "system": self.system,
            "bot": self.bot,
            "seed": self.seed,
            **_counted(total),
            "decisions_per_second": round(total.decisions / self.seconds, 1) if self.seconds else 0.0,
            "seconds": round(self.seconds, 3),
            "workers": self.workers,
            "quests": [row.as_json() for row in self.rows],
            "failures": [
                {key: value for key, value in msgspec.to_builtins(failure).items() if value != ""}
                for failure in self.failures
            ],
        }


def _counted(count: Count) -> dict[str, object]:
    shape: dict[str, object] = {
        "games": count.games,
        "finished": count.finished,
        "won": count.won,
        "errors": count.errors,
        "decisions": count.decisions,
        "rounds_mean": round(count.rounds_mean, 3),
        "rounds_spread": round(count.rounds_spread, 3),
    }
    if "deaths" in count.sums:
        shape["deaths"] = count.sums["deaths"]
    if count.finished and count.sums:
        shape["means"] = {name: round(value / count.finished, 4) for name, value in sorted(count.sums.items())}
    return shape


def wilson(won: int, games: int) -> tuple[float, float]:
    """The win rates between which the truth lies, in 95 of 100 cases (Wilson's interval)."""
    if not games:
        return 0.0, 1.0
    rate, square = won / games, Z * Z
    middle = rate + square / (2 * games)
    reach = Z * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def tables_of(
    system: AnySystem,
    quest: str | None = None,
    heroes: int | None = None,
    *,
    matches: bool = False,
    packs: Sequence[PackPlan] = (),
) -> list[tuple[str, int]]:
    """Every quest with every number of heroes it may be played with, or those asked for; of matches every opponent.

    With packs, only the quests that the packs bring; a quest of the box is played with them if it is asked for.
    """
    brought = system.bring(packs).quests
    cards = list(system.opponents() if matches else (*brought, *system.quests()))
    if quest is None:
        chosen = list(brought) or cards
    else:
        chosen = [card for card in cards if card.id == called(quest, [one.id for one in cards])]
    if not chosen:
        known, what = ", ".join(plain(card.id) for card in cards) or "none", "opponent" if matches else "quest"
        raise LabError(f'{system.name} has no {what} "{quest or ""}"; one of {known}')
    tables = [(card.id, n) for card in chosen for n in range(card.least, card.most + 1) if heroes in (None, n)]
    if not tables:
        least, most = min(card.least for card in chosen), max(card.most for card in chosen)
        raise LabError(f"no quest is played with {heroes} heroes; expected {least} to {most}")
    return tables


def simulate(
    system: str,
    *,
    quest: str | None = None,
    heroes: int | None = None,
    games: int | None = None,
    bot: str = "random",
    seed: str = "1",
    workers: int | None = None,
    check: bool = False,
    cap: int = CAP,
    roles: Sequence[str] = (),
    only: str | None = None,
    matches: bool = False,
    lots: bool = False,
    packs: Sequence[PackPlan] = (),
    trace: bool = False,
    progress: Progress | None = None,
    run: Run | None = None,
) -> Report:
    """Play games in turn over all quests and numbers of heroes, or those asked for; `games` is their sum.

    Every game's seed follows from `seed`, so the same call plays the same games on any number of workers.  `only` plays
    the one game that has this very seed.  `roles` are played by the bot besides the heroes.  With `matches` the games
    are not quests but matches against the opponents of the system; `quest` then names one of these.  With `lots` every
    game is played with options and heroes of its own, drawn by lot.  All games have the same packs.
    """
    rules = find(system)
    unknown = [role for role in roles if role not in rules.roles]
    if unknown:
        raise LabError(f'{system} has no seat "{unknown[0]}"; one of {", ".join(rules.roles)}')
    check_plan(rules, bot)
    tables = tables_of(rules, quest, heroes, matches=matches, packs=packs)
    if only is not None:
        jobs = [Job(*tables[0], only, tuple(roles), matches, lots)]
    else:
        wanted = max(100, len(tables)) if games is None else games
        if wanted < 1:
            raise LabError(f"{wanted} games; expected one at least")
        jobs = [Job(*tables[n % len(tables)], f"{seed}.{n}", tuple(roles), matches, lots) for n in range(wanted)]
    count = min(workers or cores(), len(jobs))
    began = time.perf_counter()
    counts: dict[tuple[str, int], Count] = {table: Count() for table in tables[: len(jobs)]}
    failures: list[Failure] = []
    how = Manner(bot, check, cap, trace, tuple(packs))
    for batch, wrong in (run or _batches)(system, jobs, how, count):
        for table, found in batch:
            counts[table].add(found)
        failures += wrong
        if progress is not None:
            progress(sum(found.games for _, found in batch))
    return Report(
        system=system,
        bot=bot,
        seed=seed,
        seconds=time.perf_counter() - began,
        workers=count,
        rows=tuple(Row(plain(quest), heroes, found) for (quest, heroes), found in counts.items()),
        failures=tuple(sorted(failures, key=lambda one: (one.quest, one.heroes, one.seed))[:MOST_SHOWN]),
    )


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Manner(msgspec.Struct, frozen=True):
    """How games are played: by which bots, checked or not, with which packs."""

    bot: str
    check: bool = False
    cap: int = CAP
    trace: bool = False
    packs: tuple[PackPlan, ...] = ()


Batch = tuple[list[tuple[tuple[str, int], Count]], list[Failure]]

Run = Callable[[str, Sequence[Job], Manner, int], Iterator[Batch]]
"""Plays the jobs of a system with so many workers, batch by batch (see `undercroft.lab.rows`)."""


def _batches(system: str, jobs: Sequence[Job], how: Manner, workers: int) -> Iterator[Batch]:
    """Play batches of jobs, in this process or in several."""
    bot, check, cap, trace, packs = how.bot, how.check, how.cap, how.trace, how.packs
    size = max(1, min(50, len(jobs) // (workers * 8)))
    batches = [list(jobs[at : at + size]) for at in range(0, len(jobs), size)]
    if workers <= 1:
        for batch in batches:
            yield play_batch(system, batch, bot, check, cap, trace, packs)
        return
    try:
        with ProcessPoolExecutor(workers, initializer=bring_in) as pool:
            running = [pool.submit(play_batch, system, batch, bot, check, cap, trace, packs) for batch in batches]
            try:
                for done in as_completed(running):
                    yield done.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)
    except BrokenProcessPool as error:
        raise LabError("a worker process broke down; try --workers 1 to see where") from error


def seated(setup: Setup, roles: Sequence[str]) -> Setup:
    """The setup with a seat for each of these roles that has none."""
    taken = {plan.role for plan in setup.seats}
    more = tuple(SeatPlan(role, role) for role in roles if role not in taken)
    return msgspec.structs.replace(setup, seats=setup.seats + more) if more else setup


def options_by_lot(rules: AnySystem, setup: Setup) -> Setup:
    """The setup with any value for every option of the system; the seed decides."""
    luck = random.Random(f"{setup.seed} options")
    drawn = {choice.name: luck.choice(choice.values) for choice in rules.choices}
    return msgspec.structs.replace(setup, options={**setup.options, **drawn})


def heroes_by_lot(rules: AnySystem, setup: Setup) -> Setup:
    """The setup with any of the heroes whom its options offer in the places of a party; the seed decides."""
    offered = [card.id for card in rules.heroes(setup.options)]
    if len(offered) < len(setup.party):
        return setup
    luck = random.Random(f"{setup.seed} heroes")
    return msgspec.structs.replace(setup, party=tuple(luck.sample(offered, len(setup.party))))


def play_batch(
    system: str,
    jobs: Sequence[Job],
    bot: str,
    check: bool,
    cap: int,
    trace: bool,
    packs: tuple[PackPlan, ...] = (),
    keep: Callable[[Table[Any, Any]], None] | None = None,
) -> Batch:
    """Play some games and count; with `keep` every game is written down and given to be kept."""
    rules = find(system)
    counts: dict[tuple[str, int], Count] = {}
    failures: list[Failure] = []
    for job in jobs:
        count = counts.setdefault((job.quest, job.heroes), Count())
        count.games += 1
        try:
            begin = rules.match if job.match else rules.default_setup
            setup = rules.unwatched(seated(begin(job.quest, job.heroes, job.seed), job.roles))
            setup = msgspec.structs.replace(setup, packs=packs)
            setup = heroes_by_lot(rules, options_by_lot(rules, setup)) if job.lots else setup
            played = play(rules, setup, bot, check=check, cap=cap, keep=keep)
        except SetupError as error:
            count.errors += 1
            failures.append(Failure(system, plain(job.quest), job.heroes, job.seed, bot, f"cannot be set up: {error}"))
        except Exception as error:
            count.errors += 1
            what = f"{type(error).__name__}: {error}"
            told = traceback.format_exc() if trace else ""
            failures.append(Failure(system, plain(job.quest), job.heroes, job.seed, bot, what, told))
        else:
            count.finished += 1
            count.won += played.won
            count.decisions += played.decisions
            count.rounds += played.rounds
            count.rounds_squared += played.rounds**2
            for name, value in played.summary.items():
                count.sums[name] = count.sums.get(name, 0) + value
    return list(counts.items()), failures[:MOST_SHOWN]
