"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from server.serving import Serving

from .browsing import Visitor
from .conftest import Visit
from .opening import Opening
from .playing import Player


class Pair:
    """A host and a friend who came by the invite link, at one table."""

    def __init__(self, visit: Visit, system: str = "") -> None:
        self.host, self.friend = visit(), visit()
        opening = Opening(self.host, system, heroes=2)
        self.host.page.locator(".seat").nth(1).get_by_role("button", name=self.host.t("who-friend")).click()
        self.setup = opening.open()
        self.sit_down(self.invite())
        self.player = Player.of(self.host, self.setup)

    def invite(self) -> str:
        self.host.press("seats")
        self.host.page.get_by_role("dialog").get_by_role("button", name=self.host.t("copy-link")).first.click()
        link = str(self.host.page.evaluate("navigator.clipboard.readText()"))
        self.host.page.keyboard.press("Escape")
        return link

    def sit_down(self, link: str) -> None:
        self.friend.page.goto(link)
        self.friend.page.get_by_label(self.friend.t("your-name")).fill("Bruno")
        self.friend.press("sit-down")
        self.friend.page.locator("main[data-version]").wait_for()

    def play(self, answers: int) -> None:
        """Whoever is asked answers as a bot would."""
        for _ in range(answers):
            option, seat = self.player.advice()
            self.player.visitor = (self.host, self.friend)[seat]
            self.player.take(option, seat)
        self.settled()

    def settled(self) -> None:
        """Both see the newest position."""
        for visitor in (self.host, self.friend):
            visitor.page.locator(f'main[data-version="{self.player.table.version}"]').wait_for()


@pytest.fixture
def pair(visit: Visit) -> Pair:
    return Pair(visit)


def log_of(visitor: Visitor) -> list[str]:
    visitor.page.locator(".log-list .entry").first.wait_for()
    return visitor.page.locator(".log-list").all_inner_texts()


def say(visitor: Visitor, text: str) -> None:
    visitor.page.locator("#say").fill(text)
    visitor.page.locator("#say").press("Enter")


def banner(visitor: Visitor) -> Locator:
    return visitor.page.get_by_text(visitor.t("offline"), exact=True)


def test_whoever_loses_the_connection_in_the_middle_of_a_turn_sees_it_and_goes_on_where_they_were(pair: Pair) -> None:
    pair.play(3)
    acting = (pair.host, pair.friend)[pair.player.advice()[1]]
    other = pair.friend if acting is pair.host else pair.host
    acting.context.set_offline(True)
    expect(banner(acting)).to_be_visible()
    say(other, "Where are you?")
    acting.context.set_offline(False)
    expect(banner(acting)).to_be_hidden()
    expect(acting.page.get_by_text("Where are you?")).to_be_visible()
    pair.play(4)
    assert log_of(acting) == log_of(other)


def test_what_others_did_while_one_was_offline_is_all_there_afterwards(pair: Pair) -> None:
    pair.friend.context.set_offline(True)
    expect(banner(pair.friend)).to_be_visible()
    for _ in range(6):
        option, seat = pair.player.advice()
        if seat != 0:
            break
        pair.player.take(option, seat)
    pair.friend.context.set_offline(False)
    pair.settled()
    assert log_of(pair.friend) == log_of(pair.host)


def test_an_answer_whose_acknowledgement_is_lost_is_given_once(visitor: Visitor, server: Serving) -> None:
    heard: list[dict[str, Any]] = []

    def unreliable(socket: WebSocketRoute) -> None:
        line = socket.connect_to_server()

        def down(message: str | bytes) -> None:
            if json.loads(message)["is"] == "done" and not any(one["is"] == "done" for one in heard):
                heard.append(json.loads(message))
                socket.close()
                line.close()
            else:
                heard.append(json.loads(message))
                socket.send(message)

        line.on_message(down)

    visitor.page.route_web_socket("**/socket", unreliable)
    player = Player.seated(visitor, server)
    player.play(1)
    player.shows().wait_for()
    lost, again = [one for one in heard if one["is"] == "done"][:2]
    assert lost == again


def test_both_see_who_is_here_and_whose_turn_it_is(pair: Pair) -> None:
    pair.friend.press("seats")
    dialog = pair.friend.page.get_by_role("dialog")
    expect(dialog.locator(".choice", has_text="Bruno")).to_contain_text(pair.friend.t("here"))
    expect(dialog.get_by_text(pair.friend.t("is-asked"))).to_be_visible()
