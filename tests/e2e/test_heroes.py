"""A hero of one's own, made in the browser, kept, and taken along."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.serving import Serving

from .browsing import Visitor
from .conftest import Visit

SYSTEM = "universalis"


@pytest.fixture(scope="module")
def workshop(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with a game in which heroes are made."""
    folder = tmp_path_factory.mktemp("heroes")
    with Serving(folder, "--web", str(client), systems="systems.universalis.box:SYSTEM") as serving:
        yield serving


def make(visitor: Visitor, *wanted: str) -> str:
    """From the shelf to a hero that is kept; the name it was given."""
    page = visitor.go("/shelf")
    page.get_by_role("button", name=re.compile(visitor.t("make-hero-of", system=".*Universalis"))).click()
    for name in wanted:
        page.locator(".choice-list button", has_text=re.compile(f"^{name}")).first.click()
    dialog = page.get_by_role("dialog")
    done, choices = page.locator(".act-end"), page.locator(".choice-list button, .act")
    for _ in range(40):
        visitor.table().or_(dialog).first.wait_for()
        if dialog.is_visible():
            break
        before = page.locator("main[data-version]").get_attribute("data-version")
        (done if done.count() else choices).first.click()
        page.locator(f'main:not([data-version="{before}"])').or_(dialog).first.wait_for()
    kept = dialog.get_by_role("status")
    expect(kept).to_be_visible()
    expect(dialog.locator("table.deeds")).to_have_count(0)
    expect(dialog.get_by_role("button", name=visitor.t("to-a-quest"))).to_be_visible()
    found = re.search(visitor.t("heroes-were-kept", names=r"(\w+)"), kept.inner_text())
    assert found is not None
    return found[1]


def test_a_hero_is_made_kept_and_taken_along(visit: Visit, workshop: Serving) -> None:
    visitor = visit(workshop.url)
    name = make(visitor, "Human", "Warrior")
    page = visitor.go("/shelf")
    expect(page.get_by_text(name, exact=True)).to_be_visible()
    visitor.go(f"/new/{SYSTEM}")
    behind = page.get_by_role("button", name=re.compile(visitor.t("leave-behind", who=".+")))
    page.locator(".seat").first.wait_for()
    while behind.count():
        behind.last.click()
    page.get_by_role("button", name=visitor.t("take-along", who=name)).click()
    behind.first.click()
    visitor.press("open-table")
    visitor.table().wait_for()
    expect(page.locator(".party").get_by_text(name).first).to_be_visible()


def test_a_kept_hero_leaves_in_a_file_and_comes_back(visit: Visit, workshop: Serving) -> None:
    visitor, other = visit(workshop.url), visit(workshop.url)
    name = make(visitor, "Dwarf", "Warrior")
    page = visitor.go("/shelf")
    with page.expect_download() as download:
        visitor.press("export")
    there = other.go("/shelf")
    there.locator("#import").set_input_files(download.value.path())
    expect(there.get_by_text(name, exact=True)).to_be_visible()


def test_a_list_of_choices_is_told_once_and_with_pictures(visit: Visit, workshop: Serving) -> None:
    visitor = visit(workshop.url)
    page = visitor.go("/shelf")
    page.get_by_role("button", name=re.compile(visitor.t("make-hero-of", system=".*Universalis"))).click()
    visitor.table().wait_for()
    buttons = page.locator(".choice-list button")
    expect(buttons.locator("svg")).to_have_count(buttons.count())
    expect(page.locator(".act")).to_have_count(0)


def test_heroes_who_may_not_go_together_are_told_so_in_words(visit: Visit, workshop: Serving) -> None:
    visitor = visit(workshop.url, locale="it-IT")
    page = visitor.go(f"/new/{SYSTEM}")
    page.locator(".seat").first.wait_for()
    page.get_by_role("button", name=visitor.t("take-along", who="Ghurza")).click()
    visitor.press("open-table")
    expect(page.get_by_role("alert")).to_contain_text("Ghurza sono l’uno buono e l’altro malvagio")
    visitor.errors[:] = [error for error in visitor.errors if "422" not in error]


def test_a_game_that_is_not_there_is_told_so(visit: Visit, workshop: Serving) -> None:
    visitor = visit(workshop.url)
    page = visitor.go("/new/nowhere")
    expect(page.get_by_role("heading", name=visitor.t("no-such-game"))).to_be_visible()
    page.get_by_role("link", name="Dungeon Universalis").click()
    expect(page.locator(".quest-item").first).to_be_visible()
