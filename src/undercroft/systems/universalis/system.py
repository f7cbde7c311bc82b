"""Dungeon Universalis as the kernel sees it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from undercroft.content.library import Library
from undercroft.content.problems import PackError
from undercroft.content.single import read_entry
from undercroft.crawl.cards import hero_card, quest_card
from undercroft.crawl.checks import all_known, nobody_twice
from undercroft.crawl.system import CrawlSystem
from undercroft.kernel.chance import Chance
from undercroft.kernel.packs import plain
from undercroft.kernel.piles import deal_anew
from undercroft.kernel.requests import Ask, Option, SeatId
from undercroft.kernel.scene import Card, Number, Role, Scene
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Entry
from undercroft.kernel.system import (
    Choice,
    Focus,
    HeroCard,
    HeroMade,
    QuestCard,
    SetupError,
    Turning,
)
from undercroft.systems.universalis.agenda import AfterShot
from undercroft.systems.universalis.bot import SensibleBot, quick, worth
from undercroft.systems.universalis.campaign.checks import check_world, deal_markers_anew
from undercroft.systems.universalis.cards.definitions import COMPANIONS, CREATURES, FACTIONS, HEROES, Hero
from undercroft.systems.universalis.cards.library import HERE, library
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.quest_files import as_setup, as_yaml
from undercroft.systems.universalis.cards.quests import QUESTS, Quest
from undercroft.systems.universalis.dark.set_up import deal_hand_anew
from undercroft.systems.universalis.design.adapting import furnished
from undercroft.systems.universalis.design.designing import design, wish_of
from undercroft.systems.universalis.design.quest_checks import offered
from undercroft.systems.universalis.flow import STEPS
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.creation import ALONE
from undercroft.systems.universalis.heroes.ledger import Ledger, close_ledger, homecomers, next_chapters, open_ledger
from undercroft.systems.universalis.maps.games_between import CREATION, JOURNEY, SETTLEMENT, plan_for
from undercroft.systems.universalis.odds import outcome, put_aside
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
from undercroft.systems.universalis.vignettes.sentences import SENTENCES

WORKSHOPS = (
    QuestCard(id=CREATION, least=0, most=0, minutes=10),
    QuestCard(id=SETTLEMENT, least=1, most=5, minutes=10),
    QuestCard(id=JOURNEY, least=1, most=5, minutes=45),
)
"""Games that are not quests."""


def _sheet(text: str, id: str) -> Quest:
    """A Quest Sheet read from a file; everything that is wrong with it is said at once."""
    try:
        return read_entry(EXAMINED, QUESTS, text, id)
    except PackError as error:
        raise SetupError(str(error)) from error


class UniversalisSystem(CrawlSystem[State, Universalis, Quest, Hero]):
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
    home = HERE
    accent = "murex"
    icon = "castle-emblem"
    quest_section = QUESTS
    hero_section = HEROES
    ledger_type = Ledger
    between = WORKSHOPS
    sentences = SENTENCES
    answers: ClassVar[Mapping[str, Role]] = {"end": "end", "back": "back", "fortune": "luck"}
    turning: ClassVar[Mapping[str, Turning]] = {"knocked-out": "fall"}
    facts = outcome.FACTS

    @property
    def choices(self) -> tuple[Choice, ...]:  # type: ignore[override]
        """The rulings that players may choose between, and what the table knows of the group."""
        table = (Choice(ENTERED, ("no", "yes"), "no"), Choice(ALONE, ("no", "yes"), "no"))
        return (*self.rulings(), *table, DARK_BOT, DARK_MODE, DARK_OBJECTS, DIFFICULTY)

    @property
    def box(self) -> Library:
        """The cards of the box."""
        return library()

    def icons(self) -> Mapping[str, str]:
        """Icons for acts, marks, bars and tokens."""
        return icons()

    def hero_card(self, id: str, hero: Hero) -> HeroCard:
        """A predesigned hero, with race and class."""
        return hero_card(self.name, id, hero.icon, calling(hero))

    def quest_cards(self, quests: Iterable[Quest]) -> tuple[QuestCard, ...]:
        """The quests by number, without the fights of Travel Events.  UN-1167, UN-1169"""
        return super().quest_cards(offered(quests))

    def workshops(self) -> Sequence[QuestCard]:
        """Making a hero, the settlement between quests, a journey over the map.  UN-0013, UN-1196, UN-1203"""
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

    def chapters(self, ledger: bytes) -> Sequence[QuestCard]:
        """What a campaign may play next, Epic Events on the way among it.  UN-1196, UN-1227, UN-1240"""
        known = {card.id: card for card in (*super().quest_cards(self.box[QUESTS].values()), *self.between)}
        return tuple(known[id] for id in self.next_chapters(ledger))

    def next_chapters(self, ledger: bytes) -> Sequence[str]:
        """The settlement after a quest, else the quests still open.  UN-1182, UN-1196"""
        return next_chapters(open_ledger(ledger), [library()[QUESTS][card.id] for card in self.quests()])

    def finish(self, game: Universalis) -> bytes:
        """The ledger after a game of a campaign."""
        return close_ledger(game)

    def new_quest(self, *, heroes: int, points: int, seed: str, wishes: Mapping[str, str]) -> str:
        """A dungeon by the design rules; wishes are `faction`, `outdoor` (yes) and `more` (pairs of rooms).

        UN-1434 to UN-1450
        """
        return as_yaml(design(wish_of(heroes, points, seed, wishes)))

    def furnished(self, text: str, id: str, *, heroes: int, points: int, seed: str) -> str:
        """A Quest Sheet with as much furniture and as many Special Elements as the design rules allow.  UN-1461"""
        wish = wish_of(heroes, points, seed, {})
        return as_yaml(furnished(_sheet(text, id), wish))

    def quest_from(self, text: str, id: str) -> QuestCard:
        """A Quest Sheet read from a file, in the form a setup holds."""
        quest = _sheet(text, id)
        return msgspec.structs.replace(quest_card(quest), id=as_setup(quest))

    def laid_open(self, setup: Setup) -> Setup:
        """The sheet with every section explored."""
        quest = msgspec.structs.replace(plan_for(setup).quest, explored=True)
        return msgspec.structs.replace(setup, quest=as_setup(quest))

    def opponents(self) -> Sequence[QuestCard]:
        """The factions."""
        return tuple(QuestCard(id=faction, least=1, most=MOST_HEROES) for faction in library()[FACTIONS])

    def match(self, opponent: str, heroes: int, seed: str) -> Setup:
        """Ready heroes in a dungeon made by the design rules, against one of the factions.  UN-1434 to UN-1450"""
        return match_setup(opponent, heroes, seed)

    def default_setup(self, quest: str, heroes: int, seed: str) -> Setup:
        """A setup of this quest for this many heroes."""
        return ready_setup(quest, heroes, seed)

    def start(self, setup: Setup) -> State:
        """The first state of a game."""
        return first_state(setup)

    def game(self, state: State, setup: Setup, chance: Chance) -> Universalis:
        """The game that plays on a state."""
        return Universalis(state, setup, chance, plan_for(setup))

    def scene(self, game: Universalis, seat: SeatId) -> Scene:
        """What a seat sees."""
        return scenes.scene(game, seat)

    def explain(self, game: Universalis, ask: Ask, option: Option) -> str:
        """More about a choice."""
        return wording.explain(game, ask, option)

    def face(self, card: str) -> Card | None:
        """A card as everybody sees it once it is turned over."""
        return scenes.face(card)

    def preview(self, game: Universalis, ask: Ask, option: Option) -> tuple[Number, ...]:
        """The terms an attack will be rolled with."""
        return wording.preview(game, ask, option)

    def redeal(self, game: Universalis, seat: SeatId, luck: random.Random) -> None:
        """Deal anew what a seat cannot know: which cards are in the decks, their order, and the hands of others."""
        if game.state.world is not None:
            deal_markers_anew(game, seat, luck)
        elif game.state.player is not None:
            deal_hand_anew(game, seat, luck)
        else:
            deal_decks_anew(game, luck)
        for name in LOOT:
            if name in game.state.piles:
                deal_anew((game.state.piles[name],), seat, luck)

    def value(self, game: Universalis, seat: SeatId) -> float:
        """The heroes against the creatures; for the Dark Player the other way round."""
        return worth.value(game, seat)

    def leanings(self, game: Universalis, ask: Ask) -> Sequence[float]:
        """What a player in a hurry leans to."""
        return quick.leanings(game, ask)

    def attacks(self, entry: Entry) -> bool:
        """Does this entry still belong to an attack?  A used weapon that makes no noise hurts nobody any more."""
        if type(entry) is AfterShot:
            return outcome.burns(entry.what)
        return type(entry) in STEPS.attack

    def outcome(self, game: Universalis, focus: Focus) -> Mapping[str, int | bool]:
        """What an attack came to for the enemies, for the one who chose it and for its friends."""
        return outcome.outcome(game, focus)

    def put_aside(self, game: Universalis, focus: Focus) -> Mapping[str, int | bool]:
        """The wounds of the characters that a spell is done with."""
        return put_aside.put_aside(game, focus)

    def check(self, game: Universalis) -> None:
        """What must hold after every step."""
        state = game.state
        _check_cards(state)
        nobody_twice(one.id for one in (*state.heroes, *state.creatures))
        if state.world is not None:
            check_world(game)
            return
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
            assert creature.here or creature.clings, f"{creature.card} is among the creatures, but not on the board"
            assert creature.clings or not game.cover(creature) & game.plan.reserved, (
                f"{creature.card} is on a starting or goal square"
            )
        for hero in state.heroes:
            assert hero.fortune >= 0, f"{hero.card} owes Fortune"
            assert hero.wounds >= 0, f"{hero.card} is more than healthy"

    def summary(self, game: Universalis) -> Mapping[str, int]:
        """Heroes Knocked Out, creatures eliminated, and the Achievement points of both sides."""
        state = game.state
        return {
            "deaths": sum(hero.suffers("knocked-out") for hero in state.heroes),
            "slain": len(state.slain),
            "achieved": state.achieved,
            "suffered": state.suffered,
        }


def _check_cards(state: State) -> None:
    """Every character has a known card and known things, and rides or carries somebody who knows of it."""
    box, gear = library(), gear_cards()
    there = {one.id: one for one in (*state.heroes, *state.creatures)}
    for who in there.values():
        known = who.card.startswith("{") or any(who.card in box[kind] for kind in (HEROES, CREATURES, COMPANIONS))
        assert known, f'there is no card "{who.card}"'
        all_known("object", (*who.hands, *who.body, *who.pack), gear)
        assert 0 <= who.facing < 8, f"{who.card} looks nowhere"
        mount = there.get(who.mount)
        assert not who.mount or (mount is not None and mount.rider == who.id), f"{who.card} rides nobody"
        rider = there.get(who.rider)
        assert not who.rider or (rider is not None and rider.mount == who.id), f"nobody rides {who.card}"
        assert not who.carries or who.carries in there, f"{who.card} carries nobody"
