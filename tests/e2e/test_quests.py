"""Whole quests, from the front page to the last word."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, expect

from undercroft.kernel.system import installed

from .browsing import Visitor
from .courses import Course, course
from .playing import Player


def begin(visitor: Visitor, system: str, won: bool) -> Course:
    """Open a table for as few heroes as the first quest allows, with a seed under which a bot wins or loses."""
    found: list[Course] = []

    def seeded(route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        found.append(course(wish, won))
        route.continue_(post_data=json.dumps({**wish, "seed": found[0].setup.seed}))

    page = visitor.go("/")
    page.locator(f'a.crawl[href="/new/{system}"]').click()
    page.locator(".quest-item").first.click()
    page.locator(".seat").first.wait_for()
    while page.get_by_role("button", name="leave").count():
        page.get_by_role("button", name="leave").first.click()
    page.route("**/api/games", seeded)
    page.get_by_role("button", name="Open the table").click()
    visitor.table().wait_for()
    return found[0]


@pytest.mark.parametrize("system", installed())
def test_a_quest_is_won_in_the_browser(visitor: Visitor, system: str) -> None:
    won = begin(visitor, system, won=True)
    player = Player(visitor, won.table())
    for seat, option in won.answers:
        player.take(option, seat)
    expect(visitor.page.locator("dialog.modal h2").first).to_be_visible()
