"""Mental conditions as they are printed: the roll that brings each, and what it gives.  LE-0074, LE-G32"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import Icon


class ConditionCard(Entry, frozen=True, kw_only=True):
    """A mental condition: the face of the d10 that brings it, and what it does to whoever has it.  LE-0074, LE-G32"""

    roll: Annotated[int, Meta(ge=1, le=10)]
    gives: Effects
    icon: Icon = "brain"


CONDITIONS = Section("conditions", ConditionCard, file="conditions.yaml", kind="condition")
