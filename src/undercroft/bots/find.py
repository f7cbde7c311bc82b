"""Bots by name: those every system has, and a system's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.bots.chair import Bot
from undercroft.bots.greedy import GreedyBot
from undercroft.bots.luck import RandomBot
from undercroft.kernel.system import AnySystem

COMMON: Mapping[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots that can play every system."""


class UnknownBot(LookupError):
    """No bot of that name plays this system."""


def bot_names(system: AnySystem) -> tuple[str, ...]:
    """The names of all bots that play a system: those for every system first, then its own."""
    return (*COMMON, *(name for name in sorted(system.bots) if name not in COMMON))


def usual_bot(system: AnySystem) -> str:
    """The bot that gives hints, points in lessons and sits in for people: the system's own bot, if it has one."""
    return next(iter(system.bots), "greedy")


def find_bot(system: AnySystem, name: str, seed: int) -> Bot:
    """A bot by name, with luck of its own; a system's own bot comes before a common one of the same name."""
    make: Callable[[int], Bot] | None = system.bots.get(name) or COMMON.get(name)
    if make is None:
        raise UnknownBot(f'no bot "{name}" plays {system.name}; one of {", ".join(bot_names(system))}')
    return make(seed)
