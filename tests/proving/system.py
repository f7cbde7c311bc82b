"""The proving game's place in the registry: its name, seats, steps; how to start, look, check and value it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from undercroft.kernel.chance import Chance
from undercroft.kernel.piles import Row, deal_anew
from undercroft.kernel.requests import NO_ONE, Ask, FigureId, Option, SeatId
from undercroft.kernel.scene import Number, Role, Scene
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.state import Entry
from undercroft.kernel.system import Choice, Fact, Focus, HeroCard, QuestCard, SetupError, System

from . import actions, campaign, combat, flow, foes, rooms, scene, setup, stage, state, trade, walk, warren
from .content import HEROES, KINDS, LOOT, QUESTS, TRAPS
from .game import ProvingGame
from .state import ProvingState
from .tiles import DECK, GOAL


class Proving(System[ProvingState, ProvingGame]):
    """A complete little game for tests and measurements."""

    name = "proving"
    version = "1"
    state_type = ProvingState
    roles = ("heroes", "dark")
    choices = (Choice("armed", (False, True), False),)
    steps = {
        state.Round: flow.round_,
        state.NextHero: flow.next_hero,
        state.Turn: actions.turn,
        state.TurnEnds: flow.turn_ends,
        state.Walk: walk.walk,
        state.Arrive: walk.arrive,
        state.Ambush: walk.ambush,
        state.Face: walk.face,
        state.Strike: combat.strike,
        state.Hurl: combat.hurl,
        state.Landed: combat.landed,
        state.Guarded: combat.guarded,
        state.Hurt: combat.hurt,
        state.Spoils: combat.spoils,
        state.Reveal: rooms.reveal,
        state.Lay: warren.lay,
        state.NextToken: warren.next_token,
        state.Trade: trade.trade,
        state.DarkPhase: flow.dark_phase,
        state.Activate: foes.activate,
        state.RoundEnds: flow.round_ends,
    }
    attack_steps = frozenset({state.Strike, state.Hurl, state.Landed, state.Guarded, state.Hurt})
    between_steps = frozenset({state.Ambush, state.Reveal})
    answers: ClassVar[Mapping[str, Role]] = {"end": "end"}
    facts = (Fact("wounds", "harm"), Fact("slain", "fall"), Fact("own-wounds", "harm", "own"))

    def quests(self) -> Sequence[QuestCard]:
        """Three quests."""
        return [QuestCard(id=quest, most=4, minutes=10) for quest in QUESTS]

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

    def start(self, setup_: Setup) -> ProvingState:
        """The first state."""
        return setup.start(setup_, self.counters())

    def game(self, state: ProvingState, setup: Setup, chance: Chance) -> ProvingGame:
        """The game around a state."""
        return ProvingGame(state, setup, chance)

    def scene(self, game: ProvingGame, seat: SeatId) -> Scene:
        """What a seat sees."""
        return scene.scene(game, seat)

    def preview(self, game: ProvingGame, ask: Ask, option: Option) -> tuple[Number, ...]:
        """What an action leaves of a turn."""
        if ask.prompt != "act":
            return ()
        left = game.figure(ask.who).left
        return (Number(scene.TURNS, 0 if option.act == "end" else left - 1),)

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
        return super().attacks(entry) or (isinstance(entry, state.Walk | state.Arrive) and bool(entry.target))

    def outcome(self, game: ProvingGame, focus: Focus) -> Mapping[str, int | bool]:
        """The wounds of whom an attack was for, and whether it was slain; its shield on the way; and the wounds of
        whoever chose it."""
        before: ProvingState = focus.before
        charged = (entry.target for entry in reversed(before.agenda) if isinstance(entry, state.Walk | state.Arrive))
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
            laid = [tile.tile for tile in table.plan.laid[1:]]
            assert sorted([*table.piles["tiles"].cards, *laid]) == sorted([*DECK, GOAL]), "tiles do not add up"
        assert set(table.pits) <= set(table.doubtful), "a pit lies where none can be"

    def summary(self, game: ProvingGame) -> Mapping[str, int]:
        """Heroes lost, foes slain, rounds played."""
        lost = len(game.setup.party) - len(game.heroes)
        return {"deaths": lost, "slain": game.state.slain, "rounds": game.state.round}

    def finish(self, game: ProvingGame) -> bytes:
        """The ledger after the game."""
        return campaign.settled(game)

    def stage(self, position: Mapping[str, Any]) -> tuple[ProvingState, Setup, Mapping[str, FigureId]]:
        """A position written by hand."""
        return stage.stage(position)

    def phrase(self, game: ProvingGame, text: str, names: Mapping[str, FigureId], ask: Ask) -> Option | None:
        """The option a sentence means."""
        return stage.phrase(game, text, names, ask)

    def observe(self, game: ProvingGame, name: str, names: Mapping[str, FigureId]) -> Mapping[str, Any]:
        """What a vignette may expect."""
        return stage.observe(game, name, names)
