"""A worker process: bots, hints, odds, replays and trials, away from the event loop.

Says that it is ready, then reads jobs from standard input and writes thoughts to standard output until its input ends.
The signal USR1 stops the job at hand.  A job gets so much memory and, where it says so, so much processor time.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import BinaryIO

from undercroft.bots import Chair, find_bot, keenest
from undercroft.bots.hints import advise
from undercroft.kernel.odds import NONE, odds
from undercroft.kernel.outside import bring_in
from undercroft.kernel.system import find
from undercroft.kernel.table import Refused
from undercroft.server import looking_back, trying
from undercroft.server.deadline import OutOfTime, guard_rules, within
from undercroft.server.jobs import Job, Refusal, Thought, framed, job_decoder
from undercroft.server.problems import Problem
from undercroft.server.sitting import at_position

MEMORY = 200 * 1024 * 1024
"""Bytes that a job may use besides what the process has at the start."""

LOWER = 5
"""How far workers stand back where the processor is wanted elsewhere: the event loop comes first."""

TOO_MUCH = "it takes too much time or memory"


class Stopped(BaseException):
    """The job at hand is no longer wanted."""


_busy = False


def _stop(_signal: int, _frame: FrameType | None) -> None:
    if _busy:
        raise Stopped


def think(job: Job) -> Thought:
    """Do one job."""
    if job.kind in looking_back.KINDS:
        return Thought(n=job.n, data=looking_back.do(job))
    if job.kind in trying.KINDS:
        return Thought(n=job.n, data=trying.do(job))
    assert job.position is not None
    system = find(job.position.system)
    table = at_position(job.position, system)
    if job.kind == "odds":
        assert job.option is not None
        if not system.attack_steps:
            return Thought(n=job.n, odds=NONE)
        return Thought(n=job.n, odds=odds(table, job.option, job.seat))
    if job.kind == "advice":
        advised = advise(Chair(table, job.seat), job.luck)
        return Thought(n=job.n, option=advised[0].option, seat=job.seat, advised=advised)
    bots = {seat: find_bot(system, name, job.luck) for seat, name in job.bots or ((job.seat, job.bot),)}
    seat = keenest(table, bots)[0] if len(bots) > 1 else next(iter(bots))
    return Thought(n=job.n, option=bots[seat].answer(Chair(table, seat)), seat=seat)


def _limited(job: Job) -> Thought:
    if not job.seconds:
        return think(job)
    with within(job.seconds):
        return think(job)


def _careful(job: Job) -> Thought:
    global _busy
    try:
        _busy = True
        thought = _limited(job)
        _busy = False
    except Stopped:
        return Thought(n=job.n, stopped=True)
    except (OutOfTime, MemoryError, RecursionError):
        looking_back.forget()
        gc.collect()
        return Thought(n=job.n, error=TOO_MUCH)
    except Refused as refused:
        return Thought(n=job.n, refusal=Refusal(refused.code, str(refused)))
    except Problem as problem:
        return Thought(n=job.n, refusal=Refusal(problem.code, str(problem), problem.said, problem.names))
    except Exception as error:
        return Thought(n=job.n, error=f"{type(error).__name__}: {error}"[:1000])
    finally:
        _busy = False
    return thought


def _read(stream: BinaryIO, n: int) -> bytes:
    data = stream.read(n)
    return data if len(data) == n else b""


def _limit_memory() -> None:
    """From here on this process gets only so much more memory; where that cannot be known it gets what there is."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    except OSError:
        return
    most = pages * resource.getpagesize() + MEMORY
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def main() -> None:
    """Work until the input ends."""
    signal.signal(signal.SIGUSR1, _stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    guard_rules()
    os.nice(LOWER)
    jobs, thoughts = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    bring_in()
    _limit_memory()
    thoughts.write(framed(Thought(n=0)))
    thoughts.flush()
    while head := _read(jobs, 4):
        job = job_decoder.decode(_read(jobs, int.from_bytes(head, "big")))
        thoughts.write(framed(_careful(job)))
        thoughts.flush()


if __name__ == "__main__":
    main()
