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


def play(
    system: AnySystem,
    setup: Setup,
    bot: str = "random",
    *,
    check: bool = False,
    cap: int = CAP,
    keep: Callable[[Table[Any, Any]], None] | None = None,
) -> Played:
    """Play a game to its end; the seed of the setup decides the dice and the bots' luck.  With `keep` the whole of it
    is written down, and given to be kept."""
    with uncollected():
        if keep is not None:
            table = Table(system, setup)
            if bot == "random" and "random" not in system.bots:
                decisions = _at_random(table, setup.seed, check, cap, step_by_step=True)
            else:
                decisions = _by_bots(table, bot, check, cap)
            keep(table)
        elif bot == "random" and "random" not in system.bots:
            table = quick_table(system, setup)
            decisions = _at_random(table, setup.seed, check, cap)
        else:
            table = quick_table(system, setup, keep=True)
            decisions = _by_bots(table, bot, check, cap)
    outcome = table.state.outcome
    if outcome is None:
        if not table.over:
            raise Endless(f"the game did not end within {cap} answers")
        raise Endless("nothing is left to do, and the game has no end")
    return Played(outcome.won, table.state.round, decisions, dict(system.summary(table.game)))


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
