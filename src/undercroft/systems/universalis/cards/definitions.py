"""The cards of the box as definitions: people, equipment, creatures, spells, the Dark Player's cards, furniture.

They are looked up by id and never copied into a state.  Tiles and quests are in `quests`.  UN-C001 to UN-C571
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.problems import Faults
from undercroft.content.shapes import Free, Ref
from undercroft.content.tables import RollTable
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import Icon
from undercroft.kernel.ranges import MANY, Number, Tag
from undercroft.systems.universalis.cards.words import Attribute, Uses, When

NOTHING = Effects()
Plus = Annotated[int, Meta(ge=0, le=1_000)]
Coins = Annotated[int, Meta(ge=0, le=10_000_000)]
"""Money or experience that a hero may gather over the years."""
Face = Annotated[int, Meta(ge=0, le=6)]
SkillId = Annotated[Tag, Ref("skills")]
SkillIds = Annotated[tuple[SkillId, ...], MANY]
ItemId = Annotated[Tag, Ref("weapons", others=("armors", "shields", "things"))]
CompanionId = Annotated[Tag, Ref("companions", also=("",))]
Lore = Literal[
    "air",
    "animism",
    "blessings",
    "channeling",
    "corruption",
    "earth",
    "fire",
    "light",
    "music",
    "nature",
    "necromancy",
    "runic",
    "tribal",
    "underworld",
    "water",
    "witchcraft",
]
"""The lores that spells belong to.  UN-C042"""
WILD = (
    "animal",
    "chask",
    "construct",
    "demon",
    "djinn",
    "dragon",
    "elemental",
    "giant",
    "hobgoblin",
    "kobold",
    "lycanthrope",
    "serpent",
    "sphinx",
    "undead",
)
"""Races that heroes cannot be made of."""
Kin = Annotated[Tag, Ref("races", also=("", *WILD))]
INJURIES = (
    "one-armed|one-eyed|movement|combat|strength|shooting|agility|intelligence|courage|vitality|dexterity|perception"
)
Injury = Annotated[Tag, Meta(pattern=f"^(incurable )?({INJURIES}|mana|amnesia [a-z-]+)$")]
"""The lasting injuries of a hero.  UN-0545 to UN-0554"""
Group = Literal["fighter", "explorer", "spellcaster"]
Deck = Literal["combat", "scholarly", "exploration", "nature"]
Alignment = Literal["good", "neutral", "evil"]
RollSkill = Literal["none", "library", "alchemy", "chest"]
"""What a piece is to the skills that help searching it."""


class Stats(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    gc=False,
    rename={
        "movement": "mv",
        "combat": "cs",
        "strength": "st",
        "shooting": "ss",
        "natural": "na",
        "armor": "ar",
        "agility": "ag",
        "intelligence": "in",
        "mana": "ma",
        "courage": "co",
        "vitality": "vi",
        "dexterity": "dx",
        "perception": "pe",
    },
):
    """The twelve attributes; Armor has two values, natural and (unless it is the same) total.  UN-0076, UN-0078"""

    movement: Number
    combat: Number
    strength: Number
    shooting: Number = 0
    natural: Number
    armor: Number = 0
    agility: Number
    intelligence: Number
    mana: Number = 0
    courage: Number
    vitality: Number
    dexterity: Number = 0
    perception: Number = 0


class Range(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attribute on a race card: starting value, maximum, development points per +1.  UN-1097, UN-1098"""

    least: int
    most: int
    cost: Annotated[int, Meta(ge=1)] = 1


class Race(Entry, frozen=True, kw_only=True):
    """A race; its size is in its skills.  `extra_skill`: one more professional skill at creation; `nature`: may learn
    Nature skills; `mana`: the "+n" of UN-1104.  UN-1093 to UN-1104"""

    alignment: Alignment
    fortune: Plus
    natural: Face
    attributes: dict[Attribute, Range]
    mana: Plus = 0
    skills: tuple[SkillId, ...] = ()
    extra_skill: bool = False
    nature: bool = False
    classes: tuple[Annotated[str, Ref("classes")], ...]
    lores: tuple[Lore, ...] = ()
    effects: Effects = NOTHING
    icon: Icon = "character"


