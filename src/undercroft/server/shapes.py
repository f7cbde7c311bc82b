"""The bodies of HTTP requests and answers.  See docs/host/protocol.md."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.kernel.dice import Die
from undercroft.kernel.events import AnyEvent
from undercroft.kernel.packs import MOST_PACKS
from undercroft.kernel.scene import Scene, SeatView
from undercroft.kernel.setup import DiceMode, UndoMode
from undercroft.kernel.system import Choice, HeroCard, QuestCard, Turning

Title = Annotated[str, Meta(max_length=80)]
Label = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(max_length=64)]
Member = Annotated[str, Meta(max_length=8192)]
"""A member of a party: the id of a hero, or a hero somebody made, written out."""
Who = Literal["me", "friend", "bot"]


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong: `code` for programs, `text` for people, `id` to find it in the log.

    `said` is a message of the system that says it in the words of the game, `names` are its variables.
    """

    code: str
    text: str
    id: str = ""
    said: str = ""
    names: dict[str, str] = {}


class Error(msgspec.Struct, frozen=True):
    """Every error has this shape."""

    error: Fault


class PackView(msgspec.Struct, frozen=True, kw_only=True):
    """A pack of the host that a game may be played with: its title by language, its quests and heroes."""

    id: str
    version: str
    hash: str
    title: dict[str, str]
    quests: list[QuestCard]
    heroes: list[HeroCard]


class SystemView(msgspec.Struct, frozen=True, kw_only=True):
    """A system as it is offered."""

    id: str
    version: str
    accent: str
    icon: str
    title: str
    pitch: str
    roles: tuple[str, ...]
    quests: list[QuestCard]
    heroes: list[HeroCard]
    choices: list[Choice]
    bots: tuple[str, ...]
    dice: list[Die]
    icons: dict[str, str]
    turning: dict[str, Turning]
    campaign: bool
    languages: tuple[str, ...]
    workshops: list[QuestCard] = []
    """Games that are no quests, in which heroes are made (for none) or looked after."""
    routine: tuple[str, ...] = ()
    """Questions that may be answered by their default when nobody wants to be asked."""
    packs: list[PackView] = []
    """What the host offers besides the box."""


class Systems(msgspec.Struct, frozen=True):
    """All systems."""

    systems: list[SystemView]


class QuestView(msgspec.Struct, frozen=True):
    """A quest before the first move, as everybody may see it."""

    quest: QuestCard
    scene: Scene


class SeatWish(msgspec.Struct, frozen=True, omit_defaults=True):
    """The plan of one seat: me, a friend by invitation, or a bot."""

    name: Label = ""
    role: Key = ""
    who: Who = "me"
    bot: Key = ""


class NewGame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game somebody wants."""

    system: Key
    quest: Annotated[str, Meta(max_length=128)] = ""
    title: Title = ""
    heroes: Annotated[int, Meta(ge=0, le=12)] = 0
    party: Annotated[tuple[Member, ...], Meta(max_length=12)] = ()
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=12)] = ()
    options: Annotated[dict[Key, Key | Annotated[int, Meta(ge=-(2**31), le=2**31)] | bool], Meta(max_length=64)] = {}
    dice: DiceMode = "seeded"
    cards: Literal["shuffled", "named"] = "shuffled"
    undo: UndoMode = "free"
    seed: Key = ""
    absent: Annotated[int, Meta(ge=0, le=86_400)] = 0
    campaign: Key = ""
    packs: Annotated[tuple[Key, ...], Meta(max_length=MOST_PACKS)] = ()
    """Packs of the host, by their hashes; those of the quest and the heroes go without saying."""


class SeatGiven(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a new game: the creator's token, or an invitation for a friend."""

    seat: int
    token: str = ""
    invite: str = ""


class SeatNow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as everybody sees it."""

    seat: int
    name: str
    role: str
    who: Literal["person", "open", "bot"]
    bot: str = ""
    here: bool = False
    stand_in: bool = False
    since: str = ""


class Vote(msgspec.Struct, frozen=True):
    """A vote that is open."""

    kind: Literal["undo"]
    by: int
    yes: tuple[int, ...]
    needs: tuple[int, ...]
    version: int = 0


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended, and the replay of it."""

    won: bool
    why: str
    replay: str = ""


