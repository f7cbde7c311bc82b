"""A pack of the host in the browser: its quest among the others, with title and story, its hero, its first moves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Error, Route, expect

from packs.strangers import PACKS, bound
from server.serving import Serving
from undercroft.kernel.system import find
from undercroft.server.creating import setup_of
from undercroft.server.shapes import NewGame

from .browsing import Visitor
from .conftest import Visit
from .playing import Player

SLIP_CLOSES = 3_000
"""Milliseconds within which a slip that is closing has closed."""

TOLD = {
    "en": {
        "darkness": ("The Cold Cellars", "Below the Inn", "The innkeeper says", "Ingrid"),
        "doria": ("The Bitter Wells", "The Miller’s Lamp", "The mill has stood still", "Bruna"),
        "universalis": ("The Salt Road", "The Lost Cart", "One cart of twelve", "Oda"),
    },
    "it": {
        "darkness": ("Le cantine fredde", "Sotto la locanda", "L’oste dice", "Ingrid"),
        "doria": ("I pozzi amari", "La lampada del mugnaio", "Il mulino è fermo", "Bruna"),
        "universalis": ("La via del sale", "Il carro perduto", "Un carro su dodici", "Oda"),
    },
}


@pytest.fixture(scope="module")
def host(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that offers the sample packs."""
    packs = [part for folder in PACKS.values() for part in ("--pack", str(folder))]
    with Serving(tmp_path_factory.mktemp("host"), "--web", str(client), *packs, systems="") as serving:
        yield serving


def begun(visitor: Visitor, system: str) -> Player:
    """Somebody who has pressed the button, while the same game runs beside it; the game plays its own side."""
    sent: list[dict[str, Any]] = []

    def seeded(route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        sent.append({**wish, "seats": [seat for seat in wish["seats"] if "role" not in seat], "seed": "packs"})
        route.continue_(post_data=json.dumps(sent[-1]))

    visitor.page.route("**/api/games", seeded)
    visitor.press("open-table")
    visitor.page.locator("main[data-version]").wait_for()
    wish = msgspec.convert(sent[-1], NewGame)
    return Player.of(visitor, setup_of(find(system), wish, packs=bound(system)))


def moved(player: Player) -> None:
    """Give an answer, as a bot would; where the slip asks once more, say yes, unless it is just closing."""
    player.take(*player.advice())
    again = player.visitor.page.locator(".odds .btn-main")
    expect(player.shows().or_(again).first).to_be_visible()
    if not player.shows().is_visible():
        with suppress(Error):
            again.click(timeout=SLIP_CLOSES)
    expect(player.shows()).to_be_visible()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("system", sorted(PACKS))
def test_the_quest_of_a_pack_is_chosen_with_its_hero_and_its_first_moves_are_played(
    visit: Visit, host: Serving, system: str, language: str
) -> None:
    pack, quest, story, hero = TOLD[language][system]
    visitor = visit(host.url, locale=language)
    page = visitor.go(f"/new/{system}")
    page.locator(".quest-item", has_text=quest).click()
    expect(page.locator(".brief-title")).to_have_text(quest)
    expect(page.locator(".story")).to_contain_text(story)
    expect(page.locator(".choice", has_text=pack)).to_be_visible()
    leave = page.locator(".seat-acts .icon-btn")
    expect(page.locator(".seat").nth(3)).to_be_visible()
    while leave.count() > 0:
        leave.last.click()
    page.locator(".bench-hero", has_text=hero).click()
    expect(page.locator(".seat h3", has_text=hero)).to_be_visible()
    page.locator(".seat", has_not_text=hero).locator(".seat-acts .icon-btn").first.click()
    player = begun(visitor, system)
    for _ in range(6):
        moved(player)
    expect(page.locator("h1").first).to_contain_text(quest)
    expect(page.locator("body")).to_contain_text(hero)
    assert bound(system)[0].mark not in page.locator("body").inner_text()
