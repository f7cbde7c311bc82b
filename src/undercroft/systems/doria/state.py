"""Everything that changes during a game of Dungeons of Doria, as plain data."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.board.layouts import Layout
from undercroft.crawl.game import FIRST_FOE
from undercroft.crawl.things import EMPTY, Item, Outfit
from undercroft.kernel import state as kernel
from undercroft.kernel.lifetimes import until
from undercroft.kernel.ranges import MANY, Number, Serial, Spot, Spots, Sum, Tag, Tags
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId, Figures, SeatId
from undercroft.kernel.tally import Terms
from undercroft.systems.doria.agenda import AnyEntry, AttackRoll, Damage, NextTarget
from undercroft.systems.doria.cards.definitions import AttackKind, Attributes
from undercroft.systems.doria.cards.kit import BELT as BELT
from undercroft.systems.doria.cards.kit import DAMAGED as DAMAGED

DEATH = -20
"""So many HP or PP, or fewer, are death.  DO-0017, DO-0437"""

MOST_AP = 40
DOOM_START = 41
"""The monster head, before field 40 of the doom track.  DO-0022, DO-0176"""

COLOURS = {"black": "A", "blue": "B", "green": "C", "brown": "D", "purple": "E"}
"""The colours of figures, each with its letter.  DO-C15"""

LOOT, HOLE, RUBBLE = "loot", "hole", "rubble"
"""Markers on squares that the standard rules know.  DO-0239, DO-0339, DO-0342"""


class Character(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A character of the party.  DO-0002, DO-C23"""

    id: FigureId
    seat: SeatId
    card: Tag
    """A premade hero, or a name that the player gave."""
    attributes: Attributes
    at: Spot = NOWHERE

    # points
    hp: Number = 0
    """Current Hit Points; the maximum is worked out from attributes and equipment."""
    pp: Number = 0
    """Current Psi Points."""
    ap: Number = 0
    """The field of its Initiative Marker."""
    points: Number = 0
    """Attribute points that have been saved."""
    earned: Number = 0
    """Attribute points it has received in all."""
    bonuses: Tags = ()
    """Hero bonuses, in the order in which they were chosen.  DO-0455 to DO-0468"""

    # what it has
    outfit: Outfit = EMPTY
    """Cards on the Body by slot (head, torso, arms, legs, feet, accessory, hand), in the Belt, and in the Backpack."""
    set_aside: Tags = ()
    """Traps kept among the starting cards, worth gold and XP in the first Phase H.  DO-0048"""

    # what is on it
    poison: Number = 0
    disarmed: bool = False
    held: Tags = ()
    """Traps and effects that keep it from moving.  DO-0128, DO-0305"""
    lasting: Tags = ()
    """Spells and potions in force on it until the end of the round, by card."""
    unconscious: bool = False
    stays: bool = False
    """Has chosen to stay unconscious in the next round.  DO-0190"""
    carries: FigureId = NO_ONE
    """The unconscious character it carries.  DO-0265"""
    left: bool = False
    """Has left the dungeon by the scenario's end condition.  DO-0448"""
    dead: bool = False
    mark: Tag = ""
    """What a scenario makes of it."""

    @property
    def here(self) -> bool:
        """Is it in the dungeon, alive?"""
        return not (self.dead or self.left)

    @property
    def awake(self) -> bool:
        """Is it in the dungeon and conscious?"""
        return not (self.unconscious or self.dead or self.left)


