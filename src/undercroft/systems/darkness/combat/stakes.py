"""What a question in the middle of a fight is about: both sides' dice, Hits against Shields.  DA-0288"""

from __future__ import annotations

from undercroft.kernel import stakes
from undercroft.kernel.stakes import About, Stakes
from undercroft.kernel.tally import Tally
from undercroft.systems.darkness.combat.outcome import totals
from undercroft.systems.darkness.rolls import COLOURS
from undercroft.systems.darkness.state import ATTACK, DEFENSE, Fight, Side


def stakes_of(fight: Fight, side: Side) -> About:
    """What a question to one side of a fight is about."""
    return About(lambda: _stakes(fight, side))


def _stakes(fight: Fight, side: Side) -> Stakes:
    """The dice of both sides with what powers have added; the Attacker wants Wounds, the Defender none.  What each
    answer is worth only odds can tell."""
    hits, shields = totals(fight)
    shown = (_shown(fight, fight.attack, hits, "hits"), _shown(fight, fight.defense, shields, "shields"))
    return Stakes("wound" if side.name == ATTACK else "no-wound", shown, mine=int(side.name == DEFENSE))


def _shown(fight: Fight, side: Side, tally: Tally, unit: str) -> stakes.Side:
    """One side of a fight, with its dice if the fight keeps each of them; otherwise the throws tell of them."""
    better, plainer = COLOURS[side.name]
    names = (better,) * side.better + (plainer,) * side.plainer
    faces = side.better_faces + side.plainer_faces
    lying = (names, faces) if len(faces) == len(names) else ((), ())
    return stakes.Side(
        side.who, side.name, side.shown.value, tally.frozen(), tally.total, unit, f"{fight.kind}-attack", *lying
    )