class Class(Entry, frozen=True, kw_only=True):
    """A class.  `learns` gives for each face of 1D6 the deck of the skill learnt; `lores` where its spells come from.

    UN-1105 to UN-1111, UN-C230 to UN-C249
    """

    group: Group
    learns: tuple[Deck, Deck, Deck, Deck, Deck, Deck]
    skills: tuple[SkillId, ...] = ()
    discounts: dict[Attribute, int] = {}
    armor: Literal["none", "light", "heavy"] = "heavy"
    shields: bool = True
    weapons: tuple[Annotated[str, Ref("weapons")], ...] = ()
    lores: tuple[Lore, ...] = ()
    spells: Plus = 0
    icon: Icon = "swords-emblem"


class Skill(Entry, frozen=True, kw_only=True):
    """A skill.  Active ones are declared, at most two an action; `minimum` counts after armor, `not_in` bars it.

    `declare`: it costs or changes something, so its bearer is asked; other active skills are used when they help.
    `when` says under which circumstances it can be declared for an attack or a defense.
    `lent`: another skill gives it for a time, and nobody learns it.
    `dark` and `artificial` hold what it does for creatures of the Dark Player.  UN-1463 to UN-1473
    """

    deck: Deck
    active: bool = False
    declare: bool = False
    minimum: dict[Attribute, int] = {}
    not_in: tuple[Literal["heavy-armor", "large", "huge"], ...] = ()
    uses: Uses | None = None
    when: When = ()
    effects: Effects = NOTHING
    dark: Effects = NOTHING
    artificial: Effects = NOTHING
    defect: bool = False
    lent: bool = False
    icon: Icon = "upgrade"


class Symbols(Entry, frozen=True, kw_only=True):
    """The classes, or whole groups of them, that may learn the skill of this id; for a Nature skill, the races.

    UN-1116, UN-1145, UN-G74
    """

    classes: tuple[Annotated[str, Ref("classes", also=("fighter", "explorer", "spellcaster"))], ...] = ()
    races: tuple[Annotated[str, Ref("races")], ...] = ()


class Names(Entry, frozen=True, kw_only=True):
    """Names to choose from for heroes of a race."""

    names: Annotated[tuple[Annotated[str, Free("what people are called")], ...], Meta(min_length=6)]


