"""The words that skills, spells, items, conditions and cards may use, and the moments at which they count.

Each word says at which moment of `moments` it comes in.  `when` narrows it: all conditions named there must hold (see
`Circumstance`).  Anything too odd for these words is a Python function bound to a moment under the id of the skill,
spell or card.  UN-0006, UN-1463 to UN-1473
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.content.shapes import Ref
from undercroft.content.vocabulary import Effects, Vocabulary
from undercroft.crawl import circumstances
from undercroft.systems.universalis.cards.attributes import Attribute as Attribute
from undercroft.systems.universalis.cards.attributes import Condition as Condition

RollName = Literal[
    "any",
    "attack",
    "defense",
    "melee",
    "shot",
    "throw",
    "defensive-shot",
    "cast",
    "dispel",
    "initiative",
    "stand-up",
    "disengage",
    "jump",
    "climb",
    "swim",
    "run",
    "recovery",
    "courage",
    "detect-trap",
    "disarm-trap",
    "avoid-trap",
    "open-lock",
    "riddle",
    "search-room",
    "search-secret",
    "search-element",
    "search-corpses",
    "persuade",
    "threaten",
    "identify",
    "break",
    "block",
    "resist",
    "recover-weapon",
    "holy-water",
    "mount-courage",
    "stay-mounted",
    "agility",
    "intelligence",
    "perception",
    "dexterity",
    "strength",
    "natural",
]
"""The rolls words speak of: one roll by its name, `melee` for attack and defense, an attribute for all its tests."""


class Circumstance(circumstances.Circumstance):
    """What a `when` may name.  A card with any other name is refused when its pack loads.

    What makes each of them so is bound to it in `rolls.circumstances`.
    """

    LIGHT_ARMOR_AT_MOST = "light-armor-at-most", "the bearer wears no heavy armor"
    SHIELD = "shield", "the bearer holds a shield"
    TWO_HANDED = "two-handed", "the bearer attacks with a weapon held in both hands"
    SWORD = "sword", "the weapon is a sword, saber, scimitar or katana"
    UNMOVED = "unmoved", "the bearer has not moved in this activation"
    FIRST_SHOT = "first-shot", "the bearer has not attacked before in this activation"
    MOVED_HALF = "moved-half", "the bearer has moved at most half its Movement"
    CHARGED = "charged", "the bearer has moved at least 3 squares straight on"
    FROM_BEHIND = "from-behind", "the attack comes from behind"
    OPPONENT_LARGE = "opponent-large", "the opponent is Large or Huge"
    OPPONENT_SMALLER = "opponent-smaller", "the opponent is smaller"
    OPPONENT_NOT_LARGER = "opponent-not-larger", "the opponent is of equal size or smaller"
    OPPONENT_HEAVY = "opponent-heavy", "the opponent wears heavy armor (doors, walls and chests do)"
    OPPONENT_DOWN = "opponent-down", "the opponent is Knocked Down"
    OPPONENT_UNDEAD = "opponent-undead", "the opponent is Undead or of the Underworld"
    OPPONENT_HATED = "opponent-hated", "the opponent is of the kind the skill names"
    OPPONENT_BRAVE = "opponent-brave", "the opponent's Courage is 5 or more"
    CRITICAL = "critical", "the roll to hit shows at least one 6"
    DOUBLE_CRITICAL = "double-critical", "the roll to hit shows two 6s"
    DOUBLE = "double", "both dice of the roll show the same face, and it is no blunder"
    TWO_ENEMIES = "two-enemies", "two or more enemies are adjacent"
    DARK = "dark", "the section lies in darkness"
    OUTDOORS = "outdoors", "the section has no roof"
    RIDING = "riding", "the bearer rides"
    WATER = "water", "the bearer is in water"
    WOUNDED = "wounded", "the bearer is Wounded"
    MELEE = "melee", "the attack is made in melee"
    RANGED = "ranged", "the attack is a shot or a throw"
    MAGIC = "magic", "the attack is a spell"
    DAMAGE_SPELL = "damage-spell", "the attack is a Damage spell"
    TWO_WEAPONS = "two-weapons", "the bearer holds a one-handed weapon in each hand"
    BERSERK = "berserk", "the bearer is berserk"
    HEAVY_ARMOR = "heavy-armor", "the bearer wears heavy armor"
    NOT_OF_CLASS = "not-of-class", "the bearer's class did not begin with the skill"
    WON_INITIATIVE = "won-initiative", "the bearer's side won the last Initiative roll"
    ALCHEMY = "alchemy", "the element searched is an alchemy or spice table"
    LIBRARY = "library", "the element searched is a library or sorcery table"
    SCROLL = "scroll", "the spell is cast or dispelled with a Magic Scroll"
    CONTROL_SPELL = "control-spell", "the spell is a Control spell"
    STRANGE_WEAPON = "strange-weapon", "the bearer fights with a weapon taken from an enemy"
    OPPONENT_ANIMAL = "opponent-animal", "the opponent is an animal of Intelligence 2 or less"


When = tuple[Circumstance, ...]


class HomeLand(StrEnum):
    """The kinds of land a character may be at home in.  UN-C544, UN-C549"""

    DESERT = "desert"
    FOREST = "forest"
    GLACIER = "glacier"
    MOUNTAIN = "mountain"
    SWAMP = "swamp"
    VOLCANIC = "volcanic"
    WATER = "water"


class Element(StrEnum):
    """What a character may be vulnerable to.  UN-C570"""

    COLD = "cold"
    FIRE = "fire"
    HOLY = "holy"
    LIGHTNING = "lightning"
    WATER = "water"


class Column(StrEnum):
    """The columns of a Spawn Table.  UN-C120"""

    WANDERING = "wandering"
    SPOTTED = "spotted"
    SPECIAL = "special"


class Hired(StrEnum):
    """The companions that may be taken on for less.  UN-C475"""

    MERCENARIES = "mercenaries"
    ANIMALS = "animals"


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of the arguments of words."""


