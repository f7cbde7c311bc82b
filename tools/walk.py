"""Walk through one plain blow, from the click to the next question, and count what a reader has to follow.

A blow without skills, shields and Fortune is struck in both games while every call of a function of the system is
noted: how many calls, of how many functions, in how many modules, and how often the next call stands in another module
than the last (a hop).  What is worked out once for all and remembered has been worked out before.

Usage: python tools/walk.py [universalis] [darkness] [--calls]
"""

from __future__ import annotations

import argparse
import os
import sys
from itertools import pairwise
from types import FrameType
from typing import Any, NamedTuple

from undercroft.kernel.chance import Counters, Seeded
from undercroft.kernel.dice import Faces
from undercroft.kernel.requests import Option, Roll
from undercroft.kernel.system import AnySystem, find
from undercroft.kernel.table import Table

BLOWS: dict[str, tuple[dict[str, Any], str]] = {
    "universalis": (
        {
            "board": "#######\n#.....#\n#..k..#\n#..S..#\n#.....#\n#######",
            "figures": {
                "S": {"hero": "shara", "facing": "north", "hands": ["broadsword"], "skills": [], "fortune": 0},
                "k": {"creature": "orc-warrior", "facing": "south", "skills": [], "hands": ["broadsword"]},
            },
            "turn": ["S"],
        },
        "S attacks k",
    ),
    "darkness": (
        {
            "board": "###\n#*#\n###",
            "figures": {"B": {"hero": "bjorn"}, "k": {"foe": "orc-enforcers-2a", "at": "a1"}},
            "turn": "B",
        },
        "B strikes k",
    ),
}


class Call(NamedTuple):
    """A function of the system that was called, and the module it stands in."""

    module: str
    function: str


class Plain(Seeded):
    """The attacker's dice fall high, the defender's low, and one damage die wounds: no doubles, nothing special."""

    __slots__ = ()

    def throw(self, counters: Counters, roll: Roll) -> Faces:
        """The first throw is the attacker's."""
        n = min(2, counters[roll.stream])
        counters[roll.stream] += 1
        first, others = ((5, 4), (3, 2), (5, 1))[n]
        return tuple(tuple(others if at else first for at, _ in enumerate(pool)) for pool in roll.dice)


def blow(system: AnySystem) -> tuple[Table[Any, Any], Option]:
    """A table at which somebody is about to strike, and the option."""
    position, sentence = BLOWS[system.name]
    state, setup, names = system.stage(position)
    table: Table[Any, Any] = Table(system, setup, state=state, chance=Plain("walk"))
    if table.ask is None:
        raise SystemExit(f"{system.name}: nobody is asked")
    option = system.phrase(table.game, sentence, names, table.ask)
    if option is None:
        raise SystemExit(f'{system.name}: "{sentence}" is not offered')
    return table, option


def walk(system: AnySystem) -> list[Call]:
    """Strike once so that all is remembered, then once more and note every call."""
    table, option = blow(system)
    table.choose(option)
    table, option = blow(system)
    home, calls = f"systems{os.sep}{system.name}{os.sep}", list[Call]()

    def note(frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        if event == "call" and home in code.co_filename:
            calls.append(Call(code.co_filename.partition(home)[2], code.co_qualname))

    sys.setprofile(note)
    try:
        table.choose(option)
    finally:
        sys.setprofile(None)
    return calls


def main() -> None:
    """Walk and print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("systems", nargs="*", default=list(BLOWS))
    parser.add_argument("--calls", action="store_true", help="print every call")
    told = parser.parse_args()
    for name in told.systems:
        calls = walk(find(name))
        hops = sum(one.module != other.module for one, other in pairwise(calls))
        modules = sorted({call.module for call in calls})
        for call in calls if told.calls else ():
            sys.stdout.write(f"{call.module:<28} {call.function}\n")
        figures = f"{len(calls)} calls, {len(set(calls))} functions, {len(modules)} modules, {hops} hops"
        sys.stdout.write(f"{name}: {figures}\n  {', '.join(modules)}\n")


if __name__ == "__main__":
    main()
