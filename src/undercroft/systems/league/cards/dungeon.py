"""The dungeon as it is printed: exploration cards with their tiles, furniture, traps, locks, the tables of what is
found and of what happens.

LE-0129, LE-0150, LE-0165, LE-0181, LE-0182, LE-0214, LE-0232 to LE-0247, LE-0341, LE-G19 to LE-G24, LE-G26, LE-G33
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.shapes import Free
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import Icon
from undercroft.systems.league.cards.things import NOTHING

Drawing = Annotated[str, Free("a drawing"), Meta(max_length=1_200)]
TileKind = Literal["start", "room", "corridor", "objective"]
DoorKind = Literal["door", "cobweb", "portcullis"]
Percent = Annotated[int, Meta(ge=1, le=100)]


class TileCard(Entry, frozen=True, kw_only=True):
    """An exploration card: its tile square by square, how it changes the chance of an encounter, what its doors are,
    what happens when it is found.  A room marked B is used only where a quest names it.

    LE-0087, LE-0126, LE-0129, LE-0130, LE-0313, LE-G19
    """

    kind: TileKind
    drawing: Drawing
    b: bool = False
    outdoors: bool = False
    """Is it no dungeon, but a field under the sky?  LE-0346, LE-0770"""
    encounter: Annotated[int, Meta(ge=-100, le=100)] = 0
    doors: DoorKind = "door"
    """What the openings are that lead on from it.  LE-0126, LE-0201, LE-0206"""
    event: Effects = NOTHING
    """What befalls whoever opened the way to it.  LE-0087"""


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What comes of a roll up to `to`."""

    to: Percent
    do: Effects = NOTHING


class FurnitureCard(Entry, frozen=True, kw_only=True):
    """A piece of furniture or an obstacle: the sign that draws it, whether it stops sight, counts as half-height cover,
    may be climbed and entered, may be searched, and what comes, on a d10, of making use of it.

    LE-0150, LE-0151, LE-0172, LE-G20
    """

    sign: Annotated[str, Free("a drawing"), Meta(min_length=1, max_length=1)]
    blocks_sight: bool = False
    half_height: bool = False
    entered: bool = False
    searched: bool = False
    uses: tuple[Outcome, ...] = ()
    icon: Icon = "wooden-crate"


TrapPlace = Literal["door", "chest", "square"]
ANYWHERE: tuple[TrapPlace, ...] = ("door", "chest", "square")


class TrapCard(Entry, frozen=True, kw_only=True):
    """A trap: what the eye adds to perception and the cogs to disarming, where it can be, what it does to whoever set
    it off; `once` happens besides, whoever that was.  LE-0186, LE-0188, LE-0192, LE-0193, LE-G22"""

    eye: Annotated[int, Meta(ge=-30, le=20)] = 0
    cogs: Annotated[int, Meta(ge=-30, le=20)] = 0
    on: tuple[TrapPlace, ...] = ANYWHERE
    do: Effects = NOTHING
    once: Effects = NOTHING
    copies: Annotated[int, Meta(ge=1, le=4)] = 1
    icon: Icon = "wolf-trap"


class LockCard(Entry, frozen=True, kw_only=True):
    """A row of the door table: up to which d10 it counts, whether it is locked, how hard the lock is to pick, and how
    much the door or chest stands.  LE-0182, LE-G21"""

    to: Annotated[int, Meta(ge=1, le=10)]
    locked: bool = True
    modifier: Annotated[int, Meta(ge=-40, le=20)] = 0
    hp: Annotated[int, Meta(ge=1, le=60)] = 10
    icon: Icon = "padlock"


class ResultCard(Entry, frozen=True, kw_only=True):
    """A row of a table: up to which number it counts, and what it brings."""

    to: Percent
    do: Effects = NOTHING
    icon: Icon = "perspective-dice-six-faces-random"


class SearchCard(ResultCard, frozen=True, kw_only=True):
    """What a successful search of a room or corridor finds, on a d100.  LE-0165, LE-G23"""

    where: Literal["room", "corridor"]


class LeverCard(ResultCard, frozen=True, kw_only=True):
    """What pulling a lever brings, on a d10, by the colour of the card that was drawn.  LE-0214, LE-G26"""

    colour: Literal["red", "black"]


class DungeonEventCard(ResultCard, frozen=True, kw_only=True):
    """An event of the dungeon, on a d20.  LE-0341, LE-G33"""


class ThreatCard(Entry, frozen=True, kw_only=True):
    """A row of the threat tables, on a d20 outside battle and a d10 in it: what happens its procedure says, and by how
    much the threat level falls afterwards.  LE-0222, LE-0223, LE-0232 to LE-0247, LE-G71, LE-G72"""

    battle: bool = False
    to: Annotated[int, Meta(ge=1, le=20)]
    falls: Annotated[int, Meta(ge=0, le=10)]
    icon: Icon = "perspective-dice-six-faces-random"


TILES = Section("tiles", TileCard, files="tiles", kind="tile")
FURNITURE = Section("furniture", FurnitureCard, file="furniture.yaml", kind="furniture")
TRAPS = Section("traps", TrapCard, file="traps.yaml", kind="trap")
LOCKS = Section("locks", LockCard, file="locks.yaml", kind="lock")
SEARCHES = Section("searches", SearchCard, file="searches.yaml", kind="search")
LEVERS = Section("levers", LeverCard, file="levers.yaml", kind="lever")
DUNGEON_EVENTS = Section("dungeon-events", DungeonEventCard, file="dungeon-events.yaml", kind="dungeon-event")
THREATS = Section("threats", ThreatCard, file="threats.yaml", kind="threat")
ALL = (TILES, FURNITURE, TRAPS, LOCKS, SEARCHES, LEVERS, DUNGEON_EVENTS, THREATS)

Row = TypeVar("Row", ResultCard, LockCard, ThreatCard, SearchCard, LeverCard, DungeonEventCard, Outcome)


def row_at(rows: tuple[Row, ...], number: int) -> Row:
    """The row of a table that a number falls on."""
    return next(row for row in rows if number <= row.to)
