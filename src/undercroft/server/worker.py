"""A worker process: bots, hints, odds and replays, away from the event loop.

Reads jobs from standard input and writes thoughts to standard output until its input ends.  The signal USR1 stops the
job at hand.
"""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType
from typing import BinaryIO

from undercroft.bots import Chair, find_bot, keenest
from undercroft.kernel.odds import NONE, odds
from undercroft.kernel.outside import bring_in
from undercroft.kernel.system import find
from undercroft.server import looking_back
from undercroft.server.jobs import Job, Thought, framed, job_decoder
from undercroft.server.sitting import at_position


class Stopped(BaseException):
    """The job at hand is no longer wanted."""


_busy = False


def _stop(_signal: int, _frame: FrameType | None) -> None:
    if _busy:
        raise Stopped


def think(job: Job) -> Thought:
    """Do one job."""
    if job.kind in ("replay", "moment", "summary"):
        return Thought(n=job.n, data=looking_back.do(job))
    assert job.position is not None
    system = find(job.position.system)
    table = at_position(job.position, system)
    if job.kind == "odds":
        assert job.option is not None
        if not system.attack_steps:
            return Thought(n=job.n, odds=NONE)
        return Thought(n=job.n, odds=odds(table, job.option, job.seat))
    bots = {seat: find_bot(system, name, job.luck) for seat, name in job.bots or ((job.seat, job.bot),)}
    seat = keenest(table, bots)[0] if len(bots) > 1 else next(iter(bots))
    return Thought(n=job.n, option=bots[seat].answer(Chair(table, seat)), seat=seat)


def _careful(job: Job) -> Thought:
    global _busy
    try:
        _busy = True
        thought = think(job)
        _busy = False
    except Stopped:
        return Thought(n=job.n, stopped=True)
    except Exception as error:
        return Thought(n=job.n, error=f"{type(error).__name__}: {error}")
    finally:
        _busy = False
    return thought


def _read(stream: BinaryIO, n: int) -> bytes:
    data = stream.read(n)
    return data if len(data) == n else b""


def main() -> None:
    """Work until the input ends."""
    signal.signal(signal.SIGUSR1, _stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs, thoughts = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    bring_in()
    while head := _read(jobs, 4):
        job = job_decoder.decode(_read(jobs, int.from_bytes(head, "big")))
        thoughts.write(framed(_careful(job)))
        thoughts.flush()


if __name__ == "__main__":
    main()
