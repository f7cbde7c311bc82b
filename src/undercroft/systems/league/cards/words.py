"""The words of what is in force on a model: talents, things that are worn, conditions, prayers, lasting spells.

Bonuses of different sources add up.  LE-0015, LE-0073, LE-0436
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.values import Value
from undercroft.systems.league.cards.vocabulary import WORDS

w, flag = WORDS.word, WORDS.flag
Points = Annotated[int, Meta(ge=-60, le=60)]


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So much more or less of a stat or skill, under these circumstances."""

    of: Value
    n: Points
    when: tuple[When, ...] = ()


BONUS = w("bonus", Bonus, "so much more or less of a stat or skill while it is in force")
MOVEMENT = w("movement", int, "so many squares more or fewer in a move", Meta(ge=-4, le=4))
MAX_HP = w("max-hp", int, "so many more or fewer hit points at the most", Meta(ge=-10, le=20))
NATURAL_ARMOUR = w("natural-armour", int, "so much more natural armour", Meta(ge=1, le=4))
DAMAGE_BONUS = w("damage-bonus", int, "so much more damage with close combat weapons", Meta(ge=1, le=6))
