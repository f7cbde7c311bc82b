"""Turns: whose turn it is and what happens next.  UN-0046 to UN-0050, UN-0052 to UN-0060"""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel.events import Began
from undercroft.kernel.requests import Script, confirm
from undercroft.kernel.state import Entry
from undercroft.kernel.system import Step
from undercroft.systems.universalis import agenda, moments
from undercroft.systems.universalis.actions.activation import act, do_odd_attack, end_activation, next_hero, recover
from undercroft.systems.universalis.actions.explore import try_door
from undercroft.systems.universalis.actions.locks import try_chest
from undercroft.systems.universalis.actions.move import slip_away, walk
from undercroft.systems.universalis.actions.search import search_room
from undercroft.systems.universalis.actions.shoot import gather
from undercroft.systems.universalis.actions.use_skills import names_of
from undercroft.systems.universalis.actions.use_things import burst
from undercroft.systems.universalis.agenda import (
    BeginGame,
    DarkTurn,
    Downed,
    Encounter,
    EndHeroesTurn,
    EndQuest,
    HeroesTurn,
    HitOrMiss,
    NextHero,
    NextTarget,
    ObstacleWindow,
    Populate,
    QuestStep,
    Triumph,
)
from undercroft.systems.universalis.campaign.ending import end_quest
from undercroft.systems.universalis.campaign.entrusting import at_bearer
from undercroft.systems.universalis.campaign.settlement import (
    at_place,
    close_settlement,
    come_to_town,
    lodge,
    town_turn,
)
from undercroft.systems.universalis.cards.definitions import SKILLS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.combat.damage import damage, take_wounds
from undercroft.systems.universalis.combat.defensive_shots import came_near, defensive_shot
from undercroft.systems.universalis.combat.melee import (
    attack_reroll,
    attack_roll,
    declare_attack,
    defense_reroll,
    defense_roll,
)
from undercroft.systems.universalis.combat.melee_outcome import blow_hits_or_misses, step_up
from undercroft.systems.universalis.combat.pushing import fall, push, take_position
from undercroft.systems.universalis.combat.ranged import after_shot, shot, shot_hits_or_misses
from undercroft.systems.universalis.combat.shields import block, breaking_roll
from undercroft.systems.universalis.dark.ambushes import arrived
from undercroft.systems.universalis.dark.discovery import discover, enter_section
from undercroft.systems.universalis.dark.hiring import hire
from undercroft.systems.universalis.dark.power_die import power_die
from undercroft.systems.universalis.dark.set_up import set_up
from undercroft.systems.universalis.dark.turn import dark_act, dark_draw, hand_limit
from undercroft.systems.universalis.dark.windows import offered_obstacle
from undercroft.systems.universalis.dungeon import mission
from undercroft.systems.universalis.dungeon.arrivals import creatures_emerge
from undercroft.systems.universalis.dungeon.dark_plans import planned_obstacle
from undercroft.systems.universalis.dungeon.elements import awaken
from undercroft.systems.universalis.dungeon.footbridges import cross
from undercroft.systems.universalis.dungeon.initiative import initiative
from undercroft.systems.universalis.dungeon.leaders import panic
from undercroft.systems.universalis.dungeon.obstacle_windows import obstacle_may_come
from undercroft.systems.universalis.dungeon.obstacles import activate
from undercroft.systems.universalis.dungeon.prison import last_look, seek
from undercroft.systems.universalis.dungeon.revealing import encounter, populate, reveal
from undercroft.systems.universalis.dungeon.traps import obstacle_met
from undercroft.systems.universalis.effects.riders import mount_takes_fright, unhorse
from undercroft.systems.universalis.foes.obstacle_cards import drawn_obstacle
from undercroft.systems.universalis.foes.turn import (
    creature_act,
    dark_turn,
    end_dark_turn,
    next_creature,
    order_creatures,
)
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.making import make_hero
from undercroft.systems.universalis.magic.casting import cast, dispel
from undercroft.systems.universalis.magic.effects import spell_ends, spell_on_target, spell_takes_effect
from undercroft.systems.universalis.seats import CLASSIC, mode_of
from undercroft.systems.universalis.setup.decks import cut
from undercroft.systems.universalis.status.lasting_spells import turn_over
from undercroft.systems.universalis.status.passing import look_out, turn_passes
from undercroft.systems.universalis.things.decks import FACE_DOWN, deck


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


