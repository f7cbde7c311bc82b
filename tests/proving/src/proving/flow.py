"""Rounds and phases: whose turn it is and what happens next."""

from __future__ import annotations

from proving import agenda
from proving.agenda import Activate, DarkPhase, NextHero, NextToken, Round, RoundEnds, Turn, TurnEnds
from proving.game import ProvingGame
from proving.moments import ROUND_BEGINS, ROUND_ENDS
from undercroft.crawl.rooms import load
from undercroft.crawl.steps import step, steps_of
from undercroft.kernel.events import Began
from undercroft.kernel.game import draw
from undercroft.kernel.requests import Ask, FigureId, Option, Script

HAND = 3
ACT = {(who, seat): Option("turn", FigureId(who), seats=(seat,)) for who in range(1, 65) for seat in range(8)}  # type: ignore[arg-type]


@step(Round)
def round_(game: ProvingGame, entry: Round) -> None:
    """A round: the heroes in any order, then the dark side.  Whoever is not done in time has lost."""
    state = game.state
    state.round += 1
    if state.round > (game.setup.round_limit or game.quest.limit):
        game.end(False, "too-late")
    game.tell(Began, "round", state.round)
    for figure in state.figures:
        figure.acted = False
    if state.plan is None:
        game.push(NextHero(), DarkPhase(), RoundEnds())
    else:
        game.push(NextToken(), RoundEnds())
    for deed in ROUND_BEGINS.deeds(game.quest.rules):
        deed(game)


@step(NextHero)
def next_hero(game: ProvingGame, entry: NextHero) -> Script[None] | None:
    """The heroes act in any order; whoever speaks up first goes next."""
    figures = game.state.figures
    options = [ACT[who, figure.seat] for who in game.heroes if not (figure := figures[who - 1]).acted]
    if len(options) > 1:
        return speak_up(game, entry, options)
    if options:
        takes_turn(game, entry, options[0].who)
    return None


def speak_up(game: ProvingGame, entry: NextHero, options: list[Option]) -> Script[None]:
    """Several are waiting."""
    chosen: Option = yield Ask("next-hero", options[0].seats[0], options)
    takes_turn(game, entry, chosen.who)


def takes_turn(game: ProvingGame, entry: NextHero, who: FigureId) -> None:
    """A hero's turn, and then the next."""
    if game.told is not None:
        game.tell(Began, "turn", who=who)
    then = () if entry.once else (entry,)
    game.push(Turn(who), TurnEnds(who), *then)


@step(TurnEnds)
def turn_ends(game: ProvingGame, entry: TurnEnds) -> None:
    """The hero has acted."""
    figure = game.state.figures[entry.who - 1]
    figure.acted = True
    figure.left = 0
    figure.rooted = False


@step(DarkPhase)
def dark_phase(game: ProvingGame, entry: DarkPhase) -> Script[None]:
    """The dark player draws up to a full hand; every foe acts, in order."""
    hand = game.state.hand
    if len(hand.cards) < HAND:
        cards = yield from draw(game, "traps", seat=hand.owner, why="hand", refill="loot", secret=True)
        hand.cards += tuple(cards)
    game.push(*map(Activate, game.foes))


@step(RoundEnds)
def round_ends(game: ProvingGame, entry: RoundEnds) -> None:
    """The quest may have its say."""
    game.push(Round())
    for deed in ROUND_ENDS.deeds(game.quest.rules):
        deed(game)


load("proving", "combat", "dungeon", "actions", "foes", "skills", "quests")
STEPS = steps_of(agenda)
"""The rooms in which steps stand, or something is bound to a moment; each says itself what it does."""
