"""What is done besides fighting: helping who is down, mending who is hurt, taking what lies about, leaving."""

from __future__ import annotations

from undercroft.crawl.bot import by_act
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.league.bot.lookout import FAR, Lookout

HURT = 0.35
"""Whoever lacks more of its HP than this is worth a bandage."""
REST = 0.4
"""The party rests when somebody lacks more than this part of its HP, as long as there is something to eat."""
HUNGRY, HEART = 0.7, 6
"""Without rations it rests only for so much, and while morale is above this."""

OPEN = ("open", "clear-cobweb", "lift", "disarm", "pick-lock", "force", "pry", "set-off")
"""Acts that open a way or a chest, the plainest first."""
TAKE = ("pick-up", "search-corpse", "search-furniture", "harvest", "identify-carried", "identify-potion")
"""Acts that find something, or say what was found."""


def save(ask: Ask, look: Lookout) -> Option | None:
    """Whoever is down is helped with whatever is at hand; who is badly hurt drinks."""
    down = {one.id for one in look.friends if one.down}
    found = next((option for option in by_act(ask, "give-potion", "bandage") if option.who in down), None)
    if found is not None or look.me.hurt < 1 - HURT:
        return found
    return next((option for option in by_act(ask, "drink") if "heal" in option.what), None)


def mend(ask: Ask, look: Lookout) -> Option | None:
    """After a battle who is down or hurt is bandaged, the worst first; then the party rests if it has to."""
    hurt = {one.id: one.hurt + one.down for one in look.friends if one.down or one.hurt > HURT}
    options = [option for option in by_act(ask, "bandage") if option.who in hurt]
    if options:
        return max(options, key=lambda option: hurt[option.who])
    return next(iter(by_act(ask, "rest")), None) if would_rest(look) else None


def would_rest(look: Lookout) -> bool:
    """Is somebody so badly hurt that the party had better rest?  Hungry, only if it is bad and the party in heart."""
    worst = max((one.hurt + one.down for one in look.friends), default=0.0)
    if look.track("rations") or worst > 1:
        return worst > REST
    return worst > HUNGRY and look.track("morale") > HEART


def gather_up(ask: Ask, look: Lookout) -> Option | None:
    """What lies at hand is taken and searched; a chest is opened."""
    chests = set(look.features("chest"))
    opening = [option for option in by_act(ask, *OPEN) if option.at in chests]
    return next(iter((*by_act(ask, "use-thing"), *by_act(ask, *TAKE), *opening)), None)


def calls(look: Lookout) -> list[int]:
    """Where the quest wants somebody to go."""
    return [at for at in look.things() if look.far(look.me.at, at) < FAR]


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


def openings(ask: Ask, look: Lookout) -> list[Option]:
    """What opens a way from here, the plainest first."""
    chests = set(look.features("chest"))
    return [option for act in OPEN for option in by_act(ask, act) if option.at not in chests]
