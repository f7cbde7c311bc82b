"""Records: watched step by step, from any moment, and played on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from server.serving import Serving

from .browsing import Visitor
from .courses import lost


@pytest.fixture(scope="module")
def over(server: Serving) -> str:
    """Where the record of a game that was lost can be watched."""
    return lost(server).replay


class Watching:
    """Somebody watching a record."""

    def __init__(self, visitor: Visitor, path: str) -> None:
        self.visitor, self.page = visitor, visitor.go(path)
        self.bar.wait_for()

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("slider", name=self.visitor.t("moment"))

    def at(self) -> int:
        found = re.search(r"\?at=(\d+)$", self.page.url)
        return int(found[1]) if found else 0

    def stands_at(self, step: int) -> None:
        expect(self.bar).to_have_value(str(step))
        expect(self.page.locator(".scrub-at")).to_contain_text(f"{step} ")


@pytest.fixture
def watching(visitor: Visitor, over: str) -> Watching:
    return Watching(visitor, over)


def test_a_record_is_stepped_through_forwards_and_backwards(watching: Watching) -> None:
    watching.visitor.press("step-on")
    watching.stands_at(1)
    watching.visitor.press("step-on")
    watching.stands_at(2)
    watching.visitor.press("step-back")
    watching.stands_at(1)


def test_a_record_is_scrubbed_to_its_end(watching: Watching) -> None:
    most = int(watching.bar.get_attribute("max") or 0)
    watching.bar.fill(str(most))
    watching.stands_at(most)
    expect(watching.page.locator(".log-list .entry").first).to_be_visible()


def test_a_link_to_a_moment_opens_that_moment(watching: Watching, visitor: Visitor) -> None:
    watching.bar.fill("9")
    watching.stands_at(9)
    visitor.press("link-moment")
    visitor.page.goto(str(visitor.page.evaluate("navigator.clipboard.readText()")))
    watching.stands_at(9)


def test_a_record_plays_by_itself_until_it_is_stopped(watching: Watching) -> None:
    watching.visitor.press("play")
    expect(watching.bar).not_to_have_value("0")
    watching.visitor.press("pause")
    expect(watching.page.get_by_role("button", name=watching.visitor.t("play"), exact=True)).to_be_visible()


def test_a_record_is_played_on_from_a_moment_as_a_new_game(watching: Watching, visitor: Visitor) -> None:
    watching.bar.fill("5")
    watching.stands_at(5)
    figures = visitor.page.locator(".fig").evaluate_all("all => all.map(one => one.getAttribute('data-figure'))")
    visitor.press("branch")
    table = visitor.table()
    table.wait_for()
    for figure in figures:
        expect(table.locator(f'[data-figure="{figure}"]')).to_be_visible()
    table.locator(".act:not(.is-not)").last.click()
    expect(visitor.page.locator(".log-list .entry").first).to_be_visible()


def test_a_record_that_was_downloaded_can_be_opened_again(visitor: Visitor, over: str, server: Serving) -> None:
    record = server.request("GET", f"/api{over.replace('replay', 'replays')}/record").content
    visitor.go("/replay")
    visitor.page.locator("#record").set_input_files({"name": "game.json.gz", "mimeType": "", "buffer": record})
    expect(visitor.page.get_by_text(visitor.t("replay-true"))).to_be_visible()
