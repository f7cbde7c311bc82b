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

URGENCY = {"bot": 0, "odds": 1, "hint": 1, "moment": 2, "replay": 3, "summary": 3}


class Failed(Exception):
    """A worker could not do its job."""


class Pool:
    """So many worker processes."""

    def __init__(self, size: int, patience: float = 20.0) -> None:
        self.size = size
        self.patience = patience
        self._waiting: asyncio.PriorityQueue[tuple[int, int, Job, asyncio.Future[Thought]]] = asyncio.PriorityQueue()
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
        self._waiting.put_nowait((URGENCY[job.kind], n, msgspec.structs.replace(job, n=n), future))
        thought = await future
        if thought.error:
            raise Failed(thought.error)
        return thought

    async def _serve(self) -> None:
        """Keep one worker process at work; start another when it is lost."""
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
                while await self._next(process):
                    pass
            finally:
                self.processes.remove(process.pid)
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
            log.warning("a worker process was lost or too slow; another is started")

    async def _next(self, process: asyncio.subprocess.Process) -> bool:
        """One job; False when the process is of no more use."""
        _, _, job, future = await self._waiting.get()
        if future.cancelled():
            THOUGHTS.labels(job.kind, "cancelled").inc()
            return True
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
        assert process.stdout is not None
        process.stdin.write(framed(job))
        await process.stdin.drain()
        head = await process.stdout.readexactly(4)
        data = await process.stdout.readexactly(int.from_bytes(head, "big"))
        thought: Thought = thought_decoder.decode(data)
        return thought
