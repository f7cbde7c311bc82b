"""The kinds of agenda entries: what may still be to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.crawl.steps import any_entry
from undercroft.kernel.ranges import Number, Spot, Spots, Tag, Tags
from undercroft.kernel.requests import NO_ONE, FigureId, Seats
from undercroft.kernel.state import Entry


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


if TYPE_CHECKING:
    AnyEntry = Entry
else:
    AnyEntry = any_entry(__name__)
