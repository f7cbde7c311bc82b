"""Bots by name: those every system has, and a system's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.bots.chair import Bot
from undercroft.bots.greedy import GreedyBot
from undercroft.bots.luck import RandomBot
from undercroft.bots.search import PLAYOUTS, SearchBot
from undercroft.kernel.system import AnySystem

COMMON: Mapping[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots that can play every system as they are; `search` can, too."""

SEARCH, QUICKLY = "search", "search-quickly"


class UnknownBot(LookupError):
    """No bot of that name plays this system."""


def bot_names(system: AnySystem) -> tuple[str, ...]:
    """The names of all bots that play a system: those for every system first, then its own."""
    common = (*COMMON, SEARCH)
    return (*common, *(name for name in sorted(system.bots) if name not in common))


def usual_bot(system: AnySystem) -> str:
    """The bot that gives hints, points in lessons and sits in for people: the system's own bot, if it has one."""
    return next(iter(system.bots), "greedy")


def find_bot(system: AnySystem, name: str, seed: int) -> Bot:
    """A bot by name, with luck of its own; a system's own bot comes before a common one of the same name.

    `search:1000` is the search with so many playouts for each choice; `search-quickly:1000` plays them on in a hurry.
    """
    make: Callable[[int], Bot] | None = system.bots.get(name) or COMMON.get(name)
    if make is not None:
        return make(seed)
    word, _, number = name.partition(":")
    if word in (SEARCH, QUICKLY) and (name == word or (number.isdecimal() and int(number))):
        usual = usual_bot(system)
        hurried = word == QUICKLY or usual not in system.bots
        return SearchBot(seed, usual=find_bot(system, usual, seed), playouts=int(number or PLAYOUTS), hurried=hurried)
    known = ", ".join(bot_names(system))
    raise UnknownBot(f'no bot "{name}" plays {system.name}; one of {known}; {SEARCH}:1000 thinks with so many playouts')
