"""The attributes of a character, and the conditions it may suffer: what each takes off, and how it ends.

A new condition is a name and a line of `CONDITIONS`; cards bring it with the words `suffer` and `inflict`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

Attribute = Literal[
    "movement",
    "combat",
    "strength",
    "shooting",
    "armor",
    "natural",
    "agility",
    "intelligence",
    "mana",
    "courage",
    "vitality",
    "dexterity",
    "perception",
    "fortune",
]
"""The attributes of a character; `natural` is Natural Armor, `armor` the total.  UN-0076, UN-0078"""

Condition = Literal[
    "stunned",
    "knocked-down",
    "frightened",
    "diseased",
    "poisoned",
    "stationary",
    "berserk",
    "flying",
    "knocked-out",
]
"""The conditions a character may suffer.  UN-0478 to UN-0505, UN-C061"""

WEAKENED: tuple[Attribute, ...] = (
    "movement",
    "combat",
    "strength",
    "shooting",
    "agility",
    "intelligence",
    "courage",
    "dexterity",
    "perception",
)
"""What most conditions take 1 off: all but Armor, Mana, Vitality and Fortune.  UN-0485, UN-G23"""


class Ailment(msgspec.Struct, frozen=True, kw_only=True):
    """What a condition does by itself; what else follows from it stands where it matters."""

    weakens: tuple[Attribute, ...] = ()
    """The attributes that it takes 1 off.  UN-0502"""
    hobbles: bool = False
    """Does it forbid running?"""
    passes: bool = False
    """Does it pass in the Recovery phase?"""
    ends_on: int = 0
    """The face with which a roll in the Recovery phase ends it; 0 if no roll does."""


CONDITIONS: Mapping[Condition, Ailment] = {
    "stunned": Ailment(weakens=WEAKENED, hobbles=True, ends_on=4),  # UN-0490, UN-0491
    "knocked-down": Ailment(weakens=WEAKENED, hobbles=True),  # UN-0485, UN-0487
    "frightened": Ailment(weakens=WEAKENED, passes=True),  # UN-0493, UN-0494
    "diseased": Ailment(weakens=WEAKENED, hobbles=True),  # UN-0498
    "poisoned": Ailment(weakens=WEAKENED, hobbles=True),  # UN-0499
    "stationary": Ailment(passes=True),  # UN-0501
    "berserk": Ailment(),  # UN-C061
    "flying": Ailment(),
    "knocked-out": Ailment(),  # UN-0503
}
"""Every condition and what it does."""

AILMENTS: dict[Condition | Literal["wounded"], Ailment] = dict(CONDITIONS.items())
AILMENTS["wounded"] = Ailment(weakens=WEAKENED)
"""The conditions, and what being Wounded does, which ends with the Wounds.  UN-0495, UN-0497"""

WEAKENING = tuple(name for name, ailment in CONDITIONS.items() if ailment.weakens)
"""The conditions that weaken.  UN-0485, UN-0490, UN-0493, UN-0498, UN-0499"""

HOBBLING = tuple(name for name, ailment in CONDITIONS.items() if ailment.hobbles)
"""The conditions that forbid running.  UN-0490, UN-0498, UN-0499"""

PASSING = tuple(name for name, ailment in CONDITIONS.items() if ailment.passes)
"""The conditions that pass in the Recovery phase.  UN-0494, UN-0501"""

RECOVERING = tuple(name for name, ailment in CONDITIONS.items() if ailment.ends_on)
"""The conditions that a roll in the Recovery phase may end.  UN-0108, UN-0491"""
