"""Whoever asks for a hint is shown the best options with what comes of each, and may take one of them there."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from server.serving import Serving
from undercroft.kernel.table import Table

from .conftest import Visit
from .courses import Halfway, halfway

WALK: dict[str, Any] = {"system": "darkness", "heroes": 2, "seed": "d3"}


def walking(table: Table[Any, Any]) -> bool:
    return table.ask is not None and table.ask.prompt == "hero-action"


@pytest.fixture(scope="module")
def standing(server: Serving) -> Halfway:
    """A Hero may act."""
    return halfway(server, WALK, walking)


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_hint_shows_the_best_options_with_what_comes_of_each(visit: Visit, standing: Halfway, language: str):
    visitor = visit(locale=f"{language}-{'GB' if language == 'en' else 'IT'}")
    assert standing.table.ask is not None
    visitor.go(standing.seats[standing.table.ask.seats()[0]])
    visitor.page.locator("main[data-version]").wait_for()
    visitor.page.keyboard.press("h")
    advised = visitor.page.get_by_role("region", name=visitor.t("advice")).locator("li")
    expect(advised.nth(1)).to_be_visible()
    assert re.search(r"\w", advised.first.locator("small").inner_text())
