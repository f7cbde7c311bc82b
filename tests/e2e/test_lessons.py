"""Somebody who knows nothing but what the lesson points at plays the first quest of each game to its end."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.serving import Serving

from .browsing import PHONE, Visitor
from .conftest import Visit

FIRST = {"darkness": "walking-in-the-dark", "league": "the-cellar", "universalis": "the-broken-tusk"}
UNREAD = ("league",)
"""Games whose piles hold tiles and traps, which lie on the board and are no cards to be read."""
MOST = 400
PICTURES = os.environ.get("UNDERCROFT_PICTURES", "")


SOMETHING = """() => {
  const there = (where) => document.querySelector(where) !== null;
  if (there(".turn button")) return "card";
  if (there("dialog, [role=dialog]")) return "end";
  const pointed = there("[data-aim], .is-taught:not([aria-disabled=true])");
  return there("main[data-ready=true]") && there("[data-lesson]") && pointed ? "lesson" : null;
}"""


class Pupil:
    """Clicks where the ring is, and nowhere else."""

    def __init__(self, visitor: Visitor, server: Serving, system: str, quest: str = "") -> None:
        self.page = visitor.page
        self.told: list[str] = []
        made = server.create(system=system, quest=quest or FIRST[system], heroes=1, seed="pupil")
        if system in UNREAD:
            visitor.page.add_init_script("localStorage.undercroft ??= JSON.stringify({ cards: false })")
        visitor.go(f"/g#{made['seats'][0]['token']}")
        visitor.table().wait_for()

    def over(self) -> bool:
        """Has the quest ended?"""
        return self.page.get_by_role("dialog").count() > 0

    def wait(self) -> None:
        """Until something is pointed at, or the quest is over; cards that are turned are read and put away."""
        while self._until_something() == "card":
            self.page.locator(".turn button").click()

    def _until_something(self) -> object:
        return self.page.wait_for_function(SOMETHING).json_value()

    def note(self) -> None:
        """Remember what is told, and keep a picture of it if somebody wants to look."""
        lesson = self.page.locator("[data-lesson]").first.get_attribute("data-lesson") or ""
        if lesson not in self.told:
            self.told.append(lesson)
            if PICTURES:
                self.page.screenshot(path=Path(PICTURES) / f"{len(self.told):02}-{lesson}.png")

    def follow(self) -> None:
        """Do what is pointed at."""
        before = self.page.locator("main[data-version]").get_attribute("data-version")
        for _ in range(6):
            if self.page.locator(".turn").count() or self.over():
                return
            if self.page.locator("main[data-version]").get_attribute("data-version") != before:
                return
            slip = self.page.locator(".odds:not(.is-passing) .btn-main:not(.is-quiet)")
            ring = self.page.locator("[data-aim]")
            if slip.count():
                slip.first.click()
            elif ring.count():
                self._point(ring.get_attribute("data-aim") or "")
            else:
                self.page.locator(".is-taught").last.click()
            self.page.wait_for_timeout(150)
        raise AssertionError(f"nothing comes of what {self.told[-1]} points at")

    def follow_to_the_end(self) -> None:
        """Do what is pointed at until the quest is over."""
        for _ in range(MOST):
            self.wait()
            if self.over():
                return
            self.note()
            self.follow()
        raise AssertionError(f"the lesson leads nowhere: {self.told}")

    def _point(self, aim: str) -> None:
        if aim.startswith("figure "):
            self.page.locator(f'[data-figure="{aim.removeprefix("figure ")}"]').click()
            return
        box = self.page.locator("[data-aim]").bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


CASES = [("darkness", "en-GB"), ("league", "it-IT"), ("universalis", "it-IT")]
OTHERS = [
    pytest.param("darkness", "it-IT", marks=pytest.mark.slow),
    pytest.param("league", "en-GB", marks=pytest.mark.slow),
    pytest.param("universalis", "en-GB", marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("system", "locale"), [*CASES, *OTHERS])
def test_following_the_ring_alone_leads_to_the_end_of_the_first_quest(
    visit: Visit, server: Serving, system: str, locale: str
) -> None:
    pupil = Pupil(visit(locale=locale, lessons=True), server, system)
    pupil.follow_to_the_end()
    assert len(pupil.told) > 8


@pytest.mark.slow
def test_following_the_ring_alone_leads_to_the_end_of_the_second_quest_too(visit: Visit, server: Serving) -> None:
    pupil = Pupil(visit(locale="en-GB", lessons=True), server, "league", "rats-under-the-mill")
    pupil.follow_to_the_end()
    assert len(pupil.told) > 8


@pytest.mark.parametrize(
    "settings", [{}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}], ids=["wide", "phone"]
)
def test_a_lesson_can_be_skipped_and_then_everything_may_be_done(visit: Visit, server: Serving, settings: dict) -> None:
    visitor = visit(lessons=True, **settings)
    pupil = Pupil(visitor, server, "darkness")
    pupil.wait()
    visitor.page.locator(".is-taught").first.click()
    pupil.wait()
    later = visitor.page.locator(".act.is-not", has_text=visitor.words.text("lesson-later"))
    expect(later.first).to_be_visible()
    visitor.page.get_by_role("button", name=visitor.t("lesson-skip")).click()
    expect(later).to_have_count(0)
    expect(visitor.page.locator("[data-lesson]")).to_have_count(0)
    expect(visitor.page.locator(".is-taught, [data-aim]")).to_have_count(0)
