"""What is done besides fighting: helping who is down, mending who is hurt, taking what lies about, leaving."""

from __future__ import annotations

from undercroft.crawl.bot import by_act
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.league.bot.lookout import FAR, Lookout
from undercroft.systems.league.cards.library import library, weapon
from undercroft.systems.league.cards.prayers import PRAYERS

HURT = 0.35
"""Whoever lacks more of its HP than this is worth a bandage."""
REST = 0.4
"""The party rests when somebody lacks more than this part of its HP, as long as there is something to eat."""
HUNGRY, HEART = 0.6, 6
"""Without rations it rests only for so much, and while morale is above this."""
LOOMING, EARLY = 12, 0.2
"""From this threat on it rests for less, for a rest lowers the threat."""
HARD = 15
"""Enemies with more HP than this together are worth ENERGY."""
QUIET = 10
"""A tile is searched while the threat is below this."""

OPEN = ("open", "clear-cobweb", "lift", "disarm", "pick-lock", "force", "pry", "set-off")
"""Acts that open a way, the plainest first."""
UNLOCK = ("open", "disarm", "pick-lock")
"""Acts that open a chest without noise or harm."""
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
    if look.rations or worst > 1:
        return worst > (EARLY if look.track("threat") >= LOOMING else REST)
    return worst > HUNGRY and look.track("morale") > HEART


def gather_up(ask: Ask, look: Lookout) -> Option | None:
    """What lies at hand is taken and searched; a chest is opened.  The whole tile is searched by those who are on it
    while things are quiet."""
    chests = set(look.features("chest"))
    opening = [option for option in by_act(ask, *UNLOCK) if option.at in chests]
    found = next(iter((*by_act(ask, "use-thing"), *by_act(ask, *TAKE), *opening)), None)
    if found is None and look.track("threat") < QUIET and not calls(look):
        found = next(iter(by_act(ask, "search")), None)
    return found


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


def other_weapon(ask: Ask, look: Lookout) -> Option | None:
    """Whoever can do nothing with the weapon in its hands takes another: against enemies beside it one for the hand,
    against others one that carries far."""
    near = look.gap(look.me.at) <= 1
    if any(is_ranged(card.id) != near for card in look.carried("hand")):
        return None
    found = (option for option in by_act(ask, "ready") if weapon(parse_item(option.what).card) is not None)
    return next((option for option in found if is_ranged(parse_item(option.what).card) != near), None)


def is_ranged(card: str) -> bool:
    """Is it a weapon that carries far?"""
    found = weapon(card)
    return found is not None and found.ranged


def exert(ask: Ask, look: Lookout) -> Option | None:
    """ENERGY is there to be spent in hard battles: a prayer first, then a perk."""
    strength = sum(foe.hp for foe in look.foes)
    if strength < HARD and look.me.hurt < HURT:
        return None
    prayers = by_act(ask, "pray")
    known = sum(card.id in library()[PRAYERS] for card in look.skills())
    if prayers and len(prayers) == known:
        return prayers[0]
    return next(iter(by_act(ask, "perk")), None) if not known else None


def leave(ask: Ask) -> Option | None:
    """When the task is done the party goes."""
    return next(iter(by_act(ask, "leave")), None)


def openings(ask: Ask, look: Lookout) -> list[Option]:
    """What opens a way from here, the plainest first."""
    chests = set(look.features("chest"))
    return [option for act in OPEN for option in by_act(ask, act) if option.at not in chests]
