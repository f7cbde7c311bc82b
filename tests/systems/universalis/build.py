"""Positions for rule tests, written as vignettes write them, and ways to play on in them.

    dice = {"S attack": [5, 4], "k defense": [2, 1], "S damage": [6, 6, 1, 1, 1]}
    play = position(DUEL, S=hero(), k=orc(), turn="S", dice=dice)
    play.take("S attacks k")
    assert play.see("k")["wounds"] == 2

Dice have labels: who throws and why, in the order in which they fall; where no figure throws, why alone.  What is
thrown more than once has a list for each throw, `{"k regeneration": [[3], [6]]}`, and so has a throw of both sides.
Another roll fails a test at once, and so do dice that are left over when it ends; `"S damage?"` need not fall.  A
single roll may be a bare list.
Questions nobody answers stay open; `play.on()` answers them by default until somebody may act, `play.finish()` until
nothing is left to do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from systems.universalis.box import SYSTEM
from undercroft.board.bits import squares
from undercroft.content.labelled_dice import Labelled, groups
from undercroft.kernel.chance import Counters, Seeded
from undercroft.kernel.dice import Faces
from undercroft.kernel.events import AnyEvent
from undercroft.kernel.requests import FigureId, Option, Roll, Script
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Entry
from undercroft.kernel.table import Table
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character, State

DUEL = """
#######
#.....#
#..k..#
#..S..#
#.....#
#######
"""
HALL = "\n".join(["#" * 12, *["#" + "." * 10 + "#"] * 8, "#" * 12])


T = TypeVar("T")
Prepare = Callable[[State], None]


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


class Play:
    """A position being played."""

    def __init__(
        self, place: dict[str, Any], dice: Dice, do: list[Entry] | None, prepare: Prepare | None = None
    ) -> None:
        state, setup, self.names = SYSTEM.stage(place)
        if prepare is not None:
            prepare(state)
        if do is not None:
            state.agenda = list(do[::-1])
        self.chance = Told(dice, lambda: SYSTEM.known(self._game(state, setup), self.names))
        self.table: Table[State, Universalis] = Table(SYSTEM, setup, state=state, chance=self.chance)

    @property
    def game(self) -> Universalis:
        return self.table.game

    @property
    def state(self) -> State:
        return self.table.state

    def _game(self, state: State, setup: Setup) -> Universalis:
        """The game, also while the table is being laid."""
        return self.table.game if hasattr(self, "table") else SYSTEM.game(state, setup, self.chance)

    def who(self, name: str) -> Character:
        return self.game.character(self.names[name])

    def see(self, name: str) -> dict[str, Any]:
        found = SYSTEM.observe(self.game, name, self.names)
        assert found is not None, f"nothing is called {name}"
        return dict(found)

    def meaning(self, sentence: str) -> Option | None:
        ask = self.table.ask
        return None if ask is None else SYSTEM.phrase(self.game, sentence, self.names, ask)

    def offers(self, sentence: str) -> bool:
        return self.meaning(sentence) is not None

    def take(self, *sentences: str) -> Play:
        for sentence in sentences:
            option = self.meaning(sentence)
            assert option is not None, f'"{sentence}" is not offered: {self.acts()}'
            self.table.choose(option)
        return self

    def acts(self) -> list[str]:
        ask = self.table.ask
        return [] if ask is None else [str(option) for option in ask.options]

    def asks(self) -> str:
        ask = self.table.ask
        return "" if ask is None else ask.prompt

    def on(self) -> Play:
        """Answer by default until somebody may act."""
        while (ask := self.table.ask) is not None and ask.prompt not in ("act", "next-hero"):
            self.table.choose(ask.options[ask.default])
        return self

    def finish(self) -> Play:
        """Answer by default until nothing is left to do."""
        while (ask := self.table.ask) is not None:
            self.table.choose(ask.options[ask.default])
        return self

    def events(self, kind: str) -> list[AnyEvent]:
        return [told.event for told in self.table.told if type(told.event).__name__.lower() == kind]

    def rolled(self, why: str) -> int:
        """How often dice were thrown for something."""
        return sum(event.why == why for event in self.events("rolled"))


def position(
    board: str = DUEL,
    *,
    turn: str | list[str] = "S",
    dice: Dice | None = None,
    do: Any = None,
    prepare: Prepare | None = None,
    **given: Any,
) -> Play:
    """A position: figures by letter, anything else of a position by its name; `prepare` changes the rest."""
    figures = {name: value for name, value in given.items() if isinstance(value, dict) and name not in KEYS}
    rest = {name: value for name, value in given.items() if name not in figures}
    place: dict[str, Any] = {"figures": figures, "turn": turn, **rest}
    if "quest" not in rest:
        for mark in {sign for sign in board if sign.isalpha() and sign not in "wox" and sign not in figures}:
            board = board.replace(mark, ".")
        place["board"] = board
    return Play(place, dice or [], do, prepare)


KEYS = ("dropped", "options", "doors", "decks")


def carried_out(script: Script[T], *replies: Any) -> T:
    """What a script comes to, each of its requests answered in turn; neither a request nor a reply may be left over."""
    left = list(replies)
    try:
        next(script)
        while left:
            script.send(left.pop(0))
    except StopIteration as end:
        assert not left, f"{left} answer nothing"
        return end.value  # type: ignore[no-any-return]
    raise AssertionError("a request is left without a reply")


def square(play: Play, name: str) -> int:
    """The number of a square."""
    return int(play.game.plan.board.parse(name))


def named(play: Play, places: int) -> set[str]:
    """The names of a set of squares."""
    return {play.game.plan.board.name(at) for at in squares(places)}


def hero(name: str = "shara", **more: Any) -> dict[str, Any]:
    """A hero without Fortune and without skills that change rolls, unless stated: what rules say of everybody."""
    skills = ["used-to-armors"] if name == "shara" else []
    return {"hero": name, "fortune": 0, "skills": skills, **more}


def orc(**more: Any) -> dict[str, Any]:
    """An orc warrior with a sword and no shield, unless stated."""
    return {"creature": "orc-warrior", "hands": ["broadsword"], "facing": "south", **more}


def troll(**more: Any) -> dict[str, Any]:
    """A troll with its bare fists' worth of a club."""
    return {"creature": "troll", **more}
