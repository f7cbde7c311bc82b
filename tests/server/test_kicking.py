"""Kicked means out: of the room, of every shelf, of every server process; and a host's other means against pests."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from undercroft.server import rows
from undercroft.server.settings import Settings
from undercroft.server.store import Store, make_engine
from undercroft.server.tokens import hashed

from .conftest import Table
from .postgres import Cluster
from .serving import Serving, Sitter
from .test_storing import Log


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster() as cluster:
        yield cluster


def kick(server: Serving, table: Table, seat: int) -> str:
    """Open a seat again; the new invitation."""
    path = f"/api/games/{table.game}/seats/{seat}/invite"
    return str(server.request("POST", path, token=table.keys["host"]).json()["invite"])


def turned_out(sitter: Sitter) -> bool:
    """The socket says why, closes, and is not let in again."""
    assert sitter.until("bye")["code"] == "revoked"
    with pytest.raises(ConnectionClosed):
        sitter.reconnect()
    return sitter.socket.close_code == 4401


def test_a_revoked_seat_is_on_no_shelf_even_when_another_takes_it(server: Serving, table: Table) -> None:
    shelf = server.request("POST", "/api/shelf").json()["shelf"]
    assert server.request("POST", "/api/shelf/games", {"game": table.game, "token": table.token(0)}, shelf).ok
    fresh = f"/api/shelf/games/{table.game}/seats/0/token"
    assert server.request("POST", fresh, token=shelf).ok
    invite = kick(server, table, 0)
    assert server.get("/api/shelf", shelf)["games"] == []
    server.request("POST", f"/api/games/{table.game}/join", {"invite": invite, "name": "New"})
    assert server.request("POST", fresh, token=shelf).status_code == 404


def test_a_seat_given_to_a_bot_is_on_no_shelf(server: Serving, table: Table) -> None:
    shelf = server.request("POST", "/api/shelf").json()["shelf"]
    server.request("POST", "/api/shelf/games", {"game": table.game, "token": table.token(0)}, shelf)
    server.request("POST", f"/api/games/{table.game}/seats/0/bot", {}, table.keys["host"])
    assert server.get("/api/shelf", shelf)["games"] == []
    assert turned_out(table.sitters[0])


def test_one_kick_reaches_the_sockets_of_both_processes(cluster: Cluster, folder: Path) -> None:
    database = cluster.database()
    with Serving(folder / "1", database=database) as first, Serving(folder / "2", database=database) as second:
        table = Table(first)
        here, there = table.sitters[0], second.sit(table.game, table.token(0))
        other = table.sitters[1]
        other.reconnect(second.url)
        kick(first, table, 0)
        assert turned_out(here)
        assert turned_out(there)
        while other.room["seats"][0]["who"] != "open":
            other.until("room")
        there.socket.close()
        table.close()


def test_a_kick_of_which_no_notice_came_is_found_out(cluster: Cluster, folder: Path) -> None:
    database = cluster.database()
    with Serving(folder, database=database) as serving:
        table = Table(serving)
        engine = make_engine(database)
        with engine.begin() as connection:
            rows.revoke_seat(connection, table.game, 0)
            rows.set_seat(connection, table.game, rows.SeatRow(0, "gone", "heroes", "open"))
        engine.dispose()
        assert turned_out(table.sitters[0])
        while table.sitters[1].room["seats"][0]["who"] != "open":
            table.sitters[1].until("room")
        table.close()


def test_no_move_is_stored_for_a_key_that_was_taken_away_before_it(tmp_path: Path) -> None:
    log = Log(1)
    store = Store(Settings(folder=tmp_path))
    store.open()

    async def kicked_then_moves() -> int:
        await store.write(partial(rows.create, game=msgspec.structs.replace(log.row, version=0)))
        token = await store.write(partial(rows.give_token, kind="seat", target=log.row.id, seat=0))
        await store.write(partial(rows.revoke_seat, game=log.row.id, seat=0))
        work = partial(rows.append, game=log.row.id, move=log.moves[0], fields={}, key=hashed(token))
        with pytest.raises(rows.Revoked):
            await store.write(work)
        row = await store.read(partial(rows.load, id=log.row.id))
        assert row is not None
        return row.version + len(await store.read(partial(rows.load_moves, id=log.row.id)))

    assert asyncio.run(kicked_then_moves()) == 0
    store.close()


# those who watch


def test_a_watch_link_can_be_revoked_and_made_anew(server: Serving, table: Table) -> None:
    watcher, path = table.watch(), f"/api/games/{table.game}/watch"
    made = server.request("POST", path, token=table.keys["host"])
    assert turned_out(watcher)
    with server.sit(table.game, made.json()["watch"]) as again:
        assert again.welcome["seat"] == -1
        assert server.request("DELETE", path, token=table.keys["host"]).status_code == 204
        assert turned_out(again)
    assert table.sitters[0].ask("chat", text="Alone at last")["is"] == "done"


def test_a_revoked_watch_link_is_on_no_shelf(server: Serving, table: Table) -> None:
    shelf = server.request("POST", "/api/shelf").json()["shelf"]
    server.request("POST", "/api/shelf/games", {"game": table.game, "token": table.keys["watch"]}, shelf)
    server.request("DELETE", f"/api/games/{table.game}/watch", token=table.keys["host"])
    assert server.get("/api/shelf", shelf)["games"] == []


@pytest.mark.parametrize("path", ["watch", "mute"])
def test_only_the_host_sends_watchers_away_and_mutes(server: Serving, table: Table, path: str) -> None:
    body = {"seat": 1}
    assert server.request("POST", f"/api/games/{table.game}/{path}", body, table.token(0)).status_code == 403


# talk


def test_a_muted_seat_neither_speaks_nor_takes_a_name_until_it_may_again(server: Serving, table: Table) -> None:
    path, host, loud = f"/api/games/{table.game}/mute", table.keys["host"], table.sitters[0]
    assert server.request("POST", path, {"seat": 0}, host).json()["muted"] == [0]
    assert loud.ask("chat", text="Hey!")["code"] == "muted"
    assert loud.room["muted"] == [0]
    assert loud.ask("name", name="HEY")["code"] == "muted"
    assert (
        server.request("POST", f"/api/games/{table.game}/seats/0/name", {"name": "HEY"}, table.token(0)).status_code
        == 403
    )
    assert table.sitters[1].ask("chat", text="Quiet here")["is"] == "done"
    assert server.request("POST", path, {"seat": 0, "on": False}, host).json().get("muted", []) == []
    assert loud.ask("chat", text="Sorry")["is"] == "done"


def test_those_who_watch_are_muted_and_the_host_among_them_is_not(server: Serving, table: Table) -> None:
    watcher = table.watch()
    host = server.sit(table.game, table.keys["host"])
    server.request("POST", f"/api/games/{table.game}/mute", {"seat": -1}, table.keys["host"])
    assert watcher.ask("chat", text="Go left!")["code"] == "muted"
    assert host.ask("chat", text="Shh")["is"] == "done"
    watcher.socket.close()
    host.socket.close()


def test_a_seat_that_is_not_there_is_not_muted(server: Serving, table: Table) -> None:
    assert server.request("POST", f"/api/games/{table.game}/mute", {"seat": 40}, table.keys["host"]).status_code == 404
