"""Everything that changes during a game of Massive Darkness, as plain data."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel import state as kernel
from undercroft.kernel.lifetimes import until
from undercroft.kernel.ranges import MANY, Mask, Number, Numbers, Serial, Spot, Sum, Tag, Tags
from undercroft.kernel.requests import NO_ONE, FigureId, Figures, SeatId
from undercroft.kernel.state import NOBODY_KNOWS
from undercroft.kernel.tally import Terms
from undercroft.kernel.veils import VARIES
from undercroft.systems.darkness.agenda import Aftermath, AnyEntry, Enchant, Reroll, Throw, Wound

START_HEALTH = 5
MOST_XP = 30
ACTIONS = 3


class Hero(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A Hero: card and class, place, track markers, cards and skills; `mark` is what a Quest makes of the Hero.

    DA-0042, DA-C14
    """

    id: FigureId
    seat: SeatId
    card: Tag
    klass: Tag
    at: Spot
    health: Number = START_HEALTH
    raised: Number = 0
    xp: Sum = 0
    micro: Sum = 0
    stunned: bool = False
    dead: bool = False
    left: bool = False
    body: Tag = ""
    hands: Tags = ()
    pack: Tags = ()
    skills: Tags = ()
    tokens: Tags = ()
    actions: Number = 0
    bonus: Tags = ()
    attacked: Figures = ()
    signed: bool = False
    commanded: bool = False
    guarded: bool = False
    gratis: bool = False
    acted: bool = False
    mark: Tag = ""

    @property
    def here(self) -> bool:
        """Is the Hero alive and on the board?"""
        return not (self.dead or self.left)

    def cards(self) -> tuple[str, ...]:
        """Every Equipment card the Hero owns."""
        return ((self.body,) if self.body else ()) + self.hands + self.pack


class Foe(msgspec.Struct, kw_only=True, omit_defaults=True):
    """An Enemy: one card on the board.  `hurt` lists the Wounds of Wounded Minions, worst first, `boss_hurt` those of
    the Boss or the single figure; `letter` tells it from others of its type.  DA-0135 to DA-0141"""

    id: FigureId
    card: Tag
    at: Spot
    boss: bool = True
    minions: Number = 0
    hurt: Numbers = ()
    boss_hurt: Number = 0
    most: Number = 1
    gear: Tag = ""
    second: Tag = ""
    stunned: bool = False
    asleep: bool = False
    role: Tag = ""
    homing: bool = False
    counts: bool = True
    acted: bool = False
    letter: Tag = ""


