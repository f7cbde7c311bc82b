"""Which active skills come into an attack: a hero combines two, and says which.  UN-0717, UN-1464 to UN-1468"""

from __future__ import annotations

from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import DONE, NOBODY, Ask, Option, Script
from undercroft.systems.universalis.cards.people import skill_card
from undercroft.systems.universalis.cards.words import ACTION, QUICK_RELOAD, SHOTS
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls.circumstances import holds
from undercroft.systems.universalis.state import Character, Hit
from undercroft.systems.universalis.status.counted_uses import may_use, note_use

MOST_DECLARED = 2
WELL_ARMORED = 5
Choice = tuple[tuple[str, ...], tuple[str, ...]]
"""The skills that a character declares, and those it leaves out."""

NOTHING_SAID: Choice = ((), ())


def declare(game: Universalis, who: Character, hit: Hit, roll: str) -> Script[Choice]:
    """A hero combines at most two active skills, and says which where it has more or where one has a price.

    What it has room for beyond those named is used by itself.  A creature is not bound: it declares whatever helps
    against heavy armor.

    UN-0717, UN-1464 to UN-1468, UN-G112, UN-C444, UN-C454, UN-C456
    """
    arts = game.kit(who).arts
    known = [id for id in arts if serves(id, roll) and _can_declare(game, who, hit, id)] if arts else []
    if not known:
        return NOTHING_SAID
    named = [id for id in known if skill_card(id).declare]
    if who.seat == NOBODY:
        heavy = roll != "defense" and game.kit(game.character(hit.target)).armor >= WELL_ARMORED
        return (tuple(named) if heavy else ()), ()
    most = MOST_DECLARED - _already(game, who, roll)
    if not named and len(known) <= most:
        return NOTHING_SAID
    offered = named if len(known) <= most else known
    chosen: tuple[str, ...] = ()
    while len(chosen) < most and (left := [id for id in offered if id not in chosen]):
        options = (DONE, *(Option("declare", what=id) for id in left))
        option: Option = yield Ask(f"declare-{roll}", who.seat, options, who=who.id)
        if option.act == "done":
            break
        chosen = (*chosen, option.what)
    free = [id for id in known if id not in named and id not in chosen]
    for id in chosen:
        if skill_card(id).declare:
            note_use(who, id)
    return chosen, tuple(free[max(0, most - len(chosen)) :])


def _already(game: Universalis, who: Character, roll: str) -> int:
    """How many skills declared for the whole activation count for this attack.  UN-1465"""
    active = game.state.active
    if active is None or active.who != who.id:
        return 0
    return sum(skill in ALL_TURN.get(roll, ()) for skill in active.skills)


def _can_declare(game: Universalis, who: Character, hit: Hit, skill: str) -> bool:
    """Has it a use left, and do the circumstances allow it?"""
    card = skill_card(skill)
    return (not card.when or holds(game, who, card.when, hit)) and may_use(who, skill)


@remembered(1024)
def serves(skill: str, roll: str) -> bool:
    """Is an active skill about attacking, shooting or defending?"""
    effects = skill_card(skill).effects
    if roll in REACTS.get(skill, ()):
        return True
    if QUICK_RELOAD.of(effects) or SHOTS.of(effects) or ACTION.of(effects):
        return False
    names = SERVING[roll]
    for effect in effects:
        about, when = getattr(effect.args, "roll", ""), getattr(effect.args, "when", ())
        if effect.name in ("bonus", "reroll", "best") and about in names:
            return True
        if roll == "defense":
            continue
        if effect.name in ("damage", "reroll-damage", "inflict") and ("ranged" in when) == (roll == "shot"):
            return True
        if effect.name in (SHOT_WORDS if roll == "shot" else BLOW_WORDS):
            return True
    return False


SERVING = {
    "attack": ("attack", "melee", "any"),
    "shot": ("shot", "throw", "defensive-shot", "any"),
    "defense": ("defense", "melee", "any"),
}
BLOW_WORDS = ("critical-armor", "criticals-from", "sixes-explode", "breaks-shields")
SHOT_WORDS = ("critical-armor-shot", "steady-shot", "ignores-light-cover")
ALL_TURN = {"attack": ("combat-master", "two-weapon-fighting"), "shot": ("fast-shooting", "quick-reloading")}
REACTS = {
    "dance-battler": ("attack",),
    "dirty-fighter": ("attack", "defense"),
    "foresight": ("defense",),
    "martial-arts": ("attack",),
    "sword-master": ("attack",),
}
"""Active skills that look at the dice of a fight, by the rolls they belong to."""
