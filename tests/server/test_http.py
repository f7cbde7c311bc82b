"""What can be asked over HTTP."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator

import pytest

from .conftest import Table, seats
from .serving import Json, Serving


@pytest.fixture(scope="module")
def ended(server: Serving) -> Iterator[Table]:
    """A game played to its end."""
    table = Table(server)
    table.play(400)
    assert table.over
    yield table
    table.close()


# what can be played


def test_all_systems_are_offered(server: Serving) -> None:
    assert "proving" in [system["id"] for system in server.get("/api/systems")["systems"]]


def test_a_system_tells_its_quests(server: Serving) -> None:
    quests = server.get("/api/systems/proving")["quests"]
    assert [quest["id"] for quest in quests] == ["cellar", "vigil", "warren", "gatehouse"]


def test_an_unknown_system_is_missing(server: Serving) -> None:
    assert server.request("GET", "/api/systems/chess").json()["error"]["code"] == "missing"


def test_a_quest_shows_itself_before_the_first_move(server: Serving) -> None:
    assert "board" in server.get("/api/systems/proving/quests/cellar?heroes=2")["scene"]


def test_the_default_setup_can_be_sent_back_as_it_is(server: Serving) -> None:
    wish = server.get("/api/systems/proving/default?quest=vigil&heroes=2")
    assert server.request("POST", "/api/games", wish).status_code == 201


def test_common_texts_are_fluent_files(server: Serving) -> None:
    found = server.request("GET", "/api/text/it")
    assert found.headers["content-type"] == "text/plain; charset=utf-8"


def test_texts_are_not_sent_again_to_whom_they_are_known(server: Serving) -> None:
    tag = server.request("GET", "/api/text/en").headers["etag"]
    assert server.request("GET", "/api/text/en", headers={"If-None-Match": tag}).status_code == 304


def test_a_rule_can_be_looked_up(server: Serving) -> None:
    assert server.get("/api/rules/DA-0251")["system"] == "darkness"
    assert server.get("/api/rules/DA-0251?language=klingon")["language"] == "en"


# creating and joining


def test_a_quest_that_does_not_exist_is_a_wrong_setup(server: Serving) -> None:
    refused = server.request("POST", "/api/games", {"system": "proving", "quest": "x"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "setup")


def test_the_commitment_to_the_seed_is_shown_from_the_start(server: Serving) -> None:
    assert len(server.create()["room"]["commitment"]) == 64


def test_an_invitation_gives_its_seat_once(server: Serving) -> None:
    made = server.create(seats=seats("me", "friend"))
    invite = made["seats"][1]["invite"]
    path = f"/api/games/{made['game']}/join"
    assert server.request("POST", path, {"invite": invite, "name": "Bruno"}).json()["seat"] == 1
    assert server.request("POST", path, {"invite": invite}).status_code == 409


def test_a_link_says_what_it_is(server: Serving) -> None:
    made = server.create(seats=seats("me", "friend"))
    looked = server.request("POST", "/api/look", {"token": made["seats"][1]["invite"]}).json()
    assert (looked["kind"], looked["game"], looked["seat"]) == ("invite", made["game"], 1)


def test_the_host_can_invite_anew_and_the_old_token_dies(server: Serving) -> None:
    made = server.create(seats=seats("me", "me"))
    path = f"/api/games/{made['game']}"
    old = made["seats"][1]["token"]
    assert server.request("POST", f"{path}/seats/1/invite", token=made["host"]).status_code == 200
    assert server.request("GET", path, token=old).status_code == 401


def test_a_seat_cannot_do_the_hosts_business(server: Serving) -> None:
    made = server.create(seats=seats("me", "me"))
    refused = server.request("POST", f"/api/games/{made['game']}/close", token=made["seats"][0]["token"])
    assert refused.status_code == 403


def test_the_host_can_give_a_seat_to_a_bot(server: Serving) -> None:
    made = server.create(seats=seats("me", "me"))
    path = f"/api/games/{made['game']}/seats/1/bot"
    room = server.request("POST", path, {"bot": "random"}, token=made["host"]).json()
    assert (room["seats"][1]["who"], room["seats"][1]["bot"]) == ("bot", "random")


def test_the_host_can_close_a_game(server: Serving) -> None:
    made = server.create()
    assert server.request("POST", f"/api/games/{made['game']}/close", token=made["host"]).json()["status"] == "closed"


def test_a_room_is_not_shown_without_a_token(server: Serving) -> None:
    assert server.request("GET", f"/api/games/{server.create()['game']}").status_code == 401


# limits and headers


def test_a_foreign_origin_may_do_nothing(server: Serving) -> None:
    answer = server.request("POST", "/api/shelf", headers={"Origin": "https://elsewhere.example"})
    assert answer.status_code == 403


def test_a_foreign_host_name_is_not_answered(server: Serving) -> None:
    assert server.request("GET", "/api/health", headers={"Host": "evil.example"}).status_code == 403


def test_every_answer_has_a_content_security_policy(server: Serving) -> None:
    for path in ("/", "/api/health", "/api/nothing"):
        assert "default-src 'self'" in server.request("GET", path).headers["content-security-policy"]


def test_a_body_above_the_limit_is_refused(server: Serving) -> None:
    assert server.request("POST", "/api/look", b"x" * 70_000).status_code == 413


def test_a_wrong_method_is_answered_in_the_one_shape(server: Serving) -> None:
    answer = server.request("PUT", "/api/games")
    assert (answer.status_code, answer.json()["error"]["code"]) == (405, "method")


def test_rooms_are_created_only_so_often(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Serving(tmp_path_factory.mktemp("often"), limits=1) as strict:
        wish = {"system": "proving"}
        statuses = [strict.request("POST", "/api/games", wish).status_code for _ in range(32)]
    assert statuses[:30] == [201] * 30
    assert statuses[-1] == 429


def test_figures_are_there_for_prometheus(server: Serving) -> None:
    assert "undercroft_moves_total" in server.request("GET", "/metrics").text


def test_every_path_of_the_client_gives_its_page(server: Serving) -> None:
    assert server.request("GET", "/new/proving").headers["content-type"] == "text/html; charset=utf-8"


def test_a_built_client_is_served_with_caching(tmp_path_factory: pytest.TempPathFactory) -> None:
    web = tmp_path_factory.mktemp("web")
    (web / "assets").mkdir()
    (web / "index.html").write_text("<!doctype html>")
    (web / "assets" / "app-1234.js").write_text("1")
    with Serving(tmp_path_factory.mktemp("static"), "--web", str(web)) as serving:
        assert "immutable" in serving.request("GET", "/assets/app-1234.js").headers["cache-control"]
        assert serving.request("GET", "/g").text == "<!doctype html>"
        assert serving.request("GET", "/missing.js").status_code == 404


# looking back


def test_the_record_is_secret_while_the_game_runs(server: Serving) -> None:
    made = server.create()
    refused = server.request("GET", f"/api/games/{made['game']}/record", token=made["seats"][0]["token"])
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "secret")


def test_the_record_of_a_game_that_has_ended_keeps_its_promise(server: Serving, ended: Table) -> None:
    room = server.get(f"/api/games/{ended.game}", ended.token(0))
    record = json.loads(gzip.decompress(packed_record(server, ended)))
    assert record["commitment"] == room["commitment"]


def packed_record(server: Serving, table: Table) -> bytes:
    return server.request("GET", f"/api/games/{table.game}/record", token=table.token(0)).content


def replay_of(server: Serving, table: Table) -> Json:
    room = server.get(f"/api/games/{table.game}", table.token(0))
    return server.get(f"/api/replays/{room['ended']['replay']}")


def test_a_game_that_has_ended_is_a_replay_that_is_true(server: Serving, ended: Table) -> None:
    assert replay_of(server, ended)["verdict"] == {"ok": True}


def test_a_replay_steps_to_any_moment(server: Serving, ended: Table) -> None:
    replay = replay_of(server, ended)
    for at in (replay["steps"][5], replay["steps"][2], replay["items"]):
        moment = server.get(f"/api/replays/{replay['id']}/at/{at}")
        assert moment["scene"].get("version", 0) == at


def test_the_last_moment_of_a_replay_shows_the_end(server: Serving, ended: Table) -> None:
    replay = replay_of(server, ended)
    scene = server.get(f"/api/replays/{replay['id']}/at/{replay['items']}")["scene"]
    assert scene["won"] == replay["won"]


def test_a_moment_beyond_the_end_is_refused(server: Serving, ended: Table) -> None:
    replay = replay_of(server, ended)
    assert server.request("GET", f"/api/replays/{replay['id']}/at/99999").status_code == 422


def test_a_record_can_be_uploaded_and_watched(server: Serving, ended: Table) -> None:
    uploaded = server.request("POST", "/api/replays", packed_record(server, ended))
    assert uploaded.status_code == 201
    assert server.get(f"/api/replays/{uploaded.json()['id']}/at/0")["scene"]["system"] == "proving"


def test_a_record_that_was_tampered_with_is_shown_as_such(server: Serving, ended: Table) -> None:
    record = json.loads(gzip.decompress(packed_record(server, ended)))
    record["outcome"]["won"] = not record["outcome"]["won"]
    uploaded = server.request("POST", "/api/replays", json.dumps(record).encode()).json()
    assert uploaded["verdict"]["ok"] is False


def test_what_is_no_record_is_refused(server: Serving) -> None:
    assert server.request("POST", "/api/replays", b"hello").status_code == 422


def test_a_branch_goes_on_from_the_moment_it_leaves(server: Serving, ended: Table) -> None:
    replay = replay_of(server, ended)
    at = replay["steps"][6]
    made = server.request("POST", f"/api/replays/{replay['id']}/branch", {"at": at})
    assert made.status_code == 201, made.text
    with server.sit(made.json()["game"], made.json()["seats"][0]["token"]) as sitter:
        moment = server.get(f"/api/replays/{replay['id']}/at/{at}?seat=0")["scene"]
        assert sitter.scene["figures"] == moment["figures"]


def test_a_branch_survives_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Serving(tmp_path_factory.mktemp("branch")) as serving:
        table = Table(serving)
        table.play(400)
        replay = replay_of(serving, table)
        path = f"/api/replays/{replay['id']}/branch"
        made = serving.request("POST", path, {"at": replay["steps"][4]}).json()
        sitters = [serving.sit(made["game"], seat["token"]) for seat in made["seats"]]
        sitter = next(sitter for sitter in sitters if sitter.asked)
        sitter.answer(sitter.options()[1])
        before, token = sitter.scene, sitter.token
        for one in (*table.sitters, *sitters):
            one.socket.close()
        serving.stop()
        serving.start()
        with serving.sit(made["game"], token) as sitter:
            assert sitter.scene == before


def test_the_summary_counts_every_answer(server: Serving, ended: Table) -> None:
    summary = server.get(f"/api/games/{ended.game}/summary", ended.token(0))
    replay = replay_of(server, ended)
    assert sum(seat["answers"] for seat in summary["seats"]) == replay["answers"]


def test_luck_is_between_nothing_and_everything(server: Serving, ended: Table) -> None:
    summary = server.get(f"/api/games/{ended.game}/summary", ended.token(0))
    assert all(0 <= seat["luck"] <= 1 for seat in summary["seats"])


def test_attacks_whose_odds_were_known_are_compared_with_them(server: Serving) -> None:
    from .test_socket import attack_of

    table = Table(server)
    sitter, option = attack_of(table)
    sitter.ask("odds", version=sitter.version, option=option)
    sitter.answer(option)
    table.play(400)
    assert table.over
    summary = server.get(f"/api/games/{table.game}/summary", table.token(0))
    attacks = [attack for seat in summary["seats"] for attack in seat["attacks"]]
    table.close()
    assert attacks
    assert all(attack["n"] == 1 for attack in attacks)
