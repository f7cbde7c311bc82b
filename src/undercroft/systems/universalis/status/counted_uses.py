"""How often skills may be used: each use is counted by its bearer, and forgotten when its time has passed.

UN-0722, UN-C444, UN-C495, UN-C517
"""

from __future__ import annotations

from undercroft.systems.universalis.cards.people import skill_card
from undercroft.systems.universalis.state import Character, Use

MOST_OF_A_CREATURE = 3
"""A creature of the Artificial Dark Player uses one active skill at most this often in a quest.  UN-0722"""


def may_use(who: Character, skill: str) -> bool:
    """Does the bearer have a use of this skill left?"""
    if not who.uses:
        return True
    uses = skill_card(skill).uses
    return uses is None or who.uses.count(Use(skill, uses.per)) < uses.n


def note_use(who: Character, skill: str) -> None:
    """Count one use of a skill, if its uses are limited."""
    uses = skill_card(skill).uses
    if uses is not None:
        who.uses = (*who.uses, Use(skill, uses.per))


def limited(skill: str) -> bool:
    """Is the number of uses of this skill limited for the whole quest?"""
    uses = skill_card(skill).uses
    return uses is not None and uses.per == "quest"


def forget_uses(who: Character, per: str) -> None:
    """Uses counted per turn, combat or the like are forgotten when that time has passed."""
    if who.uses:
        who.uses = tuple(use for use in who.uses if use.per != per)
