"""The turn: the scenario die, then everybody acts, in battle by the bag; then wandering monsters and what passes.

LE-0051 to LE-0066, LE-0319 to LE-0331, LE-0349
"""

from __future__ import annotations

from undercroft.crawl.rooms import load
from undercroft.crawl.steps import step, steps_of
from undercroft.kernel.events import Began
from undercroft.kernel.requests import NO_ONE, Ask, Option, Script
from undercroft.systems.league import agenda, moments
from undercroft.systems.league.agenda import (
    Act,
    Activate,
    ActivationEnds,
    BattleEnds,
    BattleTurn,
    BeginQuest,
    Behave,
    CheckEncounter,
    DrawToken,
    Encounter,
    FindAWay,
    FindTreasure,
    HeroesAct,
    LoseMind,
    LoseSanity,
    NewTile,
    PlacePuts,
    QuestStep,
    Ready,
    Scar,
    ScenarioDie,
    Suffer,
    Turn,
    TurnEnds,
    WanderersMove,
)
from undercroft.systems.league.dungeon import initiative
from undercroft.systems.league.dungeon.returning import come_back
from undercroft.systems.league.dungeon.threat import raise_threat
from undercroft.systems.league.foes.order import next_enemy
from undercroft.systems.league.game import League
from undercroft.systems.league.heroes.ledger import open_ledger
from undercroft.systems.league.setup import stand_ready
from undercroft.systems.league.state import Hero
from undercroft.systems.league.status import turns
from undercroft.systems.league.status.morale import is_broken

GOES_ON = (QuestStep, FindAWay, NewTile, PlacePuts, CheckEncounter, FindTreasure, LoseSanity, LoseMind, Scar)
"""What a battle that begins does not put an end to: it is no action of anybody.  LE-0066"""
WON_BATTLE = 1
"""The threat level rises so much after a battle that was won.  LE-0054, LE-0228"""


@step(BeginQuest)
def begin_quest(game: League, entry: BeginQuest) -> None:
    """The party stands on the starting tile, and the first turn begins; a dungeon that was left is as it was.

    LE-0042, LE-0049, LE-0050, LE-0136
    """
    game.push(Turn())
    for deed in moments.SET_UP.deeds(game.rules):
        deed(game)
    left = open_ledger(game.setup.ledger).left.get(game.setup.quest)
    if left is not None:
        come_back(game.state, left)
        stand_ready(game.state.party, game.ground)


# the turn


@step(Turn)
def turn(game: League, entry: Turn) -> None:
    """The scenario die once the first door has been passed; everybody acts; wandering monsters move; what passes.

    LE-0046, LE-0051 to LE-0056, LE-0060, LE-0319, LE-G114
    """
    state = game.state
    if game.setup.round_limit and state.round >= game.setup.round_limit:
        game.end(False, "league-too-late")
    state.round += 1
    game.tell(Began, "battle-turn" if state.battle else "turn", state.battle or state.round)
    for model in (*state.party, *state.enemies):
        model.acted = False
    fighting = state.battle > 0
    die = (ScenarioDie(),) if state.entered else ()
    game.push(*die, BattleTurn() if fighting else HeroesAct(), WanderersMove(), TurnEnds(battle=fighting), Turn())
    for deed in moments.TURN_STARTS.deeds(game.rules):
        deed(game)


@step(TurnEnds)
def turn_ends(game: League, entry: TurnEnds) -> None:
    """The threat rises after a battle that was won; a party without morale quits the dungeon once no battle goes on.

    LE-0054, LE-0055, LE-0108, LE-0228
    """
    state = game.state
    if entry.battle and state.battle:
        state.battle += 1
        state.through_door = state.bashed = False
    if state.won_battle:
        state.won_battle = False
        raise_threat(game, WON_BATTLE, "battle-won", "LE-0054", "LE-0228")
    turns.turn_over(game)
    for hero in state.party:
        hero.watching = False
    for deed in moments.TURN_ENDS.deeds(game.rules):
        deed(game)
    if is_broken(game) and not state.battle:
        game.end(False, "league-morale-broken")


# heroes outside battle


@step(HeroesAct)
def heroes_act(game: League, entry: HeroesAct) -> Script[None]:
    """The players choose which hero acts next, until all have; each finishes before another begins.

    LE-0060, LE-0064, LE-0349
    """
    able = initiative.heroes_to_act(game)
    if able:
        game.push(entry)
        yield from _let_act(game, able)


def _let_act(game: League, able: list[Hero]) -> Script[None]:
    """One of these heroes is activated, whichever the players choose; each player may send a hero of their own.

    LE-0060, LE-0326, LE-G48
    """
    who = able[0].id
    if len(able) > 1:
        options = [Option("first", who=one.id, seats=(one.seat,)) for one in able]
        option: Option = yield Ask("who-first", game.party_seat(), options)
        who = option.who
    game.push(Activate(who))


# battle