class Trade(Entry, frozen=True, kw_only=True):
    """What every equipment card states: cost in coins (None: not for sale), weight, Value Points, copies.  UN-1001

    `plain`: the ordinary card that a magic one looks like; `hides`: it stands for one of the deck named that nobody has
    identified yet.  UN-0278, UN-0279
    """

    cost: Plus | None = None
    weight: Plus = 0
    vp: Plus = 0
    copies: Annotated[int, Meta(ge=1, le=60)] = 1
    uncommon: Annotated[int, Meta(ge=0, le=12)] = 0
    magic: Literal["", "object", "relic"] = ""
    plain: Annotated[str, Ref("weapons", also=("",), others=("armors", "shields", "things"))] = ""
    hides: Literal["", "magic", "relic", "potion"] = ""
    effects: Effects = NOTHING
    icon: Icon = "knapsack"

    @property
    def ordinary(self) -> str:
        """The ordinary card it is, or the one its magic was worked on."""
        return self.plain or self.id


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a weapon is used: dice added to Strength or a fixed number, terms for Armor and Combat Skill.

    `attack` and `defense` count only in attack or defense.  UN-1008 to UN-1013, UN-1025
    """

    damage: int = 0
    dice: int | None = None
    armor: int = 0
    combat: int = 0
    attack: int = 0
    defense: int = 0


PARRYING = ("greatsword", "bastard-sword")
"""Swords that may be used as a shield.  UN-C433"""


class Weapon(Trade, frozen=True, kw_only=True):
    """A weapon.  `hands` 0 is part of the body; `both` is the damage added when it is held in two hands.

    `range` in squares, or `throws` times Strength.  `breaks`: breaks on 1 to this face.  Of the tags, far-criticals add
    dice at any range, point-blank shoots at adjacent targets and from the floor, disarms makes a critical's target drop
    its weapons, pairs fights with another of its kind at no cost.  `together`: all its shots may be made in one Action,
    with this term for Shooting Skill.  UN-1004, UN-C250 to UN-C296
    """

    kind: Literal["melee", "throwing", "projectile", "natural"] = "melee"
    hands: Annotated[int, Meta(ge=0, le=2)] = 1
    both: int | None = None
    damage: int = 0
    dice: int | None = None
    armor: int = 0
    combat: int = 0
    attack: int = 0
    defense: int = 0
    shooting: int = 0
    range: Plus = 0
    throws: Plus = 0
    breaks: Face = 0
    second: Use | None = None
    in_melee: Use | None = None
    long: bool = False
    reload: bool = False
    noise: bool = False
    shots: Annotated[int, Meta(ge=1, le=3)] = 1
    together: int | None = None
    tags: tuple[
        Literal[
            "sword",
            "blunt",
            "no-poison",
            "underwater",
            "draws-free",
            "ignores-blocks",
            "critical-ignores-blocks",
            "far-criticals",
            "point-blank",
            "disarms",
            "pairs",
            "cold",
            "fire",
            "holy",
            "lightning",
            "water",
        ],
        ...,
    ] = ()

    def use(self, second: bool = False) -> Use:
        """Its first use, or its second."""
        if second and self.second is not None:
            return self.second
        return Use(
            damage=self.damage,
            dice=self.dice,
            armor=self.armor,
            combat=self.combat,
            attack=self.attack,
            defense=self.defense,
        )


class Armor(Trade, frozen=True, kw_only=True):
    """An armor, or a piece (helmet, greaves) that does not count as one.  UN-1003, UN-C301 to UN-C308"""

    weighs: Literal["light", "heavy", "piece"]
    armor: Plus = 0
    penalties: dict[Attribute, int] = {}


class Shield(Trade, frozen=True, kw_only=True):
    """A shield: blocks on `blocks` or more.  UN-1002, UN-C297 to UN-C300"""

    blocks: Annotated[int, Meta(ge=2, le=6)]
    penalties: dict[Attribute, int] = {}
    breaks: Face = 0
    stuns: bool = True
    pushes: bool = True
    covers: bool = True
    melee_only: bool = False


class Thing(Trade, frozen=True, kw_only=True):
    """An object.  `use` is what it does when used, as `takes` says; it is then spent unless reusable.  UN-1005, UN-0293

    Its `effects` count while it is in a hand (`hands`) or on the body (`worn`); `thrown`: using it takes a throw.
    """

    deck: Literal["common", "special", "magic", "relic", "found"]
    kind: Literal["object", "potion", "light", "instrument", "cloak", "boots"] = "object"
    hands: Annotated[int, Meta(ge=0, le=2)] = 0
    worn: bool = False
    reusable: bool = False
    takes: Literal["quick", "action", "reaction", "free"] = "quick"
    thrown: bool = False
    use: Effects = NOTHING


class Set(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a creature carries; a profile may offer several sets."""

    hands: tuple[ItemId, ...] = ()
    pack: tuple[ItemId, ...] = ()
    vp: Plus = 0


class Creature(Entry, frozen=True, kw_only=True):
    """A profile of the Bestiary.  Armor worn is in its stats; `wears` says of which kind.

    `extras` are skills it may be given, with their Value Points.  `base` only for bases that differ from those of its
    size (1x1, 1x1, 2x2, 2x2).  UN-G46
    """

    faction: Annotated[str, Ref("factions")]
    level: Literal["grunt", "elite", "champion"]
    vp: Plus
    stats: Stats
    wears: Literal["none", "light", "heavy"] = "none"
    sets: tuple[Set, ...] = (Set(),)
    skills: tuple[SkillId, ...] = ()
    extras: dict[SkillId, Annotated[int, Meta(ge=1)]] = {}
    behavior: Annotated[str, Ref("behaviors")]
    lores: tuple[Lore, ...] = ()
    base: tuple[int, int] | None = None
    race: Kin = ""
    icon: Icon = "goblin-head"


