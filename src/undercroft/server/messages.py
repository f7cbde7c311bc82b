"""What goes over a socket: the client's `do`, the server's `is`.  See docs/host/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from undercroft.bots.hints import Advised
from undercroft.kernel.events import AnyEvent
from undercroft.kernel.odds import Odds
from undercroft.kernel.ranges import Spot, Sum
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId, Option, SeatId, Seats
from undercroft.server.shapes import Room

PROTOCOL = 1

NEWEST = 200
"""How many events a newcomer is told."""

OWN = "*"
"""The beginning of the ids that the server gives to moves of its own."""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^*]")]
"""A client's id for what it says; none begins as the server's own do."""

Version = Annotated[int, Meta(ge=0, le=2**53)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Word = Annotated[str, Meta(max_length=120)]


class Pointed(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option as a client names it; who may take it is the server's business."""

    act: Word
    who: FigureId = NO_ONE
    at: Spot = NOWHERE
    what: Word = ""
    n: Sum = 0
    seats: Seats = ()

    def option(self) -> Option:
        """The option it names."""
        return Option(self.act, self.who, self.at, self.what, self.n)


class _Do(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True, kw_only=True):
    """Base of what a client says."""


class Hello(_Do, frozen=True, tag="hello", kw_only=True):
    """The first message: which seat, and where the client stopped."""

    token: Annotated[str, Meta(max_length=64)]
    host: Annotated[str, Meta(max_length=64)] = ""
    line: Number | None = None
    next: Number | None = None


class DoAnswer(_Do, frozen=True, tag="answer", kw_only=True):
    """Take an option."""

    id: Id
    version: Version
    option: Pointed


Faces = Annotated[
    tuple[Annotated[tuple[Annotated[int, Meta(ge=1, le=100_000)], ...], Meta(max_length=64)], ...], Meta(max_length=8)
]


class DoFaces(_Do, frozen=True, tag="faces", kw_only=True):
    """Say what the dice show."""

    id: Id
    version: Version
    faces: Faces


class DoCards(_Do, frozen=True, tag="cards", kw_only=True):
    """Say which cards came."""

    id: Id
    version: Version
    cards: Annotated[tuple[Word, ...], Meta(max_length=64)]


class DoRetype(_Do, frozen=True, tag="retype", kw_only=True):
    """The newest typed dice were wrong."""

    id: Id
    version: Version
    faces: Faces


class DoUndo(_Do, frozen=True, tag="undo", kw_only=True):
    """Take back the newest answer, or ask what that would mean."""

    id: Id
    preview: bool = False


class DoVote(_Do, frozen=True, tag="vote", kw_only=True):
    """Agree to an undo, or not."""

    id: Id
    agree: bool


class DoRedo(_Do, frozen=True, tag="redo", kw_only=True):
    """Do again what was undone."""

    id: Id


class Setting(msgspec.Struct, frozen=True):
    """One thing the host sets right."""

    path: Annotated[str, Meta(max_length=200)]
    to: Annotated[int, Meta(ge=-(2**31), le=2**31)] | Word | bool


class DoCorrect(_Do, frozen=True, tag="correct", kw_only=True):
    """The real table played differently: set the state right."""

    id: Id
    version: Version
    what: Annotated[str, Meta(min_length=1, max_length=300)]
    set: Annotated[tuple[Setting, ...], Meta(min_length=1, max_length=64)]


class DoStandIn(_Do, frozen=True, tag="stand-in", kw_only=True):
    """Let a bot play for a seat, or no longer."""

    id: Id
    seat: Annotated[int, Meta(ge=0, le=63)]
    on: bool


class DoStanding(_Do, frozen=True, tag="standing", kw_only=True):
    """Answer asks of this prompt so from now on, or ask again."""

    id: Id
    prompt: Annotated[str, Meta(min_length=1, max_length=120)]
    option: Pointed | None = None


