"""Games with somebody on the Dark Player's seat, from their first question."""

from __future__ import annotations

from typing import Any

import msgspec

from systems.universalis.box import SYSTEM
from undercroft.kernel.requests import Option
from undercroft.kernel.setup import SeatPlan
from undercroft.kernel.table import Table
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.plans import Sketch
from undercroft.systems.universalis.state import DarkHand, State

TWO_ROOMS = """
+-+-+-+-+-+-+-+-+
|. . .=. . . . .|
+ + + + + + + + +
|. . .|. . . . .|
+-+-+-+-+-+-+-+-+
"""


def sat_down(quest: str = "the-broken-tusk", heroes: int = 2, **options: str) -> Table[State, Universalis]:
    """A game that has just begun, with a Dark Player who holds cards; `party` gives the heroes' Value Points."""
    setup = SYSTEM.default_setup("the-broken-tusk", heroes, "dark")
    if quest == "drawing":
        quest = msgspec.json.encode(Sketch(board=TWO_ROOMS.strip("\n"), start=("a1", "a2"))).decode()
    seats = (*setup.seats, SeatPlan("dark", "dark"))
    return Table(SYSTEM, msgspec.structs.replace(setup, quest=quest, seats=seats, options=dict(options)))


def hand(table: Table[State, Universalis]) -> DarkHand:
    """What the Dark Player keeps."""
    dark = table.state.player
    assert dark is not None
    return dark


def on(table: Table[State, Universalis], *prompts: str) -> Table[State, Universalis]:
    """Answer by default until one of these questions is asked."""
    while table.ask is not None and table.ask.prompt not in prompts:
        table.choose(table.ask.options[table.ask.default])
    return table


def acts(table: Table[State, Universalis]) -> list[str]:
    """What may be chosen now."""
    return [] if table.ask is None else [str(option) for option in table.ask.options]


def pick(table: Table[State, Universalis], act: str, **fields: Any) -> None:
    """Take the first option of a kind."""
    assert table.ask is not None
    matching = [option for option in table.ask.options if option.act == act and _same(option, fields)]
    assert matching, f"{act} {fields} is not offered: {acts(table)}"
    table.choose(matching[0])


def _same(option: Option, fields: dict[str, Any]) -> bool:
    return all(getattr(option, name) == value for name, value in fields.items())
