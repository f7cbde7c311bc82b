"""What may still be to do in a game of Dungeons of Doria: the kinds of entries of the agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.crawl.quests import QuestStep as QuestStep
from undercroft.crawl.steps import any_entry
from undercroft.kernel.ranges import Number, Numbers, Spot, Spots, Tag, Tags
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId, Figures, Seats
from undercroft.kernel.state import Entry

# before the first round


class BeginGame(Entry, frozen=True):
    """Shuffle the decks, lay the start tile."""


class StartingCards(Entry, frozen=True):
    """A character takes Standard Items and draws Loot Cards."""


class Outfitting(Entry, frozen=True):
    """Starting cards are exchanged and equipped until everybody is ready."""


# the round


class PhaseA(Entry, frozen=True):
    """The Round Marker moves; the next eight phases follow."""


class PhaseB(Entry, frozen=True):
    """The shop is refilled."""


class PhaseC(Entry, frozen=True):
    """Initiative is rolled, character by character."""


class RollInitiative(Entry, frozen=True):
    """A character rolls its initiative."""


class AfterInitiative(Entry, frozen=True):
    """Placement in the first round, waking, unconsciousness and what it costs."""


class PhaseD(Entry, frozen=True):
    """The action phase: whoever is highest on the Initiative Board acts, again and again."""


class Act(Entry, frozen=True):
    """A character chooses one action."""


class PhaseE(Entry, frozen=True):
    """Poison."""


class PoisonCheck(Entry, frozen=True):
    """A poisoned character checks."""


class PhaseF(Entry, frozen=True):
    """Special actions: modifiers, Traps, Zombies, others, in this order."""


class PhaseG(Entry, frozen=True):
    """The Doom Counter moves."""


class DoomStep(Entry, frozen=True):
    """The Doom Counter moves so many fields, one by one, each with its effect."""

    fields: Number = 0


class ExtraActivation(Entry, frozen=True):
    """All monsters are activated once; with `refill` new ones come first.  `left` are those who have still to act."""

    refill: bool = True
    left: Figures = ()


class PhaseH(Entry, frozen=True):
    """Level up."""


class RedeemXP(Entry, frozen=True):
    """Group XP are redeemed for attribute points."""


class SpendPoints(Entry, frozen=True):
    """A character spends attribute points."""


class HeroBonus(Entry, frozen=True):
    """A character chooses a hero bonus."""


class Recover(Entry, frozen=True):
    """An unconscious character regains points and decides whether to wake."""


class PhaseI(Entry, frozen=True):
    """The shop is open until everybody is done; `gold` is left from payments, seats in `done` are finished."""

    gold: Number = 0
    done: Seats = ()


class ComeAndGo(Entry, frozen=True):
    """Between two rounds players may leave or join."""


# movement


class Moving(Entry, frozen=True):
    """A character goes on with a movement of several parts; `spent` AP are deducted when it ends."""

    spent: Number = 0
    jumps: Numbers = ()
    """The squares of each jump so far, for the checks at the end."""


class Way(Entry, frozen=True):
    """A character goes along a way: a walk, or a jump over the squares before its last."""

    path: Spots = ()
    jump: bool = False


class JumpCheck(Entry, frozen=True):
    """After the whole movement a jump over so many squares is checked."""

    squares: Number = 0


class Fall(Entry, frozen=True):
    """A failed jump hurts."""

    damage: Number = 0


# exploring


class Reveal(Entry, frozen=True):
    """A tile is laid against an opening; `door` when a door was opened for it."""

    x: Number = 0
    y: Number = 0
    side: Number = 0
    width: Number = 1
    door: bool = True


class DoorEvents(Entry, frozen=True):
    """A Door Event is drawn before a tile is laid against the door that was opened."""


class RoomEvents(Entry, frozen=True):
    """What happens on the tiles that have just been laid, one after the other."""

    tiles: Spots = ()


class FillTiles(Entry, frozen=True):
    """Open sides are closed by further tiles; then markers and monsters of all the new tiles are placed."""

    first: Number = 0


class PlaceIcon(Entry, frozen=True):
    """Monster cards are drawn for an icon."""

    at: Spot = NOWHERE
    modifiers: Tags = ()


class SpawnMonster(Entry, frozen=True):
    """One more monster of a kind comes onto the board at a square, or as near as possible."""

    at: Spot = NOWHERE
    card: Tag = ""
    modifiers: Tags = ()


class AfterReveal(Entry, frozen=True):
    """Room events, and monsters whose initiative has passed are activated."""

    first: Number = 0


class Loot(Entry, frozen=True):
    """A character draws Loot Cards and follows them, one after the other."""

    n: Number = 1
    why: Tag = ""
    """`search`, `careful`, `defeated`, `poison` …"""


class ResolveLoot(Entry, frozen=True):
    """Cards that were drawn are resolved in order: Traps and events happen, items are received."""

    cards: Tags = ()
    why: Tag = ""


class Receive(Entry, frozen=True):
    """A character puts a card it has received where it likes."""

    card: Tag = ""
    """An item in its text form: `mail~1+damaged`."""


# combat


class DefendWith(Entry, frozen=True):
    """The defender chooses the card or skill to defend with, and what PP add."""


class AttackRoll(Entry, frozen=True):
    """Attacker and defender roll."""


class Resist(Entry, frozen=True):
    """After the roll the defender may spend PP to raise its psi resistance."""


class HitOrMiss(Entry, frozen=True):
    """The totals are compared: hit, parried, criticals, fumbles."""


class Damage(Entry, frozen=True):
    """The damage of a hit; one armor card may reduce it."""


class AfterHit(Entry, frozen=True):
    """What a hit that wounded brings: poison, disarming and the like; defeat."""


class NextTarget(Entry, frozen=True):
    """The next target of an attack that has several."""


class Defeated(Entry, frozen=True):
    """Monsters have been defeated in one action: experience, then loot for `by`, or for whom the players choose."""

    by: FigureId = NO_ONE


class TargetNumber(Entry, frozen=True):
    """A spell or item with a TN is cast at a target."""

    item: Tag = ""
    target: FigureId = NO_ONE
    at: Spot = NOWHERE


class UseItem(Entry, frozen=True):
    """What using an item does takes effect."""

    item: Tag = ""
    target: FigureId = NO_ONE
    at: Spot = NOWHERE
    power: Number = 0


# traps


class SpringTrap(Entry, frozen=True):
    """A Trap acts on the character that drew it."""

    card: Tag = ""


class TrapCheck(Entry, frozen=True):
    """One of those concerned checks against a Trap."""

    card: Tag = ""
    by: FigureId = NO_ONE


class TrapSettles(Entry, frozen=True):
    """Everybody has checked: what happens once, and whether the Trap stays; `failed` are those it caught."""

    card: Tag = ""
    failed: Figures = ()


class TrapDone(Entry, frozen=True):
    """A Trap has been avoided, disarmed or suffered: its reward."""

    card: Tag = ""


class TrapBroken(Entry, frozen=True):
    """A Trap that can be attacked has lost its last HP: it ends, for `by` to have its reward."""

    by: FigureId = NO_ONE


class TrapsAct(Entry, frozen=True):
    """Phase F: Traps that last hurt those they concern, one Trap after the other, or end."""

    left: Figures = ()


class TrapHurts(Entry, frozen=True):
    """A Trap that lasts deals its damage to one of those it concerns."""

    card: Tag = ""


# the camp between scenarios


class OpenCamp(Entry, frozen=True):
    """The group makes camp after a scenario of a campaign."""


class TryAgain(Entry, frozen=True):
    """After a failure the group tries the scenario again or goes on."""


class NewCharacter(Entry, frozen=True):
    """Somebody takes the place of a dead character, or nobody does."""

    dead: FigureId = NO_ONE


class KeepCards(Entry, frozen=True):
    """A character discards what it may not keep."""


class CloseCamp(Entry, frozen=True):
    """The camp is over."""


# monsters


class Activate(Entry, frozen=True):
    """A monster moves and attacks."""

    extra: bool = False


class MonsterAttacks(Entry, frozen=True):
    """A monster that has moved attacks what it came for."""

    targets: Figures = ()


class SpecialAction(Entry, frozen=True):
    """What a word of a monster does in Phase F: a word of one of its modifiers, or of its own card."""

    word: Tag = ""
    modifier: Tag = ""


if TYPE_CHECKING:
    AnyEntry = Entry
else:
    AnyEntry = any_entry(__name__)
