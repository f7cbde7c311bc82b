"""The round: phases A to I in order, and who acts next in the action phase.  DO-0131 to DO-0136, DO-0149 to DO-0160"""

from __future__ import annotations

from undercroft.crawl.rooms import load
from undercroft.crawl.steps import step, steps_of
from undercroft.kernel.events import Began
from undercroft.kernel.piles import lay
from undercroft.kernel.requests import Ask, FigureId, Option, Script
from undercroft.kernel.state import Segment
from undercroft.systems.doria import agenda, moments, status
from undercroft.systems.doria.agenda import (
    Act,
    Activate,
    BeginGame,
    ComeAndGo,
    ExtraActivation,
    FillTiles,
    HeroBonus,
    PhaseA,
    PhaseB,
    PhaseC,
    PhaseD,
    PhaseE,
    PhaseF,
    PhaseG,
    PhaseH,
    PhaseI,
    PoisonCheck,
    QuestStep,
    StartingCards,
    TrapsAct,
)
from undercroft.systems.doria.dungeon.escape import leave_if_planned
from undercroft.systems.doria.dungeon.markers import RUNE_MARKERS
from undercroft.systems.doria.dungeon.monsters import refill
from undercroft.systems.doria.dungeon.order import first_of
from undercroft.systems.doria.foes import special
from undercroft.systems.doria.foes.order import next_monster
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.heroes.joining import OPEN_TABLE
from undercroft.systems.doria.heroes.making import hand_out
from undercroft.systems.doria.setup import scenario_of
from undercroft.systems.doria.state import Character
from undercroft.systems.doria.things.decks import STACKS, divide

FEW = 2
"""So few characters choose a hero bonus before the first scenario.  DO-0511, DO-0518"""


@step(BeginGame)
def begin_game(game: Doria, entry: BeginGame) -> None:
    """Shuffle the Loot Cards into three stacks and the other decks, build the deck of tiles, prepare the characters and
    what the start tile shows.

    DO-0018, DO-0020, DO-0024 to DO-0026, DO-0286, DO-0310, DO-0327, DO-0510, DO-0511, DO-0517, DO-0518
    """
    state = game.state
    divide(game, game.chance.shuffled(state.counters, "loot", state.piles[STACKS[0]].cards))
    game.shuffle("monsters", "monsters")
    game.shuffle("bosses", "monsters")
    game.shuffle("door-events", "map")
    game.shuffle(RUNE_MARKERS, "map")
    build_tile_deck(game)
    hand_out(game)
    party = state.party
    early = [HeroBonus(one.id) for one in party if not one.bonuses] if state.starting <= FEW else []
    game.push(*[StartingCards(one.id) for one in party], *early, FillTiles(), PhaseA())
    for deed in moments.SET_UP.deeds(game.rules):
        deed(game)


def build_tile_deck(game: Doria) -> None:
    """The Room Tile deck as the scenario says: layer upon layer, each shuffled, all of it hidden.  DO-0026, DO-0027"""
    scenario = scenario_of(game.setup)
    used = {scenario.start, *(tile for part in scenario.deck for tile in part.tiles)}
    cards: tuple[str, ...] = ()
    segments: list[Segment] = []
    for part in scenario.deck:
        lot = tuple(tile for tile in part.any_of if tile not in used)
        drawn = game.chance.shuffled(game.state.counters, "map", lot)[: part.n]
        used.update(drawn)
        layer = game.chance.shuffled(game.state.counters, "map", (*part.tiles, *drawn))
        cards = layer + cards
        segments.insert(0, Segment(len(layer), part.tiles))
    lay(game.state.piles["tiles"], cards, segments)


# the round


