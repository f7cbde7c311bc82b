"""The log keeps the names of those who have died or left, also for somebody who comes late."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from undercroft.bots import Chair, bot_names, find_bot
from undercroft.kernel.events import AnyEvent, Placed, Removed
from undercroft.kernel.requests import NO_ONE, FigureId, SeatId
from undercroft.kernel.system import find
from undercroft.kernel.table import Table
from undercroft.server.messages import NEWEST
from undercroft.text.messages import messages
from undercroft.text.names import Names

GOBLIN = FigureId(100)
GAMES = [("darkness", "", 2), ("doria", "", 2), ("universalis", "the-broken-tusk", 3)]


def test_who_left_is_called_by_the_name_it_left_with() -> None:
    names = Names()
    names.hear(Removed("universalis-creature-goblin", GOBLIN, why="knocked-out"))
    assert names.figure(GOBLIN, messages("en", "universalis")) != messages("en").text("someone")


def test_what_somebody_came_as_gives_way_to_the_name_it_left_with() -> None:
    names = Names()
    names.hear(Placed("hero", 5, GOBLIN))
    names.hear(Removed("universalis-creature-goblin", GOBLIN))
    assert names.figures[GOBLIN].name == "universalis-creature-goblin"


def named(event: AnyEvent) -> set[FigureId]:
    """Whom an event speaks of."""
    return {getattr(event, slot) for slot in ("who", "by") if hasattr(event, slot)} - {NO_ONE}


def late(table: Table[Any, Any], every: int, answers: int) -> Iterator[tuple[Names, list[AnyEvent]]]:
    """What somebody knows who comes now and then, and the newest lines they are given."""
    bot = find_bot(table.system, bot_names(table.system)[-1], 1)
    for n in range(answers):
        if table.ask is None:
            return
        seat = min(table.ask.seats())
        table.answer(bot.answer(Chair(table, seat)), seat)
        if n % every == every - 1:
            names, newest = Names(), table.events(SeatId(0))[-NEWEST:]
            for event in newest:
                names.hear(event)
            yield names.learn(table.scene(SeatId(0), 0)), newest


@pytest.mark.parametrize(("system", "quest", "heroes"), GAMES)
def test_who_comes_late_reads_the_names_of_all_the_newest_lines_speak_of(system: str, quest: str, heroes: int) -> None:
    game = find(system)
    setup = game.default_setup(quest or game.quests()[0].id, heroes, "late")
    gone = 0
    for names, newest in late(Table(game, setup, keep=True, digests=False), every=25, answers=400):
        spoken_of = set[FigureId]().union(*map(named, newest))
        assert spoken_of <= names.figures.keys()
        gone += any(isinstance(event, Removed) for event in newest)
    assert gone
