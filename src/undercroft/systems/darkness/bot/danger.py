"""What standing somewhere may cost: who could strike there, how hard, and whether a Hero would be seen at all."""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.systems.darkness.bot.lookout import Lookout, Threat, strike_zones

SOLE, CHOSEN, OTHER, UNSEEN = 1.0, 0.6, 0.3, 0.12
"""How likely an Enemy strikes this Hero: the only one in reach, the richest of several, another, one in the dark."""

STRIDES = 3
"""Zones an Enemy can come before it strikes in the next phase, when it has been provoked."""


class Danger:
    """The dangers of the next Enemies' Phase and of Counter-Attacks, for one Hero."""

    def __init__(self, look: Lookout, caution: float = 1.0) -> None:
        self.look, self.caution = look, caution
        self._reach = [(threat, *self._strikes(threat)) for threat in look.awake]
        self._blows: dict[tuple[int, str], float] = {}
        self._shares: dict[int, float] = {}

    def _strikes(self, threat: Threat) -> tuple[Bits, Bits]:
        look = self.look
        held = not threat.slippery and any(person.at == threat.at for person in look.others)
        return strike_zones(
            look.chart,
            look.closed,
            look.gone,
            threat.at,
            threat.dice["melee"] != (0, 0),
            threat.dice["ranged"] != (0, 0),
            threat.reach,
            not held,
        )

    def hidden(self, threat: Threat, zone: int) -> bool:
        """Would a Hero there be in the dark and out of an Enemy's sight?"""
        return self.look.dark(zone) and not self.look.view.sight[threat.at] >> zone & 1

    def blow(self, threat: Threat, zone: int, near: Bits, afar: Bits) -> float:
        """The Wounds one attack of an Enemy on this Hero in a Zone would cost; 0 where it cannot strike."""
        bit = 1 << zone
        worst = 0.0
        if near & bit:
            worst = self._blow(threat, "melee")
        if afar & bit and threat.at != zone:
            kind = "ranged" if threat.dice["ranged"] != (0, 0) else "magic"
            worst = max(worst, self._blow(threat, kind))
        return worst

    def _blow(self, threat: Threat, kind: str) -> float:
        key = (threat.id, kind)
        if key not in self._blows:
            self._blows[key] = threat.blow(self.look.me, kind, False)
        return self._blows[key]

    def of(self, zone: int, struck: Threat | None = None, survives: float = 1.0) -> float:
        """Wounds to be expected after ending an Activation in a Zone, having struck an Enemy that may have survived."""
        total = 0.0
        for threat, near, afar in self._reach:
            hurt = self.blow(threat, zone, near, afar)
            share = self._share(threat, near | afar)
            if struck is not None and threat.id == struck.id:
                total += survives * self._provoked(threat, zone, hurt, share)
            elif hurt:
                total += hurt * (UNSEEN if self.hidden(threat, zone) else share)
        return total

    def _provoked(self, threat: Threat, zone: int, hurt: float, share: float) -> float:
        """An Enemy that was struck and sees the Hero strikes back, or comes nearer and strikes in the next phase."""
        if self.hidden(threat, zone):
            return hurt * UNSEEN
        if hurt:
            return hurt * (share + 0.8)
        comes = not threat.stunned and self.look.far(threat.at, zone) <= STRIDES
        return self._blow(threat, "melee") * share if comes else 0.0

    def _share(self, threat: Threat, reach: Bits) -> float:
        """Where friends are in reach too, the blow falls on one of the party in any case."""
        known = self._shares.get(threat.id)
        if known is None:
            friends = any(reach >> other.at & 1 for other in self.look.others)
            known = (CHOSEN if self.look.richest else OTHER) if friends else SOLE
            self._shares[threat.id] = known
        return known

    def price(self, wounds: float) -> float:
        """What Wounds cost a Hero of this Health: more than their number where they may kill."""
        health = self.look.me.health
        return self.caution * (wounds + 7.0 * max(0.0, wounds / max(1, health) - 0.4))
