"""Whole quests, from the front page to the last word."""

from __future__ import annotations

from importlib.metadata import entry_points

import pytest
from playwright.sync_api import expect

from .browsing import Visitor
from .courses import Course, course
from .opening import Opening, Wish
from .playing import Player

HOUSE = sorted(point.name for point in entry_points(group="undercroft.systems"))
"""The systems that are installed, and none that a test has brought along."""


def begin(visitor: Visitor, system: str, won: bool) -> Course:
    """Open a table for as few heroes as the first quest allows, under a seed with which a bot wins or loses."""
    found: list[Course] = []

    def seed(wish: Wish) -> str:
        found.append(course(wish, won))
        return found[0].setup.seed

    opening = Opening(visitor, system)
    for button in visitor.page.get_by_role("button", name=visitor.t("who-me"), exact=True).all():
        button.click()
    opening.open(seed)
    return found[0]


def see_the_end(visitor: Visitor, ending: str) -> None:
    """The last word, who did what, and the record to share."""
    dialog = visitor.page.get_by_role("dialog", name=visitor.t(ending), exact=True)
    expect(dialog).to_be_visible()
    expect(dialog.locator("table.deeds tbody tr").first).to_be_visible()
    expect(dialog.get_by_role("button", name=visitor.t("watch-again"))).to_be_visible()


@pytest.mark.parametrize("system", HOUSE)
def test_a_quest_is_won_in_the_browser(visitor: Visitor, system: str) -> None:
    won = begin(visitor, system, won=True)
    player = Player.of(visitor, won.setup)
    for seat, option in won.answers:
        player.take(option, seat)
    see_the_end(visitor, "won")


@pytest.mark.parametrize("system", HOUSE)
def test_a_quest_is_lost_in_the_browser_on_the_board_in_words(visitor: Visitor, system: str) -> None:
    lost = begin(visitor, system, won=False)
    visitor.page.keyboard.press("t")
    player = Player.of(visitor, lost.setup)
    for seat, option in lost.answers:
        player.say(option, seat)
    see_the_end(visitor, "lost")
