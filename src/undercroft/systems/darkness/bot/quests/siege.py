"""Quest 9: hold the shrine against the waves."""

from __future__ import annotations

from undercroft.systems.darkness.bot.aims import Aims, Wish, aims_in
from undercroft.systems.darkness.bot.lookout import Lookout, Threat


@aims_in("maze-of-darkness")
class Maze(Aims):
    """Stay by the Artifact, take arms from the shrine, stand in the ways in that no Pillar holds any more."""

    objectives = ()

    def artifact(self, look: Lookout) -> int:
        """The Zone of the Artifact."""
        return look.chart.at("artifact")[0]

    def gates(self, look: Lookout) -> tuple[int, ...]:
        """The ways in."""
        return look.chart.at("pillar")

    def quest(self, look: Lookout) -> list[Wish]:
        """The way in this Hero should hold; when the waves are over, the last Enemies."""
        if look.goals.get("waves", 1) == 0 and look.threats:
            nearest = min(look.threats, key=lambda one: (look.far(look.me.at, one.at), one.id))
            return [Wish(zone=nearest.at, worth=4.0, pace=0.3, own=True)]
        return [Wish(zone=self.gate(look), worth=1.5, pace=0.4, own=True)]

    def gate(self, look: Lookout) -> int:
        """The gate in most danger that no friend holds yet: no Pillar, Enemies near."""
        held = {other.at for other in look.others}
        standing = {post.at: post.health for post in look.posts}

        def peril(gate: int) -> tuple[float, int]:
            near = sum(2.0 / (1 + look.far(one.at, gate)) for one in look.awake)
            return near - 0.5 * standing.get(gate, 0) - 1.5 * (gate in held), -gate

        return max(self.gates(look), key=peril)

    def rooms(self, look: Lookout) -> list[Wish]:
        """Cells outside do not matter."""
        return []

    def prey(self, look: Lookout) -> list[Wish]:
        """Nobody goes hunting: Enemies come by themselves."""
        return []

    def loot(self, look: Lookout) -> list[Wish]:
        """Treasure of the shrine."""
        home = look.chart.tile_of[self.artifact(look)]
        return [wish for wish in super().loot(look) if look.chart.tile_of[wish.zone] == home]

    def place(self, look: Lookout, zone: int) -> float:
        """Nobody runs far after Enemies while more are to come."""
        if look.goals.get("waves", 1) == 0:
            return 0.0
        return -0.5 * max(0, look.far(zone, self.artifact(look)) - 1)

    def hatred(self, look: Lookout, threat: Threat) -> float:
        """An Enemy on the Artifact must go at once; next come those in the gates."""
        far = look.far(threat.at, self.artifact(look))
        return 6.0 if far == 0 else 1.6 if far == 1 else 1.0
