"""What one seat may see: one protocol for the browser, the terminal, bots and learning.

A scene is built from what the seat is allowed to know, never by deleting from the whole.  Names are message ids, so
every client speaks every language; icons are names of the icon set; places are the numbers options point at.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.kernel.events import AnyEvent
from undercroft.kernel.requests import NO_ONE, NOBODY, NOWHERE, FigureId, Option, SeatId
from undercroft.kernel.stakes import Stakes
from undercroft.kernel.tally import Terms


class Part(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Base of the parts of a scene: plain, frozen, sparse when written."""


class Door(Part, frozen=True):
    """A door on the edge of a cell or between two zones."""

    at: int
    to: int
    state: Literal["closed", "open", "locked", "secret"] = "closed"
    name: str = ""


Look = Literal[
    "",
    "table",
    "shelf",
    "chest",
    "barrel",
    "column",
    "altar",
    "tomb",
    "stairs",
    "ladder",
    "tree",
    "bones",
    "rubble",
    "water",
    "pit",
    "abyss",
]
"""What a thing on the floor is drawn as; what has no drawing of its own is shown by its icon."""


class Feature(Part, frozen=True):
    """A thing on the floor: furniture, stairs, water, a pit, a trap that has been found.

    `look` says what it is drawn as, `flame` whether it gives light, `spent` whether nothing is in it any more.
    """

    kind: str
    cells: tuple[int, ...]
    name: str = ""
    state: str = ""
    look: Look = ""
    flame: bool = False
    spent: bool = False


class Token(Part, frozen=True):
    """A marker lying somewhere: treasure, objective, level, exit.  A `flame` is drawn as the light it gives; without an
    `icon` of its own it has that of its kind."""

    kind: str
    at: int
    n: int = 0
    name: str = ""
    spent: bool = False
    flame: bool = False
    icon: str = ""


class GridBoard(Part, frozen=True, tag_field="board", tag="grid"):
    """A board of squares; cell number = row * width + column.

    `floor` has one letter a cell (space: unknown or nothing, `.` plain, `,` difficult, `~` shallow and `w` deep water,
    `o` a pit, `x` an abyss, `=` stairs), `heights` and `light` one number a cell where they matter, `sky` the cells
    that lie outdoors; `walls` are edges as (cell, side) with sides 0 to 3 for north, east, south, west.  `rim` is how
    many rows and columns of nothing lie north and west of the square that is called a1.
    """

    width: int
    height: int
    floor: str
    walls: tuple[tuple[int, int], ...] = ()
    doors: tuple[Door, ...] = ()
    features: tuple[Feature, ...] = ()
    tokens: tuple[Token, ...] = ()
    heights: tuple[int, ...] = ()
    light: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()
    sky: tuple[int, ...] = ()
    rim: int = 0


class Zone(Part, frozen=True):
    """A zone of a zone board: where it is drawn (in cells of the drawing grid), what it is."""

    id: int
    x: int
    y: int
    w: int = 1
    h: int = 1
    room: bool = False
    dark: bool = False
    sealed: bool = False
    tile: str = ""
    level: int = 0
    name: str = ""


class ZoneBoard(Part, frozen=True, tag_field="board", tag="zones"):
    """A board of zones joined by edges; walls run wherever two touching zones have no `open` edge or door."""

    width: int
    height: int
    zones: tuple[Zone, ...]
    open: tuple[tuple[int, int], ...] = ()
    doors: tuple[Door, ...] = ()
    tokens: tuple[Token, ...] = ()


BarKind = Literal["", "life", "power", "luck", "mind", "purse", "growth"]
"""What a measure is to its figure: what keeps it standing, what magic is made of, what turns dice, what keeps its wits,
what is spent turn by turn or at the market, what it grows by."""


class Bar(Part, frozen=True):
    """A measure of a figure: health, mana, fortune; `most` is 0 where there is no limit."""

    name: str
    now: int
    most: int
    kind: BarKind = ""


class Card(Part, frozen=True):
    """A card or item as it is shown: message ids for name and text.

    `facts` are pairs of phrases, what it is about and what it says: see docs/extend/texts.md.  `used` is how often it
    was used in this game, where that is counted; `wear` is what a thing has left before it breaks.
    """

    id: str
    name: str
    icon: str = ""
    text: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    level: int = 0
    slot: str = ""
    tags: tuple[str, ...] = ()
    used: int = 0
    wear: Bar | None = None


