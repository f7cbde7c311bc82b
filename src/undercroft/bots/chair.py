"""A bot's chair at the table: everything that a program that plays may know."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from undercroft.kernel.requests import Ask, Option, SeatId
from undercroft.kernel.scene import Scene
from undercroft.kernel.system import AnySystem
from undercroft.kernel.table import Table


class Chair:
    """One seat's place at a table: the question put to it, what it sees, and tables it can imagine."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table[Any, Any], seat: SeatId) -> None:
        self._table = table
        self.seat = seat

    @property
    def system(self) -> AnySystem:
        """The rules that are played."""
        return self._table.system

    @property
    def ask(self) -> Ask:
        """The pending choice, with the options this seat may take and no others."""
        ask = self._table.ask
        if ask is None:
            raise LookupError("nothing is to be chosen now")
        mine = [option for option in ask.options if self.seat in ask.seats_of(option)]
        if not mine:
            raise LookupError(f"seat {self.seat} is not asked; it is the turn of {', '.join(map(str, ask.seats()))}")
        if len(mine) == len(ask.options):
            return ask
        chosen = ask.options[ask.default]
        default = next((n for n, option in enumerate(mine) if option is chosen), 0)
        return msgspec.structs.replace(ask, options=mine, default=default, seat=self.seat)

    def scene(self, log: int = 0) -> Scene:
        """What this seat sees, with the newest events, without what is only said to people."""
        return self._table.scene(self.seat, log, spoken=False)

    def imagine(self, luck: random.Random, *, forks: bool = False) -> Mind:
        """A table that stands here as far as this seat can know; everything it cannot know is dealt by luck.

        With `forks` it keeps a checkpoint before every step, so that forks of it are cheap, and play is slower.
        """
        return Mind(self._table, self.seat, luck.getrandbits(64), forks=forks)


class Mind:
    """An imagined table, to be played on: nothing that happens there tells the truth about the real one."""

    __slots__ = ("_began", "_forks", "_luck", "_moves", "_origin", "_table", "seat")

    def __init__(
        self,
        origin: Table[Any, Any],
        seat: SeatId,
        luck: int,
        moves: Sequence[Option] = (),
        table: Table[Any, Any] | None = None,
        began: int = -1,
        *,
        forks: bool = False,
    ) -> None:
        self.seat = seat
        self._origin = origin
        self._luck = luck
        self._moves = list(moves)
        self._forks = forks
        self._table = table or origin.imagine(seat, random.Random(luck))
        self._table.keep = forks
        self._table.game.told = None
        self._began = len(self._table.journal) if began < 0 else began

    @property
    def ask(self) -> Ask | None:
        """The pending choice, whichever seat has it; None when the imagined game is over."""
        return self._table.ask

    @property
    def over(self) -> bool:
        """Has the imagined game ended?"""
        return self._table.over

    @property
    def won(self) -> bool | None:
        """Did the heroes win the imagined game?  None while it goes on."""
        outcome = self._table.state.outcome
        return None if outcome is None else outcome.won

    def choose(self, option: Option) -> None:
        """Take an option, in anybody's place."""
        self._moves.append(option)
        self._table.choose(option)

    def play_out(self, decide: Callable[[Ask], Option | None]) -> None:
        """Play the imagined game to its end: `decide` takes an option of every ask, in anybody's place, or none to
        leave it there."""

        def taken(ask: Ask) -> Option | None:
            option = decide(ask)
            if option is not None:
                moves.append(option)
            return option

        moves, table = self._moves, self._table
        table.keep, table.marks = False, []
        table.play_out(taken)

    def value(self, seat: SeatId | None = None) -> float:
        """How good the position is by the system's own valuation, for this seat or another."""
        return self._table.system.value(self._table.game, self.seat if seat is None else seat)

    @property
    def round(self) -> int:
        """The round the imagined game is in."""
        return int(self._table.state.round)

    def leanings(self, ask: Ask) -> Sequence[float]:
        """How much a player in a hurry leans to each option of the pending question."""
        return self._table.system.leanings(self._table.game, ask)

    def chair(self, seat: SeatId) -> Chair:
        """A chair at this imagined table, for bots that play on here."""
        return Chair(self._table, seat)

    def scene(self) -> Scene:
        """What this seat would see."""
        return self._table.scene(self.seat, spoken=False)

    def fork(self) -> Mind:
        """Another imagined table that stands exactly here, for searching.

        Before the first checkpoint after imagining, a fork would start from a state that holds the truth: until then,
        and where no checkpoints are kept, this table is imagined again.
        """
        marks = self._table.marks
        if marks and marks[-1].at > self._began:
            table = self._table.fork()
            return Mind(self._origin, self.seat, self._luck, self._moves, table, self._began, forks=True)
        twin = Mind(self._origin, self.seat, self._luck, forks=self._forks)
        for option in self._moves:
            twin.choose(option)
        return twin


class Bot(Protocol):
    """A player that is a program: sits on a chair, answers what it is asked."""

    def answer(self, chair: Chair) -> Option:
        """One of the options of `chair.ask`."""
        ...


@runtime_checkable
class Eager(Protocol):
    """A bot that knows when to answer before others that are asked the same, and when to let them."""

    def eager(self, chair: Chair) -> int:
        """How much it wants to answer first."""
        ...


def keenest(table: Table[Any, Any], bots: Mapping[SeatId, Bot]) -> list[SeatId]:
    """Of the bots that are asked the same, those that most want to answer first; all of them if none cares."""
    keen = {seat: bot.eager(Chair(table, seat)) if isinstance(bot, Eager) else 0 for seat, bot in bots.items()}
    most = max(keen.values(), default=0)
    return [seat for seat, eagerness in keen.items() if eagerness == most]
