"""The cards of the box as definitions: items, traps, events, monsters, tiles and heroes.

They are looked up by id and never copied into a state.  DO-C01 to DO-C147
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.shapes import Free, Ref
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import Icon

Attribute = Literal["str", "con", "agi", "per", "wis", "psi"]
ATTRIBUTES: tuple[Attribute, ...] = ("str", "con", "agi", "per", "wis", "psi")

Bonus = Literal["melee", "ranged", "magic", "damage", "defence", "regeneration", "initiative", "quickness", "range"]
BONUSES: tuple[Bonus, ...] = get_args(Bonus)
"""The nine hero bonuses, as they are kept in `Character.bonuses`.  DO-0455 to DO-0470"""


class Element(StrEnum):
    """The four elements; air and lightning are one.  DO-0099, DO-0100"""

    FIRE = "fire"
    WATER = "water"
    EARTH = "earth"
    AIR = "air"


AttackKind = Literal["melee", "ranged", "magic"]
Dice = Annotated[str, Meta(pattern=r"^([0-9]D([+-][0-9]{1,2})?)?$")]
"""Dice as printed: `3D+5`; empty where there are none."""
Few = Annotated[int, Meta(ge=0, le=40)]
Copies = Annotated[int, Meta(ge=1, le=60)]
Gold = Annotated[int, Meta(ge=0, le=3)]
Need = Annotated[int, Meta(ge=1, le=20)]
SquareName = Annotated[str, Meta(pattern="^[a-e][1-5]$")]
TileCode = Annotated[str, Meta(pattern="^[a-f]-[1-8]$")]
TileRef = Annotated[str, Ref("tiles")]
Drawing = Annotated[str, Free("a drawing"), Meta(max_length=400)]
NOTHING = Effects()

Zone = Literal["head", "torso", "arms", "legs", "feet", "accessory", "one-hand", "two-hands", "body"]
"""Where a card goes: a slot of its own, one or both hands, or any slot of the Body.  DO-0066 to DO-0070"""

ArmorSet = Literal[
    "",
    "bark",
    "bone",
    "chain",
    "dragonscale",
    "full-metal",
    "hunting",
    "leather",
    "moon",
    "padded",
    "segmented-metal",
    "stalker",
    "stargazer",
    "travel",
    "tri-anon",
    "woolen",
]
"""Armor that is repaired together.  DO-0256, DO-C58, DO-G04"""

FigureName = Literal[
    "",
    "archer",
    "black-knight",
    "dark-mage",
    "dragon",
    "female-zombie",
    "gargoyle",
    "ghoul",
    "goblin",
    "golem",
    "mercenary",
    "mummy",
    "ogre",
    "orc",
    "poltergeist",
    "shaman",
    "skeleton",
    "slimecrawler",
    "spear-thrower",
    "troll",
    "vampire",
    "zombie",
]
"""The figures of the box.  DO-C14"""

Category = Literal[
    "",
    "heavy-weapons",
    "swords",
    "shields",
    "pole-weapons",
    "chain-weapons",
    "fencing-weapons",
    "bows",
    "crossbows",
    "throwing-weapons",
    "elemental-magic",
    "healing-magic",
    "protective-magic",
    "psi-magic",
]


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a weapon or item does besides when PP are paid, before the roll unless `after` a hit; `when` one attacks
    with it or defends with it.

    DO-0117, DO-0424, DO-0524
    """

    pp: Annotated[int, Meta(ge=1, le=10)] = 1
    when: Literal["attack", "defence"] = "attack"
    after: bool = False
    do: Effects


