"""The cards of the box as definitions: equipment, enemies, doors, events, heroes, classes, tiles and quests.

They are looked up by id and never copied into a state.  DA-C01 to DA-C156
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.shapes import Free, Ref
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import Icon, QuestEntry
from undercroft.systems.darkness.cards.words import Power

Level = Annotated[int, Meta(ge=1, le=5)]
AttackDice = Annotated[str, Meta(pattern="^[ry]*$")]
DefenseDice = Annotated[str, Meta(pattern="^[bg]*$")]
ZoneName = Annotated[str, Meta(pattern="^[0-9]+[a-z]:[1-9]$")]
"""A Zone of a Quest's map: the face, and the number of the Zone in reading order before turning."""
Tag = Literal[
    "sword", "mace", "hammer", "spear", "bow", "crossbow", "staff", "wand", "axe", "dagger", "shield", "armor"
]
FoeType = Literal[
    "goblin-warriors",
    "goblin-archers",
    "goblin-agent",
    "dwarf-warriors",
    "dwarf-defenders",
    "dwarf-agent",
    "orc-flayers",
    "orc-enforcers",
    "orc-agent",
    "abyssal-demon",
    "giant-spider",
    "hellhound",
    "high-troll",
    "liliarch",
    "ogre-mage",
]
"""The kinds of miniatures in the box."""
Course = Annotated[int, Meta(ge=-20, le=20)]
"""A column or row of tiles: no table is larger."""
Name = Annotated[str, Meta(pattern="^[a-z-]*$")]
"""The name of the rules of a Quest, in `quests`; empty where it has none."""
NOTHING = Effects()


class Gear(Entry, frozen=True, kw_only=True):
    """An equipment card: starting equipment, treasure or artifact.  DA-0118 to DA-0133, DA-C15

    Dice are letters: r red, y yellow, b blue, g green.  `tags` says what the name says.  `use` is done when the card is
    used (an Action of cost 0 in the owner's own Activation); a consumable is then discarded.  `trap` and `luck` are
    done at once when a Hero draws the card.
    """

    level: Level = 1
    kind: Literal["start", "treasure", "artifact"] = "treasure"
    slot: Literal["body", "hand", "two-handed", "none"] = "none"
    melee: AttackDice = ""
    ranged: AttackDice = ""
    magic: AttackDice = ""
    defense: DefenseDice = ""
    tags: tuple[Tag, ...] = ()
    powers: tuple[Power, ...] = ()
    gives: Effects = NOTHING
    use: Effects = NOTHING
    trap: Effects = NOTHING
    luck: Effects = NOTHING
    consumable: bool = False
    copies: Annotated[int, Meta(ge=1, le=60)] = 1
    icon: Icon = "knapsack"


class FoeCard(Entry, frozen=True, kw_only=True):
    """An enemy card.  Health of a Mob is each figure's; of an Agent or Roaming Monster per starting Hero.  DA-0135"""

    role: Literal["mob", "agent", "roamer"]
    type: FoeType
    level: Annotated[int, Meta(ge=0, le=5)] = 0
    greater: bool = False
    health: Annotated[int, Meta(ge=1)]
    minions: Annotated[int, Meta(ge=0, le=2)] = 0
    melee: AttackDice = ""
    ranged: AttackDice = ""
    magic: AttackDice = ""
    defense: DefenseDice = ""
    powers: tuple[Power, ...] = ()
    gives: Effects = NOTHING
    icon: Icon = "goblin-head"


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Door card puts into one Zone.  DA-0206, DA-0208"""

    spawn: bool = False
    treasure: Annotated[int, Meta(ge=0, le=3)] = 0
    special: Annotated[int, Meta(ge=0, le=1)] = 0


class DoorCard(Entry, frozen=True, kw_only=True):
    """A Door card: three blocks; an Ambush! puts its first Enemy beside the opener.  DA-0202, DA-0207"""

    zones: tuple[Block, Block, Block]
    ambush: bool = False


class EventCard(Entry, frozen=True, kw_only=True):
    """An Event card: its effects apply in reading order.  DA-0263"""

    kind: Literal["patrol", "roamer", "blessing", "other"]
    do: Effects


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A skill: powers for combat, gifts that last, or (a Signature) something done when paid for."""

    powers: tuple[Power, ...] = ()
    gives: Effects = NOTHING
    use: Effects = NOTHING


