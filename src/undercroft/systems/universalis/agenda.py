"""The kinds of agenda entries: everything that may still be to do in a game of Dungeon Universalis."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from undercroft.crawl.quests import QuestStep as QuestStep
from undercroft.crawl.steps import any_entry
from undercroft.kernel.ranges import MANY, Number, Spot, Spots, Sum, Tag, Tags
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId, Figures
from undercroft.kernel.state import Entry


class BeginGame(Entry, frozen=True):
    """Shuffle the decks and begin the heroes' first turn."""


class HeroesTurn(Entry, frozen=True):
    """A heroes' turn begins."""


class NextHero(Entry, frozen=True):
    """The group decides who is activated next."""


class Recover(Entry, frozen=True):
    """An activation begins with the Recovery phase."""


class Act(Entry, frozen=True):
    """The active character does one thing, and then may do another."""


class OddAttack(Entry, frozen=True, tag="Perform"):
    """The active character carries out an attack of an odd kind that it has chosen; see `actions.strikes`."""

    act: Tag = ""
    target: FigureId = NO_ONE
    at: Spot = NOWHERE
    what: Tag = ""
    n: Number = 0


class Burst(Entry, frozen=True):
    """A flask, a charge of powder or a wand has found its target."""

    thing: Tag = ""
    target: FigureId = NO_ONE


class EndActivation(Entry, frozen=True):
    """An activation is over."""


class EndHeroesTurn(Entry, frozen=True):
    """The heroes' turn is over."""


class DarkTurn(Entry, frozen=True):
    """A turn of the Dark Player begins."""


class PowerDie(Entry, frozen=True):
    """The Artificial Dark Player may draw a Power card before its creatures act."""


class OrderCreatures(Entry, frozen=True, tag="Muster"):
    """The creatures that may act this turn are put in order; those of `again` act a second time at the end."""

    again: Figures = ()


class NextCreature(Entry, frozen=True):
    """The creature next in order is activated."""

    order: Figures = ()


class CreatureAct(Entry, frozen=True):
    """A creature of the Artificial Dark Player goes on with its activation."""


class LateComers(Entry, frozen=True):
    """The creatures come that the sheet keeps back for a turn."""


class EndDarkTurn(Entry, frozen=True):
    """The Dark Player's turn is over."""


class Walk(Entry, frozen=True):
    """A character goes on along its way, square by square."""

    path: Spots = ()
    to: Spot = NOWHERE


class Disengage(Entry, frozen=True):
    """An engaged character tests Agility against these opponents, one after the other."""

    opponents: Figures = ()


class SearchRoom(Entry, frozen=True):
    """A hero searches the room it is in."""


class HandLimit(Entry, frozen=True):
    """A Dark Player with a hand discards down to the hand limit."""


class TryChest(Entry, frozen=True):
    """A hero tries to open a chest, or to solve its riddle."""

    at: Spot = NOWHERE


class TryDoor(Entry, frozen=True):
    """A hero tries a door that was never opened, and learns what keeps it shut."""

    access: Spot = 0


class Reveal(Entry, frozen=True):
    """A section is revealed by a character through an access."""

    access: Spot = 0
    broken: bool = False


class Encounter(Entry, frozen=True):
    """The Artificial Dark Player checks whether creatures are in a section that was revealed.

    `apart`: nobody looks in; creatures come to an explored section as if it had been seen from this access.
    """

    section: Spot = 0
    access: Spot = 0
    broken: bool = False
    apart: bool = False


WATCH, RISEN = "watch", "risen"
"""Why creatures are met: a Watchman of the Artificial Dark Player let them in, or one came up from the water.

UN-C519, UN-C571
"""


class Initiative(Entry, frozen=True):
    """New enemies are met: both sides roll.  `surprise`: a section was revealed, but not by breaking in.  UN-0319"""

    newcomers: Figures = ()
    why: Tag = "reveal"
    combat: bool = False
    surprise: bool = False


class EnterSection(Entry, frozen=True):
    """A character has entered a section whose elements work on entry."""

    section: Spot = 0


class SeekPrison(Entry, frozen=True):
    """A character looking for friends kept prisoner has come to a new room."""

    section: Spot = 0


class CreaturesEmerge(Entry, frozen=True, tag="Lurk"):
    """Creatures of a column of the Spawn Table come out of an element, at half their cost if its card says so, even if
    the character that stirred them up has fallen since."""

    by: FigureId = NO_ONE
    section: Spot = 0
    column: Tag = "wandering"
    half: bool = False