class Room(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as everybody in it sees it, apart from the board."""

    id: str
    title: str = ""
    system: str
    rules: str
    quest: str
    status: Literal["running", "ended", "closed", "kept"]
    """`kept`: no rules here can play it, and it waits to be watched, exported, or played where they are."""
    created: str
    commitment: str
    dice: DiceMode
    cards: Literal["shuffled", "named"]
    undo: UndoMode
    absent: int = 0
    seed: str = ""
    version: int
    seats: list[SeatNow]
    watchers: int = 0
    asked: list[int] = []
    vote: Vote | None = None
    notice: str = ""
    muted: list[int] = []
    """Seats that may not speak; -1 are those who watch."""
    paused: bool = False
    """Has the game gone on by itself for too long, so that it waits for a person?"""
    ended: Ending | None = None
    replay: str = ""
    """The replay of a game that is over."""


class Created(msgspec.Struct, frozen=True):
    """A new game and the keys to it."""

    game: str
    host: str
    seats: list[SeatGiven]
    watch: str
    room: Room


class Look(msgspec.Struct, frozen=True):
    """A token to be looked at."""

    token: Token


class Looked(msgspec.Struct, frozen=True, kw_only=True):
    """What a token is."""

    kind: Literal["seat", "host", "invite", "watch"]
    game: str
    seat: int
    name: str
    role: str
    taken: bool
    title: str
    system: str
    quest: str
    status: str


class Join(msgspec.Struct, frozen=True):
    """Take an open seat."""

    invite: Token
    name: Label = ""


class Joined(msgspec.Struct, frozen=True):
    """A seat taken."""

    game: str
    seat: int
    token: str
    room: Room


class Invited(msgspec.Struct, frozen=True):
    """A new invitation."""

    invite: str


class Watching(msgspec.Struct, frozen=True):
    """A new link for those who watch."""

    watch: str


class MuteWish(msgspec.Struct, frozen=True):
    """A seat that may not speak, or may again; -1 stands for those who watch."""

    seat: Annotated[int, Meta(ge=-1, le=63)]
    on: bool = True


class BotWish(msgspec.Struct, frozen=True):
    """Which bot."""

    bot: Key = ""


class NameWish(msgspec.Struct, frozen=True):
    """Which name."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Correctable(msgspec.Struct, frozen=True):
    """Something a host may set right."""

    path: str
    now: int | str | bool


class Correctables(msgspec.Struct, frozen=True):
    """All a host may set right now."""

    version: int
    fields: list[Correctable]


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """Is a record true to its seed and the rules?  `unproved` counts by kind what playing it again cannot show:
    corrections, dice typed by hand, ways taken back, branches, states that were not written down."""

    ok: bool
    problem: str = ""
    unproved: dict[str, int] = {}


class Replay(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A record to be watched."""

    id: str
    system: str
    rules: str
    quest: str
    items: int
    answers: int
    rolls: int
    verdict: Verdict
    won: bool | None = None
    ending: str = ""
    seats: list[SeatView] = []
    steps: list[int] = []
    rounds: list[tuple[int, int]] = []
    told: bool = False
    """The rules here cannot play it: it is watched from its events; `items` and `steps` count those, and no moment has
    a board."""
    reader: str = ""
    """The rules with which it was read."""
    words: dict[str, str] = {}
    """What its packs say, as Fluent by language."""


class Story(msgspec.Struct, frozen=True):
    """What a seat was told in a game, from some event on, as far as it is kept; with its first page, what everybody saw
    when the game was last put away."""

    first: int
    events: list[AnyEvent]
    next: int
    scene: Scene | None = None


class MomentShown(msgspec.Struct, frozen=True):
    """A moment of a replay."""

    at: int
    scene: Scene
    events: list[AnyEvent]


class Branching(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A new game from a moment of a replay."""

    at: Annotated[int, Meta(ge=0, le=2**31)]
    title: Title = ""
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=12)] = ()
    undo: UndoMode = "free"
    absent: Annotated[int, Meta(ge=0, le=86_400)] = 0


class DieLuck(msgspec.Struct, frozen=True):
    """How one kind of die fell."""

    die: str
    thrown: int
    mean: float
    expected: float
    luck: float


class AttackLuck(msgspec.Struct, frozen=True):
    """What attacks did, against the odds known when they were chosen."""

    fact: str
    n: int
    actual: float
    expected: float


class SeatDeeds(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat did, and its luck."""

    seat: int
    name: str
    answers: int
    harmed: int
    healed: int
    felled: int
    suffered: int
    steps: int
    dice: list[DieLuck]
    attacks: list[AttackLuck]
    luck: float


class FigureDeeds(msgspec.Struct, frozen=True, kw_only=True):
    """What a figure did; `hero` is which of the party it was, from 1, and 0 for others."""

    who: int
    name: str
    icon: str = ""
    hero: int = 0
    seat: int
    dealt: int
    suffered: int
    healed: int
    felled: int
    steps: int


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A game looked back on."""

    won: bool | None
    why: str
    rounds: int
    answers: int
    seconds: int
    seats: list[SeatDeeds]
    figures: list[FigureDeeds]


class Health(msgspec.Struct, frozen=True):
    """Is the server well?"""

    ok: bool
    version: str


class RuleText(msgspec.Struct, frozen=True):
    """A rule of the catalogue, in the language in which it could be told."""

    id: str
    system: str
    text: str
    chapter: str
    language: str


class RulesFound(msgspec.Struct, frozen=True, omit_defaults=True):
    """Rules in which all words looked for occur, the first of them; `found` counts all, `chapters` are those of the
    whole catalogue in order."""

    rules: tuple[RuleText, ...]
    found: int
    chapters: tuple[str, ...] = ()


class Fit(msgspec.Struct, frozen=True, omit_defaults=True):
    """Can a party set out so?  Where it cannot, `text` says why; `said` is the message of the system and `names` its
    variables."""

    ready: bool
    text: str = ""
    said: str = ""
    names: dict[str, str] = {}
