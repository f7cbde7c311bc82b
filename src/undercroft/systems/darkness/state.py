"""Everything that changes during a game of Massive Darkness, as plain data."""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel import state as kernel
from undercroft.kernel.ranges import MANY, Mask, Number, Numbers, Serial, Spot, Sum, Tag, Tags
from undercroft.kernel.requests import NO_ONE, FigureId, Figures, SeatId
from undercroft.kernel.state import NOBODY_KNOWS
from undercroft.kernel.tally import Terms, total
from undercroft.systems.darkness.agenda import AnyEntry

START_HEALTH = 5
MOST_XP = 30
ACTIONS = 3


class Hero(msgspec.Struct, kw_only=True):
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


class Foe(msgspec.Struct, kw_only=True):
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


class Pillar(msgspec.Struct, kw_only=True):
    """A Pillar: a structure with Health that a Quest gives a meaning; `target` when Heroes may attack it.  DA-0303"""

    id: FigureId
    at: Spot
    health: Number
    name: Tag = ""
    target: bool = False


class Token(msgspec.Struct, kw_only=True):
    """A token in a Zone; a `fixed` one is not picked up; what a facedown one is, nobody knows.  DA-0302, DA-0366"""

    kind: Tag
    at: Spot
    name: Tag = ""
    fixed: bool = False
    under: Annotated[Tag, NOBODY_KNOWS] = ""


class Fight(msgspec.Struct, kw_only=True):
    """One attack from declaration to aftermath; every stage reads it anew.  DA-0271

    A result counts value (Hits or Shields), Bams, Diamonds, and blank dice of the better and the plainer colour.
    `hits`, `shields` and `extra` Wounds are what powers add, a term for each of them; `marks` what they have promised
    for later stages, such as a Stun.  When `over`, it is only remembered.
    """

    attacker: FigureId
    defender: FigureId
    kind: Tag
    at: Spot
    blade: bool = False
    counter: bool = False
    free: bool = False
    rush: Tag = ""
    red: Number = 0
    yellow: Number = 0
    green: Number = 0
    blue: Number = 0
    attack: tuple[Number, Number, Number, Number, Number] = (0, 0, 0, 0, 0)
    defense: tuple[Number, Number, Number, Number, Number] = (0, 0, 0, 0, 0)
    attack_faces: Numbers = ()
    defense_faces: Numbers = ()
    rerolled: bool = False
    spent: Tags = ()
    marks: Tags = ()
    hits: Terms = ()
    shields: Terms = ()
    extra: Terms = ()
    dealt: Number = 0
    killed: Number = 0
    slain: bool = False
    over: bool = False

    @property
    def more_hits(self) -> int:
        """The Hits that powers add to those on the dice."""
        return total(self.hits)

    @property
    def more_shields(self) -> int:
        """The Shields that powers add to those on the dice."""
        return total(self.shields)

    @property
    def wounds(self) -> int:
        """The Wounds that go past all Shields."""
        return total(self.extra)


class State(kernel.State[AnyEntry], kw_only=True):
    """A game of Massive Darkness.

    `closed` and `locked` are sets of doors, `opened` the Zones of Chambers that need no Door card any more, `gone` the
    Zones that have fallen away, `placed` how many Enemies of each type have come so far.  `levels` are the Level tokens
    as (Level, Zone), `market` the cards on offer in town.
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
    deaths: Number = 0
    market: Tags = ()
