"""Games that are not quests: making a hero, the settlement between two quests, a journey over the map.

UN-1092, UN-1196, UN-1203
"""

from __future__ import annotations

import msgspec

from undercroft.crawl.campaign import mapped
from undercroft.kernel.setup import Setup
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.maps.plans import Plan, Sketch, plan_of

CREATION = "hero-creation"
SETTLEMENT = "settlement"
JOURNEY = "journey"
BETWEEN = (CREATION, SETTLEMENT, JOURNEY)
OPEN_COUNTRY = msgspec.json.encode(Sketch(board="." * 200, outdoor=True)).decode()
APART = 20
"""So many squares groups stand from each other in the open country of a journey."""


def between(setup: Setup) -> bool:
    """Is this game something other than a quest?"""
    return setup.quest in BETWEEN


def field(group: int) -> int:
    """The square of the open country on which a group stands, far from the others."""
    board = plan_of(OPEN_COUNTRY).board
    return board.square(min(group * APART, board.width - 1), 0)


def plan_for(setup: Setup) -> Plan:
    """The map of a quest; on a journey open country; other games without a quest
    never look at a map, and get the first one."""
    if setup.quest == JOURNEY:
        return plan_of(OPEN_COUNTRY)
    return plan_of(mapped(setup, BETWEEN, library()[QUESTS]))