class Companion(Creature, frozen=True, kw_only=True):
    """A mercenary, pet or mount, with what it costs to take on and to keep; nobody takes on what is only a shape, into
    which a hero may turn.  UN-1067 to UN-1091, UN-C330"""

    faction: Annotated[str, Ref("factions", also=("",))] = ""
    behavior: Annotated[str, Ref("behaviors", also=("",))] = ""
    kind: Literal["mercenary", "pet", "mount", "shape"]
    cost: Plus
    upkeep: Plus = 0


class Posse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some creatures of one profile; `set` is the number of the equipment set."""

    creature: Annotated[str, Ref("creatures")]
    n: Annotated[int, Meta(ge=1)] = 1
    set: Plus = 0


class SpawnRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a Creature Spawn Table; `spotted` serves Ambush! and Reinforcements too.  UN-C120, UN-G45"""

    wandering: tuple[Posse, ...]
    spotted: tuple[Posse, ...]
    special: tuple[Posse, ...]


SpawnRange = Annotated[str, Meta(pattern=r"^\d+(-\d+)?$")]
"""A range of results of a Spawn Table, such as `1-2`."""


class Faction(Entry, frozen=True, kw_only=True):
    """A faction: its Creature Spawn Table by results `1-2`, `3-4` … up to 10, lowest first.  UN-0664, UN-0665"""

    alignment: Alignment
    spawn: dict[SpawnRange, SpawnRow]
    icon: Icon = "castle-emblem"


class Spell(Entry, frozen=True, kw_only=True):
    """A spell.  `range` 0 is the caster alone, 1 adjacent; `anyone`: the caster too.  UN-C042, UN-0448, UN-0450

    `targets` says which characters in the area its effects concern; `close`: it may be cast beside enemies; `lays`:
    what a wall is made of; `vitality`: what it costs its caster besides Mana.  A spell that is `sung` lasts a turn
    longer for each in which its caster takes no Action.
    """

    lore: Lore
    nature: Literal["projectile", "control", "damage", "protecting", "enhancing", "healing"]
    mana: Annotated[int, Meta(ge=1)] = 1
    vitality: Plus = 0
    range: Plus = 0
    anyone: bool = False
    area: Plus = 0
    targets: Literal["all", "allies", "enemies"] = "all"
    permanent: bool = False
    close: bool = False
    sung: bool = False
    lays: Literal["flames", "conjured-wall", "rift"] = "flames"
    cost: Plus = 10
    effects: Effects
    icon: Icon = "spell-book"

    @property
    def superior(self) -> bool:
        """A superior spell costs 2 Mana or more.  UN-0436"""
        return self.mana > 1


