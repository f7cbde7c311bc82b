"""Loops and floods: whatever an address does too much of has an end, and the server goes on for everybody else."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from undercroft.server.settings import Limits

from .conftest import Table
from .serving import Json, Serving, Sitter

LIMITS = Limits()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the limits everybody has."""
    folder = tmp_path_factory.mktemp("floods")
    with Serving(folder, "--patience", "1", limits=1, systems="proving:SYSTEM,runaway:SYSTEM") as serving:
        yield serving
    assert "Traceback" not in (said := "".join(serving.said)), said


def raw(server: Serving) -> socket.socket:
    host, port = server.url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=60)


def heard(line: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while more := line.recv(65536):
            found += more
    return found


# answers given by themselves


def swinging(server: Serving) -> tuple[Json, Sitter, Sitter]:
    """A door that one seat always opens and the other always shuts."""
    made = server.create(system="runaway", party=["door"], heroes=1)
    one, other = (server.sit(made["game"], seat["token"]) for seat in made["seats"])
    other.ask("standing", prompt="door-shut", option={"act": "shut"})
    one.ask("standing", prompt="door-open", option={"act": "open"})
    return made, one, other


def until_paused(sitter: Sitter) -> None:
    while not sitter.room.get("paused"):
        sitter.until("room")


def test_standing_answers_that_undo_each_other_stop_until_a_person_answers(server: Serving) -> None:
    made, one, other = swinging(server)
    with one, other:
        until_paused(one)
        version = one.version
        assert version == LIMITS.by_itself
        assert server.get(f"/api/games/{made['game']}", made["host"])["version"] == version
        assert one.ask("answer", version=version, option={"act": "leave"})["is"] == "done"
        one.catch_up(version + 3)
        assert not one.room.get("paused")


def test_play_goes_on_when_a_person_takes_a_standing_answer_back(server: Serving) -> None:
    _, one, other = swinging(server)
    with one, other:
        until_paused(one)
        one.ask("standing", prompt="door-open")
        while one.room.get("paused"):
            one.until("room")
        assert one.asked
        assert one.ask("answer", version=one.version, option={"act": "open"})["is"] == "done"


# over a socket


def test_chat_has_a_limit_for_all_sockets_of_an_address(table: Table) -> None:
    one, other = table.sitters[:2]
    said = [sitter.ask("chat", text="hello")["is"] for sitter in (one, other) for _ in range(25)]
    assert said.count("done") <= LIMITS.chat[0] + 5
    assert said.count("refused") >= 15


def test_signs_of_life_have_a_limit(table: Table) -> None:
    sitter = table.sitters[0]
    for _ in range(3 * LIMITS.beats[0]):
        sitter.say({"do": "beat", "t": 5})
    answers = [sitter.hear()["is"] for _ in range(3 * LIMITS.beats[0])]
    assert answers.count("beat") <= LIMITS.beats[0] + 5
    assert answers.count("refused") >= LIMITS.beats[0]


def test_corrections_have_a_limit(table: Table) -> None:
    host = table.server.sit(table.game, table.token(0), host=table.keys["host"])
    with host:
        for n in range(2 * LIMITS.corrections[0]):
            wanted = [{"path": "nothing", "to": 1}]
            host.say({"do": "correct", "id": f"c{n}", "version": 0, "what": "x", "set": wanted})
        codes = [host.until("refused")["code"] for _ in range(2 * LIMITS.corrections[0])]
    assert codes.count("often") >= LIMITS.corrections[0] // 2


def address(table: Table) -> str:
    return f"{table.server.url.replace('http', 'ws')}/api/games/{table.game}/socket"


def flood(client: ClientConnection, frame: str) -> None:
    while True:
        getattr(client, frame)()


@pytest.mark.parametrize("frame", ["ping", "pong"])
def test_a_flood_of_frames_that_are_no_messages_ends_the_socket(table: Table, frame: str) -> None:
    with connect(address(table), compression=None) as client:
        client.send(json.dumps({"do": "hello", "token": table.token(0)}))
        with pytest.raises(ConnectionClosed):
            flood(client, frame)


def test_a_message_in_a_thousand_pieces_ends_the_socket(table: Table) -> None:
    with connect(address(table), compression=None) as client:
        with contextlib.suppress(ConnectionClosed):
            client.send(["x"] * 1000)
        with pytest.raises(ConnectionClosed):
            client.recv()
    assert b'undercroft_limited_total{limit="frames"}' in table.server.metrics()


def test_bytes_that_are_no_text_end_the_socket_and_leave_no_traceback(table: Table) -> None:
    with connect(address(table), compression=None) as client:
        client.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            client.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007


# over HTTP


def test_half_a_request_is_not_waited_for_for_ever(server: Serving) -> None:
    with raw(server) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        assert heard(line).startswith(b"HTTP/1.1 408 ")


def test_who_connects_and_says_nothing_is_not_waited_for_for_ever(server: Serving) -> None:
    with raw(server) as line:
        assert heard(line).startswith(b"HTTP/1.1 408 ")


def test_half_a_second_request_is_not_waited_for_for_ever(server: Serving) -> None:
    with raw(server) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        line.sendall(b"GET /api/health HTTP/1.1\r\nX-Slow: ")
        answers = heard(line)
    assert answers.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 408 " in answers


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 40_000 + b"\r\n\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
        + b"".join(b"X-%d: a\r\n" % n for n in range(5000))
        + b"\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 40_000,
    ],
    ids=["address", "one line", "many lines", "no end"],
)
def test_a_head_that_is_too_large_is_refused(server: Serving, head: bytes) -> None:
    with raw(server) as line:
        line.sendall(head)
        assert heard(line).startswith(b"HTTP/1.1 431 ")


def test_a_large_body_is_no_large_head(server: Serving) -> None:
    body = b'{"token": "' + b"a" * 30_000 + b'"}'
    with raw(server) as line:
        line.sendall(
            b"POST /api/look HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%b"
            % (len(body), body)
        )
        assert heard(line).startswith(b"HTTP/1.1 400 ")


def test_a_body_that_does_not_come_is_not_waited_for_for_ever(server: Serving) -> None:
    with raw(server) as line:
        line.sendall(b"POST /api/look HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert heard(line).startswith(b"HTTP/1.1 408 ")


def test_an_address_has_so_many_connections_and_others_come_in_when_some_are_gone(server: Serving) -> None:
    lines = [raw(server) for _ in range(LIMITS.connections + 20)]
    refused = 0
    for line in lines:
        line.settimeout(1)
        with contextlib.suppress(TimeoutError):
            refused += line.recv(100).startswith(b"HTTP/1.1 429 ")
        line.close()
    assert refused >= 20
    assert server.get("/api/health")["ok"]


def test_who_does_not_read_is_let_go(server: Serving) -> None:
    asked, size = 150, len(server.request("GET", "/api/text/it").content)
    with raw(server) as line:
        line.sendall(b"GET /api/text/it HTTP/1.1\r\nHost: localhost\r\n\r\n" * asked)
        server.wait_until(lambda: b'undercroft_limited_total{limit="readers"} 1.0' in server.metrics())
        assert len(heard(line)) < asked * size
