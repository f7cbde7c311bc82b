"""Scenarios and campaigns as they are written: decks of tiles, things, goals, turns of the story, chapters.

DO-0006, DO-0012, DO-0025 to DO-0028, DO-0472, DO-0505, DO-0521
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.shapes import Free, Own, Ref
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import Icon, QuestEntry
from undercroft.systems.doria.cards.definitions import NOTHING, Attribute, Few, SquareName, TileRef

RuleName = Annotated[str, Meta(pattern="^[a-z-]*$")]
"""The name of rules of a scenario, in `quests`."""


class DeckPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A layer of a scenario's Room Tile deck, from the top: tiles that are shuffled together, or `n` drawn by
    lot from `any_of`.  DO-0026, DO-0027"""

    tiles: tuple[TileRef, ...] = ()
    any_of: tuple[TileRef, ...] = ()
    n: Annotated[int, Meta(ge=0, le=48)] = 0


Name = Annotated[str, Free("a name that the rules of the quest use"), Meta(max_length=40)]

OwnName = Annotated[
    str,
    Free("a name that the scenario gives to a thing or a monster of its own"),
    Own(("thing", "mark")),
    Meta(
        pattern="^(.+--[0-9a-f]{10}-)?([a-z0-9]+(-[a-z0-9]+)*)?$",
        max_length=160,
        description="a name of lower-case words joined by -",
    ),
]
"""What a scenario calls a thing, or marks a monster with.  In a scenario of a pack that has words for it, the name of
the scenario stands before it."""


class Put(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something a scenario puts on a square of a tile, named before the tile was turned, when the tile has been laid: a
    monster, which goals may call by its `mark`, or one of the scenario's things.  DO-0026, DO-0326"""

    tile: TileRef
    at: SquareName = "c3"
    monster: Annotated[str, Ref("monsters", ("",), ("bosses",))] = ""
    modifiers: tuple[Annotated[str, Ref("modifiers")], ...] = ()
    mark: OwnName = ""
    thing: OwnName = ""
    characters: Annotated[int, Meta(ge=1, le=6)] = 1
    """It is there for so many characters or more."""
    weary: Annotated[int, Meta(ge=0, le=4)] = 0
    """A monster has lost so many HP already for each character fewer than four."""


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something on a square with which whoever stands there can do something for `ap`, by a check if it has one.

    One that is `taken` goes along with whoever takes it, and lies where that character becomes unconscious.  One that
    `stays` can be used again.  `needs` is a thing that must have been brought.
    """

    ap: Few = 5
    check: tuple[Attribute, Attribute] | None = None
    base: Annotated[int, Meta(ge=10, le=60)] = 24
    factor: Annotated[int, Meta(ge=0, le=6)] = 2
    do: Effects = NOTHING
    failed: Effects = NOTHING
    taken: bool = False
    stays: bool = False
    needs: OwnName = ""
    icon: Icon = "uncertainty"


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing to be done: `defeat` monsters by mark or kind, `use` a thing, `bring` one to another or to the `exit`,
    `reach` the tile of a thing with so many characters (0: with everybody), `lay` tiles, `clear` the dungeon, `survive`
    rounds."""

    kind: Literal["defeat", "use", "bring", "reach", "lay", "clear", "survive"]
    what: OwnName = ""
    to: OwnName = "exit"
    n: Annotated[int, Meta(ge=0, le=60)] = 1


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The moment at which the story takes a turn: the end of a round (or of every so-manieth), a tile, a thing used, a
    monster defeated, so many goals reached; or the end of the first round, where the campaign remembers a way."""

    round: Annotated[int, Meta(ge=0, le=60)] = 0
    every: Annotated[int, Meta(ge=0, le=20)] = 0
    tile: Annotated[str, Ref("tiles", ("",))] = ""
    used: OwnName = ""
    defeated: OwnName = ""
    goals: Annotated[int, Meta(ge=0, le=12)] = 0
    way: Name = ""


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A turn of the story, told by the message `<name>` of its scenario: it does something, or asks the group which of
    several `ways` to go, which the campaign remembers.  DO-0505, DO-0521"""

    name: Name
    when: When
    do: Effects = NOTHING
    ways: dict[Name, Effects] = {}


class Scenario(QuestEntry, frozen=True, kw_only=True):
    """A scenario: its start tile, its deck of tiles layer by layer, what lies on them, what is to be done, how the
    story turns; `rules` are names of rules in `quests` for what no word describes.

    `only` are the kinds of monsters that come; without it all do.  After `limit` rounds it is lost, a round sooner for
    every `sooner` characters.  `campaign` is the campaign it belongs to and `chapter` its place there.

    DO-0006, DO-0025
    """

    start: TileRef = "a-1"
    deck: tuple[DeckPart, ...]
    rules: tuple[RuleName, ...] = ()
    ml: Annotated[int, Meta(ge=1, le=8)] = 1
    door_events: bool = True
    escape: bool = True
    puts: tuple[Put, ...] = ()
    things: dict[OwnName, Thing] = {}
    goals: tuple[Goal, ...] = ()
    turns: tuple[Turn, ...] = ()
    only: tuple[Annotated[str, Ref("monsters")], ...] = ()
    modifiers: bool = True
    limit: Annotated[int, Meta(ge=0, le=60)] = 0
    sooner: Annotated[int, Meta(ge=0, le=6)] = 0
    campaign: Annotated[str, Ref("campaigns")] | None = None
    chapter: Annotated[int, Meta(ge=0, le=12)] = 0


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step of a campaign: a scenario, what it gives, and where the story goes from there: after victory, by the
    choice or result that the scenario notes, else to the next.  DO-0472, DO-0482, DO-0483, DO-0505"""

    scenario: Annotated[str, Ref("scenarios")]
    keep: Annotated[int, Meta(ge=0, le=4)] = 0
    level: bool = False
    item: tuple[Annotated[str, Ref("campaign-items")], ...] = ()
    points: Annotated[int, Meta(ge=0, le=10)] = 0
    goes: dict[Annotated[str, Free("a name that the rules of the quest use")], Annotated[str, Ref("scenarios")]] = {}


class Campaign(Entry, frozen=True, kw_only=True):
    """A campaign: its chapters in order.  DO-0012, DO-C141 to DO-C144"""

    chapters: tuple[Chapter, ...]
    icon: Icon = "open-book"


SCENARIOS = Section("scenarios", Scenario, folder="scenarios", kind="quest")
CAMPAIGNS = Section("campaigns", Campaign, file="campaigns.yaml", kind="campaign")