class DeclareAttack(Entry, frozen=True, tag="Strike"):
    """An attack is declared: who steps in before the dice."""


class AttackRoll(Entry, frozen=True, tag="Clash"):
    """An attack: the attacker's dice."""


class DefenseRoll(Entry, frozen=True, tag="Parry"):
    """An attack: the defender's dice, Fortune, and which side wins."""


class AttackReroll(Entry, frozen=True, tag="Rethrow"):
    """An attack: skills throw the attacker's dice again."""


class DefenseReroll(Entry, frozen=True, tag="Reparry"):
    """An attack: skills throw the defender's dice again."""


class HitOrMiss(Entry, frozen=True, tag="Land"):
    """An attack: does it hit, and what do blunders do?"""


class Shot(Entry, frozen=True):
    """A ranged attack: the dice, Fortune, and which character it hits."""


class AfterShot(Entry, frozen=True, tag="Spent"):
    """A ranged weapon has been used: it may break, must be reloaded, or has left the hand."""

    what: Tag = ""


class DefensiveShot(Entry, frozen=True, tag="Stand"):
    """An enemy approaches a character with a ranged weapon, which may make a Defensive Shot."""

    target: FigureId = NO_ONE


class StepUp(Entry, frozen=True, tag="Close"):
    """An attack: a winner two squares away from a long weapon steps up to its bearer."""


class Block(Entry, frozen=True):
    """An attack: a shield may stop the hit."""


class Damage(Entry, frozen=True):
    """An attack: the damage dice."""


class TakeWounds(Entry, frozen=True, tag="Suffer"):
    """An attack: wounds are taken, Fortune may turn a fatal blow, conditions follow."""


class Push(Entry, frozen=True, tag="Shove"):
    """An attack: the winner may push the loser."""

    defender: bool = False


class TakePosition(Entry, frozen=True, tag="Occupy"):
    """An attack: the attacker may take the position that was left."""

    squares: Spots = ()


class BreakingRoll(Entry, frozen=True, tag="Strain"):
    """A weapon or shield makes its breaking roll after a blunder."""

    what: Tag = ""
    other: FigureId = NO_ONE


class Cross(Entry, frozen=True):
    """A Large character steps on a footbridge."""

    at: Spot = NOWHERE


class Fall(Entry, frozen=True):
    """A character has fallen from this height."""

    height: Number = 1


class Panic(Entry, frozen=True):
    """A Grunt whose Leader fell passes a Courage test or flees."""


class NextTarget(Entry, frozen=True, tag="Also"):
    """A skill goes on to the next of its targets, or goes on after a move."""

    skill: Tag = ""
    targets: Figures = ()


class CameNear(Entry, frozen=True, tag="Near"):
    """A character has come to a square where enemies may have something in store for it."""


class Downed(Entry, frozen=True):
    """A character has just been Knocked Down, and may be able to respond."""


class Cast(Entry, frozen=True):
    """A spell: aids and skills, the Intelligence test, the Mana."""


class Dispel(Entry, frozen=True):
    """A spell: the other side may dispel it."""


class SpellTakesEffect(Entry, frozen=True, tag="Unfold"):
    """A spell takes effect: on the ground, then on each character it concerns in turn."""


class SpellOnTarget(Entry, frozen=True, tag="Befall"):
    """A spell: its effects on one character, beginning with the effect of this number."""

    rest: Number = 0


class SpellEnds(Entry, frozen=True, tag="Settle"):
    """A spell has had its effects; if it should last but holds nobody, it ends."""


class DarkDraw(Entry, frozen=True):
    """A Dark Player with a hand may draw a card."""


class DarkAct(Entry, frozen=True):
    """A Dark Player with a hand activates a creature or plays a card, and then may do more."""


class Discover(Entry, frozen=True):
    """A Dark Player with a hand may play cards into a section that was revealed; then its creatures are met."""

    section: Spot = 0
    access: Spot = 0
    broken: bool = False
    combat: bool = False


class Posted(msgspec.Struct, frozen=True):
    """A creature that a Classic Dark Player has planned: profile, equipment set, square.  UN-1326"""

    creature: Tag
    set: Number = 0
    at: Spot = NOWHERE


class Hire(Entry, frozen=True):
    """A creature is bought for an Encounter card, with the points spent and the creatures hired so far.

    `apart`: nobody looked in; the creatures come to an explored section.  `posts` are creatures that were planned and
    are still to come; `planned`: there were such.  UN-1326
    """

    card: Tag = ""
    section: Spot = 0
    access: Spot = 0
    apart: bool = False
    spent: Sum = 0
    hired: Sum = 0
    shooters: Number = 0
    posts: Annotated[tuple[Posted, ...], MANY] = ()
    planned: bool = False


