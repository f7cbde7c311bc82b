"""Heroes, campaigns, remembered games, accounts."""

from __future__ import annotations

import pytest
import requests

from .conftest import Table, seats
from .serving import Serving


@pytest.fixture
def shelf(server: Serving) -> str:
    return str(server.request("POST", "/api/shelf").json()["shelf"])


HERO = {"system": "proving", "name": "Shara", "data": {"wounds": 3}}


def test_a_hero_is_kept(server: Serving, shelf: str) -> None:
    server.request("POST", "/api/shelf/heroes", HERO, shelf)
    assert [hero["name"] for hero in server.get("/api/shelf", shelf)["heroes"]] == ["Shara"]


def test_a_hero_is_changed_and_dropped(server: Serving, shelf: str) -> None:
    id = server.request("POST", "/api/shelf/heroes", HERO, shelf).json()["id"]
    assert server.request("PUT", f"/api/shelf/heroes/{id}", HERO | {"name": "Ada"}, shelf).json()["name"] == "Ada"
    assert server.request("DELETE", f"/api/shelf/heroes/{id}", token=shelf).status_code == 204
    assert server.get("/api/shelf", shelf)["heroes"] == []


def test_nobody_touches_another_shelf(server: Serving, shelf: str) -> None:
    id = server.request("POST", "/api/shelf/heroes", HERO, shelf).json()["id"]
    other = server.request("POST", "/api/shelf").json()["shelf"]
    assert server.request("DELETE", f"/api/shelf/heroes/{id}", token=other).status_code == 404


def test_a_shelf_moves_as_one_file(server: Serving, shelf: str) -> None:
    server.request("POST", "/api/shelf/heroes", HERO, shelf)
    server.request("POST", "/api/shelf/campaigns", {"system": "proving", "title": "Winter"}, shelf)
    file = server.request("GET", "/api/shelf/export", token=shelf).content
    other = server.request("POST", "/api/shelf").json()["shelf"]
    assert server.request("POST", "/api/shelf/import", file, other).json() == {"heroes": 1, "campaigns": 1}
    assert server.get("/api/shelf", other)["campaigns"][0]["title"] == "Winter"


def test_what_is_no_shelf_is_not_imported(server: Serving, shelf: str) -> None:
    assert server.request("POST", "/api/shelf/import", b"{}", shelf).status_code == 422


def test_a_campaign_gets_a_line_in_its_journal_when_its_game_ends(server: Serving, shelf: str) -> None:
    wish = {"system": "proving", "title": "Winter"}
    campaign = server.request("POST", "/api/shelf/campaigns", wish, shelf).json()["id"]
    body = {"system": "proving", "quest": "vigil", "seed": "proof", "seats": seats("me", "me"), "campaign": campaign}
    made = server.request("POST", "/api/games", body, shelf).json()
    table = Table.__new__(Table)
    table.server, table.keys, table.game = server, made, made["game"]
    table.sitters = [table.sit(seat) for seat in (0, 1)]
    table.play(400)
    server.request("GET", f"/api/games/{made['game']}/record", token=table.token(0))
    kept = server.get(f"/api/shelf/campaigns/{campaign}", shelf)
    table.close()
    assert [(line["what"], kept["playing"]) for line in kept["journal"]] == [("vigil", "")]


def test_a_campaign_plays_one_game_at_a_time(server: Serving, shelf: str) -> None:
    campaign = server.request("POST", "/api/shelf/campaigns", {"system": "proving"}, shelf).json()["id"]
    wish = {"system": "proving", "campaign": campaign}
    assert server.request("POST", "/api/games", wish, shelf).status_code == 201
    assert server.request("POST", "/api/games", wish, shelf).status_code == 409


def test_a_remembered_seat_can_be_played_from_another_device(server: Serving, shelf: str) -> None:
    made = server.create(seats=seats("me", "me"))
    wish = {"game": made["game"], "token": made["seats"][0]["token"]}
    assert server.request("POST", "/api/shelf/games", wish, shelf).status_code == 204
    token = server.request("POST", f"/api/shelf/games/{made['game']}/seats/0/token", token=shelf).json()["token"]
    with server.sit(made["game"], token) as sitter:
        assert sitter.welcome["seat"] == 0


# accounts


def credentials(name: str) -> dict[str, str]:
    return {"name": name, "password": "candle and parchment"}


def test_an_account_has_its_shelf_by_cookie(server: Serving) -> None:
    with requests.Session() as browser:
        assert browser.post(f"{server.url}/api/accounts", json=credentials("anna")).status_code == 201
        assert browser.post(f"{server.url}/api/shelf/heroes", json=HERO).status_code == 201
        assert len(browser.get(f"{server.url}/api/shelf").json()["heroes"]) == 1


def test_the_cookie_is_http_only_and_same_site(server: Serving) -> None:
    cookie = server.request("POST", "/api/accounts", credentials("bruno")).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie


def test_a_wrong_password_does_not_open(server: Serving) -> None:
    server.request("POST", "/api/accounts", credentials("carla"))
    wrong = {"name": "carla", "password": "parchment and candle"}
    assert server.request("POST", "/api/session", wrong).status_code == 401


def test_a_name_is_taken_once(server: Serving) -> None:
    server.request("POST", "/api/accounts", credentials("dario"))
    assert server.request("POST", "/api/accounts", credentials("DARIO")).status_code == 409


def test_a_password_everybody_tries_is_refused(server: Serving) -> None:
    wish = {"name": "emma", "password": "password123"}
    assert server.request("POST", "/api/accounts", wish).status_code == 422


def test_signing_out_ends_the_session(server: Serving) -> None:
    with requests.Session() as browser:
        browser.post(f"{server.url}/api/accounts", json=credentials("fabio"))
        kept = dict(browser.cookies)
        assert browser.delete(f"{server.url}/api/session").status_code == 204
        assert requests.get(f"{server.url}/api/account", cookies=kept).status_code == 401


def test_an_account_can_be_deleted_with_all_that_is_its(server: Serving) -> None:
    with requests.Session() as browser:
        browser.post(f"{server.url}/api/accounts", json=credentials("gina"))
        password = {"password": credentials("gina")["password"]}
        assert browser.delete(f"{server.url}/api/account", json=password).status_code == 204
    assert server.request("POST", "/api/session", credentials("gina")).status_code == 401


def test_sign_ins_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Serving(tmp_path_factory.mktemp("sign-ins"), limits=1) as strict:
        statuses = [strict.request("POST", "/api/session", credentials("nobody")).status_code for _ in range(21)]
    assert statuses[-1] == 429
