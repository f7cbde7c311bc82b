"""Real dice: thrown on the table, tapped into the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from undercroft.kernel.requests import Roll

from .browsing import Visitor
from .courses import early_throw
from .opening import Opening
from .playing import Player


class Rolling:
    """A game in which the next thing to happen is a throw by hand."""

    def __init__(self, visitor: Visitor) -> None:
        opening = Opening(visitor)
        visitor.choose("dice", "dice-typed", "short")
        self.visitor = visitor
        self.player = Player.of(visitor, opening.open(early_throw))
        self.table = self.player.table
        while not isinstance(self.table.pending, Roll):
            self.player.take(*self.player.advice())
        self.pad.wait_for()

    @property
    def pad(self) -> Locator:
        return self.visitor.page.get_by_role("region", name=self.visitor.t("your-dice"), exact=True)

    @property
    def done(self) -> Locator:
        return self.pad.get_by_role("button", name=self.visitor.t("thats-it"), exact=True)

    def tap(self, face: int) -> tuple[tuple[int, ...], ...]:
        """Tap the same face of every die; what that comes to."""
        for die in self.pad.locator(".faces").all():
            die.locator(".face").nth(face - 1).click()
        rows = self.pad.locator(".throw").all()
        return tuple((face,) * row.locator(".faces").count() for row in rows)

    def thrown(self) -> Locator:
        """The newest throw in the log, with its numbers unfolded."""
        return self.visitor.page.locator(".log-list .rolled").last


@pytest.fixture
def rolling(visitor: Visitor) -> Rolling:
    return Rolling(visitor)


def test_every_face_is_a_button_and_what_is_tapped_is_what_was_thrown(rolling: Rolling) -> None:
    expect(rolling.done).to_be_disabled()
    faces = rolling.tap(1)
    rolling.done.click()
    rolling.table.supply(faces)
    rolling.visitor.page.locator(f'main[data-version="{rolling.table.version}"]').wait_for()
    rolling.visitor.choose("log-shows", "log-numbers")
    expect(rolling.thrown()).to_contain_text(rolling.visitor.t("typed"))


def test_a_face_that_the_die_does_not_have_is_refused(rolling: Rolling) -> None:
    field = rolling.pad.get_by_label(rolling.visitor.t("type-a-face"))
    field.fill("77")
    field.press("Enter")
    expect(rolling.pad.get_by_role("alert")).to_have_text(rolling.visitor.t("refused-faces"))
    expect(rolling.pad.locator('.face[aria-pressed="true"]')).to_have_count(0)
    expect(rolling.done).to_be_disabled()


def test_dice_that_were_typed_wrongly_can_be_mended_until_the_next_choice(rolling: Rolling) -> None:
    faces = rolling.tap(1)
    rolling.done.click()
    rolling.table.supply(faces)
    rolling.player.shows().wait_for()
    rolling.visitor.choose("log-shows", "log-numbers")
    expect(rolling.thrown()).to_be_visible()
    wrong = rolling.thrown().inner_html()
    rolling.visitor.press("retype")
    rolling.tap(6)
    rolling.done.click()
    expect(rolling.pad).to_be_hidden()
    expect(rolling.thrown()).to_contain_text(rolling.visitor.t("typed"))
    expect(rolling.thrown()).not_to_have_js_property("innerHTML", wrong)
