"""Positions for rule tests, written as vignettes write them, and ways to play on in them.

    dice = {"W attack": [[5, 4, 3], [2, 1]]}
    play = position("W g", W=hero(hand=["longsword"]), g=goblin(), turn="W", dice=dice)
    play.take("W strikes g with longsword")
    assert play.see("g")["hurt"] == 2

A drawing is that of a tile, of any size, or plain rows of squares with Walls around them (see `maps.sketches`); letters
that name figures stand on floor.  Squares are named from its corner: `a1`.

Dice have labels: who throws and why, in the order in which they fall; where no figure throws, why alone.  What is
thrown more than once has a list for each throw, and so has a throw of both sides.  Another roll fails a test at once,
and so do dice that are left over when it ends; `"W damage?"` need not fall.  A single roll may be a bare list.
Questions nobody answers stay open; `play.on()` answers them by default until somebody may act, `play.finish()` until
nothing is left to do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from undercroft.content.labelled_dice import Labelled, groups
from undercroft.kernel.chance import Counters, Seeded
from undercroft.kernel.dice import Faces
from undercroft.kernel.events import AnyEvent
from undercroft.kernel.requests import FigureId, Option, Roll
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Entry
from undercroft.kernel.table import Table
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Character, Monster, State
from undercroft.systems.doria.system import DoriaSystem

SYSTEM = DoriaSystem()

HALL = """
.....
.....
..W..
.....
.....
"""
"""Where nothing else is said: a bare tile with W in its middle, on c3."""

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
        self, place: dict[str, Any], dice: Dice, do: Sequence[Entry] | None, prepare: Prepare | None = None
    ) -> None:
        state, setup, self.names = SYSTEM.stage(place)
        if prepare is not None:
            prepare(state)
        if do is not None:
            state.agenda = list(do[::-1])
        self.chance = Told(dice, lambda: SYSTEM.known(self._game(state, setup), self.names))
        self.table: Table[State, Doria] = Table(SYSTEM, setup, state=state, chance=self.chance)

    @property
    def game(self) -> Doria:
        return self.table.game

    @property
    def state(self) -> State:
        return self.table.state

    def _game(self, state: State, setup: Setup) -> Doria:
        """The game, also while the table is being laid."""
        return self.table.game if hasattr(self, "table") else SYSTEM.game(state, setup, self.chance)

    def who(self, name: str) -> Character:
        return self.game.character(self.names[name])

    def monster(self, name: str) -> Monster:
        return self.game.monster(SYSTEM.known(self.game, self.names)[name])

    def at(self, name: str) -> int:
        """A square of the board by its name."""
        from undercroft.systems.doria.vignettes.positions import parse_square

        return parse_square(self.state.plan, name)

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

    def choose(self, act: str, **fields: Any) -> Play:
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

    def on(self) -> Play:
        """Answer by default until somebody may act."""
        while (ask := self.table.ask) is not None and ask.prompt not in ("act", "who-first"):
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
        return sum(event.why == why for event in self.events("rolled"))  # type: ignore[union-attr]

    def changed(self, what: str) -> list[int]:
        """What a counter became, one change after the other."""
        return [event.now for event in self.events("changed") if event.what == what]  # type: ignore[union-attr]


def position(
    board: str = HALL,
    *,
    turn: str | list[str] = "W",
    dice: Dice | None = None,
    do: Sequence[Entry] | None = None,
    prepare: Prepare | None = None,
    **given: Any,
) -> Play:
    """A position: figures by letter, anything else of a position by its name; `do` is what happens instead of `turn`,
    `prepare` changes the rest."""
    figures = {name: value for name, value in given.items() if isinstance(value, dict) and name not in KEYS}
    rest = {name: value for name, value in given.items() if name not in figures}
    place: dict[str, Any] = {"figures": figures, "turn": "actions" if do is not None else turn, **rest}
    if "quest" not in rest:
        place["board"] = board.replace("W", ".") if "W" not in figures else board
    return Play(place, dice or [], do, prepare)


def quiet(state: State) -> None:
    """No monster comes: the deck is empty."""
    state.piles["monsters"].cards = ()


KEYS = ("tokens", "options", "decks")


def hero(card: str = "warrior", **more: Any) -> dict[str, Any]:
    """A character with nothing on; slots of the Body may be named directly: `hand=["longsword"]`."""
    worn = {slot: more.pop(slot) for slot in SLOTS if slot in more}
    return {"hero": card, "worn": worn, **more}


SLOTS = ("head", "torso", "arms", "legs", "feet", "accessory", "hand", "belt")


def goblin(**more: Any) -> dict[str, Any]:
    """A goblin without modifiers."""
    return {"monster": "goblin", **more}


def monster(card: str, **more: Any) -> dict[str, Any]:
    """A monster of the deck."""
    return {"monster": card, **more}
