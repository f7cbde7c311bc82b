"""Dungeon Universalis on the screen: ground, heights and costs, signs of difficulty, the Dark Player's hand."""

from __future__ import annotations

import itertools
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from server.serving import Serving
from undercroft.bots import bot_names
from undercroft.kernel.requests import Option, SeatId
from undercroft.kernel.scene import GridBoard
from undercroft.kernel.system import find
from undercroft.server.creating import setup_of
from undercroft.server.messages import NEWEST
from undercroft.server.shapes import NewGame
from undercroft.text.messages import messages

from .browsing import PHONE, Visitor
from .conftest import Visit
from .courses import played
from .playing import Player
from .test_access import complaints

SYSTEM = "universalis"
ROAD: dict[str, Any] = {"system": SYSTEM, "quest": "the-winter-road", "heroes": 1}


@pytest.fixture(params=["dark", "light", "phone"])
def anyone(visit: Visit, request: pytest.FixtureRequest) -> Visitor:
    phone = request.param == "phone"
    size = {"viewport": PHONE, "is_mobile": True, "has_touch": True} if phone else {}
    return visit(color_scheme="dark" if phone else request.param, bypass_csp=True, **size)


def moving(visitor: Visitor, server: Serving) -> Player:
    """A player whose hero stands on the board and may go."""
    player = Player.seated(visitor, server, **ROAD)
    while player.table.ask is not None and player.table.ask.prompt != "act":
        player.play(1)
    player.shows().wait_for()
    return player


def board_of(player: Player) -> GridBoard:
    board = player.table.scene(SeatId(0), 0).board
    assert isinstance(board, GridBoard)
    return board


def test_outdoors_is_drawn_without_flagstones_and_torches(visitor: Visitor, server: Serving) -> None:
    Player.seated(visitor, server, **ROAD)
    expect(visitor.page.locator(".bk-earth")).to_have_count(1)
    expect(visitor.page.locator(".bk-flame")).to_have_count(0)


def test_a_square_one_looks_at_says_what_it_costs_to_go_there(visitor: Visitor, server: Serving) -> None:
    player = moving(visitor, server)
    assert player.table.ask is not None
    step = next(one for one in player.table.ask.options if one.act == "move")
    x, y = step.at % board_of(player).width + 0.5, step.at // board_of(player).width + 0.5
    visitor.page.mouse.move(*player.on_screen(player.shows(), x, y))
    expect(visitor.page.locator(".board-here")).to_contain_text("of Movement")


def test_a_square_is_called_as_on_the_sheet_of_the_quest(visitor: Visitor, server: Serving) -> None:
    player = moving(visitor, server)
    sheet = player.table.game.plan.board
    step = next(one for one in player.table.ask.options if one.act == "move") if player.table.ask else Option("none")
    x, y = sheet.place(step.at)
    visitor.page.mouse.move(*player.on_screen(player.shows(), x + 1.5, y + 1.5))
    expect(visitor.page.locator(".board-here")).to_contain_text(sheet.name(step.at))


def test_a_finger_on_a_square_is_told_what_lies_there(visit: Visit, server: Serving) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    player = moving(visitor, server)
    board = board_of(player)
    offered = {one.at for one in player.table.ask.options} if player.table.ask else set()
    arrow = next(token.at for token in board.tokens if token.kind == "arrow" and token.at not in offered)
    x, y = arrow % board.width + 0.5, arrow // board.width + 0.5
    visitor.page.touchscreen.tap(*player.on_screen(player.shows(), x, y))
    expect(visitor.page.locator(".board-here")).to_contain_text("exploration arrow")


@pytest.mark.parametrize(("locale", "sign"), [("en-GB", "difficulty 2 of 5"), ("it-IT", "difficoltà 2 su 5")])
def test_a_quest_is_offered_with_the_signs_of_its_difficulty(visit: Visit, locale: str, sign: str) -> None:
    visitor = visit(locale=locale)
    page = visitor.go(f"/new/{SYSTEM}")
    page.locator(".quest-item").nth(2).click()
    expect(page.locator(".quest-item").nth(2).get_by_role("img", name=sign)).to_be_visible()
    expect(page.locator(".brief-facts").get_by_role("img", name=sign)).to_be_visible()


def test_the_sheet_of_a_hero_names_race_and_class(visitor: Visitor, server: Serving) -> None:
    moving(visitor, server)
    visitor.page.keyboard.press("s")
    expect(visitor.page.get_by_role("dialog").get_by_text("Dwarf, Runic Master")).to_be_visible()


def test_a_track_says_its_name_and_what_it_is_for(visit: Visit, server: Serving) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    moving(visitor, server)
    track = visitor.page.locator(".track").first
    box = track.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    track.tap()
    help = messages("en", SYSTEM).text("universalis-turn", "help")
    expect(visitor.page.locator(".track-open")).to_contain_text(help)


