"""What a question in the middle of an attack is about: both sides' dice and what is added to them.  DO-0031"""

from __future__ import annotations

from undercroft.kernel import stakes
from undercroft.kernel.stakes import NEVER, SURELY, About, Stakes
from undercroft.kernel.tally import total
from undercroft.systems.doria.state import Attack, Side


def stakes_of(attack: Attack, resists: tuple[bool, ...] = ()) -> About:
    """What a question about an attack is about; `resists` says of each answer whether it fends the attack off."""
    return About(lambda: _stakes(attack, resists))


def _stakes(attack: Attack, resists: tuple[bool, ...]) -> Stakes:
    sides = (_shown(attack, attack.attack, "attack"), _shown(attack, attack.defence, "defence"))
    goal = "escape" if resists else "wound"
    return Stakes(goal, sides, tuple(SURELY if one else NEVER for one in resists), mine=int(bool(resists)))


def _shown(attack: Attack, side: Side, roll: str) -> stakes.Side:
    return stakes.Side(
        side.who, roll, side.thrown, side.bonus, side.thrown + total(side.bonus), thrown=f"{attack.kind}-attack"
    )