Land = Literal["forest", "mountain", "plain", "swamp", "desert", "volcanic", "glacier", "sea"]
"""The kinds of ground a map is engraved with."""


class Region(Part, frozen=True):
    """A territory of a map: its number, its middle, its ground, the corners around it by their numbers."""

    id: int
    x: int
    y: int
    land: Land
    ring: tuple[int, ...]
    name: str = ""


class Settlement(Part, frozen=True):
    """A town, city or castle in a region; `align` is whom it holds with, `offers` what can be had there: a card for
    each service, with its price as the text."""

    at: int
    name: str
    kind: Literal["town", "city", "castle"] = "town"
    align: Literal["", "light", "neutral", "dark"] = ""
    offers: tuple[Card, ...] = ()


class MapBoard(Part, frozen=True, tag_field="board", tag="map"):
    """A country travelled from region to region, drawn on one sheet.  Neighbours share two corners that follow each
    other.

    `roads` run through regions; a river follows borders, each a pair of regions, in the order of its current; a bridge
    crosses the border of two regions, and boats lie where `ports` are.
    """

    width: int
    height: int
    corners: tuple[tuple[float, float], ...]
    regions: tuple[Region, ...]
    settlements: tuple[Settlement, ...] = ()
    roads: tuple[tuple[int, ...], ...] = ()
    rivers: tuple[tuple[tuple[int, int], ...], ...] = ()
    bridges: tuple[tuple[int, int], ...] = ()
    ports: tuple[tuple[int, int], ...] = ()
    tokens: tuple[Token, ...] = ()


class Figure(Part, frozen=True, kw_only=True):
    """A figure on the board.  `rank` is drawn as shape, `side` as colour; `members` counts a mob drawn as one."""

    id: FigureId
    name: str
    icon: str
    side: Literal["hero", "foe", "other"]
    at: int
    rank: Literal["grunt", "elite", "boss", "hero"] = "grunt"
    seat: SeatId = NOBODY
    size: tuple[int, int] = (1, 1)
    facing: int = NOWHERE
    bars: tuple[Bar, ...] = ()
    marks: tuple[str, ...] = ()
    members: int = 1
    active: bool = False
    acted: bool = False
    down: bool = False
    letter: str = ""


class Track(Part, frozen=True):
    """A number everybody watches: doom, threat, level, reserve.  A track of the `round` tells what
    `Scene.round` does.  `facts` are pairs of phrases, what may come of it; one that is `falling` bites where it has
    come down to a number, any other where it has risen to it."""

    name: str
    icon: str
    now: int
    most: int = 0
    bites: tuple[int, ...] = ()
    kind: Literal["", "round"] = ""
    facts: tuple[tuple[str, str], ...] = ()
    falling: bool = False


class Place(Part, frozen=True):
    """One place in the order of turns: a figure, or so many tokens of a kind.

    On a track `n` is the field on which the figure stands, in a bag how many such tokens are still in it;
    `side` is whose such a token is.
    """

    who: FigureId = NO_ONE
    token: str = ""
    n: int = 0
    acted: bool = False
    side: Literal["", "hero", "foe", "other"] = ""


class Order(Part, frozen=True):
    """The order of acting: on a `track` the highest first, in a `row` one after the other, out of a `bag` by lot.

    `most` is how long the track is.  An option whose preview has a number of the order's `name` would leave the figure
    that acts on that field.
    """

    name: str
    kind: Literal["track", "row", "bag"]
    places: tuple[Place, ...]
    most: int = 0


class PileView(Part, frozen=True):
    """A pile on the table: how many cards are face down, and the discard that lies open."""

    name: str
    count: int
    discards: int = 0
    top: str = ""


class Hand(Part, frozen=True):
    """Cards held by a seat; without `cards` only their number is known."""

    seat: SeatId
    name: str
    count: int
    cards: tuple[Card, ...] = ()


class Number(Part, frozen=True):
    """A number on a sheet that opens into its terms."""

    name: str
    value: int
    terms: Terms = ()
    most: int = 0


class Spot(Part, frozen=True):
    """A place of a body that may be struck: in how many of a hundred blows, and what stops them there."""

    name: str
    chance: int
    guard: Number


