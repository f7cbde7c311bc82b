"""The whole way in Italian, with no word left over and no message id in sight."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from undercroft import text
from undercroft.kernel.system import installed

from .browsing import Visitor
from .conftest import Visit
from .opening import Opening
from .playing import Player

ID = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")
"""How an id looks; Italian words have no hyphens, but for the few that follow."""

LINE = re.compile(r"^[a-z][\w-]* = ([^{}\n]+ [^{}\n]+)$", re.MULTILINE)
ENGLISH = set(LINE.findall((Path(text.__file__).parent / "en" / "web.ftl").read_text(encoding="utf-8")))
"""What the client says in English, where it is more than a word."""

WORDS = {"game-icons", "e-mail", "nord-est", "nord-ovest", "sud-est", "sud-ovest"}


@pytest.fixture
def visitor(visit: Visit) -> Visitor:
    return visit(locale="it-IT")


def shown(visitor: Visitor) -> str:
    """All words on the page: those to be seen, and those that are read out; icons keep the names their authors gave."""
    visitor.page.wait_for_load_state("networkidle")
    said = visitor.page.evaluate(
        """() => [...document.querySelectorAll(":is([aria-label],[title],[placeholder]):not(.icon-list *)")].flatMap(
            one => ["aria-label", "title", "placeholder"].map(name => one.getAttribute(name) ?? "")).join("\\n")"""
    )
    return f"{visitor.page.locator('body').inner_text()}\n{said}"


def foreign(visitor: Visitor) -> list[str]:
    """What on the page is an id, stands there for want of words, or is a line of the English client."""
    said = shown(visitor)
    ids = {word for word in ID.findall(said) if word not in WORDS}
    lines = set(map(str.strip, said.splitlines()))
    return sorted(
        {*ids, *(lines & ENGLISH), *(id for id in visitor.page.evaluate("unwritten()") if read_off(id, said))}
    )


def read_off(id: str, said: str) -> bool:
    """Do words that were read off an id, with or without its family, stand on the page?"""
    whole = id.replace("-", " ")
    return any(re.search(rf"\b{re.escape(words)}\b", said) for words in (whole, whole.partition(" ")[2]) if words)


@pytest.mark.parametrize("system", installed())
def test_from_the_front_page_to_the_table_everything_is_italian(visitor: Visitor, system: str) -> None:
    visitor.go("/").locator("a.crawl").first.wait_for()
    assert not foreign(visitor)
    opening = Opening(visitor, system)
    assert not foreign(visitor)
    player = Player.of(visitor, opening.open())
    for _ in range(12):
        player.play(1)
        player.shows().wait_for()
        assert not foreign(visitor)


@pytest.mark.parametrize("path", ["/shelf", "/account", "/replay", "/credits", "/nowhere"])
def test_the_other_pages_are_italian(visitor: Visitor, path: str) -> None:
    visitor.go(path).locator("h1").wait_for()
    assert not foreign(visitor)


def test_the_language_is_changed_where_one_stands_and_kept(visit: Visit) -> None:
    english = visit()
    english.go("/").get_by_role("button", name="Italiano").click()
    italian = visit(locale="it-IT")
    expect(english.page.get_by_role("link", name=italian.t("shelf")).first).to_be_visible()
    english.page.reload()
    expect(english.page.get_by_role("link", name=italian.t("shelf")).first).to_be_visible()
