"""What may still be to do in a game of League of Dungeoneers: the kinds of entries of the agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from undercroft.crawl.quests import QuestStep as QuestStep
from undercroft.crawl.steps import any_entry
from undercroft.kernel.ranges import Number, Spot, Spots, Tag
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId, Figures
from undercroft.kernel.state import Entry

# the turn


class BeginQuest(Entry, frozen=True):
    """The decks are shuffled and the party stands on the starting tile."""


class Turn(Entry, frozen=True):
    """A turn begins: the scenario die, then everybody acts, in battle by the bag."""


class ScenarioDie(Entry, frozen=True):
    """The scenario die is rolled at the start of a turn."""


class HeroesAct(Entry, frozen=True):
    """Outside battle the players choose which hero acts next, until all have."""


class Act(Entry, frozen=True):
    """A hero chooses an action."""


class WanderersMove(Entry, frozen=True):
    """Wandering monster tokens move."""


class TurnEnds(Entry, frozen=True):
    """What passes at the end of a turn; `battle` says that it was a whole battle turn."""

    battle: bool = False


# battle


class Encounter(Entry, frozen=True):
    """Enemies are on the table: the heroes who have yet to act lose their actions, and the battle begins; `door` says
    that it began by opening a door, `bashed` that the door was broken down."""

    door: bool = False
    bashed: bool = False


class BattleTurn(Entry, frozen=True):
    """The bag is filled and a battle turn begins."""


class DrawToken(Entry, frozen=True):
    """A token is drawn from the bag, until everybody has acted."""


class Activate(Entry, frozen=True):
    """A model begins its activation; an enemy goes through its behaviour, a hero chooses actions."""


class Ready(Entry, frozen=True):
    """What a model suffers at the start of its turn is over: its AP are counted."""


class ActivationEnds(Entry, frozen=True):
    """A model has done what it could."""


class Behave(Entry, frozen=True):
    """An enemy follows its list for the AP it has left."""


class Instinct(Entry, frozen=True):
    """What the special rules of an enemy do as its activation begins."""


class Plight(Entry, frozen=True):
    """What a hero whom a monster has in its grip goes through as its activation begins."""


class MonstersStir(Entry, frozen=True):
    """What the special rules of enemies do as a battle turn begins."""


class Heads(Entry, frozen=True):
    """The heads of a hydra that have yet to strike, each at another hero."""

    left: Figures = ()


class Sweep(Entry, frozen=True):
    """The heroes whom one sweeping blow has yet to reach; it hits all of them."""

    left: Figures = ()


class FearElves(Entry, frozen=True):
    """An enemy that fears elves tests whether it does."""


class BattleEnds(Entry, frozen=True):
    """No enemy is left."""


# things


class Rearrange(Entry, frozen=True):
    """A hero who has opened its backpack moves one more thing; `n` have been moved."""

    n: Number = 0


class Trade(Entry, frozen=True):
    """Two heroes hand over one more thing; `n` have changed hands."""

    target: FigureId = NO_ONE
    n: Number = 0


# walking


class Walk(Entry, frozen=True):
    """A model goes along the rest of its way, square by square, as long as nothing stops it."""

    path: Spots = ()


class Climb(Entry, frozen=True):
    """A model climbs onto furniture with a DEX test before it goes on."""

    at: Spot = NOWHERE


class Overwatch(Entry, frozen=True):
    """A hero on overwatch may shoot at an enemy that moves in its sight, or strike at one in its zone of control."""

    target: FigureId = NO_ONE


class WatchDone(Entry, frozen=True):
    """What a strike from overwatch means for a charge: it is stopped, or it is sure to hit."""

    target: FigureId = NO_ONE


class ArriveCharging(Entry, frozen=True):
    """A model that charged has arrived: it strikes once; `sure` says that the strike is sure to hit.  LE-0338"""

    target: FigureId = NO_ONE
    weapon: Tag = ""
    sure: bool = False


# an attack


class HitRoll(Entry, frozen=True):
    """The attacker rolls against its modified skill, an enemy with the die for the hit location."""


class Avoid(Entry, frozen=True):
    """A hero who would be hit may dodge or parry."""


class DamageRoll(Entry, frozen=True):
    """The damage of a hit is rolled and reduced by armour."""


class TakeDamage(Entry, frozen=True):
    """The target loses hit points."""


class AfterAttack(Entry, frozen=True):
    """What an attack brings besides: wear, poison, fire, further strikes."""


# the dungeon


class LayTile(Entry, frozen=True):
    """The top card of the pile behind a door is turned over, and its tile is laid there; `bashed` says that the door
    was broken down."""

    door: Number = -1
    bashed: bool = False


class FindAWay(Entry, frozen=True):
    """Cards are left to which no door leads: the party finds a secret door."""


class Spiders(Entry, frozen=True):
    """Giant spiders come out of a cobweb that was cleared; so many, one after the other, on the tile that was left or
    on the other beside the door."""

    door: Number = -1
    n: Number = 0
    tile: Number = 0


class NewTile(Entry, frozen=True):
    """A tile has been laid, by its number in laying order: what it brings, then whether somebody is there."""

    tile: Number = 0
    bashed: bool = False


class PlacePuts(Entry, frozen=True):
    """Those whom the quest puts on a tile are placed there."""

    tile: Number = 0
    bashed: bool = False


class CheckEncounter(Entry, frozen=True):
    """A d100 says whether enemies are on a tile that has just been laid, or when a dungeon is entered again; `door`
    says that a door was opened to it, `bashed` that the door was broken down."""

    tile: Number = 0
    door: bool = False
    bashed: bool = False


class PlaceEncounter(Entry, frozen=True):
    """An encounter of a table is rolled and its enemies are placed on a tile; `near` is where they come in, if not
    anywhere on it, and `late` says that they act after everybody else."""

    tile: Number = 0
    table: Tag = ""
    near: Spot = NOWHERE
    late: bool = False
    door: bool = False
    bashed: bool = False


class Riddle(Entry, frozen=True):
    """Those who have just been met would rather ask a riddle than fight; otherwise a battle begins."""

    door: bool = False
    bashed: bool = False


class ThreatRoll(Entry, frozen=True):
    """A d20 against the threat level, and what the table says if an event occurs."""


class ThreatEvent(Entry, frozen=True):
    """Something happens because of the threat level, outside battle."""


class BattleThreat(Entry, frozen=True):
    """Something happens because of the threat level, in battle."""


class OpenUp(Entry, frozen=True):
    """What is left of opening a door or chest when its trap has been dealt with: the lock, then what is behind it."""

    door: Number = -1
    at: Spot = NOWHERE


class SpringTrap(Entry, frozen=True):
    """A trap does its worst to whoever set it off, and to those whom its card names besides."""

    card: Tag = ""
    at: Spot = NOWHERE
    door: Number = -1


class MoveWanderer(Entry, frozen=True):
    """A token of wandering monsters moves, by its number."""

    n: Number = 0


class Pounce(Entry, frozen=True):
    """A wandering monster that has been revealed uses the squares that its token had left."""

    n: Number = 0


class Arrange(Entry, frozen=True):
    """The heroes take their places on the tile as they like before a rest; `left` have not yet."""

    left: Figures = ()


class Camp(Entry, frozen=True):
    """During a rest the heroes arrange their gear and exchange it, one hero after the other; `n` times so far."""

    left: Figures = ()
    n: Number = 0


class Untreated(Entry, frozen=True):
    """Where a party rests, a hero who bleeds out untreated lives or dies, and poison and disease run their course."""


class RestEnds(Entry, frozen=True):
    """What a short rest gives to a party that nobody has disturbed; `left` were on their feet when it began."""

    left: Figures = ()


class DungeonEvent(Entry, frozen=True):
    """A hero has begun an activation in a new room without enemies: a d10 says whether something happens."""


class FindTreasure(Entry, frozen=True):
    """A hero finds something by a table of treasure; `n` rolls."""

    table: Tag = ""
    n: Number = 1


class ShareLoot(Entry, frozen=True):
    """The loot of the enemies who fell in a battle is rolled and shared out, one after the other."""


class PullLever(Entry, frozen=True):
    """A card of the lever deck says what pulling a lever brings."""

    at: Spot = NOWHERE


# magic


class CastSpell(Entry, frozen=True):
    """The casting roll of a spell, with the power levels added to it and the AP of focus before it; `scroll` is the
    scroll it is read from."""

    spell: Tag = ""
    target: FigureId = NO_ONE
    at: Spot = NOWHERE
    power: Number = 0
    focus: Number = 0
    scroll: Tag = ""


class DispelSpell(Entry, frozen=True):
    """A spell has succeeded: whoever casts on the other side may try to dispel it."""

    spell: Tag = ""
    target: FigureId = NO_ONE
    at: Spot = NOWHERE
    power: Number = 0


class SpellLands(Entry, frozen=True):
    """A spell that nobody has dispelled reaches all whom it is for."""

    spell: Tag = ""
    target: FigureId = NO_ONE
    at: Spot = NOWHERE
    power: Number = 0


class SpellTouched(Entry, frozen=True):
    """The touch of a touch spell is over: it works if it was neither missed nor warded off."""

    spell: Tag = ""
    target: FigureId = NO_ONE
    power: Number = 0


class SpellTakes(Entry, frozen=True):
    """A spell does to one model what it does, unless that one resists."""

    spell: Tag = ""
    by: FigureId = NO_ONE
    power: Number = 0


class Upkeep(Entry, frozen=True):
    """A wizard who is activated pays for the spells it keeps up, or lets them go."""


class Blessed(Entry, frozen=True):
    """As a model is activated it has what spells, potions, things and prayers give it then."""


class PrayerStrikes(Entry, frozen=True):
    """At the start of a turn enemies near the priest test RES against the prayer."""


class RefuseDeath(Entry, frozen=True):
    """A hero who has been brought to 0 HP tests RES, for something refuses it to death."""


class DrinkLying(Entry, frozen=True):
    """A hero who is knocked down may drink a healing potion of its own."""


class Brew(Entry, frozen=True):
    """A hero who knows alchemy may mix potions."""


class PotionLands(Entry, frozen=True):
    """A bottle that was thrown breaks on a square."""

    item: Tag = ""
    at: Spot = NOWHERE


class PotionTakes(Entry, frozen=True):
    """What was in a bottle does to one model what it does, unless that one resists."""

    item: Tag = ""
    by: FigureId = NO_ONE


# what passes


class Suffer(Entry, frozen=True):
    """At the start of its turn a model suffers what burns, corrodes or poisons it."""


class LoseSanity(Entry, frozen=True):
    """Something costs a hero SANITY, by the name of the event; `n` points, or as many as its dice say."""

    event: Tag = ""
    n: Number = 0


class LoseMind(Entry, frozen=True):
    """A hero's SANITY has reached 0: a mental condition is rolled."""