class Arrived(Entry, frozen=True):
    """Creatures that a card brought to an explored section are met."""

    why: Tag = ""


class ObstacleWindow(Entry, frozen=True, tag="Venture"):
    """A character of the heroes' group is about to do what lies below on the agenda, and an Obstacle may answer.

    `deed` is `reveal` (from an arrow), `door`, `chest`, `search` (a room), `furniture` (a blunder) or `step`; `at` the
    square of the chest, piece or step, `back` where a step came from.  UN-0592 to UN-0597
    """

    deed: Tag = "step"
    access: Spot = NOWHERE
    at: Spot = NOWHERE
    back: Spot = NOWHERE


class ObstacleMet(Entry, frozen=True, tag="Spring"):
    """An Obstacle card has been activated against a character; `known`: it walked into a trap it knew of."""

    card: Tag = ""
    deed: Tag = "step"
    access: Spot = NOWHERE
    at: Spot = NOWHERE
    back: Spot = NOWHERE
    known: bool = False


class Triumph(Entry, frozen=True):
    """The mission is done: the heroes may leave at once."""


class Populate(Entry, frozen=True):
    """The sheet's creatures are placed in a scenario that lies open from the start."""


class EndQuest(Entry, frozen=True):
    """The quest is over: rewards, then the end; `carried`: the fallen were carried out.  UN-0542"""

    won: bool = False
    why: Tag = ""
    carried: bool = False


class Unhorse(Entry, frozen=True):
    """A rider may fall off; `sure`: it falls in any case; `tested`: it gets off in any case, and the test says how."""

    sure: bool = False
    tested: bool = False


class MountTakesFright(Entry, frozen=True, tag="Spook"):
    """A mount may bolt; `attacks` are those it has borne on its own."""

    attacks: Number = 0


class MakeHero(Entry, frozen=True):
    """A stage of making a hero; `what` is the race, or the counter where the hero buys."""

    stage: Tag = "race"
    what: Tag = ""


class ComeToTown(Entry, frozen=True):
    """Between two quests: the group comes to a settlement."""


class Lodge(Entry, frozen=True):
    """A hero sleeps at the inn, or at Home."""

    home: bool = False


class TownTurn(Entry, frozen=True):
    """A hero goes about in the settlement; `moves` counts how often equipment was rearranged."""

    visits: Number = 0
    seen: Tags = ()
    moves: Number = 0


class AtBearer(Entry, frozen=True):
    """A hero sees to what a companion carries; `moves` counts what has changed hands.  UN-1127"""

    companion: Tag = ""
    moves: Number = 0


class AtPlace(Entry, frozen=True):
    """A hero visits a place of the settlement; `had` is what its card has done for the hero already."""

    place: Tag = ""
    had: Tags = ()


class CloseSettlement(Entry, frozen=True):
    """The group leaves the settlement."""


class BeginCampaign(Entry, frozen=True):
    """A campaign on the map begins: the week is chosen."""


class CampaignTurn(Entry, frozen=True):
    """The next group that has not ended its campaign turn does something, or the turn passes on."""


class GroupActs(Entry, frozen=True):
    """A group does one thing of its campaign turn, and then may do another."""

    group: Number = 0


class TravelRoll(Entry, frozen=True):
    """A group is somewhere, and a Travel Event may happen: `ground` is the deck, `road` whether the Road deck may be
    taken instead, `settled` whether it is the settlement that counts."""

    group: Number = 0
    ground: Tag = ""
    road: bool = False
    settled: bool = False


class Befalls(Entry, frozen=True):
    """A Travel Event or Danger card befalls those who are left of a group."""

    group: Number = 0
    card: Tag = ""
    danger: bool = False
    left: Tags = ()


class Visits(Entry, frozen=True):
    """The members of a group visit places of a settlement, one after the other."""

    group: Number = 0
    left: Tags = ()


class AtHome(Entry, frozen=True):
    """A hero puts things into the house or takes them out; `moves` counts how often."""

    moves: Number = 0


class DangersMove(Entry, frozen=True):
    """The Dark Player's part of a campaign turn: Danger markers are placed and moved.  UN-1298, UN-1302"""

    left: Spots = ()
    begun: bool = False


class WeekEnds(Entry, frozen=True):
    """The campaign turn is over: the cold, and the next week."""


if TYPE_CHECKING:
    AnyEntry = Entry
else:
    AnyEntry = any_entry(__name__)
