"""Prayers as they are printed.  LE-0616 to LE-0647, LE-C48 to LE-C64, LE-G40"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import Icon
from undercroft.systems.league.cards.things import NOTHING, Coins

NEAR_PRIEST = 4
"""So near to the priest enemies have to be for a prayer to reach them.  LE-0636, LE-0641, LE-0643"""


class PrayerCard(Entry, frozen=True, kw_only=True):
    """A prayer: what it does at once, what it gives to heroes while it is active, what it does at the start of each
    turn to enemies within 4 squares who fail a RES test.  `ethereal` ones reach no others.  LE-0618, LE-0619

    `others` is given to all heroes but the priest.
    """

    level: Annotated[int, Meta(ge=1, le=10)]
    price: Coins
    at_once: Effects = NOTHING
    party: Effects = NOTHING
    priest: Effects = NOTHING
    others: Effects = NOTHING
    foes: Effects = NOTHING
    ethereal: bool = False
    icon: Icon = "prayer"


PRAYERS = Section("prayers", PrayerCard, file="prayers.yaml", kind="prayer")
