"""Rounds and phases: whose turn it is and what happens next.  DA-0174, DA-0175, DA-0268 to DA-0270"""

from __future__ import annotations

from undercroft.crawl.rooms import load
from undercroft.crawl.steps import step, steps_of
from undercroft.kernel.events import Began, Changed, Healed
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.darkness import agenda, moments
from undercroft.systems.darkness.agenda import (
    BeginGame,
    BeginRound,
    ChooseWeapon,
    EndPhase,
    EnemiesPhase,
    EventPhase,
    Experience,
    NextHero,
    QuestStep,
    Win,
)
from undercroft.systems.darkness.cards.library import gear_cards
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.heroes.experience import sheet_of
from undercroft.systems.darkness.heroes.ledger import open_ledger

STREAMS = {"treasure": "loot", "artifact": "loot", "start": "loot", "door": "map"}


@step(BeginGame)
def begin_game(game: Darkness, entry: BeginGame) -> None:
    """Shuffle every deck, place what the Quest places, let new Heroes take their weapons, begin in full Health.

    DA-0011 to DA-0035, DA-0326, DA-0347, DA-0366
    """
    for name in game.state.piles:
        game.shuffle(name, STREAMS.get(name.partition("-")[0], "monsters"))
    _lay_facedown(game)
    game.push(BeginRound())
    for hero in game.state.heroes:
        hero.raised, hero.health = game.kit(hero).max_health, game.max_health(hero)
    known = open_ledger(game.setup.ledger).heroes
    game.push(*[ChooseWeapon(hero.id) for hero in game.state.heroes if not hero.hands and hero.card not in known])
    for deed in moments.SET_UP.deeds(game.quest):
        deed(game)


def _lay_facedown(game: Darkness) -> None:
    """Objective tokens are shuffled and laid under the facedown ones.  DA-0366, DA-0422"""
    facedown = [token for token in game.state.tokens if token.kind == "facedown"]
    if facedown:
        hidden = game.chance.shuffled(game.state.counters, "map", game.chart.hidden)
        for token, kind in zip(facedown, hidden):
            token.under = kind


@step(ChooseWeapon)
def choose_weapon(game: Darkness, entry: ChooseWeapon) -> Script[None]:
    """The team shares out the starting weapons, one to a Hero.  DA-0025 to DA-0027"""
    hero = game.hero(entry.who)
    left = list(game.state.piles["start"].cards)
    weapons = [card for card in dict.fromkeys(sorted(left)) if gear_cards()[card].slot != "body"]
    options = [Option("take", what=card) for card in weapons]
    best = next((n for n, card in enumerate(weapons) if card == sheet_of(hero).weapon), 0)
    option: Option = yield Ask("starting-weapon", hero.seat, options, who=hero.id, default=best)
    left.remove(option.what)
    game.state.piles["start"].cards = tuple(left)
    hero.hands = (option.what,)
    game.tell(Changed, "received", hero.id, detail=option.what, rules=("DA-0025",))


@step(BeginRound)
def begin_round(game: Darkness, entry: BeginRound) -> None:
    """Killed Heroes rise, then the Quest's start-of-Round rules; then the five phases.

    DA-0011, DA-0104, DA-0174, DA-0268, DA-0270, DA-G48
    """
    now = game.state
    if game.setup.round_limit and now.round >= game.setup.round_limit:
        game.end(False, "darkness-too-late")
    now.round += 1
    now.phase = "heroes"
    game.tell(Began, "round", now.round)
    resurrect(game)
    for hero in now.heroes:
        hero.guarded = False
    game.push(NextHero(), EnemiesPhase(), Experience(), EventPhase(), EndPhase())
    for deed in moments.ROUND_STARTS.deeds(game.quest):
        deed(game)


def resurrect(game: Darkness) -> None:
    """Every killed Hero stands up with full Health, one Lifebringer token each; without a token the game is lost.

    DA-0006, DA-0104, DA-0105, DA-G51, DA-G52
    """
    for hero in game.state.heroes:
        if hero.dead:
            if game.state.lifebringer <= 0:
                game.end(False, "darkness-no-lifebringer")
            game.state.lifebringer -= 1
            hero.dead = hero.stunned = False
            hero.health = game.max_health(hero)
            game.tell(Healed, hero.id, hero.health, hero.health, "resurrection", rules=("DA-0104",))
            game.tell(Changed, "lifebringer", now=game.state.lifebringer)


@step(EndPhase)
def end_phase(game: Darkness, entry: EndPhase) -> None:
    """The Quest's end-of-Round rules, then the First Player token passes to the left.

    DA-0011, DA-0074, DA-0268 to DA-0270
    """
    now = game.state
    now.phase = "end"
    game.settle_level()
    for deed in moments.ROUND_ENDS.deeds(game.quest):
        deed(game)
    now.first = (now.first + 1) % len(now.heroes)
    game.push(BeginRound())
    for deed in moments.TOKEN_PASSED.deeds(game.quest):
        deed(game)


@step(QuestStep)
def quest_step(game: Darkness, entry: QuestStep) -> Script[None]:
    """A step of the Quest's own rules."""
    for deed in moments.QUEST_STEP.deeds(game.quest):
        yield from deed(game, entry)


@step(Win, after=True)
def win(game: Darkness, entry: Win) -> None:
    """The Quest's objectives are met.  DA-0005"""
    game.end(True, entry.why)


load(__package__, "combat", "things", "effects", "heroes", "campaign", "dungeon", "actions", "foes", "quests")
STEPS = steps_of(agenda)
