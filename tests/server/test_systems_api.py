"""Rules that can be searched, and parties that are told why they cannot set out."""

from __future__ import annotations

from typing import Any

from server.serving import Serving


def test_rules_are_found_by_their_words_whatever_their_case(server: Serving) -> None:
    found = server.get("/api/systems/darkness/rules?words=Shadow%20MODE")
    assert found["found"] >= len(found["rules"]) > 0
    for rule in found["rules"]:
        told = f"{rule['id']} {rule['text']} {rule['chapter']}".lower()
        assert "shadow" in told
        assert "mode" in told
        assert rule["system"] == "darkness"


def test_a_chapter_of_the_rules_can_be_read(server: Serving) -> None:
    chapters = server.get("/api/systems/universalis/rules")["chapters"]
    assert len(chapters) > 3
    found = server.get(f"/api/systems/universalis/rules?chapter={chapters[1]}")
    assert {rule["chapter"] for rule in found["rules"]} == {chapters[1]}


def test_words_that_occur_nowhere_find_nothing(server: Serving) -> None:
    found = server.get("/api/systems/darkness/rules?words=xyzzy")
    assert (found["rules"], found["found"]) == ([], 0)


def test_rules_of_a_system_that_is_not_there_are_missing(server: Serving) -> None:
    assert server.request("GET", "/api/systems/nowhere/rules").status_code == 404


def fit(server: Serving, **wish: Any) -> dict[str, Any]:
    answer = server.request("POST", f"/api/systems/{wish['system']}/fit", wish)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_a_party_that_may_set_out_is_told_so(server: Serving) -> None:
    assert fit(server, system="universalis", heroes=2) == {"ready": True}


def test_a_party_is_told_before_it_is_sent_off_why_it_cannot_go(server: Serving) -> None:
    wish = {"system": "universalis", "party": ["shara", "shara"]}
    told = fit(server, **wish)
    refused = server.request("POST", "/api/games", wish).json()["error"]
    assert not told["ready"]
    assert told["text"] == refused["text"]


def test_every_hero_who_may_be_chosen_has_a_sheet(server: Serving) -> None:
    for system in ("darkness", "doria", "universalis"):
        heroes = server.get(f"/api/systems/{system}")["heroes"]
        for hero in (heroes[0], heroes[-1]):
            sheet = server.get(f"/api/systems/{system}/heroes/{hero['id']}")
            assert sheet["name"] == hero["name"]
            assert sheet["numbers"]
            assert sheet["skills"]


def test_nobody_has_the_sheet_of_a_hero_who_is_not_there(server: Serving) -> None:
    assert server.request("GET", "/api/systems/darkness/heroes/nobody").status_code == 404
