"""A database that goes away and comes back: nothing is shown that is not stored, and play goes on by itself."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests
from sqlalchemy import create_engine, select

from undercroft.server.schema import moves

from .conftest import Table
from .postgres import Cluster
from .serving import Json, Serving, Sitter


@pytest.fixture(scope="module")
def one_cluster() -> Iterator[Cluster]:
    with Cluster() as cluster:
        yield cluster


@pytest.fixture
def cluster(one_cluster: Cluster) -> Iterator[Cluster]:
    """A cluster that runs, whatever the test before did to it."""
    yield one_cluster
    if not one_cluster.runs:
        one_cluster.start()


def health(serving: Serving) -> tuple[int, Json]:
    """The status and the body."""
    answer = requests.get(f"{serving.url}/api/health")
    return answer.status_code, answer.json()


def until_well(serving: Serving) -> None:
    while health(serving)[0] != 200:
        time.sleep(0.1)


def stored(database: str, game: str) -> dict[str, int]:
    """The moves in the database: version by id."""
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        found = connection.execute(select(moves.c.id, moves.c.version).where(moves.c.game == game))
        kept = {row.id: row.version for row in found}
    engine.dispose()
    return kept


def no_tracebacks(serving: Serving) -> bool:
    return not any("Traceback" in line for line in serving.said)


class Stubborn:
    """Plays a table and says everything again, under the same id, until it is taken or too late."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.taken: dict[str, int] = {}

    def move(self) -> Json:
        """One answer, sent once."""
        sitter = self.table.asked()
        options = sitter.options()
        n = len(self.taken)
        answer = sitter.answer(options[n * 7 % len(options)], id=f"move-{n}")
        if answer["is"] == "done":
            self.taken[answer["id"]] = answer["version"]
        return answer

    def go_on(self, moves: int) -> None:
        """So many answers that are taken."""
        for _ in range(moves):
            while not self.table.over:
                answer = self.move()
                if answer["is"] == "done":
                    break
                assert answer["code"] in ("busy", "stale"), answer
                time.sleep(0.05)


def shown(sitters: list[Sitter]) -> list[tuple[int, Json, dict[int, Json]]]:
    latest = max(sitter.version for sitter in sitters)
    for sitter in sitters:
        sitter.catch_up(latest)
    return [(sitter.version, sitter.scene, dict(sitter.log)) for sitter in sitters]


Shown = list[tuple[int, Json, dict[int, Json]]]


def stopped_and_started(cluster: Cluster, folder: Path, times: int) -> None:
    """A game each time, and those of before are still there."""
    database = cluster.database()
    played: list[tuple[Stubborn, Shown]] = []
    with Serving(folder, database=database) as serving:
        for n in range(times):
            player = Stubborn(Table(serving))
            player.go_on(3)
            go_away(cluster, player, "fast" if n % 2 else "immediate", serving)
            player.go_on(2)
            played.append((player, shown(player.table.sitters)))
        until_well(serving)
        assert no_tracebacks(serving), "".join(serving.said)
    check_stored(database, folder, played)


def go_away(cluster: Cluster, player: Stubborn, how: str, *servings: Serving) -> None:
    """The database goes away and comes back: nothing more is shown meanwhile, and every process says so."""
    before = shown(player.table.sitters)
    cluster.stop(how)
    for serving in servings:
        status, body = health(serving)
        assert (status, body["error"]["code"]) == (503, "database"), body
    for _ in range(2):
        assert player.move()["code"] == "busy"
    assert shown(player.table.sitters) == before, "something was shown that was not stored"
    cluster.start()


def check_stored(database: str, folder: Path, played: list[tuple[Stubborn, Shown]]) -> None:
    """What was acknowledged is stored, once, and a fresh server shows what was shown."""
    with Serving(folder, database=database) as again:
        for player, at_last in played:
            table = player.table
            assert player.taken == stored(database, table.game)
            for seat, (version, scene, log) in enumerate(at_last):
                with again.sit(table.game, table.token(seat)) as sitter:
                    assert (sitter.version, sitter.scene, sitter.log) == (version, scene, log)
            table.close()


def test_postgresql_goes_away_twice_under_play(cluster: Cluster, folder: Path) -> None:
    stopped_and_started(cluster, folder, times=2)


@pytest.mark.slow
def test_postgresql_goes_away_ten_times_under_play(cluster: Cluster, folder: Path) -> None:
    stopped_and_started(cluster, folder, times=10)


