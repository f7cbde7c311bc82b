"""What is written on one copy of a thing: magic, identified or not, in force or spent.

LE-0580, LE-0585 to LE-0591, LE-0652 to LE-0654, LE-0669, LE-G34
"""

from __future__ import annotations

from undercroft.crawl.things import Item
from undercroft.systems.league.cards.enchantments import ENCHANTMENTS
from undercroft.systems.league.cards.library import library

UNKNOWN = "unknown"
"""The mark of a magic thing that nobody has identified.  LE-0580"""

GIVEN_UP = "given-up"
"""The mark of a magic thing that the party has tried to identify in vain.  LE-0581, LE-G102"""

MAGIC = "magic"
"""The mark of a thing that is magic; it goes with the magic.  LE-0585, LE-0587"""

SPENT = "spent"
"""The mark of a thing whose magic is gone and can be called back.  LE-0587, LE-0590"""

BROKEN = "broken"
"""The mark of a thing that was magic and is broken, to be repaired in a settlement.  LE-G94"""


def enchantment(item: Item) -> str:
    """The enchantment that a copy bears, in force or spent; empty without one.  LE-0654"""
    known = library()[ENCHANTMENTS]
    return next((mark for mark in item.marks if mark in known), "")


def usable(item: Item) -> bool:
    """May it be used?  Magic has to be identified first, and what is broken is of no use.  LE-0580, LE-0670, LE-G94"""
    return UNKNOWN not in item.marks and BROKEN not in item.marks


def bears_magic(item: Item) -> bool:
    """Is its magic in force?  LE-0580, LE-0587"""
    return UNKNOWN not in item.marks and SPENT not in item.marks


def enchanted(item: Item, with_what: str) -> Item:
    """A copy with an enchantment.  LE-0652, LE-0669"""
    return item.unmarked(UNKNOWN).unmarked(GIVEN_UP).marked(MAGIC).marked(with_what)
