"""The year: its weeks, winter and its cold, what ends with it.  UN-1220, UN-1277, UN-1278, UN-1280, UN-1281, UN-G99"""

from __future__ import annotations

from undercroft.kernel.requests import Script
from undercroft.systems.universalis.campaign.travel_events import struck_down
from undercroft.systems.universalis.campaign.world import in_winter, members, note, world_of
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.cards.words import Blast
from undercroft.systems.universalis.effects import Cause
from undercroft.systems.universalis.effects.harm import burst
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.realm import ground_of
from undercroft.systems.universalis.state import Group

FROST = Blast(dice=1, against="natural")
"""A damage die against Natural Armor.  UN-1281"""
COLD = ("glacier", "mountain")


def freezes(game: Universalis, group: Group) -> bool:
    """Is a group in the cold: in winter, in a Glacier, on a frozen sea or in the mountains, outside a settlement?

    UN-1280, UN-1281
    """
    return in_winter(game) and not group.inside and not group.icon and ground_of(group.at, winter=True) in COLD


def cold(game: Universalis) -> Script[None]:
    """At the end of a campaign turn in the cold each hero takes a damage die.  UN-1281, UN-G99"""
    for group in world_of(game).groups:
        if freezes(game, group):
            for one in members(game, group):
                yield from burst(game, one, FROST, FROST.dice, Cause())
    yield from struck_down(game)


def new_year(game: Universalis) -> None:
    """After 52 campaign turns all independent quests are locked again, and those accomplished may be unlocked anew;
    here the players may leave off for a while.  UN-1220, UN-1221, UN-1277"""
    world = world_of(game)
    world.week, world.year = 1, world.year + 1
    world.open, world.done = (), ()
    lasting = library()[QUESTS]
    world.tries = {id: n for id, n in world.tries.items() if id in lasting and lasting[id].kind != "independent"}
    note(game, "new-year", n=world.year)
    game.end(True, "universalis-year-over")
