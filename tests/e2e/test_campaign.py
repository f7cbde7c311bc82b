"""A campaign in the browser: begun on the shelf, a scenario won, rewards chosen in camp, and there in the next."""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import expect

from server.serving import Serving
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import SeatId
from undercroft.kernel.system import find
from undercroft.server.creating import setup_of
from undercroft.server.shapes import NewGame
from undercroft.text.messages import messages

from .browsing import Visitor
from .courses import TRIES, Course, played
from .opening import Opening
from .playing import Player

SYSTEM, HEROES = "doria", 2
RULES = find(SYSTEM)
WORDS = messages("en", SYSTEM)


class Onward(Opening):
    """The way to the next game of a campaign, from the shelf."""

    def __init__(self, visitor: Visitor, ledger: bytes) -> None:
        self.visitor, self.heroes, self.system, self.ledger = visitor, HEROES, SYSTEM, ledger
        self.page = visitor.page
        onward = visitor.page.get_by_role("button", name=visitor.t("next-game"), exact=True)
        while not onward.count():
            self.page = visitor.go("/shelf")
            self.page.locator(".rows .row-acts .btn-main, .rows .row-acts .label").first.wait_for()
        onward.click()
        self.page.locator(".quest-item").first.click()

    def sit_down(self, seed: str = "table") -> Player:
        """At the table, under a seed, with the same game beside it."""
        self.page.locator(".seat").first.wait_for()
        return Player.of(self.visitor, self.open(lambda wish: seed, self.ledger))


def won(ledger: bytes, wish: dict[str, Any]) -> Course:
    """A first scenario that a bot wins, so that there is something to be kept in camp."""
    for n in range(TRIES * 4):
        setup = setup_of(RULES, msgspec.convert({**wish, "seed": f"campaign-{n}"}, NewGame), ledger)
        found = played(RULES, setup, "sensible")
        if found.won:
            return found
    raise AssertionError("no bot wins the first scenario of the campaign")


def test_what_a_scenario_gives_is_chosen_in_camp_and_stays_with_the_characters(
    visitor: Visitor, server: Serving
) -> None:
    page = visitor.go("/shelf")
    page.get_by_role("button", name=WORDS.text(f"system-{SYSTEM}"), exact=True).click()
    page.get_by_label(visitor.t("campaign-title")).fill("Greenskins")
    visitor.press("begin-campaign")
    expect(page.get_by_role("button", name=visitor.t("next-game"), exact=True)).to_be_visible()
    first = Onward(visitor, RULES.new_ledger())
    first.reduce()
    party = [hero.id for hero in RULES.heroes({})[:HEROES]]
    way = won(first.ledger, {"system": SYSTEM, "quest": "smoke-over-wastra", "party": party, "seats": [{"name": "A"}]})
    player = first.sit_down(way.setup.seed)
    seat = server.request("POST", "/api/look", {"token": visitor.token}).json()
    with server.sit(seat["game"], visitor.token) as sitter:
        for by, option in way.answers:
            sitter.answer(msgspec.to_builtins(option))
            player.table.answer(option, by)
    expect(page.get_by_role("dialog", name=visitor.t("won"), exact=True)).to_be_visible()

    camp = Onward(visitor, RULES.finish(player.table.game)).sit_down()
    while camp.table.ask is not None:
        camp.take(*camp.advice())
    expect(page.get_by_role("dialog", name=visitor.t("won"), exact=True)).to_be_visible()

    following = Onward(visitor, RULES.finish(camp.table.game)).sit_down()
    following.shows().wait_for()
    kept = [item.card for one in following.table.state.party for item in one.outfit.items()]
    assert kept
    page.keyboard.press("s")
    sheet = page.get_by_role("dialog")
    mine = following.table.scene(SeatId(0)).sheets[0]
    for card in (*mine.worn, *mine.carried):
        expect(sheet).to_contain_text(WORDS.text(f"doria-item-{parse_item(card.id).card}"))
