"""Camping: a group that stays in a territory rests there, and goes nowhere else.  UN-1288 to UN-1292"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option
from undercroft.systems.universalis.agenda import TravelRoll
from undercroft.systems.universalis.campaign.travelling import CAMP
from undercroft.systems.universalis.campaign.world import group_at, in_winter, members, note
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.realm import ground_of
from undercroft.systems.universalis.status.conditions import heal

VITALITY, MANA = 2, 1
"""What each recovers in a campaign turn of camping.  UN-1290"""


def offers(game: Universalis, n: int) -> list[Option]:
    """A group that stays in a territory may declare that it camps.  UN-1288"""
    group = group_at(game, n)
    return [] if group.chose or group.inside or group.aboard else [Option("camp")]


def camp(game: Universalis, n: int, option: Option) -> None:
    """Each recovers 2 Vitality and 1 Mana; no places are visited and no settlement entered in this turn, and Travel
    Events are likelier.  UN-1288 to UN-1291"""
    group = group_at(game, n)
    group.chose = CAMP
    note(game, "camped", group.at)
    for one in members(game, group):
        heal(game, one, VITALITY, "camping")
        most = game.kit(one).mana
        if one.mana < most:
            one.mana = min(most, one.mana + MANA)
            game.tell(Changed, "mana", one.id, now=one.mana, rules=("UN-1290",))
    game.push(TravelRoll(group=n, ground=ground_of(group.at, winter=in_winter(game))))


DEEDS = {"camp": camp}
