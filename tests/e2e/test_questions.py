"""A question about dice shows what it is about: both sides' dice, the number needed, the chance of every answer."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from server.serving import Serving
from undercroft.kernel.requests import SeatId
from undercroft.kernel.table import Table
from undercroft.text.messages import messages

from .browsing import Visitor
from .conftest import Visit
from .courses import Halfway, halfway

TUSK: dict[str, Any] = {"system": "universalis", "quest": "the-broken-tusk", "heroes": 2, "seed": "s3"}
WALK: dict[str, Any] = {"system": "darkness", "heroes": 2, "seed": "d3"}


def fortune(table: Table[Any, Any]) -> bool:
    return table.ask is not None and table.ask.prompt == "fortune-melee"


def about_dice(table: Table[Any, Any]) -> bool:
    return table.ask is not None and table.ask.stakes is not None


def come(visitor: Visitor, at: str) -> None:
    visitor.go(at)
    visitor.page.locator("main[data-version]").wait_for()


@pytest.fixture(scope="module")
def struck(server: Serving) -> Halfway:
    """Shara has been struck, and may spend Fortune."""
    return halfway(server, TUSK, fortune)


@pytest.mark.parametrize("language", ["en", "it"])
def test_fortune_is_asked_for_with_both_sides_dice_and_the_chance_of_every_answer(
    visit: Visit, struck: Halfway, language: str
) -> None:
    visitor = visit(locale=f"{language}-{'GB' if language == 'en' else 'IT'}")
    assert struck.table.ask is not None
    come(visitor, struck.seats[struck.table.ask.seat])
    shown = struck.table.scene(struck.table.ask.seat).ask
    assert shown is not None
    assert shown.stakes is not None
    sides = visitor.page.locator(".stakes .side")
    expect(sides).to_have_count(2)
    for n, side in enumerate(shown.stakes.sides):
        expect(sides.nth(n).locator(".die")).to_have_count(2)
        expect(sides.nth(n).locator(".sum")).to_have_text(f"{side.total}")
    answers = visitor.page.locator(".ask-option")
    expect(answers).to_have_count(len(shown.options))
    for n, prospect in enumerate(shown.stakes.prospects):
        word = visitor.t(f"goal-{shown.stakes.goal}", "not")
        chance = f"{round(prospect.chance * 100)}%"
        expect(answers.nth(n).locator(".worth em")).to_have_text(chance if prospect.chance else word)
    expect(visitor.page.locator(".need")).to_contain_text(re.compile(r"\d"))


def test_the_terms_of_a_sum_open_and_are_those_of_the_log(visit: Visit, struck: Halfway) -> None:
    visitor = visit()
    assert struck.table.ask is not None
    come(visitor, struck.seats[struck.table.ask.seat])
    visitor.page.locator(".side .why").first.click()
    stakes = struck.table.scene(struck.table.ask.seat).ask
    assert stakes is not None
    assert stakes.stakes is not None
    expect(visitor.page.locator(".terms tbody tr")).to_have_count(len(stakes.stakes.sides[0].terms) + 1)


def test_a_watcher_sees_the_same_dice_and_no_answers(visit: Visit, struck: Halfway) -> None:
    visitor = visit()
    come(visitor, struck.watch)
    expect(visitor.page.locator(".stakes .side")).to_have_count(2)
    expect(visitor.page.locator(".ask-option")).to_have_count(0)


def test_a_reroll_shows_hits_against_shields_and_what_odds_say_of_every_answer(visit: Visit, server: Serving) -> None:
    visitor = visit()
    game = halfway(server, WALK, about_dice)
    assert game.table.ask is not None
    come(visitor, game.seats[game.table.ask.seat])
    sides = visitor.page.locator(".stakes .side")
    expect(sides).to_have_count(2)
    expect(sides.first).to_contain_text(messages("en", "darkness").say("hits", "number"))
    expect(visitor.page.locator(".ask-option .worth-more")).to_have_count(len(game.table.ask.options))
    assert game.table.scene(SeatId(-1)).ask is not None
