"""Turns: whose turn it is and what happens next.  UN-0046 to UN-0050, UN-0052 to UN-0060"""

from __future__ import annotations

from undercroft.crawl.rooms import load
from undercroft.crawl.steps import step, steps_of
from undercroft.kernel.events import Began, Said
from undercroft.kernel.requests import NOBODY, Script, confirm
from undercroft.systems.universalis import agenda, moments
from undercroft.systems.universalis.actions.shoot import gather
from undercroft.systems.universalis.actions.use_skills import names_of
from undercroft.systems.universalis.agenda import (
    BeginGame,
    DarkTurn,
    Downed,
    Encounter,
    EndHeroesTurn,
    EndQuest,
    HeroesTurn,
    NextHero,
    NextTarget,
    ObstacleWindow,
    Populate,
    QuestStep,
    Triumph,
)
from undercroft.systems.universalis.cards.definitions import SKILLS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.dark.discovery import enter_section
from undercroft.systems.universalis.dark.set_up import set_up
from undercroft.systems.universalis.dark.windows import offered_obstacle
from undercroft.systems.universalis.dungeon import mission
from undercroft.systems.universalis.dungeon.dark_plans import planned_obstacle
from undercroft.systems.universalis.dungeon.obstacle_windows import obstacle_may_come
from undercroft.systems.universalis.dungeon.obstacles import activate
from undercroft.systems.universalis.dungeon.prison import last_look
from undercroft.systems.universalis.dungeon.revealing import encounter
from undercroft.systems.universalis.foes.obstacle_cards import drawn_obstacle
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.echoes import echoes_in, words_of
from undercroft.systems.universalis.seats import CLASSIC, mode_of
from undercroft.systems.universalis.setup.decks import cut
from undercroft.systems.universalis.status.lasting_spells import turn_over
from undercroft.systems.universalis.status.passing import look_out, turn_passes
from undercroft.systems.universalis.things.decks import FACE_DOWN, deck


@step(BeginGame)
def begin_game(game: Universalis, entry: BeginGame) -> Script[None]:
    """Shuffle the decks of objects, then those of the Dark Player; the heroes go first.

    UN-0007, UN-0030, UN-0046, UN-0557, UN-0639, UN-0640, UN-1181
    """
    for pile in FACE_DOWN:
        deck(game, pile)
    if game.dark != NOBODY:
        yield from set_up(game)
    else:
        cut(game)
    game.push(HeroesTurn())
    if game.plan.quest.explored:
        game.push(Populate())
    for echo in echoes_in(game.setup, game.plan.quest):
        game.tell(Said, words_of(game.plan.id, echo), rules=("UN-1181",))
    for deed in moments.SET_UP.deeds(game.quest):
        deed(game)
    for hero in game.state.heroes:
        for prepare in moments.PREPARED.deeds(game.kit(hero).names):
            yield from prepare(game, hero)


@step(Encounter, after=True)
def look_in(game: Universalis, entry: Encounter) -> Script[None]:
    """Find out who is in a revealed section: by the Dark Player's cards, or by the Artificial Dark Player's rules.

    UN-0317, UN-0663
    """
    return enter_section(game, entry) if game.dark != NOBODY else encounter(game, entry)


@step(ObstacleWindow, after=True)
def obstacle_window(game: Universalis, entry: ObstacleWindow) -> Script[None]:
    """At a point where an Obstacle may come, the Dark Player's plan, hand or deck says which.

    UN-0592 to UN-0597, UN-0656, UN-1326
    """
    if not obstacle_may_come(game, entry):
        return
    if game.dark == NOBODY:
        card = yield from drawn_obstacle(game, entry)
    elif mode_of(game.setup) == CLASSIC:
        card = planned_obstacle(game, entry)
    else:
        card = yield from offered_obstacle(game, entry)
    if card:
        activate(game, card, entry)


@step(HeroesTurn)
def heroes_turn(game: Universalis, entry: HeroesTurn) -> None:
    """In a heroes' turn, everybody may be activated once.

    UN-0046, UN-0047, UN-0050, UN-0283, UN-0288, UN-0304, UN-0456, UN-0725
    """
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
    for deed in moments.TURN_STARTS.deeds(game.quest):
        deed(game)


@step(EndHeroesTurn)
def end_heroes_turn(game: Universalis, entry: EndHeroesTurn) -> None:
    """When all heroes have been activated, the Dark Player's turn begins.  UN-0048, UN-0428"""
    game.state.active = None
    turn_over(game, bright=True)
    game.push(DarkTurn())
    for deed in moments.TURN_ENDS.deeds(game.quest):
        deed(game)


@step(Triumph, after=True)
def triumph(game: Universalis, entry: Triumph) -> Script[None]:
    """The mission is done: if all agree to explore no more, the heroes may leave at once with their fallen.

    UN-0054 to UN-0056, UN-0534, UN-0542
    """
    last_look(game)
    for seat in dict.fromkeys(hero.seat for hero in game.state.heroes if hero.here):
        if not (yield from confirm(seat, "leave-now")):
            return
    game.push(EndQuest(won=True, why="universalis-done", carried=True))


@step(NextTarget, attack=True)
def next_target(game: Universalis, entry: NextTarget) -> Script[None]:
    """A skill goes on with its next targets."""
    who = game.character(entry.who)
    if who.here:
        for deed in moments.ALSO.deeds(names_of(entry.skill) if entry.skill in library()[SKILLS] else (entry.skill,)):
            yield from deed(game, who, entry.targets)


@step(Downed, attack=True)
def downed(game: Universalis, entry: Downed) -> Script[None]:
    """A character that has just been Knocked Down may have a skill that answers it.  UN-C518"""
    who = game.character(entry.who)
    if who.down:
        for deed in moments.DOWNED.deeds(game.kit(who).names):
            yield from deed(game, who)


@step(QuestStep)
def quest_step(game: Universalis, entry: QuestStep) -> Script[None]:
    """A step of the quest's own rules."""
    for deed in moments.QUEST_STEP.deeds(game.quest):
        yield from deed(game, entry)


load(
    __package__,
    "status",
    "combat",
    "effects",
    "heroes",
    "campaign",
    "dungeon",
    "magic",
    "actions",
    "foes",
    "skills",
    "dark",
    "quests",
)
STEPS = steps_of(agenda)
