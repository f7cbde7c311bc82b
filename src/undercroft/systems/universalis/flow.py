"""Turns: whose turn it is and what happens next.  UN-0046 to UN-0050, UN-0052 to UN-0060"""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel.events import Began
from undercroft.kernel.requests import Script, confirm
from undercroft.kernel.state import Entry
from undercroft.kernel.system import Step
from undercroft.systems.universalis import agenda, goals, moments
from undercroft.systems.universalis.actions.arts import names_of
from undercroft.systems.universalis.actions.explore import try_door
from undercroft.systems.universalis.actions.gear import burst
from undercroft.systems.universalis.actions.locks import try_chest
from undercroft.systems.universalis.actions.move import slip_away, walk
from undercroft.systems.universalis.actions.search import search_room
from undercroft.systems.universalis.actions.shoot import gather
from undercroft.systems.universalis.actions.turn import act, end_activation, next_hero, perform, recover
from undercroft.systems.universalis.agenda import (
    Also,
    BeginGame,
    DarkTurn,
    Downed,
    Encounter,
    EndHeroesTurn,
    EndQuest,
    HeroesTurn,
    Land,
    NextHero,
    Populate,
    QuestStep,
    Triumph,
)
from undercroft.systems.universalis.bridges import cross
from undercroft.systems.universalis.cards import SKILLS
from undercroft.systems.universalis.casting import cast, dispel
from undercroft.systems.universalis.combat import clash, parry, reparry, rethrow, strike
from undercroft.systems.universalis.combat_outcome import close_in, land
from undercroft.systems.universalis.damage import damage, suffer_hit
from undercroft.systems.universalis.dark_ambushes import arrived
from undercroft.systems.universalis.dark_discovery import discover, enter_section
from undercroft.systems.universalis.dark_hiring import hire
from undercroft.systems.universalis.dark_setup import set_up
from undercroft.systems.universalis.dark_turn import dark_act, dark_draw, hand_limit
from undercroft.systems.universalis.decks import cut
from undercroft.systems.universalis.elements import awaken
from undercroft.systems.universalis.ending import end_quest
from undercroft.systems.universalis.entrusting import at_bearer
from undercroft.systems.universalis.finding import FACE_DOWN, deck
from undercroft.systems.universalis.foes import creature_act, dark_turn, end_dark_turn, muster, next_creature
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.initiative import initiative
from undercroft.systems.universalis.lasting import turn_over
from undercroft.systems.universalis.leaders import panic
from undercroft.systems.universalis.lurking import lurk
from undercroft.systems.universalis.making import make_hero
from undercroft.systems.universalis.mounts import spook, unhorse
from undercroft.systems.universalis.powers import power_die
from undercroft.systems.universalis.prison import last_look, seek
from undercroft.systems.universalis.pushing import fall, occupy, shove
from undercroft.systems.universalis.ranged import arrive, shot, spent
from undercroft.systems.universalis.reactions import near, stand
from undercroft.systems.universalis.settlement import at_place, close_settlement, come_to_town, lodge, town_turn
from undercroft.systems.universalis.sheets import library
from undercroft.systems.universalis.shields import block, strain
from undercroft.systems.universalis.spawn import encounter, populate, reveal
from undercroft.systems.universalis.spell_effects import befall, settle, unfold
from undercroft.systems.universalis.times import turn_passes
from undercroft.systems.universalis.traps import spring
from undercroft.systems.universalis.truce import look_out
from undercroft.systems.universalis.ventures import venture


def begin_game(game: Universalis, entry: BeginGame) -> Script[None]:
    """Shuffle the decks of what is found, then those of the Dark Player; the heroes go first.  UN-0007, UN-0046"""
    for pile in FACE_DOWN:
        deck(game, pile)
    if game.dark >= 0:
        yield from set_up(game)
    else:
        cut(game)
    game.push(HeroesTurn())
    if game.plan.quest.explored:
        game.push(Populate())
    for deed in moments.SET_UP.deeds(game.quest):
        deed(game)
    for hero in game.state.heroes:
        for prepare in moments.PREPARED.deeds(game.kit(hero).names):
            yield from prepare(game, hero)