class Step(Skill, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One skill of a line: from which Level it works and what it costs.  DA-0111"""

    level: Level
    cost: Annotated[int, Meta(ge=1, le=15)] = 5


class HeroCard(Entry, frozen=True, kw_only=True):
    """A hero: a skill for the shadows, a special skill, the class that suits best.  DA-0097"""

    shadow: Skill
    special: Skill
    best: Annotated[str, Ref("classes")]
    icon: Icon = "visored-helm"


class ClassSheet(Entry, frozen=True, kw_only=True):
    """A class: a signature, a free skill, lines of skills over five levels.  DA-0109 to DA-0117"""

    primary: Literal["melee", "ranged", "magic", "defense"]
    secondary: Literal["melee", "ranged", "magic", "defense"]
    signature: Skill
    free: Skill
    lines: dict[Annotated[str, Free("a name that this sheet gives")], tuple[Step, ...]]
    weapon: Annotated[str, Ref("start")]
    icon: Icon = "swords-emblem"


class Tile(Entry, frozen=True, kw_only=True):
    """One face of a tile: 3 by 3 Zones drawn in seven rows of seven letters.  DA-G04

    Zones stand at odd rows and columns: `l` lit corridor, `d` dark corridor, `L` lit room, `D` dark room.  Between
    them, and on the border, stand the edges: a space where one may pass, `#` a wall, `+` a place for a door.
    """

    plan: Annotated[str, Free("a drawing")]


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on the table: which face, the column and row of the tile, quarter turns clockwise, its Level.

    `token` is the Zone of the Level token; `wounds` are Wound tokens that keep the tile from falling.  DA-0391
    """

    face: Annotated[str, Ref("tiles")]
    at: tuple[Course, Course]
    turn: Annotated[int, Meta(ge=0, le=3)] = 0
    level: Annotated[int, Meta(ge=0, le=5)] = 0
    token: Annotated[int, Meta(ge=1, le=9)] = 5
    stage: int = 1
    wounds: Annotated[int, Meta(ge=0)] = 0


class DoorPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A door between two Zones, named as `6v:5` (face, number of the Zone in reading order before turning)."""

    between: tuple[ZoneName, ZoneName]
    state: Literal["closed", "open", "locked"] = "closed"


class Marker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token of the Quest: objective, treasure, pillar, or a Zone that has a name in its rules."""

    kind: Literal["artifact", "lair", "library", "treasure", "special", "pillar", "bridge", "mark", "facedown"]
    at: ZoneName
    name: Annotated[str, Free("a name that the rules of the Quest use")] = ""


class Quest(QuestEntry, frozen=True, kw_only=True):
    """A quest: the map, the tokens, the name of its rules in `quests`, and what it is about."""

    minutes: int = 90
    tiles: tuple[Placed, ...]
    start: ZoneName
    exit: ZoneName | None = None
    doors: tuple[DoorPlace, ...] = ()
    tokens: tuple[Marker, ...] = ()
    stairs: tuple[tuple[ZoneName, ZoneName], ...] = ()
    hidden: tuple[Literal["artifact", "lair"], ...] = ()
    rules: Name = ""
    ordered: bool = True
    levels: tuple[tuple[int, ZoneName], ...] = ()


START = Section("start", Gear, file="start.yaml", kind="gear")
TREASURES = Section("treasures", Gear, files="treasures", kind="gear")
ARTIFACTS = Section("artifacts", Gear, file="artifacts.yaml", kind="gear")
GUARDS = Section("guards", FoeCard, files="guards", kind="foe foe-card")
ROAMERS = Section("roamers", FoeCard, file="roamers.yaml", kind="foe foe-card")
DOORS = Section("doors", DoorCard, file="doors.yaml")
EVENTS = Section("events", EventCard, file="events.yaml")
HEROES = Section("heroes", HeroCard, file="heroes.yaml", kind="hero")
CLASSES = Section("classes", ClassSheet, file="classes.yaml")
TILES = Section("tiles", Tile, file="tiles.yaml")
QUESTS = Section("quests", Quest, folder="quests")
