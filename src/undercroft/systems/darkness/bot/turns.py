"""Planning an Activation: every way to spend what is left of it, weighed by what it wins and what it risks.

A plan strikes from some Zone and ends in another; its worth is the harm done to Enemies, the way made towards the aim
and what lies at its end, less the Wounds to be expected there.  Only its first step is taken; then the bot looks anew.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from undercroft.board.zones import FAR
from undercroft.kernel.requests import NO_ONE, FigureId, Option
from undercroft.systems.darkness.bot.aims import Aims
from undercroft.systems.darkness.bot.danger import Danger
from undercroft.systems.darkness.bot.lookout import MAGIC_RANGE, Lookout, Post, Threat
from undercroft.systems.darkness.bot.strength import attack_strength

SPACING = 3
"""Zones between a Hero and the nearest friend that are no reason to worry."""


IDLE = 3.0
"""To stand among Enemies and do nothing only puts the blows off."""


class Plan(msgspec.Struct, kw_only=True):
    """What to do next: strike a target in a way, go to a Zone (and open the door to another), or nothing."""

    worth: float
    zone: int
    kind: str = ""
    target: FigureId = NO_ONE
    door: int = -1
    by: str = "walk"


class Planner:
    """All plans of one Hero with so many Actions, and Movement Points left of a Movement Action."""

    def __init__(self, look: Lookout, aims: Aims, points: int = 0, offered: Sequence[Option] | None = None) -> None:
        """`offered` are the options of the question, when it is about an Action: only those blows, no other."""
        self.look, self.aims, self.points = look, aims, points
        self._blows_now = None if offered is None else {(option.act, option.who) for option in offered}
        self._walks = offered is None or any(option.act == "move" for option in offered)
        self.me = look.me
        self.danger = Danger(look, aims.caution(look))
        look.barred = aims.barred(look)
        self.wish = aims.wish(look)
        self._way = self._costs()
        self._stays: dict[int, float] = {}
        self._doors: dict[int, int] = {}
        self._marks: dict[int, list[tuple[Threat | Post, str, float]]] = {}

    def _costs(self) -> tuple[int, ...]:
        if self.wish is None:
            return ()
        return self.look.costs(self.wish.zone, unlock=self.wish.unlock)

    # where one can go

    def actions_to(self, points: int) -> int:
        """Movement Actions needed to spend so many Movement Points."""
        more = points - self.points
        return 0 if more <= 0 else -(-more // self.me.points)

    def reach(self, start: int, most: int, *, loose: bool = False) -> dict[int, int]:
        """Zones that so many Movement Points reach, with their cost; Enemies stop a Hero who enters their Zone."""
        look = self.look
        found = {start: 0}
        edge = [start] if self._walks else []
        slippery = self.me.kit.slippery
        while edge:
            following = []
            for zone in edge:
                cost = found[zone] + 1
                if cost > most or not (slippery or (loose and zone == start) or self._passable(zone)):
                    continue
                for other in look.view.neighbours[zone]:
                    if other not in found and (zone, other) not in look.barred:
                        found[other] = cost
                        following.append(other)
            edge = following
        return found

    def _passable(self, zone: int) -> bool:
        return all(threat.stunned for threat in self.look.foes_in(zone))

    # what a place is worth

    def stay(self, zone: int) -> float:
        """What it is worth to be in a Zone, Enemies apart: nearer to the aim, not too far from friends."""
        known = self._stays.get(zone)
        if known is None:
            known = self._progress(zone) - self._lonely(zone) + self.aims.place(self.look, zone) + self._cover(zone)
            self._stays[zone] = known
        return known

    def _cover(self, zone: int) -> float:
        """Where Enemies are about, the dark is the better place when all else is equal."""
        return 0.1 if self.look.awake and self.look.dark(zone) else 0.0

    def _progress(self, zone: int) -> float:
        if self.wish is None or self._way[zone] >= FAR:
            return 0.0
        arrived = self.wish.worth if self._way[zone] == 0 and not self.wish.token else 0.0
        return arrived - self.wish.pace * self._way[zone]

    def _lonely(self, zone: int) -> float:
        look = self.look
        if not look.others or self.wish is None or self.wish.alone:
            return 0.0
        nearest = min(look.far(zone, other.at) for other in look.others)
        return 0.15 * max(0, min(nearest, 9) - SPACING)

    def loot(self, zone: int) -> float:
        """What lies in a Zone to be picked up; nothing while Enemies are there."""
        look = self.look
        if look.foes_in(zone):
            return 0.0
        return sum(self.aims.token(look, token) for token in look.tokens if token.at == zone)

    # what a blow is worth

    def targets(self, zone: int) -> list[tuple[Threat | Post, str, float]]:
        """What this Hero could strike from a Zone, how, and with how many Wounds on average."""
        known = self._marks.get(zone)
        if known is None:
            known = self._marks[zone] = list(self._targets(zone))
        return known

    def _targets(self, zone: int) -> list[tuple[Threat | Post, str, float]]:
        look, kit = self.look, self.me.kit
        row = look.view.range[zone]
        dark, hurt = look.dark(zone), min(self.me.hurt, 3)
        found: list[tuple[Threat | Post, str, float]] = []
        everything: list[Threat | Post] = [*look.threats, *look.posts]
        offered = self._blows_now if zone == self.me.at else None
        for one in everything:
            far = row[one.at]
            if far >= FAR or not self.aims.may_strike(look, one, zone):
                continue
            if isinstance(one, Post) and self.aims.post(look, one) <= 0:
                continue
            defense = one.defense if isinstance(one, Threat) else (0, 0)
            for kind in self._ways(far):
                strength = attack_strength(kit, kind, dark, hurt, *defense)
                if strength and (offered is None or (kind, one.id) in offered):
                    found.append((one, kind, strength))
        return found

    def _ways(self, far: int) -> tuple[str, ...]:
        if not far:
            return ("melee", "blade") if self.me.kit.spell_blade else ("melee",)
        return ("ranged", "magic") if far <= MAGIC_RANGE + self.me.kit.reach else ("ranged",)

    def harm(self, one: Threat | Post, wounds: float) -> tuple[float, float]:
        """What so many Wounds on a target are worth, and how likely it survives them."""
        if isinstance(one, Post):
            return self.aims.post(self.look, one) * min(1.0, wounds / max(1, one.health)), 1.0
        share = min(1.0, wounds / max(1, one.health))
        survives = max(0.0, min(1.0, 1.6 - wounds / max(1, one.health)))
        return self.aims.hatred(self.look, one) * self._prize(one) * share, survives

    def _prize(self, one: Threat) -> float:
        """What the end of an Enemy is worth: its blows no longer suffered, experience, its Equipment."""
        heroes = len(self.look.living)
        blow = max(one.blow(self.me, kind, False) for kind, dice in one.dice.items() if kind == "melee" or any(dice))
        xp = {"agent": 4, "roamer": 5}.get(one.role, 3 if one.boss else 0)
        return 1.5 + 3.5 * blow + 0.35 * one.minions + 0.25 * xp * (1 + 0.5 * heroes) + 1.0 * one.boss

    # plans

    def best(self, charges: list[int], shots: list[int], jumps: list[int]) -> Plan:
        """The plan that promises most; going nowhere and doing nothing is always one."""
        plans = [self._rest()]
        plans += self._strike_then_go()
        plans += self._go_then_strike()
        plans += [plan for zone in charges for plan in self._arrive(zone, self.me.actions, "charge")]
        plans += [plan for zone in shots for plan in self._arrive(zone, self.me.actions, "safe-shot")]
        plans += [plan for zone in jumps for plan in self._arrive(zone, self.me.actions - 1, "teleport")]
        return max(plans, key=lambda plan: plan.worth)

    def _rest(self) -> Plan:
        here = self.me.at
        idle = IDLE if self.look.pinned and self.me.actions > 0 else 0.0
        return Plan(worth=self.stay(here) - self.danger.price(self.danger.of(here)) - idle, zone=here, by="rest")

    def _ends(self, start: int, actions: int, points: int, *, loose: bool = False) -> list[tuple[int, int, float, int]]:
        """The Zones where a Hero may end with so many Actions left: Zone, points spent, worth, door opened."""
        most = points + actions * self.me.points
        found = []
        for zone, cost in self.reach(start, most, loose=loose).items():
            worth = self.stay(zone)
            if cost < most:
                worth += self.loot(zone)
                door = self._door(zone)
                if door >= 0 and self.wish is not None:
                    found.append((zone, cost + 1, worth + self.wish.pace + self.wish.opening, door))
            found.append((zone, cost, worth, -1))
        return found

    def _door(self, zone: int) -> int:
        """The Zone behind a closed door on the way, if it should be opened now."""
        known = self._doors.get(zone)
        if known is None:
            known = self._doors[zone] = self._door_on_the_way(zone)
        return known

    def _door_on_the_way(self, zone: int) -> int:
        look, way = self.look, self._way
        if self.wish is None or way[zone] >= FAR or not self.aims.fit_to_open(look, zone, self.wish):
            return -1
        for n, door in enumerate(look.chart.doors):
            if look.closed >> n & 1 and zone in (door.a, door.b):
                beyond = door.b if zone == door.a else door.a
                if way[beyond] + 2 == way[zone]:
                    return beyond
        return -1

    def _strike_then_go(self) -> list[Plan]:
        """Strike from here some times, then go elsewhere or stay."""
        plans = []
        here, actions = self.me.at, self.me.actions
        for one, kind, strength in self.targets(here):
            for blows in range(1, actions + 1):
                value, survives = self.harm(one, strength * blows)
                stays = self.stay(here) - self._price(here, one, survives)
                then = self._next_blows(one, actions - blows)
                plans.append(Plan(worth=value + then + stays, zone=here, kind=kind, target=one.id))
                if blows < actions and self._can_leave_after(one):
                    bound = survives if self.look.pinned else 0.0
                    for zone, _, worth, _ in self._ends(here, actions - blows, 0, loose=True):
                        goes = worth - self._price(zone, one, survives)
                        goes = (1.0 - bound) * goes + bound * stays
                        plans.append(Plan(worth=value + goes, zone=here, kind=kind, target=one.id))
        return plans

    def _next_blows(self, done: Threat | Post, blows: int) -> float:
        """What blows left over are worth against another target here."""
        if blows <= 0:
            return 0.0
        others = (
            self.harm(one, strength * blows)[0] for one, _, strength in self.targets(self.me.at) if one is not done
        )
        return 0.9 * max(others, default=0.0)

    def _can_leave_after(self, one: Threat | Post) -> bool:
        """Is no Enemy here, or only this one, to hold a Hero?"""
        return not self.look.pinned or (len(self.look.here_foes) == 1 and one.at == self.me.at)

    def _price(self, zone: int, struck: Threat | Post | None, survives: float) -> float:
        foe = struck if isinstance(struck, Threat) else None
        return self.danger.price(self.danger.of(zone, foe, survives))

    def _go_then_strike(self) -> list[Plan]:
        """Go somewhere, and strike with what is left."""
        plans = []
        for zone, cost, worth, door in self._ends(self.me.at, self.me.actions, self.points):
            if zone == self.me.at and door < 0 and not self.loot(zone):
                continue
            left = self.me.actions - self.actions_to(cost)
            plans.append(Plan(worth=worth - self._price(zone, None, 1.0), zone=zone, door=door))
            if door < 0 and left > 0:
                plans += self._blows(zone, left, worth)
                if left > 1:
                    plans += self._shoot_and_hide(zone, left - 1)
        return plans

    def _shoot_and_hide(self, zone: int, blows: int) -> list[Plan]:
        """Come out, strike from afar, and be gone into the dark."""
        plans = []
        marks = [mark for mark in self.targets(zone) if mark[0].at != zone]
        if marks and (self.me.kit.slippery or self._passable(zone)):
            ends = [end for end in self.reach(zone, self.me.points) if self.look.dark(end)]
            for one, _, strength in marks:
                value, survives = self.harm(one, strength * blows)
                for end in ends:
                    worth = value + self.stay(end) - self._price(end, one, survives)
                    plans.append(Plan(worth=worth, zone=zone))
        return plans

    def _blows(self, zone: int, blows: int, worth: float, by: str = "walk") -> list[Plan]:
        plans = []
        for one, _, strength in self.targets(zone):
            value, survives = self.harm(one, strength * blows)
            plans.append(Plan(worth=worth + value - self._price(zone, one, survives), zone=zone, by=by))
        return plans

    def _arrive(self, zone: int, blows: int, by: str) -> list[Plan]:
        """Come to a Zone by a skill; a rush strikes at once."""
        worth = self.stay(zone)
        plans = [] if by == "charge" else [Plan(worth=worth - self._price(zone, None, 1.0), zone=zone, by=by)]
        return plans + (self._blows(zone, blows, worth + 0.01, by) if blows > 0 else [])

    # the way there

    def next_step(self, zone: int) -> int:
        """The first Zone on the way to another that can be reached now; the darker where it does not matter."""
        look = self.look
        found = {zone}
        costs = self.reach(self.me.at, 12)
        while self.me.at not in found:
            before = {
                one
                for one, cost in costs.items()
                for other in found
                if other in look.view.neighbours[one]
                and (one, other) not in look.barred
                and cost + 1 == costs.get(other, -1)
            }
            if self.me.at in before:
                return min(found & set(look.view.neighbours[self.me.at]), key=lambda one: (not look.dark(one), one))
            if not before:
                return -1
            found = before
        return -1
