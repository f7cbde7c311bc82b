"""Around the table: the way out, the rules beside the board, heroes looked at before they go, speed, past games."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from server.serving import Serving
from undercroft.kernel.system import find
from undercroft.text.messages import messages

from .browsing import PHONE, Visitor
from .conftest import Visit
from .courses import lost
from .playing import Player


def test_the_table_has_a_way_out_that_leads_back_to_it(visitor: Visitor, server: Serving) -> None:
    Player.seated(visitor, server)
    visitor.page.get_by_role("link", name=visitor.t("leave-table"), exact=True).click()
    expect(visitor.page.locator(".front")).to_be_visible()
    visitor.page.get_by_role("link", name=visitor.t("go-on"), exact=True).click()
    visitor.table().wait_for()


def test_a_phone_has_the_way_out_and_the_rules_in_its_settings(visit: Visit, server: Serving) -> None:
    visitor = visit(viewport=PHONE, is_mobile=True, has_touch=True)
    Player.seated(visitor, server)
    visitor.press("settings")
    visitor.press("rules-open")
    expect(visitor.page.locator(".rules-panel")).to_be_visible()
    visitor.page.locator(".rules-panel").get_by_role("button", name=visitor.t("close")).tap()
    visitor.press("settings")
    visitor.page.get_by_role("link", name=visitor.t("to-front"), exact=True).tap()
    expect(visitor.page.locator(".front")).to_be_visible()


@pytest.mark.parametrize(
    ("system", "language", "word", "term"),
    [
        ("darkness", "en", "bam", "gloss-bam"),
        ("darkness", "it", "ombra", "gloss-shadow"),
        ("universalis", "en", "fortune", "gloss-fortune"),
        ("universalis", "it", "fortuna", "gloss-fortune"),
    ],
)
def test_words_and_rules_are_looked_up_beside_the_board(
    visit: Visit, server: Serving, system: str, language: str, word: str, term: str
) -> None:
    visitor = visit(locale=f"{language}-{'GB' if language == 'en' else 'IT'}")
    Player.seated(visitor, server, system=system)
    visitor.press("rules")
    panel = visitor.page.locator(".rules-panel")
    panel.get_by_role("searchbox").fill(word)
    said = messages(language, system)
    expect(panel.locator("dt").first).to_have_text(said.text(term))
    expect(panel.locator("dd").first).to_have_text(said.text(term, "text"))
    panel.get_by_role("searchbox").fill("attack")
    expect(panel.locator("li").first).to_contain_text(re.compile(r"(DA|UN)-"))
    expect(visitor.page.locator("section.board")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_speed_is_set_and_kept(visitor: Visitor, server: Serving) -> None:
    Player.seated(visitor, server)
    visitor.press("settings")
    visitor.choose("speed", "speed-fast")
    kept = json.loads(visitor.page.evaluate("localStorage.getItem('undercroft')"))
    assert kept["speed"] == "fast"


def test_a_hero_is_looked_at_before_it_is_chosen(visitor: Visitor) -> None:
    visitor.go("/new/universalis")
    hero = find("universalis").heroes({})[-1]
    name = messages("en", "universalis").say(hero.name)
    visitor.page.get_by_role("button", name=re.compile(f"^{visitor.t('about-hero', who=name)}")).click()
    sheet = visitor.page.locator("dialog[open]")
    expect(sheet.locator("h2").first).to_have_text(name)
    strength = messages("en", "universalis").say("universalis-strength")
    expect(sheet.get_by_text(strength, exact=True)).to_be_visible()
    expect(sheet.get_by_role("button", name=re.compile(rf"^{strength} \d"))).to_be_visible()


def test_a_party_is_told_why_it_cannot_go_before_it_is_sent_off(visitor: Visitor) -> None:
    page = visitor.go("/new/universalis")
    page.locator(".seat").first.wait_for()

    def unfit(route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        wish["party"] = [wish["party"][0]] * 2
        route.continue_(post_data=json.dumps(wish))

    page.route("**/fit", unfit)
    page.get_by_role("button", name=re.compile(visitor.t("leave-behind", who=".+"))).last.click()
    expect(page.locator(".setup-foot .pad-wrong")).to_be_visible()
    expect(page.get_by_role("button", name=visitor.t("open-table"), exact=True)).to_be_disabled()


def test_past_games_are_told_apart_by_date_and_result(visitor: Visitor, server: Serving) -> None:
    ended = lost(server)
    visitor.go(ended.table)
    visitor.page.locator("main[data-version]").wait_for()
    visitor.page.wait_for_function("JSON.parse(localStorage.getItem('undercroft')).games.some((one) => one.over)")
    visitor.go("/replay")
    row = visitor.page.locator(".rows li").first
    expect(row).to_contain_text(visitor.t("ended-lost"))
    expect(row).to_contain_text(re.compile(r"20\d\d"))


def test_seats_say_whom_they_play(visitor: Visitor, server: Serving) -> None:
    made = server.create(system="universalis", heroes=2, seats=[{"name": "Ida", "who": "me"}], seed="table")
    visitor.go(f"/g#{made['seats'][0]['token']}")
    visitor.table().wait_for()
    visitor.press("seats")
    said = messages("en", "universalis")
    for hero in ("borgron", "shara"):
        expect(visitor.page.locator(".seat-holds").first).to_contain_text(said.say(f"universalis-hero-{hero}"))
