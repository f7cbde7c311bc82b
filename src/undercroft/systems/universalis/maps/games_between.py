"""Games that are not quests: making a hero, and the settlement between two quests.  UN-1092, UN-1196"""

from __future__ import annotations

from undercroft.crawl.campaign import mapped
from undercroft.kernel.setup import Setup
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.maps.plans import Plan, plan_of

CREATION = "hero-creation"
SETTLEMENT = "settlement"
BETWEEN = (CREATION, SETTLEMENT)


def between(setup: Setup) -> bool:
    """Is this game something other than a quest?"""
    return setup.quest in BETWEEN


def plan_for(setup: Setup) -> Plan:
    """The map of a quest; games without a quest never look at a map, and get the first one."""
    return plan_of(mapped(setup, BETWEEN, library()[QUESTS]))
