"""Games that are no quests: making a hero, a stay in a settlement, a journey, a fight in the open.

LE-0004, LE-G30, LE-G31
"""

from __future__ import annotations

CREATION = "hero-creation"
TOWN = "league-town"
ROAD = "league-road"
SKIRMISH = "league-skirmish"
BETWEEN = (TOWN, ROAD, SKIRMISH)
"""What is played between quests of a campaign."""
