"""Whatever happens to the server, acknowledged moves are there, once, and games go on."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from .conftest import Table
from .crashing import Crashes
from .postgres import Cluster
from .serving import Serving


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster() as cluster:
        yield cluster


def test_ten_kills_lose_no_acknowledged_move(folder: Path) -> None:
    assert Crashes(Serving(folder, "--workers", "0"), players=3, seed=1).go(kills=10) > 10


def test_three_kills_on_postgresql_lose_no_acknowledged_move(cluster: Cluster, folder: Path) -> None:
    serving = Serving(folder, "--workers", "0", database=cluster.database())
    assert Crashes(serving, players=3, seed=2).go(kills=3) > 3


@pytest.mark.slow
def test_a_thousand_kills_lose_no_acknowledged_move(folder: Path) -> None:
    assert Crashes(Serving(folder, "--workers", "0"), players=3, seed=3).go(kills=1000) > 1000


@pytest.mark.slow
def test_two_hundred_kills_on_postgresql_lose_no_acknowledged_move(cluster: Cluster, folder: Path) -> None:
    serving = Serving(folder, "--workers", "0", database=cluster.database())
    assert Crashes(serving, players=3, seed=4).go(kills=200) > 200


def test_a_graceful_stop_tells_everybody_to_come_back(folder: Path) -> None:
    serving = Serving(folder)
    serving.start()
    table = Table(serving)
    assert serving.process is not None
    serving.process.send_signal(signal.SIGTERM)
    bye = table.sitters[0].until("bye")
    assert serving.process.wait() == 0
    assert bye["code"] == "stopping"


def test_a_game_goes_on_after_a_graceful_stop(folder: Path) -> None:
    serving = Serving(folder)
    serving.start()
    table = Table(serving)
    table.play(60)
    latest = max(sitter.version for sitter in table.sitters)
    scenes = [sitter.scene for sitter in table.sitters if sitter.catch_up(latest) is None]
    table.close()
    serving.stop()
    serving.start()
    for seat, scene in enumerate(scenes):
        with table.sit(seat) as sitter:
            assert sitter.scene == scene
    serving.stop()


# several processes


def two_on(cluster: Cluster, folder: Path) -> tuple[Serving, Serving]:
    database = cluster.database()
    first, second = (Serving(folder / name, database=database) for name in ("one", "two"))
    first.start()
    second.start()
    return first, second


def test_two_processes_serve_the_same_game_to_different_players(cluster: Cluster, folder: Path) -> None:
    first, second = two_on(cluster, folder)
    table = Table(first)
    table.sitters[1].reconnect(second.url)
    table.play(400)
    assert table.over
    latest = max(sitter.version for sitter in table.sitters)
    for sitter in table.sitters:
        sitter.catch_up(latest)
    record = second.request("GET", f"/api/games/{table.game}/record", token=table.token(0))
    table.close()
    assert record.status_code == 200
    assert (first.stop(), second.stop()) == (0, 0)


def test_of_two_moves_at_once_in_two_processes_one_is_made(cluster: Cluster, folder: Path) -> None:
    first, second = two_on(cluster, folder)
    table = Table(first)
    seat = table.asked().welcome["seat"]
    here, there = table.sitters[seat], second.sit(table.game, table.token(seat))
    for round_ in range(12):
        if table.over or not here.asked:
            break
        options = here.options()
        for n, sitter in enumerate((here, there)):
            option = options[(round_ + n) % len(options)]
            message = {"do": "answer", "id": f"{round_}-{n}", "version": here.version, "option": option}
            sitter.say(message)
        answers = []
        for n, sitter in enumerate((here, there)):
            answer = sitter.hear()
            while answer.get("id") != f"{round_}-{n}":
                answer = sitter.hear()
            answers.append(answer["is"])
        assert sorted(answers) == ["done", "refused"]
        version = here.version + 1 if here.version == there.version else max(here.version, there.version)
        here.catch_up(version)
        there.catch_up(version)
        assert here.scene == there.scene
    there.socket.close()
    table.close()
    first.stop()
    second.stop()


def test_what_is_said_in_one_process_is_heard_in_the_other(cluster: Cluster, folder: Path) -> None:
    first, second = two_on(cluster, folder)
    table = Table(first)
    table.sitters[1].reconnect(second.url)
    table.sitters[0].ask("chat", text="Torches out!")
    assert table.sitters[1].until("chat")["text"] == "Torches out!"
    table.close()
    first.stop()
    second.stop()


def test_who_is_here_is_known_in_both_processes(cluster: Cluster, folder: Path) -> None:
    first, second = two_on(cluster, folder)
    table = Table(first)
    table.sitters[1].reconnect(second.url)
    while not all(seat.get("here") for seat in table.sitters[0].room["seats"]):
        table.sitters[0].until("room")
    table.close()
    first.stop()
    second.stop()


# backups


def test_a_backup_is_restored_into_another_database_and_the_game_goes_on(cluster: Cluster, folder: Path) -> None:
    serving = Serving(folder / "here")
    serving.start()
    table = Table(serving)
    table.play(20)
    scene = table.asked().scene
    seat = table.asked().welcome["seat"]
    run = [sys.executable, "-m", "undercroft.server.command"]
    file, database = folder / "backup", cluster.database()
    subprocess.run([*run, "backup", str(file), "--folder", str(folder / "here")], check=True)
    subprocess.run([*run, "restore", str(file), "--database", database], check=True)
    table.close()
    serving.stop()
    with Serving(folder / "there", database=database) as moved, moved.sit(table.game, table.token(seat)) as sitter:
        assert sitter.scene == scene


def test_a_backup_is_not_restored_over_something(folder: Path) -> None:
    with Serving(folder) as serving:
        serving.create()
    run = [sys.executable, "-m", "undercroft.server.command"]
    subprocess.run([*run, "backup", str(folder / "backup"), "--folder", str(folder)], check=True)
    again = subprocess.run([*run, "restore", str(folder / "backup"), "--folder", str(folder)], capture_output=True)
    assert again.returncode == 1