def kicked_between(cluster: Cluster, folder: Path, times: int) -> None:
    """Two processes, one player in each; the database goes away; one of them is sent away, another takes the seat."""
    database = cluster.database()
    played: list[tuple[Stubborn, Shown]] = []
    with Serving(folder / "1", database=database) as first, Serving(folder / "2", database=database) as second:
        for n in range(times):
            player = Stubborn(Table(first))
            player.table.sitters[1].reconnect(second.url)
            player.go_on(2)
            go_away(cluster, player, "fast" if n % 2 else "immediate", first, second)
            player.go_on(2)
            until_well(second)
            replace(player.table, second)
            player.go_on(2)
            played.append((player, shown(player.table.sitters)))
        assert no_tracebacks(first), "".join(first.said)
        assert no_tracebacks(second), "".join(second.said)
    check_stored(database, folder, played)


def replace(table: Table, other: Serving) -> None:
    """Send whoever sits at seat 0 away through the other process; somebody else sits down there."""
    kicked, path = table.sitters[0], f"/api/games/{table.game}"
    invite = other.request("POST", f"{path}/seats/0/invite", token=table.keys["host"]).json()["invite"]
    assert kicked.until("bye")["code"] == "revoked"
    joined = other.request("POST", f"{path}/join", {"invite": invite}).json()
    table.keys["seats"][0]["token"] = joined["token"]
    table.sitters[0] = other.sit(table.game, joined["token"])


def test_two_processes_one_kick_and_a_database_that_goes_away(cluster: Cluster, folder: Path) -> None:
    kicked_between(cluster, folder, times=1)


@pytest.mark.slow
def test_two_processes_one_kick_and_a_database_that_goes_away_ten_times(cluster: Cluster, folder: Path) -> None:
    kicked_between(cluster, folder, times=10)


def test_bots_go_on_by_themselves_when_the_database_is_back(cluster: Cluster, folder: Path) -> None:
    database = cluster.database()
    with Serving(folder, "--bot-pause", "0.1", database=database) as serving:
        table = Table(serving, "bot", "bot")
        watcher = table.watch()
        watcher.catch_up(3)
        cluster.stop()
        time.sleep(1)
        seen = stopped_at = watcher.version
        cluster.start()
        while seen <= stopped_at + 3:
            seen = watcher.hear().get("version", seen)
        assert no_tracebacks(serving), "".join(serving.said)
        watcher.socket.close()


def test_what_needs_the_database_is_refused_clearly_while_it_is_away(cluster: Cluster, folder: Path) -> None:
    with Serving(folder, database=cluster.database()) as serving:
        table = Table(serving)
        sitter = table.sitters[0]
        names = [seat["name"] for seat in sitter.room["seats"]]
        cluster.stop()
        assert sitter.ask("chat", text="Is anybody there?")["code"] == "busy"
        assert sitter.ask("name", name="Nobody")["code"] == "busy"
        assert sitter.ask("standing", prompt="x", option=None)["code"] == "busy"
        made = serving.request("POST", "/api/games", {"system": "proving"})
        assert (made.status_code, made.json()["error"]["code"]) == (503, "database")
        assert "Retry-After" in made.headers
        cluster.start()
        while sitter.ask("chat", text="Again!")["is"] != "done":
            time.sleep(0.1)
        with table.sit(0) as late:
            assert [seat["name"] for seat in late.room["seats"]] == names
        assert no_tracebacks(serving), "".join(serving.said)
        table.close()


def test_a_database_that_hangs_is_said_to_be_away_and_loses_nothing(cluster: Cluster, folder: Path) -> None:
    database = cluster.database()
    with Serving(folder, database=database) as serving:
        player = Stubborn(Table(serving))
        player.go_on(2)
        sitter = player.table.asked()
        version, option = sitter.version, sitter.options()[0]
        with cluster.hanging():
            sitter.say({"do": "answer", "id": "into the dark", "version": version, "option": option})
            status, body = health(serving)
            assert (status, body["error"]["code"]) == (503, "database"), body
        until_well(serving)
        sitter.until("done", id="into the dark")
        assert "into the dark" in stored(database, player.table.game)
        player.table.close()


# SQLite


def test_a_locked_sqlite_shows_nothing_and_goes_on_when_it_is_free(folder: Path) -> None:
    with Serving(folder) as serving:
        table = Table(serving)
        player = Stubborn(table)
        player.go_on(3)
        before = shown(table.sitters)
        other = sqlite3.connect(folder / "undercroft.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert player.move()["code"] == "busy"
        assert shown(table.sitters) == before
        assert health(serving)[0] == 503
        other.execute("ROLLBACK")
        player.go_on(3)
        until_well(serving)
        assert player.taken == stored(f"sqlite:///{folder / 'undercroft.sqlite3'}", table.game)
        assert no_tracebacks(serving), "".join(serving.said)
        table.close()
