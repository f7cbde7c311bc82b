"""Processor time that rules get at most: whatever they do, the process that runs them goes on.

Rules are fast (of 1,187 random moves of four heroes in both systems the slowest took 1.4 ms, the median 0.1 ms), yet a
correction, a hero from elsewhere or a mistake can make them loop for ever.  Three fences stand around them, each for
what the one before cannot hold:

- In the event loop a move has `QUICK` seconds of processor time, counted by the system (`setitimer`), which costs 6 µs
  a move where a thread costs 56 µs and a worker process 7 to 12 ms.  An endless loop of Python ends there.
- A move that needs more is taken back, tried in a worker process (`trying`), which may be killed and gets only so much
  memory, and if it came to an end there, done in a thread: the rules always do the same again, so it will end here too.
- Where people bring something of their own (corrections, branches, records, heroes, ledgers) the worker comes first,
  since one call of C (a number of a billion bits) would neither be interrupted nor let go of the interpreter.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

QUICK = 0.1
"""Seconds of processor time that rules get in the event loop."""


class OutOfTime(BaseException):
    """The rules have used up their time; no rule may catch this, so it is no `Exception`."""


_running = False


def _strike(_signal: int, _frame: FrameType | None) -> None:
    if _running:
        raise OutOfTime


def guard_rules() -> None:
    """Let time limits hold in this process; called once, in its main thread."""
    signal.signal(signal.SIGPROF, _strike)


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise `OutOfTime` in what is done here when it takes more processor time than this.

    Only the main thread can be interrupted so; elsewhere, and where `guard_rules` was not called, nothing is limited.
    """
    global _running
    main = threading.current_thread() is threading.main_thread()
    if _running or not main or signal.getsignal(signal.SIGPROF) is not _strike:
        yield
        return
    _running = True
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        _running = False
        signal.setitimer(signal.ITIMER_PROF, 0)
