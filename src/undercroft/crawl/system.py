"""A dungeon crawl as the kernel sees it: what is the same for all of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from undercroft.content.brought import bring
from undercroft.content.entries import Entry, Layout, Section
from undercroft.content.library import Library
from undercroft.content.pack_words import fluent
from undercroft.crawl.campaign import closed
from undercroft.crawl.cards import QuestEntry, measured, quest_cards, rulings_as_choices
from undercroft.crawl.game import Crawl
from undercroft.crawl.lessons import LESSONS, lesson_now
from undercroft.kernel.packs import PackPlan
from undercroft.kernel.requests import Ask, FigureId, Option
from undercroft.kernel.scene import Lesson
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import State
from undercroft.kernel.system import Brought, Choice, HeroCard, QuestCard, System, SystemCard

S = TypeVar("S", bound=State[Any])
G = TypeVar("G", bound=Crawl[Any])
Q = TypeVar("Q", bound=QuestEntry)
H = TypeVar("H", bound=Entry)
Names = Mapping[str, FigureId]


@dataclass(frozen=True, slots=True)
class Sentences(Generic[S, G]):
    """How a system reads vignettes: the functions of its module `vignettes.sentences`."""

    stage: Callable[[Mapping[str, Any]], tuple[S, Setup, Names]]
    phrase: Callable[[G, str, Names, Ask], Option | None]
    unclear: Callable[[G, str, Names], str]
    observe: Callable[[G, str, Names], Mapping[str, Any] | None]
    known: Callable[[G, Names], Names]


class CrawlSystem(System[S, G], Generic[S, G, Q, H]):
    """A dungeon crawl: a box of cards, quests and heroes, rulings as options, campaigns, packs and vignettes."""

    home: ClassVar[Path]
    """Its folder, with `content`, `text` and `measured.json`."""

    accent: ClassVar[str]
    icon: ClassVar[str]
    layout: ClassVar[Layout]
    quest_section: Section[Q]
    hero_section: Section[H]
    ledger_type: ClassVar[type[msgspec.Struct]]
    between: ClassVar[tuple[QuestCard, ...]] = ()
    """Games that are no quests: a market, a camp, the making of a hero."""

    sentences: Sentences[S, G]

    @property
    def texts(self) -> Path:
        """The folder of its words."""
        return self.home / "text"

    @property
    @abstractmethod
    def box(self) -> Library:
        """Its cards, and those of packs that games have brought."""

    # what is offered

    def card(self) -> SystemCard:
        """The system as the front page shows it."""
        return SystemCard(
            id=self.name,
            title=f"system-{self.name}",
            pitch=f"system-{self.name}-pitch",
            accent=self.accent,
            icon=self.icon,
            icons=self.icons(),
            turning=self.turning,
            campaign=True,
        )

    @abstractmethod
    def icons(self) -> Mapping[str, str]:
        """Icons for acts, marks, bars and tokens."""

    def rulings(self) -> tuple[Choice, ...]:
        """The rulings on which players may differ, as options."""
        return rulings_as_choices(self.box)

    @abstractmethod
    def hero_card(self, id: str, hero: H) -> HeroCard:
        """A hero as it is offered."""

    def heroes(self, options: Mapping[str, str | int | bool]) -> Sequence[HeroCard]:
        """The heroes of the box."""
        return self.hero_cards(self.box[self.hero_section])

    def hero_cards(self, heroes: Mapping[str, H]) -> tuple[HeroCard, ...]:
        """Heroes as they are offered."""
        return tuple(self.hero_card(id, hero) for id, hero in heroes.items())

    def quests(self) -> Sequence[QuestCard]:
        """The quests of the box by number."""
        return self.quest_cards(self.box[self.quest_section].values())

    def quest_cards(self, quests: Iterable[Q]) -> tuple[QuestCard, ...]:
        """Quests as they are offered, by number."""
        return quest_cards(quests, measured(self.home))

    def bring(self, packs: Sequence[PackPlan]) -> Brought:
        """Quests, heroes and cards of authors."""
        found = bring(self.layout, packs)
        return Brought(
            tuple(card for pack in found for card in self.quest_cards(pack.of(self.quest_section).values())),
            tuple(card for pack in found for card in self.hero_cards(pack.of(self.hero_section))),
        )

    def pack_words(self, language: str) -> Mapping[str, str]:
        """The words that authors wrote for their cards."""
        return {pack.plan.mark: fluent(self.layout, pack, language) for pack in self.box.brought.values()}

    def lesson(self, game: G, done: Iterable[str], offered: Sequence[Option]) -> Lesson | None:
        """What a quest says to those who learn the game by it."""
        teaching = self.box[LESSONS].get(game.setup.quest)
        return None if teaching is None else lesson_now(self.name, teaching, done, offered)

    # quests in a row

    def new_ledger(self) -> bytes:
        """A campaign begins with nobody and nothing."""
        return closed(self.ledger_type())

    def chapters(self, ledger: bytes) -> Sequence[QuestCard]:
        """What a campaign may play next: quests, or games between them."""
        known = {card.id: card for card in (*self.quests(), *self.between)}
        return tuple(known[id] for id in self.next_chapters(ledger))

    @abstractmethod
    def next_chapters(self, ledger: bytes) -> Sequence[str]:
        """The ids of what a campaign may play next, the most natural first."""

    # vignettes

    def stage(self, position: Mapping[str, Any]) -> tuple[S, Setup, Names]:
        """A position written in a vignette."""
        return self.sentences.stage(position)

    def phrase(self, game: G, text: str, names: Names, ask: Ask) -> Option | None:
        """What a sentence of a vignette means."""
        return self.sentences.phrase(game, text, names, ask)

    def unclear(self, game: G, text: str, names: Names) -> str:
        """Why a sentence of a vignette can mean nothing."""
        return self.sentences.unclear(game, text, names)

    def observe(self, game: G, name: str, names: Names) -> Mapping[str, Any] | None:
        """What a vignette may expect of a figure or of the table."""
        return self.sentences.observe(game, name, names)

    def known(self, game: G, names: Names) -> Names:
        """Everybody by name: as a vignette calls them, else newcomers by their cards."""
        return self.sentences.known(game, names)
