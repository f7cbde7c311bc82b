"""What happened, as data.  Clients animate and narrate from events alone."""

from __future__ import annotations

import msgspec

from undercroft.kernel.dice import Faces
from undercroft.kernel.requests import NO_ONE, NOBODY, NOWHERE, FigureId, SeatId
from undercroft.kernel.tally import Terms


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True, kw_only=True):
    """Something that happened, with the rules behind it."""

    rules: tuple[str, ...] = ()


class Began(Event, frozen=True):
    """A part of the game began: a round, a phase, somebody's turn."""

    what: str
    n: int = 0
    who: FigureId = NO_ONE


class Chose(Event, frozen=True):
    """A seat answered an ask; `alone` where nobody else hears of it, so that the story leaves it out for all alike."""

    seat: SeatId
    act: str
    who: FigureId = NO_ONE
    at: int = NOWHERE
    what: str = ""
    n: int = 0
    alone: bool = False


class Moved(Event, frozen=True):
    """A figure went along a path; the last place is where it stands now."""

    who: FigureId
    path: tuple[int, ...]
    how: str = "walk"


class Turned(Event, frozen=True):
    """A figure faces another way."""

    who: FigureId
    facing: int


class Rolled(Event, frozen=True):
    """Dice were thrown; `result` is what the rule read in them."""

    by: FigureId = NO_ONE
    seat: SeatId = NOBODY
    why: str = ""
    dice: tuple[tuple[str, ...], ...] = ()
    faces: Faces = ()
    result: str = ""
    typed: bool = False


class Summed(Event, frozen=True):
    """A number was worked out; its terms say why it is what it is."""

    what: str
    who: FigureId = NO_ONE
    total: int = 0
    terms: Terms = ()


class Harmed(Event, frozen=True):
    """A figure lost health."""

    who: FigureId
    amount: int
    left: int
    by: FigureId = NO_ONE
    why: str = ""


class Healed(Event, frozen=True):
    """A figure regained health."""

    who: FigureId
    amount: int
    left: int
    why: str = ""


class Changed(Event, frozen=True):
    """A condition, counter or possession of a figure, a seat or the table is now something else."""

    what: str
    who: FigureId = NO_ONE
    at: int = NOWHERE
    now: int = 0
    was: int = 0
    detail: str = ""


class Drawn(Event, frozen=True):
    """Cards were drawn; without `cards` their faces are hidden."""

    pile: str
    n: int = 1
    cards: tuple[str, ...] = ()
    seat: SeatId = NOBODY
    who: FigureId = NO_ONE


class Revealed(Event, frozen=True):
    """Something hidden came to light: a tile, a trap, a card."""

    what: str
    at: int = NOWHERE
    who: FigureId = NO_ONE


class Placed(Event, frozen=True):
    """A figure or a thing came onto the board; `letter` tells a figure from others of its name."""

    what: str
    at: int
    who: FigureId = NO_ONE
    letter: str = ""


class Removed(Event, frozen=True):
    """A figure or a thing left the board; `what` is its name, for nobody can look it up any more."""

    what: str
    who: FigureId = NO_ONE
    at: int = NOWHERE
    why: str = ""
    letter: str = ""


class Said(Event, frozen=True):
    """The game says something: a message with arguments."""

    message: str
    who: FigureId = NO_ONE
    args: dict[str, str | int] = {}


class Undone(Event, frozen=True):
    """A seat took an answer back; the events since then no longer hold."""

    seat: SeatId = NOBODY


class Corrected(Event, frozen=True):
    """The host set the state right at a checkpoint, because the table played differently."""

    what: str
    seat: SeatId = NOBODY


class Ended(Event, frozen=True):
    """The game is over."""

    won: bool
    why: str


AnyEvent = (
    Began
    | Chose
    | Moved
    | Turned
    | Rolled
    | Summed
    | Harmed
    | Healed
    | Changed
    | Drawn
    | Revealed
    | Placed
    | Removed
    | Said
    | Undone
    | Corrected
    | Ended
)


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event and who may know it.

    With `seats` None everybody sees `event`; otherwise only those seats do, and the others see `public` or nothing.
    """

    event: AnyEvent
    seats: tuple[SeatId, ...] | None = None
    public: AnyEvent | None = None

    def seen_by(self, seat: SeatId) -> AnyEvent | None:
        """What this seat sees of it."""
        if self.seats is None or seat in self.seats:
            return self.event
        return self.public


def seen(told: list[Told], seat: SeatId) -> list[AnyEvent]:
    """All a seat has seen, in order; the place in this list is the event's number for that seat."""
    return [event for entry in told if (event := entry.seen_by(seat)) is not None]