@step(Encounter)
def encounter(game: League, entry: Encounter) -> None:
    """Enemies have come: actions that heroes have left in this turn are lost, and a battle begins.  Where one goes on
    already, nobody loses anything.  LE-0066, LE-0256, LE-G49"""
    state = game.state
    if state.battle or not state.enemies:
        return
    state.battle, state.through_door, state.bashed = 1, entry.door, entry.bashed
    state.fallen, state.figures = (), ()
    game.tell(Began, "battle", rules=("LE-0066", "LE-0319"))
    if any(isinstance(one, TurnEnds) for one in state.agenda):
        _lose_actions(game)
    for deed in moments.BATTLE_BEGINS.deeds(game.rules):
        deed(game)


def _lose_actions(game: League) -> None:
    """What was still to be done in this turn is not done; what has been found or has happened already goes on.

    LE-0066, LE-0142, LE-G29
    """
    waiting = list(game.state.agenda)
    game.cut(TurnEnds)
    cut = waiting[len(game.state.agenda) :]
    game.state.agenda += [entry for entry in cut if isinstance(entry, GOES_ON)]


@step(BattleTurn)
def battle_turn(game: League, entry: BattleTurn) -> Script[None]:
    """Heroes who can may go on overwatch, from the second battle turn on; then the bag is filled.

    LE-0319, LE-0328 to LE-0331, LE-G83
    """
    if initiative.over(game):
        game.push(BattleEnds(), HeroesAct())
        return
    game.push(DrawToken())
    if game.state.battle > 1:
        yield from initiative.who_watches(game)
    initiative.fill(game)


@step(DrawToken)
def draw_token(game: League, entry: DrawToken) -> Script[None]:
    """A token says which side acts: the players choose the hero, the list the enemy.  A token with nobody left to
    activate is of no effect.  Those who came late act when the bag is empty; when no enemy is left, the turn goes on
    with the heroes who have yet to act.

    LE-0245, LE-0326 to LE-0328, LE-0349, LE-0465, LE-G48
    """
    if initiative.over(game):
        game.push(BattleEnds(), HeroesAct())
        return
    if not game.state.battle:
        game.push(HeroesAct())
        return
    side = yield from initiative.next_side(game)
    late = not side
    if late and not initiative.enemies_to_act(game, late=True):
        game.state.figures = ()
        return
    game.push(entry)
    if side == initiative.HERO:
        if heroes := initiative.heroes_to_act(game):
            yield from _let_act(game, heroes)
    elif enemies := initiative.enemies_to_act(game, late=late):
        game.push(Activate((yield from next_enemy(game, enemies)).id))


@step(BattleEnds)
def battle_ends(game: League, entry: BattleEnds) -> None:
    """No enemy is left: the battle is won.  LE-0054, LE-0349"""
    state = game.state
    state.battle, state.won_battle, state.figures = 0, True, ()
    turns.battle_over(game)
    game.tell(Began, "battle-won", rules=("LE-0349",))
    for deed in moments.BATTLE_WON.deeds(game.rules):
        deed(game)


# one activation


@step(Activate)
def activate(game: League, entry: Activate) -> None:
    """A model begins its activation: what it did in the last one counts no more, what burns or poisons it comes first.

    LE-0326, LE-0406 to LE-0408, LE-0513, LE-0520, LE-G91
    """
    model = game.model(entry.who)
    game.state.active = entry.who
    game.tell(Began, "activation", who=entry.who)
    turns.begin_anew(game, model)
    acts = Act(entry.who) if isinstance(model, Hero) else Behave(entry.who)
    game.push(Suffer(entry.who), Ready(entry.who), acts, ActivationEnds(entry.who))


@step(Ready)
def ready(game: League, entry: Ready) -> None:
    """It has its AP; what comes in at the start of an activation does.  LE-0061, LE-0280, LE-0511, LE-0532"""
    model = game.model(entry.who)
    if model.hp > 0:
        turns.take_up(game, model)
    for deed in moments.ACTIVATED.deeds(game.rules):
        deed(game, model)


@step(ActivationEnds)
def activation_ends(game: League, entry: ActivationEnds) -> None:
    """A model has been activated in this turn; AP that are left are lost.  LE-0061, LE-0064, LE-0327"""
    model = game.model(entry.who)
    model.acted, model.ap = True, 0
    turns.activation_over(game, model)
    game.state.active = NO_ONE


@step(QuestStep, after=True)
def quest_step(game: League, entry: QuestStep) -> Script[None]:
    """A step of the quest's own rules.  LE-G29"""
    for deed in moments.QUEST_STEP.deeds(game.rules):
        yield from deed(game, entry)


load(
    __package__,
    "status",
    "rolls",
    "combat",
    "things",
    "effects",
    "heroes",
    "campaign",
    "dungeon",
    "magic",
    "actions",
    "foes",
    "skills",
    "quests",
)
STEPS = steps_of(agenda)
