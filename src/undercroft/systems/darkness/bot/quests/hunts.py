"""Quests of one great beast: the Spider that crawls away, the Sentry on falling ground, the Hellhound in its vault."""

from __future__ import annotations

from undercroft.systems.darkness.bot.aims import Aims, Wish, aims_in
from undercroft.systems.darkness.bot.lookout import NOTHING_BARRED, Barred, Lookout, Threat
from undercroft.systems.darkness.bot.strength import strength_against


def rounds_to_kill(look: Lookout, beast: Threat) -> float:
    """How many Rounds the party would need, if everybody struck with every Action."""
    blows = sum(3 * strength_against(person.kit, beast.defense) for person in look.living)
    return beast.health / max(0.5, blows)


def named(look: Lookout, name: str) -> Threat | None:
    """An Enemy by its kind."""
    return next((threat for threat in look.threats if threat.name == name), None)


@aims_in("black-widow")
class BlackWidow(Aims):
    """Take the Nests and what treasure is near while the Spider crawls, then kill it before it is out."""

    objectives = ("lair",)
    curious = 5

    def quest(self, look: Lookout) -> list[Wish]:
        """Nests; the Spider when the party is strong enough, or when the way left to it grows short."""
        wishes = super().quest(look)
        spider = named(look, "giant-spider")
        if spider is not None and self.now(look, spider):
            wishes.append(Wish(zone=spider.at, worth=8.0, pace=0.4, own=True))
        return wishes

    def now(self, look: Lookout, spider: Threat) -> bool:
        """Is it time to strike?"""
        left = look.goals.get("way", 0) + 1
        return rounds_to_kill(look, spider) * 1.7 + 1 >= left or rounds_to_kill(look, spider) < 2.0

    def hatred(self, look: Lookout, threat: Threat) -> float:
        """The Spider is all that counts, when it is time."""
        if threat.name != "giant-spider" or threat.role != "roamer":
            return super().hatred(look, threat)
        return 3.0 if self.now(look, threat) else 0.7


BY_ROUND = ((1, 1), (2, 3))
"""In War Drums: the highest Level to go to, and the Round until which that holds; then on to the end."""


LAST_CALL = 7
"""In War Drums: from this Round on nobody waits before the gate."""


@aims_in("goblin-war-drums")
class WarDrums(Aims):
    """Keep ahead of the falling ground, kill the Sentry on the last tile, get out."""

    objectives = ()
    curious = 6
    hasty = 0.5
    bold = 1.5

    def quest(self, look: Lookout) -> list[Wish]:
        """On to the last tile; there the Sentry."""
        if look.goals.get("exit"):
            return []
        sentry = self.sentry(look)
        if sentry is not None:
            return [Wish(zone=sentry.at, worth=9.0, pace=0.5, opening=0.3)]
        if not self.gathered(look):
            return [Wish(zone=look.chart.marks["gate"][0], worth=9.0, pace=0.5, opening=0.3)]
        return [Wish(zone=look.chart.mark("sentry"), worth=9.0, pace=0.5, opening=0.3)]

    def gathered(self, look: Lookout) -> bool:
        """Is everybody before the gate, or has somebody gone through, or is there no time left?"""
        before = look.chart.level_at(look.chart.marks["gate"][0])
        levels = [look.chart.level_at(one.at) for one in look.living]
        return min(levels) >= before or max(levels) > before or look.round >= LAST_CALL

    def barred(self, look: Lookout) -> Barred:
        """Nobody goes through the gate, which calls the Sentry, before the party is together."""
        inner, outer = look.chart.marks["gate"]
        return NOTHING_BARRED if self.gathered(look) else frozenset({(inner, outer)})

    def wishes(self, look: Lookout) -> list[Wish]:
        """Each tile has its time: what lies beyond the tile of this Round waits."""
        far = max(look.level, next((level for level, last in BY_ROUND if look.round <= last), 9))
        return [wish for wish in super().wishes(look) if look.chart.level_at(wish.zone) <= far]

    def way_out(self, look: Lookout) -> list[Wish]:
        """With the Sentry dead there is nothing to stay for."""
        if not look.goals.get("exit"):
            return []
        if self.in_need(look) is not None:
            return super().way_out(look)
        return [Wish(zone=look.chart.exit, worth=20.0, pace=1.2, alone=True, own=True)]

    def last_chance(self, look: Lookout) -> bool:
        """The last tile falls at the end of this Round."""
        return look.goals.get("drums", 9) <= 1

    def sentry(self, look: Lookout) -> Threat | None:
        """The monster of the last tile."""
        last = look.chart.tile_of[look.chart.exit]
        return next((one for one in look.threats if one.role == "roamer" and look.chart.tile_of[one.at] == last), None)

    def hatred(self, look: Lookout, threat: Threat) -> float:
        """The Sentry must die in time, and so must any Enemy that holds a Hero on falling ground."""
        holding = threat.at == look.me.at and self.place(look, threat.at) < -5.0
        return 2.0 if holding or threat is self.sentry(look) else super().hatred(look, threat)

    def place(self, look: Lookout, zone: int) -> float:
        """Nobody stays where the ground falls at the end of this Round, or soon after."""
        standing = [(tile.level, n) for n, tile in enumerate(look.chart.tiles) if not look.gone & tile.zones]
        if not standing or look.chart.tile_of[zone] != min(standing)[1] or len(standing) == 1:
            return 0.0
        drums = look.goals.get("drums", 9)
        return {1: -30.0, 2: -10.0, 3: -2.0}.get(drums, 0.0)

    def fit_to_open(self, look: Lookout, zone: int, wish: Wish) -> bool:
        """There is no time to wait."""
        return True


@aims_in("the-fiends-treasure")
class FiendsTreasure(Aims):
    """Two Keys among dead ends and guarded rooms; then everybody on the Hellhound."""

    objectives = ("facedown", "artifact", "library")
    curious = 20

    def quest(self, look: Lookout) -> list[Wish]:
        """Keys first, then the Special door."""
        if look.goals.get("keys", 0) < 2:
            return super().quest(look)
        hound = named(look, "hellhound")
        zone = hound.at if hound is not None else look.chart.mark("hellhound")
        return [*super().quest(look), Wish(zone=zone, worth=6.0, pace=0.35, unlock=True, opening=0.2)]

    def hatred(self, look: Lookout, threat: Threat) -> float:
        """Once awake, the Hellhound is all that counts."""
        return 2.0 if threat.name == "hellhound" and not threat.asleep else super().hatred(look, threat)
