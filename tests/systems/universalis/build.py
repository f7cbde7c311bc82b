"""Positions for rule tests, written as vignettes write them, and ways to play on in them.

    play = position(DUEL, S=hero(), k=orc(), turn="S", dice=[5, 4, 2, 1, 6, 6, 1, 1, 1])
    play.take("S attacks k")
    assert play.see("k")["wounds"] == 2

Dice fall in the order given, one number a die; when they run out a test fails.  Questions nobody answers stay open;
`play.on()` answers them by default until somebody may act, `play.finish()` until nothing is left to do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from systems.universalis.box import SYSTEM
from undercroft.kernel.chance import Counters, Seeded
from undercroft.kernel.dice import Faces, Pool
from undercroft.kernel.events import AnyEvent
from undercroft.kernel.requests import Option
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


Prepare = Callable[[State], None]


class Told(Seeded):
    """Dice that fall as a test says."""

    __slots__ = ("left",)

    def __init__(self, faces: list[int]) -> None:
        super().__init__("told")
        self.left = list(faces)

    def copy(self) -> Told:
        return Told(self.left)

    def throw(self, counters: Counters, stream: str, dice: tuple[Pool, ...]) -> Faces:
        counters[stream] += 1
        thrown = []
        for pool in dice:
            assert len(self.left) >= len(pool), f"{len(pool)} dice are thrown, {self.left} are left"
            thrown.append(tuple(self.left[: len(pool)]))
            del self.left[: len(pool)]
        return tuple(thrown)


class Play:
    """A position being played."""

    def __init__(
        self, place: dict[str, Any], dice: list[int], do: list[Entry] | None, prepare: Prepare | None = None
    ) -> None:
        state, setup, self.names = SYSTEM.stage(place)
        if prepare is not None:
            prepare(state)
        if do is not None:
            state.agenda = list(do[::-1])
        self.chance = Told(dice)
        self.table: Table[State, Universalis] = Table(SYSTEM, setup, state=state, chance=self.chance)

    @property
    def game(self) -> Universalis:
        return self.table.game

    @property
    def state(self) -> State:
        return self.table.state

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
    dice: list[int] | None = None,
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
