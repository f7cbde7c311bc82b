"""Bases of figures: how many squares they stand on, and which way a base of two squares lies.  UN-0069, UN-0161"""

from __future__ import annotations

from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.state import Character

TURNING = ((1, 2), (2, 1))
"""Bases that may lie along or across.  UN-0161"""


def base_of(who: Character) -> tuple[int, int]:
    """Columns and rows of its base, as it lies now."""
    if not who.wide:
        return 1, 1
    base = person(who.card).base
    return base[::-1] if who.across else base


def turns(who: Character) -> bool:
    """Does it stand on two squares, which may lie along or across?  UN-0161"""
    return who.wide and person(who.card).base in TURNING
