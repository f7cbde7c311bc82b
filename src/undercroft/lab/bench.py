"""How fast everything is, measured beside a known library in the same run.

Every figure is the median of several short rounds in process CPU time, the rounds of the yardstick and of the systems
taking turns, so that a machine that is busy for a while is busy for both; the ratio is taken round by round.  In every
round all quests are played with every number of heroes equally often, for they are not equally fast.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import Any

import msgspec

from undercroft.bots import Chair, find_bot
from undercroft.bots.playouts import HORIZON, in_a_hurry, playout
from undercroft.kernel.journal import Answered
from undercroft.kernel.odds import odds
from undercroft.kernel.record import Record, record, replay
from undercroft.kernel.requests import NOWHERE, Option, SeatId
from undercroft.kernel.state import State, copier
from undercroft.kernel.system import AnySystem, find
from undercroft.kernel.table import Table
from undercroft.lab.play import play, quick_table
from undercroft.lab.simulate import LabError, tables_of

ROUNDS = 9
SECONDS = 0.4
"""How long a round plays; the small things take a quarter of it."""

POSITIONS = 24
"""In how many positions of random games things are copied, forked and shown."""

ATTACKS = 96
"""The number of attacks whose odds are worked out, unless more are wished for."""

GAMES, EACH = 12, 40
"""Attacks come from whole games played by sensible bots: at least this many games, at most this many from each."""


class Speed(msgspec.Struct, frozen=True):
    """How fast one system is.  The time for the odds of an attack is given as the median, for 99 of 100, and at worst,
    with the share of odds that are exact."""

    decisions_per_second: float
    ratio: float
    copies_per_second: float
    copy_us: float
    fork_us: float
    scene_us: float
    replay_per_second: float
    playouts_per_second: float
    odds_ms: float
    odds_p99_ms: float
    odds_worst_ms: float
    odds_exact: float


class Bench(msgspec.Struct, frozen=True):
    """What a benchmark found."""

    moves_per_second: float
    systems: dict[str, Speed]

    def as_json(self) -> dict[str, object]:
        """The shape that `undercroft bench --json` prints."""
        return {
            "yardstick": {"moves_per_second": round(self.moves_per_second, 1)},
            "systems": {
                name: {key: round(value, 3) for key, value in msgspec.to_builtins(speed).items()}
                for name, speed in self.systems.items()
            },
        }


def bench(
    systems: Sequence[str],
    *,
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    attacks: int = ATTACKS,
    progress: Callable[[str], None] | None = None,
) -> Bench:
    """Measure systems and the yardstick, round by round in turn."""
    chess = Chess()
    stands = [_Stand(find(name), attacks) for name in systems]
    for n in range(rounds):
        if progress is not None:
            progress(f"round {n + 1} of {rounds}")
        chess.round(seconds)
        for stand in stands:
            stand.round(seconds)
    return Bench(median(chess.rates), {stand.system.name: stand.speed(chess.rates) for stand in stands})


class Chess:
    """The yardstick: random games of chess with python-chess, by its whole rules of when a game is over.

    All legal moves are listed at every turn and `is_game_over` is asked before it, as the library's own examples do.
    """

    def __init__(self) -> None:
        try:
            import chess
        except ImportError as error:
            raise LabError("the yardstick needs the chess package: install undercroft[lab]") from error
        self._new = chess.Board
        self._luck = random.Random(1)
        self.rates: list[float] = []

    def round(self, seconds: float) -> None:
        """Play for a while."""
        moves = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            moves += self._game()
        self.rates.append(moves / (time.process_time() - began))

    def _game(self) -> int:
        board = self._new()
        moves = 0
        while not board.is_game_over():
            board.push(self._luck.choice(list(board.legal_moves)))
            moves += 1
        return moves


class _Stand:
    """One system being measured."""

    def __init__(self, system: AnySystem, attacks: int = ATTACKS) -> None:
        self.system = system
        self._tables = tables_of(system)
        self._played = 0
        self._rates: dict[str, list[float]] = {"play": [], "copy": [], "fork": [], "scene": [], "replay": []}
        self._rates["playouts"] = []
        self._positions = [self._position(n) for n in range(POSITIONS)]
        kind: type[State[Any]] = system.state_type
        self._copy: Callable[[Any], Any] = copier(kind)
        self._records = [self._record(n) for n in range(4)]
        self._reckoned = sorted(self._reckonings(attacks))

    def round(self, seconds: float) -> None:
        """Measure everything once."""
        self._rates["play"].append(_rate(self._play_all, seconds))
        self._rates["copy"].append(_rate(self._copies, seconds / 4))
        self._rates["fork"].append(_rate(self._forks, seconds / 4))
        self._rates["scene"].append(_rate(self._scenes, seconds / 4))
        self._rates["replay"].append(_rate(self._replays, seconds / 4))
        self._rates["playouts"].append(_rate(self._playouts, seconds / 4))

    def speed(self, moves: Sequence[float]) -> Speed:
        """The medians, beside the moves a second of the yardstick in the same rounds."""
        rate = {name: median(rates) for name, rates in self._rates.items()}
        return Speed(
            decisions_per_second=rate["play"],
            ratio=median([mine / its for mine, its in zip(self._rates["play"], moves, strict=True)]),
            copies_per_second=rate["copy"],
            copy_us=1e6 / rate["copy"],
            fork_us=1e6 / rate["fork"],
            scene_us=1e6 / rate["scene"],
            replay_per_second=rate["replay"],
            playouts_per_second=rate["playouts"],
            odds_ms=1e3 * self._odds(0.5),
            odds_p99_ms=1e3 * self._odds(0.99),
            odds_worst_ms=1e3 * self._odds(1.0),
            odds_exact=sum(exact for _, exact in self._reckoned) / max(1, len(self._reckoned)),
        )

    def _odds(self, share: float) -> float:
        return _share([spent for spent, _ in self._reckoned], share)

    def _setup(self, n: int) -> Any:
        quest, heroes = self._tables[n % len(self._tables)]
        return self.system.unwatched(self.system.default_setup(quest, heroes, f"bench {n}"))

    def _play_all(self) -> int:
        """Play every quest with every number of heroes once."""
        return sum(self._play() for _ in self._tables)

    def _play(self) -> int:
        self._played += 1
        return play(self.system, self._setup(self._played)).decisions

    def _copies(self) -> int:
        for table in self._positions:
            self._copy(table.game.state)
        return len(self._positions)

    def _forks(self) -> int:
        for table in self._positions:
            table.fork()
        return len(self._positions)

    def _scenes(self) -> int:
        for table in self._positions:
            table.scene(SeatId(0))
        return len(self._positions)

    def _replays(self) -> int:
        decisions = 0
        for written in self._records:
            replay(written, listen=False)
            decisions += sum(type(item) is Answered for item in written.journal)
        return decisions

    def _playouts(self) -> int:
        """Play on in a hurry from every position, as search does to compare options."""
        asked = [(table, ask) for table in self._positions if (ask := table.ask) is not None]
        for n, (table, ask) in enumerate(asked):
            playout(Chair(table, ask.seats()[0]), ask.options[n % len(ask.options)], n, in_a_hurry, HORIZON).value()
        return len(asked)

    def _position(self, n: int) -> Table[Any, Any]:
        """A table in the middle of a random game."""
        table = quick_table(self.system, self._setup(n), keep=True)
        luck = random.Random(n)
        for _ in range(luck.randrange(5, 60)):
            ask = table.ask
            if ask is None:
                table = quick_table(self.system, self._setup(n), keep=True)
                break
            table.choose(luck.choice(ask.options))
        return table

    def _reckonings(self, attacks: int) -> list[tuple[float, bool]]:
        """How long the odds of attacks take that come up from the first question of games to the last, and whether they
        are exact: of the options that are aimed at a figure or a square, one of each kind."""
        games = max(GAMES, -(-attacks // EACH))
        found: list[tuple[float, bool]] = []
        for n in range(games):
            found += self._of_game(n, -(-attacks // games))
        return found

    def _of_game(self, n: int, most: int) -> list[tuple[float, bool]]:
        """The odds of some attacks of one game, by lot from the whole of it."""
        tables = list(self._game(n))
        random.Random(n).shuffle(tables)
        found: list[tuple[float, bool]] = []
        for table in tables:
            if len(found) >= most:
                break
            found += self._reckon(table)
        return found

    def _reckon(self, table: Table[Any, Any]) -> list[tuple[float, bool]]:
        ask = table.ask
        kinds = (
            {(option.act, option.what): option for option in ask.options if _aimed(option)} if ask is not None else {}
        )
        found: list[tuple[float, bool]] = []
        for option in kinds.values():
            began = time.process_time()
            told = odds(table, option)
            spent = time.process_time() - began
            if told.results:
                found.append((spent, told.exact))
        return found

    def _game(self, n: int) -> Iterator[Table[Any, Any]]:
        """A game played by the system's sensible bots, or at random: a table for every question about figures or
        squares."""
        quest, heroes = random.Random(f"bench {n}").choice(self._tables)
        setup = self.system.unwatched(self.system.default_setup(quest, heroes, f"bench {n}"))
        table = quick_table(self.system, setup, keep=True)
        name = "sensible" if "sensible" in self.system.bots else "random"
        bots = [find_bot(self.system, name, seat) for seat in range(max(1, len(table.setup.seats)))]
        while (ask := table.ask) is not None:
            if any(map(_aimed, ask.options)):
                yield table.fork()
            seat = ask.seats()[0]
            table.choose(bots[seat].answer(Chair(table, seat)))

    def _record(self, n: int) -> Record:
        """A whole random game, written down."""
        table: Table[Any, Any] = Table(self.system, self._setup(n), listen=False)
        luck = random.Random(n)
        while (ask := table.ask) is not None:
            table.choose(luck.choice(ask.options))
        return record(table)


def _aimed(option: Option) -> bool:
    """Is it aimed at a figure or a square, as attacks and areas are?"""
    return bool(option.who) or option.at != NOWHERE


def _share(sorted_: Sequence[float], share: float) -> float:
    """The value that this share of some values does not exceed; 0 if there are none."""
    return sorted_[min(len(sorted_) - 1, int(share * len(sorted_)))] if sorted_ else 0.0


def _rate(work: Callable[[], int], seconds: float) -> float:
    """How many things are done a second, in process CPU time."""
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not done:
        done += work()
    return done / max(spent, 1e-9)
