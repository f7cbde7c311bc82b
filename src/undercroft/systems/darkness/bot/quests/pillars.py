"""Quests with Pillars in the way: Enforcers who sleep behind two of them, the Emissary at the bottom of the stairs.

A sleeping Enemy does not strike back: one way in is enough, and the other Pillar had better stand.
"""

from __future__ import annotations

from itertools import pairwise

from undercroft.kernel.requests import Ask, Option
from undercroft.systems.darkness.bot.aims import NEAR, Aims, Wish, aims_in
from undercroft.systems.darkness.bot.lookout import NOTHING_BARRED, Barred, Lookout, Post, Threat
from undercroft.systems.darkness.bot.strength import strength_against
from undercroft.systems.darkness.quests.common import behind, line_between

PATIENCE = 24
"""The Round in which the party goes down whether it is ready or not."""

GREATER_HEALTH, GREATER_DEFENSE = 8, (1, 1)
"""What is known of a Greater Abyssal Demon: Health for each Hero, Defense dice."""


def bars(look: Lookout, lairs: tuple[int, ...]) -> Barred:
    """The steps that standing Pillars forbid."""
    found = set()
    for post in look.posts:
        for lair in lairs:
            inside = behind(look.chart, lair)
            for zone in look.chart.zones.view().neighbours[post.at]:
                if inside >> zone & 1:
                    found |= {(post.at, zone), (zone, post.at)}
    return frozenset(found)


def clear_line(look: Lookout, one: int, other: int) -> bool:
    """Does no standing Pillar stop an attack along this line?"""
    line = line_between(look.chart, one, other)
    return not any(pair in look.barred for pair in pairwise(line))


@aims_in("big-game-hunting")
class BigGame(Aims):
    """Break one Pillar of each Enforcer and kill it in its sleep."""

    objectives = ()
    curious = 14

    def lairs(self, look: Lookout) -> tuple[int, ...]:
        """The Zones where Enforcers wait."""
        return tuple(look.chart.mark(f"enforcer-{n}") for n in (1, 2, 3))

    def barred(self, look: Lookout) -> Barred:
        """Standing Pillars let no Hero pass."""
        return bars(look, self.lairs(look))

    def quest(self, look: Lookout) -> list[Wish]:
        """The nearest Enforcer: its Pillar first, then itself."""
        wishes = []
        for enforcer in self.enforcers(look):
            pillars = self.pillars(look, enforcer)
            if len(pillars) > 1 and enforcer.asleep:
                wishes += [Wish(zone=post.at, worth=6.0, pace=0.35, opening=0.2) for post in pillars]
            else:
                wishes.append(Wish(zone=enforcer.at, worth=8.0, pace=0.4, opening=0.2))
        return wishes

    def enforcers(self, look: Lookout) -> list[Threat]:
        """Roaming Monsters that stand behind Pillars, or have been woken."""
        lairs = self.lairs(look)
        return [one for one in look.threats if one.role == "roamer" and (one.asleep or one.at in lairs)]

    def pillars(self, look: Lookout, enforcer: Threat) -> list[Post]:
        """The standing Pillars around an Enforcer."""
        names = {token.zone: token.name for token in look.chart.tokens if token.kind == "pillar"}
        mine = {look.chart.mark(name): name for name in ("enforcer-1", "enforcer-2", "enforcer-3")}
        return [post for post in look.posts if names.get(post.at) == mine.get(enforcer.at, "")]

    def post(self, look: Lookout, post: Post) -> float:
        """One Pillar of each pair is to fall."""
        names = {token.zone: token.name for token in look.chart.tokens if token.kind == "pillar"}
        pair = [other for other in look.posts if names.get(other.at) == names.get(post.at)]
        lair = look.chart.mark(names[post.at])
        guarded = any(one.at == lair for one in look.threats)
        return 7.0 if len(pair) > 1 and guarded else 0.0

    def may_strike(self, look: Lookout, one: Threat | Post, zone: int) -> bool:
        """Pillars may be struck from beside them, Enforcers where no Pillar is between."""
        if isinstance(one, Post):
            return look.view.range[zone][one.at] <= 1
        return clear_line(look, zone, one.at)

    def hatred(self, look: Lookout, threat: Threat) -> float:
        """Sleeping Enforcers are the best targets of all."""
        return 2.0 if threat.asleep else super().hatred(look, threat)


