"""From the front page to an open table, as people do it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Route

from undercroft.kernel.setup import Setup
from undercroft.kernel.system import find, installed
from undercroft.server.creating import setup_of
from undercroft.server.shapes import NewGame

from .browsing import Visitor

Wish = dict[str, Any]


class Opening:
    """The way to a table: the front page, the new game with its choices, the table itself.

    The seed is slipped in on the way to the server, for the page lets nobody choose it; `setup` is then what the
    server was asked for.
    """

    def __init__(self, visitor: Visitor, system: str = "", heroes: int = 0, ready: bool = True) -> None:
        self.visitor = visitor
        self.heroes = heroes
        self.system = system or installed()[0]
        self.page = visitor.go("/")
        self.page.locator(f'a.crawl[href="/new/{self.system}"]').click()
        self.page.locator(".quest-item").first.click()
        if ready:
            self.reduce()

    def reduce(self) -> None:
        """Leave heroes behind, but for those whom the quest needs or the test wants more."""
        self.page.locator(".seat").first.wait_for()
        behind = self.page.get_by_role("button", name=re.compile(self.visitor.t("leave-behind", who=".+")))
        while behind.count() > self.heroes:
            behind.last.click()

    def open(self, seed: Callable[[Wish], str] = lambda wish: "table", ledger: bytes = b"") -> Setup:
        """Sit down, under a seed that may depend on what was wished for, with what a campaign brings along."""
        sent: list[Wish] = []

        def seeded(route: Route) -> None:
            wish = json.loads(route.request.post_data or "{}")
            sent.append({**wish, "seed": seed(wish)})
            route.continue_(post_data=json.dumps(sent[-1]))

        self.page.route("**/api/games", seeded)
        self.visitor.press("open-table")
        self.page.locator("main[data-version]").wait_for()
        self.page.unroute("**/api/games")
        return setup_of(find(self.system), msgspec.convert(sent[-1], NewGame), ledger)
