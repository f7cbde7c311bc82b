"""Everything that changes during a game of League of Dungeoneers, as plain data."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.board.layouts import Layout
from undercroft.crawl.game import FIRST_FOE
from undercroft.crawl.things import EMPTY, Item, Outfit
from undercroft.kernel import state as kernel
from undercroft.kernel.lifetimes import until
from undercroft.kernel.ranges import MANY, Number, Numbers, Serial, Spot, Spots, Sum, Tag, Tags
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId, Figures, SeatId
from undercroft.kernel.tally import Terms
from undercroft.systems.league.agenda import AfterAttack, AnyEntry, Avoid, DamageRoll, HitRoll, TakeDamage
from undercroft.systems.league.cards.values import Values

ACTION_POINTS = 2
"""Each model has so many AP in a turn.  LE-0061"""

LEAST_THREAT = 2
"""The threat level never goes below this, whatever the quest says.  LE-0226"""

MOST_SANITY = 10
"""LE-0027, LE-0088"""

Facing4 = Annotated[int, msgspec.Meta(ge=0, le=6)]
"""One of the four sides of a square, as the number of a `Facing`.  LE-0144"""


class Lasting(msgspec.Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Something in force on a model for some turns: a spell, a potion, a perk.  What it gives is looked up by its card.

    LE-0544, LE-0611, LE-0613
    """

    card: Tag
    kind: Literal["spell", "potion", "perk"] = "spell"
    by: FigureId = NO_ONE
    turns: Number = 0
    """Turns left; 0 while something else ends it."""
    n: Number = 0