class Bonus(Part, frozen=True, kw_only=True):
    """A term for the tally of a roll."""

    roll: RollName
    n: int
    when: When = ()


class Shared(Bonus, frozen=True, kw_only=True):
    """A term for rolls of allies within this many squares; with `one`, for one of them of the bearer's choice."""

    range: Annotated[int, Meta(ge=1)] = 6
    one: bool = False


class Reroll(Part, frozen=True, kw_only=True):
    """Dice of a roll that may be thrown once more: those showing 1 (never of a natural double 1), one die of a failed
    roll, all of a failed roll (with `blunders` of a critical failure too), all, one of those showing 1.

    UN-0042, UN-0090
    """

    roll: RollName
    dice: Literal["ones", "one", "failed", "all", "ones-and-twos", "a-one"]
    blunders: bool = True
    when: When = ()


class Best(Part, frozen=True, kw_only=True):
    """More dice are thrown and the best two kept; `n` is added to the total.

    With `strict`, any two 1s among them are a critical failure.  UN-C444
    """

    roll: RollName
    dice: Annotated[int, Meta(ge=3, le=4)] = 3
    n: int = 0
    strict: bool = False
    when: When = ()


class Damage(Part, frozen=True, kw_only=True):
    """Terms for the damage roll of a hit: dice, and the target's Armor."""

    dice: int = 0
    armor: int = 0
    when: When = ()


class Guard(Part, frozen=True, kw_only=True):
    """Terms for damage that the bearer takes: fewer dice, more Armor."""

    dice: int = 0
    armor: int = 0
    when: When = ()


class Inflict(Part, frozen=True, kw_only=True):
    """A condition for the target of a hit, after damage.  UN-0483"""

    condition: Condition
    when: When = ()
    leaders: bool = True


