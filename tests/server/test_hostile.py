"""A server among hostile clients: it answers, it stays small, it never fails, and nobody makes another's move."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

import pytest

from undercroft.kernel.outside import bring_in

from .hostile import Hostile
from .serving import Serving
from .twisting import heroes
from .watching import Watching

MEMORY = 1000
"""Megabytes that the server and its workers have together at most."""


def besieged(folder: Path, seconds: float, clients: int) -> dict[str, int]:
    """Let hostile clients loose on a server; gives how often they did what."""
    bring_in("proving:SYSTEM")
    heroes()
    with Serving(folder, limits=1000) as server:
        assert server.process is not None
        watching = Watching(server.url, server.process.pid)
        hostile = [Hostile(server, seed, time.monotonic() + seconds) for seed in range(clients)]
        for client in hostile:
            client.start()
        for client in hostile:
            client.join()
        seen, metrics = watching.report(), server.metrics().decode()
    names = sorted({name for client in hostile for name in client.counts})
    done = {name: sum(client.counts.get(name, 0) for client in hostile) for name in names}
    sys.stderr.write(f"{seen} {done}\n")
    faults = [fault for client in hostile for fault in client.found]
    assert not faults, "\n".join(faults)
    assert "Traceback" not in (said := "".join(server.said)), said
    assert seen["memory"] < MEMORY
    assert seen["worst"] < 1
    assert 'status="5xx"' not in metrics
    assert longest_held(metrics) == 0
    return done


def longest_held(metrics: str) -> int:
    """How often the event loop worked for more than a second without looking up."""
    counts = dict(re.findall(r'undercroft_held_seconds_bucket\{le="([^"]+)"\} (\S+)', metrics))
    return int(float(counts["+Inf"]) - float(counts["1.0"]))


def test_a_server_goes_on_among_hostile_clients(tmp_path: Path) -> None:
    besieged(tmp_path, 10, 2)


@pytest.mark.slow
def test_a_server_goes_on_among_hostile_clients_for_ten_minutes(tmp_path: Path) -> None:
    done = besieged(tmp_path, 600, 4)
    came_through = {"answered", "corrected", "uploaded", "branched", "imported", "campaign played", "party brought"}
    assert came_through <= set(done)
