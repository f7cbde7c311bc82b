"""Skills that no word of `words` says: functions bound to moments under the id of the skill, by subject.

Importing this package binds them.  UN-C429 to UN-C571
"""

from undercroft.systems.universalis.skills import (
    blows,
    duels,
    errands,
    familiars,
    fear,
    lairs,
    leading,
    limbs,
    maws,
    nimble,
    onslaught,
    rage,
    shots,
    starts,
    venom,
    wild,
)

__all__ = [
    "blows",
    "duels",
    "errands",
    "familiars",
    "fear",
    "lairs",
    "leading",
    "limbs",
    "maws",
    "nimble",
    "onslaught",
    "rage",
    "shots",
    "starts",
    "venom",
    "wild",
]
