"""Dice, order and a growing board that a game invents, in the browser without a line for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from proving import SYSTEM
from proving.cards.library import QUESTS
from proving.maps.level import level
from server.serving import Serving
from undercroft.kernel.requests import FigureId, Option, Roll, SeatId
from undercroft.kernel.table import Table
from undercroft.server.creating import setup_of
from undercroft.server.shapes import NewGame

from .conftest import Visit
from .playing import Player

RAT = FigureId(2)
SEATS = [{"name": "Anna", "who": "me", "role": "heroes"}, {"name": "Mora", "who": "me", "role": "dark"}]


@pytest.fixture(scope="module")
def proving(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the proving game."""
    with Serving(tmp_path_factory.mktemp("order"), "--web", str(client)) as serving:
        yield serving


def seated(visit: Visit, server: Serving, answers: list[Option], **wish: object) -> Player:
    """A visitor who plays both sides, after these answers."""
    wish = {"system": SYSTEM.name, "seed": "order", "heroes": 1, "seats": SEATS, **wish}
    table = Table(SYSTEM, setup_of(SYSTEM, msgspec.convert(wish, NewGame)), keep=True)
    made = server.create(**wish)
    for option in answers:
        assert table.ask is not None
        seat = table.ask.seats_of(option)[0]
        with server.sit(made["game"], made["seats"][seat]["token"]) as sitter:
            sitter.answer(msgspec.to_builtins(option))
        table.answer(option, seat)
    visitor = visit(server.url)
    visitor.go(f"/g#{made['seats'][0]['token']}")
    visitor.table().wait_for()
    return Player(visitor, table)


def test_what_is_left_in_the_bag_stands_in_the_order_of_play(visit: Visit, proving: Serving) -> None:
    player = seated(visit, proving, [], quest="warren", heroes=3)
    order = player.table.scene(SeatId(0)).order
    assert order is not None
    (place,) = order.places
    tokens = player.visitor.page.locator(".order").get_by_role("img", name=f"{place.token} ×{place.n}")
    expect(tokens).to_have_text(f"×{place.n}")


def test_figures_stand_on_the_track_with_their_fields(visit: Visit, proving: Serving) -> None:
    player = seated(visit, proving, [], quest="vigil")
    expect(player.visitor.page.locator(".order li .num").first).to_have_text("3")


def test_dice_of_several_kinds_are_asked_for_and_shown_by_what_they_are_for(visit: Visit, proving: Serving) -> None:
    near = level(QUESTS["vigil"].drawing).board.parse("c2")
    way = [Option("move"), Option("go", at=near), Option("pass"), Option("face"), Option("hurl", RAT, what="axe")]
    player = seated(visit, proving, way, quest="vigil", dice="typed-all", options={"armed": True})
    assert isinstance(player.table.pending, Roll)
    page = player.visitor.page
    pad = page.get_by_role("region", name=player.visitor.t("your-dice"), exact=True)
    pad.get_by_label("hit d100").fill("37")
    pad.get_by_role("group", name="location d6").locator(".face").nth(3).click()
    pad.get_by_role("button", name=player.visitor.t("thats-it"), exact=True).click()
    expect(page.locator(".roll-tray")).to_contain_text("location")
    player.visitor.choose("log-shows", "log-numbers")
    expect(page.locator(".log-list .rolled .die").first).to_contain_text("hit")
    expect(page.locator(".log-list .rolled .die").last).to_contain_text("location")
