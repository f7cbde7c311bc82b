"""The numbers a model is made of: basic stats, skills, amounts written with dice.  LE-C05 to LE-C07, LE-C37"""

from __future__ import annotations

import re
from typing import Annotated, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta

from undercroft.kernel.dice import Pool, pool
from undercroft.kernel.remembering import remembered

Stat = Literal["strength", "constitution", "dexterity", "wisdom", "resolve"]
Skill = Literal[
    "combat-skill",
    "ranged-skill",
    "dodge",
    "arcane-arts",
    "barter",
    "heal",
    "foraging",
    "pick-locks",
    "alchemy",
    "perception",
    "battle-prayers",
]
Value = Stat | Skill
STATS: tuple[Stat, ...] = get_args(Stat)
SKILLS: tuple[Skill, ...] = get_args(Skill)
VALUES: tuple[Value, ...] = (*STATS, *SKILLS)

GOVERNING: dict[Skill, Stat] = {
    "combat-skill": "dexterity",
    "ranged-skill": "dexterity",
    "dodge": "dexterity",
    "arcane-arts": "wisdom",
    "barter": "wisdom",
    "heal": "wisdom",
    "foraging": "constitution",
    "pick-locks": "dexterity",
    "alchemy": "wisdom",
    "perception": "wisdom",
    "battle-prayers": "resolve",
}
"""The stat a skill starts from.  LE-0016, LE-0663 to LE-0686, LE-C37 to LE-C47"""

Percent = Annotated[int, Meta(ge=0, le=150)]


class Values(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename="kebab"):
    """The basic stats and skills of a model; a model without a skill has 0 of it.  LE-C05, LE-C37 to LE-C47"""

    strength: Percent
    constitution: Percent
    dexterity: Percent
    wisdom: Percent
    resolve: Percent
    combat_skill: Percent = 0
    ranged_skill: Percent = 0
    dodge: Percent = 0
    arcane_arts: Percent = 0
    barter: Percent = 0
    heal: Percent = 0
    foraging: Percent = 0
    pick_locks: Percent = 0
    alchemy: Percent = 0
    perception: Percent = 0
    battle_prayers: Percent = 0

    def of(self, name: Value) -> int:
        """A value by name."""
        value: int = getattr(self, name.replace("-", "_"))
        return value

    def raised(self, name: Value, by: int = 1) -> Values:
        """These values with one of them higher or lower, never below 0."""
        return msgspec.structs.replace(self, **{name.replace("-", "_"): max(0, self.of(name) + by)})


STRONG = (40, 50, 60, 70)
"""From each of these STR on a hero does 1 more damage.  LE-0010, LE-G03"""

HARDY = (40, 50, 60)
"""From each of these CON on a hero has 1 more natural armour.  LE-0011, LE-G03"""


def damage_bonus(strength: int) -> int:
    """The damage bonus that STR gives.  LE-0010, LE-G03"""
    return sum(strength >= step for step in STRONG)


def natural_armour(constitution: int) -> int:
    """The natural armour that CON gives.  LE-0011, LE-G03"""
    return sum(constitution >= step for step in HARDY)


# amounts

_AMOUNT = re.compile(r"(?:(?P<dice>\d*d\d+))?(?P<plus>[+-]?\d+)?")
Amount = Annotated[str, Meta(pattern=r"^(\d{1,3}|\d?d(3|4|6|8|10|12|20|100)([+-]\d{1,3})?)$")]
"""A number, or dice with something added: `3`, `d6`, `2d6+1`."""


class Measure(NamedTuple):
    """An amount as it is thrown: dice, and what is added to them."""

    dice: Pool
    plus: int


@remembered(1024)
def measure(amount: str) -> Measure:
    """Read an amount such as `2d6+1`, `d4` or `3`."""
    match = _AMOUNT.fullmatch(amount)
    if not amount or match is None:
        raise ValueError(f'"{amount}" is no amount; expected a number or dice, as in 3, d6 or 2d6+1')
    return Measure(pool(match["dice"]) if match["dice"] else (), int(match["plus"] or 0))
