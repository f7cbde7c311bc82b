"""Second thoughts: undo with what will be undone, and redo."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from server.serving import Serving

from .browsing import Visitor
from .playing import Player


class Regret:
    """A game whose newest answer may still be taken back: how it looked before and after."""

    def __init__(self, visitor: Visitor, server: Serving) -> None:
        self.visitor = visitor
        self.player = Player.seated(visitor, server)
        while True:
            option, self.seat = self.player.advice()
            self.before = self.looks()
            self.player.take(option, self.seat)
            self.after = self.looks()
            if self.player.table.can_undo(self.seat) and self.before != self.after:
                return

    def looks(self) -> tuple[str, ...]:
        """What the page shows of the position: figures, party, log."""
        root = self.player.shows()
        root.wait_for()
        figures = root.locator(".fig").evaluate_all("all => all.map(one => one.querySelector('.sr').textContent)")
        return (*figures, *root.locator(".acts").all_inner_texts(), *root.locator(".party").all_inner_texts())


@pytest.fixture
def regret(visitor: Visitor, server: Serving) -> Regret:
    return Regret(visitor, server)


def test_undo_first_shows_what_will_be_undone(regret: Regret) -> None:
    regret.visitor.press("undo")
    dialog = regret.visitor.page.get_by_role("dialog", name=regret.visitor.t("undo-title"))
    expect(dialog.locator(".undo-list li")).not_to_have_count(0)
    dialog.get_by_role("button", name=regret.visitor.t("keep-it")).click()
    assert regret.looks() == regret.after


def test_undo_brings_the_position_back_and_redo_does_it_again(regret: Regret) -> None:
    table = regret.player.table
    regret.visitor.press("undo")
    regret.visitor.press("undo-do")
    table.undo(regret.seat)
    assert regret.looks() == regret.before
    regret.visitor.press("redo")
    table.redo()
    assert regret.looks() == regret.after