class Sheet(Part, frozen=True, kw_only=True):
    """What a hero is, carries and knows; `spots` are where blows land."""

    who: FigureId
    name: str
    icon: str = ""
    role: str = ""
    numbers: tuple[Number, ...] = ()
    worn: tuple[Card, ...] = ()
    carried: tuple[Card, ...] = ()
    skills: tuple[Card, ...] = ()
    ailments: tuple[str, ...] = ()
    spots: tuple[Spot, ...] = ()


class Draft(Part, frozen=True):
    """A piece of a board of squares as an option would add it, its first cell at a column and row of the board; and the
    steps, from cell to cell of the board, by which it would be joined to what lies there."""

    x: int
    y: int
    board: GridBoard
    joined: tuple[tuple[int, int], ...] = ()


class Barred(Part, frozen=True):
    """Something one might want to do and cannot, and why."""

    act: str
    why: str
    what: str = ""


Role = Literal["", "agree", "refuse", "decline", "end", "back", "luck", "walk"]
"""What an option is to the question: yes and no; let it pass; end a turn or whatever is going on; go back a question;
spend Luck; be asked where to walk."""


class AskView(Part, frozen=True, kw_only=True):
    """The pending request: the question, who is asked, and, for those asked, the options.

    `texts` has a phrase for each option that says more about it (see docs/extend/texts.md), or is empty.  `stakes` are
    the dice a question is about and, for those asked, what each option is worth.  `previews` has for each option the
    numbers its dice will be thrown with, as terms, or is empty.  `drafts` has for each option what it would add to the
    board, or is empty.  `labels` say what each of the dice is for, where they differ.  `roles` has for each option what
    it is to the question, or is empty where all are deeds.
    """

    kind: Literal["ask", "roll", "draw"]
    prompt: str
    seats: tuple[SeatId, ...]
    who: FigureId = NO_ONE
    about: str = ""
    options: tuple[Option, ...] = ()
    default: int = 0
    window: bool = False
    barred: tuple[Barred, ...] = ()
    dice: tuple[tuple[str, ...], ...] = ()
    labels: tuple[tuple[str, ...], ...] = ()
    cards: tuple[str, ...] = ()
    n: int = 0
    texts: tuple[str, ...] = ()
    stakes: Stakes | None = None
    previews: tuple[tuple[Number, ...], ...] = ()
    drafts: tuple[Draft, ...] = ()
    roles: tuple[Role, ...] = ()


class Lesson(Part, frozen=True, kw_only=True):
    """What a quest that teaches says to the seat that is asked: a message with `.say` and `.why`, beside the board.

    `points` are the options it is about; where there are none, it points at whatever a hint would be.  With `only` the
    other options wait until this has been learnt, or the lesson is skipped.  `step` of `steps` ideas are known or being
    told.
    """

    id: str
    step: int
    steps: int
    points: tuple[int, ...] = ()
    only: bool = False
    rules: tuple[str, ...] = ()


class SeatView(Part, frozen=True):
    """A seat as everybody sees it."""

    id: SeatId
    name: str
    role: str
    bot: bool = False


class Scene(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What one seat sees now.  `version` counts the moves this seat has noticed, `shared` those that everybody has."""

    system: str
    quest: str = ""
    seat: SeatId = NOBODY
    version: int = 0
    shared: int = 0
    round: int = 0
    phase: str = ""
    board: GridBoard | ZoneBoard | MapBoard | None = None
    figures: tuple[Figure, ...] = ()
    tracks: tuple[Track, ...] = ()
    order: Order | None = None
    goals: tuple[Number, ...] = ()
    piles: tuple[PileView, ...] = ()
    hands: tuple[Hand, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    seats: tuple[SeatView, ...] = ()
    ask: AskView | None = None
    lesson: Lesson | None = None
    barred: tuple[Barred, ...] = ()
    won: bool | None = None
    ending: str = ""
    log: tuple[AnyEvent, ...] = ()


def schema() -> dict[str, object]:
    """The JSON Schema of scenes and events, from which clients generate their types."""
    (_, _), components = msgspec.json.schema_components([Scene, Option], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Undercroft scene",
        "$ref": "#/$defs/Scene",
        "$defs": components,
    }
