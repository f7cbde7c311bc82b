"""A row for every game, and its record on wish: in one process, in several, or on many machines.

The games, and with them the rows, follow from the seed alone: wherever they are played, the rows are the same and come
in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec

from undercroft.kernel.outside import bring_in
from undercroft.kernel.packs import plain
from undercroft.kernel.record import record, save
from undercroft.kernel.system import find
from undercroft.kernel.table import Table
from undercroft.lab.simulate import Batch, Job, Manner, Run, play_batch


class GameRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game: what was played, by whom, and what came of it; with `error` it broke off."""

    system: str
    version: str
    quest: str
    heroes: int
    seed: str
    bot: str
    match: bool = False
    won: bool = False
    rounds: int = 0
    decisions: int = 0
    summary: dict[str, int] = {}
    record: str = ""
    error: str = ""


Played = tuple[GameRow, Batch]
"""A row, and what is counted of it."""


def play_row(system: str, job: Job, how: Manner, records: str = "") -> Played:
    """Play one game; its record goes into a folder, if one is named."""
    name = f"{system}-{job.heroes}-{job.seed}.json.gz" if records else ""

    def keep(table: Table[Any, Any]) -> None:
        save(record(table), Path(records) / name)

    counts, failures = play_batch(
        system, [job], how.bot, how.check, how.cap, how.trace, how.packs, keep if records else None
    )
    count = counts[0][1]
    row = GameRow(
        system=system,
        version=find(system).version,
        quest=plain(job.quest),
        heroes=job.heroes,
        seed=job.seed,
        bot=how.bot,
        match=job.match,
        won=bool(count.won),
        rounds=count.rounds,
        decisions=count.decisions,
        summary=dict(sorted(count.sums.items())),
        record=name if count.finished else "",
        error=failures[0].what if failures else "",
    )
    return row, (counts, failures)


Many = Callable[[str, Sequence[Job], Manner, str, int], Iterator[Played]]
"""Plays games in order, with so many workers."""


def here(system: str, jobs: Sequence[Job], how: Manner, records: str, workers: int) -> Iterator[Played]:
    """On this machine: in this process, or in several."""
    if workers <= 1:
        for job in jobs:
            yield play_row(system, job, how, records)
        return
    with ProcessPoolExecutor(workers, initializer=bring_in) as pool:
        running = [pool.submit(play_row, system, job, how, records) for job in jobs]
        try:
            for one in running:
                yield one.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def noting(rows: Path | None, records: Path | None = None, many: Many = here) -> Run:
    """Plays games and writes their rows down as JSON lines, each as soon as it and those before it are done."""
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    folder = str(records) if records is not None else ""

    def run(system: str, jobs: Sequence[Job], how: Manner, workers: int) -> Iterator[Batch]:
        with rows.open("wb") if rows is not None else nullcontext() as file:
            for row, batch in many(system, jobs, how, folder, workers):
                if file is not None:
                    file.write(msgspec.json.encode(row) + b"\n")
                    file.flush()
                yield batch

    return run


def read_rows(path: Path) -> list[GameRow]:
    """The rows of a file."""
    return [msgspec.json.decode(line, type=GameRow) for line in path.read_bytes().splitlines()]