def look_in(game: Universalis, entry: Encounter) -> Script[None]:
    """Who is in a section that was revealed: as the Dark Player's cards say, or as the rules of the artificial one do.

    UN-0317, UN-0663
    """
    return enter_section(game, entry) if game.dark >= 0 else encounter(game, entry)


def heroes_turn(game: Universalis, entry: HeroesTurn) -> None:
    """A heroes' turn: everybody may be activated once.  UN-0046, UN-0047, UN-0050"""
    state = game.state
    limit = game.plan.quest.turns or game.setup.round_limit
    if limit and state.round >= limit:
        done = state.accomplished
        game.push(EndQuest(won=done, why="universalis-done" if done else "universalis-too-late"))
        return
    state.round += 1
    state.side = "heroes"
    state.active = None
    game.tell(Began, "heroes-turn", state.round)
    for hero in state.heroes:
        hero.activated = hero.shielding = hero.reacted = hero.helped = False
        hero.used = hero.lent = ()
    for creature in state.creatures:
        creature.attacked = creature.reacted = creature.helped = False
        if creature.id in state.swayed:
            creature.activated = False
    gather(game)
    look_out(game, turn_passes(game, state.heroes))
    game.push(NextHero(), EndHeroesTurn())
    goals.new_turn(game)
    if moments.TURN_STARTS.name in game.bound:
        for deed in moments.TURN_STARTS.deeds(game.quest):
            deed(game)


def end_heroes_turn(game: Universalis, entry: EndHeroesTurn) -> None:
    """When all have been activated the Dark Player's turn begins.  UN-0048"""
    game.state.active = None
    turn_over(game, bright=True)
    game.push(DarkTurn())
    if moments.TURN_ENDS.name in game.bound:
        for deed in moments.TURN_ENDS.deeds(game.quest):
            deed(game)


def come_home(game: Universalis, entry: Land) -> None:
    """A blow or a shot has been rolled for.  UN-0364, UN-0391"""
    if game.hit.kind == "ranged":
        arrive(game, entry)
    else:
        land(game, entry)


def triumph(game: Universalis, entry: Triumph) -> Script[None]:
    """The mission is done: the heroes may leave at once, with their fallen, if all agree to explore no more.

    UN-0054 to UN-0056, UN-0534, UN-0542
    """
    last_look(game)
    for seat in dict.fromkeys(hero.seat for hero in game.state.heroes if hero.here):
        if not (yield from confirm(seat, "leave-now")):
            return
    game.push(EndQuest(won=True, why="universalis-done", carried=True))


def also(game: Universalis, entry: Also) -> Script[None]:
    """A skill goes on with its next targets."""
    who = game.character(entry.who)
    if who.here:
        for deed in moments.ALSO.deeds(names_of(entry.skill) if entry.skill in library()[SKILLS] else (entry.skill,)):
            yield from deed(game, who, entry.targets)


def downed(game: Universalis, entry: Downed) -> Script[None]:
    """Who has just been Knocked Down may have an answer to it.  UN-C518"""
    who = game.character(entry.who)
    if who.down:
        for deed in moments.DOWNED.deeds(game.kit(who).names):
            yield from deed(game, who)


def quest_step(game: Universalis, entry: QuestStep) -> Script[None]:
    """A step of the quest's own rules."""
    for deed in moments.QUEST_STEP.deeds(game.quest):
        yield from deed(game, entry)


