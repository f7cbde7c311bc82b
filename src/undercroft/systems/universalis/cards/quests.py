"""Tiles and Quest Sheets as definitions.

Squares are named by column letters and row number of the whole map: `a1` in its north-west corner.  UN-0030 to UN-0036
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.shapes import Free, Ref
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import QuestEntry
from undercroft.systems.universalis.cards import definitions
from undercroft.systems.universalis.cards.narratives import Prize
from undercroft.systems.universalis.cards.words import Attribute
from undercroft.systems.universalis.cards.world import Ground

SquareName = Annotated[str, Meta(pattern="^[a-z]{1,2}[1-9][0-9]*$")]
Plus = definitions.Plus
RulesName = Annotated[str, Meta(pattern="^[a-z-]*$")]
"""The name of a quest's own rules, in `quests`; empty if it has none."""


class Tile(Entry, frozen=True, kw_only=True):
    """One face of a tile: a drawing of squares.  The id is its code, number and side: `17a`.  UN-0031, UN-C004

    Signs: `.` floor, `#` no floor, `,` difficult, `~` shallow water, `w` deep water, `o` pit, `x` abyss, `1` to `4`
    floor of that height, `*` a column, `A` to `D` the steps of a stair from its foot (height 1) up.  There are no
    walls in a drawing: they stand wherever two sections meet.
    """

    size: Literal["a", "b", "c", "d", "e", "f", "g", "h", "i"]
    plan: Annotated[str, Free("a drawing")]
    outdoor: bool = False


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on the map: column and row of its north-west corner counted from 0, quarter turns clockwise."""

    tile: Annotated[str, Ref("tiles")]
    at: tuple[Plus, Plus] = (0, 0)
    turn: Annotated[int, Meta(ge=0, le=3)] = 0


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of furniture or a special element, by its north-west square; turned, columns and rows are swapped.

    `breaks`: Armor and Vitality, where it can be broken.  UN-0200
    """

    kind: Annotated[str, Ref("furniture", others=("elements",))]
    at: SquareName
    turned: bool = False
    breaks: tuple[Annotated[int, Meta(ge=1, le=1_000)], Annotated[int, Meta(ge=1, le=1_000)]] | None = None


