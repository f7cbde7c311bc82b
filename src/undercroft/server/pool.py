"""The pool of worker processes: jobs wait by urgency, can be cancelled, and never touch the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import signal
import sys
import time

import msgspec

from undercroft.server.jobs import LARGEST, Job, Thought, framed, thought_decoder
from undercroft.server.metrics import THOUGHT_SECONDS, THOUGHTS

log = logging.getLogger("undercroft.pool")

URGENCY = {
    "bot": 0,
    "try": 0,
    "correct": 1,
    "odds": 1,
    "hint": 1,
    "advice": 1,
    "begin": 2,
    "chapters": 2,
    "moment": 2,
    "branch": 3,
    "replay": 3,
    "summary": 3,
}

Waiting = tuple[int, int, Job, asyncio.Future[Thought]]
"""A job that waits: how urgent it is, its number, and where its answer goes."""


class Failed(Exception):
    """A worker could not do its job."""


class Pool:
    """A number of worker processes; `eager` ones start with the server, the others when there is something to do.

    `patience` are the seconds a job may take by the clock, `seconds` those of the processor; 0 where only patience
    limits it."""

    def __init__(self, size: int, patience: float = 20.0, *, seconds: float = 0.0, eager: bool = True) -> None:
        self.size = size
        self.patience = patience
        self.seconds = seconds
        self._eager = eager
        self._waiting: asyncio.PriorityQueue[Waiting] = asyncio.PriorityQueue()
        self._numbers = itertools.count(1)
        self._tasks: list[asyncio.Task[None]] = []
        self.processes: list[int] = []

    def start(self) -> None:
        """Start the workers; they come up while the server already answers."""
        self._tasks = [asyncio.create_task(self._serve(), name=f"worker {n}") for n in range(self.size)]

    async def stop(self) -> None:
        """Stop the workers."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def run(self, job: Job) -> Thought:
        """Have a job done; cancelling the caller stops it.  Raises `Failed` when it cannot be done."""
        if not self._tasks:
            raise Failed("there are no worker processes")
        future: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        n = next(self._numbers)
        self._waiting.put_nowait(
            (URGENCY[job.kind], n, msgspec.structs.replace(job, n=n, seconds=self.seconds), future)
        )
        thought = await future
        if thought.error:
            raise Failed(thought.error)
        return thought

    async def _serve(self) -> None:
        """Keep one worker process at work; start another when it is lost."""
        waiting = None if self._eager else await self._wanted()
        while True:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "undercroft.server.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LARGEST,
            )
            self.processes.append(process.pid)
            try:
                waiting = await self._work(process, waiting)
            finally:
                self.processes.remove(process.pid)
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
            log.warning("a worker process was lost or too slow; another is started")

    async def _work(self, process: asyncio.subprocess.Process, waiting: Waiting | None) -> Waiting | None:
        """Have jobs done until the process is of no more use; gives back one that it was not asked to do."""
        try:
            await self._heard(process)
        except (OSError, EOFError, msgspec.DecodeError) as error:
            log.warning("a worker process did not come up: %s", error)
            await asyncio.sleep(1.0)
            return waiting
        while True:
            waiting = waiting or await self._wanted()
            if process.returncode is not None:
                return waiting
            if not await self._do(process, *waiting[2:]):
                return None
            waiting = None

    async def _wanted(self) -> Waiting:
        """The next job that is still wanted."""
        while True:
            waiting = await self._waiting.get()
            if not waiting[3].cancelled():
                return waiting
            THOUGHTS.labels(waiting[2].kind, "cancelled").inc()

    async def _do(self, process: asyncio.subprocess.Process, job: Job, future: asyncio.Future[Thought]) -> bool:
        """One job; False when the process is of no more use."""
        began = time.perf_counter()
        reading = asyncio.ensure_future(self._exchange(process, job))
        try:
            await asyncio.wait((reading, future), timeout=self.patience, return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                with contextlib.suppress(ProcessLookupError):
                    process.send_signal(signal.SIGUSR1)
                await asyncio.wait((reading,), timeout=2.0)
            thought = reading.result() if reading.done() else None
        except (OSError, EOFError, msgspec.DecodeError) as error:
            log.warning("worker: %s", error)
            thought = None
        finally:
            reading.cancel()
        THOUGHT_SECONDS.observe(time.perf_counter() - began)
        end = "failed" if thought is None or thought.error else "cancelled" if thought.stopped else "done"
        THOUGHTS.labels(job.kind, end).inc()
        if not future.done():
            if thought is None or thought.stopped:
                thought = Thought(n=job.n, error="the worker was lost or took too long")
                future.set_result(thought)
                return process.returncode is None and reading.done() and not reading.cancelled()
            future.set_result(thought)
        return thought is not None

    @staticmethod
    async def _exchange(process: asyncio.subprocess.Process, job: Job) -> Thought:
        assert process.stdin is not None
        process.stdin.write(framed(job))
        await process.stdin.drain()
        return await Pool._heard(process)

    @staticmethod
    async def _heard(process: asyncio.subprocess.Process) -> Thought:
        assert process.stdout is not None
        head = await process.stdout.readexactly(4)
        data = await process.stdout.readexactly(int.from_bytes(head, "big"))
        thought: Thought = thought_decoder.decode(data)
        return thought
