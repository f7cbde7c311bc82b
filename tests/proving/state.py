"""Everything that changes during a game, as plain data, and the kinds of agenda entries."""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercroft.kernel.requests import NO_ONE, NOBODY, FigureId, SeatId
from undercroft.kernel.state import NOBODY_KNOWS, OWNER_KNOWS, Entry, State


class Figure(msgspec.Struct, gc=False):
    """A hero, a foe or a pillar; its number is its place in the list, counted from 1."""

    kind: str
    at: int
    seat: SeatId = NOBODY
    facing: int = 0
    wounds: int = 0
    points: int = 0
    shield: bool = False
    rooted: bool = False
    acted: bool = False
    bag: tuple[str, ...] = ()


class Hit(msgspec.Struct, gc=False):
    """An attack on its way: later stages read the target anew, for a bodyguard may have changed it."""

    attacker: FigureId
    target: FigureId
    how: str
    margin: int = 0
    behind: bool = False


class Hand(msgspec.Struct):
    """The dark player's trap cards."""

    owner: SeatId
    cards: Annotated[tuple[str, ...], OWNER_KNOWS] = ()


class Round(Entry, frozen=True):
    """A round begins."""


class NextHero(Entry, frozen=True):
    """One of the heroes who have not acted goes next."""


class Turn(Entry, frozen=True):
    """A hero has so many actions left."""

    left: int = 3


class TurnEnds(Entry, frozen=True):
    """A hero's turn ends; what cuts a turn short cuts to here."""


class Walk(Entry, frozen=True):
    """A hero walks on, square by square, to the end of the path or to a target; `warned`: the dark player has had
    his say about the next square; `shot`: the target has had its defensive shot."""

    path: tuple[int, ...] = ()
    target: FigureId = NO_ONE
    warned: bool = False
    shot: bool = False


class Ambush(Entry, frozen=True):
    """The hero is about to leave the light: the dark player may play a trap."""


class Face(Entry, frozen=True):
    """The hero chooses where to look."""


class Strike(Entry, frozen=True):
    """An attack: dice, and points spent on them."""

    target: FigureId = NO_ONE
    how: str = "melee"


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

    room: int = 0
    door: bool = False
    by: FigureId = NO_ONE


class Trade(Entry, frozen=True):
    """The heroes around this one hand cards over, one a step; `moved` cards stay, `done` seats are finished."""

    moved: tuple[str, ...] = ()
    done: tuple[SeatId, ...] = ()


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
    | Ambush
    | Face
    | Strike
    | Landed
    | Guarded
    | Hurt
    | Spoils
    | Reveal
    | Trade
    | DarkPhase
    | Activate
    | RoundEnds
)


class ProvingState(State[AnyEntry], kw_only=True):
    """The proving game as it stands.

    `closed` doors and `opened` rooms are sets of their numbers; pits lie in some of the `doubtful` squares.
    """

    figures: list[Figure]
    hand: Hand
    hit: Hit | None = None
    closed: int = 0
    opened: int = 0
    searched: tuple[int, ...] = ()
    doubtful: tuple[int, ...] = ()
    pits: Annotated[tuple[int, ...], NOBODY_KNOWS] = ()
    found: tuple[int, ...] = ()
    slain: int = 0
