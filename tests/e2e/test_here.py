"""Who is here: a crowded zone as a list, in the order and with the letters of the board."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from server.serving import Serving
from undercroft.kernel.requests import SeatId
from undercroft.kernel.table import Table

from .browsing import PHONE, Visitor
from .conftest import Visit
from .playing import Player
from .reaching import COVERED
from .test_access import complaints

CROWD = 4


def crowded(table: Table[Any, Any]) -> bool:
    """Is somebody asked to act where many stand, of whom one may be attacked?"""
    scene = table.scene(SeatId(0), 0)
    here = Counter(figure.at for figure in scene.figures)
    acting = next((figure.at for figure in scene.figures if figure.active), -1)
    foes = {figure.id for figure in scene.figures if figure.at == acting and figure.side != "hero"}
    asked = table.ask
    if asked is None or SeatId(0) not in asked.seats() or asked.window:
        return False
    return here[acting] >= CROWD and any(one.who in foes for one in asked.options)


def listed(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.t("who-is-here"))


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_a_crowded_zone_is_listed_beside_the_board(visit: Visit, server: Serving, locale: str) -> None:
    visitor = visit(locale=locale, bypass_csp=True)
    player = Player.led(visitor, server, crowded, system="darkness", heroes=4, seats=[{"name": "Ida", "who": "me"}])
    scene = player.table.scene(SeatId(0), 0)
    acting = next(figure.at for figure in scene.figures if figure.active)
    rows = listed(visitor).locator("[data-here]")
    rows.first.wait_for()
    shown = [int(row.get_attribute("data-here") or 0) for row in rows.all()]
    assert sorted(shown) == sorted(figure.id for figure in scene.figures if figure.at == acting)
    sides = [next(figure.side == "hero" for figure in scene.figures if figure.id == id) for id in shown]
    assert sides == sorted(sides, reverse=True), "heroes come first, as they are drawn"
    for figure in scene.figures:
        if figure.at == acting and figure.letter and figure.side != "hero":
            expect(rows.locator(f"xpath=self::*[@data-here='{figure.id}']/b")).to_have_text(figure.letter)
    wanted = [("row", f'[data-here="{id}"]', 0) for id in shown]
    assert not visitor.page.evaluate(COVERED, [visitor.table().element_handle(), wanted])
    assert not complaints(visitor.page)


def test_a_foe_is_chosen_in_the_list_as_on_the_board(visitor: Visitor, server: Serving) -> None:
    player = Player.led(visitor, server, crowded, system="darkness", heroes=4, seats=[{"name": "Ida", "who": "me"}])
    scene = player.table.scene(SeatId(0), 0)
    acting = next(figure.at for figure in scene.figures if figure.active)
    asked = player.table.ask
    assert asked is not None
    foes = {figure.id for figure in scene.figures if figure.at == acting and figure.side != "hero"}
    foe = next(option.who for option in asked.options if option.who in foes)
    listed(visitor).locator(f'[data-here="{foe}"]').click()
    expect(visitor.page.locator(".odds")).to_be_visible()


def test_z_goes_from_zone_to_zone_and_on_a_phone_to_the_party(visit: Visit, server: Serving) -> None:
    visitor = visit()
    player = Player.led(visitor, server, crowded, system="darkness", heroes=4, seats=[{"name": "Ida", "who": "me"}])
    at = {figure.at for figure in player.table.scene(SeatId(0), 0).figures}
    heads = []
    for _ in range(len(at)):
        heads.append(listed(visitor).locator(".panel-head button").inner_text())
        visitor.page.keyboard.press("z")
    assert len(set(heads)) == len(at)
    phone = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    phone.go(visitor.page.url)
    phone.table().wait_for()
    phone.page.keyboard.press("z")
    expect(listed(phone)).to_be_visible()
