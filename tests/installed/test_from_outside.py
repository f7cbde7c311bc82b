"""A game in a package of its own is installed beside the wheel and played in the terminal and in the browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect, sync_playwright

from e2e.browsing import Visitor, launched
from e2e.playing import Player
from e2e.test_lessons import Pupil
from server.serving import Serving
from undercroft.kernel.outside import bring_in
from undercroft.text.messages import messages

from .wheels import THIS, Environment, pythons, wheel

pytestmark = [pytest.mark.installed, pytest.mark.xdist_group("outside")]


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with the wheel and the game from outside, and nothing that names it."""
    made = Environment(pythons()[THIS], tmp_path_factory.mktemp("outside"))
    made.install(wheel("undercroft_proving"))
    bring_in("proving:SYSTEM")
    return made


@pytest.fixture(scope="module")
def serving(there: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The installed server."""
    with Serving(tmp_path_factory.mktemp("server"), systems="", program=there.bin / "undercroft") as serving:
        yield serving


def test_it_is_played_in_the_terminal_in_both_languages(there: Environment) -> None:
    for language, title, bye in (("en", "THE GATEHOUSE", "Goodbye"), ("it", "IL CORPO DI GUARDIA", "Arrivederci")):
        line = ("play", "proving", "--quest", "gatehouse", "--heroes", 1, "--seed", "1", "--language", language)
        code, out, err = there.run(*line, typed="5\n1\n1\nq\nno\n")
        assert (code, err) == (0, "")
        assert title in out
        assert bye in out


def test_bots_play_it_its_rules_are_known_and_its_records_verified(there: Environment) -> None:
    for quest in ("cellar", "gatehouse", "vigil", "warren"):
        line = ("simulate", "proving", "--quest", quest, "--games", 2, "--workers", 1, "--check")
        code, out, err = there.run(*line)
        assert (code, err) == (0, ""), out
    code, out, _ = there.run("rules", "PR-0003")
    assert code == 0
    assert "up to three squares" in out


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_its_lesson_is_followed_to_the_end_in_the_browser(serving: Serving, locale: str) -> None:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        visitor = Visitor(browser, serving.url, lessons=True, locale=locale)
        pupil = Pupil(visitor, serving, "proving", "gatehouse")
        pupil.follow_to_the_end()
        assert len(pupil.told) >= 5
        browser.close()
    assert not visitor.errors


def test_it_is_offered_and_played_with_the_bars_and_the_order_it_invents(serving: Serving) -> None:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        visitor = Visitor(browser, serving.url)
        visitor.go("/")
        expect(visitor.page.get_by_text(messages("en", "proving").text("system-proving")).first).to_be_visible()
        seats = [{"who": "me", "role": "heroes"}, {"who": "me", "role": "dark"}]
        player = Player.seated(visitor, serving, system="proving", quest="warren", heroes=2, seats=seats)
        foe, seen = messages("en", "proving").text("proving-foe"), False
        tokens = visitor.page.locator(".order").get_by_role("img", name=foe)
        for _ in range(12):
            seen = seen or tokens.count() > 0
            option, seat = player.advice()
            if seat:
                break
            player.take(option, seat)
            player.shows().wait_for()
        assert seen or tokens.count() > 0
        browser.close()
    assert not visitor.errors
