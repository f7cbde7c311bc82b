"""Dungeon Universalis as the kernel sees it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

import msgspec

from undercroft.content.brought import bring
from undercroft.content.pack_words import fluent
from undercroft.content.problems import PackError
from undercroft.content.rulings import RULINGS, switches
from undercroft.content.single import read_entry
from undercroft.crawl.lessons import LESSONS, lesson_now
from undercroft.kernel.chance import Chance
from undercroft.kernel.packs import PackPlan, plain
from undercroft.kernel.piles import deal_anew
from undercroft.kernel.requests import NOBODY, Ask, FigureId, Option, SeatId
from undercroft.kernel.scene import Lesson, Number, Role, Scene
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Entry
from undercroft.kernel.system import (
    Brought,
    Choice,
    Focus,
    HeroCard,
    HeroMade,
    Measured,
    QuestCard,
    SetupError,
    System,
    SystemCard,
)
from undercroft.systems.universalis.agenda import AfterShot
from undercroft.systems.universalis.bot import SensibleBot
from undercroft.systems.universalis.cards.definitions import COMPANIONS, CREATURES, FACTIONS, HEROES, Hero
from undercroft.systems.universalis.cards.library import HERE, LAYOUT, library
from undercroft.systems.universalis.cards.people import gear_cards, person
from undercroft.systems.universalis.cards.quest_files import as_setup, as_yaml
from undercroft.systems.universalis.cards.quests import QUESTS, Quest
from undercroft.systems.universalis.dark.set_up import deal_hand_anew
from undercroft.systems.universalis.design.designing import design, wish_of
from undercroft.systems.universalis.design.quest_checks import offered
from undercroft.systems.universalis.flow import STEPS
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.creation import ALONE
from undercroft.systems.universalis.heroes.ledger import Ledger, close_ledger, homecomers, next_chapters, open_ledger
from undercroft.systems.universalis.maps.games_between import CREATION, SETTLEMENT, plan_for
from undercroft.systems.universalis.odds import between_blows, outcome
from undercroft.systems.universalis.quests.examining import EXAMINED
from undercroft.systems.universalis.rolls.dice import LOTS, SCENARIO
from undercroft.systems.universalis.scene import view as scenes
from undercroft.systems.universalis.scene import wording
from undercroft.systems.universalis.scene.icons import icons
from undercroft.systems.universalis.scene.sheets import calling
from undercroft.systems.universalis.seats import DARK, DARK_BOT, DARK_MODE, DARK_OBJECTS, DIFFICULTY
from undercroft.systems.universalis.setup.decks import deal_decks_anew
from undercroft.systems.universalis.setup.first_state import first_state, match_setup, ready_setup
from undercroft.systems.universalis.setup.party import ENTERED, MOST_HEROES
from undercroft.systems.universalis.state import State
from undercroft.systems.universalis.things.decks import LOOT
from undercroft.systems.universalis.vignettes import sentences

WORKSHOPS = (
    QuestCard(id=CREATION, least=0, most=0, minutes=10),
    QuestCard(id=SETTLEMENT, least=1, most=5, minutes=10),
)
"""Games that are no quests."""


TERMS = (
    "Every game is another dungeon by the design rules (`undercroft quest new`), of standard size for the number of "
    "heroes and their Value Points; the mission is to eliminate the Leader. The heroes are the ready ones, with whom "
    "and what the coins of the quests behind them have bought; the Dark Player has as many Reserve Points as the group "
    "has Value Points, out of which the Leader is paid: the normal degree of difficulty, whatever the faction."
)


class UniversalisSystem(System[State, Universalis]):
    """Dungeon Universalis: squares and facings, opposed rolls, a Dark Player who may be a person or the game."""

    name = "universalis"
    prefix = "UN"
    version = "0.2.0"
    state_type = State
    steps = STEPS.of
    attack_steps: ClassVar[frozenset[type[Entry]]] = STEPS.attack
    between_steps: ClassVar[frozenset[type[Entry]]] = STEPS.between
    layout = EXAMINED
    dice = (SCENARIO, *LOTS.values())
    bots: ClassVar[Mapping[str, Callable[[int], Any]]] = {"sensible": SensibleBot}
    roles = ("heroes", DARK)
    texts = HERE / "text"
    answers: ClassVar[Mapping[str, Role]] = {"end": "end", "back": "back", "fortune": "luck"}
    facts = outcome.FACTS
    terms = TERMS

    @property
    def choices(self) -> tuple[Choice, ...]:  # type: ignore[override]
        """The rulings on which players may differ, and what the table knows of the group."""
        rulings = tuple(
            Choice(id, tuple(switch.values), switch.default) for id, switch in switches(library()[RULINGS]).items()
        )
        table = (Choice(ENTERED, ("no", "yes"), "no"), Choice(ALONE, ("no", "yes"), "no"))
        return (*rulings, *table, DARK_BOT, DARK_MODE, DARK_OBJECTS, DIFFICULTY)

    def card(self) -> SystemCard:
        """The system as the front page shows it."""
        return SystemCard(
            id="universalis",
            title="system-universalis",
            pitch="system-universalis-pitch",
            accent="murex",
            icon="castle-emblem",
            icons=icons(),
            campaign=True,
        )

    def heroes(self, options: Mapping[str, str | int | bool]) -> Sequence[HeroCard]:
        """The predesigned heroes."""
        return _hero_cards(library()[HEROES])

    def quests(self) -> Sequence[QuestCard]:
        """The quests by number.  UN-1167, UN-1169"""
        return _quest_cards(library()[QUESTS])

    def bring(self, packs: Sequence[PackPlan]) -> Brought:
        """Quest Sheets, heroes, creatures and objects of authors."""
        found = bring(EXAMINED, packs)
        return Brought(
            tuple(card for pack in found for card in _quest_cards(pack.of(QUESTS))),
            tuple(card for pack in found for card in _hero_cards(pack.of(HEROES))),
        )

    def pack_words(self, language: str) -> Mapping[str, str]:
        """The words that authors wrote for their cards."""
        return {pack.plan.mark: fluent(LAYOUT, pack, language) for pack in library().brought.values()}

    def workshops(self) -> Sequence[QuestCard]:
        """Making a hero, and the settlement between quests.  UN-0013, UN-1196"""
        return WORKSHOPS

    def made(self, game: Universalis) -> Sequence[HeroMade]:
        """The heroes as they leave the table.  UN-0013, UN-1137"""
        return tuple(
            HeroMade(
                key=str(hero.id),
                entry=msgspec.json.encode(hero).decode(),
                name=hero.name or plain(str(hero.id)).capitalize(),
                seat=who.seat,
                icon=hero.icon,
                role=calling(hero),
                text=f"race-{hero.race} class-{hero.klass} kept-worth:{hero.vp} kept-xp:{hero.xp}"
                + (f" kept-{hero.fate}" if hero.fate else ""),
                age=hero.age,
            )
            for hero, who in zip(homecomers(game), game.heroes())
        )

    def new_ledger(self) -> bytes:
        """Quests in a row begin with nobody and nothing."""
        return msgspec.msgpack.encode(Ledger())

    def chapters(self, ledger: bytes) -> Sequence[QuestCard]:
        """The settlement after a quest, else the quests still open.  UN-1182, UN-1196"""
        cards = (*self.quests(), *WORKSHOPS)
        known = {card.id: card for card in cards}
        sheets = [library()[QUESTS][id] for id in known if id in library()[QUESTS]]
        return tuple(known[id] for id in next_chapters(open_ledger(ledger), sheets))

    def finish(self, game: Universalis) -> bytes:
        """The ledger after a game of a campaign."""
        return close_ledger(game)

    def new_quest(self, *, heroes: int, points: int, seed: str, wishes: Mapping[str, str]) -> str:
        """A dungeon by the design rules; wishes are `faction`, `outdoor` (yes) and `more` (pairs of rooms).

        UN-1434 to UN-1450
        """
        return as_yaml(design(wish_of(heroes, points, seed, wishes)))

    def quest_from(self, text: str, id: str) -> QuestCard:
        """A Quest Sheet from a file, as a setup holds it."""
        try:
            quest = read_entry(EXAMINED, QUESTS, text, id)
        except PackError as error:
            raise SetupError(str(error)) from error
        return QuestCard(
            id=as_setup(quest), least=quest.least, most=quest.most, minutes=quest.minutes, difficulty=quest.difficulty
        )

    def laid_open(self, setup: Setup) -> Setup:
        """The sheet with every section explored."""
        quest = msgspec.structs.replace(plan_for(setup).quest, explored=True)
        return msgspec.structs.replace(setup, quest=as_setup(quest))

    def opponents(self) -> Sequence[QuestCard]:
        """The factions."""
        return tuple(QuestCard(id=faction, least=1, most=MOST_HEROES) for faction in library()[FACTIONS])

    def match(self, opponent: str, heroes: int, seed: str) -> Setup:
        """Ready heroes in a dungeon by the design rules, against one of the factions.  UN-1434 to UN-1450"""
        return match_setup(opponent, heroes, seed)

    def default_setup(self, quest: str, heroes: int, seed: str) -> Setup:
        """This quest for so many heroes."""
        return ready_setup(quest, heroes, seed)

    def start(self, setup: Setup) -> State:
        """The first state."""
        return first_state(setup)

    def game(self, state: State, setup: Setup, chance: Chance) -> Universalis:
        """The game around a state."""
        return Universalis(state, setup, chance, plan_for(setup))

    def scene(self, game: Universalis, seat: SeatId) -> Scene:
        """What a seat sees."""
        return scenes.scene(game, seat)

    def explain(self, game: Universalis, ask: Ask, option: Option) -> str:
        """More about a choice."""
        return wording.explain(game, ask, option)

    def lesson(self, game: Universalis, done: Iterable[str], offered: Sequence[Option]) -> Lesson | None:
        """What the first quest says to those who learn the game by it."""
        teaching = library()[LESSONS].get(game.setup.quest)
        return None if teaching is None else lesson_now(self.name, teaching, done, offered)

    def preview(self, game: Universalis, ask: Ask, option: Option) -> tuple[Number, ...]:
        """What an attack will be rolled with, as terms."""
        return wording.preview(game, ask, option)

    def redeal(self, game: Universalis, seat: SeatId, luck: random.Random) -> None:
        """Nobody knows which cards are in the decks, nor their order, nor another's hand: deal them anew."""
        if game.state.player is not None:
            deal_hand_anew(game, seat, luck)
        else:
            deal_decks_anew(game, luck)
        for name in LOOT:
            if name in game.state.piles:
                deal_anew((game.state.piles[name],), seat, luck)

    def value(self, game: Universalis, seat: SeatId) -> float:
        """The heroes' Vitality and Fortune against the creatures' Vitality, and how far the quest has come; for the
        Dark Player the other way round."""
        state = game.state
        if seat == game.dark >= 0:
            return -self.value(game, NOBODY)
        if state.outcome is not None:
            return 1000.0 if state.outcome.won else -1000.0
        ours = sum(6.0 * max(0, game.left(hero)) + 3.0 * hero.fortune for hero in state.heroes)
        theirs = sum(
            (3.0 + person(foe.card).vp) * game.left(foe) / game.vitality(foe) + game.left(foe)
            for foe in state.creatures
        )
        return ours - theirs + 8.0 * state.revealed.bit_count() + 200.0 * state.accomplished

    def attacks(self, entry: Entry) -> bool:
        """Does what is still to do belong to an attack?  A weapon that makes no noise hurts nobody once it is used."""
        if type(entry) is AfterShot:
            return outcome.burns(entry.what)
        return type(entry) in STEPS.attack

    def outcome(self, game: Universalis, focus: Focus) -> Mapping[str, int | bool]:
        """What an attack came to, for the enemies, for whoever chose it and for friends."""
        return outcome.outcome(game, focus)

    def put_aside(self, game: Universalis, focus: Focus) -> Mapping[str, int | bool]:
        """The wounds of those whom a spell has done with."""
        return between_blows.put_aside(game, focus)

    def check(self, game: Universalis) -> None:
        """What must hold after every step."""
        state = game.state
        _check_cards(state)
        taken = 0
        for who in game.present():
            if who.mount:
                continue
            cover = game.cover(who)
            assert not taken & cover, f"{who.card} stands where somebody else does"
            taken |= cover
            assert cover & game.plan.inside(state.revealed), f"{who.card} is in a section nobody has seen"
            assert game.left(who) > 0, f"{who.card} has {game.left(who)} Vitality and is not Knocked Out"
            assert len(set(who.conditions)) == len(who.conditions), f"{who.card} suffers a condition twice"
        for creature in state.creatures:
            assert creature.here, f"{creature.card} is among the creatures, but not on the board"
            assert not game.cover(creature) & game.plan.reserved, f"{creature.card} is on a starting or goal square"
        for hero in state.heroes:
            assert hero.fortune >= 0, f"{hero.card} owes Fortune"
            assert hero.wounds >= 0, f"{hero.card} is more than healthy"

    def summary(self, game: Universalis) -> Mapping[str, int]:
        """Heroes Knocked Out, creatures eliminated, Achievement points of both sides."""
        state = game.state
        return {
            "deaths": sum(hero.suffers("knocked-out") for hero in state.heroes),
            "slain": len(state.slain),
            "achieved": state.achieved,
            "suffered": state.suffered,
        }

    def stage(self, position: Mapping[str, Any]) -> tuple[State, Setup, Mapping[str, FigureId]]:
        """A position written in a vignette."""
        return sentences.stage(position)

    def phrase(self, game: Universalis, text: str, names: Mapping[str, FigureId], ask: Ask) -> Option | None:
        """What a sentence of a vignette means."""
        return sentences.phrase(game, text, names, ask)

    def unclear(self, game: Universalis, text: str, names: Mapping[str, FigureId]) -> str:
        """Why a sentence of a vignette can mean nothing."""
        return sentences.unclear(game, text, names)

    def observe(self, game: Universalis, name: str, names: Mapping[str, FigureId]) -> Mapping[str, Any] | None:
        """What a vignette may expect of a figure or of the table."""
        return sentences.observe(game, name, names)


