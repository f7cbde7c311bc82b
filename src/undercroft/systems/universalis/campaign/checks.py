"""What must hold on the map after every step, and what a seat cannot know of it.  UN-1296, UN-1299, UN-1306, UN-1307"""

from __future__ import annotations

import random
from collections import Counter

from undercroft.kernel.requests import SeatId
from undercroft.systems.universalis.campaign.boats import vessel
from undercroft.systems.universalis.campaign.dangers import MOST, markers, put
from undercroft.systems.universalis.campaign.world import WEEKS, world_of
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.realm import country, icons, settlement_at
from undercroft.systems.universalis.state import Marker


def check_world(game: Universalis) -> None:
    """Everybody is in one group at most, groups are on the map, boats sail on water, markers lie apart.

    UN-1206, UN-1277, UN-1296, UN-1306, UN-1307
    """
    world = world_of(game)
    assert 0 <= world.week <= WEEKS, f"week {world.week} of a year"
    twice = [id for id, n in Counter(id for group in world.groups for id in group.members).items() if n > 1]
    assert not twice, f"{twice} travel in two groups"
    for group in world.groups:
        assert group.at in country().places, f"a group is in {group.at}, which is on no map"
        assert not group.inside or settlement_at(group.at) is not None, f"a group is in no settlement at {group.at}"
        assert not group.aboard or group.boat is not None, "a group sails without a boat"
        assert not group.icon or group.at in icons()[group.icon].banks, "a boat is on no bank of its river"
        assert group.boat is None or group.boat.structure <= vessel(group.boat).structure, "a boat is more than whole"
    there = markers(game)
    assert len(there) <= MOST, f"{len(there)} Danger markers"
    lying = Counter(one.at for one in there if one.at not in (-1, world.lair))
    assert all(n == 1 for n in lying.values()), "two Danger markers lie in one territory"
    for hero in game.heroes():
        assert hero.coins >= 0, f"{hero.card} owes coins"
        assert hero.fortune >= 0, f"{hero.card} owes Fortune"


def deal_markers_anew(game: Universalis, seat: SeatId, luck: random.Random) -> None:
    """Where a person has moved the Danger markers only that person knows: lay each somewhere else, apart from the
    heroes and from each other; new ones lie in the starting territory.  UN-1299, UN-1307"""
    player, world = game.state.player, world_of(game)
    if player is None or player.owner == seat:
        return
    taken = {group.at for group in world.groups}
    free = [n for n in country().places if n not in taken and n != world.lair]
    luck.shuffle(free)
    put(game, tuple(one if one.fresh or one.at < 0 else Marker(free.pop()) for one in player.markers))
