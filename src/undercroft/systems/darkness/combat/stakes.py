"""What a question in the middle of a fight is about: both sides' dice, Hits against Shields.  DA-0288"""

from __future__ import annotations

from undercroft.kernel.stakes import About, Side, Stakes
from undercroft.systems.darkness.combat.outcome import totals
from undercroft.systems.darkness.combat.powers import ATTACK, DEFENSE, names_of
from undercroft.systems.darkness.state import Fight


def stakes_of(fight: Fight, side: str) -> About:
    """What a question to one side of a fight is about."""
    return About(lambda: _stakes(fight, side))


def _stakes(fight: Fight, side: str) -> Stakes:
    """The dice of both sides with what powers have added; the Attacker wants Wounds, the Defender none.  What each
    answer is worth only odds can tell."""
    hits, shields = totals(fight)
    attacking = Side(
        fight.attacker,
        "attack",
        fight.attack[0],
        hits.frozen(),
        hits.total,
        "hits",
        f"{fight.kind}-attack",
        *_lying(fight, ATTACK, fight.attack_faces),
    )
    defending = Side(
        fight.defender,
        "defense",
        fight.defense[0],
        shields.frozen(),
        shields.total,
        "shields",
        f"{fight.kind}-attack",
        *_lying(fight, DEFENSE, fight.defense_faces),
    )
    return Stakes("wound" if side == ATTACK else "no-wound", (attacking, defending), mine=int(side == DEFENSE))


def _lying(fight: Fight, side: str, faces: tuple[int, ...]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Dice at which somebody looks one by one, as the fight keeps them; of others the throws tell."""
    names = tuple(names_of(fight, side))
    return (names, faces) if faces and len(faces) == len(names) else ((), ())
