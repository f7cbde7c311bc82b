"""Whatever rules do, the server goes on: its event loop answers, its memory stays small, the game can be played on."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests

from runaway import BLIND, FEAST, FOR_EVER, GIANT
from undercroft.server.load import memory_of

from .serving import Json, Serving, Sitter

ROOM = 700
"""Megabytes that the server and its workers may have together: some hundred each, and what a job may use."""


class Watch:
    """Somebody who asks all the time whether the server is well, and looks at its memory."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.answers = 0
        self.memory = 0.0
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Watch:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def _look(self) -> None:
        assert self.server.process is not None
        with requests.Session() as session:
            while not self._stop.wait(0.02):
                assert session.get(f"{self.server.url}/api/health").json()["ok"]
                self.answers += 1
                self.memory = max(self.memory, memory_of(self.server.process.pid))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("runaway"), "--trial", "1", systems="runaway:SYSTEM") as serving:
        yield serving
    assert not [line for line in serving.said if "Traceback" in line]


@pytest.fixture
def host(server: Serving) -> Iterator[Sitter]:
    made = server.create(system="runaway", heroes=1)
    with server.sit(made["game"], made["seats"][0]["token"], host=made["host"]) as sitter:
        yield sitter


def do(host: Sitter, act: str) -> Json:
    return host.answer({"act": act})


def correct(host: Sitter, score: int) -> Json:
    answer = host.ask("correct", version=host.version, what="try", set=[{"path": "score", "to": score}])
    host.catch_up(answer["version"])
    return answer


def test_a_move_that_never_ends_is_refused_and_nobody_else_waits(server: Serving, host: Sitter) -> None:
    with Watch(server) as watch:
        answer = do(host, "spin")
    assert answer["is"] == "refused"
    assert watch.answers >= 5
    assert watch.memory < ROOM
    assert do(host, "rest")["is"] == "done"


def test_a_move_that_eats_all_memory_is_refused(server: Serving, host: Sitter) -> None:
    with Watch(server) as watch:
        answer = do(host, "feast")
    assert answer["is"] == "refused"
    assert watch.memory < ROOM
    assert do(host, "rest")["is"] == "done"


def test_a_move_that_takes_long_is_made_and_nobody_else_waits(server: Serving, host: Sitter) -> None:
    with Watch(server) as watch:
        answer = do(host, "toil")
    assert answer["is"] == "done"
    assert watch.answers >= 5
    assert do(host, "rest")["is"] == "done"


@pytest.mark.parametrize("score", [FOR_EVER, BLIND, GIANT])
def test_a_correction_that_rules_cannot_live_with_is_refused_and_nobody_else_waits(
    server: Serving, host: Sitter, score: int
) -> None:
    with Watch(server) as watch:
        answer = correct(host, score)
    assert (answer["is"], answer["code"]) == ("refused", "illegal")
    assert watch.answers >= 5
    assert watch.memory < ROOM
    assert host.version == 0
    assert do(host, "rest")["is"] == "done"


def test_a_correction_that_eats_all_memory_is_refused(server: Serving, host: Sitter) -> None:
    with Watch(server) as watch:
        answer = correct(host, FEAST)
    assert (answer["is"], answer["code"]) == ("refused", "illegal")
    assert watch.memory < ROOM
    assert do(host, "rest")["is"] == "done"


def test_a_correction_is_made_where_rules_can_live_with_it(host: Sitter) -> None:
    assert correct(host, 5)["is"] == "done"
    assert do(host, "rest")["is"] == "done"
    assert host.scene["round"] == 5


@pytest.mark.parametrize("act", ["spin", "feast"])
def test_in_a_game_that_was_corrected_a_move_is_tried_aside_first(server: Serving, host: Sitter, act: str) -> None:
    correct(host, 5)
    do(host, "rest")
    before = slow_moves(server)
    answer = do(host, act)
    assert answer["is"] == "refused"
    assert slow_moves(server) == before
    assert do(host, "rest")["is"] == "done"


def slow_moves(server: Serving) -> str:
    """How many moves the event loop has had to break off."""
    lines = server.request("GET", "/metrics").text.splitlines()
    return next((line for line in lines if line.startswith('undercroft_slow_total{what="move"}')), "")


@pytest.mark.parametrize(("hero", "answers"), [("glutton", 0), ("sleeper", 5)])
def test_a_party_with_which_no_game_begins_is_refused_and_nobody_else_waits(
    server: Serving, hero: str, answers: int
) -> None:
    with Watch(server) as watch:
        answer = server.request("POST", "/api/games", {"system": "runaway", "party": [hero]})
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "setup"
    assert watch.answers >= answers
    assert watch.memory < ROOM


def test_a_correction_out_of_range_is_refused(host: Sitter) -> None:
    answer = correct(host, 2**31)
    assert (answer["is"], answer["code"]) == ("refused", "illegal")
    assert "<=" in answer["text"]


def test_a_game_that_ran_away_can_be_taken_up_again(tmp_path: Path) -> None:
    with Serving(tmp_path, "--trial", "1", systems="runaway:SYSTEM") as server:
        made = server.create(system="runaway", heroes=1)
        with server.sit(made["game"], made["seats"][0]["token"], host=made["host"]) as host:
            do(host, "rest")
            do(host, "spin")
            correct(host, 5)
        server.stop()
        server.start()
        with server.sit(made["game"], made["seats"][0]["token"]) as again:
            assert again.scene["round"] == 5
            assert do(again, "rest")["is"] == "done"
