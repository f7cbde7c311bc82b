"""Skills that no word of `words` says: functions bound to moments under the id of the skill, by subject.

Importing this package binds them.  UN-C429 to UN-C571
"""

from undercroft.systems.universalis.skills import (
    activation_starts,
    blows,
    duels,
    familiars,
    fear,
    gifts_and_errands,
    leading,
    mouths_and_arms,
    near,
    nimble,
    onslaught,
    rage,
    shots,
    tails_and_feet,
    venom,
    wild,
)

__all__ = [
    "activation_starts",
    "blows",
    "duels",
    "familiars",
    "fear",
    "gifts_and_errands",
    "leading",
    "mouths_and_arms",
    "near",
    "nimble",
    "onslaught",
    "rage",
    "shots",
    "tails_and_feet",
    "venom",
    "wild",
]