class Attacks(Part, frozen=True, kw_only=True):
    """More attacks in an activation, never above 3 in all; `combat` is added to each of them.  UN-0359"""

    n: int = 1
    combat: int = 0
    when: When = ()


class Shots(Part, frozen=True, kw_only=True):
    """More shots in an activation, never with weapons that reload; `shooting` is added to each of them."""

    n: int = 1
    shooting: int = 0
    when: When = ()


class Action(Part, frozen=True, kw_only=True):
    """An action that a skill allows: its deed is bound to `moments.DEED` under the id of the skill.

    `near`: also while an enemy is adjacent; `still`: not combined with a move; `n`: the (x) of its card; `support`: it
    helps friends and attacks nobody (UN-0721).
    """

    cost: Literal["action", "quick", "free"] = "action"
    near: bool = False
    still: bool = False
    range: int = 0
    n: int = 0
    support: bool = False


class Uses(Part, frozen=True, kw_only=True):
    """How often something may be used."""

    n: Annotated[int, Meta(ge=1)] = 1
    per: Literal["quest", "combat", "turn", "activation"] = "quest"


class Blast(Part, frozen=True, kw_only=True):
    """Damage dice by a spell, trap or object: against Armor, Natural Armor or another attribute.  UN-0473, UN-0476

    `light` and `heavy` replace `dice` against wearers of such armor; `near` is what others in the area take; `element`
    is what it harms with besides fire.
    """

    dice: Annotated[int, Meta(ge=0)] = 0
    armor: int = 0
    against: Attribute = "armor"
    light: int | None = None
    heavy: int | None = None
    near: int | None = None
    fire: bool = False
    element: Element | None = None

    @property
    def elements(self) -> tuple[str, ...]:
        """What it harms with: fire, another element.  UN-0470, UN-C570"""
        named = (self.element,) if self.element is not None else ()
        return ("fire", *named) if self.fire else named


class Trial(Part, frozen=True, kw_only=True):
    """A test that must be passed, or the effects follow."""

    attribute: Attribute
    target: int = 10
    n: int = 0
    fail: Effects
    success: Effects = Effects()


class Summon(Part, frozen=True, kw_only=True):
    """Creatures that appear for the summoner's side."""

    creature: Annotated[str, Ref("creatures")]
    n: Annotated[int, Meta(ge=1)] = 1


class Find(Part, frozen=True, kw_only=True):
    """Cards drawn at random from a deck of objects."""

    pile: Literal["treasure", "common", "special", "magic", "relic", "weapon", "potion"]
    n: Annotated[int, Meta(ge=1)] = 1


class Start(Part, frozen=True, kw_only=True):
    """A free thing at the start of each quest: this one, or one of a pile except those named.  UN-1469"""

    thing: Annotated[str, Ref("things", also=("",))] = ""
    pile: Literal["", "potion"] = ""
    but: tuple[Annotated[str, Ref("things")], ...] = ()
    only: Literal["", "spellcaster"] = ""


class Lore(Part, frozen=True, kw_only=True):
    """The price of learning a spell: this many coins less, and this many experience points."""

    coins: int
    xp: int


class Luck(Part, frozen=True, kw_only=True):
    """Doubles from this face on find treasure, for everybody within this many squares."""

    face: Annotated[int, Meta(ge=1, le=6)]
    range: Annotated[int, Meta(ge=0)]


WORDS = Vocabulary()
w = WORDS.word
flag = WORDS.flag

