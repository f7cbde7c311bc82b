"""Magic that can be in a thing, powerstones that put it there, relics.  LE-0650 to LE-0654, LE-G34 to LE-G36"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import Icon
from undercroft.systems.league.cards.things import NOTHING

MagicKind = Literal["weapon", "missile", "armour", "shield", "ring", "necklace", "cloak"]
"""What an enchantment suits."""


class EnchantmentCard(Entry, frozen=True, kw_only=True):
    """A magic that things may bear: what it suits, up to which roll of a d100 an identified thing of that kind has it
    (0 for what only a powerstone gives), what it gives.  LE-0652, LE-0669, LE-G34"""

    suits: Annotated[tuple[MagicKind, ...], Meta(min_length=1)]
    to: Annotated[int, Meta(ge=0, le=100)] = 0
    gives: Effects = NOTHING
    worth: Annotated[int, Meta(ge=0, le=5_000)] = 250
    """How many coins more a thing is worth with it."""
    icon: Icon = "magic-swirl"


ENCHANTMENTS = Section("enchantments", EnchantmentCard, file="enchantments.yaml", kind="enchantment")