class Post(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A creature that the sheet puts on a square, some only if there are enough heroes.  UN-1175, UN-1176

    `turn`: it is not there from the first but comes in this turn of the Dark Player, where its section lies open.
    """

    creature: Annotated[str, Ref("creatures")]
    at: SquareName
    set: Plus = 0
    free: bool = False
    turn: Plus = 0
    heroes: Annotated[int, Meta(ge=1, le=6)] = 1


Land = Literal["", "desert", "forest", "glacier", "mountain", "swamp", "volcanic", "water"]
"""The kinds of land a section may lie in, for those at home there.  UN-C544, UN-C549"""


class SectionPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A section: its tiles and what is in it.  `stairs` are runs of squares from the lowest to the highest; `ladders`
    have a square at their foot and the one at their top beside it.

    A `note` is read out when the section is revealed, not before: `universalis-note-<quest>-<section>`.
    UN-0032 to UN-0036, UN-0128, UN-0131, UN-0635, UN-1187
    """

    tiles: tuple[Laid, ...]
    kind: Literal["room", "corridor"] = "room"
    outdoor: bool = False
    land: Land = ""
    dark: bool = False
    main: bool = False
    encounters: bool = True
    furniture: tuple[Piece, ...] = ()
    elements: tuple[Piece, ...] = ()
    chests: tuple[SquareName, ...] = ()
    creatures: tuple[Post, ...] = ()
    traps: dict[SquareName, Annotated[str, Ref("dark-cards")]] = {}
    stairs: tuple[tuple[SquareName, ...], ...] = ()
    ladders: tuple[tuple[SquareName, SquareName], ...] = ()
    note: bool = False
    rules: RulesName = ""


class AccessPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A way between two sections: the squares on either side of a wall, and its width (east- or southwards).

    An `opening` is revealed from its exploration arrow; the others are opened.  UN-0133, UN-0170 to UN-0181
    """

    between: tuple[SquareName, SquareName]
    wide: Annotated[int, Meta(ge=1, le=6)] = 1
    kind: Literal["opening", "door", "double-door", "gate", "portcullis", "trapdoor", "secret-door"] = "door"
    state: Literal["closed", "open", "locked", "riddle"] = "closed"
    reinforced: bool = False


class LeaderPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Quest Leader: profile, equipment set, skills of the sheet, square; `turn`: in an open scenario the turn of
    the Dark Player in which it comes.  UN-1178, UN-0749"""

    creature: Annotated[str, Ref("creatures")]
    set: Plus = 0
    skills: tuple[definitions.SkillId, ...] = ()
    at: SquareName | None = None
    turn: Plus = 0
    paid: bool = True


class Decks(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the Dark Player's decks are built if the sheet says otherwise: cards per hero, Value Points per Encounter.

    UN-0638 to UN-0643
    """

    obstacles: Plus = 6
    powers: Plus = 6
    encounters: Annotated[int, Meta(ge=0)] = 10


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something of the quest's own on a square, handled by a hero beside it: a relic, a prisoner, a seal.  UN-1166

    `kind` has its name under `universalis-mark-<kind>`; with a `test` the attribute is tested at each attempt.
    What is `own` only the hero whose quest it is can handle (UN-C001).
    """

    kind: Annotated[str, Meta(pattern="^[a-z][a-z-]*$"), Free("a name that this sheet gives")]
    at: SquareName
    verb: Literal["take", "free", "break", "use"]
    test: Attribute | None = None
    own: bool = False


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The mission of a quest.  UN-0003, UN-1171, UN-1192

    `slay-leader`; `reach`: a hero gets to one of the squares; `escape`: half of the heroes leave over them; `take`:
    a number of marks is carried out of the scenario; `free` and `break`: a number of marks is handled; `hold`: a number
    of turns passes with a hero in the Main Section; `own`: what the quest's own rules say.
    """

    kind: Literal["slay-leader", "reach", "escape", "take", "free", "break", "hold", "own"]
    squares: tuple[SquareName, ...] = ()
    n: Plus = 1


class Thread(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The narrative thread of a campaign: the quest it leads to when the mission is accomplished, and when it is not.

    `choices`: the heroes decide what comes after a success by which of these kinds of marks they handle first.

    UN-1183, UN-1184
    """

    won: Annotated[str, Ref("quests", also=("",))] = ""
    lost: Annotated[str, Ref("quests", also=("",))] = ""
    choices: dict[Annotated[str, Free("a name that this sheet gives")], Annotated[str, Ref("quests")]] = {}


class Echo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an earlier quest of the campaign changes in this one: if it `ended` so, or if the heroes there `did` handle
    a mark of this kind.

    `reserve`: so many Reserve Points more or less for each hero; `hurt`: the Leader comes with so much Vitality lost;
    `skills`: it has them beyond its card.  Its words, `universalis-echo-<quest>-<of>-<ended or did>`, are said at the
    start.
    UN-1181, UN-1188
    """

    of: Annotated[str, Ref("quests")]
    ended: Literal["won", "lost"] = "won"
    did: Annotated[str, Meta(pattern="^[a-z-]*$"), Free("a name that this sheet gives")] = ""
    reserve: Annotated[int, Meta(ge=-20, le=20)] = 0
    hurt: Plus = 0
    skills: tuple[definitions.SkillId, ...] = ()


class Quest(QuestEntry, frozen=True, kw_only=True):
    """A Quest Sheet.  `reserve`: Reserve Points per hero, where they are not the group's Value Points; `bonus`: more of
    them for rooms beyond the standard (UN-1446).

    `kind`: independent, the first of a campaign, one of its later ones, or an Epic Event, which names the `terrains`
    where it may happen.  `thread`: where the story of a campaign goes on; `echoes`: what is otherwise here
    for what went before.  `travel`: it is the fight of a Travel Event
    that is no Epic Event.  A sheet without a `faction` has a Spawn Table of its own; one with `allies` mixes factions.
    `rested`: the heroes have come by a recovery place and begin as after an inn (UN-1453).
    `of`: the hero whose own story it is, without whom nobody sets out on it; if still standing at the end, that hero
    has the `prize` besides what everybody gets (UN-C001, UN-C203).
    `lies`: the territory of the map where it is begun (UN-1215).
    `explored`: every section lies on the table from the start, its creatures with it (UN-1164).
    `adapted`: it is an adventure of another game, whose creatures and traps are its Level (UN-1455 to UN-1460).
    `riding`: also under its roofs (UN-1383); `mounts` are companions that may be ridden here by way of exception
    (UN-1346).
    `places` are squares that its own rules name; `rules` names these rules in `quests`; texts stand under
    `universalis-quest-<id>`.

    `recurrent` are Obstacles that a Dark Player with a hand may use again and again (UN-0613), `banned` cards that a
    Classic one may not use (UN-1333).

    UN-1162 to UN-1195
    """

    difficulty: Annotated[int, Meta(ge=1, le=5)] = 1
    kind: Literal["independent", "opening", "campaign", "epic"] = "independent"
    of: Annotated[str, Ref("heroes", also=("",))] = ""
    prize: Prize = Prize()
    lies: Annotated[int, Meta(ge=0, le=999)] = 0
    terrains: tuple[Ground, ...] = ()
    thread: Thread = Thread()
    echoes: tuple[Echo, ...] = ()
    travel: bool = False
    most: Annotated[int, Meta(ge=1, le=6)] = 5
    faction: Annotated[str, Ref("factions")] | None = None
    allies: tuple[Annotated[str, Ref("factions")], ...] = ()
    spawn: dict[definitions.SpawnRange, definitions.SpawnRow] = {}
    size: tuple[Annotated[int, Meta(ge=1, le=60)], Annotated[int, Meta(ge=1, le=60)]]
    sections: dict[Annotated[str, Free("a name that this sheet gives")], SectionPlan]
    accesses: tuple[AccessPlan, ...] = ()
    start: tuple[SquareName, ...]
    exits: tuple[SquareName, ...] = ()
    explored: bool = False
    rested: bool = False
    goal: Goal
    marks: tuple[Mark, ...] = ()
    places: dict[Annotated[str, Free("a name that the rules of the quest use")], tuple[SquareName, ...]] = {}
    counter: bool = True
    adapted: bool = False
    riding: bool = False
    mounts: tuple[Annotated[str, Ref("companions")], ...] = ()
    reserve: Plus | None = None
    bonus: Plus = 0
    leader: LeaderPlan | None = None
    decks: Decks = Decks()
    recurrent: tuple[Annotated[str, Ref("dark-cards")], ...] = ()
    banned: tuple[Annotated[str, Ref("dark-cards")], ...] = ()
    turns: Plus = 0
    coins: Plus = 0
    xp: Plus = 0
    rewards: Effects = definitions.NOTHING
    rules: RulesName = ""


TILES = Section("tiles", Tile, files="tiles")
QUESTS = Section("quests", Quest, folder="quests")
