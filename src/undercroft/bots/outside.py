"""Bots from outside, and which bot sits where: `sensible`, `package.module:Class`, `dark=search:100,2=mine:Bot`.

A bot is named by the module and class it is, or by the entry point `undercroft.bots` under which an installed package
offers it.  Only programs that somebody starts by hand read these names: they run code.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points

from undercroft.bots.chair import Bot
from undercroft.bots.find import SEARCH, UnknownBot, bot_names, find_bot
from undercroft.kernel.requests import SeatId
from undercroft.kernel.setup import SeatPlan
from undercroft.kernel.system import AnySystem

GROUP = "undercroft.bots"

Make = Callable[[int], Bot]


def any_bot(system: AnySystem, name: str, seed: int) -> Bot:
    """A bot by name: one of the house, one that a package offers, or a class by its module."""
    if name in bot_names(system) or name.startswith(SEARCH):
        return find_bot(system, name, seed)
    make = _offered(name) or _written(name)
    if make is None:
        known = ", ".join((*bot_names(system), *offered()))
        raise UnknownBot(f'no bot "{name}" plays {system.name}; one of {known}, or package.module:Class')
    try:
        bot = make(seed)
    except Exception as error:
        raise UnknownBot(f'the bot "{name}" cannot be made from a seed: {type(error).__name__}: {error}') from error
    if not callable(getattr(bot, "answer", None)):
        raise UnknownBot(f'the bot "{name}" has no method answer(chair)')
    return bot


def offered() -> tuple[str, ...]:
    """The names of the bots that installed packages offer."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


def _offered(name: str) -> Make | None:
    point = next((point for point in entry_points(group=GROUP) if point.name == name), None)
    return None if point is None else _loaded(name, point.load)


def _written(name: str) -> Make | None:
    module, colon, attribute = name.partition(":")
    if not (module and colon and attribute.isidentifier()):
        return None
    return _loaded(name, lambda: getattr(importlib.import_module(module), attribute))


def _loaded(name: str, load: Callable[[], Make]) -> Make:
    try:
        return load()
    except Exception as error:
        raise UnknownBot(f'the bot "{name}" cannot be loaded: {type(error).__name__}: {error}') from error


# who sits where


def parts(plan: str) -> dict[str, str]:
    """Which bot sits where, by role or number of a seat; everywhere else under the empty name.

    `sensible,dark=search:100` are sensible heroes against a dark side that thinks.
    """
    found: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in plan.split(","))):
        where, equals, name = part.partition("=")
        where, name = (where.strip(), name.strip()) if equals else ("", where)
        if where in found:
            raise UnknownBot(f'"{plan}" names two bots for {f"the seat {where}" if where else "every seat"}')
        found[where] = name
    return found


def check_plan(system: AnySystem, plan: str) -> None:
    """Raise `UnknownBot` where one of the bots is unknown, or a seat that it should have."""
    found = parts(plan)
    for where, name in found.items():
        if where and where not in system.roles and not where.isdecimal():
            raise UnknownBot(f'"{where}" is no seat of {system.name}; one of {", ".join(system.roles)}, or a number')
        any_bot(system, name, 0)
    if not found or ("" not in found and not set(system.roles) <= found.keys()):
        raise UnknownBot(f'"{plan}" leaves seats without a bot; name one for the others, as in sensible,dark=random')


def seat_bots(system: AnySystem, seats: Sequence[SeatPlan], plan: str, luck: random.Random) -> dict[SeatId, Bot]:
    """A bot on every chair: the one named for its number, else for its role, else for all."""
    found = parts(plan)
    usual = found.get("", next(iter(found.values())))
    roles = [seat.role for seat in seats] or [system.roles[0]]
    named = [found.get(str(n), found.get(role, usual)) for n, role in enumerate(roles)]
    return {SeatId(n): any_bot(system, name, luck.getrandbits(64)) for n, name in enumerate(named)}
