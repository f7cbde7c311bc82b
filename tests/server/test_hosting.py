"""Whoever runs a server: one clear sentence where something is wrong, and what is old can be seen and cleared."""

from __future__ import annotations

import gzip
import itertools
import json
import resource
import signal
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import requests
from sqlalchemy import insert, inspect, select, update
from typer.testing import CliRunner

import proving
from undercroft.kernel.record import record
from undercroft.kernel.setup import SeatPlan
from undercroft.kernel.table import Table as Game
from undercroft.server import creating
from undercroft.server.clearing import DAY
from undercroft.server.command import make_app
from undercroft.server.limits import Limiter
from undercroft.server.migrations import migrate
from undercroft.server.schema import HEAD, games, moves, replays, shelves
from undercroft.server.settings import Settings
from undercroft.server.shapes import NewGame
from undercroft.server.store import Store, edition, make_engine, now

from .conftest import Table
from .postgres import Cluster
from .serving import Serving


def said(*arguments: object, typed: str = "") -> tuple[int, str]:
    """The exit code of a command and all it says, in one piece."""
    result = CliRunner().invoke(make_app(), [str(one) for one in arguments], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output.strip()


def refused(*arguments: object) -> str:
    """The one sentence of a command that cannot do its work."""
    code, text = said(*arguments)
    assert (code, text.count("\n")) == (1, 0), text
    return text


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster() as cluster:
        yield cluster


# a server that cannot start


def test_a_taken_port_is_said_in_one_sentence(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"port {port} of 127.0.0.1 is taken" in refused("serve", "--port", port, "--folder", folder)


@pytest.mark.parametrize("database", ["postgresql://u:hush@127.0.0.1:1/x", "mysql://u:hush@h/x", "nonsense:hush"])
def test_a_database_that_cannot_be_reached_is_said_without_its_password(folder: Path, database: str) -> None:
    for command in (("serve", "--port", 0), ("backup", folder / "b"), ("kept",), ("clear", "--games", 1)):
        assert "hush" not in refused(*command, "--database", database, "--folder", folder)


def test_a_folder_that_is_a_file_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be opened" in refused("serve", "--port", 0, "--folder", tmp_path / "file")


def test_a_file_that_is_no_database_is_said_in_one_sentence(folder: Path) -> None:
    folder.mkdir()
    (folder / "undercroft.sqlite3").write_bytes(b"Once upon a time" * 100)
    assert "cannot be opened" in refused("serve", "--port", 0, "--folder", folder)


def test_a_database_of_a_newer_edition_is_left_alone(folder: Path) -> None:
    store = Store(Settings(folder=folder))
    store.open()
    store.close()
    with sqlite3.connect(folder / "undercroft.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer edition" in refused("serve", "--port", 0, "--folder", folder)


def test_an_origin_that_is_no_address_is_said_in_one_sentence(folder: Path) -> None:
    for origin in ("play.example.org", "http://[", "ftp://x"):
        assert "is no address" in refused("serve", "--port", 0, "--folder", folder, "--origin", origin)


def test_two_servers_on_one_embedded_database_are_told_so(folder: Path) -> None:
    with Serving(folder) as serving:
        assert serving.process is not None
        sentence = refused("serve", "--port", 0, "--folder", folder)
        assert f"process {serving.process.pid}" in sentence
        assert "is using" in refused("restore", __file__, "--folder", folder)
        serving.stop(signal.SIGKILL)
        serving.start()


# requests


@pytest.mark.parametrize("host", ["[", "[::1", "a/b", "localhost@evil", "x" * 300, "localhost:port", "ä"])
@pytest.mark.parametrize("path", ["/api/health", "/", "/api/games/x/socket"])
def test_a_bad_host_is_refused_and_nothing_breaks(server: Serving, host: str, path: str) -> None:
    headers = {"Host": host.encode()}
    if path.endswith("socket"):
        headers |= {"Upgrade": b"websocket", "Connection": b"Upgrade", "Sec-WebSocket-Version": b"13"}
        headers |= {"Sec-WebSocket-Key": b"AAAAAAAAAAAAAAAAAAAAAA=="}
    answer = requests.get(server.url + path, headers=headers)
    assert 400 <= answer.status_code < 500
    assert not any("Traceback" in line for line in server.said)


def foreign_record(**changes: object) -> bytes:
    """A record whose setup says what no setup of ours would."""
    wish = NewGame(system="proving", quest="vigil", heroes=2, seed="far away")
    setup = creating.setup_of(proving.SYSTEM, wish)
    made = record(Game(proving.SYSTEM, setup))
    made.setup = msgspec.structs.replace(made.setup, **changes)
    return msgspec.json.encode(made)


TOO_LONG: list[dict[str, object]] = [
    {"quest": "q" * 129},
    {"quest": "vigil\x00"},
    {"seats": (SeatPlan("n" * 81, "heroes"),)},
    {"seats": (SeatPlan("n", "heroes", "bot", "b" * 65),)},
]


def test_what_is_longer_than_its_column_is_refused_on_either_database(
    server: Serving, cluster: Cluster, folder: Path
) -> None:
    with Serving(folder, database=cluster.database()) as other:
        for serving, changes in itertools.product((server, other), TOO_LONG):
            made = serving.request("POST", "/api/replays", foreign_record(**changes))
            if made.status_code == 201:
                made = serving.request("POST", f"/api/replays/{made.json()['id']}/branch", {"at": 0})
            assert made.status_code == 422, made.text
            assert not any("Traceback" in line for line in serving.said)


def test_what_an_address_brings_in_counts_against_its_share() -> None:
    share = Limiter("share", (1000, 1000))
    assert [share.take("here", 400), share.take("here", 400), share.take("there", 400)] == [0, 0, 0]
    assert 195 <= share.take("here", 400) <= 202


def test_uploads_count_against_the_share_of_their_address(folder: Path) -> None:
    with Serving(folder, limits=1) as serving:
        shelf = serving.request("POST", "/api/shelf").json()["shelf"]
        file = b" " * (4 * 2**20)
        found = {serving.request("POST", "/api/shelf/import", file, shelf).status_code for _ in range(17)}
        assert found == {422, 429}


def test_a_shelf_has_a_largest_size(server: Serving) -> None:
    shelf = server.request("POST", "/api/shelf").json()["shelf"]
    campaign = {"undercroft": "shelf", "format": 1, "heroes": [], "campaigns": []}
    hero = {"system": "proving", "name": "Big", "data": {"x": "x" * 3_900_000}}
    file = json.dumps(campaign | {"heroes": [hero]}).encode()
    found = [server.request("POST", "/api/shelf/import", file, shelf).status_code for _ in range(9)]
    assert found == [200] * 8 + [409]


# a full disk


def test_a_full_disk_loses_nothing_and_is_said_clearly(folder: Path) -> None:
    with Serving(folder) as serving:
        table = Table(serving)
        table.play(3)
        version = table.asked().version
        assert serving.process is not None
        soft, hard = resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE, (4096, hard))
        sitter = table.asked()
        assert sitter.answer(sitter.options()[0])["code"] == "busy"
        made = serving.request("POST", "/api/games", {"system": "proving"})
        assert (made.status_code, made.json()["error"]["code"]) == (503, "database")
        assert serving.request("GET", "/api/health").status_code == 503
        resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE, (soft, hard))
        while serving.request("GET", "/api/health").status_code != 200:
            time.sleep(0.1)
        assert sitter.version == version
        table.play(3)
        assert not any("Traceback" in line for line in serving.said), "".join(serving.said)
        table.close()


# backups


def test_a_backup_asks_before_it_replaces_a_file(folder: Path) -> None:
    store = Store(Settings(folder=folder))
    store.open()
    store.close()
    file = folder / "backup"
    file.write_text("last year's")
    assert said("backup", file, "--folder", folder, typed="n\n")[0] == 1
    assert said("backup", file, "--folder", folder)[0] == 1
    assert file.read_text() == "last year's"
    assert said("backup", file, "--folder", folder, typed="y\n")[0] == 0
    assert said("backup", file, "--folder", folder, "--yes")[0] == 0
    assert file.read_bytes()[:2] == b"\x1f\x8b"


def test_a_backup_of_nothing_makes_nothing(folder: Path) -> None:
    assert "there is no database" in refused("backup", folder / "b", "--folder", folder)
    assert not folder.exists()


def test_a_backup_to_nowhere_is_said_in_one_sentence(folder: Path) -> None:
    store = Store(Settings(folder=folder))
    store.open()
    store.close()
    assert "No such file" in refused("backup", folder / "no" / "b", "--folder", folder)


CUT_SHORT = gzip.compress(b"x" * 99)[:40]
NO_BACKUPS = [b"", b"nonsense", gzip.compress(b"\x00\x00\x00\x05hello"), CUT_SHORT]


def test_what_is_no_backup_is_not_restored(folder: Path) -> None:
    folder.mkdir()
    for data in NO_BACKUPS:
        (folder / "b").write_bytes(data)
        assert str(folder / "b") in refused("restore", folder / "b", "--folder", folder)


# an older database


OLD_GAME: dict[str, object] = {
    "id": "old",
    "system": "proving",
    "rules": "1",
    "quest": "vigil",
    "title": "",
    "status": "running",
    "version": 1,
    "commitment": "",
    "setup": b"x",
    "absent": 0,
    "given_seed": False,
    "vote": "",
    "outcome": "",
    "notice": "",
    "replay": "",
    "campaign": "",
    "created": 1,
    "touched": 1,
}
OLD_MOVE = {"game": "old", "version": 1, "seat": 0, "id": "a", "body": b"b", "digest": "", "at": 1}


def make_old(url: str) -> None:
    """A database of the first edition with a game and a move in it."""
    engine = make_engine(url)
    with engine.connect() as connection:
        migrate(connection, "0001")
        connection.commit()
        known = {column["name"] for column in inspect(connection).get_columns("games")}
        assert "changed" not in known
        connection.execute(insert(games).values(**OLD_GAME))
        connection.execute(insert(moves).values(**OLD_MOVE))
        connection.commit()
    engine.dispose()


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_an_older_database_is_brought_up_to_date_with_all_that_is_in_it(
    where: str, cluster: Cluster, tmp_path: Path
) -> None:
    url = cluster.database() if where == "postgresql" else f"sqlite:///{tmp_path / 'undercroft.sqlite3'}"
    make_old(url)
    store = Store(Settings(database=url, folder=tmp_path))
    store.open()
    with store.engine.connect() as connection:
        assert edition(connection) == HEAD
        assert connection.execute(select(games.c.id, games.c.changed, games.c.muted)).all() == [("old", 0, "")]
        assert connection.execute(select(moves.c.id, moves.c.told)).all() == [("a", None)]
    store.close()


def test_a_backup_of_an_older_edition_is_taken_and_restored(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    make_old(f"sqlite:///{tmp_path / 'old' / 'undercroft.sqlite3'}")
    assert said("backup", tmp_path / "b", "--folder", tmp_path / "old")[0] == 0
    assert said("restore", tmp_path / "b", "--folder", tmp_path / "new")[0] == 0
    engine = make_engine(f"sqlite:///{tmp_path / 'new' / 'undercroft.sqlite3'}")
    with engine.connect() as connection:
        assert connection.execute(select(games.c.id, games.c.changed)).all() == [("old", 0)]
    engine.dispose()


# what is old


def aged(folder: Path) -> None:
    """Everything in the database was touched last a hundred days ago."""
    engine = make_engine(f"sqlite:///{folder / 'undercroft.sqlite3'}")
    long_ago = now() - 100 * DAY
    with engine.begin() as connection:
        connection.execute(update(games).values(touched=long_ago))
        connection.execute(update(replays).values(created=long_ago))
        connection.execute(update(shelves).values(created=long_ago, seen=long_ago))
    engine.dispose()


def counted(folder: Path) -> dict[str, int]:
    found = json.loads(said("kept", "--folder", folder, "--json")[1])
    return {what: found[what]["count"] for what in ("games", "replays", "shelves")}


def test_a_host_sees_and_clears_what_is_old(folder: Path) -> None:
    with Serving(folder) as serving:
        table = Table(serving)
        serving.request("POST", "/api/replays", foreign_record())
        serving.request("POST", "/api/shelf")
        assert counted(folder) == {"games": 1, "replays": 1, "shelves": 1}
        table.close()
    assert said("clear", "--games", 50, "--replays", 50, "--shelves", 50, "--folder", folder)[0] == 0
    assert counted(folder) == {"games": 1, "replays": 1, "shelves": 1}
    aged(folder)
    assert said("clear", "--games", 50, "--folder", folder, typed="n\n")[0] == 1
    code, text = said("clear", "--games", 50, "--replays", 50, "--shelves", 50, "--folder", folder, "--yes")
    assert (code, counted(folder)) == (0, {"games": 0, "replays": 0, "shelves": 0}), text
    assert "1 games" not in said("kept", "--folder", folder)[1]


def test_a_game_cleared_while_it_is_played_ends_for_everybody(folder: Path) -> None:
    with Serving(folder) as serving:
        table = Table(serving)
        table.play(2)
        said("clear", "--game", table.game, "--folder", folder, "--yes")
        assert table.sitters[0].until("bye")["code"] == "closed"
        assert serving.request("GET", f"/api/games/{table.game}", token=table.token(0)).status_code == 401


def test_a_server_clears_what_is_older_than_it_may_become(folder: Path) -> None:
    with Serving(folder) as serving:
        serving.create()
        serving.request("POST", "/api/shelf")
    aged(folder)
    with Serving(folder, "--keep-games", "99", "--keep-shelves", "101") as serving:
        while not any("were cleared" in line for line in serving.said):
            time.sleep(0.05)
    assert counted(folder) == {"games": 0, "replays": 0, "shelves": 1}


def test_a_server_whose_room_is_used_up_takes_nothing_new_and_plays_on(folder: Path) -> None:
    with Serving(folder) as serving:
        table = Table(serving)
        serving.request("POST", "/api/replays", foreign_record())
        shelf = serving.request("POST", "/api/shelf").json()["shelf"]
        hero = {"system": "proving", "name": "Big", "data": {"x": "x" * 2_000_000}}
        serving.request(
            "POST", "/api/shelf/import", json.dumps({"undercroft": "shelf", "heroes": [hero]}).encode(), shelf
        )
        table.close()
    with Serving(folder, "--space", "1") as serving:
        while (made := serving.request("POST", "/api/games", {"system": "proving"})).status_code == 201:
            time.sleep(0.05)
        assert (made.status_code, made.json()["error"]["code"]) == (507, "full")
        table.server = serving
        table.sitters = [table.sit(0), table.sit(1)]
        table.play(2)
        table.close()
