"""A country travelled in the browser: by click, by key and by number; on a phone and in Italian; told to everybody."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from server.serving import Serving

from .browsing import PHONE, Visitor
from .conftest import Visit
from .test_access import complaints

QUEST = "a-light-in-the-barrow"


def on_the_road(server: Serving, seed: str = "road") -> str:
    """A party that has taken a quest and stands in its settlement; the seat from which it is led."""
    shelf = server.request("POST", "/api/shelf").json()["shelf"]
    wish = {"system": "league", "title": "The Marches"}
    campaign = server.request("POST", "/api/shelf/campaigns", wish, shelf).json()["id"]

    def played(quest: str) -> dict[str, Any]:
        game = {
            "system": "league",
            "quest": quest,
            "heroes": 4,
            "seed": seed,
            "campaign": campaign,
            "seats": [{"name": "Anna"}],
        }
        made = server.request("POST", "/api/games", game, shelf)
        assert made.status_code == 201, made.text
        return dict(made.json())

    town = played("league-town")
    with server.sit(town["game"], town["seats"][0]["token"]) as sitter:
        sitter.answer({"act": "take-quest", "what": QUEST})
    while server.get(f"/api/shelf/campaigns/{campaign}", shelf)["playing"]:
        time.sleep(0.05)
    return str(played("league-road")["seats"][0]["token"])


def arrived(visitor: Visitor, server: Serving) -> Visitor:
    visitor.go(f"/g#{on_the_road(server)}")
    visitor.table().wait_for()
    expect(visitor.page.locator(".country svg.sheet-art")).to_be_visible()
    return visitor


def version(visitor: Visitor) -> int:
    return int(visitor.table().get_attribute("data-version") or 0)


def moved_on(visitor: Visitor, before: int) -> None:
    """The party has gone somewhere: the table is at a later version."""
    expect(visitor.table()).not_to_have_attribute("data-version", str(before))


def test_a_territory_is_chosen_by_click_shows_the_way_and_is_entered_by_another(
    visitor: Visitor, server: Serving
) -> None:
    page = arrived(visitor, server).page
    places = page.locator(".mk-hit")
    first = places.first
    number = first.get_attribute("data-place")
    before = version(visitor)
    first.click(force=True)
    expect(page.locator(".mk-route")).to_have_count(1)
    expect(page.locator(".odds .btn-main")).to_be_visible()
    page.locator(".odds .btn-main").click()
    moved_on(visitor, before)
    assert number is not None
    expect(page.locator(f'[data-group="{number}"]')).to_have_count(1)


def test_a_number_leads_to_a_territory_and_enter_goes_there(visitor: Visitor, server: Serving) -> None:
    page = arrived(visitor, server).page
    number = page.locator(".mk-hit").first.get_attribute("data-place")
    assert number is not None
    before = version(visitor)
    page.get_by_role("application").focus()
    for digit in number:
        page.keyboard.press(digit)
    expect(page.locator(".mk-cursor")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".mk-route")).to_have_count(1)
    page.get_by_role("application").focus()
    page.keyboard.press("Enter")
    moved_on(visitor, before)


def test_what_can_be_reached_is_told_with_number_ground_and_name(visitor: Visitor, server: Serving) -> None:
    page = arrived(visitor, server).page
    for place in page.locator(".mk-hit").all():
        label = place.get_attribute("aria-label") or ""
        assert label.startswith(f"{place.get_attribute('data-place')}, ")
        assert any(visitor.words.text(f"land-{land}") in label for land in ("plain", "forest", "mountain", "swamp"))


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_axe_finds_nothing_serious_on_the_map(visit: Visit, server: Serving, locale: str) -> None:
    visitor = arrived(visit(locale=locale, bypass_csp=True), server)
    assert not complaints(visitor.page)


def test_on_a_phone_a_tap_lights_the_way_and_the_slip_goes_there(visit: Visit, server: Serving) -> None:
    visitor = arrived(visit(viewport=PHONE, has_touch=True, is_mobile=True), server)
    page = visitor.page
    before = version(visitor)
    page.locator(".mk-hit").first.tap(force=True)
    expect(page.locator(".mk-route")).to_have_count(1)
    page.locator(".odds .btn-main").tap()
    moved_on(visitor, before)


def test_the_country_is_told_in_words_on_the_board_in_words(visitor: Visitor, server: Serving) -> None:
    page = arrived(visitor, server).page
    before = version(visitor)
    page.keyboard.press("t")
    expect(page.locator(".text-board")).to_be_visible()
    page.locator(".text-options button").first.click()
    moved_on(visitor, before)
