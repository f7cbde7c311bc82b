"""Walking figures and tumbling dice, for those who like to look."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from server.serving import Serving
from undercroft.kernel.events import Moved, Rolled, Told
from undercroft.kernel.system import installed

from .browsing import Visitor
from .conftest import Visit
from .courses import early_throw
from .playing import Player


@pytest.fixture
def visitor(visit: Visit) -> Visitor:
    return visit(reduced_motion="no-preference")


def until(player: Player, kind: type) -> None:
    """Play until something of this kind has happened."""
    told: list[Told] = player.table.told
    while not any(isinstance(one.event, kind) for one in told[-12:]):
        player.play(1)
        told = player.table.told


def test_a_figure_walks_and_then_stands_where_it_went(visitor: Visitor, server: Serving) -> None:
    player = Player.seated(visitor, server)
    until(player, Moved)
    player.shows().wait_for()
    expect(visitor.page.locator(".fig.is-moving")).to_have_count(0)


def test_dice_tumble_onto_the_table_and_are_clicked_away(visitor: Visitor, server: Serving) -> None:
    seed = early_throw({"system": installed()[0], "heroes": 1, "dice": "typed"})
    player = Player.seated(visitor, server, seed=seed)
    until(player, Rolled)
    tray = visitor.page.locator(".roll-tray")
    box = tray.bounding_box()
    assert box is not None
    visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 4)
    expect(tray).to_be_hidden()
