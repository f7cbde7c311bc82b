"""Answers to single questions."""

from __future__ import annotations

from undercroft.crawl.bot import by_act
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.league.bot.lookout import Lookout

LEAST = 15
"""A dodge or parry that succeeds less often than this is saved for a better one."""


def who_first(ask: Ask, look: Lookout) -> Option:
    """In battle whoever is nearest to an enemy, else whoever is nearest to a door."""
    at = {one.id: one.at for one in look.friends}
    doors = look.doors()

    def far(option: Option) -> int:
        here = at[option.who]
        return look.gap(here) if look.battle else min((look.far(here, door) for door in doors), default=0)

    return min(ask.options, key=lambda option: (far(option), option.who))


def watch_now(ask: Ask, look: Lookout) -> Option:
    """Whoever watches strikes at whoever comes beside it, and shoots at once."""
    return next(iter((*by_act(ask, "watch-strike"), *by_act(ask, "watch-shot"))), ask.options[ask.default])


def avoid(ask: Ask, look: Lookout) -> Option:
    """What is likeliest to succeed; a parry with a shield before an equal dodge, which can be made only once."""
    ways = [option for option in by_act(ask, "dodge", "parry-shield", "parry-weapon") if option.n >= LEAST]
    return max(ways, key=lambda option: (option.n, option.act != "dodge"), default=ask.options[ask.default])


def agree(ask: Ask, look: Lookout) -> Option:
    """What the others ask for is agreed to."""
    return next(iter(by_act(ask, "yes")), ask.options[ask.default])
