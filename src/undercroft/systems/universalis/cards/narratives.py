"""Narrative cards: what lies behind a hero, what it is after, and what it gains by that.  UN-0013, UN-C029"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.shapes import Ref
from undercroft.crawl.cards import Icon
from undercroft.kernel.ranges import Tag
from undercroft.systems.universalis.cards.definitions import Plus

Aim = Literal[
    "accomplish",
    "unscathed",
    "unaided",
    "together",
    "last-standing",
    "against-evil",
    "company",
    "defeat",
    "left-for-dead",
    "wonder",
    "riches",
]
"""What must be seen at the end of a quest of the campaign.

The mission accomplished with the hero on its feet, and more than that: without a wound, with all its Fortune, with
nobody of the group Knocked Out, with everybody else Knocked Out, against an evil faction, with a companion still beside
it.  Or: the mission lost and the hero on its feet, Knocked Out and alive all the same, with something magic among its
belongings, with so many coins in its purse.
"""


class Prize(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the hero has of it: experience, coins, a thing, a point of Fortune for good, a skill."""

    xp: Plus = 0
    coins: Plus = 0
    thing: Annotated[str, Ref("weapons", also=("",), others=("armors", "shields", "things"))] = ""
    fortune: Plus = 0
    skill: Annotated[Tag, Ref("skills", also=("",))] = ""


class Narrative(Entry, frozen=True, kw_only=True):
    """A Narrative card: its aim, in how many quests it must be reached, and the prize.  `coins` is what riches are.

    UN-0013, UN-C029, ruling `narrative-cards`
    """

    aim: Aim
    times: Annotated[int, Meta(ge=1, le=6)] = 1
    coins: Plus = 0
    prize: Prize
    icon: Icon = "scroll-quill"


NARRATIVES = Section("narratives", Narrative, file="narratives.yaml", kind="narrative")
