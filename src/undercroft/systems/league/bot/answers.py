"""Answers to single questions."""

from __future__ import annotations

from undercroft.crawl.bot import by_act
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.league.bot.lookout import Lookout


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
