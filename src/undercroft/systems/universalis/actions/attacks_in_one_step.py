"""Attacks of an odd kind, which are carried out in a step of their own: grabs, gazes, flasks, jumps from above.

A blow, a shot and a spell are on the agenda stage by stage; these throw their dice in the deed itself, and odds are
told of steps alone.
"""

from __future__ import annotations

from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Option
from undercroft.systems.universalis.actions.use_skills import names_of
from undercroft.systems.universalis.agenda import OddAttack
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.words import BLAST, TRIAL
from undercroft.systems.universalis.state import Character

STRIKING = frozenset(
    (
        "corrosive-vomit",
        "grab-and-eat",
        "grab-and-suffocate",
        "grab-and-throw",
        "hypnotic",
        "leech-mana",
        "shriek-from-the-underworld",
    )
)
"""Skills whose deed throws dice against enemies."""


ODD = ("jump-at", "skill", "use")
"""What may be an attack of an odd kind."""


def odd_attack(option: Option) -> bool:
    """Is it an attack that is carried out in one deed?"""
    if option.act == "jump-at":
        return True
    if option.act == "skill":
        return _strikes(option.what)
    return option.act == "use" and bool(option.who) and bursts(option.what)


@remembered(1024)
def _strikes(skill: str) -> bool:
    return any(name in STRIKING for name in names_of(skill))


@remembered(1024)
def bursts(thing: str) -> bool:
    """Is it a thing that hurts its target?"""
    use = getattr(gear_cards()[thing], "use", None)
    return use is not None and bool(BLAST.of(use) or TRIAL.of(use))


def put_off(who: Character, option: Option) -> OddAttack:
    """The step in which it is carried out."""
    return OddAttack(who.id, act=option.act, target=option.who, at=option.at, what=option.what, n=option.n)


def chosen(entry: OddAttack) -> Option:
    """What was chosen, as it was offered."""
    return Option(entry.act, entry.target, entry.at, what=entry.what, n=entry.n)
