"""What people set beyond all measure is refused where it comes in: corrections, parties, campaigns, records."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
import pytest

from undercroft.kernel.ledger import Campaign
from undercroft.kernel.system import find

from .serving import Serving
from .twisting import heroes, played


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("ranges")) as serving:
        yield serving
    assert "Traceback" not in "".join(serving.said)


@pytest.mark.parametrize(
    ("system", "path"),
    [
        ("universalis", "heroes/0/at"),
        ("universalis", "heroes/0/wounds"),
        ("universalis", "active/points"),
        ("darkness", "heroes/0/at"),
        ("darkness", "lifebringer"),
    ],
)
def test_a_correction_out_of_range_is_refused(server: Serving, system: str, path: str) -> None:
    made = server.create(system=system, heroes=1, seed="range")
    with server.sit(made["game"], made["seats"][0]["token"], host=made["host"]) as host:
        while path not in (fields := correctable(server, made)):
            host.answer(host.options()[0])
        answer = host.ask("correct", version=host.version, what="x", set=[{"path": path, "to": 2**31}])
        assert (answer["is"], answer["code"]) == ("refused", "illegal")
        assert "<=" in answer["text"]
        assert correctable(server, made) == fields


@pytest.mark.parametrize("path", ["heroes/0/id", "next_id"])
def test_by_what_figures_are_told_apart_cannot_be_set_at_all(server: Serving, path: str) -> None:
    made = server.create(system="universalis", heroes=1, seed="range")
    with server.sit(made["game"], made["seats"][0]["token"], host=made["host"]) as host:
        answer = host.ask("correct", version=host.version, what="x", set=[{"path": path, "to": 2**31}])
        assert (answer["is"], answer["code"]) == ("refused", "illegal")


def correctable(server: Serving, made: dict[str, str]) -> dict[str, object]:
    found = server.get(f"/api/games/{made['game']}/correctable", made["host"])
    return {field["path"]: field["now"] for field in found["fields"]}


def test_a_hero_out_of_range_is_refused(server: Serving) -> None:
    hero = json.loads(json.dumps(heroes()[0]))
    hero["stats"]["mv"] = 250_000_000
    answer = server.request("POST", "/api/games", {"system": "universalis", "party": [json.dumps(hero)]})
    assert answer.status_code == 422
    assert "mv" in answer.json()["error"]["text"]


def test_a_campaign_out_of_range_is_refused(server: Serving) -> None:
    shelf = server.request("POST", "/api/shelf").json()["shelf"]
    hero = {**heroes()[0], "vp": 2**40}
    ledger = msgspec.msgpack.encode({"heroes": {"x": hero}})
    campaign = Campaign(system="universalis", version=find("universalis").version, ledger=ledger)
    answer = server.request("POST", "/api/shelf/import", campaign.export(), shelf)
    assert answer.status_code == 422
    assert "vp" in answer.json()["error"]["text"]


def test_a_record_out_of_range_is_refused(server: Serving) -> None:
    record = json.loads(json.dumps(played("darkness", find("darkness").quests()[0].id, 0)))
    record["setup"]["round_limit"] = 2**40
    answer = server.request("POST", "/api/replays", record)
    assert answer.status_code == 422
    assert "round_limit" in answer.json()["error"]["text"]
