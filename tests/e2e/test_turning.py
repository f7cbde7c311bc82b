"""Levels and falls are cards before they become lines of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from server.serving import Serving
from undercroft.bots import Chair, bot_names, find_bot
from undercroft.kernel.events import Changed, Event, Removed
from undercroft.kernel.requests import SeatId
from undercroft.kernel.table import Table
from undercroft.text.messages import messages

from .conftest import Visit
from .playing import Player

READING = "localStorage.undercroft = JSON.stringify({ lessons: false })"


def rises(event: Event) -> bool:
    return isinstance(event, Changed) and event.what == "level" and event.now > event.was


def killed(event: Event) -> bool:
    return isinstance(event, Removed) and event.why == "killed" and event.what.startswith("darkness-hero-")


def knocked_out(event: Event) -> bool:
    return isinstance(event, Changed) and event.what == "knocked-out" and event.now > event.was


def just_before(happens: Callable[[Event], bool]) -> Callable[[Table[Any, Any]], bool]:
    """Will it happen with the next answer of a bot?"""

    def so(table: Table[Any, Any]) -> bool:
        if table.ask is None:
            return False
        seat, seen = min(table.ask.seats()), len(table.events(SeatId(0)))
        option = find_bot(table.system, bot_names(table.system)[-1], 1).answer(Chair(table, seat))
        twin = table.fork(listen=True)
        twin.answer(option, seat)
        return twin.ask is not None and any(map(happens, twin.events(SeatId(0))[seen:]))

    return so


@pytest.mark.parametrize(
    ("system", "heroes", "happens", "word"),
    [
        ("darkness", 1, rises, "level"),
        ("darkness", 2, killed, "killed"),
        ("universalis", 2, knocked_out, "knocked-out"),
    ],
)
def test_it_is_read_before_it_becomes_a_line_of_the_log(
    visit: Visit, server: Serving, system: str, heroes: int, happens: Callable[[Event], bool], word: str
) -> None:
    visitor = visit(lessons=True)
    visitor.page.add_init_script(READING)
    player = Player.led(visitor, server, just_before(happens), system=system, heroes=heroes, seats=[{"who": "me"}])
    player.take(*player.advice())
    said = messages("en", system)
    card = visitor.page.locator(".turn-card.is-level, .turn-card.is-fall")
    while not card.count():
        visitor.page.locator(".turn button, .turn-card.is-level, .turn-card.is-fall").first.wait_for()
        if not card.count():
            visitor.page.locator(".turn button").click()
    expect(card).to_contain_text(said.text(f"turning-{word}"))
    while visitor.page.locator(".turn").count():
        visitor.page.keyboard.press(" ")
        visitor.page.wait_for_timeout(100)
    expect(player.shows()).to_be_visible()
