"""Quests of carrying and running: relics to an altar, the Chosen One to the Exit, hands to two Levers."""

from __future__ import annotations

from undercroft.systems.darkness.bot.aims import Aims, Wish, aims_in
from undercroft.systems.darkness.bot.lookout import Lookout, Person, Threat


@aims_in("scorched-earth")
class ScorchedEarth(Aims):
    """Find both Artifacts among the facedown tokens, then stand with them on the Library, with no Enemy there."""

    objectives = ("facedown", "artifact")

    def quest(self, look: Lookout) -> list[Wish]:
        """The facedown tokens, then the Library."""
        if look.goals.get("artifacts", 0) < 2:
            return super().quest(look)
        return [Wish(zone=look.chart.at("library")[0], worth=9.0, pace=0.45, opening=0.2)]

    def hatred(self, look: Lookout, threat: Threat) -> float:
        """Enemies on the Library matter more once both Artifacts are found: none may stand there at the end."""
        final = look.goals.get("artifacts", 0) >= 2 and threat.at == look.chart.at("library")[0]
        return 2.0 if final else super().hatred(look, threat)


@aims_in("the-chosen-one")
class ChosenOne(Aims):
    """Three pieces, then the Chosen One runs for the Exit while the others cover the way."""

    objectives = ("artifact", "library")

    def way_out(self, look: Lookout) -> list[Wish]:
        """The Exit is for the Chosen One; the others go along."""
        if not look.goals.get("exit"):
            return []
        chosen = the_chosen(look)
        if chosen is None or chosen.id == look.me.id:
            return [Wish(zone=look.chart.exit, worth=12.0, pace=0.6, alone=True, own=True)]
        return [Wish(zone=chosen.at, worth=2.0, pace=0.3, own=True)]

    def last_chance(self, look: Lookout) -> bool:
        """The Chosen One waits for nobody."""
        return True

    def caution(self, look: Lookout) -> float:
        """The Chosen One must not die."""
        return 1.7 if "chosen-one" in look.me.marks else 1.0

    def choose(self, look: Lookout) -> Person:
        """The best Chosen One is a Hero nobody can hold, or else the best armoured."""
        return max(look.people, key=lambda one: (one.kit.slippery, one.kit.defense, one.health, -one.id))


def the_chosen(look: Lookout) -> Person | None:
    """The Chosen One."""
    return next((person for person in look.people if "chosen-one" in person.marks), None)


@aims_in("sparks-in-the-dark")
class Sparks(Aims):
    """Two Levers to be held at once, Artifacts on the way, then past the keeper to the Exit."""

    objectives = ("artifact",)

    def quest(self, look: Lookout) -> list[Wish]:
        """Artifacts first; then half of the party to each Lever."""
        wishes = super().quest(look)
        if look.goals.get("exit"):
            return wishes
        levers = look.chart.at("lair")
        return [*wishes, Wish(zone=self.lever(look, levers), worth=6.0, pace=0.4, alone=True, own=True)]

    def lever(self, look: Lookout, levers: tuple[int, ...]) -> int:
        """The Lever this Hero takes: the half of the party comparatively nearer to the first takes that one."""
        first, second = look.costs(levers[0]), look.costs(levers[1])
        order = sorted(look.people, key=lambda one: (first[one.at] - second[one.at], one.id))
        place = [one.id for one in order].index(look.me.id)
        return levers[0] if place < (len(order) + 1) // 2 else levers[1]