def _hero_cards(heroes: Mapping[str, Hero]) -> tuple[HeroCard, ...]:
    return tuple(
        HeroCard(
            id=id,
            name=f"universalis-hero-{id}",
            icon=hero.icon,
            role=calling(hero),
            text=f"universalis-hero-{id}.story",
        )
        for id, hero in heroes.items()
    )


def _quest_cards(quests: Mapping[str, Quest]) -> tuple[QuestCard, ...]:
    return tuple(
        QuestCard(
            id=quest.id,
            least=quest.least,
            most=quest.most,
            minutes=quest.minutes,
            teaches=quest.teaches,
            difficulty=quest.difficulty,
            measured=measured().get(quest.id, ()),
        )
        for quest in sorted(offered(quests.values()), key=lambda quest: quest.number)
    )


def _check_cards(state: State) -> None:
    """Everybody is somebody, has what there is, and rides or carries somebody who knows of it."""
    box, gear = library(), gear_cards()
    there = {one.id: one for one in (*state.heroes, *state.creatures)}
    for who in there.values():
        known = who.card.startswith("{") or any(who.card in box[kind] for kind in (HEROES, CREATURES, COMPANIONS))
        assert known, f'there is no card "{who.card}"'
        unknown = [item for item in (*who.hands, *who.body, *who.pack) if item not in gear]
        assert not unknown, f'there is no object "{unknown[0]}"'
        assert 0 <= who.facing < 8, f"{who.card} looks nowhere"
        mount = there.get(who.mount)
        assert not who.mount or (mount is not None and mount.rider == who.id), f"{who.card} rides nobody"
        rider = there.get(who.rider)
        assert not who.rider or (rider is not None and rider.mount == who.id), f"nobody rides {who.card}"
        assert not who.carries or who.carries in there, f"{who.card} carries nobody"


@lru_cache(maxsize=1)
def measured() -> dict[str, tuple[Measured, ...]]:
    """How often each quest is won, as `undercroft balance universalis --figures` wrote it down."""
    return msgspec.json.decode((HERE / "measured.json").read_bytes(), type=dict[str, tuple[Measured, ...]])
