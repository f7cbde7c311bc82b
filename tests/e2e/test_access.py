"""What axe-core says about every screen: nothing serious, nothing critical."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.serving import Serving
from undercroft.kernel.system import installed

from .browsing import PHONE, WIDE, Visitor
from .conftest import Visit
from .courses import Ended, lost
from .playing import Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WISH: dict[str, Any] = {"system": installed()[0], "heroes": 2}


@pytest.fixture(params=["dark", "light", "phone"])
def visitor(visit: Visit, request: pytest.FixtureRequest) -> Visitor:
    phone = request.param == "phone"
    scheme = "dark" if phone else request.param
    return visit(viewport=PHONE if phone else WIDE, color_scheme=scheme, bypass_csp=True, is_mobile=phone)


@pytest.fixture(scope="module")
def over(server: Serving) -> Ended:
    return lost(server)


def complaints(page: Page) -> list[str]:
    """What axe-core finds serious or critical, with the places."""
    page.wait_for_load_state("networkidle")
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['impact']}: {one['id']}: {one['help']}: {[node['html'][:120] for node in one['nodes'][:4]]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(
    "path", ["/", f"/new/{WISH['system']}", "/replay", "/shelf", "/account", "/credits", "/nowhere"]
)
def test_axe_finds_nothing_serious_on_a_page(visitor: Visitor, path: str) -> None:
    visitor.go(path).locator("h1").first.wait_for()
    assert not complaints(visitor.page)


def test_axe_finds_nothing_serious_at_the_table_and_in_its_dialogs(visitor: Visitor, server: Serving) -> None:
    player = Player.seated(visitor, server, **WISH)
    assert not complaints(visitor.page)
    for key in ("s", "u", "?"):
        player.shows().wait_for()
        visitor.page.keyboard.press(key)
        expect(visitor.page.get_by_role("dialog")).to_be_visible()
        assert not complaints(visitor.page)
        visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("t")
    expect(visitor.page.locator(".text-board")).to_be_visible()
    assert not complaints(visitor.page)


def test_axe_finds_nothing_serious_when_somebody_is_invited(visitor: Visitor, server: Serving) -> None:
    made = server.create(**WISH, seats=[{"name": "Anna"}, {"name": "Bruno", "who": "friend"}])
    visitor.go(f"/join#{made['seats'][1]['invite']}").locator("h1").wait_for()
    assert not complaints(visitor.page)


def test_axe_finds_nothing_serious_at_the_end_of_a_game(visitor: Visitor, over: Ended) -> None:
    visitor.go(over.table)
    expect(visitor.page.get_by_role("dialog", name=visitor.t("lost")).locator("table")).to_be_visible()
    assert not complaints(visitor.page)


def test_axe_finds_nothing_serious_in_a_replay(visitor: Visitor, over: Ended) -> None:
    visitor.go(over.replay).get_by_role("slider").wait_for()
    assert not complaints(visitor.page)
