"""The smallest system there is: a test writes the scripts its agenda runs."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, roll
from undercroft.kernel.ranges import Sum, Tag, Tags
from undercroft.kernel.requests import Ask, FigureId, Option, Script, SeatId
from undercroft.kernel.scene import Scene
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.state import NOBODY_KNOWS, Entry, Pile, State
from undercroft.kernel.system import Focus, QuestCard, System
from undercroft.kernel.table import Table


class Do(Entry, frozen=True):
    """Run a script of the test by name."""

    what: Tag = "main"
    n: Sum = 0


class Blow(Entry, frozen=True):
    """The same as part of an attack."""

    what: Tag = "blow"
    n: Sum = 0


class ToyState(State[Do | Blow], kw_only=True):
    """Numbers the scripts write, and a secret."""

    score: Sum = 0
    log: Tags = ()
    secret: Annotated[Sum, NOBODY_KNOWS] = 0


class ToyGame(Game[ToyState]):
    """Figure 13 has gone."""

    __slots__ = ()

    def gone(self, who: FigureId) -> bool:
        return who == 13


ToyScript = Callable[[ToyGame, Any], Script[None] | None]


class Toy(System[ToyState, ToyGame]):
    """A system of scripts."""

    name = "toy"
    version = "1"
    state_type = ToyState
    attack_steps = frozenset({Blow})

    def __init__(self, **scripts: ToyScript) -> None:
        self.scripts = scripts
        self.steps = {Do: self.run, Blow: self.run}

    def run(self, game: ToyGame, entry: Do | Blow) -> Script[None] | None:
        return self.scripts[entry.what](game, entry)

    def quests(self) -> Sequence[QuestCard]:
        return [QuestCard(id="main")]

    def default_setup(self, quest: str, heroes: int, seed: str) -> Setup:
        seats = (*(SeatPlan(f"hero-{n}") for n in range(heroes)), SeatPlan("dark", "dark"))
        return Setup(system="toy", version="1", quest=quest, seats=seats, seed=seed)

    def start(self, setup: Setup) -> ToyState:
        return ToyState(agenda=[Do()], piles={"deck": Pile(("c", "b", "a"))})

    def game(self, state: ToyState, setup: Setup, chance: Chance) -> ToyGame:
        return ToyGame(state, setup, chance)

    def scene(self, game: ToyGame, seat: SeatId) -> Scene:
        return Scene(system="toy", seat=seat, round=game.state.score)

    def redeal(self, game: ToyGame, seat: SeatId, luck: random.Random) -> None:
        game.state.secret = luck.randrange(1000)

    def value(self, game: ToyGame, seat: SeatId) -> float:
        return float(game.state.score)

    def outcome(self, game: ToyGame, focus: Focus) -> Mapping[str, int | bool]:
        return {"score": game.state.score}

    def check(self, game: ToyGame) -> None:
        assert game.state.score >= 0, f"the score is {game.state.score}"

    def stage(self, position: Mapping[str, Any]) -> tuple[ToyState, Setup, Mapping[str, FigureId]]:
        raise NotImplementedError

    def phrase(self, game: ToyGame, text: str, names: Mapping[str, FigureId], ask: Ask) -> Option | None:
        return None

    def observe(self, game: ToyGame, name: str, names: Mapping[str, FigureId]) -> Mapping[str, Any]:
        return {}


def toy(
    main: ToyScript | None = None, *, table: Mapping[str, Any] | None = None, **scripts: ToyScript
) -> Table[ToyState, ToyGame]:
    """A table on which these scripts run, `main` first; `table` are arguments of the setup."""
    if main is not None:
        scripts["main"] = main
    system = Toy(**scripts)
    changes = dict(table or {})
    setup = system.default_setup("main", 2, "toy")
    given = {name: getattr(setup, name) for name in setup.__struct_fields__} | changes
    return Table(system, Setup(**given))


def ask(*acts: str, seat: int = 0, window: bool = False, secret: bool = False) -> Script[str]:
    """Ask a seat for one of some deeds."""
    option: Option = yield Ask("which", SeatId(seat), [Option(act) for act in acts], window=window, secret=secret)
    return option.act


def asking(times: int, *acts: str, seats: Sequence[int] = (0,)) -> ToyScript:
    """A script that asks so many times, writing down the answers; one step."""

    def script(game: ToyGame, entry: Do) -> Script[None]:
        for n in range(times):
            act = yield from ask(*acts, seat=seats[n % len(seats)])
            game.state.log += (act,)

    return script


def gambling(times: int = 3, dice: str = "d100") -> ToyScript:
    """A script of so many steps: a choice, then a roll whose total is added to the score."""

    def main(game: ToyGame, entry: Do) -> Script[None]:
        act = yield from ask("low", "high", "pass", seat=entry.n % 2)
        if act != "pass":
            game.state.score += yield from roll(dice, seat=SeatId(0))
        game.state.log += (act,)
        if entry.n + 1 < times:
            game.push(Do(n=entry.n + 1))

    return main
