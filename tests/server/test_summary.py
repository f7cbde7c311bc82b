"""A finished game looked back on: who did what, by name."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.bots import Chair, bot_names, find_bot
from undercroft.kernel.events import Removed
from undercroft.kernel.record import record
from undercroft.kernel.system import find
from undercroft.kernel.table import Table
from undercroft.server.looking_back import Look, summary
from undercroft.server.shapes import Summary

SYSTEM = find("universalis")


@pytest.fixture(scope="module")
def table() -> Table[Any, Any]:
    """A quest in which creatures fall and heroes walk out wounded."""
    found: Table[Any, Any] = Table(SYSTEM, SYSTEM.default_setup("the-silent-bell", 2, "f2"), keep=True)
    bot = find_bot(SYSTEM, bot_names(SYSTEM)[-1], 1)
    while (ask := found.ask) is not None:
        seat = min(ask.seats())
        found.answer(bot.answer(Chair(found, seat)), seat)
    return found


@pytest.fixture(scope="module")
def looked_back(table: Table[Any, Any]) -> Summary:
    return summary(record(table), Look(seconds=60, names=["Anna"], luck=[]))


def test_everybody_has_a_name_also_those_who_came_and_went(looked_back: Summary) -> None:
    assert all(figure.name for figure in looked_back.figures)


def test_the_heroes_are_known_by_their_place_in_the_party_though_they_have_left(looked_back: Summary) -> None:
    assert [figure.hero for figure in looked_back.figures if figure.hero] == [1, 2]
    assert all(figure.icon for figure in looked_back.figures if figure.hero)


def test_who_walks_out_wounded_was_felled_by_nobody(table: Table[Any, Any], looked_back: Summary) -> None:
    gone = [told.event for told in table.told if isinstance(told.event, Removed)]
    assert any(event.why == "left" for event in gone)
    fallen = sum(event.why != "left" for event in gone)
    assert sum(figure.felled for figure in looked_back.figures) <= fallen
    assert not any(figure.felled for figure in looked_back.figures if not figure.hero)
