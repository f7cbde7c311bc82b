"""The same table in one hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from server.serving import Serving
from undercroft.kernel.requests import SeatId
from undercroft.kernel.scene import GridBoard

from .browsing import PHONE, Visitor
from .conftest import Visit
from .opening import Opening
from .playing import Player

BESIDE = (-1, 0, 1)
TABS = ("party", "hero", "log", "talk", "board")


@pytest.fixture
def visitor(visit: Visit) -> Visitor:
    return visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


def too_wide(visitor: Visitor) -> int:
    """By how many pixels the page is wider than the phone."""
    return int(visitor.page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


def test_a_table_is_opened_and_questions_answered_on_a_phone(visitor: Visitor) -> None:
    opening = Opening(visitor, ready=False)
    assert too_wide(visitor) <= 0
    visitor.press("who-goes")
    opening.reduce()
    player = Player.of(visitor, opening.open())
    player.play(30)
    player.shows().wait_for()
    assert too_wide(visitor) <= 0


@pytest.mark.parametrize("path", ["/", "/shelf", "/account", "/replay", "/credits"])
def test_no_page_is_wider_than_the_phone(visitor: Visitor, path: str) -> None:
    visitor.go(path).locator("h1").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert too_wide(visitor) <= 0


def test_every_view_of_the_table_is_one_tap_away(visitor: Visitor, server: Serving) -> None:
    Player.seated(visitor, server)
    for tab in TABS:
        button = visitor.page.locator(".phone-tabs").get_by_role("button", name=visitor.t(f"tab-{tab}"), exact=True)
        button.tap()
        expect(button).to_have_attribute("aria-current", "page")
        assert too_wide(visitor) <= 0


def test_a_finger_reaches_the_square_beside_whoever_acts(visitor: Visitor, server: Serving) -> None:
    player = Player.seated(visitor, server, system="universalis")
    while player.table.ask is not None and player.table.ask.prompt != "act":
        player.play(1)
    scene = player.table.scene(SeatId(0), 0)
    assert scene.ask is not None
    assert isinstance(scene.board, GridBoard)
    at = next(figure.at for figure in scene.figures if figure.active)
    near = {at + row * scene.board.width + column for row in BESIDE for column in BESIDE}
    step = next(option for option in scene.ask.options if option.act == "move" and option.at in near)
    player.take(step, SeatId(0))
    player.shows().wait_for()