class Pillar(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A Pillar: a structure with Health that a Quest gives a meaning; `target` when Heroes may attack it.  DA-0303"""

    id: FigureId
    at: Spot
    health: Number
    name: Tag = ""
    target: bool = False


class Token(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A token in a Zone; a `fixed` one is not picked up; what a facedown one is, nobody knows.  DA-0302, DA-0366"""

    kind: Tag
    at: Spot
    name: Tag = ""
    fixed: bool = False
    under: Annotated[Tag, NOBODY_KNOWS] = ""


SideName = Literal["attack", "defense"]
ATTACK: SideName = "attack"
DEFENSE: SideName = "defense"


class Result(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What dice come to: Hits or Shields, Bams, Diamonds, and how many of the better colour (red, green) and of the
    plainer (yellow, blue) are blank."""

    value: Number = 0
    bams: Number = 0
    diamonds: Number = 0
    better_blanks: Number = 0
    plainer_blanks: Number = 0


class TakenUp(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What a Hero has taken up for one fight: a Consumable, or its Signature where no card is named."""

    who: FigureId
    card: Tag = ""


class Promise(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What a power has promised for later stages of a fight, such as a Stun: the word, and its number if it has one."""

    word: Tag
    n: Number | None = None


class Side(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One side of a fight."""

    name: SideName
    who: FigureId

    better: Annotated[Number, until(Throw, Reroll, Enchant)] = 0
    """The red or green dice it throws."""
    plainer: Annotated[Number, until(Throw, Reroll, Enchant)] = 0
    """The yellow or blue dice it throws."""
    shown: Annotated[Result, until(Wound), VARIES] = Result()
    """What the dice come to; symbols that have been spent are gone."""
    better_faces: Annotated[Numbers, until(Reroll, Enchant), VARIES] = ()
    """The faces of those dice of the better colour at which somebody looks one by one."""
    plainer_faces: Annotated[Numbers, until(Reroll, Enchant), VARIES] = ()
    """The faces of those dice of the plainer colour at which somebody looks one by one."""
    better_again: Annotated[Number, until(Reroll), VARIES] = 0
    """Dice of the better colour that have been taken up to be thrown again."""
    plainer_again: Annotated[Number, until(Reroll), VARIES] = 0
    """Dice of the plainer colour that have been taken up to be thrown again."""

    taken_up: Annotated[tuple[TakenUp, ...], MANY, until(Throw, Reroll, Enchant)] = ()
    """Signatures and Consumables used for this fight by anybody on this side."""
    paid: Annotated[Tags, until(Throw, Reroll, Enchant)] = ()
    """Skills that have been paid for with Wounds."""
    rerolls: Annotated[Tags, until(Reroll)] = ()
    """Skills whose re-roll has been made or declined."""
    mended: Annotated[Tags, until(Reroll)] = ()
    """Skills that have seen to the blank dice after a re-roll."""
    enchanted: Annotated[Tags, until(Enchant)] = ()
    """Enchantments paid for, each as often as it was."""
    more: Annotated[Terms, until(Wound)] = ()
    """The Hits or Shields that powers add to those on the dice, a term for each power."""
    promises: Annotated[tuple[Promise, ...], MANY, until(Aftermath)] = ()
    """What powers of this side have promised for later stages."""


class Fight(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One attack from declaration to aftermath; every stage reads it anew.  DA-0271"""

    attack: Side
    defense: Side
    kind: Tag
    """Melee, ranged or magic."""
    way: Tag
    """The dice it is thrown with: those of its kind, or those of a blade cast as a spell."""
    at: Spot
    """The Zone of the target."""
    counter: bool = False
    """Is it a Counter-Attack?"""
    free: bool = False
    """Does it draw no Counter-Attack?"""
    rush: Annotated[Tag, until(Throw, Reroll, Enchant)] = ""
    """The skill that ends in this attack: a Charge or a Safe Shot."""

    rerolled: Annotated[bool, until(Reroll)] = False
    """Have any dice been thrown again?"""
    worked: Annotated[bool, until(Enchant)] = False
    """Have skills added to the result what they add?"""
    extra: Annotated[Terms, until(Wound)] = ()
    """The Wounds that go past all Shields, a term for each power."""
    dealt: Number = 0
    """The Wounds dealt."""
    killed: Number = 0
    """The figures killed."""
    slain: bool = False
    """Has the Defender been killed or destroyed?"""
    over: bool = False
    """Is the fight over, and only remembered?"""


class State(kernel.State[AnyEntry], kw_only=True, omit_defaults=True):
    """A game of Massive Darkness.

    `closed` and `locked` are sets of doors, `opened` the Zones of Chambers that need no Door card any more, `gone` the
    Zones that have fallen away, `placed` how many Enemies of each type have come so far.  `levels` are the Level tokens
    as (Level, Zone), `market` the cards on offer in town.  `quest` counts the Quest's goals, which everybody sees;
    `noted` is what its rules remember besides, which is no secret and shown nowhere.
    """

    heroes: Annotated[list[Hero], MANY]
    foes: Annotated[list[Foe], MANY] = []
    placed: Annotated[dict[Tag, Number], MANY] = {}
    pillars: Annotated[list[Pillar], MANY] = []
    tokens: Annotated[list[Token], MANY] = []
    level: Number = 1
    levels: Annotated[tuple[tuple[Number, Number], ...], MANY] = ()
    closed: Mask = 0
    locked: Mask = 0
    opened: Mask = 0
    gone: Mask = 0
    lifebringer: Number = 2
    first: Number = 0
    starting: Number = 1
    phase: Tag = "setup"
    active: FigureId = NO_ONE
    fight: Fight | None = None
    next_id: Serial = FIRST_FOE
    quest: Annotated[dict[Tag, Sum], MANY] = {}
    noted: Annotated[dict[Tag, Sum], MANY] = {}
    deaths: Number = 0
    market: Tags = ()
