"""A long choice: the list where the party was, the sheet where the log was, the board between them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from server.serving import Serving
from undercroft.kernel.requests import SeatId
from undercroft.kernel.table import Table

from .browsing import WIDE, Visitor
from .conftest import Visit
from .playing import Player, anchored
from .reaching import COVERED
from .test_access import complaints

MID = {"width": 1024, "height": 768}
MANY = 10
WISH: dict[str, Any] = {"system": "universalis", "quest": "the-silent-bell", "heroes": 1}


def long(table: Table[Any, Any]) -> bool:
    """Is somebody asked to choose from a long list that is not on the board?"""
    scene, ask = table.scene(SeatId(0), 0), table.ask
    if ask is None or scene.board is None or ask.window or ask.seats() != (SeatId(0),) or len(ask.options) <= MANY:
        return False
    return all(anchored(option, scene) is None for option in ask.options)


@pytest.mark.parametrize(("size", "locale"), [(WIDE, "en-GB"), (MID, "it-IT")], ids=["wide", "mid"])
def test_list_board_and_sheet_stand_side_by_side_and_everything_can_be_pressed(
    visit: Visit, server: Serving, size: dict[str, int], locale: str
) -> None:
    visitor = visit(viewport=size, locale=locale, bypass_csp=True)
    player = Player.led(visitor, server, long, **WISH)
    page, root = visitor.page, player.shows()
    rows = root.locator(".long-rows button")
    expect(root.locator(".board-keys")).to_be_visible()
    expect(root.locator(".long-sheet")).to_be_visible()
    wanted = [("row", ".long-rows button", n) for n in range(rows.count())]
    wanted += [("leads away", ".act:not(.is-not)", n) for n in range(root.locator(".act:not(.is-not)").count())]
    assert not page.evaluate(COVERED, [root.element_handle(), wanted])
    assert not complaints(page)


def test_the_sheet_follows_the_arrows_and_what_is_typed_is_found(visitor: Visitor, server: Serving) -> None:
    player = Player.led(visitor, server, long, **WISH)
    page, root = visitor.page, player.shows()
    field, rows = root.locator(".long .field"), root.locator(".long-rows button")
    names = rows.all_inner_texts()
    field.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(root.locator(".long-sheet h2")).to_have_text(names[1].strip())
    field.fill(names[2].strip()[:6])
    expect(rows.first).to_contain_text(re.compile(re.escape(names[2].strip()[:6]), re.IGNORECASE))
    assert 0 < rows.count() < len(names)
    field.fill("")
    rows.nth(0).focus()
    page.keyboard.press("Escape")
    expect(root.locator(".long-rows")).to_have_count(0)
    expect(root.locator(".party-list")).to_be_visible()
    page.keyboard.press("Escape")
    expect(rows.first).to_be_visible()


def test_enter_takes_the_framed_one(visitor: Visitor, server: Serving) -> None:
    player = Player.led(visitor, server, long, **WISH)
    root = player.shows()
    root.locator(".long-rows button").first.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(f'main[data-version="{player.table.version}"]')).to_have_count(0)