@step(PhaseA)
def phase_a(game: Doria, entry: PhaseA) -> None:
    """The Round Marker moves up 1, its door side down; the other phases follow, and then the next round.

    DO-0131 to DO-0133
    """
    state = game.state
    if game.setup.round_limit and state.round >= game.setup.round_limit:
        game.end(False, "doria-too-late")
    if state.round:
        end_round(game)
    state.round += 1
    state.door_opened = False
    state.phase = "a"
    game.tell(Began, "round", state.round)
    changes = (ComeAndGo(),) if game.setup.option(OPEN_TABLE, False) else ()
    phases = (PhaseB(), PhaseC(), PhaseD(), PhaseE(), PhaseF(), PhaseG(), PhaseH(), PhaseI())
    game.push(*phases, *changes, PhaseA())
    for monster in state.monsters:
        monster.acted = False
    for deed in moments.ROUND_STARTS.deeds(game.rules):
        deed(game)


def end_round(game: Doria) -> None:
    """What lasts until the end of the round has passed; then the scenario's own rules for it."""
    status.round_ends(game)
    for deed in moments.ROUND_ENDS.deeds(game.rules):
        deed(game)
    leave_if_planned(game)


# phase D


@step(PhaseD)
def phase_d(game: Doria, entry: PhaseD) -> Script[None]:
    """Whoever is highest on the Initiative Board acts, characters before monsters on the same field; then the board is
    looked at again.  Nobody acts at 0, and AP that are left are lost.

    DO-0149 to DO-0152, DO-0154, DO-0155, DO-0157, DO-0160, DO-0236
    """
    state = game.state
    if state.phase != "d":
        game.begin("d")
    able = [one for one in game.awake() if one.ap > 0]
    highest = max((one.ap for one in able), default=0)
    monster = yield from next_monster(game, highest)
    if monster is None and not able:
        return
    game.push(PhaseD())
    if monster is not None:
        game.push(Activate(monster.id))
    else:
        first = yield from _first(game, [one for one in able if one.ap == highest])
        state.active = first
        game.push(Act(first))


def _first(game: Doria, able: list[Character]) -> Script[FigureId]:
    """Of characters on the same field the players choose who acts first.  DO-0152"""
    if len(able) == 1:
        return able[0].id
    options = [Option("first", who=one.id) for one in able]
    option: Option = yield Ask("who-first", game.party_seat(), options)
    return option.who


@step(ExtraActivation, after=True)
def extra_activation(game: Doria, entry: ExtraActivation) -> Script[None]:
    """New monsters come first where there are too few; then all are activated once, by the normal order.

    DO-0178, DO-0183, DO-0322
    """
    if entry.refill:
        game.tell(Began, "extra-activation", rules=("DO-0178",))
        yield from refill(game)
        left = tuple(one.id for one in game.state.monsters)
    else:
        left = tuple(id for id in entry.left if not game.gone(id))
    if left:
        monster = yield from first_of(game, [game.monster(id) for id in left])
        rest = tuple(id for id in left if id != monster.id)
        game.push(Activate(monster.id, extra=True), ExtraActivation(refill=False, left=rest))


# phases E and F


@step(PhaseE)
def phase_e(game: Doria, entry: PhaseE) -> None:
    """Everybody poisoned checks, unconscious ones too; poisoned monsters lose HP.  DO-0162, DO-0168"""
    game.begin("e")
    game.push(*[PoisonCheck(one.id) for one in game.state.party if one.poison and one.here])
    for monster in tuple(game.state.monsters):
        status.wound_monster(game, monster, monster.poison, why="poison", rules=("DO-0168",))


@step(PhaseF)
def phase_f(game: Doria, entry: PhaseF) -> None:
    """End-of-round effects: Monster Modifiers, Traps, Zombies, others.  DO-0169, DO-0170"""
    game.begin("f")
    for deed in moments.SPECIAL_ACTIONS.deeds(game.rules):
        deed(game)
    traps = TrapsAct(left=tuple(trap.id for trap in game.state.traps))
    game.push(*special.of_modifiers(game), traps, *special.multiplying(game), *special.of_others(game))


@step(QuestStep, after=True)
def quest_step(game: Doria, entry: QuestStep) -> Script[None]:
    """A step of the scenario's own rules.  DO-0521"""
    for deed in moments.QUEST_STEP.deeds(game.rules):
        yield from deed(game, entry)


load(__package__, "combat", "things", "effects", "heroes", "campaign", "dungeon", "actions", "foes", "quests")
STEPS = steps_of(agenda)
