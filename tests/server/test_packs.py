"""Packs of the host: offered, chosen, played, kept with the game; and what becomes of packs that strangers bring."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from packs.strangers import PACKS, bound, edited, setup_with
from undercroft.kernel.packs import marked
from undercroft.kernel.record import record
from undercroft.kernel.system import find
from undercroft.kernel.table import Table

from .serving import Serving

COLD = PACKS["darkness"]
WISH = {"system": "darkness", "seats": [{"who": "me"}], "heroes": 2, "seed": "packs"}


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another version of the pack of the host."""
    changed = {"treasures/frost.yaml": ("melee: ry", "melee: rr"), "pack.yaml": ('version: "1.0"', 'version: "2.0"')}
    return edited(COLD, tmp_path_factory.mktemp("packs") / "later", changed)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server"), "--pack", str(COLD), systems="") as serving:
        yield serving


def written(folder: Path | None = None) -> bytes:
    """The record of a game with the pack in a folder."""
    table = Table(find("darkness"), setup_with("darkness", bound("darkness", folder)))
    assert table.ask is not None
    table.choose(table.ask.options[0])
    return msgspec.json.encode(record(table))


def test_a_pack_of_the_host_is_offered_with_its_quests_and_heroes(server: Serving) -> None:
    (pack,) = server.get("/api/systems/darkness")["packs"]
    mark = bound("darkness")[0].mark
    assert pack["title"] == {"en": "The Cold Cellars", "it": "Le cantine fredde"}
    assert [quest["id"] for quest in pack["quests"]] == [marked("below-the-inn", mark)]
    assert [hero["id"] for hero in pack["heroes"]] == [marked("ingrid", mark)]


def test_its_words_come_with_those_of_the_system(server: Serving) -> None:
    text = server.request("GET", "/api/systems/darkness/text/it")
    assert "Sotto la locanda" in text.content.decode()


def test_its_quest_is_shown_and_begun_with_its_hero(server: Serving) -> None:
    (pack,) = server.get("/api/systems/darkness")["packs"]
    quest, hero = pack["quests"][0]["id"], pack["heroes"][0]["id"]
    assert server.get(f"/api/systems/darkness/quests/{quest}?heroes=2")["scene"]["quest"].endswith(quest)
    assert server.get(f"/api/systems/darkness/heroes/{hero}")["name"].endswith(hero)
    made = server.create(**WISH, quest=quest, party=[hero, "bjorn"])
    with server.sit(made["game"], made["seats"][0]["token"]) as sitter:
        assert "Below the Inn" in sitter.welcome["words"]["en"]
        assert sitter.answer(sitter.options()[0])["is"] == "done"


def test_a_quest_of_the_box_is_played_with_a_pack_that_is_named(server: Serving) -> None:
    (pack,) = server.get("/api/systems/darkness")["packs"]
    made = server.create(**WISH, quest="walking-in-the-dark", packs=[pack["hash"]])
    with server.sit(made["game"], made["seats"][0]["token"]) as sitter:
        assert "Rime blade" in sitter.welcome["words"]["en"]


def test_a_pack_that_is_not_offered_cannot_be_chosen(server: Serving) -> None:
    answer = server.request("POST", "/api/games", {**WISH, "packs": ["f" * 32]})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "setup")
    assert "does not offer" in answer.json()["error"]["text"]


def test_a_game_goes_on_after_the_host_has_put_the_pack_away(tmp_path: Path, later: Path) -> None:
    with Serving(tmp_path, "--pack", str(later), systems="") as server:
        (pack,) = server.get("/api/systems/darkness")["packs"]
        made = server.create(**WISH, quest=pack["quests"][0]["id"])
        with server.sit(made["game"], made["seats"][0]["token"]) as sitter:
            sitter.answer(sitter.options()[0])
    with (
        Serving(tmp_path, "--pack", str(COLD), systems="") as server,
        server.sit(made["game"], made["seats"][0]["token"]) as sitter,
    ):
        assert sitter.scene["quest"].endswith(pack["quests"][0]["id"])
        assert server.get("/api/systems/darkness")["packs"][0]["hash"] != pack["hash"]
        assert sitter.answer(sitter.options()[0])["is"] == "done"


def test_a_record_with_a_pack_of_the_host_is_watched(server: Serving) -> None:
    answer = server.request("POST", "/api/replays", written())
    assert answer.status_code == 201, answer.text
    assert answer.json()["verdict"]["ok"]
    assert "Sotto la locanda" in answer.json()["words"]["it"]


def test_a_record_that_names_the_pack_by_its_hash_is_watched_where_the_host_has_it(server: Serving) -> None:
    bare = json.loads(written())
    del bare["setup"]["packs"][0]["data"]
    answer = server.request("POST", "/api/replays", json.dumps(bare).encode())
    assert answer.status_code == 201, answer.text
    assert not answer.json().get("told")


def test_a_record_with_somebody_elses_pack_is_refused_in_a_sentence(server: Serving, later: Path) -> None:
    answer = server.request("POST", "/api/replays", written(later))
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "record")
    assert 'the pack "cold-cellars"' in answer.json()["error"]["text"]


def test_a_host_may_take_records_with_packs_of_their_own(tmp_path: Path, later: Path) -> None:
    with Serving(tmp_path, "--foreign-packs", systems="") as server:
        answer = server.request("POST", "/api/replays", written(later))
        assert answer.status_code == 201, answer.text
        made = server.request("POST", f"/api/replays/{answer.json()['id']}/branch", {"at": 1})
        assert made.status_code == 201, made.text


def test_a_pack_that_is_a_bomb_harms_nobody_where_foreign_packs_are_taken(tmp_path: Path, later: Path) -> None:
    bomb = json.loads(written(later))
    bomb["setup"]["packs"][0]["data"] = base64.b64encode(zlib.compress(bytes(60_000_000), 9)).decode()
    bomb["setup"]["packs"][0]["hash"] = "b" * 32
    with Serving(tmp_path, "--foreign-packs", systems="") as server:
        answer = server.request("POST", "/api/replays", json.dumps(bomb).encode())
        assert answer.status_code == 201, answer.text
        assert answer.json()["told"]
        assert "a pack may have" in answer.json()["verdict"]["problem"]
        assert server.request("POST", "/api/replays", written(later)).json()["verdict"]["ok"]


def test_a_pack_with_a_fault_keeps_the_server_from_starting(tmp_path: Path) -> None:
    wrong = edited(COLD, tmp_path / "wrong", {"heroes.yaml": ("best: shadow-barbarian", "best: shadow-barbarien")})
    with pytest.raises(AssertionError, match=r"heroes.yaml:2: unknown class"):
        Serving(tmp_path / "data", "--pack", str(wrong), systems="").start()
