"""A mind knows no more than its seat: in two games that differ only in what the seat cannot know it imagines the same,
and every bot makes the same choice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from systems.everybody import SYSTEMS
from undercroft.bots import Chair, bot_names, find_bot
from undercroft.kernel.requests import SeatId
from undercroft.kernel.state import encode
from undercroft.kernel.system import AnySystem
from undercroft.kernel.table import Table
from undercroft.lab.simulate import seated

ANSWERS, EVERY = 160, 9
PLAYOUTS = ":12"


def games() -> list[tuple[AnySystem, int]]:
    """Some quests of every system, those with hidden things among them."""
    return [(system, n) for system in SYSTEMS for n in range(0, len(system.quests()), 4)]


def called(game: tuple[AnySystem, int]) -> str:
    system, n = game
    return f"{system.name}-{system.quests()[n].id}"


def worlds(system: AnySystem, n: int) -> Iterator[tuple[SeatId, Table[Any, Any], Table[Any, Any]]]:
    """Positions of a random game, everybody on a seat of their own: the seat that is asked, the true world and another
    that it could not tell from it."""
    quest, luck = system.quests()[n], random.Random(n)
    setup = seated(system.default_setup(quest.id, max(2, quest.least), f"worlds {n}"), system.roles)
    table: Table[Any, Any] = Table(system, setup, listen=False, digests=False)
    for answer in range(ANSWERS):
        ask = table.ask
        if ask is None:
            return
        if answer % EVERY == 0:
            seat = ask.seats()[0]
            other = table.fork()
            system.redeal(other.game, seat, luck)
            if not (ask.window or ask.secret):
                yield seat, table, other
        table.choose(luck.choice(ask.options))


@pytest.mark.parametrize("game", games(), ids=called)
def test_what_is_imagined_does_not_depend_on_what_the_seat_cannot_know(game):
    differed = 0
    for seat, true, other in worlds(*game):
        differed += encode(true.state) != encode(other.state)
        one, its = (table.imagine(seat, random.Random(5)) for table in (true, other))
        assert encode(one.state) == encode(its.state)
    assert differed


@pytest.mark.parametrize("game", games(), ids=called)
def test_every_bot_makes_the_same_choice_in_both_worlds(game):
    system, _ = game
    names = [name if name != "search" else name + PLAYOUTS for name in bot_names(system)]
    for n, (seat, true, other) in enumerate(worlds(*game)):
        name = names[n % len(names)]
        one, its = (find_bot(system, name, n).answer(Chair(table, seat)) for table in (true, other))
        assert one == its, f"{name} on seat {seat} after {n * EVERY} answers"
