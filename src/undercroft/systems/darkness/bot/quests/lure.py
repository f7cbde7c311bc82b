"""Quest 5: a Firework where the Immortal sees it only from beside the Bridge, and Pillars felled at the right time."""

from __future__ import annotations

from undercroft.board.zones import FAR
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.darkness.bot.aims import Aims, Wish, aims_in
from undercroft.systems.darkness.bot.lookout import Lookout, Person, Post, Threat

STRIDE = 2


@aims_in("the-immortals-downfall")
class Immortal(Aims):
    """Fetch a Firework, wait by the Bridge, lure the Immortal onto it, and only then bring the last Pillar down."""

    objectives = ("artifact",)
    curious = 0
    hasty = 0.8

    # the Immortal

    def immortal(self, look: Lookout) -> Threat | None:
        """The Immortal itself."""
        return next((one for one in look.threats if one.name == "high-troll" and one.role == "roamer"), None)

    def bridge(self, look: Lookout) -> tuple[int, ...]:
        """The Zones of the Bridge."""
        return look.chart.at("bridge")

    def caught(self, look: Lookout) -> bool:
        """Does the Immortal stand on the Bridge?"""
        immortal = self.immortal(look)
        return immortal is not None and immortal.at in self.bridge(look)

    def path(self, look: Lookout) -> list[int]:
        """The Zones the Immortal may tread in its next Activation, as far as one can foresee."""
        immortal = self.immortal(look)
        if immortal is None:
            return []
        goal = self.lit(look, immortal.at)
        zones, edge = [immortal.at], {immortal.at}
        for _ in range(STRIDE):
            edge = {step for zone in sorted(edge) for step in look.view.next_steps(zone, goal)}
            zones += sorted(edge)
        return zones

    def lit(self, look: Lookout, at: int) -> int:
        """The Zone to which the Immortal walks from another: a Firework in sight, else the Starting Zone."""
        seen = [zone for zone in look.at("firework") if look.view.sight[at] >> zone & 1]
        return seen[0] if seen else look.chart.start

    def lures(self, look: Lookout) -> list[int]:
        """Bridge Zones that the Immortal will see during its next Activation, if a Firework burns there."""
        immortal = self.immortal(look)
        if immortal is None or look.at("firework") or self.caught(look):
            return []
        found = []
        for zone in self.bridge(look):
            at = immortal.at
            for left in range(STRIDE, 0, -1):
                if look.view.sight[at] >> zone & 1:
                    if look.far(at, zone) <= left:
                        found.append(zone)
                    break
                steps = look.view.next_steps(at, look.chart.start)
                if not steps:
                    break
                at = steps[0]
        return found

    # where to go

    def holder(self, look: Lookout) -> Person | None:
        """The Hero with a Firework who is nearest to the Bridge."""
        near = self.bridge(look)[0]
        holders = [one for one in look.living if "firework" in one.tokens]
        return min(holders, key=lambda one: (look.far(one.at, near), one.id), default=None)

    def quest(self, look: Lookout) -> list[Wish]:
        """A Firework; then the places by the Bridge."""
        holder = self.holder(look)
        if self.caught(look):
            return [Wish(zone=post.at, worth=8.0, pace=0.6, own=True, alone=True) for post in look.posts]
        if holder is None and not look.at("firework"):
            zones = sorted(set(look.at(*self.objectives)))
            return [Wish(zone=zone, worth=10.0, pace=self.hasty, token=True, opening=0.5) for zone in zones]
        lures = self.lures(look)
        if holder is not None and holder.id == look.me.id and lures:
            return [Wish(zone=lures[0], worth=14.0, pace=1.0, own=True, alone=True)]
        return [Wish(zone=zone, worth=4.0, pace=0.5, own=True) for zone in self.waiting(look)]

    def waiting(self, look: Lookout) -> list[int]:
        """Zones to wait in: by the Pillar next to the Bridge, off the Bridge itself and off the Immortal's way."""
        way = set(self.path(look)) | set(self.bridge(look))
        last = min(look.chart.at("pillar"), key=lambda zone: look.far(zone, self.bridge(look)[0]))
        return sorted({last, *look.view.neighbours[last]} - way)

    def fit_to_open(self, look: Lookout, zone: int, wish: Wish) -> bool:
        """The Immortal does not wait."""
        return True

    def place(self, look: Lookout, zone: int) -> float:
        """A Hero in the Immortal's way dies, and so does one who stands on the Bridge when it falls."""
        if zone in self.path(look) and not self.caught(look):
            return -25.0
        return -6.0 if zone in self.bridge(look) and (self.caught(look) or look.at("firework")) else 0.0

    def walking(self, ask: Ask, look: Lookout) -> Option | None:
        """Light the Firework on the Bridge when the Immortal is about to see it."""
        light = next((option for option in ask.options if option.act == "place-firework"), None)
        return light if look.me.at in self.lures(look) else None

    # whom to strike

    def may_strike(self, look: Lookout, one: Threat | Post, zone: int) -> bool:
        """Any Enemy or Pillar may be struck, except the Immortal."""
        return isinstance(one, Post) or one.name != "high-troll" or one.role != "roamer"

    def post(self, look: Lookout, post: Post) -> float:
        """The first Pillar when there is time (a Hero who has to light a Firework has none); the last one, by the
        Bridge, only under the Immortal."""
        if self.caught(look):
            return 40.0
        holder = self.holder(look)
        if holder is not None and holder.id == look.me.id and self.lures(look):
            return 0.0
        if len(look.posts) > 1:
            near = look.far(self.bridge(look)[0], post.at)
            return 2.0 + (near if near < FAR else 0)
        return 0.0

    def hatred(self, look: Lookout, threat: Threat) -> float:
        """Archers on a balcony matter little: there is more important work."""
        archers = threat.at == look.chart.mark("archers") and threat.role == "mob"
        return 0.15 if archers else super().hatred(look, threat)