STEPS: Mapping[type[Entry], Step] = {
    agenda.BeginGame: begin_game,
    agenda.HeroesTurn: heroes_turn,
    agenda.NextHero: next_hero,
    agenda.Recover: recover,
    agenda.Act: act,
    agenda.Perform: perform,
    agenda.Burst: burst,
    agenda.EndActivation: end_activation,
    agenda.EndHeroesTurn: end_heroes_turn,
    agenda.DarkTurn: dark_turn,
    agenda.PowerDie: power_die,
    agenda.Muster: muster,
    agenda.NextCreature: next_creature,
    agenda.CreatureAct: creature_act,
    agenda.EndDarkTurn: end_dark_turn,
    agenda.Walk: walk,
    agenda.Disengage: slip_away,
    agenda.SearchRoom: search_room,
    agenda.TryDoor: try_door,
    agenda.TryChest: try_chest,
    agenda.HandLimit: hand_limit,
    agenda.Reveal: reveal,
    agenda.Encounter: look_in,
    agenda.Initiative: initiative,
    agenda.EnterSection: awaken,
    agenda.SeekPrison: seek,
    agenda.Lurk: lurk,
    agenda.Strike: strike,
    agenda.Clash: clash,
    agenda.Parry: parry,
    agenda.Rethrow: rethrow,
    agenda.Reparry: reparry,
    agenda.Land: come_home,
    agenda.Shot: shot,
    agenda.Spent: spent,
    agenda.Stand: stand,
    agenda.Close: close_in,
    agenda.Block: block,
    agenda.Damage: damage,
    agenda.Suffer: suffer_hit,
    agenda.Shove: shove,
    agenda.Occupy: occupy,
    agenda.Strain: strain,
    agenda.Cross: cross,
    agenda.Fall: fall,
    agenda.DarkDraw: dark_draw,
    agenda.DarkAct: dark_act,
    agenda.Discover: discover,
    agenda.Hire: hire,
    agenda.Arrived: arrived,
    agenda.Venture: venture,
    agenda.Spring: spring,
    agenda.Panic: panic,
    agenda.Also: also,
    agenda.Near: near,
    agenda.Downed: downed,
    agenda.Cast: cast,
    agenda.Dispel: dispel,
    agenda.Unfold: unfold,
    agenda.Befall: befall,
    agenda.Settle: settle,
    agenda.Triumph: triumph,
    agenda.EndQuest: end_quest,
    agenda.Populate: populate,
    agenda.Unhorse: unhorse,
    agenda.Spook: spook,
    agenda.MakeHero: make_hero,
    agenda.ComeToTown: come_to_town,
    agenda.Lodge: lodge,
    agenda.TownTurn: town_turn,
    agenda.AtBearer: at_bearer,
    agenda.AtPlace: at_place,
    agenda.CloseSettlement: close_settlement,
    agenda.QuestStep: quest_step,
}

ATTACK_STEPS: frozenset[type[Entry]] = frozenset(
    (
        agenda.Perform,
        agenda.Burst,
        agenda.Disengage,
        agenda.Strike,
        agenda.Clash,
        agenda.Parry,
        agenda.Rethrow,
        agenda.Reparry,
        agenda.Shot,
        agenda.Land,
        agenda.Close,
        agenda.Block,
        agenda.Damage,
        agenda.Suffer,
        agenda.Shove,
        agenda.Spent,
        agenda.Also,
        agenda.Fall,
        agenda.Unhorse,
        agenda.Downed,
        agenda.Spring,
        agenda.Cast,
        agenda.Dispel,
        agenda.Unfold,
        agenda.Befall,
    )
)
"""The steps that belong to an attack, or to a trap: all in which somebody may be hit, hurt or brought down."""

BETWEEN_STEPS: frozenset[type[Entry]] = frozenset(
    (
        agenda.Walk,
        agenda.Stand,
        agenda.Near,
        agenda.Occupy,
        agenda.Strain,
        agenda.Spook,
        agenda.Settle,
        agenda.Panic,
        agenda.HandLimit,
    )
)
"""What may come between: odds go through these where more of an attack waits behind them."""
