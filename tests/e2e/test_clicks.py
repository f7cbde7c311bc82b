"""What a click does: the obvious thing, or the choice; and how what has opened is closed again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from server.serving import Serving
from undercroft.kernel.odds import odds
from undercroft.kernel.requests import Option, SeatId
from undercroft.kernel.scene import ZoneBoard
from undercroft.kernel.table import Table

from .browsing import Visitor
from .conftest import Visit
from .playing import Player, where

AnyTable = Table[Any, Any]
SIZES = {"wide": (1440, 900), "mid": (1024, 768), "narrow": (390, 844)}


@pytest.fixture(params=SIZES)
def sized(visit: Visit, request: pytest.FixtureRequest) -> Visitor:
    """Somebody with a mouse, in windows of three widths."""
    width, height = SIZES[request.param]
    return visit(viewport={"width": width, "height": height})


def version(visitor: Visitor) -> str | None:
    return visitor.page.locator("main[data-version]").get_attribute("data-version")


def moved_on(visitor: Visitor, before: str | None) -> None:
    expect(visitor.page.locator("main[data-version]")).not_to_have_attribute("data-version", str(before))


def blows(table: AnyTable) -> list[Option]:
    """The attacks that are the only thing to do with a foe."""
    scene = table.scene(SeatId(0), 0)
    foes = {figure.id for figure in scene.figures if figure.side == "foe"}
    if scene.ask is None or scene.ask.prompt not in ("hero-action", "act"):
        return []
    known = [one for one in scene.ask.options if one.who in foes]
    alone = [one for one in known if [other.who for other in known].count(one.who) == 1]
    return [one for one in alone if odds(table, one).results]


@pytest.mark.parametrize("system", ["darkness", "universalis"])
def test_an_attack_by_mouse_shows_its_odds_first(sized: Visitor, server: Serving, system: str) -> None:
    player = Player.led(sized, server, lambda table: bool(blows(table)), system=system)
    foe = sized.page.locator(f'[data-figure="{blows(player.table)[0].who}"]')
    before = version(sized)
    foe.click()
    expect(sized.page.locator(".odds .odds-big")).to_be_visible()
    assert version(sized) == before
    foe.click()
    moved_on(sized, before)


def test_the_tile_of_an_attack_shows_its_odds_first(sized: Visitor, server: Serving) -> None:
    player = Player.led(sized, server, lambda table: len(blows(table)) == 1, system="darkness")
    before = version(sized)
    tile = sized.page.locator(f'.act[data-deed="{blows(player.table)[0].act}"]')
    tile.click()
    expect(sized.page.locator(".odds .odds-big")).to_be_visible()
    assert version(sized) == before
    tile.click()
    moved_on(sized, before)


def walkable(table: AnyTable) -> list[int]:
    """Zones one step from the hero who may walk and has not said so."""
    scene = table.scene(SeatId(0), 0)
    if scene.ask is None or Option("move") not in scene.ask.options or not isinstance(scene.board, ZoneBoard):
        return []
    at = next(figure.at for figure in scene.figures if figure.id == scene.ask.who)
    return [b if a == at else a for a, b in scene.board.open if at in (a, b)]


def test_a_zone_beside_the_hero_is_walked_to(sized: Visitor, server: Serving) -> None:
    player = Player.led(sized, server, lambda table: bool(walkable(table)), system="darkness")
    scene = player.table.scene(SeatId(0), 0)
    hero = scene.ask.who if scene.ask else 0
    (place, *_) = walkable(player.table)
    sized.press("show-all")
    sized.page.mouse.click(*player.on_screen(player.shows(), *where(scene, place)))
    player.table.answer(Option("move"), SeatId(0))
    player.table.answer(Option("step", at=place), SeatId(0))
    player.shows().wait_for()
    assert next(one.at for one in player.table.scene(SeatId(0), 0).figures if one.id == hero) == place


def doors(table: AnyTable) -> list[Option]:
    """Doors that can be opened now."""
    ask = table.ask
    return [one for one in ask.options if one.act == "open" and one.at >= 0] if ask is not None else []


def middle_of_door(player: Player, option: Option) -> tuple[float, float]:
    """Where a door that would be opened is drawn, in cells."""
    scene = player.table.scene(SeatId(0), 0)
    board = scene.board
    assert board is not None
    door = next(one for one in board.doors if option.at in (one.at, one.to) and one.state == "closed")
    if isinstance(board, ZoneBoard):
        one, other = (next(zone for zone in board.zones if zone.id == id) for id in (door.at, door.to))
        left, right = max(one.x, other.x), min(one.x + one.w, other.x + other.w)
        top, bottom = max(one.y, other.y), min(one.y + one.h, other.y + other.h)
        return (left + right) / 2 * 3, (top + bottom) / 2 * 3
    ends = [where(scene, place) for place in (door.at, door.to)]
    return (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2


@pytest.mark.parametrize("system", ["darkness", "universalis"])
@pytest.mark.parametrize("aside", [-0.12, 0.12])
def test_a_door_is_opened_by_a_click_on_it(visitor: Visitor, server: Serving, system: str, aside: float) -> None:
    quest = {"darkness": "walking-in-the-dark", "universalis": "the-broken-tusk"}[system]
    player = Player.led(visitor, server, lambda table: len(doors(table)) == 1, system=system, quest=quest)
    x, y = middle_of_door(player, doors(player.table)[0])
    visitor.press("show-all")
    visitor.page.mouse.click(*player.on_screen(player.shows(), x + aside, y + aside))
    slip = visitor.page.locator(".slip-options")
    player.table.answer(doors(player.table)[0], SeatId(0))
    expect(player.shows().or_(slip)).to_be_visible()


def test_keys_keep_their_meaning_from_one_question_to_the_next(visitor: Visitor, server: Serving) -> None:
    player = Player.seated(visitor, server, system="darkness")
    meanings: dict[str, str] = {}
    seen = 0
    for _ in range(30):
        root = player.shows()
        root.wait_for()
        for deed, key in shown_keys(root):
            seen += 1
            assert meanings.setdefault(key, deed) == deed
        player.play(1)
    assert seen > 30
    visitor.page.reload()
    player.shows().wait_for()
    for deed, key in shown_keys(player.shows()):
        assert meanings.setdefault(key, deed) == deed


def shown_keys(root: Locator) -> list[tuple[str, str]]:
    """The deeds of the action bar with the keys on them, but for answers that are counted."""
    tiles = root.locator(".act:has(.key)").evaluate_all(
        "all => all.map(one => [one.dataset.deed, one.querySelector('.key').textContent])"
    )
    return [(deed, key) for deed, key in tiles if "#" not in deed]


def test_what_has_opened_is_closed_by_escape_and_by_a_click_beside_it(visitor: Visitor, server: Serving) -> None:
    Player.led(visitor, server, lambda table: bool(blows(table)), system="darkness")
    page = visitor.page
    for opener, opened in ((".track", ".track-open"), (".mate-stats .why", ".note")):
        if not page.locator(opener).count():
            continue
        for close in (lambda: page.keyboard.press("Escape"), lambda: page.locator(".top-quest").click()):
            page.locator(opener).first.click()
            expect(page.locator(opened)).to_be_visible()
            close()
            expect(page.locator(opened)).to_be_hidden()


def test_a_pinned_slip_is_closed_by_escape_and_by_a_click_beside_it(sized: Visitor, server: Serving) -> None:
    player = Player.led(sized, server, lambda table: bool(blows(table)), system="darkness")
    page = sized.page
    foe = page.locator(f'[data-figure="{blows(player.table)[0].who}"]')
    heads = page.locator("header h1")
    before = version(sized)
    for close in (lambda: page.keyboard.press("Escape"), lambda: heads.click()):
        foe.click()
        expect(page.locator(".odds .btn-main")).to_be_visible()
        page.mouse.move(2, 2)
        close()
        expect(page.locator(".odds")).to_be_hidden()
    assert version(sized) == before


def test_enter_in_the_undo_dialog_undoes(visitor: Visitor, server: Serving) -> None:
    player = Player.seated(visitor, server)
    while not player.table.can_undo(SeatId(0)):
        player.play(1)
    player.shows().wait_for()
    visitor.page.keyboard.press("u")
    dialog = visitor.page.get_by_role("dialog", name=visitor.t("undo-title"))
    expect(dialog.locator(".undo-list")).to_be_visible()
    visitor.page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    player.table.undo(SeatId(0))
    player.shows().wait_for()
