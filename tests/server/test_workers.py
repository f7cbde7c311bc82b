"""Worker processes: bots, odds and hints away from the event loop, cancellable, replaced when lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

import proving
from undercroft.bots import Chair, find_bot, keenest
from undercroft.kernel.requests import SeatId
from undercroft.kernel.system import AnySystem, find
from undercroft.server import creating
from undercroft.server.jobs import Job
from undercroft.server.metrics import THOUGHTS
from undercroft.server.pool import Failed, Pool
from undercroft.server.shapes import NewGame
from undercroft.server.sitting import Sitting
from undercroft.server.worker import think

from .serving import PATHS

T = TypeVar("T")


@pytest.fixture(autouse=True)
def proving_in_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_SYSTEMS", "proving:SYSTEM")
    monkeypatch.setenv("PYTHONPATH", PATHS)


def with_pool(work: Callable[[Pool], Awaitable[T]], size: int = 1) -> T:
    async def run() -> T:
        pool = Pool(size)
        pool.start()
        try:
            return await work(pool)
        finally:
            await pool.stop()

    return asyncio.run(run())


def job(**more: object) -> Job:
    sitting = creating.begun(creating.setup_of(proving.SYSTEM, NewGame(system="proving", seed="work")))
    ask = sitting.table.ask
    assert ask is not None
    fields = {"kind": "bot", "bot": "greedy", "position": sitting.position(), "seat": ask.seats()[0], **more}
    return Job(**fields)  # type: ignore[arg-type]


def test_a_bot_answers_with_one_of_the_options() -> None:
    sitting = creating.begun(creating.setup_of(proving.SYSTEM, NewGame(system="proving", seed="work")))
    ask = sitting.table.ask
    assert ask is not None
    assert with_pool(lambda pool: pool.run(job())).option in ask.options


def test_of_several_bots_the_one_that_wants_to_most_answers() -> None:
    sitting, keen = where_a_later_one_is_keener(find("universalis"))
    ask = sitting.table.ask
    assert ask is not None
    there = tuple((seat, "sensible") for seat in ask.seats())
    thought = think(Job(kind="bot", position=sitting.position(), bots=there))
    assert thought.seat == keen
    assert thought.option in ask.options


def where_a_later_one_is_keener(rules: AnySystem) -> tuple[Sitting, SeatId]:
    """A game of bots in which another than the first who is asked wants most to answer, and who that is."""
    bots = {SeatId(seat): find_bot(rules, "sensible", 0) for seat in range(5)}
    for n in range(20):
        new = NewGame(system=rules.name, quest="the-kings-eye", heroes=5, seed=f"keen {n}")
        sitting = creating.begun(creating.setup_of(rules, new))
        while (ask := sitting.table.ask) is not None:
            keen = keenest(sitting.table, {seat: bots[seat] for seat in ask.seats()})[0]
            if keen != ask.seats()[0]:
                return sitting, keen
            sitting.table.answer(bots[keen].answer(Chair(sitting.table, keen)), keen)
    raise AssertionError("the first was always the keenest")


def test_a_job_that_fails_says_why() -> None:
    with pytest.raises(Failed, match="no bot"):
        with_pool(lambda pool: pool.run(job(bot="nobody")))


def test_jobs_nobody_wants_any_more_are_not_done() -> None:
    cancelled = THOUGHTS.labels("hint", "cancelled")
    before = cancelled._value.get()

    async def impatient(pool: Pool) -> None:
        tasks = [asyncio.create_task(pool.run(job(kind="hint"))) for _ in range(10)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await pool.run(job(kind="summary", record=b"no"))

    with pytest.raises(Failed, match="not a record"):
        with_pool(impatient)
    assert cancelled._value.get() - before == 10


def test_a_lost_worker_is_replaced() -> None:
    async def lose(pool: Pool) -> bool:
        await pool.run(job())
        os.kill(pool.processes[0], 9)
        while True:
            try:
                return (await pool.run(job())).option is not None
            except Failed:
                continue

    assert with_pool(lose)


def test_bots_come_before_replays() -> None:
    async def order(pool: Pool) -> list[str]:
        await pool.run(job())
        done: list[str] = []

        async def note(name: str, work: Job) -> None:
            with contextlib.suppress(Failed):
                await pool.run(work)
            done.append(name)

        replays = [note("replay", Job(kind="replay", record=b"no")) for _ in range(5)]
        await asyncio.gather(*replays, note("bot", job(bot="random")))
        return done

    assert with_pool(order).index("bot") <= 1


def test_without_workers_nothing_is_waited_for() -> None:
    with pytest.raises(Failed, match="no worker"):
        with_pool(lambda pool: pool.run(job(seat=SeatId(0))), size=0)
