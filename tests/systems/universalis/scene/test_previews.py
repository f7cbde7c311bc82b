"""The numbers on an option are the numbers of the log: the same tallies, term by term."""

from __future__ import annotations

import pytest

from systems.universalis.box import SYSTEM
from undercroft.bots import Chair
from undercroft.kernel.events import Chose, Summed
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Number
from undercroft.kernel.table import Table
from undercroft.systems.universalis.bot import SensibleBot
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import State

ROLLED = {"attack": ("attack", "defense", "damage", "armor"), "shoot": ("shot", "damage", "armor"), "cast": ("cast",)}
CALLED = {"shot": ("shot", "defensive-shot", "throw"), "cast": ("cast",)}


def told(events: list[object], names: tuple[str, ...]) -> Summed | None:
    """What the log says first under one of these names; nothing where skills were declared or dice were critical."""
    for event in events:
        if isinstance(event, Chose) and event.act in ("declare", "skill", "aid"):
            return None
        if isinstance(event, Summed) and event.what in names:
            return None if any(term.source == "critical" for term in event.terms) else event
    return None


def differing(before: tuple[Number, ...], option: Option, events: list[object]) -> list[str]:
    wrong = []
    for number in before:
        event = told(events, CALLED.get(number.name, (number.name,)))
        if number.name in ROLLED[option.act] and event is not None and event.terms != number.terms:
            wrong.append(f"{option} {number.name}: shown {number.terms}, told {event.terms}")
    return wrong


@pytest.mark.parametrize("quest", ["the-broken-tusk", "the-silent-bell", "the-kings-eye"])
def test_what_is_shown_before_an_attack_is_told_in_the_log(quest: str):
    table: Table[State, Universalis] = Table(SYSTEM, SYSTEM.default_setup(quest, 4, "previews"), digests=False)
    bot, compared, wrong = SensibleBot(1), 0, []
    for _ in range(330):
        ask = table.ask
        if ask is None:
            break
        option = bot.answer(Chair(table, ask.seats()[0]))
        shown = _shown(table, ask, option)
        before = len(table.told)
        table.choose(option)
        if shown:
            events: list[object] = [entry.event for entry in table.told[before + 1 :]]
            wrong += differing(shown, option, events)
            compared += 1
    assert not wrong, "\n".join(wrong)
    assert compared >= 5


def _shown(table: Table[State, Universalis], ask: Ask, option: Option) -> tuple[Number, ...]:
    view = table.scene(ask.seats_of(option)[0]).ask
    assert view is not None
    if option.act not in ROLLED or not view.previews:
        return ()
    return next(numbers for one, numbers in zip(view.options, view.previews, strict=True) if one.same(option))
