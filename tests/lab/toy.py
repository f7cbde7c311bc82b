"""A duel in a cellar, as small as a system can be: two seats, dice, a parry, a deck."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.content.phrases import Phrases
from undercroft.kernel.chance import Chance
from undercroft.kernel.dice import TOTALS, Reading, pool, symbol_die
from undercroft.kernel.events import Began, Changed, Harmed
from undercroft.kernel.game import Game, draw, roll
from undercroft.kernel.requests import Ask, FigureId, Option, Roll, Script, SeatId, choose, confirm
from undercroft.kernel.scene import Bar, Figure, PileView, Scene
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.state import Entry, Pile, State
from undercroft.kernel.system import Fact, Focus, QuestCard, SetupError, StageError, System

SHIELD = symbol_die("shield", [["shield"], ["shield", "shield"], [], [], ["nick"], ["nick"]])
PARRIES: Reading[bool] = Reading("parries", lambda faces: faces[0][0] <= 2)
CARDS = ("potion", "potion", "curse", "curse", "sting")


class Turn(Entry, frozen=True):
    """Somebody's turn."""


class Strike(Entry, frozen=True):
    """A blow."""


class Duel(State[Turn | Strike], kw_only=True):
    hearts: list[int]


class DuelGame(Game[Duel]):
    __slots__ = ()

    def hurt(self, who: FigureId, amount: int) -> None:
        hearts = self.state.hearts
        hearts[who - 1] -= amount
        self.tell(Harmed, who, amount, hearts[who - 1])
        if hearts[who - 1] <= 0:
            self.end(who == 2, "fallen")


def other(who: FigureId) -> FigureId:
    return FigureId(3 - who)


def turn(game: DuelGame, entry: Turn) -> Script[None]:
    state, who = game.state, entry.who
    state.round += who == 1
    if state.round > 50:
        game.end(False, "dawn")
    game.tell(Began, "turn", state.round, who)
    game.push(Turn(other(who)))
    options = [Option("wait"), Option("strike", other(who)), Option("draw")]
    taken = yield from choose(SeatId(who - 1), "turn", options, who=who)
    if taken.act == "strike":
        game.push(Strike(who))
    elif taken.act == "draw":
        for card in (yield from draw(game, "cellar", refill="loot")):
            game.discard("cellar", card)
            state.hearts[who - 1] += card == "potion"
            game.tell(Changed, card, who, now=state.hearts[who - 1])
            if card != "potion":
                game.hurt(who, 1)


def strike(game: DuelGame, entry: Strike) -> Script[None]:
    who, foe = entry.who, other(entry.who)
    mine, theirs = yield Roll((pool("2d6"), pool("1d6")), TOTALS, SeatId(who - 1), who, "strike")
    if mine - theirs < 4:
        return
    if (yield from confirm(SeatId(foe - 1), "parry", who=foe, default=True)) and (
        yield from roll((SHIELD,), seat=SeatId(foe - 1), who=foe, why="parry", reads=PARRIES)
    ):
        return
    game.hurt(foe, 1)


