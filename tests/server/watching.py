"""Somebody who watches a server from a process of its own: how late `/api/health` is, how much memory there is.

A request may be late because the whole machine is busy.  So it is noted, too, how late this process itself was while it
waited, and that does not count.
"""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import requests

from undercroft.server.load import memory_of

NAP = 0.01


class Naps:
    """Short naps, and how much longer than meant they were: the machine's lateness."""

    def __init__(self) -> None:
        self.late = 0.0
        threading.Thread(target=self._nap, daemon=True).start()

    def _nap(self) -> None:
        while True:
            began = time.perf_counter()
            time.sleep(NAP)
            self.late += max(0.0, time.perf_counter() - began - 2 * NAP)


def main(url: str, process: int) -> None:
    """Watch until standard input ends, then say what was seen."""
    stopped = threading.Event()
    threading.Thread(target=lambda: (sys.stdin.read(), stopped.set()), daemon=True).start()
    naps, worst, worst_of_all, memory, asked = Naps(), 0.0, 0.0, 0.0, 0
    with requests.Session() as session:
        while not stopped.wait(0.05):
            began, late = time.perf_counter(), naps.late
            answer = session.get(f"{url}/api/health", headers={"X-Forwarded-For": "127.0.0.9"})
            took = time.perf_counter() - began
            assert answer.status_code == 200, answer.text
            worst_of_all = max(worst_of_all, took)
            worst = max(worst, took - (naps.late - late))
            memory = max(memory, memory_of(process))
            asked += 1
    sys.stdout.write(json.dumps({"worst": worst, "worst_of_all": worst_of_all, "memory": memory, "asked": asked}))


class Watching:
    """The watcher's process."""

    def __init__(self, url: str, process: int) -> None:
        code = "import sys; from server.watching import main; main(sys.argv[1], int(sys.argv[2]))"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, url, str(process)],
            cwd=Path(__file__).parents[1],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def report(self) -> dict[str, Any]:
        """What was seen."""
        out, _ = self.process.communicate("")
        assert self.process.returncode == 0
        return dict(json.loads(out))