def obstacle_window(game: Universalis, entry: ObstacleWindow) -> Script[None]:
    """Where an Obstacle may come, the Dark Player's plan, hand or deck says which.

    UN-0592 to UN-0597, UN-0656, UN-1326
    """
    if not obstacle_may_come(game, entry):
        return
    if game.dark < 0:
        card = yield from drawn_obstacle(game, entry)
    elif mode_of(game.setup) == CLASSIC:
        card = planned_obstacle(game, entry)
    else:
        card = yield from offered_obstacle(game, entry)
    if card:
        activate(game, card, entry)


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
    mission.new_turn(game)
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


def hit_or_miss(game: Universalis, entry: HitOrMiss) -> None:
    """A blow or a shot has been rolled for.  UN-0364, UN-0391"""
    if game.hit.kind == "ranged":
        shot_hits_or_misses(game, entry)
    else:
        blow_hits_or_misses(game, entry)


def triumph(game: Universalis, entry: Triumph) -> Script[None]:
    """The mission is done: the heroes may leave at once, with their fallen, if all agree to explore no more.

    UN-0054 to UN-0056, UN-0534, UN-0542
    """
    last_look(game)
    for seat in dict.fromkeys(hero.seat for hero in game.state.heroes if hero.here):
        if not (yield from confirm(seat, "leave-now")):
            return
    game.push(EndQuest(won=True, why="universalis-done", carried=True))


def next_target(game: Universalis, entry: NextTarget) -> Script[None]:
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
    agenda.OddAttack: do_odd_attack,
    agenda.Burst: burst,
    agenda.EndActivation: end_activation,
    agenda.EndHeroesTurn: end_heroes_turn,
    agenda.DarkTurn: dark_turn,
    agenda.PowerDie: power_die,
    agenda.OrderCreatures: order_creatures,
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
    agenda.CreaturesEmerge: creatures_emerge,
    agenda.DeclareAttack: declare_attack,
    agenda.AttackRoll: attack_roll,
    agenda.DefenseRoll: defense_roll,
    agenda.AttackReroll: attack_reroll,
    agenda.DefenseReroll: defense_reroll,
    agenda.HitOrMiss: hit_or_miss,
    agenda.Shot: shot,
    agenda.AfterShot: after_shot,
    agenda.DefensiveShot: defensive_shot,
    agenda.StepUp: step_up,
    agenda.Block: block,
    agenda.Damage: damage,
    agenda.TakeWounds: take_wounds,
    agenda.Push: push,
    agenda.TakePosition: take_position,
    agenda.BreakingRoll: breaking_roll,
    agenda.Cross: cross,
    agenda.Fall: fall,
    agenda.DarkDraw: dark_draw,
    agenda.DarkAct: dark_act,
    agenda.Discover: discover,
    agenda.Hire: hire,
    agenda.Arrived: arrived,
    agenda.ObstacleWindow: obstacle_window,
    agenda.ObstacleMet: obstacle_met,
    agenda.Panic: panic,
    agenda.NextTarget: next_target,
    agenda.CameNear: came_near,
    agenda.Downed: downed,
    agenda.Cast: cast,
    agenda.Dispel: dispel,
    agenda.SpellTakesEffect: spell_takes_effect,
    agenda.SpellOnTarget: spell_on_target,
    agenda.SpellEnds: spell_ends,
    agenda.Triumph: triumph,
    agenda.EndQuest: end_quest,
    agenda.Populate: populate,
    agenda.Unhorse: unhorse,
    agenda.MountTakesFright: mount_takes_fright,
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
        agenda.OddAttack,
        agenda.Burst,
        agenda.Disengage,
        agenda.DeclareAttack,
        agenda.AttackRoll,
        agenda.DefenseRoll,
        agenda.AttackReroll,
        agenda.DefenseReroll,
        agenda.Shot,
        agenda.HitOrMiss,
        agenda.StepUp,
        agenda.Block,
        agenda.Damage,
        agenda.TakeWounds,
        agenda.Push,
        agenda.AfterShot,
        agenda.NextTarget,
        agenda.Fall,
        agenda.Unhorse,
        agenda.Downed,
        agenda.ObstacleMet,
        agenda.Cast,
        agenda.Dispel,
        agenda.SpellTakesEffect,
        agenda.SpellOnTarget,
    )
)
"""The steps that belong to an attack, or to a trap: all in which somebody may be hit, hurt or brought down."""

BETWEEN_STEPS: frozenset[type[Entry]] = frozenset(
    (
        agenda.Walk,
        agenda.DefensiveShot,
        agenda.CameNear,
        agenda.TakePosition,
        agenda.BreakingRoll,
        agenda.MountTakesFright,
        agenda.SpellEnds,
        agenda.Panic,
        agenda.HandLimit,
    )
)
"""What may come between: odds go through these where more of an attack waits behind them."""
