"""How often skills may be used: each use is counted by its bearer, and forgotten when its time has passed.

UN-0722, UN-C444, UN-C495, UN-C517
"""

from __future__ import annotations

from undercroft.systems.universalis.cards.people import skill_card
from undercroft.systems.universalis.state import Character, Use

MOST_OF_A_CREATURE = 3
"""A creature of the Artificial Dark Player uses one active skill so often in a quest.  UN-0722"""


def may_use(who: Character, skill: str) -> bool:
    """Has it a use of this skill left?"""
    if not who.uses:
        return True
    uses = skill_card(skill).uses
    return uses is None or who.uses.count(Use(skill, uses.per)) < uses.n


def note_use(who: Character, skill: str) -> None:
    """A use is spent, where uses are counted."""
    uses = skill_card(skill).uses
    if uses is not None:
        who.uses = (*who.uses, Use(skill, uses.per))


def limited(skill: str) -> bool:
    """Is its use counted over a whole quest?"""
    uses = skill_card(skill).uses
    return uses is not None and uses.per == "quest"


def forget_uses(who: Character, per: str) -> None:
    """What was counted within that time counts anew."""
    if who.uses:
        who.uses = tuple(use for use in who.uses if use.per != per)
