"""Everything that changes during a game, as plain data, and the kinds of agenda entries."""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercroft.board.layouts import Layout
from undercroft.crawl.things import EMPTY, Outfit
from undercroft.kernel.ranges import MANY, Mask, Number, Spot, Spots, Tag, Tags
from undercroft.kernel.requests import NO_ONE, NOBODY, FigureId, SeatId, Seats
from undercroft.kernel.state import NOBODY_KNOWS, OWNER_KNOWS, Entry, State


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


class Round(Entry, frozen=True):
    """A round begins."""


class NextHero(Entry, frozen=True):
    """One of the heroes who have not acted goes next, and then the others unless it is only for `once`."""

    once: bool = False


class Turn(Entry, frozen=True):
    """A hero has so many actions left."""

    left: Number = 3


class TurnEnds(Entry, frozen=True):
    """A hero's turn ends; what cuts a turn short cuts to here."""


class Walk(Entry, frozen=True):
    """A hero walks one leg of a way, square by square, perhaps on the way to a target."""

    path: Spots = ()
    target: FigureId = NO_ONE


class Arrive(Entry, frozen=True):
    """A hero has come to the end of the way, and strikes the target if there is one."""

    target: FigureId = NO_ONE


class Ambush(Entry, frozen=True):
    """The hero is about to leave the light: the dark player may play a trap."""


class Face(Entry, frozen=True):
    """The hero chooses where to look."""


class Strike(Entry, frozen=True):
    """An attack: dice, and points spent on them."""

    target: FigureId = NO_ONE
    how: Tag = "melee"


class Hurl(Entry, frozen=True):
    """A weapon is thrown at somebody: d100 for the hit, a die for where it lands."""

    target: FigureId = NO_ONE


class Landed(Entry, frozen=True):
    """The hit in the state has landed: somebody may step in between."""


class Guarded(Entry, frozen=True):
    """A shield may stop the hit."""


class Hurt(Entry, frozen=True):
    """The hit does its harm."""


class Spoils(Entry, frozen=True):
    """Whoever slew a foe draws loot."""


class Reveal(Entry, frozen=True):
    """A room comes to light, through a door or in the middle of a walk."""

    room: Spot = 0
    door: bool = False
    by: FigureId = NO_ONE


class Lay(Entry, frozen=True):
    """A tile is laid against an exit: its square, its side, how wide it is; what has been laid since `since` was
    laid together."""

    at: Spot = 0
    side: Number = 0
    width: Number = 1
    since: Number = 0


class Trade(Entry, frozen=True):
    """The heroes around this one hand cards over, one a step; `moved` cards stay, `done` seats are finished."""

    moved: Tags = ()
    done: Seats = ()


class NextToken(Entry, frozen=True):
    """A token out of the bag says which side acts next."""


class DarkPhase(Entry, frozen=True):
    """The dark player draws, and every foe acts."""


class Activate(Entry, frozen=True):
    """One foe acts."""


class RoundEnds(Entry, frozen=True):
    """The round ends."""


AnyEntry = (
    Round
    | NextHero
    | Turn
    | TurnEnds
    | Walk
    | Arrive
    | Ambush
    | Face
    | Strike
    | Hurl
    | Landed
    | Guarded
    | Hurt
    | Spoils
    | Reveal
    | Lay
    | NextToken
    | Trade
    | DarkPhase
    | Activate
    | RoundEnds
)


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