@aims_in("the-heart-of-darkness")
class HeartOfDarkness(Aims):
    """Grow strong in the first Stage; then down, quickly, and strike the last Emissary in its sleep."""

    objectives = ("artifact",)
    curious = 14
    bold = 2.0

    def stage(self, look: Lookout) -> int:
        """The Stage this Hero is in."""
        return look.chart.stage_of[look.me.at]

    def barred(self, look: Lookout) -> Barred:
        """Standing Pillars let no Hero pass, nor do stairs down past a living Emissary."""
        stages = look.chart.stage_of
        won = look.goals.get("emissaries", 0)
        stairs = set()
        for one, other in look.chart.stairs:
            top, bottom = (one, other) if stages[one] < stages[other] else (other, one)
            if won < stages[top] or (stages[top] == 1 and not self.gathered(look, top)):
                stairs.add((top, bottom))
        pillars = bars(look, (look.chart.mark("emissary-3"),)) if look.posts else NOTHING_BARRED
        return frozenset(stairs) | pillars

    def quest(self, look: Lookout) -> list[Wish]:
        """The Emissary of the Stage; in the last Stage a switch first."""
        won = look.goals.get("emissaries", 0)
        down = look.goals.get("stage", 1) > 1
        wishes = super().quest(look) if won else []
        if won == 2 and len(look.posts) > 1:
            wishes += [Wish(zone=zone, worth=8.0, pace=0.5) for zone in look.at("lair")]
            return wishes
        if won <= 1 and not down and not self.ready(look):
            return wishes
        landing = look.chart.marks["stairs-a"][0]
        if won == 1 and not down and not self.gathered(look, landing):
            return [*wishes, Wish(zone=landing, worth=6.0, pace=0.4, own=True)]
        emissary = next((one for one in look.threats if one.name == "abyssal-demon"), None)
        zone = emissary.at if emissary is not None else look.chart.mark(f"emissary-{min(3, won + 1)}")
        wishes.append(Wish(zone=zone, worth=6.0, pace=0.5 if down else 0.35, opening=0.2))
        return wishes

    def gathered(self, look: Lookout, landing: int) -> bool:
        """Has the way down begun, or is everybody at the head of the stairs?"""
        together = all(look.far(one.at, landing) <= NEAR for one in look.living)
        return look.goals.get("stage", 1) > 1 or (together and self.ready(look))

    def ready(self, look: Lookout) -> bool:
        """Is the party strong and sound enough for the way down, where there is no rest, or is it getting late?"""
        won = look.goals.get("emissaries", 0)
        blows = sum(3 * strength_against(one.kit, GREATER_DEFENSE) for one in look.living)
        rounds = GREATER_HEALTH * len(look.people) / max(0.5, blows)
        sound = sum(one.hurt for one in look.living) <= len(look.living) and len(look.living) == len(look.people)
        if won == 0:
            return (rounds < 3.0 and sound) or look.round > PATIENCE // 2
        return (rounds < 1.5 and sound) or look.round > PATIENCE

    def rooms(self, look: Lookout) -> list[Wish]:
        """Rooms of the first Stage only, except the Emissary's."""
        if look.goals.get("stage", 1) > 1:
            return []
        lair = look.view.chamber[look.chart.mark("emissary-1")]
        stages = look.chart.stage_of
        return [wish for wish in super().rooms(look) if stages[wish.zone] == 1 and not lair >> wish.zone & 1]

    def prey(self, look: Lookout) -> list[Wish]:
        """Experience is to be had in the first Stage; farther down there is no time."""
        return super().prey(look) if look.goals.get("stage", 1) == 1 else []

    def loot(self, look: Lookout) -> list[Wish]:
        """Treasure of the Stage."""
        return [wish for wish in super().loot(look) if look.chart.stage_of[wish.zone] == self.stage(look)]

    def deed(self, ask: Ask, look: Lookout) -> Option | None:
        """Flip a switch while both Pillars stand."""
        flip = next((option for option in ask.options if option.act == "flip-switch"), None)
        return flip if len(look.posts) > 1 else None

    def may_strike(self, look: Lookout, one: Threat | Post, zone: int) -> bool:
        """Enemies may be struck where no Pillar is between."""
        return isinstance(one, Threat) and clear_line(look, zone, one.at)

    def hatred(self, look: Lookout, threat: Threat) -> float:
        """The Emissary before all others."""
        return 2.0 if threat.name == "abyssal-demon" else super().hatred(look, threat)

    def fit_to_open(self, look: Lookout, zone: int, wish: Wish) -> bool:
        """Below the first Stage nobody can wait."""
        return look.goals.get("stage", 1) > 1 or super().fit_to_open(look, zone, wish)
