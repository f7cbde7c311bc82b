"""The realm of Dungeon Universalis in the browser: a campaign is begun, a week travelled, a settlement entered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from server.serving import Serving

from .browsing import Visitor
from .conftest import Visit
from .test_access import complaints


def setting_out(server: Serving) -> str:
    """A campaign that has begun in the castle of Norkefall; the seat from which its heroes are led."""
    shelf = server.request("POST", "/api/shelf").json()["shelf"]
    wish = {"system": "universalis", "title": "Arasca"}
    campaign = server.request("POST", "/api/shelf/campaigns", wish, shelf).json()["id"]
    game: dict[str, Any] = {
        "system": "universalis",
        "quest": "journey",
        "heroes": 2,
        "seed": "realm",
        "campaign": campaign,
        "seats": [{"name": "Anna"}],
    }
    made = server.request("POST", "/api/games", game, shelf)
    assert made.status_code == 201, made.text
    seat = made.json()["seats"][0]["token"]
    with server.sit(made.json()["game"], seat) as sitter:
        sitter.answer({"act": "month", "n": 5})
        sitter.answer({"act": "week", "n": 17})
    return str(seat)


def arrived(visitor: Visitor, server: Serving) -> Visitor:
    visitor.go(f"/g#{setting_out(server)}")
    visitor.table().wait_for()
    expect(visitor.page.locator(".country svg.sheet-art")).to_be_visible()
    return visitor


def test_a_group_leaves_the_castle_and_travels_by_click(visitor: Visitor, server: Serving) -> None:
    page = arrived(visitor, server).page
    page.get_by_role("button", name="Leave the settlement").click()
    page.get_by_role("button", name="Plain").click()
    places = page.locator(".mk-hit")
    expect(places.first).to_be_visible()
    number = places.first.get_attribute("data-place")
    places.first.click(force=True)
    page.locator(".odds .btn-main").click()
    expect(page.locator(f'[data-group="{number}"]')).to_have_count(1)


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_axe_finds_nothing_serious_on_the_map_of_the_realm(visit: Visit, server: Serving, locale: str) -> None:
    visitor = arrived(visit(locale=locale, bypass_csp=True), server)
    assert not complaints(visitor.page)
