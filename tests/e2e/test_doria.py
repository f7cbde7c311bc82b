"""Dungeons of Doria on the screen: the next tile, exploding dice, two at a table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from server.serving import Serving
from undercroft.kernel.requests import Roll
from undercroft.kernel.table import Table
from undercroft.text.messages import messages

from .browsing import PHONE, Visitor
from .conftest import Visit
from .opening import Opening
from .playing import Player, key_of
from .test_access import complaints
from .test_together import Pair, log_of

SYSTEM = "doria"
STAIR: dict[str, Any] = {"system": SYSTEM, "quest": "the-salt-stair", "heroes": 1}
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.fixture(params=["dark", "light", "phone"])
def anyone(visit: Visit, request: pytest.FixtureRequest) -> Visitor:
    phone = request.param == "phone"
    return visit(color_scheme="dark" if phone else request.param, bypass_csp=True, **(TOUCH if phone else {}))


def laying(visitor: Visitor, server: Serving) -> Player:
    """A player who is asked how the next tile is to lie."""

    def asked(table: Table[Any, Any]) -> bool:
        return table.ask is not None and table.ask.prompt == "lay" and len(table.ask.options) > 1

    return Player.led(visitor, server, asked, **STAIR)


def tiles_of(player: Player) -> Locator:
    """The buttons with the ways to lay the tile."""
    return player.visitor.page.locator('.act[data-deed^="lay#"]')


def place_of(player: Player) -> str:
    """Where the tile that is drawn lies, and how it is turned."""
    draft = player.visitor.page.locator("[data-draft]")
    return str(draft.evaluate("one => one.innerHTML"))


def test_the_next_tile_is_drawn_where_it_may_lie_and_turned_by_a_key(visitor: Visitor, server: Serving) -> None:
    player = laying(visitor, server)
    assert player.table.ask is not None
    page = visitor.page
    expect(page.locator("[data-draft] .draft-step").first).to_be_attached()
    first = place_of(player)
    page.keyboard.press("r")
    assert place_of(player) != first
    tiles_of(player).first.hover()
    assert place_of(player) == first
    player.take(player.table.ask.options[1], player.table.ask.seat)
    player.shows().wait_for()
    expect(page.locator("[data-draft]")).to_have_count(0)


def test_with_keys_alone_a_tile_is_looked_at_first_and_laid_then(visitor: Visitor, server: Serving) -> None:
    player = laying(visitor, server)
    assert player.table.ask is not None
    version = f"{player.table.version}"
    first = place_of(player)
    visitor.page.keyboard.press("2")
    assert place_of(player) != first
    expect(visitor.page.locator("main[data-version]")).to_have_attribute("data-version", version)
    visitor.page.keyboard.press("2")
    player.table.answer(player.table.ask.options[1], player.table.ask.seat)
    player.shows().wait_for()


def test_with_a_finger_a_tile_is_looked_at_first_and_laid_then(visit: Visit, server: Serving) -> None:
    player = laying(visit(**TOUCH), server)
    assert player.table.ask is not None
    option = player.table.ask.options[1]
    button = player.visitor.page.locator(f'.act[data-deed="{key_of(option)}"]')
    first = place_of(player)
    button.tap()
    assert place_of(player) != first
    button.tap()
    player.table.answer(option, player.table.ask.seat)
    player.shows().wait_for()


def test_axe_finds_nothing_serious_with_the_track_the_next_tile_and_a_sheet(anyone: Visitor, server: Serving) -> None:
    player = laying(anyone, server)
    assert not complaints(anyone.page)
    player.take(*player.advice())
    player.shows().wait_for()
    anyone.page.keyboard.press("s")
    expect(anyone.page.get_by_role("dialog")).to_be_visible()
    assert not complaints(anyone.page)


def test_a_phone_plays_on_and_no_view_is_wider_than_it(visit: Visit, server: Serving) -> None:
    visitor = visit(**TOUCH)
    player = Player.seated(visitor, server, **STAIR)
    player.play(20)
    player.shows().wait_for()
    assert visitor.page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0


def test_two_play_in_two_browsers_and_read_the_same_story(visit: Visit) -> None:
    pair = Pair(visit, SYSTEM)
    pair.play(30)
    assert log_of(pair.friend) == log_of(pair.host)


def test_a_ten_that_was_thrown_on_is_typed_as_its_sum_and_a_bare_ten_is_refused(visitor: Visitor) -> None:
    opening = Opening(visitor, SYSTEM)
    visitor.choose("dice", "dice-typed", "short")
    player = Player.of(visitor, opening.open())
    while not isinstance(player.table.pending, Roll):
        player.take(*player.advice())
    pad = visitor.page.get_by_role("region", name=visitor.t("your-dice"), exact=True)
    done = pad.get_by_role("button", name=visitor.t("thats-it"), exact=True)
    fields = pad.locator(".face-typed input")
    fields.first.fill("10")
    expect(pad.get_by_role("alert")).to_have_text(visitor.t("refused-faces"))
    fields.first.fill("17")
    for field in fields.all()[1:]:
        field.fill("4")
    done.click()
    (pool,) = player.table.pending.dice
    player.table.supply(((17, *(4,) * (len(pool) - 1)),))
    visitor.page.locator(f'main[data-version="{player.table.version}"]').wait_for()
    visitor.choose("log-shows", "log-numbers")
    expect(visitor.page.locator(".log-list .rolled").last).to_contain_text("17")


def test_a_table_is_italian_to_the_last_word(visit: Visit, server: Serving) -> None:
    visitor = visit(locale="it-IT")
    player = laying(visitor, server)
    words = messages("it", SYSTEM)
    assert player.table.ask is not None
    expect(visitor.page.locator("html")).to_have_attribute("lang", "it")
    expect(tiles_of(player).first).to_contain_text(words.text("doria-lies-doors"))
