"""Without a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from server.serving import Serving
from undercroft.kernel.system import installed

from .browsing import Visitor
from .playing import Player


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(400):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def take_on_the_board(visitor: Visitor) -> None:
    """Go round and round on the board until a place may be chosen, and choose it."""
    keys = visitor.page.keyboard
    keys.press("b")
    spoken = visitor.page.locator(".board > p.sr")
    for turn in range(24):
        for _ in range(turn // 2 + 1):
            keys.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[turn % 4])
            if visitor.t("may-go") in spoken.inner_text():
                keys.press("Enter")
                return
    raise AssertionError("no place on the board may be chosen")


def test_from_the_front_page_to_the_first_answer_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.locator("a.crawl").first.wait_for()
    tab_to(visitor, f'a.crawl[href="/new/{installed()[0]}"]')
    page.keyboard.press("Enter")
    page.locator(".seat").first.wait_for()
    tab_to(visitor, ".setup-foot .btn-main")
    page.keyboard.press("Enter")
    table = visitor.table()
    table.wait_for()
    version = table.get_attribute("data-version")
    page.keyboard.press("1")
    if table.locator('.act[aria-pressed="true"]').count():
        take_on_the_board(visitor)
    expect(page.locator("main[data-version]")).not_to_have_attribute("data-version", str(version))


def test_the_question_mark_shows_the_map_of_keys_and_escape_puts_it_away(visitor: Visitor, server: Serving) -> None:
    Player.seated(visitor, server)
    visitor.page.keyboard.press("?")
    dialog = visitor.page.get_by_role("dialog", name=visitor.t("keys"), exact=True)
    expect(dialog.locator("kbd")).not_to_have_count(0)
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_places_on_the_board_are_found_by_arrows_and_taken_with_enter(visitor: Visitor, server: Serving) -> None:
    player = Player.seated(visitor, server)
    option, seat = player.advice()
    while option.at < 0:
        player.take(option, seat)
        option, seat = player.advice()
    player.shows().wait_for()
    version = player.table.version
    visitor.page.keyboard.press("Escape")
    take_on_the_board(visitor)
    expect(visitor.page.locator("main[data-version]")).not_to_have_attribute("data-version", str(version))
