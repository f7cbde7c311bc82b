"""What a rule may ask for: a choice, a throw of dice, cards.

A rule that needs any of these is a generator: it yields a request and receives the answer.  `Ask` gives back the
`Option` taken, `Roll` what its reading says of the faces, `Draw` the cards drawn.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, NewType, TypeVar

import msgspec
from msgspec import Meta

from undercroft.kernel.dice import Pool, Reading
from undercroft.kernel.ranges import MANY, Spot, Sum, Tag

if TYPE_CHECKING:
    from undercroft.kernel.stakes import About

T = TypeVar("T")

SeatId = NewType("SeatId", Annotated[int, Meta(ge=-1, le=63)])
"""A place at the table, numbered from 0."""

FigureId = NewType("FigureId", Annotated[int, Meta(ge=0, le=65_535)])
"""A figure on the board, numbered from 1."""

Seats = Annotated[tuple[SeatId, ...], Meta(max_length=64)]
Figures = Annotated[tuple[FigureId, ...], MANY]

NOBODY = SeatId(-1)
"""The game itself, where a seat is expected."""

NO_ONE = FigureId(0)
"""No figure, where a figure is expected."""

NOWHERE = -1
"""No place, where a square or a zone is expected."""


class Option(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One legal choice: what is done, and what on the table it points at.

    `act` names the deed and its message; `who` a figure, `at` a square or zone, `what` a card, item, skill or side of
    a door, `n` a number.  `seats` says who may take it; when empty, the seat that is asked.
    """

    act: Tag
    who: FigureId = NO_ONE
    at: Spot = NOWHERE
    what: Tag = ""
    n: Sum = 0
    seats: Seats = ()

    def __str__(self) -> str:
        parts = [self.act]
        if self.who:
            parts.append(f"#{self.who}")
        if self.at != NOWHERE:
            parts.append(f"@{self.at}")
        if self.what:
            parts.append(f"={self.what}")
        if self.n:
            parts.append(f"x{self.n}")
        return " ".join(parts)

    def same(self, other: Option) -> bool:
        """Is it the same choice, whichever seats may take it?"""
        return (
            self.act == other.act
            and self.who == other.who
            and self.at == other.at
            and self.what == other.what
            and self.n == other.n
        )


_OPTION = re.compile(r"(?P<act>\S+)(?: #(?P<who>\d+))?(?: @(?P<at>-?\d+))?(?: =(?P<what>\S+))?(?: x(?P<n>-?\d+))?")


def parse_option(text: str) -> Option:
    """Read the text form of an option: `attack #7 =bow`."""
    match = _OPTION.fullmatch(text.strip())
    if match is None:
        raise ValueError(f'"{text}" is not a choice; expected a deed, then #figure @place =thing xnumber where needed')
    return Option(
        match["act"],
        FigureId(int(match["who"] or 0)),
        int(match["at"]) if match["at"] else NOWHERE,
        match["what"] or "",
        int(match["n"] or 0),
    )


class Ask(msgspec.Struct, gc=False):
    """Somebody must choose.

    Options hold only legal choices, drawn from what the answering seat knows.  A `window` depends on something hidden:
    it opens even when only one option remains, for its absence would tell.  Of a `secret` ask the others see who is
    asked, and neither what about nor how often; it opens with one option, too.  What is answered to either is told to
    the answering seat alone.  `default` is the place of the option that odds assume and an absent player takes.
    `stakes` are the dice and numbers a question is about, worked out when somebody looks; a seat that is not asked sees
    only their dice and sums, which everybody has seen fall.
    """

    prompt: str
    seat: SeatId
    options: Sequence[Option]
    default: int = 0
    who: FigureId = NO_ONE
    window: bool = False
    about: str = ""
    secret: bool = False
    stakes: About | None = None

    def seats_of(self, option: Option) -> tuple[SeatId, ...]:
        """The seats that may take this option."""
        return option.seats or (self.seat,)

    def seats(self) -> tuple[SeatId, ...]:
        """All seats that may answer, in order."""
        found = {seat for option in self.options for seat in (option.seats or (self.seat,))}
        return tuple(sorted(found))


class Roll(msgspec.Struct, gc=False):
    """Dice are thrown, one side's or both sides' at once.

    `coarse` is what odds read instead, if it is given: since they answer asks by their defaults, they need to know no
    more of the dice than the defaults and the outcome do.
    """

    dice: tuple[Pool, ...]
    reads: Reading[Any]
    seat: SeatId
    who: FigureId = NO_ONE
    why: str = ""
    stream: str = "combat"
    coarse: Reading[Any] | None = None


class Draw(msgspec.Struct, gc=False):
    """Cards or tokens are drawn from the top of a pile."""

    pile: str
    n: int = 1
    seat: SeatId = NOBODY
    why: str = ""
    secret: bool = False


Request = Ask | Roll | Draw

Script = Generator[Request, Any, T]
"""A rule that asks: yields requests, receives their answers, returns what the rule decides."""

PASS = Option("pass")
YES = Option("yes")
NO = Option("no")
DONE = Option("done")


def choose(
    seat: SeatId,
    prompt: str,
    options: Sequence[Option],
    *,
    who: FigureId = NO_ONE,
    default: int = 0,
    about: str = "",
) -> Script[Option]:
    """Let one seat choose among options."""
    option: Option = yield Ask(prompt, seat, options, default, who, False, about)
    return option


def confirm(
    seat: SeatId, prompt: str, *, who: FigureId = NO_ONE, default: bool = True, about: str = ""
) -> Script[bool]:
    """Ask yes or no; nothing hidden may depend on whether it is asked."""
    option: Option = yield Ask(prompt, seat, (YES, NO), 0 if default else 1, who, False, about)
    return option.act == "yes"


def consent(seat: SeatId, prompt: str, *, who: FigureId = NO_ONE, about: str = "") -> Script[bool]:
    """Ask the seat whose goods or turn would be spent; an absent player does not agree."""
    return (yield from confirm(seat, prompt, who=who, default=False, about=about))