class Scar(Entry, frozen=True):
    """A hero has reached 0 HP and loses points of a stat or of its HP for good."""


class Burn(Entry, frozen=True):
    """Fire, acid or frost has done its damage: a die says whether it goes on."""

    element: Tag = ""
    n: Number = 0


class FearTests(Entry, frozen=True):
    """Heroes test against the fear or terror of enemies that have just been placed, by card."""

    card: Tag = ""
    left: Figures = ()


# heroes made and improved


class MakeHero(Entry, frozen=True):
    """A stage of making a hero; `what` is what was chosen before."""

    stage: Tag = "species"
    what: Tag = ""


class LevelUp(Entry, frozen=True):
    """A hero who has the experience rises to the next level, stage by stage."""

    stage: Tag = "rise"


# between dungeons

Service = Literal["inn", "market", "smith", "alchemist", "guild", "sanctum", "chapel", "wards", "tavern", "barracks"]
"""What a settlement may offer: rest, trade, repair, potions, magic, prayers, cures, carousing, mercenaries.  LE-G30"""


class ComeToTown(Entry, frozen=True):
    """The party has come to a settlement: rewards, LUCK, and all that a settlement restores."""


class InTown(Entry, frozen=True):
    """The party stays in a settlement and makes use of what it offers; `n` times it has turned to something."""

    n: Number = 0


class AtCounter(Entry, frozen=True):
    """The party is where a service is offered; a hero stands before a shelf of the market, or shows its own goods."""

    service: Service = "inn"
    shelf: Tag = ""


class OnRoad(Entry, frozen=True):
    """The party is on its way and chooses where to go today."""


class Day(Entry, frozen=True):
    """What a day on the road brings."""


class OnTheWay(Entry, frozen=True):
    """What befalls the party by an event of the road, hero by hero; `n` of them have had it already."""

    card: Tag = ""
    left: Figures = ()
    n: Number = 0


class Gather(Entry, frozen=True):
    """Once a day on the road the best alchemist may look for ingredients."""


class Evening(Entry, frozen=True):
    """The evening of a day on the road: food, wounds, poison and disease, herbs."""


if TYPE_CHECKING:
    AnyEntry = Entry
else:
    AnyEntry = any_entry(__name__)
