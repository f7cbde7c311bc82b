"""Heroes that people make: kept on a shelf, chosen for a party, kept again as they are after a game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from .conftest import Table
from .serving import Serving

SYSTEM = "universalis"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("made"), systems="systems.universalis.box:SYSTEM") as serving:
        yield serving


@pytest.fixture
def shelf(server: Serving) -> str:
    return str(server.request("POST", "/api/shelf").json()["shelf"])


def opened(server: Serving, **wish: Any) -> Table:
    """A game somebody plays alone."""
    table = Table.__new__(Table)
    table.server = server
    answer = server.request("POST", "/api/games", {"system": SYSTEM, "seats": [{"who": "me"}], "seed": "made", **wish})
    table.keys = answer.json()
    assert answer.status_code == 201, table.keys
    table.game = table.keys["game"]
    table.sitters = [table.sit(0)]
    return table


def played(server: Serving, **wish: Any) -> Table:
    """The same, played to its end."""
    table = opened(server, **wish)
    play_out(table)
    return table


def play_out(table: Table) -> None:
    """Whatever ends something is chosen, else anything."""
    luck, sitter = random.Random(1), table.sitters[0]
    while not table.over:
        options = table.asked().options()
        ends = [option for option in options if option["act"] in ("done", "end", "leave", "name")]
        answer = sitter.answer(luck.choice(ends or options))
        assert answer["is"] == "done", answer


def keep(server: Serving, table: Table, shelf: str) -> list[dict[str, Any]]:
    wish = {"game": table.game, "token": table.token(0)}
    answer = server.request("POST", "/api/shelf/made", wish, shelf)
    assert answer.status_code == 200, answer.text
    table.close()
    return list(answer.json()["heroes"])


@pytest.fixture
def hero(server: Serving, shelf: str) -> dict[str, Any]:
    return keep(server, played(server, quest="hero-creation"), shelf)[0]


def test_a_system_says_where_heroes_are_made(server: Serving) -> None:
    (system,) = [one for one in server.get("/api/systems")["systems"] if one["id"] == SYSTEM]
    assert [card["id"] for card in system["workshops"] if card["most"] == 0] == ["hero-creation"]


def test_a_hero_that_was_made_is_kept(server: Serving, shelf: str, hero: dict[str, Any]) -> None:
    (kept,) = server.get("/api/shelf", shelf)["heroes"]
    assert kept == hero
    assert json.loads(kept["data"]["entry"])["name"] == kept["name"]


def test_keeping_twice_keeps_one(server: Serving, shelf: str) -> None:
    table = played(server, quest="hero-creation")
    keep(server, table, shelf)
    assert keep(server, table, shelf) == []
    assert len(server.get("/api/shelf", shelf)["heroes"]) == 1


def test_a_kept_hero_plays_in_a_party(server: Serving, hero: dict[str, Any]) -> None:
    table = opened(server, quest="the-broken-tusk", party=[hero["data"]["entry"]])
    assert [figure["name"] for figure in table.sitters[0].scene["figures"]] == [hero["name"]]
    table.close()


def test_a_kept_hero_comes_back_changed_from_a_game(server: Serving, shelf: str, hero: dict[str, Any]) -> None:
    table = played(server, quest="settlement", party=[hero["data"]["entry"]])
    (after,) = keep(server, table, shelf)
    assert after["id"] == hero["id"]
    assert after["data"]["age"] == hero["data"]["age"] + 1
    assert len(server.get("/api/shelf", shelf)["heroes"]) == 1


def test_an_older_game_does_not_make_a_hero_younger(server: Serving, shelf: str) -> None:
    first = played(server, quest="hero-creation")
    (hero,) = keep(server, first, shelf)
    (after,) = keep(server, played(server, quest="settlement", party=[hero["data"]["entry"]]), shelf)
    assert keep(server, first, shelf) == []
    assert server.get("/api/shelf", shelf)["heroes"] == [after]


def test_heroes_of_the_box_are_not_put_on_the_shelf_by_a_quest(server: Serving, shelf: str) -> None:
    table = played(server, quest="the-broken-tusk", party=["shara"])
    assert keep(server, table, shelf) == []


def test_a_game_that_is_not_over_gives_no_heroes(server: Serving, shelf: str) -> None:
    table = opened(server, quest="hero-creation")
    wish = {"game": table.game, "token": table.token(0)}
    assert server.request("POST", "/api/shelf/made", wish, shelf).status_code == 409
    table.close()


def test_somebody_elses_game_gives_no_heroes(server: Serving, shelf: str) -> None:
    table = played(server, quest="hero-creation")
    for token in (table.keys["watch"], "nobody-knows-this-token"):
        wish = {"game": table.game, "token": token}
        assert server.request("POST", "/api/shelf/made", wish, shelf).status_code == 404
    table.close()


def test_a_kept_hero_moves_with_the_shelf(server: Serving, shelf: str, hero: dict[str, Any]) -> None:
    file = server.request("GET", "/api/shelf/export", token=shelf).content
    other = str(server.request("POST", "/api/shelf").json()["shelf"])
    assert server.request("POST", "/api/shelf/import", file, other).json()["heroes"] == 1
    (moved,) = server.get("/api/shelf", other)["heroes"]
    table = opened(server, quest="the-broken-tusk", party=[moved["data"]["entry"]])
    assert table.sitters[0].scene["figures"][0]["name"] == hero["name"]
    table.close()


def test_a_hero_that_is_none_is_refused_with_words(server: Serving) -> None:
    answer = server.request("POST", "/api/games", {"system": SYSTEM, "party": ["{}"], "seats": [{"who": "me"}]})
    assert answer.status_code == 422
    assert "cannot be read" in answer.json()["error"]["text"]


def test_in_a_campaign_a_kept_hero_grows_with_the_ledger(server: Serving, shelf: str, hero: dict[str, Any]) -> None:
    wish = {"system": SYSTEM, "title": "Winter"}
    campaign = server.request("POST", "/api/shelf/campaigns", wish, shelf).json()
    assert campaign["next"][-1]["id"] == "hero-creation"
    body = {
        "system": SYSTEM,
        "quest": "the-broken-tusk",
        "party": [hero["data"]["entry"]],
        "campaign": campaign["id"],
        "seats": [{"who": "me"}],
        "seed": "winter",
    }
    table = Table.__new__(Table)
    table.server, table.keys = server, server.request("POST", "/api/games", body, shelf).json()
    table.game = table.keys["game"]
    table.sitters = [table.sit(0)]
    play_out(table)
    server.request("GET", f"/api/games/{table.game}/record", token=table.token(0))
    table.close()
    assert [card["id"] for card in server.get(f"/api/shelf/campaigns/{campaign['id']}", shelf)["next"]] == [
        "settlement"
    ]
