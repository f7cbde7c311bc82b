"""Experience: what a hero has earned, the levels, what improving costs.

LE-0298 to LE-0309, LE-G01, LE-G06 to LE-G09, LE-G80
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from undercroft.systems.league.cards.heroes import PERKS, PROFESSIONS, SPECIES, TALENTS, TalentGroup
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.values import SKILLS, STATS, VALUES, Value
from undercroft.systems.league.rolls.checks import SKILL_LIMIT
from undercroft.systems.league.state import Hero

LEVELS = (1_000, 2_500, 4_750, 8_100, 13_200, 20_800, 32_200, 49_300, 75_000)
"""The experience of level 2, of level 3 and so on.  LE-G08"""

IMPROVEMENT_POINTS = 15
"""LE-0302"""

MOST_RISE = 5
"""No stat or skill rises more than this at one level.  LE-0306"""

MOST_HP = 2
"""HP rise no more than this at one level.  LE-0307"""

HIGH = 80
"""Beyond this every point costs double.  LE-0305, LE-G80"""

Raised = Value | Literal["hp"]

COSTS: Mapping[Raised, int] = {
    "hp": 3,
    "strength": 2,
    "constitution": 2,
    "dexterity": 2,
    "wisdom": 2,
    "resolve": 2,
    "combat-skill": 2,
    "ranged-skill": 2,
    "dodge": 2,
    "arcane-arts": 2,
    "battle-prayers": 2,
    "barter": 1,
    "heal": 1,
    "foraging": 1,
    "pick-locks": 1,
    "alchemy": 1,
    "perception": 1,
}
"""What a point more costs.  LE-0304, LE-G08"""

ONLY: Mapping[TalentGroup, str] = {"faith": "battle-prayers", "magic": "arcane-arts"}
"""What only those learn who know the skill for it.  LE-0667, LE-0686"""


def earn(heroes: list[Hero], xp: int) -> None:
    """All heroes gain the same experience; mercenaries gain none.  LE-0298, LE-G37"""
    for hero in heroes:
        if not hero.hired:
            hero.xp += xp


def level_for(xp: int) -> int:
    """The level that so much experience is worth.  LE-0299, LE-G08"""
    return 1 + sum(xp >= needed for needed in LEVELS)


def may_rise(hero: Hero) -> bool:
    """Has it the experience for the next level?  It rises in a settlement alone.  LE-0299"""
    return not hero.hired and not hero.dead and level_for(hero.xp) > hero.level


def price(hero: Hero, what: Raised) -> int:
    """What a point more of something costs a hero.  LE-0304, LE-0305"""
    return COSTS[what] * (2 if what != "hp" and hero.values.of(what) >= HIGH else 1)


def limit(hero: Hero, what: Value) -> int:
    """How far a stat or skill can rise: what the species can reach, 80 for a skill.  LE-0300, LE-0301, LE-G80"""
    if what in STATS:
        return next(most for stat, most in library()[SPECIES][hero.species].most.items() if stat == what)
    return SKILL_LIMIT


def raisable(hero: Hero) -> list[Raised]:
    """What its points can raise: nothing by more than 5 at one level, HP by no more than 2, nothing beyond its limit,
    no skill that only others may learn.  LE-0300 to LE-0307, LE-0667, LE-0686, LE-G80"""
    found: list[Raised] = []
    if hero.gained.count("hp") < MOST_HP and price(hero, "hp") <= hero.points:
        found.append("hp")
    for what in VALUES:
        known = what not in SKILLS or what not in ONLY.values() or hero.values.of(what) > 0
        free = hero.gained.count(what) < MOST_RISE and hero.values.of(what) < limit(hero, what)
        if known and free and price(hero, what) <= hero.points:
            found.append(what)
    return found


def improve(hero: Hero, what: Raised) -> None:
    """A point more of something is paid for; skills under a stat stay as they are.  LE-0072, LE-0302, LE-0304"""
    hero.points -= price(hero, what)
    hero.gained = (*hero.gained, what)
    if what == "hp":
        hero.max_hp += 1
    else:
        hero.values = hero.values.raised(what)


def group_for(hero: Hero) -> TalentGroup:
    """The group of talents that is open to a hero at its level.  LE-0308, LE-G06"""
    growth = library()[PROFESSIONS][hero.profession].growth
    return growth[min(hero.level, len(growth) + 1) - 2]


def talents_for(hero: Hero) -> list[str]:
    """The talents it may choose at its level.  LE-0308"""
    group = group_for(hero)
    return [one.id for one in library()[TALENTS].values() if one.group == group and one.id not in hero.talents]


def perks_for(hero: Hero) -> list[str]:
    """The perks it may choose, at every other level.  LE-0309, LE-0667, LE-0686"""
    if hero.level % 2:
        return []
    open_to = [one for one in library()[PERKS].values() if one.id not in hero.perks]
    return [one.id for one in open_to if one.group not in ONLY or _knows(hero, one.group)]


def _knows(hero: Hero, group: TalentGroup) -> bool:
    return any(hero.values.of(skill) for skill in SKILLS if skill == ONLY[group])
