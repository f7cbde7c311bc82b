"""Positions that are played in tests, whatever the game: dice that fall as a test says, and ways to play on.

A system's `build.py` says what a position of its game looks like:

    class Play(Staged[State, Doria]):
        SYSTEM = SYSTEM
        ACTING = ("act", "who-first")

Dice have labels: who throws and why, in the order in which they fall; where no figure throws, why alone.  What is
thrown more than once has a list for each throw, `{"k regeneration": [[3], [6]]}`, and so has a throw of both sides.
Another roll fails a test at once, and so do dice that are left over when it ends; `"S damage?"` need not fall.  A
single roll may be a bare list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from undercroft.content.labelled_dice import Labelled, groups
from undercroft.crawl.game import Crawl
from undercroft.crawl.system import CrawlSystem
from undercroft.kernel.chance import Counters, Seeded
from undercroft.kernel.dice import Faces
from undercroft.kernel.events import AnyEvent
from undercroft.kernel.requests import FigureId, Option, Roll
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Entry, State
from undercroft.kernel.table import Table

S = TypeVar("S", bound=State[Any])
G = TypeVar("G", bound=Crawl[Any])

Dice = Sequence[int] | Mapping[str, Sequence[int] | Sequence[Sequence[int]]]
"""Dice by label, or one number a die in the order in which they fall."""

Names = Mapping[str, FigureId]


class Told(Seeded):
    """Dice that fall as a test says."""

    __slots__ = ("labelled", "left", "names")

    def __init__(self, given: Dice, names: Callable[[], Names] = dict) -> None:
        super().__init__("told")
        by_label = given if isinstance(given, Mapping) else {}
        self.labelled = Labelled({label: groups(faces) for label, faces in by_label.items()})
        self.left = [] if isinstance(given, Mapping) else list(given)
        self.names = names
        if self.labelled:
            TOLD.append(self)

    def copy(self) -> Told:
        twin = Told(self.left, self.names)
        twin.labelled = self.labelled.copy()
        return twin

    def throw(self, counters: Counters, roll: Roll) -> Faces:
        counters[roll.stream] += 1
        if not self.left:
            return tuple(map(tuple, self.labelled.take(roll, self.names())))
        thrown = []
        for pool in roll.dice:
            assert len(self.left) >= len(pool), f"{len(pool)} dice are thrown, {self.left} are left"
            thrown.append(tuple(self.left[: len(pool)]))
            del self.left[: len(pool)]
        return tuple(thrown)


TOLD: list[Told] = []
"""The dice of the test that is running, but for those of forks."""


def left_over() -> str:
    """Dice by label that nobody has thrown, at the end of a test."""
    return "; ".join(str(dice.labelled) for dice in TOLD if dice.labelled)


class Staged(Generic[S, G]):
    """A position being played.

    Questions nobody answers stay open; `play.on()` answers them by default until somebody may act, `play.finish()`
    until nothing is left to do.
    """

    SYSTEM: ClassVar[CrawlSystem[Any, Any, Any, Any]]
    ACTING: ClassVar[tuple[str, ...]] = ("act",)
    """The questions at which somebody may act."""

    def __init__(
        self,
        place: dict[str, Any],
        dice: Dice,
        do: Sequence[Entry] | None,
        prepare: Callable[[S], None] | None = None,
    ) -> None:
        state, setup, self.names = self.SYSTEM.stage(place)
        if prepare is not None:
            prepare(state)
        if do is not None:
            state.agenda = list(do[::-1])
        self.chance = Told(dice, lambda: self.SYSTEM.known(self._game(state, setup), self.names))
        self.table: Table[S, G] = Table(self.SYSTEM, setup, state=state, chance=self.chance)

    @property
    def game(self) -> G:
        return self.table.game

    @property
    def state(self) -> S:
        return self.table.state

    def _game(self, state: S, setup: Setup) -> G:
        """The game, also while the table is being laid."""
        return self.table.game if hasattr(self, "table") else self.SYSTEM.game(state, setup, self.chance)

    def see(self, name: str) -> dict[str, Any]:
        found = self.SYSTEM.observe(self.game, name, self.names)
        assert found is not None, f"nothing is called {name}"
        return dict(found)

    def meaning(self, sentence: str) -> Option | None:
        ask = self.table.ask
        return None if ask is None else self.SYSTEM.phrase(self.game, sentence, self.names, ask)

    def offers(self, sentence: str) -> bool:
        return self.meaning(sentence) is not None

    def take(self, *sentences: str) -> Self:
        for sentence in sentences:
            option = self.meaning(sentence)
            assert option is not None, f'"{sentence}" is not offered: {self.acts()}'
            self.table.choose(option)
        return self

    def choose(self, act: str, **fields: Any) -> Self:
        """Take the one option of this act whose fields are these."""
        ask = self.table.ask
        assert ask is not None, f"nobody is asked, so nobody can {act}"
        found = [
            option
            for option in ask.options
            if option.act == act and all(getattr(option, name) == value for name, value in fields.items())
        ]
        assert len(found) == 1, f"{act} {fields} means {len(found)} of {self.acts()}"
        self.table.choose(found[0])
        return self

    def acts(self) -> list[str]:
        ask = self.table.ask
        return [] if ask is None else [str(option) for option in ask.options]

    def asks(self) -> str:
        ask = self.table.ask
        return "" if ask is None else ask.prompt

    def on(self) -> Self:
        """Answer by default until somebody may act."""
        while (ask := self.table.ask) is not None and ask.prompt not in self.ACTING:
            self.table.choose(ask.options[ask.default])
        return self

    def finish(self) -> Self:
        """Answer by default until nothing is left to do."""
        while (ask := self.table.ask) is not None:
            self.table.choose(ask.options[ask.default])
        return self

    def events(self, kind: str) -> list[AnyEvent]:
        return [told.event for told in self.table.told if type(told.event).__name__.lower() == kind]

    def rolled(self, why: str) -> int:
        """How often dice were thrown for something."""
        return sum(event.why == why for event in self.events("rolled"))  # type: ignore[union-attr]

    def changed(self, what: str) -> list[int]:
        """What a counter became, one change after the other."""
        return [event.now for event in self.events("changed") if event.what == what]  # type: ignore[union-attr]