# Always in force (kit: worked out whenever the bearer's numbers are asked for).
ATTRIBUTES = w("attributes", dict[Attribute, int], "add to attributes for as long as the source is borne")
SIZE = w("size", int, "1 Small, 2 Average, 3 Large, 4 Huge (UN-0069)", Meta(ge=1, le=4))
FEARSOME = flag("fearsome", "others test Courage before they attack it or are attacked by it (UN-C529)")
FEARLESS = flag("fearless", "no Courage test against Fearsome enemies is needed")
INVULNERABLE = flag("invulnerable", "melee and ranged hits wound only with a critical (UN-C536)")
ETHEREAL = flag("ethereal", "only spells, magic and spell-enhanced weapons wound it (UN-C527)")
SPELL_ENHANCED = flag("spell-enhanced", "its attacks count as spell-enhanced (UN-C559)")
IMMUNE = w("immune", tuple[Condition, ...], "it never suffers these conditions")
IGNORES_WOUNDED = flag("ignores-wounded", "being Wounded does not weaken it")
PROJECTILE_IMMUNE = flag("projectile-immune", "plain shots and throws do nothing (UN-C552)")
MAGIC_RESISTANCE = flag("magic-resistance", "4+ negates a spell; a magic projectile deals 1 die less (UN-C543)")
IGNORES_TERRAIN = flag("ignores-terrain", "difficult terrain costs and weakens nothing (UN-C509)")
IGNORES_MELEE_RANGE = flag("ignores-melee-range", "no enemy engages it (UN-C527)")
STAGGERING = flag("staggering", "no running, swimming or great jumps (UN-C560)")
RUNS_FAR = flag("runs-far", "runs twice its Movement unless it blunders (UN-C502)")
FLIES = w("flies", int, "may fly outdoors, so many squares (UN-C530)", Meta(ge=1))
SWIMS = flag("swims", "moves in deep water with its Movement, without penalties (UN-C519)")
REACH = w("reach", int, "attacks in melee from so many squares away (UN-C565)", Meta(ge=2, le=3))
MOUNT = flag("mount", "may be ridden (UN-C545, UN-C553)")
ARMOR_EASE = w("armor-ease", int, "heavy armor costs so much less Movement (UN-C468)", Meta(ge=1))
SWIFT_DRAW = flag("swift-draw", "drawing weapons next to enemies costs no Combat Skill (UN-C462)")
BREAKS_SHIELDS = flag("breaks-shields", "a blocked hit makes the shield roll for breaking (UN-1026)")
SHATTERS_SHIELDS = flag("shatters-shields", "a blocked hit breaks an ordinary shield (UN-C535)")
VARIANT = w(
    "variant",
    str,
    "a form of the skill named here, with its number, kind or element; no skill of its own",
    Ref("skills"),
)
PASSES = w("passes", tuple[RollName, ...], "these tests succeed without a roll (UN-C527, UN-C530)")
MOVES_THROUGH = flag("moves-through", "goes through other characters, but ends on none (UN-C527)")
NO_DEXTERITY = flag("no-dexterity", "takes no Dexterity tests (UN-C535)")
PATHFINDER = w("pathfinder", HomeLand, "difficult terrain of this kind costs and weakens nothing (UN-C549)")
BLENDS_IN = w("blends-in", HomeLand, "on such terrain -1 to shoot at it and to Initiative against it (UN-C544)")
SHOT_AT = w("shot-at", int, "a term for shots and throws at it (UN-C512, UN-C540)")
SKULKS = flag("skulks", "light cover of furniture is heavy cover for it (UN-C511)")
SURPRISES = w("surprises", int, "who lost Initiative to it counts as so much less intelligent for surprise (UN-G130)")
IGNORES_LIGHT_COVER = flag("ignores-light-cover", "light cover does not hinder its shots (UN-C499)")
STEADY_SHOT = flag("steady-shot", "no penalty for shooting after up to half its Movement (UN-C442)")
LONGBOW_DEFENSE = flag("longbow-defense", "Defensive Shots with a Longbow too (UN-C441)")
QUICK_RELOAD = flag("quick-reload", "reloads with a Quick Action (UN-C458)")
WEAK_SHOTS = w("weak-shots", int, "its projectile weapons deal so many dice less (UN-C558)", Meta(ge=1))
TOUGHNESS = w("toughness", int, "more Natural Armor against poison, disease, extreme environments (UN-C464)")
POISON_PROOF = flag("poison-proof", "poison deals it no extra damage (UN-C567, UN-C568)")
DARK_SIGHT = flag("dark-sight", "Complete Darkness does not hamper it (UN-C567, UN-C568)")
LOST_IN_THE_DARK = flag("lost-in-the-dark", "-1 to attributes in dark sections, -1 to shoot into them (UN-C541)")
CONTROL_IMMUNE = flag("control-immune", "offensive Control spells do nothing to it (UN-C567)")
SPELL_IMMUNE = w("spell-immune", tuple[Annotated[str, Ref("spells")], ...], "these spells do nothing to it (UN-C568)")
FIRE_GUARD = w("fire-guard", int, "takes so many dice less from fire (UN-C568)", Meta(ge=1))
VULNERABLE = w("vulnerable", Element, "Armor and Combat Skill -1 against attacks with this element (UN-C570)")
LOW = flag("low", "blocks lines of sight as if of average size (UN-C569)")
AURA = w("aura", int, "who enters or starts beside it takes so many dice (UN-C520)", Meta(ge=1))
TRAP_ARMOR = w("trap-armor", int, "more Armor against a trap it is disarming (UN-C497)", Meta(ge=1))
RIDES_WELL = flag("rides-well", "no penalty for casting or shooting while riding (UN-C500)")
RAGING_MOUNT = flag("raging-mount", "a mount that acts by itself when riderless (UN-C553)")
EXPLORES_IN_COMBAT = flag("explores-in-combat", "takes Exploratory Actions in combat turns too (UN-C571)")
ARMED_CASTER = flag("armed-caster", "casts in light armor with a common weapon; Mana at most Intelligence (UN-C470)")

