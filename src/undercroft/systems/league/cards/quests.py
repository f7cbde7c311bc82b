"""Quests as they are printed.  LE-G29"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.content.entries import QUEST, Section
from undercroft.content.shapes import Free, Ref
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import Icon, QuestEntry
from undercroft.systems.league.cards.monsters import Troop
from undercroft.systems.league.cards.things import NOTHING
from undercroft.systems.league.cards.values import Value
from undercroft.systems.league.cards.world import SettlementRef

TileRef = Annotated[str, Ref("tiles")]
RuleName = Annotated[str, Meta(pattern="^[a-z0-9-]*$")]
"""The name of rules of a quest, in `quests`."""
SquareName = Annotated[str, Meta(pattern="^[a-z]{1,2}[0-9]{1,2}$")]


class Put(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a quest puts on a tile when it has been laid: monsters, which its rules may call by `mark`."""

    tile: TileRef
    troop: Troop
    mark: Annotated[str, Free("a name that the rules of the quest use"), Meta(max_length=40)] = ""


ThingName = Annotated[str, Free("a name that the rules of the quest use"), Meta(max_length=40, pattern="^[a-z0-9-]+$")]


class Object(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something of the quest's own that lies on a tile: a captive to free, a fire to light, a seal to break.  Whoever
    is beside it spends AP and perhaps passes a check; then it has been seen to, and is gone unless it `stays`.

    LE-G29
    """

    tile: TileRef
    n: Annotated[int, Meta(ge=1, le=6)] = 1
    ap: Annotated[int, Meta(ge=1, le=2)] = 1
    peace: bool = False
    """Only while no battle goes on."""
    check: Value | None = None
    modifier: Annotated[int, Meta(ge=-40, le=40)] = 0
    stays: bool = False
    do: Effects = NOTHING
    failed: Effects = NOTHING
    icon: Icon = "perspective-dice-six-faces-random"


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is to be done: see to so many of a thing, beat so many with a mark, leave nobody standing on the objective
    tile, or stay on it for so many turns.  LE-0048, LE-G29"""

    kind: Literal["use", "beat", "clear", "hold"]
    what: ThingName | None = None
    n: Annotated[int, Meta(ge=1, le=20)] = 1


class Twist(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What happens once, when a tile is laid, a turn comes or something has been seen to: a sentence, what befalls the
    party by its leader, enemies who come in.  LE-G29"""

    name: ThingName
    tile: TileRef | None = None
    round: Annotated[int, Meta(ge=0, le=60)] = 0
    used: ThingName | None = None
    do: Effects = NOTHING
    foes: tuple[Troop, ...] = ()


class Quest(QuestEntry, frozen=True, kw_only=True):
    """A quest: how many rooms and corridors its dungeon has, its objective, what is met there, how dangerous it is.

    LE-0059, LE-0129, LE-0131, LE-0226, LE-0227, LE-G29
    """

    most: Annotated[int, Meta(ge=1, le=4)] = 4
    """The game is for four heroes.  LE-0001"""
    lies: Annotated[int, Meta(ge=0, le=99)] = 0
    """The territory of its dungeon; 0 where it can be anywhere, and so begins in the settlement.  LE-0033 to LE-0035"""
    offered: tuple[SettlementRef, ...] = ()
    """The settlements in which it is heard of; in all where none is named.  LE-0033"""
    after: tuple[Annotated[str, Ref("quests")], ...] = ()
    """Quests that must have been won before it is offered."""
    level: Annotated[int, Meta(ge=1, le=10)] = 1
    """The level of heroes it is meant for."""
    start: TileRef = "start"
    rooms: Annotated[int, Meta(ge=0, le=20)] = 0
    corridors: Annotated[int, Meta(ge=0, le=20)] = 0
    adds: tuple[TileRef, ...] = ()
    removes: tuple[TileRef, ...] = ()
    objective: TileRef
    encounters: Annotated[str, Ref("encounters")]
    encounter_shift: Annotated[int, Meta(ge=-60, le=40)] = 0
    """What is added to the d100 that says who is met: less for beginners, whom the worst of a table does not await."""
    scenario_die: Annotated[int, Meta(ge=1, le=10)] = 9
    threat: Annotated[int, Meta(ge=0, le=20)] = 2
    most_threat: Annotated[int, Meta(ge=0, le=40)] = 0
    puts: tuple[Put, ...] = ()
    things: dict[ThingName, Object] = {}
    goals: tuple[Goal, ...] = ()
    twists: tuple[Twist, ...] = ()
    rules: tuple[RuleName, ...] = ()
    xp: Annotated[int, Meta(ge=0, le=10_000)] = 0
    coins: Annotated[int, Meta(ge=0, le=10_000)] = 0


QUESTS = Section("quests", Quest, folder="quests", kind=QUEST)
