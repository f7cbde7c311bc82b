"""The world of a campaign as it stands: the week, groups and where they are, boats, quests unlocked, Danger markers."""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercroft.kernel.ranges import MANY, Number, Scroll, Spot, Sum, Tag, Tags
from undercroft.kernel.requests import NOWHERE


class Boat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A boat: its kind, its points of Structure left, the territory where it lies, at which sea area or river icon, and
    for how many turns its group has been in other territories.  UN-1247, UN-1249 to UN-1251"""

    kind: Tag
    structure: Number
    at: Spot
    water: Spot = NOWHERE
    icon: Number = 0
    away: Number = 0


class Group(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Heroes who travel together, by the ids of their sheets: where they are, and what they have done in this campaign
    turn.  UN-1225 to UN-1231, UN-1296

    On a river `at` is a territory on its bank and `icon` says where the boat is.
    """

    members: Tags
    at: Spot
    inside: bool = False
    """Are they in the settlement of the territory?"""
    boat: Boat | None = None
    aboard: bool = False
    icon: Number = 0
    held: Number = 0
    """For how many campaign turns they are held back.  UN-1297"""

    # in this campaign turn

    chose: Tag = ""
    """Whether they travel, stay or camp, once they have chosen.  UN-1225, UN-1288"""
    moved: Number = 0
    course: Tag = ""
    """How they took their last step: by road, off the road, down a river, up it, over the sea."""
    trudging: Spot = NOWHERE
    """Where somebody who carries too much is on the way to.  UN-1130"""
    stopped: bool = False
    """Something keeps them from travelling farther."""
    visited: Annotated[dict[Tag, Number], MANY] = {}
    """How many places each has visited in settlements.  UN-1267"""
    over: bool = False


class Marker(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Danger marker: its territory; `fresh`: it was placed in this turn and does not move.  UN-1302"""

    at: Spot
    fresh: bool = False


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the journal: year and week, what happened, where, to what, how many."""

    year: Number
    week: Number
    what: Tag
    at: Spot = NOWHERE
    about: Scroll = ""
    n: Sum = 0


class World(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A campaign on the map between two quests."""

    week: Number = 0
    """The week of the year, from 1 to 52; 0 before the campaign has begun.  UN-1277"""
    year: Number = 1
    groups: Annotated[list[Group], MANY] = []
    quested: bool = False
    """A quest has been played in this campaign turn.  UN-1228"""
    rested: bool = False
    """Somebody has rested in an inn in this campaign turn.  UN-1301"""

    open: Annotated[tuple[Scroll, ...], MANY] = ()
    """The independent quests that are unlocked this year.  UN-1217, UN-1220"""
    done: Annotated[tuple[Scroll, ...], MANY] = ()
    """The independent quests accomplished this year.  UN-1221"""
    tries: Annotated[dict[Scroll, Number], MANY] = {}
    """How often each unlocked quest was tried this year.  UN-1222"""
    next: Scroll = ""
    """The quest that is played next, and whose it is."""
    party: Number = 0
    """The number of the group that plays it."""
    event: Tag = ""
    """The Travel Event for which an Epic Event is played."""

    home: Tag = ""
    """The settlement where the heroes have bought a house.  UN-1293"""
    store: Tags = ()
    """What lies there.  UN-1294"""

    lair: Spot = NOWHERE
    """The Dark Player's starting territory.  UN-1300"""
    markers: Annotated[tuple[Marker, ...], MANY] = ()
    """The Danger markers of the Artificial Dark Player, which lie open."""

    journal: Annotated[tuple[Line, ...], MANY] = ()