class Cellar(System[Duel, DuelGame]):
    name = "cellar"
    version = "1"
    state_type = Duel
    streams = ("combat", "loot")
    steps = {Turn: turn, Strike: strike}
    attack_steps = frozenset({Strike})
    phrases = Phrases(
        {
            "{actor} strikes {who}": "strike",
            "{actor} draws": "draw",
            "{actor} waits": "wait",
            "{actor} parries": "yes",
            "{actor} stands": "no",
            "somebody acts": "draw",
        }
    )

    def quests(self) -> Sequence[QuestCard]:
        return (QuestCard(id="duel", least=2, most=2), QuestCard(id="brawl", least=1, most=2))

    def opponents(self) -> Sequence[QuestCard]:
        return (QuestCard(id="rats", least=1, most=2), QuestCard(id="bats", least=2, most=2))

    def match(self, opponent: str, heroes: int, seed: str) -> Setup:
        return self.default_setup("brawl" if opponent == "rats" else "duel", heroes, seed)

    def default_setup(self, quest: str, heroes: int, seed: str) -> Setup:
        seats = (SeatPlan("Ann"), SeatPlan("Bob"))
        return Setup(system=self.name, version=self.version, quest=quest, party=("a",) * heroes, seats=seats, seed=seed)

    def start(self, setup: Setup) -> Duel:
        if setup.quest not in ("duel", "brawl"):
            raise SetupError(f'no quest "{setup.quest}"; one of duel, brawl')
        hearts = [3, 3] if setup.quest == "duel" else [5, 5]
        counters = dict.fromkeys(self.streams, 0)
        return Duel(agenda=[Turn(FigureId(1))], counters=counters, hearts=hearts, piles={"cellar": Pile(CARDS)})

    def game(self, state: Duel, setup: Setup, chance: Chance) -> DuelGame:
        return DuelGame(state, setup, chance)

    def scene(self, game: DuelGame, seat: SeatId) -> Scene:
        figures = tuple(
            Figure(
                id=FigureId(n + 1), name=name, icon="hero", side="hero", at=n, bars=(Bar("hearts", hearts, 9, "life"),)
            )
            for n, (name, hearts) in enumerate(zip(("ann", "bob"), game.state.hearts))
        )
        piles = tuple(PileView(name, len(pile.cards)) for name, pile in game.state.piles.items())
        return Scene(system=self.name, quest=game.setup.quest, seat=seat, figures=figures, piles=piles)

    def redeal(self, game: DuelGame, seat: SeatId, luck: random.Random) -> None:
        deck = game.state.piles["cellar"]
        deck.cards = tuple(luck.sample(deck.cards, len(deck.cards)))

    def value(self, game: DuelGame, seat: SeatId) -> float:
        return float(game.state.hearts[seat] - game.state.hearts[1 - seat])

    facts = (Fact("hearts"), Fact("falls", "fall"))

    def outcome(self, game: DuelGame, focus: Focus) -> Mapping[str, int | bool]:
        hearts = game.state.hearts[focus.option.who - 1]
        return {"hearts": hearts, "falls": hearts <= 0}

    def check(self, game: DuelGame) -> None:
        piles = game.state.piles["cellar"]
        assert sorted(piles.cards + piles.discards) == sorted(CARDS), "a card is missing or there twice"

    def summary(self, game: DuelGame) -> Mapping[str, int]:
        return {"deaths": sum(hearts <= 0 for hearts in game.state.hearts)}

    def stage(self, position: Mapping[str, Any]) -> tuple[Duel, Setup, Mapping[str, FigureId]]:
        setup = self.default_setup("duel", 2, "")
        state = self.start(setup)
        names: dict[str, FigureId] = {}
        for n, (name, facts) in enumerate(position.get("figures", {}).items()):
            if n > 1:
                raise StageError(f'a duel has two figures; "{name}" is one more', "figures", name)
            if not isinstance(facts, dict) or not isinstance(facts.get("hearts"), int):
                raise StageError("a figure has hearts, a whole number", "figures", name, "hearts")
            names[name] = FigureId(n + 1)
            state.hearts[n] = facts["hearts"]
        if "pile" in position:
            state.piles["cellar"].cards = tuple(position["pile"])
        if "turn" in position:
            state.agenda[:] = [Turn(names[position["turn"]])]
        return state, setup, names

    def phrase(self, game: DuelGame, text: str, names: Mapping[str, FigureId], ask: Ask) -> Option | None:
        if text == "everything":
            raise StageError("everything is too much")
        return self.phrases.find(text, names, ask)

    def observe(self, game: DuelGame, name: str, names: Mapping[str, FigureId]) -> Mapping[str, Any] | None:
        if name == "table":
            return {"round": game.state.round, "discards": game.state.piles["cellar"].discards}
        if name not in names:
            return None
        hearts = game.state.hearts[names[name] - 1]
        return {"gone": True} if hearts <= 0 else {"hearts": hearts, "hurt": hearts < 3}


class Broken(Cellar):
    """The same cellar, where cards with a sting break the program and nobody counts the potions."""

    name = "broken"

    def game(self, state: Duel, setup: Setup, chance: Chance) -> DuelGame:
        return BrokenGame(state, setup, chance)


class BrokenGame(DuelGame):
    __slots__ = ()

    def discard(self, pile: str, *cards: str) -> None:
        if cards == ("sting",):
            raise KeyError("sting")
        if cards != ("potion",):
            super().discard(pile, *cards)


SYSTEM = Cellar()
BROKEN = Broken()