class ItemCard(Entry, frozen=True, kw_only=True):
    """A weapon, spell, armor, accessory or potion: Loot Card, Standard Item or Campaign Item.

    DO-0083 to DO-0125, DO-C20

    `ap` is what using or repairing it costs.  `gives` counts while it is worn on the Body, `hits` befalls a target that
    an attack with it has wounded, `use` is done when the card is used (a potion) or its TN is reached (a spell).
    `aim` says at whom `use` goes.  An attack with it may `spread`: to all within `area` squares of the target (burst),
    to all in range (sweep), or from target to target, each at most `area` squares on (chain); with `friends` it affects
    characters, too.  `load` is what counts for the strength check in place of its AR.
    """

    kind: Literal["weapon", "spell", "armor", "accessory", "potion"]
    category: Category = ""
    set: ArmorSet = ""
    zone: Zone
    needs: dict[Attribute, Need] = {}
    ap: Few = 0
    range: Annotated[int, Meta(ge=0, le=12)] = 1
    melee: Dice = ""
    ranged: Dice = ""
    magic: Dice = ""
    defence: Dice = ""
    resistance: Dice = ""
    damage: Annotated[int, Meta(ge=0, le=12)] = 0
    element: Element | None = None
    piercing: bool = False
    enchanted: bool = False
    pp: Annotated[int, Meta(ge=0, le=12)] = 0
    tn: Annotated[int, Meta(ge=0, le=60)] = 0
    ar: Annotated[int, Meta(ge=0, le=8)] = 0
    vulnerable: Element | None = None
    load: Annotated[int, Meta(ge=0, le=8)] | None = None
    gives: Effects = NOTHING
    hits: Effects = NOTHING
    use: Effects = NOTHING
    aim: Literal["", "self", "friend", "friends", "foe", "square"] = ""
    spread: Literal["", "burst", "sweep", "chain"] = ""
    area: Annotated[int, Meta(ge=0, le=4)] = 0
    friends: bool = False
    powers: tuple[Power, ...] = ()
    gold: Gold = 0
    copies: Copies = 1
    icon: Icon = "knapsack"


class TrapCard(Entry, frozen=True, kw_only=True):
    """A Trap among the Loot Cards: whom it concerns, how it is avoided or disarmed, what it does.  DO-0287 to DO-0298

    The check is 2D and two attributes against `base` + `factor` x ML.  `do` befalls those who fail it at once; a Trap
    that `lasts` stays in play with `holds` in force until it is disarmed or its end comes.
    """

    kind: Literal["person", "area", "room"]
    check: tuple[Attribute, Attribute] | None = None
    base: Annotated[int, Meta(ge=0, le=60)] = 28
    factor: Annotated[int, Meta(ge=0, le=6)] = 2
    area: Annotated[int, Meta(ge=0, le=3)] = 1
    armor: bool = True
    do: Effects = NOTHING
    lasts: bool = False
    holds: Effects = NOTHING
    xp: Annotated[int, Meta(ge=0, le=4)] = 1
    gold: Gold = 1
    copies: Copies = 1
    icon: Icon = "wolf-trap"


class EventCard(Entry, frozen=True, kw_only=True):
    """An event among the Loot Cards, done when it is drawn: a Secret Door above all.  DO-0287, DO-C97"""

    do: Effects
    gold: Gold = 0
    copies: Copies = 1
    icon: Icon = "card-joker"


class MonsterLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Monster Level Card.  `ap` is both its initiative and how far it moves.  DO-0119, DO-C21, DO-G26"""

    ap: Annotated[int, Meta(ge=1, le=30)]
    attack: Dice
    range: Annotated[int, Meta(ge=1, le=12)] = 1
    damage: Annotated[int, Meta(ge=0, le=12)]
    element: Element | None = None
    defence: Dice
    resistance: Dice
    hp: Annotated[int, Meta(ge=1, le=60)]
    ar: Annotated[int, Meta(ge=0, le=8)] = 0
    vulnerable: Element
    gives: Effects = NOTHING


class MonsterCard(Entry, frozen=True, kw_only=True):
    """A kind of monster with its four level cards; `figures` in the box, `cards` in the monster deck.

    DO-C14, DO-C98
    """

    figures: Annotated[int, Meta(ge=1, le=8)]
    cards: Annotated[int, Meta(ge=0, le=20)]
    per_icon: Annotated[int, Meta(ge=1, le=4)] = 1
    attack: AttackKind
    letter: Literal["A", "B", "C", "D"]
    gives: Effects = NOTHING
    levels: tuple[MonsterLevel, MonsterLevel, MonsterLevel, MonsterLevel]
    icon: Icon = "goblin-head"


class ModifierCard(Entry, frozen=True, kw_only=True):
    """A Monster Modifier of the monster deck.  DO-0120, DO-0121, DO-0317, DO-C22"""

    gives: Effects
    xp: Annotated[int, Meta(ge=0, le=6)] = 0
    loot: Annotated[int, Meta(ge=0, le=4)] = 0
    copies: Copies = 1
    icon: Icon = "evil-minion"


EndOfExploration = Literal["", "slain", "hoard", "slain-and-out", "all-tiles"]
"""How an exploration game may end, as a boss says.  DO-0010"""


class BossCard(Entry, frozen=True, kw_only=True):
    """A Boss Monster, or one of the deck's four blanks, which has no levels.  `figure` is the figure that stands for
    it; `levels` are its own level cards, the last of them for all higher levels.  `ends` names the end condition of an
    exploration game.  DO-0010, DO-C08, DO-G11"""

    figure: FigureName = ""
    attack: AttackKind = "melee"
    letter: Literal["A", "B", "C", "D"] = "A"
    levels: tuple[MonsterLevel, ...] = ()
    gives: Effects = NOTHING
    ends: EndOfExploration = ""
    xp: Annotated[int, Meta(ge=0, le=12)] = 0
    loot: Annotated[int, Meta(ge=0, le=8)] = 0
    icon: Icon = "crowned-skull"


class DoorEvent(Entry, frozen=True, kw_only=True):
    """A Door Event, resolved before the tile behind the door is laid; one without `do` is No Event.

    DO-0348, DO-0349
    """

    do: Effects = NOTHING
    copies: Copies = 1
    icon: Icon = "door-handle"


class RoomEvent(Entry, frozen=True, kw_only=True):
    """What happens on a tile when it has been laid and filled; its id is the tile's code.  DO-G13"""

    do: Effects
    icon: Icon = "scroll-unfurled"


class TileCard(Entry, frozen=True, kw_only=True):
    """A Room Tile of 5 by 5 squares; `under` are squares that are neighbours under its bridge.  DO-C02, DO-0330"""

    drawing: Drawing
    under: tuple[tuple[SquareName, SquareName], ...] = ()


class Attributes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"str_": "str"}):
    """The six attributes of a character.  DO-0057"""

    str_: Need
    con: Need
    agi: Need
    per: Need
    wis: Need
    psi: Need

    def of(self, name: Attribute) -> int:
        """An attribute by name."""
        value: int = getattr(self, "str_" if name == "str" else name)
        return value

    def raised(self, name: str, by: int = 1) -> Attributes:
        """The attributes with one of them higher."""
        field = "str_" if name == "str" else name
        return msgspec.structs.replace(self, **{field: getattr(self, field) + by})


class HeroCard(Entry, frozen=True, kw_only=True):
    """A premade character: attributes and two Standard Items.  DO-0043, DO-0044, DO-C25 to DO-C32"""

    attributes: Attributes
    items: tuple[Annotated[str, Ref("standard")], Annotated[str, Ref("standard")]]
    icon: Icon = "visored-helm"


ITEMS = Section("loot", ItemCard, files="loot", kind="item")
STANDARD = Section("standard", ItemCard, file="standard.yaml", kind="item")
CAMPAIGN_ITEMS = Section("campaign-items", ItemCard, file="campaign-items.yaml", kind="item")
TRAPS = Section("traps", TrapCard, file="traps.yaml", kind="trap")
EVENTS = Section("events", EventCard, file="events.yaml", kind="event")
MONSTERS = Section("monsters", MonsterCard, folder="monsters", kind="monster")
MODIFIERS = Section("modifiers", ModifierCard, file="modifiers.yaml", kind="modifier")
BOSSES = Section("bosses", BossCard, file="bosses.yaml", kind="boss")
DOOR_EVENTS = Section("door-events", DoorEvent, file="door-events.yaml", kind="door-event")
ROOM_EVENTS = Section("room-events", RoomEvent, file="room-events.yaml", kind="room-event")
TILES = Section("tiles", TileCard, file="tiles.yaml", kind="tile")
HEROES = Section("heroes", HeroCard, file="heroes.yaml", kind="hero")