# At the moment `tally`: terms for a roll.
BONUS = w("bonus", Bonus, "add a term to the tally of a roll")
ALLIES_BONUS = w("allies-bonus", Shared, "the same for allies so many squares away (UN-C483)")
# At the moment `rerolls`: after the throw, before Fortune.
REROLL = w("reroll", Reroll, "throw dice of a roll once more")
BEST = w("best", Best, "throw more dice and keep the best two")
CRITICALS_FROM = w("criticals-from", int, "dice from this face on are criticals in this attack (UN-C435)", Meta(ge=2))
BLUNDERS_TO = w("blunders-to", int, "a double up to this face is a critical failure (UN-C489)", Meta(ge=1, le=3))
# At the moment `damage`: terms for the damage roll.
DAMAGE = w("damage", Damage, "more damage dice, a lower Armor of the target")
GUARD = w("guard", Guard, "the bearer takes fewer dice, has more Armor")
CRITICAL_ARMOR = flag("critical-armor", "criticals lower Armor by 1 each instead of adding dice (UN-C453, UN-G115)")
REROLL_DAMAGE = w("reroll-damage", Reroll, "throw damage dice once more (UN-C437, UN-C452)")
SIXES_EXPLODE = flag("sixes-explode", "each damage die of 6 adds a die, once (UN-C457)")
CRITICAL_ARMOR_SHOT = flag("critical-armor-shot", "the same for criticals of shots and throws (UN-C454, UN-G115)")
# At the moment `struck`: after damage.
INFLICT = w("inflict", Inflict, "the target suffers a condition")
VENOM = w("venom", Effects, "if Vitality was lost and 1D6 reaches Natural Armor, these follow (UN-C551)")
LEECH = flag("leech", "recovers 1 Vitality per 2 it took in melee (UN-C539)")
SOFTEN = w("soften", int, "this or more on 1D6 makes a loss of Vitality 1 smaller (UN-C448)", Meta(ge=2, le=6))
# At the moment `turn` and `recovery`.
LINGERS = w("lingers", Effects, "these follow at the start of each activation of the bearer")
ATTACKS = w("attacks", Attacks, "more attacks in an activation")
REGENERATES = w("regenerates", int, "so much or more on 1D6 heals each Vitality lost last turn (UN-C554)")
COMPELLED = flag("compelled", "must engage and attack the nearest visible enemy (UN-C432)")
SHOTS = w("shots", Shots, "more shots in an activation (UN-C445)")
# At the moment `offers`.
ACTION = w("action", Action, "offers something to do; its deed is bound under the id")

