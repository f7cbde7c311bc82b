"""Everything that changes during a game, as plain data."""

from __future__ import annotations

from typing import Annotated

import msgspec

from proving.agenda import AnyEntry
from undercroft.board.layouts import Layout
from undercroft.crawl.things import EMPTY, Outfit
from undercroft.kernel.ranges import MANY, Mask, Number, Spot, Spots, Tag, Tags
from undercroft.kernel.requests import NOBODY, FigureId, SeatId
from undercroft.kernel.state import NOBODY_KNOWS, OWNER_KNOWS, State


class Figure(msgspec.Struct, gc=False):
    """A hero, a foe or a pillar; its number is its place in the list, counted from 1."""

    kind: Tag
    at: Spot
    seat: SeatId = NOBODY
    facing: Number = 0
    wounds: Number = 0
    points: Number = 0
    shield: bool = False
    rooted: bool = False
    acted: bool = False
    left: Number = 0
    outfit: Outfit = EMPTY


class Hit(msgspec.Struct, gc=False):
    """An attack on its way: later stages read the target anew, for a bodyguard may have changed it."""

    attacker: FigureId
    target: FigureId
    how: Tag
    margin: Number = 0
    behind: bool = False


class Hand(msgspec.Struct):
    """The dark player's trap cards."""

    owner: SeatId
    cards: Annotated[Tags, OWNER_KNOWS] = ()


class ProvingState(State[AnyEntry], kw_only=True):
    """The proving game as it stands.

    `plan` is how the tiles of a dungeon lie that grows while it is explored; other quests have a board of their own.
    `closed` doors and `opened` rooms are sets of their numbers; pits lie in some of the `doubtful` squares.
    """

    figures: Annotated[list[Figure], MANY]
    hand: Hand
    hit: Hit | None = None
    closed: Mask = 0
    opened: Mask = 0
    searched: Spots = ()
    doubtful: Spots = ()
    pits: Annotated[Spots, NOBODY_KNOWS] = ()
    found: Spots = ()
    slain: Number = 0
    plan: Layout | None = None
