"""What may still be to do in a game of Massive Darkness: the kinds of entries of the agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.crawl.quests import QuestStep as QuestStep
from undercroft.crawl.steps import any_entry
from undercroft.kernel.ranges import Number, Numbers, Spot, Tag, Tags
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId, Figures
from undercroft.kernel.state import Entry


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
    """A Hero has moved as part of a Charge or a Safe Shot and now strikes; `free`: no Counter-Attack follows."""

    skill: Tag = ""
    free: bool = False


class FreeAction(Entry, frozen=True):
    """A commanded Hero performs one Action for free."""


class Trade(Entry, frozen=True):
    """Heroes of one Zone swap cards and rearrange what they wear, or one Hero `alone` does, until it is closed."""

    at: Spot = NOWHERE
    alone: bool = False


class Prepare(Entry, frozen=True):
    """Combat: Heroes may step in and take up what they will use, before the dice."""


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
    """Wounds would kill a Hero, and something that a Hero holds could prevent it."""

    wounds: Number = 0
    by: FigureId = NO_ONE
    why: Tag = ""


class Loot(Entry, frozen=True):
    """A killed Guardian's card goes to the killer or a Hero beside it; to nobody if the killer has fallen meanwhile."""

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
    """One of the Enemies attacked in this Activation strikes back, the one players choose."""


class EnemiesPhase(Entry, frozen=True):
    """All Enemies are activated once."""


class NextFoe(Entry, frozen=True):
    """Players choose which Enemy is activated next."""


class FoeTurn(Entry, frozen=True):
    """An Enemy's Activation; `against` is the only target of a Counter-Attack."""

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


class Win(Entry, frozen=True):
    """The Quest is won, once what is being given away has been given."""

    why: Tag = ""


if TYPE_CHECKING:
    AnyEntry = Entry
else:
    AnyEntry = any_entry(__name__)
