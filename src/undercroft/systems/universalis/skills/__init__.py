"""Skills that no word of `words` says: functions bound to moments under the id of the skill, by subject.

Importing this package binds them.  UN-C429 to UN-C571
"""

from undercroft.systems.universalis.skills import (
    blows,
    duels,
    fear,
    lairs,
    limbs,
    maws,
    onslaught,
    rage,
    shots,
    starts,
    venom,
)

BOUND = (blows, duels, fear, lairs, limbs, maws, onslaught, rage, shots, starts, venom)
"""Modules whose skills are bound to moments by being there."""
