"""Where a party should go and what it should strike: the aims of any Quest, which single Quests refine (`quests`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from undercroft.board.zones import FAR
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Token
from undercroft.systems.darkness.bot.lookout import (
    LOOT,
    NOTHING_BARRED,
    OBJECTIVES,
    Barred,
    Lookout,
    Person,
    Post,
    Threat,
)

A = TypeVar("A", bound="Aims")

NEAR = 3
SOUND = 3
"""The Health a Hero needs to be able to help others."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """A Zone to be in: what it is worth to get there, how much every step towards it counts.

    `token` when something is to be picked up there, `opening` how much opening a door on the way counts besides,
    `unlock` when a locked door on the way may be opened now, `alone` when a Hero should not wait for friends, `own`
    when it is for this Hero and not for the party.
    """

    zone: int
    worth: float = 2.0
    pace: float = 0.3
    token: bool = False
    opening: float = 0.0
    unlock: bool = False
    alone: bool = False
    own: bool = False


class Aims:
    """The aims of any Quest: treasure and objectives, rooms not yet opened, the Exit once it is open."""

    objectives: tuple[str, ...] = OBJECTIVES
    """Tokens that are to be picked up."""

    curious = 12
    """Rooms that the Quest does not ask for are opened up to this Round."""

    hasty = 0.3
    """How much a step on the Quest's way counts."""

    bold = 0.0
    """What it is worth to seek an ordinary Enemy out."""

    steep = 2.0
    """How much worse a wish is for every Level that it would raise the Current Level by."""

    # where to go

    def wish(self, look: Lookout) -> Wish | None:
        """What this Hero should make for: the best of all wishes, near ones before far ones.

        What everybody wants is judged by the way of the whole party, so that it stays together.
        """
        best, most = None, 0.0
        for wish in self.wishes(look):
            row = look.costs(wish.zone, unlock=wish.unlock)
            if row[look.me.at] >= FAR:
                continue
            ways = [row[look.me.at]] if wish.own else [min(row[one.at], 30) for one in look.living]
            value = wish.worth - 0.25 * sum(ways) / len(ways) - self.steep * self.climb(look, wish.zone)
            if best is None or value > most:
                best, most = wish, value
        return best

    def wishes(self, look: Lookout) -> list[Wish]:
        """Everything worth going for."""
        return [*self.quest(look), *self.rooms(look), *self.way_out(look), *self.loot(look), *self.prey(look)]

    def prey(self, look: Lookout) -> list[Wish]:
        """Enemies worth hunting: above all Agents, before they have called many others."""
        found = []
        for threat in look.awake:
            worth = 3.5 if threat.role == "agent" else self.bold
            if worth and self.hatred(look, threat) > 0.5:
                found.append(Wish(zone=threat.at, worth=worth, pace=0.3))
        return found

    def quest(self, look: Lookout) -> list[Wish]:
        """What the Quest wants next: its tokens."""
        return [self.fetch(look, zone, 5.0) for zone in sorted(set(look.at(*self.objectives)))]

    def fetch(self, look: Lookout, zone: int, worth: float) -> Wish:
        """A token of the Quest to be picked up."""
        return Wish(zone=zone, worth=worth, pace=self.hasty, token=True)

    def climb(self, look: Lookout, zone: int) -> int:
        """How many Levels a Zone lies above the Current Level: what is there is stronger by as much."""
        return max(0, look.chart.level_at(zone) - look.level)

    def _nearer(self, look: Lookout, zone: int) -> int:
        """How many friends are nearer to a Zone."""
        row = look.costs(zone)
        mine = (row[look.me.at], look.me.id)
        return sum((row[other.at], other.id) < mine for other in look.others)

    def loot(self, look: Lookout) -> list[Wish]:
        """Treasure that nobody guards."""
        found = []
        for zone in sorted(set(look.at(*LOOT))):
            if not look.foes_in(zone):
                worth = 2.8 - 1.0 * self._nearer(look, zone)
                found.append(Wish(zone=zone, worth=worth, pace=0.3, token=True, own=True))
        return found

    def rooms(self, look: Lookout) -> list[Wish]:
        """Rooms not yet opened, while the party is fit for what may be inside."""
        if look.round > self.curious or not self.fit(look):
            return []
        return [Wish(zone=zone, worth=1.8, pace=0.25, opening=0.3) for zone in look.sealed]

    def way_out(self, look: Lookout) -> list[Wish]:
        """The Exit, once it is open; a sound Hero first helps a friend who is held."""
        if not look.goals.get("exit") or look.chart.exit < 0:
            return []
        friend = self.in_need(look)
        if friend is not None:
            return [Wish(zone=friend.at, worth=6.0, pace=0.45, own=True)]
        return [Wish(zone=look.chart.exit, worth=6.0, pace=max(0.45, self.hasty), alone=True, own=True)]

    def in_need(self, look: Lookout) -> Person | None:
        """A friend held by Enemies, when this Hero is sound enough to help and there is time."""
        if look.me.health < SOUND or self.last_chance(look):
            return None
        held = [one for one in look.others if not one.kit.slippery and any(foe.at == one.at for foe in look.awake)]
        return min(held, key=lambda one: (look.far(look.me.at, one.at), one.id), default=None)

    def last_chance(self, look: Lookout) -> bool:
        """Is this the last Round in which a Hero can leave?"""
        return False

    # when to dare

    def fit(self, look: Lookout) -> bool:
        """Is the party in good health?"""
        health = sum(person.health for person in look.living)
        return health >= 0.6 * sum(person.most for person in look.people) and look.lives > 0

    def fit_to_open(self, look: Lookout, zone: int, wish: Wish) -> bool:
        """Open a door when friends are at hand, nothing else is about, and nobody sounder could do it."""
        if any(look.far(threat.at, zone) <= 2 for threat in look.awake):
            return False
        if wish.alone:
            return True
        at_hand = [other for other in look.others if look.far(other.at, zone) <= NEAR]
        if 2 * len(at_hand) < len(look.others) and look.round < 25:
            return False
        return look.me.health >= 2 or all(other.health <= look.me.health for other in at_hand)

    # what counts

    def token(self, look: Lookout, token: Token) -> float:
        """What it is worth to pick a token up."""
        if token.kind in self.objectives:
            return 5.0
        return 3.0 if token.kind == "special" else 2.0 if token.kind == "treasure" else 0.0

    def place(self, look: Lookout, zone: int) -> float:
        """What a Zone is worth for reasons of the Quest alone: less than nothing where no Hero should stand."""
        return 0.0

    def hatred(self, look: Lookout, threat: Threat) -> float:
        """How much more, or less, an Enemy matters than its figures say: an Agent calls another every Round."""
        return 0.4 if threat.asleep else 1.6 if threat.role == "agent" else 1.0

    def post(self, look: Lookout, post: Post) -> float:
        """What the fall of a Pillar is worth."""
        return 0.0

    def may_strike(self, look: Lookout, one: Threat | Post, zone: int) -> bool:
        """Could a Hero in this Zone strike that Enemy or Pillar, if it sees it?"""
        return isinstance(one, Threat)

    def barred(self, look: Lookout) -> Barred:
        """The pairs of Zones between which the Quest lets no Hero pass."""
        return NOTHING_BARRED

    # what the Quest offers

    def deed(self, ask: Ask, look: Lookout) -> Option | None:
        """Something the Quest offers as an Action that should be done now."""
        return None

    def walking(self, ask: Ask, look: Lookout) -> Option | None:
        """Something the Quest offers for a Movement Point that should be done now."""
        return None

    def caution(self, look: Lookout) -> float:
        """How much dearer than usual this Hero's Wounds are."""
        return 1.0

    def choose(self, look: Lookout) -> Person:
        """The Hero for a special part: the soundest."""
        return max(look.people, key=lambda person: (person.health, person.kit.defense, -person.id))


BY_RULES: dict[str, Aims] = {}
"""What players aim at under the rules of each Quest, by the name of the rules."""


def aims_in(rules: str) -> Callable[[type[A]], type[A]]:
    """Bind the aims of players under the rules of a Quest."""

    def bind(aims: type[A]) -> type[A]:
        if rules in BY_RULES:
            raise ValueError(f'"{rules}" has two sets of aims')
        BY_RULES[rules] = aims()
        return aims

    return bind
