"""What the page does with a scene that is not as it should be: what fails says so, and the table stays usable."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from server.serving import Serving
from undercroft.kernel.requests import SeatId

from .browsing import Visitor
from .conftest import Visit
from .playing import Player

Json = dict[str, Any]
Change = Callable[[Json], None]

TWICE = ("options", "texts", "bars", "marks", "numbers", "ailments", "worn", "carried", "skills", "tracks", "goals")
"""Lists whose members have no number of their own."""


def doubled(value: Any) -> None:
    """Everything twice that can be alike."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name in TWICE and isinstance(inner, list):
                value[name] = [one for one in inner for _ in range(2)]
            doubled(inner)
    elif isinstance(value, list):
        for inner in value:
            doubled(inner)


def undrawable(scene: Json) -> None:
    """A board with a token that is none."""
    if scene.get("board"):
        scene["board"]["tokens"] = [None]


def seated(visitor: Visitor, server: Serving, change: Change, **wish: Any) -> Player:
    """A visitor whose scenes arrive changed."""

    def between(route: WebSocketRoute) -> None:
        beyond = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            for part in ("scene", "changes"):
                if message.get(part):
                    change(message[part])
            route.send(json.dumps(message))

        beyond.on_message(pass_on)

    visitor.page.route_web_socket("**/socket", between)
    return Player.seated(visitor, server, **wish)


@pytest.mark.parametrize("system", ["darkness", "universalis"])
def test_a_scene_with_twins_in_every_list_is_drawn_and_played(visit: Visit, server: Serving, system: str) -> None:
    visitor = visit()
    player = seated(visitor, server, doubled, system=system)
    player.play(6)
    player.shows().wait_for()
    visitor.page.keyboard.press("t")
    expect(visitor.page.locator(".text-options li")).not_to_have_count(0)
    texts = visitor.page.locator(".text-options code").all_inner_texts()
    assert len(texts) == len(set(texts))
    visitor.page.reload()
    visitor.table().wait_for()
    expect(visitor.page.locator(".text-options li")).to_have_count(len(texts))


@pytest.mark.parametrize("wide", [1440, 390])
def test_a_board_that_cannot_be_drawn_says_so_and_the_rest_goes_on(visit: Visit, server: Serving, wide: int) -> None:
    visitor = visit(viewport={"width": wide, "height": 844})
    player = seated(visitor, server, undrawable, system="darkness")
    failed = visitor.page.get_by_role("alert").filter(has_text=visitor.t("part-failed", what=visitor.t("board")))
    expect(failed).to_be_visible()
    assert player.table.ask is not None
    loose = next(one for one in player.table.ask.options if one.at < 0 and not one.who)
    player.take(loose, SeatId(0))
    player.shows().wait_for()
    expect(failed).to_be_visible()
    visitor.page.keyboard.press("t")
    expect(failed).to_be_hidden()
    player.say(*player.advice())
    player.shows().wait_for()
    assert [error for error in visitor.errors if "error" in error]
    visitor.errors.clear()
