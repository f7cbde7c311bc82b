"""What happened, as data.  Clients animate and narrate from events alone."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from undercroft.kernel.dice import Faces
from undercroft.kernel.requests import NO_ONE, NOBODY, NOWHERE, FigureId, SeatId
from undercroft.kernel.tally import Terms


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True, kw_only=True):
    """Something that happened, with the rules behind it.  `deed` is filled in where a seat is told (see `Told`)."""

    rules: tuple[str, ...] = ()
    deed: int = 0


class Began(Event, frozen=True):
    """A part of the game began: a round, a phase, somebody's turn."""

    what: str
    n: int = 0
    who: FigureId = NO_ONE


class Chose(Event, frozen=True):
    """A seat answered an ask; `by` is the figure that was asked, and `alone` is set where nobody else hears of it, so
    that the story leaves it out for all alike."""

    seat: SeatId
    act: str
    who: FigureId = NO_ONE
    at: int = NOWHERE
    what: str = ""
    n: int = 0
    alone: bool = False
    by: FigureId = NO_ONE


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
    """Dice were thrown; `result` is what the rule read in them, `labels` what each die is for where they differ."""

    by: FigureId = NO_ONE
    seat: SeatId = NOBODY
    why: str = ""
    dice: tuple[tuple[str, ...], ...] = ()
    faces: Faces = ()
    result: str = ""
    typed: bool = False
    labels: tuple[tuple[str, ...], ...] = ()


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
    """An event, who may know it, and the deed it belongs to.

    With `seats` None everybody sees `event`; otherwise only those seats do, and the others see `public` or nothing.
    Deeds are numbered by what everybody hears (see `numbered`), so that the number gives no secret choice away.
    """

    event: AnyEvent
    seats: tuple[SeatId, ...] | None = None
    public: AnyEvent | None = None
    deed: int = 0

    @property
    def whole(self) -> AnyEvent:
        """The event for those who may know it, with the number of its deed."""
        return msgspec.structs.replace(self.event, deed=self.deed)

    @property
    def covered(self) -> AnyEvent | None:
        """The event for the others, with the number of its deed."""
        return None if self.public is None else msgspec.structs.replace(self.public, deed=self.deed)

    def is_open_to(self, seat: SeatId) -> bool:
        """May this seat know all of it?"""
        return self.seats is None or seat in self.seats

    def seen_by(self, seat: SeatId) -> AnyEvent | None:
        """What this seat sees of it."""
        return self.whole if self.is_open_to(seat) else self.covered


OPENING = (Began, Chose, Corrected, Ended)
"""With one of these a deed begins, if everybody hears of it; what follows belongs to it."""


def next_told(
    told: Sequence[Told], event: AnyEvent, seats: tuple[SeatId, ...] | None = None, public: AnyEvent | None = None
) -> Told:
    """An event as it comes after those that were told before it."""
    before = told[-1].deed if told else 0
    return Told(event, seats, public, before + (seats is None and isinstance(event, OPENING)))


def numbered(told: Sequence[Told]) -> list[Told]:
    """What was told, each with its deed: also where it was written down before deeds had numbers."""
    found = list[Told]()
    for one in told:
        found.append(next_told(found, one.event, one.seats, one.public))
    return found


def seen(told: list[Told], seat: SeatId) -> list[AnyEvent]:
    """All a seat has seen, in order; the place in this list is the event's number for that seat."""
    return [event for entry in told if (event := entry.seen_by(seat)) is not None]
