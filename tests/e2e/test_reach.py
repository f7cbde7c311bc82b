"""Nothing covers what must be pressed, at any width."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from server.serving import Serving
from undercroft.bots import Chair, bot_names, find_bot
from undercroft.kernel.system import find
from undercroft.kernel.table import Table
from undercroft.server.creating import setup_of
from undercroft.server.shapes import NewGame

from .browsing import PHONE, Visitor
from .conftest import Visit
from .reaching import Reach

MID = {"width": 1024, "height": 768}
SHORT = 12
"""So many questions of a game are looked at where time is short, spread over its first part."""

LONG: list[dict[str, Any]] = [
    {"system": system, "seed": f"reach-{n}", "heroes": 1 + n % 3, "quest": quests[n % len(quests)].id}
    for system, games in (("darkness", 10), ("universalis", 10))
    for quests in [find(system).quests()]
    for n in range(games)
]


def people(visit: Visit) -> list[Visitor]:
    """One person before three screens."""
    return [visit(), visit(viewport=MID), visit(viewport=PHONE, has_touch=True, is_mobile=True)]


def uncovered(server: Serving, visitors: list[Visitor], wish: dict[str, Any], every: int, most: int, slips: int) -> int:
    """Play a game by a bot and look for every choice of every so many questions; how many choices were looked for."""
    setup = setup_of(find(wish["system"]), msgspec.convert(wish, NewGame))
    table: Table[Any, Any] = Table(find(wish["system"]), setup, keep=True, digests=False)
    made = server.create(**wish)
    bots = [find_bot(table.system, bot_names(table.system)[-1], 1) for _ in setup.seats]
    sitters = [server.sit(made["game"], seat["token"]) for seat in made["seats"]]
    reaches = [Reach(visitor, table) for visitor in visitors]
    for visitor in visitors:
        visitor.go(f"/g#{made['seats'][0]['token']}")
    asked = 0
    while (ask := table.ask) is not None and asked < most:
        seat = min(ask.seats())
        if seat == 0:
            asked += 1
            if asked % every == 0:
                wrong = [one for reach in reaches for one in reach.covered(slips)]
                assert not wrong, f"answer {table.version}, {ask.prompt}:\n" + "\n".join(wrong)
        option = bots[seat].answer(Chair(table, seat))
        sitters[seat].catch_up(table.version)
        table.answer(option, seat)
        sitters[seat].answer(msgspec.to_builtins(option))
    for sitter in sitters:
        sitter.socket.close()
    return sum(reach.looked for reach in reaches)


@pytest.mark.parametrize("system", ["darkness", "universalis"])
def test_every_choice_can_be_pressed_at_three_widths(visit: Visit, server: Serving, system: str) -> None:
    wish = {"system": system, "seed": "reach", "heroes": 2}
    assert uncovered(server, people(visit), wish, every=6, most=SHORT * 6, slips=2) > SHORT


@pytest.mark.slow
@pytest.mark.parametrize("wish", LONG, ids=lambda wish: f"{wish['quest']}-{wish['heroes']}")
def test_every_choice_of_a_whole_game_can_be_pressed(visit: Visit, server: Serving, wish: dict[str, Any]) -> None:
    assert uncovered(server, people(visit), wish, every=1, most=100_000, slips=100) > 100
