"""One game played by bots from beginning to end."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from undercroft.bots import Chair, keenest
from undercroft.bots.outside import seat_bots
from undercroft.kernel.collecting import uncollected
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import AnySystem
from undercroft.kernel.table import Table

CAP = 1_000_000
"""The number of answers that no game needs."""


class Endless(Exception):
    """A game that does not end."""


class Played(msgspec.Struct, frozen=True):
    """The result of a game.  `decisions` are answers to asks with at least two options."""

    won: bool
    rounds: int
    decisions: int
    summary: Mapping[str, int] = {}


def quick_table(system: AnySystem, setup: Setup, *, keep: bool = False) -> Table[Any, Any]:
    """A table where nobody listens and nothing is written down that is not needed."""
    return Table(system, setup, keep=keep, listen=False, digests=False)


Keep = Callable[[Table[Any, Any]], None]
"""What is done with a table of which everything was written down."""


def play(
    system: AnySystem,
    setup: Setup,
    bot: str = "random",
    *,
    check: bool = False,
    cap: int = CAP,
    keep: Keep | None = None,
) -> Played:
    """Play a game to its end; the seed of the setup decides the dice and the bots' luck.  With `keep` the whole of it
    is written down, and given to be kept."""
    return play_through(system, setup, bot, check=check, cap=cap, keep=keep)[0]


def play_through(
    system: AnySystem,
    setup: Setup,
    bot: str = "random",
    *,
    check: bool = False,
    cap: int = CAP,
    keep: Keep | None = None,
) -> tuple[Played, Table[Any, Any]]:
    """Play a game to its end, as `play` does, and give the table as it stands there as well."""
    anyhow = bot == "random" and "random" not in system.bots
    with uncollected():
        table = quick_table(system, setup, keep=not anyhow) if keep is None else Table(system, setup)
        if anyhow:
            decisions = _at_random(table, setup.seed, check, cap, step_by_step=keep is not None)
        else:
            decisions = _by_bots(table, bot, check, cap)
        if keep is not None:
            keep(table)
    outcome = table.state.outcome
    if outcome is None:
        if not table.over:
            raise Endless(f"the game did not end within {cap} answers")
        raise Endless("nothing is left to do, and the game has no end")
    return Played(outcome.won, table.state.round, decisions, dict(system.summary(table.game))), table


def _at_random(table: Table[Any, Any], seed: str, check: bool, cap: int, *, step_by_step: bool = False) -> int:
    """Take any option, whichever seat may take it: the fastest way to play."""
    lot = random.Random(f"{seed} bots").random
    decisions = 0

    def decide(ask: Ask) -> Option:
        nonlocal decisions
        options = ask.options
        decisions += len(options) > 1
        if decisions > cap:
            raise Endless(f"the game did not end within {cap} answers")
        return options[int(lot() * len(options))]

    if check or step_by_step:
        while (asked := table.ask) is not None:
            table.choose(decide(asked))
            if check:
                table.system.check(table.game)
    else:
        table.play_out(decide)
    return decisions


def _by_bots(table: Table[Any, Any], name: str, check: bool, cap: int) -> int:
    """A bot on every chair; if several seats may answer, the most eager does, or any of the equally eager."""
    luck = random.Random(f"{table.setup.seed} bots")
    bots = seat_bots(table.system, table.setup.seats, name, luck)
    decisions = 0
    for _ in range(cap):
        ask = table.ask
        if ask is None:
            break
        asked = ask.seats()
        seat = asked[0] if len(asked) == 1 else luck.choice(keenest(table, {seat: bots[seat] for seat in asked}))
        option = bots[seat].answer(Chair(table, seat))
        decisions += len(ask.options) > 1
        table.answer(option, seat)
        if check:
            table.system.check(table.game)
    return decisions


Progress = Callable[[int], None]
"""Called with the number of games finished since the last call."""
