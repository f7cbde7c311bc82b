"""How often something may be used: counted in the notes of its bearer, and forgotten when the time has passed.

UN-0722, UN-C444, UN-C495, UN-C517
"""

from __future__ import annotations

from functools import lru_cache

from undercroft.systems.universalis.cards.people import skill_card
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character

MOST_OF_A_CREATURE = 3
"""A creature of the Artificial Dark Player uses one active skill so often in a quest.  UN-0722"""

LAST = "last skill "
"""The note of the skill a creature used last; any other attack blots it out.  UN-0722"""

FORM = "form "
"""The note of a hero in the shape of an animal, with what he was before."""


def animal(who: Character) -> bool:
    """Is it a hero in animal form, who handles no objects and takes no Dexterity tests?  UN-0461

    The card of one who has changed his shape is written out.
    """
    return who.card.startswith("{") and begins(who.uses, FORM)


@lru_cache(maxsize=8192)
def begins(uses: tuple[str, ...], how: str | tuple[str, ...]) -> bool:
    """Is there a note that begins so, or in one of these ways?"""
    return any(note.startswith(how) for note in uses)


def may_use(who: Character, skill: str) -> bool:
    """Has it a use of this skill left?"""
    if not who.uses:
        return True
    uses = skill_card(skill).uses
    return uses is None or who.uses.count(f"{uses.per} {skill}") < uses.n


def note_use(who: Character, skill: str) -> None:
    """A use is spent, where uses are counted."""
    uses = skill_card(skill).uses
    if uses is not None:
        who.uses = (*who.uses, f"{uses.per} {skill}")


def limited(skill: str) -> bool:
    """Is its use counted over a whole quest?"""
    uses = skill_card(skill).uses
    return uses is not None and uses.per == "quest"


def noted(who: Character, note: str) -> bool:
    """Is this among its notes?"""
    return note in who.uses


def note(who: Character, text: str) -> None:
    """Remember something about it, once."""
    if text not in who.uses:
        who.uses = (*who.uses, text)


def forget(who: Character, *starts: str) -> None:
    """Forget the notes that begin so."""
    if who.uses and begins(who.uses, starts):
        who.uses = tuple(text for text in who.uses if not text.startswith(starts))


def forget_all(game: Universalis, *starts: str) -> None:
    """Everybody forgets the notes that begin so."""
    for who in (*game.state.heroes, *game.state.creatures):
        forget(who, *starts)


COATED = "poison on "
"""The note of the weapon that a Poison Flask was used on."""