class Monster(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A monster on the board.  Its values are those of the level card of the current Monster Level.

    DO-0106, DO-0449
    """

    id: FigureId
    card: Tag
    """The kind of monster; of a boss the boss card."""
    at: Spot
    """Its square; an entrance square while it waits outside.  DO-0180, DO-G56"""
    outside: bool = False
    hurt: Number = 0
    """The damage it has taken."""
    modifiers: Tags = ()
    poison: Number = 0
    disarmed: bool = False
    held: Tags = ()
    marker: Number = 0
    """Its own field on the Initiative Board where a modifier gave it one; 0 where its card says.  DO-C127, DO-G26"""
    acted: bool = False
    """Has it been activated at its initiative in this round?"""
    letter: Tag = ""
    """The colour of its figure, which tells it from others of its kind.  DO-C15"""
    mark: Tag = ""
    """What a scenario makes of it."""

    @property
    def sign(self) -> str:
        """The capital letter that stands for its colour where it is told or drawn."""
        return COLOURS.get(self.letter, "")


class Token(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A marker on a square: loot, hole, rubble, fire, ice, air, rune, or one of a scenario.  DO-C18"""

    kind: Tag
    at: Spot
    name: Tag = ""


class Omen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an event has announced for the tiles that are laid next.  DO-0348"""

    quiet: bool = False
    """No monsters come with them."""
    guards: Number = 0
    """So many monsters more come with them."""
    modifiers: Tags = ()
    """Their monsters have these modifiers."""
    hoard: Number = 0
    """So many Loot Markers more lie on them."""


NO_OMEN = Omen()


class Trap(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A Trap that lasts.  DO-0292, DO-0298"""

    id: FigureId
    """Attackable Traps are targets like monsters.  DO-0306"""
    card: Tag
    by: FigureId
    """The character that drew it."""
    at: Spot
    tiles: Spots = ()
    """The tiles of its room, by their number in laying order."""
    doors: Spots = ()
    """The doors it has blocked."""
    held: Figures = ()
    """Those it holds."""
    left: Number = 0
    """Rounds, points or whatever it counts until its end."""
    hurt: Number = 0
    """The damage it has taken, if it can be attacked."""


SideName = Literal["attack", "defence"]


class Side(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One side of an attack."""

    who: FigureId
    item: Annotated[Item | None, until(NextTarget)] = None
    """The card it is done with; none for a monster, for Dodge and for the sheet's Psi Resistance."""
    dice: Annotated[Number, until(AttackRoll)] = 0
    bonus: Annotated[Terms, until(NextTarget)] = ()
    """What is added to the dice, a term for each reason."""
    thrown: Annotated[Number, until(NextTarget)] = 0
    """The sum of the dice."""
    fumbled: Annotated[bool, until(NextTarget)] = False


class Attack(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One attack from declaration to aftermath; every stage reads it anew.  DO-0383 to DO-0404"""

    attack: Side
    defence: Side
    kind: AttackKind
    at: Spot
    """The square of the target."""
    element: Annotated[Tag, until(NextTarget)] = ""
    damage: Annotated[Terms, until(Damage)] = ()
    """Damage before armor, a term for each reason."""
    piercing: Annotated[bool, until(NextTarget)] = False
    powers: Annotated[Tags, until(NextTarget)] = ()
    """Effects that were paid for with PP: a card and the number of its power."""
    rolled: Annotated[bool, until(NextTarget)] = False
    """The attack's dice lie: further targets defend against them."""
    also: Figures = ()
    """Further targets of the same attack."""
    hit: bool = False
    criticals: Number = 0
    dealt: Number = 0
    """HP lost."""
    felled: bool = False
    over: bool = False


class State(kernel.State[AnyEntry], kw_only=True, omit_defaults=True):
    """A game of Dungeons of Doria."""

    party: Annotated[list[Character], MANY]
    monsters: Annotated[list[Monster], MANY] = []
    next_id: Serial = FIRST_FOE

    # the dungeon
    plan: Layout
    """How the tiles lie."""
    opened: Spots = ()
    """The doors that have been opened, by number, in ascending order."""
    barred: Spots = ()
    """Doors with a Blocked Door marker, by number.  DO-0335"""
    tokens: Annotated[tuple[Token, ...], MANY] = ()
    traps: Annotated[list[Trap], MANY] = []
    omen: Omen = NO_OMEN
    """What awaits whoever goes on exploring."""
    waiting: Spots = ()
    """Icon squares of parts that are not connected yet: filled when they are.  DO-0285, DO-0324"""

    # the board of tracks
    phase: Tag = ""
    """The letter of the phase, a to i."""
    ml: Number = 1
    """The current Monster Level."""
    risen: Number = 0
    """How often the Monster Level has risen in this scenario.  DO-0185"""
    doom: Number = DOOM_START
    """The field of the Doom Counter, 40 to 31; 41 is the monster head."""
    crossed: Number = 0
    """Red and orange fields of the doom track crossed so far.  DO-0486"""
    door_opened: bool = False
    """Was a tile revealed by opening a door in this round?  DO-0133, DO-0173"""
    xp: Sum = 0
    """Group XP."""
    starting: Number = 1
    """PlayerCount: the number of characters in play.  DO-0003"""

    # the shop
    shop: Tags = ("", "", "")
    """A Loot Card in front of each stack; empty where there is none.  DO-0134"""

    # what is going on
    active: FigureId = NO_ONE
    attack: Attack | None = None
    defeated: Annotated[list[Monster], MANY] = []
    """Monsters defeated in the action that is going on, for their loot.  DO-0406"""

    quest: Annotated[dict[Tag, Sum], MANY] = {}
    """What the scenario counts, for all to see."""
    noted: Annotated[dict[Tag, Sum], MANY] = {}
    """What its rules remember besides, which is no secret and shown nowhere."""
    campaign: Tag = ""
