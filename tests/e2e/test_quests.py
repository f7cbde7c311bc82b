"""Whole quests, from the front page to the last word."""

from __future__ import annotations

import json
import re

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
        wish["seats"] = [{**seat, "who": "me"} for seat in wish["seats"]]
        found.append(course(wish, won))
        route.continue_(post_data=json.dumps({**wish, "seed": found[0].setup.seed}))

    page = visitor.go("/")
    page.locator(f'a.crawl[href="/new/{system}"]').click()
    page.locator(".quest-item").first.click()
    page.locator(".seat").first.wait_for()
    behind = re.compile(visitor.t("leave-behind", who=".+"))
    while page.get_by_role("button", name=behind).count():
        page.get_by_role("button", name=behind).first.click()
    page.route("**/api/games", seeded)
    visitor.press("open-table")
    visitor.table().wait_for()
    return found[0]


def see_the_end(visitor: Visitor, ending: str) -> None:
    """The last word, who did what, and the record to share."""
    dialog = visitor.page.get_by_role("dialog", name=visitor.t(ending), exact=True)
    expect(dialog).to_be_visible()
    expect(dialog.locator("table.deeds tbody tr").first).to_be_visible()
    expect(dialog.get_by_role("button", name=visitor.t("watch-again"))).to_be_visible()


@pytest.mark.parametrize("system", installed())
def test_a_quest_is_won_in_the_browser(visitor: Visitor, system: str) -> None:
    won = begin(visitor, system, won=True)
    player = Player(visitor, won.setup)
    for seat, option in won.answers:
        player.take(option, seat)
    see_the_end(visitor, "won")


@pytest.mark.parametrize("system", installed())
def test_a_quest_is_lost_in_the_browser_on_the_board_in_words(visitor: Visitor, system: str) -> None:
    lost = begin(visitor, system, won=False)
    visitor.page.keyboard.press("t")
    player = Player(visitor, lost.setup)
    for seat, option in lost.answers:
        player.say(option, seat)
    see_the_end(visitor, "lost")