class DoName(_Do, frozen=True, tag="name", kw_only=True):
    """What this seat is called."""

    id: Id
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class DoChat(_Do, frozen=True, tag="chat", kw_only=True):
    """Say something to everybody."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class DoOdds(_Do, frozen=True, tag="odds", kw_only=True):
    """What may come of an option?"""

    id: Id
    version: Version
    option: Pointed


class DoHint(_Do, frozen=True, tag="hint", kw_only=True):
    """What would a bot do?  With `why`, it thinks for a second and gives its reasons."""

    id: Id
    version: Version
    why: bool = False


class DoCancel(_Do, frozen=True, tag="cancel", kw_only=True):
    """The odds or the hint of that id are no longer wanted."""

    id: Id


class DoLog(_Do, frozen=True, tag="log", kw_only=True):
    """Older events."""

    id: Id
    from_: Number = msgspec.field(name="from")
    to: Number


class DoBeat(_Do, frozen=True, tag="beat", kw_only=True):
    """A sign of life."""

    t: Annotated[float, Meta(ge=-1e18, le=1e18)] = 0


Do = (
    DoAnswer
    | DoFaces
    | DoCards
    | DoRetype
    | DoUndo
    | DoVote
    | DoRedo
    | DoCorrect
    | DoStandIn
    | DoStanding
    | DoName
    | DoChat
    | DoOdds
    | DoHint
    | DoCancel
    | DoLog
    | DoBeat
)


class _Is(msgspec.Struct, frozen=True, tag_field="is", kw_only=True):
    """Base of what the server says."""


class Chat(_Is, frozen=True, tag="chat", kw_only=True):
    """Somebody spoke."""

    n: int
    seat: SeatId
    name: str
    text: str
    at: str


class Welcome(_Is, frozen=True, tag="welcome", kw_only=True):
    """The whole picture, for a newcomer or one who comes back."""

    protocol: int = PROTOCOL
    seat: SeatId
    host: bool
    line: int
    version: int
    first: int
    events: list[AnyEvent]
    next: int
    scene: Raw
    room: Room
    chat: list[Chat]
    standing: dict[str, Option]
    beat: float
    words: dict[str, str] = {}
    """What the packs of the game say, as Fluent by language."""


class Update(_Is, frozen=True, tag="update", kw_only=True):
    """A move was made."""

    version: int
    line: int
    seat: SeatId
    first: int
    events: list[Raw]
    next: int
    changes: Raw


class Rewound(_Is, frozen=True, tag="rewound", kw_only=True):
    """The game went back: another line begins."""

    version: int
    line: int
    by: SeatId
    why: str
    first: int
    events: list[AnyEvent]
    next: int
    scene: Raw


class Done(_Is, frozen=True, tag="done", omit_defaults=True, kw_only=True):
    """A command is committed."""

    id: str
    version: int
    vote: bool = False


class RefusedNow(_Is, frozen=True, tag="refused", kw_only=True):
    """A command changed nothing."""

    id: str
    code: str
    text: str
    version: int


class RoomNow(_Is, frozen=True, tag="room", kw_only=True):
    """The room has changed."""

    room: Room


class OddsAre(_Is, frozen=True, tag="odds", kw_only=True):
    """What may come of an option."""

    id: str
    option: Option
    odds: Odds


class HintIs(_Is, frozen=True, tag="hint", omit_defaults=True, kw_only=True):
    """What a bot would do; with reasons, the best options and what comes of each, the first of them first."""

    id: str
    option: Option
    advised: tuple[Advised, ...] = ()


class UndoWould(_Is, frozen=True, tag="undo", kw_only=True):
    """What an undo would take back."""

    id: str
    possible: bool
    free: bool
    events: list[AnyEvent]


class LogIs(_Is, frozen=True, tag="log", kw_only=True):
    """Older events."""

    id: str
    first: int
    events: list[AnyEvent]


class BeatBack(_Is, frozen=True, tag="beat", kw_only=True):
    """A sign of life."""

    t: float


class Bye(_Is, frozen=True, tag="bye", kw_only=True):
    """The server is about to close the socket."""

    code: Literal["stopping", "replaced", "slow", "often", "closed", "revoked"]
    after: float = 1.0


Is = (
    Welcome
    | Update
    | Rewound
    | Done
    | RefusedNow
    | RoomNow
    | Chat
    | OddsAre
    | HintIs
    | UndoWould
    | LogIs
    | BeatBack
    | Bye
)


def own_id(what: str, version: int) -> str:
    """The id of a move the server makes by itself: no client can have given it to a move of its own."""
    return f"{OWN}{what}-{version}"


_encoder = msgspec.json.Encoder()
encode = _encoder.encode
hello_decoder = msgspec.json.Decoder(Hello)
do_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Do)


def id_in(data: str | bytes) -> str:
    """The id of a message that could not be understood, so that its refusal can be matched."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    if isinstance(found, dict) and isinstance(found.get("id"), str):
        return str(found["id"])[:64]
    return ""