# When something is done: a spell that was cast, an object used, an element searched, a card activated, a trap sprung.
BLAST = w("blast", Blast, "roll damage dice against each target")
HEAL = w("heal", int, "recover so much Vitality (99: all)", Meta(ge=1))
GAIN_MANA = w("gain-mana", int, "recover so much Mana", Meta(ge=1))
GAIN_FORTUNE = w("gain-fortune", int, "gain so many points of Fortune for this quest (UN-0106)", Meta(ge=1))
SUFFER = w("suffer", tuple[Condition, ...], "suffer conditions")
CURE = w("cure", tuple[Condition, ...], "lose conditions")
PUSH = w("push", int, "be moved so many squares away from the source", Meta(ge=1))
PULL = w("pull", int, "be moved so many squares towards the source", Meta(ge=1))
TRIAL = w("trial", Trial, "take a test; effects follow if it fails")
SUMMON = w("summon", Summon, "creatures appear beside the source")
CONTROL = flag("control", "the target fights for the caster (UN-0456)")
LOSE_TURN = flag("lose-turn", "lose the next activation")
LOSE_VITALITY = w("lose-vitality", int, "lose so much Vitality without a roll (UN-C551)", Meta(ge=1))
ROUGH_GROUND = flag("rough-ground", "the area is difficult terrain while it lasts")
WALL = w("wall", int, "a wall of so many squares stands while it lasts", Meta(ge=1))
DARKNESS = flag("darkness", "the section is dark (UN-0258)")
COMPLETE_DARKNESS = flag("complete-darkness", "the section is completely dark")
LOCK = flag("lock", "the door or chest is locked (UN-0178)")
RIDDLE = flag("riddle", "the door or chest is closed by a riddle (UN-0186)")
PIT = w("pit", int, "a pit of so many squares opens (UN-0297)", Meta(ge=1, le=4))
COINS = w("coins", str, "find coins: dice such as 1d6 or 1d3+1", Meta(pattern=r"^(\d+|\d*d\d+(\+\d+)?)$"))
FIND = w("find", Find, "find cards of a deck")
DRAW_DARK = w("draw-dark", int, "the Dark Player draws so many cards", Meta(ge=1))
GAIN_RESERVE = w("gain-reserve", int, "the Dark Player gains so many Reserve Points")
ENCOUNTER = w("encounter", Column, "creatures of this column of the Spawn Table appear")
CREATURE_FORTUNE = w("creature-fortune", int, "a creature gains so many points of Fortune (UN-0675)", Meta(ge=1))
CREATURE_AGAIN = flag("creature-again", "a creature acts a second time in this turn")
FLEE = flag("flee", "a creature leaves and appears again in another explored section (UN-0587)")

# Before quests and between them, and when treasure is found.
STARTS_WITH = w("starts-with", Start, "a free thing at the start of each quest (UN-1469)")
HALF_PRICE = w("half-price", Hired, "mercenaries or animals at half price, rounded up (UN-C475)")
CHEAP_SPELLS = w("cheap-spells", Lore, "learns spells for less (UN-C488)")
FREE_LODGING = flag("free-lodging", "lodges free in Inns of Towns and Castles (UN-C514)")
SECOND_TREASURE = flag("second-treasure", "draws another Treasure card and keeps one of the two (UN-C507)")
TREASURE_DOUBLES = w("treasure-doubles", Luck, "doubles that find treasure when rooms are searched (UN-C491)")
