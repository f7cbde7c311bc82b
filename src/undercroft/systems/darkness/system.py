"""Massive Darkness as the kernel sees it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from undercroft.content.library import Library
from undercroft.crawl.cards import hero_card
from undercroft.crawl.checks import all_known, all_placed, no_card_twice, nobody_twice
from undercroft.crawl.system import CrawlSystem
from undercroft.kernel.chance import Chance
from undercroft.kernel.requests import Ask, Option, SeatId
from undercroft.kernel.scene import Card, Number, Role, Scene
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Entry
from undercroft.kernel.system import Choice, Fact, Focus, HeroCard, QuestCard, Turning
from undercroft.systems.darkness import rolls
from undercroft.systems.darkness.agenda import Wound
from undercroft.systems.darkness.bot import SensibleBot, quick, worth
from undercroft.systems.darkness.cards.definitions import HEROES, QUESTS, Quest
from undercroft.systems.darkness.cards.definitions import HeroCard as HeroSheet
from undercroft.systems.darkness.cards.library import HERE, foe_cards, gear_cards, library
from undercroft.systems.darkness.combat.outcome import set_against
from undercroft.systems.darkness.flow import STEPS
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.heroes.ledger import BETWEEN, Ledger, chapters, close_ledger, open_ledger
from undercroft.systems.darkness.quests.examining import EXAMINED
from undercroft.systems.darkness.scene import view as scenes
from undercroft.systems.darkness.scene import wording
from undercroft.systems.darkness.scene.icons import icons
from undercroft.systems.darkness.setup import first_state, plan_of, ready_setup
from undercroft.systems.darkness.state import State
from undercroft.systems.darkness.vignettes.sentences import SENTENCES


class DarknessSystem(CrawlSystem[State, Darkness, Quest, HeroSheet]):
    """Massive Darkness: zones, light and shadow, mobs, guardians who use their treasure, levels, story mode."""

    name = "darkness"
    prefix = "DA"
    version = "0.3.0"
    patience = 40
    state_type = State
    steps = STEPS.of
    attack_steps: ClassVar[frozenset[type[Entry]]] = STEPS.attack
    layout = EXAMINED
    dice = (rolls.RED, rolls.YELLOW, rolls.GREEN, rolls.BLUE)
    bots: ClassVar[Mapping[str, Callable[[int], Any]]] = {"sensible": SensibleBot}
    home = HERE
    accent = "lapis"
    icon = "moon"
    quest_section = QUESTS
    hero_section = HEROES
    ledger_type = Ledger
    between = tuple(QuestCard(id=name, minutes=10) for name in BETWEEN)
    sentences = SENTENCES
    answers: ClassVar[Mapping[str, Role]] = {"end": "end", "stop": "end", "decline": "refuse", "move": "walk"}
    turning: ClassVar[Mapping[str, Turning]] = {"level": "level", "killed": "fall"}
    facts = (Fact("wounds", "harm"), Fact("killed", "fall"), Fact("slain", "fall"))
    routine: ClassVar[frozenset[str]] = frozenset(
        ("next-foe", "next-counter", "foe-way", "attack-target", "move-target", "level-zone", "next-room")
    )

    @property
    def choices(self) -> tuple[Choice, ...]:  # type: ignore[override]
        """Lifebringer tokens, story mode, and the rulings on which players may differ.  DA-0007, DA-0008, DA-0032"""
        return (
            Choice("lifebringer", (2, 0, 1, 3, 4, 5), 2),
            Choice("mode", ("standard", "story"), "standard"),
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
        """A hero, first in the class that suits."""
        return hero_card(self.name, id, hero.icon, f"darkness-class-{hero.best}")

    def default_setup(self, quest: str, heroes: int, seed: str) -> Setup:
        """This quest for so many heroes."""
        return ready_setup(quest, heroes, seed)

    def start(self, setup: Setup) -> State:
        """The first state."""
        return first_state(setup)

    def game(self, state: State, setup: Setup, chance: Chance) -> Darkness:
        """The game around a state."""
        plan = plan_of(setup)
        return Darkness(state, setup, chance, plan, plan.rules)

    def scene(self, game: Darkness, seat: SeatId) -> Scene:
        """What a seat sees."""
        return scenes.scene(game, seat)

    def face(self, card: str) -> Card | None:
        """A card as everybody sees it once it is turned over."""
        return scenes.face(card)

    def preview(self, game: Darkness, ask: Ask, option: Option) -> tuple[Number, ...]:
        """The dice of an attack, as terms."""
        return wording.preview(game, ask, option)

    def explain(self, game: Darkness, ask: Ask, option: Option) -> str:
        """More about a choice: what cards and skills do, which dice are thrown, how the fight stands."""
        return wording.explain(game, ask, option)

    def redeal(self, game: Darkness, seat: SeatId, luck: random.Random) -> None:
        """Nobody knows the order of the decks or what lies facedown: deal both anew."""
        super().redeal(game, seat, luck)
        hidden = [token for token in game.state.tokens if token.under]
        under = sorted(token.under for token in hidden)
        luck.shuffle(under)
        for token, kind in zip(hidden, under):
            token.under = kind

    def value(self, game: Darkness, seat: SeatId) -> float:
        """Heroes against Enemies, and how far the Quest has come."""
        return worth.value(game)

    def leanings(self, game: Darkness, ask: Ask) -> Sequence[float]:
        """What a player in a hurry leans to."""
        return quick.leanings(game, ask)

    def outcome(self, game: Darkness, focus: Focus) -> Mapping[str, int | bool]:
        """Wounds dealt, figures killed, the Defender's end; for a Hero attacked, whether it falls."""
        fight = game.state.fight
        if fight is None:
            return {"wounds": 0, "killed": 0, "slain": False}
        return {"wounds": fight.dealt, "killed": fight.killed, "slain": fight.slain}

    def put_aside(self, game: Darkness, focus: Focus) -> Mapping[str, int | bool]:
        """Before the Wounds are dealt it matters only whether there are more Hits or more Shields, and how many."""
        state = game.state
        if state.fight is not None and type(state.agenda[-1]) is Wound:
            set_against(state.fight)
        return {}

    def check(self, game: Darkness) -> None:
        """What must hold after every step."""
        state = game.state
        _check_cards(game)
        nobody_twice(
            [*(hero.id for hero in state.heroes), *(foe.id for foe in state.foes), *(p.id for p in state.pillars)]
        )
        standing = [*((hero.card, hero.at) for hero in state.heroes), *((foe.card, foe.at) for foe in state.foes)]
        all_placed(standing, len(game.chart.zones))
        for hero in state.heroes:
            assert 0 <= hero.health <= game.max_health(hero), f"{hero.card} has health {hero.health}"
            assert hero.dead == (hero.health == 0), f"{hero.card} is dead or alive"
            assert 0 <= hero.xp <= 30, f"{hero.card} has {hero.xp} XP"
            slots = [gear_cards()[card].slot for card in hero.hands]
            assert len(slots) <= 2, f"{hero.card} has three hands"
            assert "two-handed" not in slots or len(slots) == 1, f"{hero.card} holds too much"
            assert not hero.body or gear_cards()[hero.body].slot == "body", f"{hero.card} wears {hero.body}"
        for foe in state.foes:
            assert foe.boss or foe.minions, f"{foe.card} has nobody left"
            assert all(0 < hurt < game.card(foe).health for hurt in foe.hurt), f"{foe.card}: a Minion outlives Wounds"
            assert len(foe.hurt) <= foe.minions, f"{foe.card}: more Wounded than Minions"
        assert 1 <= state.level <= 5, f"level {state.level}"
        for level, at in state.levels:
            assert 1 <= level <= 5, f"a Level token shows {level}"
            assert 0 <= at < len(game.chart.zones), f"the token of Level {level} lies nowhere"
        assert state.lifebringer >= 0, "the Lifebringer owes a life"

    def next_chapters(self, ledger: bytes) -> Sequence[str]:
        """The market or the camp after a Quest, else the Quests still to be won.  DA-0331 to DA-0337"""
        return chapters(open_ledger(ledger), tuple(quest.id for quest in self.quests() if not quest.teaches))

    def finish(self, game: Darkness) -> bytes:
        """The ledger after a Quest of a campaign."""
        return close_ledger(game)

    def summary(self, game: Darkness) -> Mapping[str, int]:
        """Deaths, the Level reached."""
        return {"deaths": game.state.deaths, "level": game.state.level}


def _check_cards(game: Darkness) -> None:
    """No card is in two places: decks, discards, hands and enemies together are the box; and no other card is there."""
    state, gear = game.state, gear_cards()
    all_known("Hero", (hero.card for hero in state.heroes), library()[HEROES])
    all_known("Equipment", (card for hero in state.heroes for card in hero.cards()), gear)
    all_known("Enemy", (foe.card for foe in state.foes), foe_cards())
    held = [card for hero in state.heroes for card in hero.cards()]
    held += [card for foe in state.foes for card in (foe.card, foe.gear, foe.second) if card]
    no_card_twice(state.piles.values(), held, lambda card: gear[card].copies if card in gear else 1)
