"""The proving game's place in the registry: its name, seats, steps; how to start, look, check and value it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from proving.agenda import Arrive, Walk
from proving.bot import SensibleBot
from proving.campaign import settled
from proving.cards.library import HERE, HEROES, KINDS, LAYOUT, LOOT, QUESTS, TEACHING, TRAPS
from proving.flow import STEPS
from proving.game import ProvingGame
from proving.maps.tiles import DECK, GOAL
from proving.scene import TURNS, scene, turned
from proving.setup import first_state
from proving.state import ProvingState
from proving.vignettes import observe, phrase, stage
from undercroft.crawl.cards import quest_cards
from undercroft.crawl.lessons import lesson_now
from undercroft.kernel.chance import Chance
from undercroft.kernel.piles import Row, deal_anew
from undercroft.kernel.requests import NO_ONE, Ask, FigureId, Option, SeatId
from undercroft.kernel.scene import Card, Lesson, Number, Role, Scene
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.state import Entry
from undercroft.kernel.system import Choice, Fact, Focus, HeroCard, QuestCard, SetupError, System, Turning


class Proving(System[ProvingState, ProvingGame]):
    """A complete little game for tests and measurements."""

    name = "proving"
    prefix = "PR"
    version = "1"
    state_type = ProvingState
    roles = ("heroes", "dark")
    choices = (Choice("armed", (False, True), False),)
    steps = STEPS.of
    attack_steps = STEPS.attack
    between_steps = STEPS.between
    layout = LAYOUT
    bots: ClassVar[Mapping[str, Callable[[int], Any]]] = {"sensible": SensibleBot}
    rules = HERE / "rules"
    answers: ClassVar[Mapping[str, Role]] = {"end": "end"}
    turning: ClassVar[Mapping[str, Turning]] = {"slain": "fall"}
    facts = (Fact("wounds", "harm"), Fact("slain", "fall"), Fact("own-wounds", "harm", "own"))

    def quests(self) -> Sequence[QuestCard]:
        """The quests by number."""
        return quest_cards(QUESTS.values(), {})

    def heroes(self, options: Mapping[str, str | int | bool]) -> Sequence[HeroCard]:
        """Four heroes."""
        return [HeroCard(id=name, name=f"proving-{name}", icon=name) for name in HEROES]

    def default_setup(self, quest: str, heroes: int, seed: str) -> Setup:
        """A seat for every hero, a program for the dark side."""
        if not 1 <= heroes <= 4:
            raise SetupError(f"{heroes} heroes; expected one to four")
        party = HEROES[:heroes]
        seats = (*map(SeatPlan, party), SeatPlan("dark", "dark", "bot"))
        return Setup(system=self.name, version=self.version, quest=quest, party=party, seats=seats, seed=seed)

    def start(self, setup: Setup) -> ProvingState:
        """The first state."""
        return first_state(setup, self.counters())

    def game(self, state: ProvingState, setup: Setup, chance: Chance) -> ProvingGame:
        """The game around a state."""
        return ProvingGame(state, setup, chance)

    def scene(self, game: ProvingGame, seat: SeatId) -> Scene:
        """What a seat sees."""
        return scene(game, seat)

    def preview(self, game: ProvingGame, ask: Ask, option: Option) -> tuple[Number, ...]:
        """What an action leaves of a turn."""
        if ask.prompt != "act":
            return ()
        left = game.figure(ask.who).left
        return (Number(TURNS, 0 if option.act == "end" else left - 1),)

    def face(self, card: str) -> Card | None:
        """A card as everybody sees it once it is turned over."""
        return turned(card)

    def lesson(self, game: ProvingGame, done: Iterable[str], offered: Sequence[Option]) -> Lesson | None:
        """What a quest that teaches says to a seat."""
        teaching = TEACHING.get(game.setup.quest)
        return None if teaching is None else lesson_now(self.name, teaching, done, offered)

    def redeal(self, game: ProvingGame, seat: SeatId, luck: random.Random) -> None:
        """Decks in another order, pits in other doubtful squares, other cards in another's hand."""
        state = game.state
        for name, pile in state.piles.items():
            if name != "traps":
                deal_anew((pile,), seat, luck)
        held = Row(state.hand.cards, seat == state.hand.owner)
        deal_anew((state.piles["traps"],), seat, luck, held)
        state.hand.cards = held.cards
        state.pits = tuple(sorted(luck.sample(state.doubtful, len(state.pits))))

    def value(self, game: ProvingGame, seat: SeatId) -> float:
        """The heroes' health against the foes', and the end of the game above all."""
        outcome = game.state.outcome
        if outcome is not None:
            worth = 1.0 if outcome.won else -1.0
        else:
            mine = sum(KINDS[game.figure(who).kind].health - game.figure(who).wounds for who in game.heroes)
            theirs = sum(KINDS[game.figure(who).kind].health - game.figure(who).wounds for who in game.foes)
            worth = 0.9 * (mine - theirs) / (mine + theirs + 1)
        return -worth if seat == game.dark else worth

    def attacks(self, entry: Entry) -> bool:
        """Does it belong to an attack?  So does a walk that ends with one."""
        return super().attacks(entry) or (isinstance(entry, Walk | Arrive) and bool(entry.target))

    def outcome(self, game: ProvingGame, focus: Focus) -> Mapping[str, int | bool]:
        """The wounds of whom an attack was for, and whether it was slain; its shield on the way; and the wounds of
        whoever chose it."""
        before: ProvingState = focus.before
        charged = (entry.target for entry in reversed(before.agenda) if isinstance(entry, Walk | Arrive))
        who = focus.option.who or (before.hit.target if before.hit is not None else next(charged, NO_ONE))
        if not who:
            return {}
        figure = game.figure(who)
        own = game.figure(focus.ask.who).wounds if focus.ask.who else 0
        return {"wounds": figure.wounds, "slain": figure.at < 0, "shield": figure.shield, "own-wounds": own}

    def check(self, game: ProvingGame) -> None:
        """Nobody on two squares, no card twice, nobody more wounded than possible."""
        table = game.state
        floor, seen = game.level.board.floor, 0
        for figure in table.figures:
            kind = KINDS[figure.kind]
            assert (figure.at < 0) == (figure.wounds >= kind.health), f"{figure} stands where it should not"
            if figure.at >= 0:
                cover = game.layout.cover(figure.at, kind.size)
                assert not cover & ~floor, f"{figure} stands off the floor"
                assert not cover & seen, f"{figure} stands on somebody"
                seen |= cover
        assert seen == game.taken, "who stands where is not what is remembered"
        loot = table.piles["loot"]
        held = [item.card for figure in table.figures for item in figure.outfit.items()]
        assert sorted([*loot.cards, *loot.discards, *held]) == sorted(LOOT), "loot cards do not add up"
        traps = table.piles["traps"]
        assert sorted([*traps.cards, *traps.discards, *table.hand.cards]) == sorted(TRAPS), "traps do not add up"
        if table.plan is not None and table.round:
            there = Counter(table.piles["tiles"].cards) + Counter(tile.tile for tile in table.plan.laid[1:])
            box = Counter((*DECK, GOAL))
            assert there <= box, "a tile is there twice"
            assert (box - there).total() <= 1, "more tiles are missing than the one somebody is about to lay"
        assert set(table.pits) <= set(table.doubtful), "a pit lies where none can be"

    def summary(self, game: ProvingGame) -> Mapping[str, int]:
        """Heroes lost, foes slain, rounds played."""
        lost = len(game.setup.party) - len(game.heroes)
        return {"deaths": lost, "slain": game.state.slain, "rounds": game.state.round}

    def finish(self, game: ProvingGame) -> bytes:
        """The ledger after the game."""
        return settled(game)

    def stage(self, position: Mapping[str, Any]) -> tuple[ProvingState, Setup, Mapping[str, FigureId]]:
        """A position written by hand."""
        return stage(position)

    def phrase(self, game: ProvingGame, text: str, names: Mapping[str, FigureId], ask: Ask) -> Option | None:
        """The option a sentence means."""
        return phrase(game, text, names, ask)

    def observe(self, game: ProvingGame, name: str, names: Mapping[str, FigureId]) -> Mapping[str, Any]:
        """What a vignette may expect."""
        return observe(game, name, names)
