"""The picture on a screen that was open all the time is that of one opened just now."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from server.serving import Serving
from undercroft.bots import bot_names

from .conftest import Visit
from .courses import played
from .playing import setup_of_wish

LOOK = """() => ({
    tokens: [...document.querySelectorAll('.world .pk-token')].map((one) => one.parentElement.outerHTML).sort(),
    figures: [...document.querySelectorAll('.world .fig')].map((one) => one.querySelector('.sr').textContent).sort(),
    letters: [...document.querySelectorAll('.world .pk-letter')].map((one) => one.textContent).sort(),
    tracks: [...document.querySelectorAll('.top .track')].map((one) => one.textContent),
})"""


def look(page: Page, version: int) -> dict[str, Any]:
    page.locator(f'main[data-version="{version}"]').wait_for()
    return dict(page.evaluate(LOOK))


@pytest.mark.parametrize("wish", [{"system": "darkness", "heroes": 2, "seed": "d5"}])
def test_what_has_changed_is_seen_without_reload(visit: Visit, server: Serving, wish: dict[str, Any]) -> None:
    open_all_the_time, opened_late = visit(), visit()
    made = server.create(**wish)
    system, setup = setup_of_wish(wish)
    answers = played(system, setup, bot_names(system)[-1]).answers[:26]
    open_all_the_time.go(f"/g#{made['watch']}")
    open_all_the_time.page.locator("main[data-version]").wait_for()
    sitters = [server.sit(made["game"], one["token"]) for one in made["seats"]]
    version = 0
    for seat, option in answers:
        sitters[seat].catch_up(version)
        version = sitters[seat].answer(msgspec.to_builtins(option))["version"]
    opened_late.go(f"/g#{made['watch']}")
    for visitor in (open_all_the_time, opened_late):
        visitor.page.wait_for_load_state("networkidle")
    assert look(open_all_the_time.page, version) == look(opened_late.page, version)