class Trap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of a trap: Perception to detect it, Dexterity to disarm it (None: it cannot be).  UN-0589"""

    detect: int
    disarm: int | None = None


class DarkCard(Entry, frozen=True, kw_only=True):
    """A Dark Player card: Power, Obstacle or Encounter.  UN-C043 to UN-C045, UN-0586 to UN-0590

    An Encounter names its column and `limit` (None: X, one creature of any cost).  `waits`: it stays face up until its
    condition is met.  Effects of a trap befall the character that set it off; of a Power the creature it is for.
    """

    kind: Literal["power", "obstacle", "encounter"]
    cost: Plus = 0
    discard: Plus = 0
    copies: Annotated[int, Meta(ge=1, le=60)] = 1
    trap: Trap | None = None
    where: tuple[Literal["room", "corridor", "door", "chest"], ...] = ()
    column: Literal["", "wandering", "spotted", "special", "ambush", "reinforcements", "thief"] = ""
    limit: int | None = None
    waits: bool = False
    effects: Effects = NOTHING
    icon: Icon = "card-draw"


Wish = Literal[
    "not-attacked",
    "easiest-to-hit",
    "closest",
    "adjacent-to-leader",
    "lowest-courage",
    "lowest-vitality",
    "lowest-armor",
    "lowest-agility",
    "lowest-intelligence",
    "highest-vp",
    "spellcaster",
    "ranged",
    "wounded",
    "most-in-area",
]


class Behavior(Entry, frozen=True, kw_only=True):
    """A Behavior card: which enemies a creature attacks, by these wishes in order, and how a Leader rolls for it.

    `spreads`: enemies not yet attacked this turn come first; `disengages`: it tries to leave enemies to reach a target.
    `own`: the card of one Leader, which follows it and does not roll; `grudge`: as a Leader it hunts whoever hurt it
    last; `at_bay`: the card that takes the place of this one once half of its Vitality is lost.
    UN-0709, UN-0746, UN-0747, UN-C079, UN-C117 to UN-C119, UN-G44
    """

    wishes: tuple[Wish, ...]
    leader: tuple[Wish, Wish, Wish]
    spreads: bool = True
    disengages: bool = True
    keeps_away: bool = False
    order: Literal["sorcerer", "ranged", "other"] = "other"
    own: bool = False
    grudge: bool = False
    at_bay: Annotated[str, Ref("behaviors", also=("",))] = ""


class Npc(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A person the heroes can talk to, and what a hero gets for persuading them.  UN-0269 to UN-0275"""

    intelligence: Plus = 3
    courage: Plus = 3
    alignment: Alignment = "neutral"
    race: Kin = "human"
    gives: Effects


class Furniture(Entry, frozen=True, kw_only=True):
    """A piece of furniture or a special element: columns and rows, height, cover, icons.  UN-1049 to UN-1066

    `search` is a table of 2D6, by results such as `2`, `3-8`, `11+`; `shared`: every hero may have what the first one
    found, once; `trapped`: on a blunder a trap may be sprung.
    """

    size: tuple[Annotated[int, Meta(ge=1, le=6)], Annotated[int, Meta(ge=1, le=6)]] = (1, 1)
    height: Annotated[int, Meta(ge=0, le=5)] = 1
    cover: Literal["none", "light", "heavy"] = "light"
    impassable: bool = False
    movable: bool = False
    floor: Literal["", "difficult", "deep-water", "pit", "abyss"] = ""
    search: dict[Annotated[str, Meta(pattern=r"^(\d+|\d+-\d+|\d+\+|<=\d+)$")], Effects] = {}
    shared: bool = False
    skill: RollSkill = "none"
    trapped: bool = False
    on_entry: Effects = NOTHING
    npc: Npc | None = None
    half_cost: bool = False
    no_encounters: bool = False
    icon: Icon = "treasure-chest"

    def __post_init__(self) -> None:
        """A search table has one row for every result of two dice."""
        try:
            self.table()
        except Faults as wrong:
            raise Faults((("search", *fault.path[1:]), fault.message) for fault in wrong.faults) from None

    def table(self) -> RollTable[Effects]:
        """What a search finds, by the roll; nothing where there is nothing to search."""
        return RollTable(id=self.id, die="2d6", rows=self.search or {"2+": NOTHING})


class Treasure(Entry, frozen=True, kw_only=True):
    """A Treasure card.  UN-0184"""

    effects: Effects
    copies: Annotated[int, Meta(ge=1, le=60)] = 1


