"""What is done besides fighting: helping who is down, mending who is hurt, taking what lies about, leaving."""

from __future__ import annotations

from undercroft.crawl.bot import by_act
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.league.bot.lookout import Lookout

HURT = 0.35
"""Whoever lacks more of its HP than this is worth a bandage."""

HELP = ("bandage", "bandage-self", "give-potion", "drink")
"""Acts that may heal somebody."""
OPEN = ("open", "lift", "clear-web", "pick-lock", "force", "crowbar", "pull")
"""Acts that open a way, the plainest first."""
TAKE = ("loot", "search-corpse", "search-furniture", "open-chest", "search-room", "search", "harvest")
"""Acts that find something."""


def save(ask: Ask, look: Lookout) -> Option | None:
    """Whoever is down is helped with whatever is at hand."""
    down = {one.id for one in look.friends if one.down}
    return next((option for option in by_act(ask, *HELP) if option.who in down), None)


def mend(ask: Ask, look: Lookout) -> Option | None:
    """After a battle who is down or hurt is bandaged, the worst first."""
    hurt = {one.id: one.hurt + one.down for one in look.friends if one.down or one.hurt > HURT}
    options = [option for option in by_act(ask, "bandage", "bandage-self") if (option.who or look.who) in hurt]
    return max(options, key=lambda option: hurt[option.who or look.who], default=None)


def gather_up(ask: Ask, look: Lookout) -> Option | None:
    """What lies at hand is taken and searched."""
    return next(iter((*by_act(ask, "pick-up"), *by_act(ask, *TAKE))), None)


def ready(ask: Ask, look: Lookout) -> Option | None:
    """Whoever has nothing in its hands takes something; a weapon that is not loaded is loaded."""
    if not look.carried("hand"):
        found = next(iter(by_act(ask, "ready")), None)
        if found is not None:
            return found
    return next(iter(by_act(ask, "load")), None)


def leave(ask: Ask) -> Option | None:
    """When the task is done the party goes."""
    return next(iter(by_act(ask, "leave")), None)


def openings(ask: Ask) -> list[Option]:
    """What opens a way from here, the plainest first."""
    return [option for act in OPEN for option in by_act(ask, act)]