def test_the_dark_players_hand_is_one_tap_away_and_its_cards_are_read_whole(visit: Visit, server: Serving) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    seats = [{"name": "heroes", "who": "bot"}, {"name": "Dora", "role": "dark"}]
    made = server.create(**{**ROAD, "heroes": 3}, seed="hand", seats=seats)
    page = visitor.go(f"/g#{made['seats'][1]['token']}")
    visitor.table().wait_for()
    page.locator(".act-end").tap()
    page.locator(".phone-ask .ask-option").first.wait_for()
    page.locator(".phone-tabs").get_by_role("button", name=visitor.t("cards"), exact=True).tap()
    cards = page.locator(".hand-card .card")
    expect(cards.first).to_be_visible()
    clipped = "cards => cards.filter(card => card.scrollHeight > card.clientHeight + 1).length"
    assert cards.evaluate_all(clipped) == 0
    boxes = [box for card in cards.all() if (box := card.bounding_box()) is not None]
    assert all(one["x"] + one["width"] <= other["x"] for one, other in itertools.pairwise(boxes))


def test_axe_finds_nothing_serious_outdoors_with_a_track_open(anyone: Visitor, server: Serving) -> None:
    moving(anyone, server)
    anyone.hit(anyone.page.locator(".track").first)
    assert not complaints(anyone.page)


def test_a_number_that_is_opened_leaves_the_others_where_they_stand(visitor: Visitor, server: Serving) -> None:
    moving(visitor, server)
    numbers = visitor.page.locator(".mate-stats .why")
    before = [number.bounding_box() for number in numbers.all()]
    numbers.nth(1).click()
    expect(visitor.page.locator(".mate-stats .tally")).to_be_visible()
    assert [number.bounding_box() for number in numbers.all()][: len(before)] == before


def test_the_end_of_a_quest_fits_a_phone_and_names_everybody(visit: Visit, server: Serving) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="it-IT")
    made, answers = played_by_a_bot(server, quest="the-silent-bell", heroes=2, seed="f2")
    with server.sit(made["game"], made["seats"][0]["token"]) as sitter:
        for option in answers:
            sitter.answer(option)
    page = visitor.go(f"/g#{made['seats'][0]['token']}")
    table = page.locator("table.deeds")
    table.wait_for()
    edge, end = table.bounding_box(), page.get_by_role("dialog").bounding_box()
    assert edge is not None
    assert end is not None
    assert edge["x"] + edge["width"] <= end["x"] + end["width"]
    assert all(re.match(r"\w", name) for name in table.locator("tbody th").all_inner_texts())


def played_by_a_bot(server: Serving, **wish: Any) -> tuple[dict[str, Any], list[Any]]:
    """A game on the server, and the answers with which a bot plays it to its end."""
    wish = {"system": SYSTEM, "seats": [{"name": "Anna"}], **wish}
    system = find(SYSTEM)
    setup = setup_of(system, msgspec.convert(wish, NewGame))
    answers = played(system, setup, bot_names(system)[-1]).answers
    return server.create(**wish), [msgspec.to_builtins(option) for _, option in answers]


def test_who_comes_late_reads_the_names_of_those_who_are_gone_in_new_lines_and_old(
    visitor: Visitor, server: Serving
) -> None:
    made, answers = played_by_a_bot(server, quest="the-broken-tusk", heroes=3, seed="late")
    token = made["seats"][0]["token"]
    with server.sit(made["game"], token) as sitter:
        for option in answers[:-1]:
            assert sitter.answer(option)["is"] == "done"
        assert any(event["kind"] == "removed" for n, event in sitter.log.items() if n < sitter.next - NEWEST)
    page = visitor.go(f"/g#{token}")
    log = page.get_by_role("log")
    expect(log.locator(".entry").first).to_be_visible()
    somebody = re.compile(messages("en").text("someone"), re.IGNORECASE)
    expect(log).not_to_contain_text(somebody)
    while page.locator(".log-older").count():
        before = log.locator(".entry").count()
        page.locator(".log-older").click()
        expect(log.locator(".entry")).not_to_have_count(before)
    expect(log).not_to_contain_text(somebody)


def test_to_end_a_spell_is_not_to_end_the_turn(visitor: Visitor, server: Serving) -> None:
    player = moving(visitor, server)
    assert player.table.ask is not None
    while not any(one.act == "end-spell" for one in player.table.ask.options) and player.table.version < 60:
        spell = next((one for one in player.table.ask.options if one.act == "cast"), None)
        player.take(spell, SeatId(0)) if spell else player.play(1)
        assert player.table.ask is not None
    assert Option("end") in player.table.ask.options
    player.shows().wait_for()
    expect(visitor.page.locator(".act-end")).to_have_count(1)