class Recipe(msgspec.Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """How a hero makes a potion: the potion, and the ingredients and parts it takes.  LE-0604"""

    potion: Tag
    takes: Tags


class Model(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a hero and an enemy have in common.  LE-0061, LE-0144"""

    id: FigureId
    card: Tag
    """A premade hero or the name a player gave; of an enemy its monster card."""
    at: Spot = NOWHERE
    """Its square; of a large enemy the north-west one."""
    facing: Facing4 = 0
    hp: Number = 0

    # what it may still do
    ap: Number = 0
    acted: bool = False
    """Has been activated in this turn.  LE-0327"""

    # what it did last, which changes how it is hit
    power: bool = False
    """Made a power attack in its last activation.  LE-0406 to LE-0408, LE-0435"""
    stance: bool = False
    """Is in a parry stance.  LE-0446, LE-0491"""
    aim: FigureId = NO_ONE
    """Whom it aims at.  LE-0410 to LE-0416"""

    # what is on it
    loaded: bool = True
    """Its ranged weapon is loaded.  LE-0377, LE-0472"""
    prone: bool = False
    stun: Number = 0
    """AP it loses in its next turn.  LE-0518, LE-0532, LE-G93"""
    poison: Number = 0
    """CON tests against poison still to come.  LE-0520"""
    fire: Number = 0
    """Damage that fire does at its next turn, before it is out.  LE-0514"""
    acid: Number = 0
    """Damage that acid does at its next turn, before it is spent.  LE-0517"""
    lasting: Annotated[tuple[Lasting, ...], MANY] = ()
    stayed: Number = 0
    """AP it has less in this turn by a prayer, unless something else takes some.  LE-0641, LE-0642"""
    dispelled: bool = False
    """Has dispelled a spell, and casts none of its own until its next activation is over.  LE-0573"""
    begun: Tag = ""
    """The spell on which it has spent its first action.  LE-0549, LE-0731"""
    resumed: bool = False
    """Began that spell in an earlier turn, and must end it now.  LE-0549"""
    netted: bool = False
    """Is caught in a net or web and can only break free.  LE-0831, LE-G11"""


GripKind = Literal["entangled", "leeched", "swallowed", "seduced", "petrified"]
HELPLESS: tuple[GripKind, ...] = ("petrified", "seduced", "swallowed")
"""Whoever is in such a grip does nothing at all.  LE-0796, LE-0808, LE-0818"""
HELD: tuple[GripKind, ...] = ("entangled", *HELPLESS)
"""Whoever is in such a grip neither walks, strikes, dodges nor parries.  LE-0751"""


class Grip(msgspec.Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """What a monster's special rule does to a hero turn by turn: it holds it, drains it, swallows it, has its will, has
    made a stone of it.  LE-0751, LE-0786, LE-0796, LE-0808, LE-0817"""

    kind: GripKind
    by: FigureId = NO_ONE
    n: Number = 0
    """Turns it has lasted; of a hero who is stone, turns that are left."""


class Hero(Model, kw_only=True, omit_defaults=True):
    """A hero of the party.  LE-0003"""

    seat: SeatId
    species: Tag
    profession: Tag
    values: Values
    """Basic stats and skills as they are on the sheet."""
    level: Number = 1
    xp: Sum = 0
    max_hp: Number = 0
    """Hit points on the sheet; what is in force may give more."""
    talents: Tags = ()
    perks: Tags = ()
    background: Tag = ""
    conditions: Tags = ()
    """Mental conditions.  LE-0074"""
    spells: Tags = ()
    prayers: Tags = ()
    recipes: Annotated[tuple[Recipe, ...], MANY] = ()
    focus: Number = 0
    """AP it has spent on focus for the spell it casts next.  LE-0566, LE-0567"""
    raised: Tags = ()
    """Values that a perfect roll has raised since the last settlement.  LE-0070, LE-0071, LE-G50"""

    points: Number = 0
    """Improvement points that have not been spent.  LE-0303"""
    gained: Tags = ()
    """What has been raised at this level, once for each point.  LE-0306, LE-0307"""

    # points
    energy: Number = 1
    max_energy: Number = 1
    luck: Number = 0
    max_luck: Number = 0
    sanity: Number = MOST_SANITY
    mana: Number = 0

    # what it has
    outfit: Outfit = EMPTY
    """Slots: head, arms, torso, legs, cloak, ring, necklace, hand, quick; the rest is in the backpack."""
    coins: Sum = 0
    arrows: Number = 0
    """Arrows in its quiver, where they are counted.  LE-0115"""

    # battle
    dodged: Number = 0
    """Dodges tried in this battle.  LE-0487"""
    parried: bool = False
    """Has parried with its shield in this turn without a stance.  LE-0490"""
    watching: bool = False
    """Is on overwatch.  LE-0329"""
    afraid: Tags = ()
    """Cards of enemies whose fear it failed to overcome.  LE-0740, LE-G84"""

    grips: Annotated[tuple[Grip, ...], MANY] = ()
    """What monsters hold it by.  LE-0751, LE-0786, LE-0796, LE-0808, LE-0817"""

    # what has become of it
    diseased: bool = False
    incubating: bool = False
    """Caught its disease in this battle, after which it begins.  LE-0529"""
    pit: bool = False
    """Is down in a pit.  LE-0476, LE-G118"""
    pried: bool = False
    """Has used its crowbar in this turn.  LE-0197, LE-G69"""
    owed: Number = 0
    """AP it loses for having been bandaged.  LE-0280, LE-G93"""
    untreated: Number = 0
    """Turns outside battle in which it bled and nobody could help.  LE-0540, LE-G96"""
    time_left: Number = 0
    """Turns until it bleeds to death, where the table plays it so.  LE-0542"""
    dead: bool = False
    left: bool = False
    """Has left the dungeon."""
    enchanted: Number = 0
    """Things it has enchanted since the last quest.  LE-0649"""
    scribed: Number = 0
    """Scrolls it has tried to write since the last quest.  LE-0649"""
    spent: bool = False
    """Has fought as God's Champion, and pays for it when the battle is over.  LE-0646"""
    weakened: bool = False
    """Has half its CON until a short rest is taken or the dungeon is left.  LE-0647"""
    hired: bool = False
    """Is a mercenary.  LE-0002, LE-G37"""
    dismissed: bool = False
    """Is a mercenary whom nobody pays any more.  LE-G37"""

    @property
    def here(self) -> bool:
        """Is it in the dungeon, alive?"""
        return not (self.dead or self.left)

    @property
    def down(self) -> bool:
        """Is it knocked down and bleeding out?  LE-0533"""
        return self.hp <= 0

    @property
    def able(self) -> bool:
        """Is it in the dungeon and on its feet, as far as hit points go?"""
        return not (self.dead or self.left) and self.hp > 0


class Enemy(Model, kw_only=True, omit_defaults=True):
    """An enemy on the table; its values are those of its monster card.  LE-G27"""

    weapons: Tags = ()
    """What it has in its hands, the weapon in use first; an archer also has a dagger.  LE-0473"""
    spells: Tags = ()
    gained: Tags = ()
    """Special rules it has gained in this battle, by their words.  LE-0237 to LE-0247"""
    bonus: Number = 0
    """CS it has gained by threat.  LE-0239, LE-0247"""
    target: FigureId = NO_ONE
    """The hero it has chosen in this turn.  LE-0482"""
    shoved: bool = False
    """Has shoved in this turn.  LE-0692"""
    moved: bool = False
    """Has moved in this turn.  LE-0813"""
    withdrew: bool = False
    """Has withdrawn from a hero in this turn.  LE-0699"""
    hidden: bool = False
    """Has left the table and comes back at its next activation.  LE-0737, LE-G116"""
    fears_elves: bool = False
    """Is afraid of elves.  LE-0762"""
    dropped: Spot = NOWHERE
    """Where its weapon lies.  LE-0351, LE-0484"""
    letter: Tag = ""
    mark: Tag = ""
    """What the quest makes of it."""


TRAP, DROPPED, PIT = "trap", "dropped", "pit"
"""Kinds of tokens: a trap that somebody knows of, a weapon that somebody dropped, a pit that has opened."""


THING = "thing-"
"""What the kind of a token begins with that is a thing of the quest's own."""


class Token(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that lies or stands on a square: a corpse, a trap, a dropped weapon, a wandering monster."""

    kind: Tag
    at: Spot
    name: Tag = ""
    n: Number = 0
    waits: Literal["", "door", "chasm"] = ""
    """What a wandering monster has come to and waits at.  LE-0257, LE-0261"""
    crossed: Spots = ()
    """The chasm it has crossed and never crosses back.  LE-0263"""


class Lock(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is known of a door or chest that somebody tried to open.  LE-0178 to LE-0200, LE-G21, LE-G68"""

    door: Number = -1
    """The number of the door; -1 for a chest."""
    at: Spot = NOWHERE
    """The square of a chest."""
    kind: Literal["door", "cobweb", "portcullis", "secret", "chest"] = "door"
    tried: bool = False
    """Opening it has been tried: its trap and its lock are known."""
    trap: Tag = ""
    """The trap card that was detected and not disarmed."""
    locked: bool = False
    modifier: Number = 0
    hp: Number = 0
    sealed: bool = False
    open: bool = False


Location = Literal["", "head", "arms", "torso", "legs"]


class Hit(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One strike or shot from declaration to aftermath; every stage reads it anew.  LE-0434 to LE-0455, LE-0498"""

    attacker: FigureId
    target: FigureId
    weapon: Annotated[Item | None, until(AfterAttack)] = None
    """None for claws, teeth and fists."""
    ranged: bool = False
    how: Literal["standard", "power", "charge", "watch", "free"] = "standard"
    special: Tag = ""
    """What a hit does instead of damage, where it is no ordinary attack: see `combat.occasions.lands`."""
    fate: Annotated[Literal["", "hits", "misses"], until(HitRoll)] = ""
    """It is settled without a roll.  LE-0337, LE-0338"""
    avoid: Annotated[Literal["any", "dodge", "dodge-or-shield", "none"], until(Avoid)] = "any"
    """What the target may do against it.  LE-0486"""
    extra: Annotated[Terms, until(HitRoll)] = ()
    """What whoever declared it adds to the roll."""
    element: Annotated[Literal["", "fire", "frost", "acid"], until(AfterAttack)] = ""
    """LE-0512 to LE-0518"""
    magic: Annotated[bool, until(AfterAttack)] = False
    """Is its weapon magic?"""
    needed: Annotated[Terms, until(Avoid)] = ()
    """What the roll is made against, a term for each reason."""
    landed: bool = False
    perfect: Annotated[bool, until(DamageRoll)] = False
    """Rolled 01 to 05.  LE-0501"""
    stray: bool = False
    """Has hit a friend whom it was to pass.  LE-0361"""
    fumbled: bool = False
    """Rolled 100.  LE-0350, LE-0351"""
    location: Annotated[Location, until(AfterAttack)] = ""
    """Where a hero is hit.  LE-0503"""
    shield: Annotated[Number, until(TakeDamage)] = 0
    """What a shield that parried takes off the damage.  LE-0495"""
    damage: Annotated[Terms, until(TakeDamage)] = ()
    """Damage as it is worked out, a term for each reason."""
    dealt: Number = 0
    felled: bool = False
    hurt: bool = False
    """An earlier strike of this attack has cost HP.  LE-0771, LE-G110"""
    strikes: Number = 1
    """Strikes of this attack that are left, this one among them.  LE-0793"""
    over: bool = False


class Left(msgspec.Struct, frozen=True, omit_defaults=True):
    """A dungeon as it was left: its layout, the cards not yet turned, what has been searched.  LE-0049"""

    plan: Layout
    piles: Annotated[dict[Tag, kernel.Pile], MANY]
    kinds: Annotated[tuple[Lock, ...], MANY] = ()
    """Doors that are no standard doors, and chests that are empty."""
    searched: Spots = ()
    emptied: Spots = ()
    used: Spots = ()
    tokens: Annotated[tuple[Token, ...], MANY] = ()
    """Things of the quest that still lie there."""
    quest: Annotated[dict[Tag, Sum], MANY] = {}
    noted: Annotated[dict[Tag, Sum], MANY] = {}
    """What has been done of the task, and what has happened."""


class Trip(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Where the party is between dungeons, whereto it goes, what it has done there.  LE-0031 to LE-0036, LE-G31"""

    at: Number = 0
    """The territory it is in."""
    goal: Number = 0
    """The territory it travels to; 0 in a settlement."""
    home: Tag = ""
    """The settlement it is in, or from which it has set out."""
    back: bool = False
    """Is it on its way home?"""
    day: Sum = 1
    quest: Tag = ""
    """The quest it has taken."""
    left: Number = 0
    """Territories it can still enter on this day along a road."""
    foraged: bool = False
    """Has looked for food on this journey.  LE-0675"""
    gathered: Sum = 0
    """The day on which it last looked for ingredients.  LE-0595"""
    foes: Tag = ""
    """The event whose enemies are to be fought in the open."""
    stock: Annotated[dict[Tag, bool], MANY] = {}
    """What shops have, as far as somebody has asked in this stay.  LE-G14"""
    haggled: Figures = ()
    """Heroes who have haggled in this stay.  LE-0671"""
    cheaper: Figures = ()
    """Those of them who did it well.  LE-0672"""
    done: Tags = ()
    """What has been done in this stay and is not done twice: `inn`, `guild 1` …"""


class State(kernel.State[AnyEntry], kw_only=True, omit_defaults=True):
    """A game of League of Dungeoneers."""

    party: Annotated[list[Hero], MANY]
    enemies: Annotated[list[Enemy], MANY] = []
    next_id: Serial = FIRST_FOE

    # the dungeon
    plan: Layout
    """How the tiles lie."""
    locks: Annotated[tuple[Lock, ...], MANY] = ()
    """Doors and chests of which something is known, in the order in which they were met."""
    tokens: Annotated[tuple[Token, ...], MANY] = ()
    searched: Spots = ()
    """Tiles that have been searched, by laying order.  LE-0164"""
    emptied: Spots = ()
    """Furniture and corpses that have been searched, by square.  LE-0174"""
    used: Spots = ()
    """Furniture and levers of which somebody has made use, by square."""
    explored: Spots = ()
    """Tiles on which it has been seen whether a dungeon event happens.  LE-0340, LE-0342"""
    fought_on: Spots = ()
    """Tiles on which there was an encounter.  LE-0339"""
    repopulated: Spots = ()
    """Tiles of a dungeon that was left, to be checked again when the way to them is opened.  LE-0050"""
    clues: Number = 0
    """Clues for levers that the party has found in this dungeon.  LE-0216, LE-0217"""
    pounce: Number = 0
    """Squares that wandering monsters had left when they were revealed.  LE-0254"""
    resting: bool = False
    """The party takes a short rest.  LE-0283"""
    entered: bool = False
    """Has the party passed the first door?  LE-0046"""
    quiet: Number = 0
    """Tiles laid in a row without an encounter.  LE-0312"""
    more_encounters: Number = 0
    """What threat has added to the chance of encounters.  LE-0234"""
    die_bonus: Number = 0
    """What is added to the scenario die.  LE-0236"""

    # the party
    threat: Number = LEAST_THREAT
    morale: Number = 0
    starting_morale: Number = 0
    """LE-0030, LE-0106"""
    rations: Number = 0
    prayer: Tag = ""
    """The prayer in force.  LE-0621"""
    praying: FigureId = NO_ONE
    prayer_turns: Number = 0
    """Turns it lasts if it was said between battles.  LE-0620"""

    # battle
    battle: Number = 0
    """The number of the battle turn; 0 outside battle."""
    through_door: bool = False
    """The battle began by opening a door.  LE-0322"""
    bashed: bool = False
    """The door behind which the enemies were was broken down.  LE-0320"""
    won_battle: bool = False
    """The party has won a battle in this turn.  LE-0054"""
    met: Tags = ()
    """Cards of the enemies met in this battle."""
    hushed: Number = 0
    """The battle turn in which nobody who casts spells can act.  LE-0237, LE-G74"""
    placed: Annotated[dict[Tag, Number], MANY] = {}
    """How many enemies of each card have been placed, for the letters on their bases."""
    fallen: Tags = ()
    """Cards of the enemies killed in this battle, for loot and parts.  LE-0167, LE-0599"""
    skinned: Number = 0
    """Of the beasts among them so many have been skinned, well or badly.  LE-0676, LE-G39"""
    harvested: Number = 0
    """Of those enemies so many that give parts have been harvested, well or badly.  LE-0598, LE-G103"""
    rewards: Numbers = ()
    """XP of the enemies killed in this quest."""
    active: FigureId = NO_ONE
    hit: Hit | None = None

    quest: Annotated[dict[Tag, Sum], MANY] = {}
    """What the quest counts, for all to see."""
    noted: Annotated[dict[Tag, Sum], MANY] = {}
    """What its rules remember besides, which is no secret and shown nowhere."""
    campaign: bool = False
    trip: Trip | None = None
    """What goes on between dungeons."""
    figures: Figures = ()
    """Those who act at the end of the turn because they came late.  LE-0245"""
