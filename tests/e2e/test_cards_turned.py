"""Cards that are turned are read before they become a line of the log."""

from __future__ import annotations

from playwright.sync_api import expect

from server.serving import Serving
from undercroft.kernel.requests import Option

from .conftest import Visit
from .playing import Player


def opens(player: Player) -> Option:
    """The door that a hero may open now."""
    ask = player.table.ask
    assert ask is not None
    return next(option for option in ask.options if option.act == "open")


def test_a_door_card_is_shown_with_what_it_brings_until_somebody_goes_on(visit: Visit, server: Serving) -> None:
    visitor = visit(lessons=True)
    visitor.page.add_init_script("localStorage.undercroft = JSON.stringify({ lessons: false })")
    player = Player.led(
        visitor,
        server,
        lambda table: table.ask is not None and any(option.act == "open" for option in table.ask.options),
        system="darkness",
    )
    door = opens(player)
    before = visitor.page.locator(".log li").count()
    assert player.table.ask is not None
    player.take(door, player.table.ask.seats()[0])
    card = visitor.page.locator(".turn-card").first
    expect(card).to_be_visible()
    expect(card.locator("li")).not_to_have_count(0)
    assert visitor.page.locator(".log li").count() == before
    while visitor.page.locator(".turn").count():
        visitor.page.keyboard.press(" ")
        visitor.page.wait_for_timeout(100)
    expect(visitor.page.locator("main[data-ready=true]")).to_be_visible()
