"""Where a party should go and whom it should strike: the general aims, and those of single Quests."""

from __future__ import annotations

from undercroft.board.zones import FAR
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import ZoneBoard
from undercroft.systems.darkness.lookout import LOOT, OBJECTIVES, Lookout

NEAR = 3


class Aims:
    """The aims of any Quest: enemies at hand, treasure and objectives, unopened doors, the Exit once it is open."""

    def goal(self, look: Lookout) -> int | None:
        """The Zone this Hero should make for; None to stay."""
        for wish in (self.prey, self.loot, self.quest, self.doors, self.way_out):
            zone = wish(look)
            if zone is not None:
                return zone
        return None

    def prey(self, look: Lookout) -> int | None:
        """The nearest Enemy worth fighting, if it is near; a shooter stays where it can shoot."""
        me = look.me
        near = [
            threat
            for threat in look.threats
            if not threat.asleep and look.far(me.at, threat.at) <= NEAR and self.worth_fighting(look, threat.name)
        ]
        if not near or me.health <= 1:
            return None
        target = min(near, key=lambda threat: (look.far(me.at, threat.at), threat.health, threat.id))
        if me.kind != "melee" and look.view is not None:
            return self.vantage(look, target.at)
        return target.at

    def vantage(self, look: Lookout, zone: int) -> int | None:
        """A Zone from which a Ranged or Magic weapon reaches another, dark if possible, as near as may be."""
        me, view = look.me, look.view
        assert view is not None
        most = 2 if me.kind == "magic" else FAR - 1
        places = [
            one
            for one in range(len(view.range))
            if 1 <= view.range[one][zone] <= most and look.far(me.at, one) < FAR and not look.foes_in(one)
        ]
        if not places:
            return zone
        return min(places, key=lambda one: (look.far(me.at, one), not look.dark(one), one))

    def loot(self, look: Lookout) -> int | None:
        """Treasure and objectives that nobody guards."""
        return self.nearest(look, [token.at for token in look.tokens if token.kind in (*LOOT, *OBJECTIVES)], 8)

    def quest(self, look: Lookout) -> int | None:
        """What the Quest wants next."""
        return None

    def doors(self, look: Lookout) -> int | None:
        """The nearest room not yet opened, when the party is fit enough for what may be inside."""
        chart, view = look.chart, look.view
        if chart is None or view is None:
            return None
        if sum(person.health <= 1 for person in look.people if not person.down) * 2 > len(look.people):
            return None
        board = look.scene.board
        assert isinstance(board, ZoneBoard)
        sealed = [zone.id for zone in board.zones if zone.sealed]
        locked = {door.to for door in board.doors if door.state == "locked"}
        places = [zone for zone in sealed if zone not in locked and look.far_through_doors(look.me.at, zone) < FAR]
        return min(places, key=lambda zone: (look.far_through_doors(look.me.at, zone), zone), default=None)

    def way_out(self, look: Lookout) -> int | None:
        """The Exit, once it is open."""
        if look.chart is not None and look.goals.get("exit") and look.chart.exit >= 0:
            return look.chart.exit
        return None

    def nearest(self, look: Lookout, zones: list[int], limit: int = FAR) -> int | None:
        """The nearest of some Zones without Enemies that can be reached."""
        within = [zone for zone in zones if look.far(look.me.at, zone) < min(limit, FAR) and not look.foes_in(zone)]
        return min(within, key=lambda zone: (look.far(look.me.at, zone), zone), default=None)

    def worth_fighting(self, look: Lookout, name: str) -> bool:
        """Should this kind of Enemy be sought out?"""
        return True

    def hatred(self, option: Option, look: Lookout) -> float:
        """How much more a target matters than its figures say."""
        return 0.0

    def deed(self, ask: Ask, look: Lookout) -> Option | None:
        """Something the Quest offers as an Action that should be done now."""
        return None

    def walking(self, options: list[Option], look: Lookout) -> Option | None:
        """Something the Quest offers for a Movement Point that should be done now."""
        return None


GENERAL = Aims()
BY_QUEST: dict[str, Aims] = {}


def aims_of(look: Lookout) -> Aims:
    """The aims of the Quest being played."""
    return BY_QUEST.get(look.quest, GENERAL)
