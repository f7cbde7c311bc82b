"""New rules before an open page: the game goes on with its log, or its story is read, saved and put by."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from server.conftest import Table
from server.serving import Json, Serving

from .browsing import PHONE, Visitor
from .conftest import Visit
from .test_access import complaints

LATER, STRANGE = "server.later_rules:Later", "server.later_rules:Strange"


class Host:
    """Somebody who runs a server and now and then installs other rules on it."""

    def __init__(self, folder: Path, client: Path) -> None:
        self.folder, self.client = folder, client
        self.serving = Serving(folder, "--web", str(client))
        self.serving.start()
        self.url = self.serving.url
        self.table = Table(self.serving)
        self.table.play(13)
        self.table.asked()

    def install(self, systems: str) -> None:
        """Stop, and start with other rules where everybody looks for the server."""
        self.serving.stop()
        port = str(urlsplit(self.url).port)
        self.serving = Serving(self.folder, "--web", str(self.client), "--port", port, systems=systems)
        self.serving.start()


@pytest.fixture
def host(tmp_path: Path, client: Path) -> Iterator[Host]:
    host = Host(tmp_path / "data", client)
    yield host
    host.table.close()
    host.serving.stop()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[Host]:
    """A host whose game cannot go on."""
    host = Host(tmp_path_factory.mktemp("kept"), client)
    host.install(STRANGE)
    yield host
    host.table.close()
    host.serving.stop()


def story(page: Page) -> list[str]:
    page.locator(".log-list .entry").first.wait_for()
    return page.locator(".log-list .entry").all_inner_texts()


def seated(visitor: Visitor, host: Host, path: str = "/g") -> Page:
    return visitor.go(f"{path}#{host.table.token(0)}")


def test_an_open_page_keeps_its_log_when_the_game_goes_on_under_new_rules(visit: Visit, host: Host) -> None:
    visitor = visit(host.url)
    page = seated(visitor, host)
    before = story(page)
    host.install(LATER)
    page.get_by_text("resumed from the last checkpoint").first.wait_for()
    after = story(page)
    assert len(before) > 3
    assert after[: len(before) - 1] == before[:-1]
    visitor.errors.clear()


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_game_that_cannot_go_on_shows_its_story(visit: Visit, kept: Host, locale: str, phone: bool) -> None:
    screen = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}
    visitor = visit(kept.url, locale=locale, bypass_csp=True, **screen)
    page = seated(visitor, kept)
    page.get_by_text(visitor.t("kept-game")).wait_for()
    assert len(story(page)) > 3
    expect(page.locator("[data-figure]").first).to_be_visible()
    assert not complaints(page)
    with page.expect_download() as saved:
        visitor.press("kept-save")
    lines = Path(saved.value.path()).read_text().splitlines()
    assert len(lines) > 13
    nobody = visitor.words.text("someone")
    assert not [line for line in lines if nobody in line.lower()], "everybody is called by name"
    assert not [line for line in lines if "{" in line or "undefined" in line]
    expect(page.get_by_role("button", name=visitor.t("kept-close"))).to_have_count(0)
    assert not visitor.page.get_by_text(visitor.t("gone")).count()
    visitor.errors.clear()


def happened(host: Host, replay: Json, step: int) -> list[Json]:
    """What is told at a step of a record."""
    return list(host.serving.get(f"/api/replays/{replay['id']}/at/{replay['steps'][step]}")["events"])


def test_the_host_of_a_game_that_cannot_go_on_makes_a_record_of_it(visit: Visit, host: Host) -> None:
    visitor = visit(host.url)
    keys = {"game": host.table.game, "token": host.table.token(0), "host": host.table.keys["host"]}
    remembered = {**keys, "title": "", "system": "proving", "quest": "vigil", "when": 1}
    page = visitor.go("/credits")
    page.locator("h1").first.wait_for()
    page.evaluate("games => localStorage.setItem('undercroft', JSON.stringify({games}))", [remembered])
    host.install(STRANGE)
    page = seated(visitor, host)
    told = story(page)
    visitor.press("kept-close")
    with page.expect_download() as saved:
        visitor.press("download-record")
    assert saved.value.suggested_filename.endswith(".json.gz")
    visitor.press("watch-replay")
    bar = page.get_by_role("slider", name=visitor.t("moment"))
    bar.wait_for()
    moments = host.serving.get(f"/api/replays/{page.url.split('/')[-1].split('?')[0]}")
    busiest = max(range(len(moments["steps"])), key=lambda n: len(happened(host, moments, n)))
    bar.fill(str(busiest))
    assert 0 < len(story(page)) <= len(told)
    visitor.errors.clear()
