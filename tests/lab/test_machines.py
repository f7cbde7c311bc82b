"""Games on several machines give the same rows as on one, and a lost worker costs no game."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import Client, LocalCluster

from undercroft.lab.machines import on
from undercroft.lab.rows import noting, read_rows
from undercroft.lab.simulate import LabError, simulate


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    systems = {"UNDERCROFT_SYSTEMS": "lab.toy:SYSTEM"}
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, env=systems) as cluster:
        yield cluster


def test_the_rows_are_those_of_one_process(cluster: LocalCluster, tmp_path: Path):
    there = simulate(
        "cellar", games=10, bot="greedy", run=noting(tmp_path / "there", None, on(cluster.scheduler_address))
    )
    here = simulate("cellar", games=10, bot="greedy", workers=1, run=noting(tmp_path / "here"))
    assert read_rows(tmp_path / "there") == read_rows(tmp_path / "here")
    assert there.total == here.total


def test_a_worker_that_is_killed_in_the_middle_costs_no_game(cluster: LocalCluster, tmp_path: Path):
    address = cluster.scheduler_address
    with Client(address, set_as_default=False) as client:
        victim = next(iter(client.run(os.getpid).values()))

    def kill_when_some_are_done() -> None:
        while not (tmp_path / "there").exists() or not (tmp_path / "there").read_bytes().count(b"\n"):
            time.sleep(0.01)
        os.kill(victim, signal.SIGKILL)

    killer = threading.Thread(target=kill_when_some_are_done)
    killer.start()
    simulate("cellar", games=40, bot="greedy", run=noting(tmp_path / "there", None, on(address)))
    killer.join()
    simulate("cellar", games=40, bot="greedy", workers=1, run=noting(tmp_path / "here"))
    assert read_rows(tmp_path / "there") == read_rows(tmp_path / "here")


def test_where_no_scheduler_answers_that_is_told():
    with pytest.raises(LabError, match=r"no scheduler answers at tcp://127\.0\.0\.1:9"):
        simulate("cellar", games=1, run=noting(None, None, on("tcp://127.0.0.1:9")))
