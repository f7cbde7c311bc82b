"""Dungeons of Doria as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from undercroft.content.library import Library
from undercroft.crawl.cards import hero_card
from undercroft.crawl.checks import all_known, nobody_twice
from undercroft.crawl.game import is_hero
from undercroft.crawl.system import CrawlSystem
from undercroft.kernel.chance import Chance
from undercroft.kernel.packs import plain
from undercroft.kernel.requests import Ask, Option, SeatId
from undercroft.kernel.scene import Card, Draft, Number, Role, Scene
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Entry
from undercroft.kernel.system import Choice, Fact, Focus, HeroCard, HeroMade, QuestCard, Turning
from undercroft.systems.doria.agenda import Moving
from undercroft.systems.doria.bot import SensibleBot, quick, worth
from undercroft.systems.doria.campaign import KEEP_BY_GOLD
from undercroft.systems.doria.cards.definitions import HEROES, TRAPS
from undercroft.systems.doria.cards.definitions import HeroCard as HeroSheet
from undercroft.systems.doria.cards.library import HERE, item_cards, library
from undercroft.systems.doria.cards.scenarios import SCENARIOS, Scenario
from undercroft.systems.doria.flow import STEPS
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.heroes.joining import OPEN_TABLE
from undercroft.systems.doria.heroes.ledger import BETWEEN, Ledger, chapters, close_ledger, company, open_ledger
from undercroft.systems.doria.quests.as_written import NAME as AS_WRITTEN
from undercroft.systems.doria.quests.examining import EXAMINED
from undercroft.systems.doria.quests.laying_out import lay_out
from undercroft.systems.doria.scene import cards, view, wording
from undercroft.systems.doria.scene.drafts import draft
from undercroft.systems.doria.scene.icons import icons
from undercroft.systems.doria.setup import first_state, kept, ready_setup, scenario_of
from undercroft.systems.doria.state import BELT, DEATH, DOOM_START, MOST_AP, State
from undercroft.systems.doria.status import hp_left
from undercroft.systems.doria.things.shop import TRAPS_LEAVE
from undercroft.systems.doria.vignettes.sentences import SENTENCES


class DoriaSystem(CrawlSystem[State, Doria, Scenario, HeroSheet]):
    """Dungeons of Doria: initiative as a currency, exploding dice, a dungeon that grows, a doom counter."""

    name = "doria"
    prefix = "DO"
    version = "0.1.0"
    patience = 40
    state_type = State
    steps = STEPS.of
    attack_steps: ClassVar[frozenset[type[Entry]]] = STEPS.attack
    between_steps: ClassVar[frozenset[type[Entry]]] = STEPS.between
    layout = EXAMINED
    bots: ClassVar[Mapping[str, Callable[[int], Any]]] = {"sensible": SensibleBot}
    home = HERE
    accent = "vermilion"
    icon = "dungeon-gate"
    quest_section = SCENARIOS
    hero_section = HEROES
    ledger_type = Ledger
    between = tuple(QuestCard(id=name, minutes=10) for name in BETWEEN)
    sentences = SENTENCES
    answers: ClassVar[Mapping[str, Role]] = {"save": "decline", "keep": "decline", "stop": "end"}
    turning: ClassVar[Mapping[str, Turning]] = {"monster-level": "level", "killed": "fall"}
    facts = (Fact("hit", "hit"), Fact("dealt", "harm"), Fact("felled", "fall"))
    routine: ClassVar[frozenset[str]] = frozenset(("which-stack",))

    @property
    def choices(self) -> tuple[Choice, ...]:  # type: ignore[override]
        """The optional rules, and the rulings on which players may differ.

        DO-0011, DO-0204, DO-0246, DO-0348, DO-0349, DO-0408, DO-0520
        """
        return (
            Choice("door-events", (False, True), False),
            Choice("room-events", (False, True), False),
            Choice("bosses", (True, False), True),
            Choice(TRAPS_LEAVE, (False, True), False),
            Choice(KEEP_BY_GOLD, (False, True), False),
            Choice("sight-throws", (False, True), False),
            Choice("stop-after-trap", (False, True), False),
            Choice("average-dice", (False, True), False),
            Choice(OPEN_TABLE, (False, True), False),
            *self.rulings(),
        )

    @property
    def box(self) -> Library:
        """The cards of the box."""
        return library()

    def icons(self) -> Mapping[str, str]:
        """Icons for acts, marks, bars and tokens."""
        return icons()

    def hero_card(self, id: str, hero: HeroSheet) -> HeroCard:
        """A premade character."""
        return hero_card(self.name, id, hero.icon, _role(id))

    def default_setup(self, quest: str, heroes: int, seed: str) -> Setup:
        """This scenario for so many characters."""
        return ready_setup(quest, heroes, seed)

    def start(self, setup: Setup) -> State:
        """The first state."""
        return first_state(setup)

    def lay_out(self, game: Doria) -> None:
        """Every tile of the scenario's deck, with what is put on it."""
        lay_out(game)

    def game(self, state: State, setup: Setup, chance: Chance) -> Doria:
        """The game around a state."""
        return Doria(state, setup, chance, (AS_WRITTEN, *scenario_of(setup).rules))

    def scene(self, game: Doria, seat: SeatId) -> Scene:
        """What a seat sees."""
        return view.scene(game, seat)

    def face(self, card: str) -> Card | None:
        """A card as everybody sees it once it is turned over."""
        return cards.face(card)

    def preview(self, game: Doria, ask: Ask, option: Option) -> tuple[Number, ...]:
        """The field of the Initiative Board on which an action would leave the character."""
        return wording.preview(game, ask, option)

    def draft(self, game: Doria, ask: Ask, option: Option) -> Draft | None:
        """The tile that is laid, as it would lie."""
        return draft(game, option)

    def explain(self, game: Doria, ask: Ask, option: Option) -> str:
        """More about a choice: what cards do, what an action costs."""
        return wording.explain(game, ask, option)

    def value(self, game: Doria, seat: SeatId) -> float:
        """The group against the monsters and doom, and how far the scenario has come."""
        return worth.value(game)

    def leanings(self, game: Doria, ask: Ask) -> Sequence[float]:
        """What a player in a hurry leans to."""
        return quick.leanings(game, ask)

    def outcome(self, game: Doria, focus: Focus) -> Mapping[str, int | bool]:
        """Whether an attack hits, the HP lost, whether a monster is defeated or a character dies."""
        attack = game.state.attack
        if attack is None:
            return {"hit": False, "dealt": 0, "felled": False}
        return {"hit": attack.hit, "dealt": attack.dealt, "felled": attack.felled}

    def check(self, game: Doria) -> None:
        """What must hold after every step."""
        state, ground = game.state, game.ground
        nobody_twice([*(one.id for one in state.party), *(one.id for one in state.monsters)])
        carried = [item.card for one in state.party for item in one.outfit.items()]
        all_known("card", (card for card in carried if card not in library()[TRAPS]), item_cards())
        for one in state.party:
            if one.left:
                continue
            kit = game.kit(one)
            assert one.dead or min(one.hp, one.pp) > DEATH, f"{one.card} lives with {one.hp} HP and {one.pp} PP"
            assert one.hp <= kit.max_hp, f"{one.card} has {one.hp} of {kit.max_hp} HP"
            assert one.pp <= kit.max_pp, f"{one.card} has {one.pp} of {kit.max_pp} PP"
            assert 0 <= one.ap <= MOST_AP, f"{one.card} has {one.ap} AP"
            assert len(one.outfit.at(BELT)) <= kit.belt, f"{one.card} has too much in its Belt"
            assert one.at < 0 or ground.board.floor >> one.at & 1, f"{one.card} stands in a Wall"
        standing = [one.at for one in state.party if one.awake and one.at >= 0]
        standing += [one.at for one in state.monsters if not one.outside]
        if not state.agenda or not _in_motion(state.agenda[-1]):
            assert len(set(standing)) == len(standing), "two figures stand on one square"
        assert 31 <= state.doom <= DOOM_START, f"the Doom Counter stands on {state.doom}"
        assert state.xp >= 0, f"{state.xp} Group XP"
        for monster in state.monsters:
            assert hp_left(game, monster) > 0, f"{monster.card} lives with {hp_left(game, monster)} HP"

    def next_chapters(self, ledger: bytes) -> Sequence[str]:
        """What a campaign may play next: a first scenario, the camp, or the scenario that comes.  DO-0012"""
        return chapters(open_ledger(ledger))

    def company(self, ledger: bytes) -> tuple[str, ...]:
        """The characters of a campaign; the dead come along into the camp, where others take their places.  DO-0499"""
        return company(open_ledger(ledger))

    def finish(self, game: Doria) -> bytes:
        """The ledger after a game of a campaign.  DO-0477"""
        return close_ledger(game)

    def made(self, game: Doria) -> Sequence[HeroMade]:
        """Characters of a single scenario are thrown away, unless somebody carries one into another with the hero level
        and the Monster Level it has reached.  DO-0008, DO-0009"""
        state = game.state
        if state.campaign:
            return ()
        return tuple(
            HeroMade(
                key=one.card,
                entry=msgspec.json.encode(kept(one, state.ml)).decode(),
                name=plain(one.card).replace("-", " ").title() if one.card in library()[HEROES] else one.card,
                seat=one.seat,
                icon=view.hero_icon(one.card),
                role=_role(one.card),
                text=f"kept-level:{1 + len(one.bonuses)} kept-monster-level:{state.ml}",
                age=one.earned,
            )
            for one in state.party
            if not one.dead
        )

    def summary(self, game: Doria) -> Mapping[str, int]:
        """Deaths, the Monster Level, tiles laid."""
        state = game.state
        return {"deaths": sum(one.dead for one in state.party), "level": state.ml, "tiles": len(state.plan.laid)}


def _role(card: str) -> str:
    """What a premade character of the box is good at, as a phrase; authors say it in their heroes' stories."""
    return f"doria-role-{card}" if card in library()[HEROES] and plain(card) == card else ""


def _in_motion(entry: Entry) -> bool:
    """Is somebody on the way, so that two may be on one square for a moment?  DO-0213"""
    return is_hero(entry.who) and isinstance(entry, Moving)