class Hero(Entry, frozen=True, kw_only=True):
    """A predesigned hero; a hero made by a player has the same form.  Armor worn is not in its stats.  UN-0013, UN-C041

    `learned` are skills and `raised` attributes got by experience, in order; `secondary` are secondary skills, once for
    each level (UN-1339).  `hurt`, `unlucky` and `drained` is what a hero has not yet recovered of Vitality, Fortune and
    Mana (UN-0059); `age` counts the games played.
    `diseased`: the hero is so until a potion, a healing spell or a healer helps (UN-0498).
    `strange` are weapons taken from enemies (UN-0256).
    `second` is another companion, which comes only with a hero who plays alone (UN-0761).  `companion_freight` and
    `companion_coins` is what the companion carries for the hero, `second_freight` and `second_coins` what the second
    does (UN-1127).
    `fate` is what keeps a hero from playing: it is dead, or dead and avenged by a relative; it is kept in the scenario
    `jail`; it has fallen, and its friends bring it to a healer.  `foes` is the faction that had a hand in it, `kin` the
    dead hero whose relative this one is.  UN-0528, UN-0531 to UN-0536
    `narrative` is its Narrative card in a campaign, `chapters` in how many quests it reached its aim.  UN-0013
    """

    race: Annotated[Tag, Ref("races")]
    klass: Annotated[Tag, Ref("classes")]
    name: Annotated[Tag, Free("what a hero is called")] = ""
    vp: Plus = 10
    fortune: Plus
    stats: Stats
    skills: SkillIds = ()
    spells: Annotated[tuple[Annotated[Tag, Ref("spells")], ...], MANY] = ()
    body: Annotated[tuple[ItemId, ...], MANY] = ()
    hands: Annotated[tuple[ItemId, ...], MANY] = ()
    pack: Annotated[tuple[ItemId, ...], MANY] = ()
    coins: Coins = 0
    xp: Coins = 0
    injuries: Annotated[tuple[Injury, ...], MANY] = ()
    secondary: Annotated[tuple[Annotated[Tag, Free("a table may think of others than the book")], ...], MANY] = ()
    learned: SkillIds = ()
    raised: Annotated[tuple[Attribute, ...], MANY] = ()
    hurt: Plus = 0
    unlucky: Plus = 0
    drained: Plus = 0
    diseased: bool = False
    companion: CompanionId = ""
    companion_set: Plus = 0
    companion_body: Annotated[tuple[ItemId, ...], MANY] = ()
    companion_hurt: Plus = 0
    companion_freight: Annotated[tuple[ItemId, ...], MANY] = ()
    companion_coins: Coins = 0
    second: CompanionId = ""
    second_set: Plus = 0
    second_hurt: Plus = 0
    second_freight: Annotated[tuple[ItemId, ...], MANY] = ()
    second_coins: Coins = 0
    age: Coins = 0
    strange: Annotated[tuple[Annotated[Tag, Ref("weapons")], ...], MANY] = ()
    fate: Literal["", "dead", "avenged", "prisoner", "fallen"] = ""
    foes: Annotated[Tag, Ref("factions", also=("",))] = ""
    jail: Annotated[Tag, Free("a quest, or a sheet as its setup holds it")] = ""
    kin: Annotated[Tag, Free("the name of a hero who died")] = ""
    narrative: Annotated[Tag, Ref("narratives", also=("",))] = ""
    chapters: Plus = 0
    icon: Icon = "visored-helm"

    @property
    def belongings(self) -> tuple[str, ...]:
        """Everything a hero owns, including what companions carry.  UN-1127"""
        return (*self.body, *self.hands, *self.pack, *self.companion_freight, *self.second_freight)


RACES = Section("races", Race, file="races.yaml")
CLASSES = Section("classes", Class, file="classes.yaml")
SKILLS = Section("skills", Skill, files="skills")
SYMBOLS = Section("symbols", Symbols, file="symbols.yaml")
NAMES = Section("names", Names, file="names.yaml")
WEAPONS = Section("weapons", Weapon, files="weapons")
ARMORS = Section("armors", Armor, files="armors")
SHIELDS = Section("shields", Shield, files="shields")
THINGS = Section("things", Thing, files="things")
CREATURES = Section("creatures", Creature, files="creatures")
COMPANIONS = Section("companions", Companion, files="companions")
FACTIONS = Section("factions", Faction, files="factions")
SPELLS = Section("spells", Spell, files="spells")
DARK_CARDS = Section("dark-cards", DarkCard, files="dark-cards")
BEHAVIORS = Section("behaviors", Behavior, file="behaviors.yaml")
FURNITURE = Section("furniture", Furniture, file="furniture.yaml")
ELEMENTS = Section("elements", Furniture, file="elements.yaml")
TREASURES = Section("treasures", Treasure, file="treasures.yaml")
HEROES = Section("heroes", Hero, file="heroes.yaml", kind="hero")
