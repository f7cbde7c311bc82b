"""Everything that changes during a game of Massive Darkness, as plain data."""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercroft.kernel import state as kernel
from undercroft.kernel.ranges import MANY, Mask, Number, Numbers, Serial, Spot, Sum, Tag, Tags
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId, Figures, SeatId
from undercroft.kernel.state import NOBODY_KNOWS, Entry
from undercroft.kernel.tally import Terms, total

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


class BeginGame(Entry, frozen=True):
    """Shuffle, place what the Quest places, start the first Round."""


class ChooseWeapon(Entry, frozen=True):
    """A Hero takes a starting weapon."""


class BeginRound(Entry, frozen=True):
    """Resurrection and the Quest's start-of-Round rules."""


class NextHero(Entry, frozen=True):
    """The next player in order activates a Hero."""

    turn: Number = 0


class HeroTurn(Entry, frozen=True):
    """A Hero chooses Actions until they are spent; `acted` when one of them has just ended."""

    acted: bool = False


class EndHeroTurn(Entry, frozen=True):
    """A Hero's Activation is over: Counter-Attacks, then leaving."""


class Walk(Entry, frozen=True):
    """A Hero spends the Movement Points of one Movement Action."""

    points: Number = 0
    slippery: bool = False
    only_steps: bool = False


class Rush(Entry, frozen=True):
    """A Hero moves as part of a Charge, Safe Shot or Teleport, then strikes where the skill says so."""

    skill: Tag = ""
    steps: Number = 0


class FreeAction(Entry, frozen=True):
    """A commanded Hero performs one Action for free."""


class Trade(Entry, frozen=True):
    """Heroes of one Zone swap cards and rearrange what they wear, or one Hero `alone` does, until it is closed."""

    at: Spot = NOWHERE
    alone: bool = False


class Prepare(Entry, frozen=True):
    """Combat: whoever comes in before the dice."""


class Throw(Entry, frozen=True):
    """Combat: both sides' dice in one roll."""


class Reroll(Entry, frozen=True):
    """Combat: a side may roll again; `whose` dice have been taken up and will be thrown now."""

    side: Tag = "defense"
    whose: Tag = ""


class Enchant(Entry, frozen=True):
    """Combat: a side spends its Bams and Diamonds."""

    side: Tag = "defense"


class Wound(Entry, frozen=True):
    """Combat: Hits minus Shields."""


class Aftermath(Entry, frozen=True):
    """Combat: what follows from the Wounds."""


class AssignWounds(Entry, frozen=True):
    """Wounds on a Stunned Mob, or past its Minions, are dealt as the Hero wishes."""

    foe: FigureId = NO_ONE
    left: Number = 0


class Rescue(Entry, frozen=True):
    """Wounds would kill a Hero, and somebody has something that could prevent it."""

    wounds: Number = 0
    by: FigureId = NO_ONE
    why: Tag = ""


class Loot(Entry, frozen=True):
    """A killed Guardian's card goes to the killer or a Hero beside; nobody's if the killer has fallen meanwhile."""

    card: Tag = ""
    to: FigureId = NO_ONE


class Find(Entry, frozen=True):
    """A Hero draws Treasure cards of these Levels."""

    levels: Numbers = ()


class FindArtifact(Entry, frozen=True):
    """A Hero draws a random Artifact card."""


class Share(Entry, frozen=True):
    """Cards just collected may be given to Heroes in the same Zone, then worn for free."""

    cards: Tags = ()


class CounterAttacks(Entry, frozen=True):
    """Enemies attacked in this Activation strike back, in the order players choose."""


class EnemiesPhase(Entry, frozen=True):
    """All Enemies are activated once."""


class NextFoe(Entry, frozen=True):
    """Players choose which Enemy is activated next."""


class FoeTurn(Entry, frozen=True):
    """An Enemy's Activation from one of its four steps on; `against` is the only target of a Counter-Attack."""

    step: Number = 1
    against: FigureId = NO_ONE


class Reinforce(Entry, frozen=True):
    """An Agent calls a Guard card."""


class SpawnGuard(Entry, frozen=True):
    """A Guard card of some Level appears in a Zone."""

    at: Spot = NOWHERE
    level: Number = 0
    why: Tag = ""


class SpawnRoamer(Entry, frozen=True):
    """A Roaming Monster appears in a Zone."""

    at: Spot = NOWHERE
    greater: bool | None = None
    role: Tag = ""
    counts: bool = True
    treasure: Number = 0


class OpenedDoor(Entry, frozen=True):
    """A Chamber was opened for the first time."""

    zone: Spot = NOWHERE


class Experience(Entry, frozen=True):
    """Heroes buy Skills."""

    turn: Number = 0


class EventPhase(Entry, frozen=True):
    """The First Player draws an Event card."""


class Resolve(Entry, frozen=True):
    """The effects of an Event card that are still to come."""

    card: Tag = ""
    part: Number = 0


class ActAll(Entry, frozen=True):
    """Enemies on a list are activated once, outside their phase."""

    foes: Figures = ()


class EndPhase(Entry, frozen=True):
    """The First Player token passes on."""


class OpenMarket(Entry, frozen=True):
    """Between Quests: the town market opens, or the camp before another attempt."""


class MarketTurn(Entry, frozen=True):
    """A Hero trades with the market."""

    turn: Number = 0
    sold: bool = False
    bartered: bool = False


class Trim(Entry, frozen=True):
    """A Hero keeps at most six cards, one Artifact among them."""


class Restock(Entry, frozen=True):
    """A Hero may swap cards for Starting Equipment."""


class CloseMarket(Entry, frozen=True):
    """The market closes; the next Quest waits."""


class QuestStep(Entry, frozen=True):
    """A step of the Quest's own rules."""

    what: Tag = ""
    n: Number = 0


class Win(Entry, frozen=True):
    """The Quest is won, once what is being given away has been given."""

    why: Tag = ""


Doings = (
    BeginGame
    | ChooseWeapon
    | BeginRound
    | NextHero
    | HeroTurn
    | EndHeroTurn
    | Walk
    | Rush
    | FreeAction
    | Trade
    | Prepare
    | Throw
    | Reroll
    | Enchant
    | Wound
    | Aftermath
    | AssignWounds
    | Rescue
    | Loot
    | Find
    | FindArtifact
    | Share
    | CounterAttacks
    | EnemiesPhase
    | NextFoe
    | FoeTurn
    | Reinforce
    | SpawnGuard
    | SpawnRoamer
    | OpenedDoor
    | Experience
    | EventPhase
    | Resolve
    | ActAll
    | EndPhase
    | OpenMarket
    | MarketTurn
    | Trim
    | Restock
    | CloseMarket
    | QuestStep
    | Win
)


class State(kernel.State[Doings], kw_only=True):
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
    next_id: Serial = 100
    quest: Annotated[dict[Tag, Sum], MANY] = {}
    deaths: Number = 0
    market: Tags = ()
