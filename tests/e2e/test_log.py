"""The log: at its end unless somebody scrolls, unfolding in view, behind the dice, and the same for everybody."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from server.serving import Serving
from undercroft.kernel.events import Rolled
from undercroft.kernel.table import Table

from .browsing import Visitor
from .conftest import Visit
from .playing import Player

AT_END = "list => list.scrollHeight - list.scrollTop - list.clientHeight < 4"
INSIDE = """entry => {
    const [mine, list] = [entry, entry.closest(".log-list")].map(one => one.getBoundingClientRect());
    return mine.top >= list.top - 1 && (mine.bottom <= list.bottom + 1 || mine.height > list.height);
}"""


def long(table: Table[Any, Any]) -> bool:
    """Much has been told."""
    return len(table.told) > 160


def log_of(visitor: Visitor) -> Locator:
    return visitor.page.locator(".log-list")


def comes(what: Locator, holds: str) -> None:
    """Something comes to hold of an element."""
    for _ in range(500):
        if what.evaluate(holds):
            return
        what.page.wait_for_timeout(20)
    numbers = "list => [list.scrollTop, list.scrollHeight, list.clientHeight]"
    raise AssertionError(f"it does not come to hold: {holds} at {what.evaluate(numbers)}")


def at_end(visitor: Visitor) -> None:
    comes(log_of(visitor), AT_END)


@pytest.mark.parametrize("system", ["darkness", "universalis"])
def test_the_log_stays_at_its_end_unless_somebody_scrolls(visitor: Visitor, server: Serving, system: str) -> None:
    player = Player.led(visitor, server, long, system=system, heroes=1)
    at_end(visitor)
    player.play(4)
    player.shows().wait_for()
    at_end(visitor)
    log_of(visitor).hover()
    visitor.page.mouse.wheel(0, -400)
    comes(log_of(visitor), f"list => !({AT_END})(list)")
    before = log_of(visitor).evaluate("list => list.scrollTop")
    player.play(2)
    player.shows().wait_for()
    assert log_of(visitor).evaluate("list => list.scrollTop") == before
    log_of(visitor).hover()
    visitor.page.mouse.wheel(0, 100_000)
    at_end(visitor)
    player.play(2)
    player.shows().wait_for()
    at_end(visitor)


def test_an_entry_unfolds_in_view(visitor: Visitor, server: Serving) -> None:
    Player.led(visitor, server, long, system="darkness", heroes=1)
    more = visitor.page.locator(".entry .entry-more")
    last = more.last
    last.click()
    expect(visitor.page.locator(".entry.is-open .entry-in")).to_be_visible()
    comes(visitor.page.locator(".entry.is-open"), INSIDE)


def test_the_story_tells_no_bare_numbers(visitor: Visitor, server: Serving) -> None:
    player = Player.led(visitor, server, long, system="universalis", heroes=1)
    names = player.visitor.words
    rolls = {names.text(f"roll-{told.event.why}") for told in player.table.told if isinstance(told.event, Rolled)}
    texts = visitor.page.locator(".entry > span:first-child").all_inner_texts()
    assert texts
    assert all(text.strip() for text in texts)
    assert not [text for text in texts if any(text.startswith(f"{roll}:") for roll in rolls)]


@pytest.mark.parametrize("system", ["darkness", "universalis"])
def test_the_log_reads_the_same_after_a_reload_and_for_a_spectator(visit: Visit, server: Serving, system: str) -> None:
    visitor = visit()
    quest = {"darkness": "walking-in-the-dark", "universalis": "the-broken-tusk"}[system]
    player = Player.led(visitor, server, lambda table: len(table.told) > 40, system=system, quest=quest, heroes=1)
    player.play(12)
    player.shows().wait_for()
    mine = told(visitor)
    visitor.page.reload()
    player.shows().wait_for()
    again = told(visitor)
    watcher = visit()
    watcher.go(f"/watch#{player.watch}")
    watcher.page.locator(f'main[data-version="{player.table.version}"]').wait_for()
    seen = told(watcher)
    most = min(len(mine), len(again), len(seen)) - 1
    assert most > 5
    assert mine[-most:] == again[-most:] == seen[-most:]


def test_a_table_is_not_shown_before_its_words_have_come(visit: Visit, server: Serving) -> None:
    visitor, watcher = visit(), visit()
    player = Player.led(visitor, server, lambda table: len(table.told) > 40, system="darkness", heroes=1)
    player.shows().wait_for()

    def late(route: Route) -> None:
        watcher.page.wait_for_timeout(700)
        route.continue_()

    watcher.page.route("**/api/systems/darkness/text/*", late)
    watcher.page.route("**/icons/darkness.json", late)
    watcher.go(f"/watch#{player.watch}")
    watcher.page.locator(f'main[data-version="{player.table.version}"]').wait_for()
    assert told(watcher)[-5:] == told(visitor)[-5:]


def told(visitor: Visitor) -> list[str]:
    visitor.page.locator(".entry").first.wait_for()
    return visitor.page.locator(".log-list .entry, .log-list .log-round").all_inner_texts()


def test_nothing_is_told_before_the_dice_have_landed(visit: Visit, server: Serving) -> None:
    visitor = visit(reduced_motion="no-preference")
    player = Player.led(visitor, server, throws_next, system="darkness", heroes=1)
    visitor.page.evaluate(
        """() => {
            window.early = [];
            const list = document.querySelector(".log-list");
            new MutationObserver(() => {
                if (document.querySelector(".roll-tray .is-tumbling")) window.early.push(list.innerText);
            }).observe(list, { childList: true, subtree: true, characterData: true });
        }"""
    )
    player.play(1)
    visitor.page.locator(".roll-tray").wait_for()
    player.shows().wait_for()
    assert visitor.page.evaluate("window.early") == []


def throws_next(table: Table[Any, Any]) -> bool:
    """Would a bot's next answer make dice fall?"""
    ask = table.ask
    if ask is None or ask.prompt != "hero-action":
        return False
    return any(one.act in ("melee", "ranged", "magic") for one in ask.options)
